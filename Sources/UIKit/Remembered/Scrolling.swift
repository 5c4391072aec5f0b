public import Foundation
public import StandardViews
public import ViewTree

extension UIScrollView {
  /// Whether an index is shown.
  public nonisolated enum IndexDisplayMode: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic = 0
    case alwaysHidden = 1
  }

  /// Whether fingers scale the content, which only the program says here; it is remembered.
  public var isZooming: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether the scale comes back into its limits; it is remembered.
  public var isZoomBouncing: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether an index is shown; it is remembered.
  public var indexDisplayMode: IndexDisplayMode {
    get { remembered(.automatic) }
    set { remember(newValue) }
  }

  /// Whether keys scroll; it is remembered.
  public var allowsKeyboardScrolling: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Whether it would go beyond the ends up and down; it is remembered.
  public var bouncesVertically: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Whether it would go beyond the ends at the sides; it is remembered.
  public var bouncesHorizontally: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Whether the one around it goes on; it is remembered.
  public var transfersVerticalScrollingToParent: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Whether the one around it goes on; it is remembered.
  public var transfersHorizontalScrollingToParent: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Whether it scrolls over time: never.
  public var isScrollAnimating: Bool { false }

  /// Without effect, as nothing moves by itself.
  public func stopScrollingAndZooming() {}

  /// Whether touches are for a view: they are.
  public func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }
}

extension UITableView {
  /// From where lines are moved inwards.
  public nonisolated enum SeparatorInsetReference: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// What measures cells again.
  public nonisolated enum SelfSizingInvalidation: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// From where lines are moved inwards; it is remembered.
  public var separatorInsetReference: SeparatorInsetReference {
    get { remembered(.fromCellEdges) }
    set { remember(newValue) }
  }

  /// How lines look on a blurred ground; it is remembered.
  public var separatorEffect: UIVisualEffect? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether cells keep to a readable width; it is remembered.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// What measures cells again: here every change does.
  ///
  /// It is remembered.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { remembered(.enabled) }
    set { remember(newValue) }
  }

  /// Gets rows ready, of which it is told in each layout; it isn't kept.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { rowsAhead.source }
    set {
      rowsAhead.source = newValue
      setNeedsLayout()
    }
  }

  /// Whether rows are got ready; true at first.
  public var isPrefetchingEnabled: Bool {
    get { rowsAhead.isEnabled }
    set { rowsAhead.isEnabled = newValue }
  }

  /// What would be dragged away; it is remembered.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What would be dragged here; it is remembered.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether rows can be dragged; it is remembered.
  public var dragInteractionEnabled: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// The colour of the index; it is remembered.
  public var sectionIndexColor: UIColor? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// The colour behind the index; it is remembered.
  public var sectionIndexBackgroundColor: UIColor? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// The colour behind the index under a finger; it is remembered.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// From how many rows on there is an index; it is remembered.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { remembered(0) }
    set { remember(newValue) }
  }

  /// Whether the focus comes back; it is remembered.
  public var remembersLastFocusedIndexPath: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether the focus chooses; it is remembered.
  public var selectionFollowsFocus: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether rows can have the focus; it is remembered.
  public var allowsFocus: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// The height of the lines below the rows, in points; it is remembered.
  public var fillerRowHeight: CGFloat {
    get { remembered(0) }
    set { remember(newValue) }
  }

  /// Whether something that is dragged over a row chooses it; it is remembered.
  public var isSpringLoaded: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// What would show a menu: nothing.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Whether changes are open: never, as they are made in the next layout.
  public var hasUncommittedUpdates: Bool { false }

  /// Without effect, as there is no index.
  public func reloadSectionIndexTitles() {}

  /// Asks the data source to describe the cells of rows in sight again, which it is given when it asks for cells of theirs.
  ///
  /// A row for which it returns another cell is shown again.
  public func reconfigureRows(at indexPaths: [IndexPath]) { describeRows(at: indexPaths) }

  /// Scrolls to the chosen row that is nearest to where it is to stand.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let sight = bounds.inset(by: adjustedContentInset)
    let place: (CGRect) -> CGFloat = { rect in
      switch scrollPosition {
      case .top: rect.minY
      case .bottom: rect.maxY
      case .middle, .none: rect.midY
      }
    }
    func distance(_ row: IndexPath) -> CGFloat { abs(place(rectForRow(at: row)) - place(sight)) }
    guard
      let row = indexPathsForSelectedRows?.min(by: { distance($0) < distance($1) })
    else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }
}

extension UITableViewCell {
  /// What the focus looks like.
  public nonisolated enum FocusStyle: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case `default` = 0
    case custom = 1
  }

  /// How far dragging is.
  public nonisolated enum DragState: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// What the focus looks like; it is remembered.
  public var focusStyle: FocusStyle {
    get { remembered(.default) }
    set { remember(newValue) }
  }

  /// What would lie behind the content where many rows are chosen; it is remembered.
  public var multipleSelectionBackgroundView: UIView? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether it can be touched while it is dragged; it is remembered.
  public var userInteractionEnabledWhileDragging: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether it asks before the row goes: never.
  public var showingDeleteConfirmation: Bool { false }

  /// Whether the row can be moved at the moment: never.
  public var showsReorderControlNow: Bool { false }
}

extension UICollectionView {
  /// How fast others make room.
  public nonisolated enum ReorderingCadence: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  /// What measures cells again.
  public nonisolated enum SelfSizingInvalidation: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// What would be dragged away; it is remembered.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What would be dragged here; it is remembered.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether cells can be dragged; it is remembered.
  public var dragInteractionEnabled: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// How fast others make room; it is remembered.
  public var reorderingCadence: ReorderingCadence {
    get { remembered(.immediate) }
    set { remember(newValue) }
  }

  /// What measures cells again: here every change does.
  ///
  /// It is remembered.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { remembered(.enabled) }
    set { remember(newValue) }
  }

  /// Whether the focus comes back; it is remembered.
  public var remembersLastFocusedIndexPath: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether the focus chooses; it is remembered.
  public var selectionFollowsFocus: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether cells can have the focus; it is remembered.
  public var allowsFocus: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Whether something that is dragged over a cell chooses it; it is remembered.
  public var isSpringLoaded: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// What would show a menu: nothing.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Whether changes are open: never, as they are made in the next layout.
  public var hasUncommittedUpdates: Bool { false }
}

extension UICollectionViewCell {
  /// How far dragging is.
  public nonisolated enum DragState: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case none = 0
    case lifting = 1
    case dragging = 2
  }
}

/// Gets rows ready before they are in sight.
public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching
