public import Foundation
public import StandardViews
public import ViewTree

/// A bar with buttons: 44 points high, or 49 where it stands in no container.
open class UIToolbar: UIView, UIKitNamed {
  /// The buttons, from where lines begin.
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  /// Whether content shows through; true at first.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// Would say where the bar is; nothing asks it.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The colour of the bar in pictures.
  open var barTintColor: UIColor?
  /// How the bar looks: its ground is shown in pictures, the rest is remembered.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { standardAppearance = standardAppearance.copied }
  }
  /// How the bar looks on a low window; remembered.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { compactAppearance = compactAppearance?.copied }
  }
  /// How the bar looks where content ends at it; remembered.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  private var shown = BarButtons()
  private var isStale = false

  /// Replaces the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  /// As wide as there is room, 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  private func itemsDidChange() {
    isStale = false
    shown.show(items ?? [], in: self) { [weak self] in
      self?.isStale = true
      self?.setNeedsLayout()
    }
    setNeedsLayout()
  }

  /// Places the buttons from side to side, 16 points from the sides and 8 from each other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { itemsDidChange() }
    let room = CGRect(origin: .zero, size: bounds.size).room(inside: safeSides)
    shown.layOut(in: room.insetBy(dx: min(16, room.width / 2), dy: 0), isMirrored: isMirrored)
  }

  private var safeSides: UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: safeAreaInsets.left, bottom: safeAreaInsets.bottom, right: safeAreaInsets.right)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// The views of a bar's buttons.
struct BarButtons {
  private var parts: [(item: UIBarButtonItem, view: UIView)] = []
  private var items: [UIBarButtonItem] = []

  /// How far buttons are from each other, in points.
  static var spacing: CGFloat { 8 }

  /// Makes the views of items, in a bar that is told when one of them changes.
  ///
  /// Views of the program's that stay aren't taken out.
  mutating func show(
    _ items: [UIBarButtonItem], in bar: UIView, onChange: @escaping () -> Void
  ) {
    let old = parts
    for item in self.items where item.shownIn === bar { item.onChange = nil }
    self.items = items
    for item in items {
      item.shownIn = bar
      item.onChange = onChange
    }
    let new = items.filter { !$0.isHidden }.map { ($0, $0.customView ?? Self.button($0)) }
    parts = new
    for part in old where part.view.superview === bar {
      if !new.contains(where: { $0.1 === part.view }) { part.view.removeFromSuperview() }
    }
    for part in parts {
      part.item.shownView = part.view
      if part.view.superview !== bar { bar.addSubview(part.view) }
    }
  }

  private static func button(_ item: UIBarButtonItem) -> UIView {
    let shown = item.shownImage
    let button = UIButton(
      type: item.systemItem == .close && shown == nil && item.title == nil ? .close : .system)
    if let title = item.title { button.setTitle(title, for: .normal) }
    if let shown { button.setImage(shown.template, for: .normal) }
    if let color = item.tintColor { button.tintColor = color }
    button.titleLabel?.font = .systemFont(
      ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    button.isEnabled = item.isEnabled
    button.accessibilityLabel = item.accessibilityLabel
    button.addAction(
      UIAction { [weak item] action in
        guard let item else { return }
        if let own = item.primaryAction { return own.perform(sender: item) }
        guard let selector = item.action else { return }
        UIApplication.shared.sendAction(selector, to: item.target, from: item, for: nil)
      }, for: .touchUpInside)
    return button
  }

  private static func width(_ item: UIBarButtonItem, _ view: UIView) -> CGFloat {
    if item.width > 0 { return item.width }
    if item.customView != nil { return fittingSize(view).width }
    let isEmpty =
      item.title?.isEmpty != false && item.shownImage == nil && item.systemItem != .close
    return isEmpty ? 0 : view.intrinsicContentSize.width
  }

  /// The size of a view of the program's: what its constraints ask for, else its own.
  static func fittingSize(_ view: UIView) -> CGSize {
    if view.translatesAutoresizingMaskIntoConstraints, view.bounds.size != .zero {
      return view.bounds.size
    }
    let size = view.systemLayoutSizeFitting(.zero)
    return size == .zero ? view.intrinsicContentSize.usable : size
  }

  /// The width of all buttons with what is between them, in points.
  var width: CGFloat {
    parts.map { Self.width($0.item, $0.view) }.reduce(0, +)
      + Self.spacing * CGFloat(max(parts.count - 1, 0))
  }

  /// Places the buttons in a room; those without width that are flexible spaces share what is left.
  func layOut(in room: CGRect, isMirrored: Bool) {
    let flexible = parts.filter { $0.item.isFlexibleSpace }.count
    let share = flexible > 0 ? max(room.width - width, 0) / CGFloat(flexible) : 0
    var x = room.minX
    for (item, view) in parts {
      let own = item.isFlexibleSpace ? share : Self.width(item, view)
      let fitting = item.customView.map { Self.fittingSize($0).height } ?? min(room.height, 44)
      let height = min(fitting, room.height)
      let frame = CGRect(
        x: isMirrored ? room.minX + room.maxX - x - own : x,
        y: room.minY + (room.height - height) / 2, width: own, height: height)
      view.translatesAutoresizingMaskIntoConstraints = true
      if view.frame != frame { view.frame = frame }
      x += own + Self.spacing
    }
  }
}

extension CGSize {
  fileprivate var usable: CGSize { CGSize(width: max(width, 0), height: max(height, 0)) }
}

extension BarButtonItem {
  /// Room between buttons that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }

  /// Room between buttons, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.width = width
    return item
  }

  /// The picture: the program's, else the symbol of the system's button.
  var shownImage: UIImage? {
    if let image { return image }
    guard title == nil, let name = systemItem?.symbol else { return nil }
    return UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
  }

  /// Whether it is room that takes what is left, as is what shows nothing, does nothing and has no width.
  var isFlexibleSpace: Bool {
    if let systemItem { return systemItem == .flexibleSpace && width == 0 }
    return title == nil && image == nil && customView == nil && width == 0 && action == nil
      && primaryAction == nil
  }
}

extension BarButtonItem.SystemItem {
  /// The symbol of a button that is a picture; nil for words, room, and the cross on a ground of its own that closes.
  fileprivate var symbol: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .close: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    }
  }
}
