public import Foundation
public import StandardViews
public import ViewTree

/// A field to look for something: 56 points high, the field 8 points from the sides and 36 high, in the middle.
///
/// A button to cancel takes its own width and 8 points more from the field, and scopes 50 points
/// below; none of that is measured here.
open class UISearchBar: UIView, UIKitNamed {
  /// How a bar looks.
  public nonisolated enum Style: UInt, Hashable, Sendable {
    /// As the system has it.
    case `default` = 0
    /// With a ground.
    case prominent = 1
    /// Without one.
    case minimal = 2
  }

  /// Asked and told about editing.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  open var searchTextField: UISearchTextField { field }
  /// What is looked for.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// What is shown while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// A line above the field; remembered.
  open var prompt: String?
  /// How the bar looks: only a minimal one has no ground.
  open var searchBarStyle = Style.default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content shows through; remembered.
  open var isTranslucent = true
  /// The picture behind the bar; one without size takes the ground away.
  open var backgroundImage: UIImage?
  /// Whether there is a button to cancel; false at first.
  open var showsCancelButton = false { didSet { partsDidChange() } }
  /// Whether there are scopes below; false at first.
  open var showsScopeBar = false { didSet { partsDidChange() } }
  /// The names of the scopes.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// The place of the scope that is chosen, from 0.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  /// Called after the delegate when the button to cancel was touched.
  final var onCancel: (() -> Void)?
  private let field = UISearchTextField()
  private let cancel = UIButton()
  private var scopes: UISegmentedControl?

  /// Makes a bar with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Makes a bar; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// What would stand above the keyboard; it is remembered.
  open override var inputAccessoryView: UIView? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  private func addParts() {
    cancel.storedType = .system
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.isHidden = true
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBarCancelButtonClicked(self)
        self.onCancel?()
      }, for: .touchUpInside)
    field.mayBeginEditing = { [weak self] in
      self.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
    }
    field.mayEndEditing = { [weak self] in
      self.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
    }
    tell(.editingDidBegin) { $0.searchBarTextDidBeginEditing($1) }
    tell(.editingDidEnd) { $0.searchBarTextDidEndEditing($1) }
    tell(.editingDidEndOnExit) { $0.searchBarSearchButtonClicked($1) }
    tell(.editingChanged) { $0.searchBar($1, textDidChange: $1.text ?? "") }
    addSubview(field)
    addSubview(cancel)
  }

  /// Has an event of the field tell the delegate.
  private func tell(
    _ event: UIControl.Event, _ message: @escaping (any UISearchBarDelegate, UISearchBar) -> Void
  ) {
    field.addAction(
      UIAction { [weak self] _ in
        if let self, let delegate = self.delegate { message(delegate, self) }
      }, for: event)
  }

  /// Shows the button to cancel, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  private func partsDidChange() {
    cancel.isHidden = !showsCancelButton
    scopes?.isHidden = !showsScopeBar
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func scopesDidChange() {
    scopes?.removeFromSuperview()
    scopes = scopeButtonTitles.map { UISegmentedControl(items: $0) }
    if let scopes {
      scopes.selectedSegmentIndex = selectedScopeButtonIndex
      scopes.addAction(
        UIAction { [weak self] action in
          guard let self, let scopes = action.sender as? UISegmentedControl else { return }
          self.selectedScopeButtonIndex = scopes.selectedSegmentIndex
          self.delegate?.searchBar(
            self, selectedScopeButtonIndexDidChange: scopes.selectedSegmentIndex)
        }, for: .valueChanged)
      addSubview(scopes)
    }
    partsDidChange()
  }

  private var height: CGFloat { showsScopeBar && scopes != nil ? 106 : 56 }

  /// 56 points high, with scopes 106.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// As wide as there is room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  /// The field takes the keyboard for the bar.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// The field gives the keyboard up.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Places the field, the button and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let button = showsCancelButton ? cancel.intrinsicContentSize.width + 8 : 0
    let width = max(bounds.width - 16 - button, 0)
    func place(_ view: UIView, _ frame: CGRect) {
      var frame = frame
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
    // In the middle of a bar of another height, too (from knowledge); the scopes are below.
    let room = max(bounds.height - (height - 56), 36)
    let top = (room - 36) / 2
    place(field, CGRect(x: 8, y: top, width: width, height: 36))
    if showsCancelButton {
      place(cancel, CGRect(x: 16 + width, y: top - 4, width: button - 8, height: 44))
    }
    if let scopes, showsScopeBar {
      place(scopes, CGRect(x: 8, y: room + 5, width: max(bounds.width - 16, 0), height: 32))
    }
  }
}

/// A word in a search field that was chosen, not typed; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UISearchToken: NSObject {
  /// Its picture.
  public let icon: UIImage?
  /// Its text.
  public let text: String
  /// What the program keeps with it.
  open var representedObject: Any?

  /// Makes a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  deinit {}
}

/// The field of a search bar, with a magnifying glass before the text.
open class UISearchTextField: UITextField {
  /// The words before the text that were chosen; they are remembered, and take no room.
  open var tokens: [UISearchToken] = []
  /// Whether tokens may be deleted; it is remembered.
  open var allowsDeletingTokens = true
  /// Whether tokens may be copied; it is remembered.
  open var allowsCopyingTokens = true
  /// The colour behind tokens; it is remembered.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tokenBackgroundColor: UIColor! = .systemBlue

  override var plainGround: UIColor? { .tertiarySystemFill }

  /// Adds a token at a place; beyond the ends it is the nearest.
  open func insertToken(_ suggestedToken: UISearchToken, at tokenIndex: Int) {
    tokens.insert(suggestedToken, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Takes a token away; nothing happens beyond the ends.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Makes a field with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGlass()
  }

  /// Makes a field; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGlass()
  }

  private func addGlass() {
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.frame.size = CGSize(width: 20, height: 20)
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
  }

  /// 6 points from the side.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: 6, dy: 0)
  }

  /// 3 points from the glass, and 25 before the other side, where the button to clear is.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).room(
      inside: UIEdgeInsets(left: leftView == nil ? 8 : 3, right: hasText ? 25 : 8))
  }

  /// Where one looks for something, unless it is set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .searchField }
    set { super.accessibilityTraits = newValue }
  }
}
