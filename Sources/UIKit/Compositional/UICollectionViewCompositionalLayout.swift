public import Foundation
import ViewTree

/// What all sections of a compositional layout have in common.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Which way the collection is scrolled; up and down at first.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// How far sections are from each other, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets at the sides are measured from: the safe area at first.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes what a layout begins with.
  public override init() { super.init() }

  deinit {}
}

/// Lays a collection out by sections, which are groups of items, which may be groups in turn.
///
/// The rules are those of Apple's documentation, and where that says nothing not measured: a share
/// of a group's size is one of the section's room within its insets, a share of an item's one of
/// its group. The parts of a group come again while there is room. A part with an estimated length
/// takes that which its view asks for. Headers and footers stand outside the insets above and
/// below. Frames aren't rounded to pixels.
///
/// A section that is scrolled across the collection lies in a row, which ``UICollectionView/scrollToItem(at:at:animated:)``
/// moves.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes the section at an index.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  /// What all sections have in common; a change takes effect in the next layout.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  private let provider: SectionProvider
  private var plans: [SectionPlan] = []
  private var edges: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero
  /// The sizes that views have asked for.
  private var preferred: [CollectionElement: CGSize] = [:]
  /// How far sections are scrolled across, in points.
  private var offsets: [Int: CGFloat] = [:]

  /// Makes a layout of one section, again and again.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// Makes a layout of one section, again and again.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout whose sections a closure makes, which is asked in each layout.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// Makes a layout whose sections a closure makes, which is asked in each layout.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout of nothing; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  deinit {}

  /// Makes a layout of lists.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: Layout

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  /// Lays all sections out.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open override func prepare() {
    super.prepare()
    plans = []
    edges = []
    size = .zero
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let room = CGSize(
      width: max(view.bounds.width - inset.left - inset.right, 0),
      height: max(view.bounds.height - inset.top - inset.bottom, 0))
    let environment = LayoutSurroundings(
      room: LayoutContainer(contentSize: room), traitCollection: view.traitCollection)
    var start = placeEdges(room, at: 0, isEnd: false)
    for section in 0..<view.numberOfSections {
      if section > 0 { start += max(configuration.interSectionSpacing, 0) }
      guard let description = provider(section, environment) else {
        view.reportData(
          "The layout of \(view.itemDescription) has no section \(section).",
          hint: "Return a section from the section provider for each; this one shows nothing.")
        plans.append(SectionPlan(frame: CGRect(x: 0, y: start, width: 0, height: 0)))
        continue
      }
      var maker = SectionMaker(
        section: section, count: view.numberOfItems(inSection: section), room: room,
        environment: environment, isVertical: isVertical, preferred: preferred)
      let plan = maker.plan(description, at: start)
      start = isVertical ? plan.frame.maxY : plan.frame.maxX
      plans.append(plan)
    }
    let end = placeEdges(room, at: start, isEnd: true)
    size =
      isVertical
      ? CGSize(width: room.width, height: end) : CGSize(width: end, height: room.height)
  }

  /// Places the headers and footers of the whole, and says where what follows begins.
  private func placeEdges(_ room: CGSize, at start: CGFloat, isEnd: Bool) -> CGFloat {
    var place = start
    for item in configuration.boundarySupplementaryItems {
      let isLast = isVertical ? item.alignment.isAtBottom : item.alignment.isAtEnd
      guard isLast == isEnd else { continue }
      let path = IndexPath(index: 0)
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: path)
      var size = item.layoutSize.size(in: room)
      if let wish = preferred[CollectionElement(attributes)] {
        if item.layoutSize.widthDimension.isEstimated { size.width = wish.width }
        if item.layoutSize.heightDimension.isEstimated { size.height = wish.height }
      }
      attributes.frame = item.frame(size, at: place, 0, in: room, isVertical)
      attributes.openAxes = item.layoutSize.openAxes
      attributes.zIndex = item.zIndex
      edges.append(attributes)
      place += isVertical ? size.height : size.width
    }
    return place
  }

  /// The size of all sections, in points.
  open override var collectionViewContentSize: CGSize { size }

  /// The views in a rectangle of the content.
  ///
  /// - Complexity: O(*n*) for *n* items of the sections in it.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found = edges.filter { $0.frame.overlaps(rect) }
    for (section, plan) in plans.enumerated() where plan.reach.intersects(rect) {
      for attributes in plan.all {
        let shown = moved(attributes, plan, section)
        if shown.frame.overlaps(rect) { found.append(shown) }
      }
    }
    return found
  }

  /// Where an item's cell stands.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard plans.indices.contains(indexPath.section),
      plans[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let plan = plans[indexPath.section]
    return moved(plan.items[indexPath.item], plan, indexPath.section)
  }

  /// Where a view of a section stands.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isMeant = { (one: UICollectionViewLayoutAttributes) in
      one.representedElementKind == elementKind && one.indexPath == indexPath
    }
    if indexPath.count < 2 { return edges.first(where: isMeant) }
    guard plans.indices.contains(indexPath.section) else { return nil }
    let plan = plans[indexPath.section]
    return plan.others.first(where: isMeant).map { moved($0, plan, indexPath.section) }
  }

  /// Where what lies behind a section stands.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard plans.indices.contains(indexPath.section) else { return nil }
    return plans[indexPath.section].others.first {
      $0.representedElementKind == elementKind && $0.representedElementCategory == .decorationView
    }
  }

  /// Everything is mirrored where lines run from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// True if the room has changed, or a header is to stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    plans.contains { !$0.pinned.isEmpty }
  }

  /// True if the view asks for another length where one was estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let axes = originalAttributes.openAxes else { return false }
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return (axes.contains(.horizontal) && abs(new.width - old.width) > 0.001)
      || (axes.contains(.vertical) && abs(new.height - old.height) > 0.001)
  }

  /// Keeps the size that a view has asked for.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let wish = context.preferredAttributes {
      preferred[CollectionElement(wish)] = wish.size
    } else if context.invalidateDataSourceCounts || context.invalidateEverything {
      preferred = [:]
    }
    super.invalidateLayout(with: context)
  }

  // MARK: Sections across, and headers that stay

  /// Scrolls a section across so that a rectangle of the content is in sight, if it can be scrolled.
  override func scrollAcross(toItem path: IndexPath) {
    guard plans.indices.contains(path.section), let view = collectionView else { return }
    let plan = plans[path.section]
    guard plan.isAcross, plan.items.indices.contains(path.item) else { return }
    let frame = plan.items[path.item].frame
    let breadth = isVertical ? view.bounds.width : view.bounds.height
    let first = isVertical ? frame.minX : frame.minY
    let last = max((isVertical ? plan.reach.maxX : plan.reach.maxY) - breadth, 0)
    offsets[path.section] = min(max(first - plan.leading, 0), last)
    view.setNeedsLayout()
  }

  private func moved(
    _ attributes: UICollectionViewLayoutAttributes, _ plan: SectionPlan, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let across = plan.isAcross ? offsets[section] ?? 0 : 0
    let isPinned = plan.pinned.contains { $0 === attributes }
    guard across != 0 || isPinned,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    if across != 0, attributes.representedElementCategory == .cell {
      copy.frame.origin.x -= isVertical ? across : 0
      copy.frame.origin.y -= isVertical ? 0 : across
    }
    if isPinned, let view = collectionView { stay(copy, plan, view) }
    return copy
  }

  private func stay(
    _ attributes: UICollectionViewLayoutAttributes, _ plan: SectionPlan, _ view: UICollectionView
  ) {
    let inset = view.adjustedContentInset
    let frame = attributes.frame
    let isFooter = plan.footers.contains {
      $0.indexPath == attributes.indexPath
        && $0.representedElementKind == attributes.representedElementKind
    }
    if isVertical {
      let (top, bottom) = (view.bounds.minY + inset.top, view.bounds.maxY - inset.bottom)
      attributes.frame.origin.y =
        isFooter
        ? max(min(frame.minY, bottom - frame.height), plan.frame.minY)
        : min(max(frame.minY, top), max(plan.frame.maxY - frame.height, frame.minY))
    } else {
      let (start, end) = (view.bounds.minX + inset.left, view.bounds.maxX - inset.right)
      attributes.frame.origin.x =
        isFooter
        ? max(min(frame.minX, end - frame.width), plan.frame.minX)
        : min(max(frame.minX, start), max(plan.frame.maxX - frame.width, frame.minX))
    }
    attributes.zIndex = max(attributes.zIndex, 10)
  }
}

/// Makes the description of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  UICollectionViewCompositionalLayout.SectionProvider
