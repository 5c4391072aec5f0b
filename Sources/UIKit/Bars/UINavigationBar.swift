public import Foundation
public import ViewTree

/// A bar with a title, a way back and buttons.
///
/// Its measures are those of iOS 15 to 18, not measured here: 44 points with buttons 16 from the sides and the title in
/// the middle as long as it has room there; 30 more above for a prompt; 52 more for a large title, 16 from the side; 52 more
/// for a search bar.
open class UINavigationBar: UIView, UIKitNamed {
  /// Whether titles may be large; the bar is then 96 points high, else 44.
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  /// Whether content shows through; true at first.
  ///
  /// The view of a controller ends at a bar through which nothing shows, unless the controller says otherwise.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// How titles are written.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
  /// How large titles are written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { contentDidChange() }
  }
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearance = standardAppearance.copied
      contentDidChange()
    }
  }
  /// How the bar looks where content ends at it; as ever without one.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copied
      contentDidChange()
    }
  }
  /// How the bar looks on a low window; as ever without one.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = compactAppearance?.copied
      contentDidChange()
    }
  }
  /// Asked and told of items that are pushed and popped.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items, the last of which is shown.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue?.suffix(2) ?? [] { item.onChange = nil }
      // The way back shows what the item before is called.
      for item in items?.suffix(2) ?? [] {
        item.onChange = { [weak self] in self?.contentDidChange() }
      }
      contentDidChange()
    }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  private var isStale = true
  private let title = UILabel()
  private let largeTitle = UILabel()
  private let prompt = UILabel()
  private lazy var back: UIButton = {
    let button = UIButton()
    button.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
    return button
  }()
  private var left = BarButtons()
  private var right = BarButtons()
  private weak var shownTitleView: UIView?
  private weak var shownSearchBar: UIView?

  deinit {}

  /// Shows another item, which leads back to the present one, if the delegate agrees.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Leads back by one item, if the delegate agrees.
  ///
  /// - Returns: The item that was shown; nil if it still is.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = items?.last, delegate?.navigationBar(self, shouldPop: last) != false else {
      return nil
    }
    items = items?.dropLast()
    delegate?.navigationBar(self, didPop: last)
    return last
  }

  /// Leads back in the bar of a navigation controller; nil for one that stands alone.
  final var onBack: (() -> Void)?

  /// Does what a touch of the way back does.
  private func goBack() {
    if let action = topItem?.backAction {
      action.perform(sender: back)
    } else if let onBack {
      onBack()
    } else {
      popItem(animated: true)
    }
  }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Its height for the item that is shown.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: shownHeight)
  }

  /// As wide as there is room, and as high as the item that is shown asks for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: shownHeight)
  }

  // MARK: What is shown

  /// Whether the title of the shown item is large: as it says, else as the item before.
  final var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The height for the item that is shown, in points.
  final var shownHeight: CGFloat {
    promptHeight + 44 + (showsLargeTitle ? 52 : 0)
      + (topItem?.searchController == nil ? 0 : 52)
  }

  /// The height of the line above the title, in points.
  private var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : 30 }

  private var appearance: UINavigationBarAppearance {
    topItem?.standardAppearance ?? standardAppearance
  }

  /// The colour of the ground, where one was set.
  final var groundColor: UIColor? { barTintColor ?? appearance.backgroundColor }

  private func contentDidChange() {
    isStale = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func show() {
    isStale = false
    let item = topItem
    write(
      item?.title, in: title, titleTextAttributes ?? appearance.titleTextAttributes, 17, .semibold)
    write(
      item?.largeTitle ?? item?.title, in: largeTitle,
      largeTitleTextAttributes ?? appearance.largeTitleTextAttributes, 34, .bold)
    title.textAlignment = .center
    write(item?.prompt, in: prompt, titleTextAttributes?.filter { $0.key != .font }, 13, .regular)
    prompt.textAlignment = .center
    prompt.isHidden = item?.prompt == nil
    let hasTitleView = item?.titleView != nil
    title.isHidden = showsLargeTitle || hasTitleView || item?.title?.isEmpty != false
    largeTitle.isHidden = !showsLargeTitle || (item?.largeTitle ?? item?.title)?.isEmpty != false
    showBack()
    let changed = { [weak self] () -> Void in self?.contentDidChange() }
    left.show(item?.leftBarButtonItems ?? [], in: self, onChange: changed)
    right.show((item?.rightBarButtonItems ?? []).reversed(), in: self, onChange: changed)
    for label in [title, largeTitle] where label.superview !== self { addSubview(label) }
    if !prompt.isHidden, prompt.superview !== self { insertSubview(prompt, at: 0) }
    if shownTitleView !== item?.titleView {
      if let old = shownTitleView, old.superview === self { old.removeFromSuperview() }
      shownTitleView = item?.titleView
    }
    if let view = item?.titleView, view.superview !== self { addSubview(view) }
    let search = item?.searchController?.searchBar
    if shownSearchBar !== search, shownSearchBar?.superview === self {
      shownSearchBar?.removeFromSuperview()
    }
    shownSearchBar = search
    if let search, search.superview !== self { addSubview(search) }
  }

  private func write(
    _ text: String?, in label: UILabel, _ attributes: [NSAttributedString.Key: Any]?,
    _ size: CGFloat, _ weight: UIFont.Weight
  ) {
    label.text = text
    label.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: size, weight: weight)
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
  }

  private func showBack() {
    let item = topItem
    let hasOwn = item?.leftBarButtonItems?.isEmpty == false
    let previous = backItem
    let isShown =
      previous != nil && item?.hidesBackButton == false
      && (!hasOwn || item?.leftItemsSupplementBackButton == true)
    back.isHidden = !isShown
    guard isShown, let previous else { return }
    let text =
      item?.backButtonDisplayMode == .minimal || previous.backButtonDisplayMode == .minimal
      ? nil
      : previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title ?? "Back"
    back.setImage(
      UIImage(
        systemName: "chevron.backward",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)),
      for: .normal)
    back.setTitle(text, for: .normal)
    back.setTitleColor(tintColor, for: .normal)
    back.titleLabel?.font = .systemFont(ofSize: 17)
    back.accessibilityLabel = text ?? previous.title ?? "Back"
    if back.superview !== self { addSubview(back) }
  }

  // MARK: Layout

  /// Places the title, what stands beside it and what stands below it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { show() }
    let safe = safeAreaInsets
    let top = promptHeight
    let room = CGRect(
      x: safe.left, y: top, width: max(bounds.width - safe.left - safe.right, 0), height: 44)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ frame: CGRect) -> CGRect {
      guard isMirrored else { return frame }
      return CGRect(
        x: room.minX + room.maxX - frame.maxX, y: frame.minY, width: frame.width,
        height: frame.height)
    }
    if top > 0 {
      let height = min(prompt.intrinsicContentSize.height, top)
      set(
        CGRect(
          x: room.minX + 16, y: top - height, width: max(room.width - 32, 0), height: height),
        of: prompt)
    }
    var leading = room.minX + 16
    if !back.isHidden {
      let width = min(back.intrinsicContentSize.width, room.width / 3)
      set(placed(CGRect(x: room.minX + 8, y: top, width: width, height: 44)), of: back)
      leading = room.minX + 8 + width + 8
    }
    let leftWidth = min(left.width, max(room.maxX - leading, 0))
    left.layOut(
      in: placed(CGRect(x: leading, y: top, width: leftWidth, height: 44)), isMirrored: isMirrored)
    if leftWidth > 0 { leading += leftWidth + 8 }
    let rightWidth = min(right.width, max(room.maxX - 16 - leading, 0))
    let trailing = room.maxX - 16 - rightWidth
    right.layOut(
      in: placed(CGRect(x: trailing, y: top, width: rightWidth, height: 44)), isMirrored: isMirrored
    )
    let free = CGRect(
      x: leading, y: top, width: max(trailing - (rightWidth > 0 ? 8 : 0) - leading, 0), height: 44)
    if let view = topItem?.titleView, view.superview === self {
      view.translatesAutoresizingMaskIntoConstraints = true
      set(placed(middle(sizeOf(view, in: free.size), in: free, of: room)), of: view)
    } else if !title.isHidden {
      let size = title.intrinsicContentSize
      set(
        placed(
          middle(
            CGSize(width: min(size.width, free.width), height: min(size.height, 44)), in: free,
            of: room)), of: title)
    }
    var y = top + 44
    if showsLargeTitle {
      let height = min(largeTitle.intrinsicContentSize.height, 52)
      set(
        CGRect(
          x: room.minX + 16, y: y + 52 - 8 - height, width: max(room.width - 32, 0),
          height: height), of: largeTitle)
      y += 52
    }
    if let search = shownSearchBar {
      search.translatesAutoresizingMaskIntoConstraints = true
      set(CGRect(x: room.minX, y: y, width: room.width, height: 52), of: search)
    }
  }

  /// The size of a title view: what it asks for, as wide as there is room where it asks for nothing.
  private func sizeOf(_ view: UIView, in room: CGSize) -> CGSize {
    let wish = BarButtons.fittingSize(view)
    return CGSize(
      width: wish.width > 0 ? min(wish.width, room.width) : room.width,
      height: min(wish.height > 0 ? wish.height : 44, 44))
  }

  /// A place in the middle of the bar, or as near to it as there is room.
  private func middle(_ size: CGSize, in free: CGRect, of room: CGRect) -> CGRect {
    let wish = room.midX - size.width / 2
    let x = min(max(wish, free.minX), max(free.maxX - size.width, free.minX))
    let scale = max(traitCollection.displayScale, 1)
    return CGRect(
      x: (x * scale).rounded() / scale,
      y: ((room.minY + (44 - size.height) / 2) * scale).rounded() / scale,
      width: size.width, height: size.height)
  }

  private func set(_ frame: CGRect, of view: UIView) {
    if view.frame != frame { view.frame = frame }
  }
}
