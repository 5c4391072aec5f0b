public import Foundation
import StandardViews
import ViewTree

/// Says where the views of a collection stand.
///
/// A subclass works that out in ``prepare()`` and answers in ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)`` and ``layoutAttributesForItem(at:)``.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayout: NSObject {
  /// The collection that is laid out, if any.
  open var collectionView: UICollectionView? { shownBy }

  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of what says which part of the layout has to be worked out again.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Makes a layout of no collection.
  public override init() { super.init() }

  /// Makes a layout of no collection; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  deinit {}

  // MARK: To be overridden

  /// Called before the layout is asked for anything after it became invalid.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The views in a rectangle of the content, in points; nil or none unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Where an item's cell stands; nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a view of a section stands; nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view of the layout stands; nil unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout becomes invalid by other bounds, as it does by scrolling; false unless
  /// overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether the layout becomes invalid by the size that a view asks for; false unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What the size that a view asks for makes invalid.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.preferredAttributes = preferredAttributes
    return context
  }

  /// What other bounds make invalid.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }

  /// Where scrolling that would end at an offset is to end; never called, as nobody scrolls.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where an offset is to be after items came, went or changed, or after a change of layout; the same unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Called between ``prepare()`` and the next layout where items came, went or changed.
  ///
  /// - Parameter updateItems: What changed, in the order it was said in.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called at the end of such changes.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the collection takes another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before the collection is laid out by this in the place of another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts once the collection is laid out by the new one.
  open func finalizeLayoutTransition() {}

  /// Would be called before an animation changes bounds; none does.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Would be called at the end of such a change.
  open func finalizeAnimatedBoundsChange() {}

  /// Whether everything is mirrored where lines run from right to left; false unless overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Where a new view of a section comes from; never called, as changes take effect at once.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view of a section that goes ends up; never called, as changes take effect at once.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a new item's cell comes from; never called, as changes take effect at once.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where the cell of an item that goes ends up; never called, as changes take effect at once.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Views of sections that come with changes; never called, as all that the layout has are shown.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Views of sections that go with changes; never called, as all that the layout no longer has go.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Views of the layout's own that come with changes; never called.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Views of the layout's own that go with changes; never called.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Invalid layouts

  /// Makes the next layout work everything out again.
  open func invalidateLayout() { invalidateLayout(with: newContext()) }

  /// Makes the next layout work out again what a context names; an override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    guard let shownBy else { return }
    let adjustment = context.contentOffsetAdjustment
    if adjustment != .zero {
      shownBy.offsetAdjustment.x += adjustment.x
      shownBy.offsetAdjustment.y += adjustment.y
    }
    shownBy.setNeedsLayout()
  }

  // MARK: Items that are moved

  /// Where an item that is moved goes: where another item is at a point, in points of the content, else where it went before.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { shownBy?.item(at: position) ?? previousIndexPath }

  /// Where the cell of an item stands that is moved: with its middle at a point, in front of the others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let known = layoutAttributesForItem(at: indexPath)
    let attributes =
      known?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = max(attributes.zIndex, 100)
    return attributes
  }

  /// Registers the class of the layout's own views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: State

  final weak var shownBy: UICollectionView?
  final var isPrepared = false
  private final var isPreparing = false
  final var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Whether views are asked for the sizes they would like.
  var asksForPreferredSizes: Bool { true }

  /// Whether the layout has to be worked out again for every size of the collection and for other insets.
  var fitsRoom: Bool { false }

  /// Scrolls the section of an item across the collection, so that the item is where it is asked for, where the layout has
  /// such sections.
  func scrollAcross(toItem path: IndexPath, _ position: UICollectionView.ScrollPosition) {}

  /// Where a view that shows no item is after changes, by its section; nil if it goes.
  func place(of element: CollectionElement, _ places: ItemPlaces) -> IndexPath? {
    guard element.path.count == 2 else { return element.path }
    return places.place(ofSection: element.path.section).map {
      IndexPath(item: element.path.item, section: $0)
    }
  }

  final func newContext() -> UICollectionViewLayoutInvalidationContext {
    let kind = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return kind?.made() ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Lets the layout work out what isn't valid.
  final func prepareIfNeeded() {
    // What is asked while the layout is worked out, such as by a delegate, doesn't begin that again.
    guard !isPrepared, !isPreparing else { return }
    isPreparing = true
    isPrepared = true
    prepare()
    isPreparing = false
  }
}

/// Says which part of a layout has to be worked out again.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all of the layout has to be worked out again.
  open internal(set) var invalidateEverything = false
  /// Whether items came or went.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that are named, if any.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  private var items: [IndexPath]?
  /// How much the size of the content changes, in points; it is remembered.
  open var contentSizeAdjustment = CGSize.zero
  /// How much the offset changes in the next layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  final var preferredAttributes: UICollectionViewLayoutAttributes?
  /// Where the items are that were there before; nil where that isn't known.
  final var places: ItemPlaces?

  /// Makes a context that names nothing.
  public override init() { super.init() }

  deinit {}

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }

  /// The views of sections that are named, by their kinds, if any.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }
  private var supplementaries: [String: [IndexPath]]?
  /// The layout's own views that are named, by their kinds, if any.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }
  private var decorations: [String: [IndexPath]]?

  /// Names views of sections.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaries = supplementaries ?? [:]
    supplementaries?[elementKind, default: []] += indexPaths
  }

  /// Names views of the layout's own.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    decorations = decorations ?? [:]
    decorations?[elementKind, default: []] += indexPaths
  }
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("LayoutKit_InvalidationContext_made")
  convenience init(made: ()) { self.init() }

  /// A context of the class that it is asked of, made by that class's `init()`.
  @_silgen_name("LayoutKit_InvalidationContext_made")
  static func made() -> Self
}
