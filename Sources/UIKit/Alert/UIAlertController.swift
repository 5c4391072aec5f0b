public import Foundation
import ViewTree

/// A choice in an alert.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIAlertAction: NSObject {
  /// What kind of choice it is.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// As usual.
    case `default` = 0
    /// It leaves all as it was.
    case cancel = 1
    /// It may lose something.
    case destructive = 2
  }

  /// The text.
  open var title: String? { text }
  /// What kind of choice it is.
  open var style: Style { kind }
  /// Whether it can be chosen; true at first.
  open var isEnabled = true { didSet { enabledDidChange?() } }
  /// Tells the alert that the choice can be chosen now, or no longer.
  fileprivate final var enabledDidChange: (() -> Void)?
  /// What tests find it by; it is remembered.
  open var accessibilityIdentifier: String?
  /// What is read out in the place of the text; it is remembered.
  open var accessibilityLabel: String?
  private let text: String?
  private let kind: Style
  private let handler: ((UIAlertAction) -> Void)?

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - style: What kind of choice it is.
  ///   - handler: Called when it is chosen.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    text = title
    kind = style
    self.handler = handler
    super.init()
  }

  deinit {}

  final func perform() { handler?(self) }
}

/// A message with choices, in the middle of the window or along its lower edge.
///
/// The view has the measures of iOS 18, not measured here: an alert is 270 points wide, its texts
/// are 20 from its upper edge and its choices 16 from its sides and 44 high; a sheet is 8 points
/// from the sides and the safe area, its choices are 57 high, and the one that leaves all as it was
/// stands 8 below the others. In a wide window a sheet is 304 wide and in the middle, as there is
/// no popover.
open class UIAlertController: UIViewController {
  /// Where an alert is shown.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// Along the lower edge.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The message below the title.
  open var message: String? { didSet { updateTexts() } }
  /// The title.
  open override var title: String? { didSet { updateTexts() } }
  /// Where it is shown.
  open var preferredStyle: Style { style }
  /// The choices, in the order they were added.
  open var actions: [UIAlertAction] { choices }
  /// The choice that stands out.
  open var preferredAction: UIAlertAction? { didSet { choicesDidChange() } }
  /// The fields of an alert, in the order they were added; nil without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var style = Style.alert
  private var choices: [UIAlertAction] = []
  private var fields: [UITextField] = []
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [UIButton] = []

  /// Makes a message without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    // It takes its own place, over a screen that it dims itself.
    modalPresentationStyle = .custom
    style = preferredStyle
    self.title = title
    self.message = message
    updateTexts()
  }

  deinit {}

  /// Adds a choice; a second one that leaves all as it was is reported.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, choices.contains(where: { $0.style == .cancel }) {
      report(
        "The alert \(itemDescription) has a second action of the style cancel.",
        hint: "Give one of them another style; UIKit stops the program here.")
    }
    choices.append(action)
    let button = UIButton()
    button.storedType = .system
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.addAction(
      UIAction { [weak self, weak action] _ in
        guard let self, let action else { return }
        self.choose(action)
      }, for: .touchUpInside)
    buttons.append(button)
    action.enabledDidChange = { [weak self] in self?.choicesDidChange() }
    viewIfLoaded?.addSubview(button)
    choicesDidChange()
  }

  /// The choice that stands out is bold: the preferred one, else that which leaves all as it was.
  private func choicesDidChange() {
    for (choice, button) in zip(choices, buttons) {
      let isBold = preferredAction.map { $0 === choice } ?? (choice.style == .cancel)
      button.titleLabel?.font = .systemFont(
        ofSize: style == .alert ? 17 : 20, weight: isBold ? .semibold : .regular)
      button.isEnabled = choice.isEnabled
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Adds a field to an alert; for a sheet that is reported, as it has none.
  ///
  /// - Parameter configurationHandler: Is given the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard style == .alert else {
      report(
        "The action sheet \(itemDescription) can't have text fields.",
        hint: "Use the style alert; UIKit stops the program here.")
      return
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    fields.append(field)
    configurationHandler?(field)
    viewIfLoaded?.addSubview(field)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Takes the message away and does what a choice says, as a touch of its button does; nothing for a choice that
  /// can't be chosen.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, choices.contains(where: { $0 === action }) else { return }
    dismiss(animated: true) { action.perform() }
  }

  private func updateTexts() {
    for (label, text, size) in [(titleLabel, title, 17), (messageLabel, message, 13)] {
      label.text = text
      label.isHidden = text?.isEmpty != false
      label.numberOfLines = 0
      label.textColor = style == .alert ? .label : .secondaryLabel
      label.textAlignment = .center
      let isTitle = size == 17
      label.font = .systemFont(
        ofSize: style == .alert ? CGFloat(size) : 13, weight: isTitle ? .semibold : .regular)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Layout

  /// Makes a view that draws the panels of the message and its choices.
  open override func loadView() { view = AlertGround() }

  /// Puts texts, fields and buttons into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let view = viewIfLoaded else { return }
    for part in [titleLabel, messageLabel] + fields + buttons { view.addSubview(part) }
  }

  /// Takes the place that the style says.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    choicesDidChange()
    placeView()
  }

  /// Gives the keyboard to the first field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  /// Keeps that place when the window changes.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeView()
    layOutParts()
  }

  private var width: CGFloat {
    guard style == .actionSheet, let window = viewIfLoaded?.window else { return 270 }
    let safe = window.safeAreaInsets
    let room = window.bounds.width - safe.left - safe.right - 16
    return window.traitCollection.horizontalSizeClass == .regular ? min(304, room) : max(room, 0)
  }

  private func placeView() {
    guard let view = viewIfLoaded, let window = view.window else { return }
    let (room, safe) = (window.bounds, window.safeAreaInsets)
    let size = CGSize(width: width, height: height(layingOut: false))
    view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let keyboard = window.keyboardFrame.map { max(room.height - $0.minY, 0) } ?? 0
    let isInMiddle =
      style == .alert || window.traitCollection.horizontalSizeClass == .regular
    let y =
      isInMiddle
      ? (room.height - keyboard - size.height) / 2
      : room.height - max(safe.bottom, 8) - size.height
    let scale = max(window.traitCollection.displayScale, 1)
    let frame = CGRect(
      x: ((room.width - size.width) / 2 * scale).rounded() / scale,
      y: (max(y, safe.top) * scale).rounded() / scale, width: size.width, height: size.height)
    if view.frame != frame { view.frame = frame }
  }

  private func layOutParts() {
    _ = height(layingOut: true)
    guard let ground = viewIfLoaded as? AlertGround else { return }
    ground.buttons = buttons.map(\.frame)
    ground.fields = fields.map(\.frame)
    ground.isSheet = style == .actionSheet
  }

  /// The height of all, in points; on request everything takes its place.
  private func height(layingOut: Bool) -> CGFloat {
    let side: CGFloat = 16
    let room = width - 2 * side
    var y: CGFloat = style == .alert ? 20 : 14
    func put(_ part: UIView, height: CGFloat) {
      let frame = CGRect(x: side, y: y, width: room, height: height)
      if layingOut, part.frame != frame { part.frame = frame }
      y += height
    }
    var hasText = false
    for label in [titleLabel, messageLabel] where !label.isHidden {
      if hasText { y += style == .alert ? 4 : 12 }
      put(label, height: label.sizeThatFits(CGSize(width: room, height: 1e6)).height)
      hasText = true
    }
    for (index, field) in fields.enumerated() {
      y += index == 0 ? 20 : 4
      put(field, height: 25)
    }
    if hasText || !fields.isEmpty { y += style == .alert ? 20 : 14 } else { y = 0 }
    return heightOfButtons(from: y, layingOut)
  }

  private func heightOfButtons(from start: CGFloat, _ layingOut: Bool) -> CGFloat {
    let rowHeight: CGFloat = style == .alert ? 44 : 57
    var y = start
    let all = zip(choices, buttons)
    // In an alert the choice that leaves all as it was comes last, before one other at its side.
    let ordered =
      all.filter { $0.0.style != .cancel }.map(\.1) + all.filter { $0.0.style == .cancel }.map(\.1)
    func put(_ button: UIButton, _ frame: CGRect) {
      if layingOut, button.frame != frame { button.frame = frame }
    }
    if style == .alert, ordered.count == 2, fitsBeside(ordered) {
      let isCancelLast = choices.contains { $0.style == .cancel }
      let pair = isCancelLast ? [ordered[1], ordered[0]] : ordered
      for (place, button) in pair.enumerated() {
        put(
          button,
          CGRect(x: CGFloat(place) * width / 2, y: y, width: width / 2, height: rowHeight))
      }
      return y + rowHeight
    }
    let hasCancel = choices.contains { $0.style == .cancel }
    for (place, button) in ordered.enumerated() {
      if style == .actionSheet, hasCancel, place == ordered.count - 1, place > 0 || start > 0 {
        y += 8
      }
      put(button, CGRect(x: 0, y: y, width: width, height: rowHeight))
      y += rowHeight
    }
    return y
  }

  private func fitsBeside(_ buttons: [UIButton]) -> Bool {
    buttons.allSatisfy { button in
      let label = UILabel()
      label.text = button.title(for: .normal)
      label.font = button.titleLabel?.font
      return label.intrinsicContentSize.width <= width / 2 - 16
    }
  }
}
