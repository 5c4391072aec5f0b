public import Foundation
import StandardViews
public import ViewTree

/// Puts the items of a collection into lines, one section after the other.
///
/// Which items share a line, and where in it they stand, is said at `FlowItems`. Positions aren't
/// rounded to pixels.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What ``sectionInset`` is measured from.
  public nonisolated enum SectionInsetReference: Int, Hashable, Sendable {
    /// The collection's adjusted content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  /// As ``estimatedItemSize`` it makes all items as large as their content asks for.
  public nonisolated static let automaticSize = CGSize(width: 50, height: 50)

  /// The least distance between the items of a line, in points; 10 at first.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidate(unless: minimumInteritemSpacing == oldValue) }
  }
  /// The distance between lines, in points; 10 at first.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidate(unless: minimumLineSpacing == oldValue) }
  }
  /// The size of all items, in points; 50 × 50 at first.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidate(unless: itemSize == oldValue) }
  }
  /// The size of items that haven't been in sight, in points.
  ///
  /// Other than zero, which it is at first, it makes items as large as their cells ask for.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      if estimatedItemSize != oldValue { preferredSizes = [:] }
      invalidate(unless: estimatedItemSize == oldValue)
    }
  }
  /// Which way the content is scrolled: up and down at first.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidate(unless: scrollDirection == oldValue) }
  }
  /// The size of headers, of which only the length along the scrolling counts; none with 0.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(unless: headerReferenceSize == oldValue) }
  }
  /// The size of footers, of which only the length along the scrolling counts; none with 0.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(unless: footerReferenceSize == oldValue) }
  }
  /// What is left free around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidate(unless: sectionInset == oldValue) }
  }
  /// What ``sectionInset`` is measured from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidate(unless: sectionInsetReference == oldValue) }
  }
  /// Whether headers stay in sight while their sections are; false at first.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(unless: sectionHeadersPinToVisibleBounds == oldValue) }
  }
  /// Whether footers stay in sight while their sections are; false at first.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(unless: sectionFootersPinToVisibleBounds == oldValue) }
  }

  /// What is set to what it is leaves the layout as it is: an override of ``prepare()`` may set all of it each time.
  private func invalidate(unless isSame: Bool) {
    if !isSame { invalidateLayout() }
  }

  final var sections: [FlowSection] = []
  /// The sizes that cells have asked for.
  final var preferredSizes: [IndexPath: CGSize] = [:]
  /// Whether the delegate was asked for a size and left it to the layout.
  final var isLeftToLayout = false
  final var hasReportedWidth = false

  deinit {}

  final var isVertical: Bool { scrollDirection == .vertical }
  override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }
  override var fitsRoom: Bool { true }

  // MARK: Layout

  /// Arranges all sections.
  ///
  /// - Complexity: O(*s*) for *s* sections of items of one size, else O(*n*) for *n* items.
  open override func prepare() {
    super.prepare()
    sections = []
    guard let collectionView else { return }
    var start: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let next = flowSection(section, from: start, in: collectionView)
      start = next.end
      sections.append(next)
    }
  }

  /// The extent of all sections along the scrolling, and that of the collection's frame across it.
  open override var collectionViewContentSize: CGSize {
    oriented(CGSize(width: collectionView.map(breadth) ?? 0, height: sections.last?.end ?? 0))
  }

  /// The headers, items and footers in a rectangle of the content.
  ///
  /// - Complexity: O(*k* + log *s*) for *k* items in the rectangle and *s* sections.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let rect = oriented(rect)
    var found: [UICollectionViewLayoutAttributes] = []
    let first = sections.partitionPoint { $0.end < rect.minY }
    for section in first..<max(first, sections.count) {
      let flow = sections[section]
      if flow.start > rect.maxY { break }
      let path = IndexPath(item: 0, section: section)
      found += supplementary(UICollectionView.elementKindSectionHeader, at: path, in: rect)
      for item in flow.items(from: rect.minY, to: rect.maxY)
      where flow.frame(of: item).overlaps(rect) {
        if let cell = attributes(forItemAt: IndexPath(item: item, section: section)) {
          found.append(cell)
        }
      }
      found += supplementary(UICollectionView.elementKindSectionFooter, at: path, in: rect)
    }
    return found
  }

  private func supplementary(
    _ kind: String, at path: IndexPath, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    guard let attributes = attributes(ofKind: kind, at: path),
      oriented(attributes.frame).overlaps(rect)
    else { return [] }
    return [attributes]
  }

  /// Where an item's cell stands; nil if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(forItemAt: indexPath) }

  // Overrides of the methods that answer for one view may ask for all in a rectangle, so that this is
  // answered without them.

  private func attributes(forItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < sections[indexPath.section].items.count
    else { return nil }
    let attributes = newAttributes(at: indexPath)
    attributes.frame = oriented(sections[indexPath.section].frame(of: indexPath.item))
    return attributes
  }

  /// Where a section's header or footer stands; nil if it has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(ofKind: elementKind, at: indexPath) }

  private func attributes(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    let section = sections[indexPath.section]
    let frame: CGRect
    let isPinned: Bool
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      isPinned = sectionHeadersPinToVisibleBounds
      frame = section.headerFrame(pinnedTo: isPinned ? limits.start : nil)
    case UICollectionView.elementKindSectionFooter:
      isPinned = sectionFootersPinToVisibleBounds
      frame = section.footerFrame(pinnedTo: isPinned ? limits.end : nil)
    default: return nil
    }
    guard frame.height > 0 else { return nil }
    let attributes = newAttributes(at: indexPath)
    attributes.category = .supplementaryView
    attributes.kind = elementKind
    attributes.frame = oriented(frame)
    if isPinned { attributes.zIndex = 10 }
    return attributes
  }

  // MARK: Invalid layouts

  /// The class of what says which part of a flow has to be worked out again.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// True if the extent across the scrolling has changed, or headers move along.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    guard let bounds = collectionView?.bounds else { return true }
    return oriented(bounds.size).width != oriented(newBounds.size).width
  }

  /// True if an item asks for another size, where sizes are estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Takes over the size that an item asks for, and forgets those of items that are gone.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferredAttributes {
      preferredSizes[preferred.indexPath] = preferred.size
    }
    if let places = context.places {
      preferredSizes = places.moved(preferredSizes)
    } else if context.invalidateDataSourceCounts || context.invalidateEverything {
      preferredSizes = [:]
    }
    super.invalidateLayout(with: context)
  }

  // MARK: Orientation

  /// The extent across the scrolling that sections have.
  final func breadth(of view: UICollectionView) -> CGFloat {
    let inset = view.adjustedContentInset
    let bounds = view.bounds.size
    return isVertical
      ? max(bounds.width - inset.left - inset.right, 0)
      : max(bounds.height - inset.top - inset.bottom, 0)
  }

  /// Where what is in sight begins and ends along the scrolling.
  private var limits: (start: CGFloat, end: CGFloat) {
    guard let view = collectionView else { return (0, 0) }
    let sight = oriented(view.bounds.room(inside: view.adjustedContentInset))
    return (sight.minY, sight.maxY)
  }

  final func orientedInsets(_ insets: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
    var insets = insets
    let reference: UIEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    if isVertical {
      insets.left += reference.left
      insets.right += reference.right
      return insets
    }
    return UIEdgeInsets(
      top: insets.left, left: insets.top + reference.top, bottom: insets.right,
      right: insets.bottom + reference.bottom)
  }

  final func oriented(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  final func oriented(_ rect: CGRect) -> CGRect {
    isVertical
      ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func newAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let kind = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = kind?.made() ?? UICollectionViewLayoutAttributes()
    attributes.indexPath = path
    return attributes
  }
}

/// Says which part of a flow has to be worked out again; here all of it always is.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked for sizes again; it is remembered.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether all items are to be placed again; it is remembered.
  open var invalidateFlowLayoutAttributes = true

  deinit {}
}
