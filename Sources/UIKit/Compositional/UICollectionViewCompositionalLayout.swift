public import Foundation
import StandardViews
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
  final var plans: [SectionPlan] = []
  /// The headers and footers of the whole.
  final var edges: [LayoutEdge] = []
  final var size = CGSize.zero
  /// The sizes that views have asked for.
  final var preferred: [CollectionElement: CGSize] = [:]
  /// The room that sections have, in points.
  final var room = CGSize.zero
  /// What sections are laid out in.
  final var surroundings: LayoutSurroundings?
  /// How far sections are scrolled across, in points.
  final var offsets: [Int: CGFloat] = [:]

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

  final var isVertical: Bool { configuration.scrollDirection == .vertical }

  /// Lays all sections out.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open override func prepare() {
    super.prepare()
    plans = []
    edges = []
    size = .zero
    guard let view = collectionView else { return }
    room = view.bounds.room(inside: view.adjustedContentInset).size
    let environment = LayoutSurroundings(
      room: LayoutContainer(
        contentSize: room,
        contentInsets: margins(configuration.contentInsetsReference, in: view)),
      traitCollection: view.traitCollection)
    surroundings = environment
    var start = placeEdges(at: 0, isEnd: false)
    for section in 0..<view.numberOfSections {
      if section > 0 { start += max(configuration.interSectionSpacing.usableDistance, 0) }
      guard let description = provider(section, environment) else {
        view.reportData(
          "The layout of \(view.itemDescription) has no section \(section).",
          hint: "Return a section from the section provider for each; this one shows nothing.")
        plans.append(SectionPlan(frame: CGRect(x: 0, y: start, width: 0, height: 0)))
        continue
      }
      if let number = description.unusableNumber {
        view.reportData(
          "A size or distance of section \(section) of \(view.itemDescription) can't be"
            + " \(Double(number)).",
          hint: "It counts as 0; use numbers from -1e9 to 1e9.")
      }
      var maker = SectionMaker(
        section: section, count: view.numberOfItems(inSection: section), room: room,
        environment: environment, isVertical: isVertical, preferred: preferred,
        margins: margins(description.contentInsetsReference, in: view),
        edgeMargins: edgeMargins(description, in: view))
      let plan = maker.plan(description, at: start)
      start = isVertical ? plan.frame.maxY : plan.frame.maxX
      plans.append(plan)
      if let offset = offsets[section] { offsets[section] = plan.offsets.nearest(offset) }
    }
    let end = placeEdges(at: start, isEnd: true)
    size =
      isVertical
      ? CGSize(width: room.width, height: end) : CGSize(width: end, height: room.height)
  }

  /// The size of all sections, in points.
  open override var collectionViewContentSize: CGSize { size }

  /// The views in a rectangle of the content.
  ///
  /// - Complexity: O(*n*) for *n* items of the sections in it.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found = edges.map(moved).filter { $0.frame.overlaps(rect) }
    for (section, plan) in plans.enumerated() where plan.reach.overlaps(rect) {
      found += shown(plan, section, in: rect)
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
    if indexPath.count < 2 { return edges.first { isMeant($0.attributes) }.map(moved) }
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
    if plans.contains(where: { !$0.pinned.isEmpty }) || edges.contains(where: \.isPinned) {
      return true
    }
    guard let inset = collectionView?.adjustedContentInset else { return true }
    return newBounds.room(inside: inset).size != room
  }

  override var fitsRoom: Bool { true }

  /// True if the view asks for another length where one was estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let axes = originalAttributes.openAxes else { return false }
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    // Where parts are as large as the largest, others have asked for less.
    if preferred[CollectionElement(preferredAttributes)] == new { return false }
    // Also what is no number differs.
    return (axes.contains(.horizontal) && !(abs(new.width - old.width) <= 0.001))
      || (axes.contains(.vertical) && !(abs(new.height - old.height) <= 0.001))
  }

  /// Keeps the size that a view has asked for.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let wish = context.preferredAttributes {
      keepSize(wish)
    } else if let places = context.places {
      keepSizes(places)
    } else if context.invalidateDataSourceCounts || context.invalidateEverything {
      preferred = [:]
    }
    super.invalidateLayout(with: context)
  }

  /// Keeps the size that a view has asked for; one that can't be is reported.
  private func keepSize(_ wish: UICollectionViewLayoutAttributes) {
    let lengths = [wish.size.width, wish.size.height]
    guard let length = lengths.first(where: { !($0 >= 0 && $0 <= 1e9) }) else {
      preferred[CollectionElement(wish)] = wish.size
      return
    }
    collectionView?.reportData(
      "A view of \(collectionView?.itemDescription ?? "a collection") asks for a length of \(Double(length)).",
      hint:
        "It keeps its own; return a size from 0 to 1e9 from preferredLayoutAttributesFitting(_:).")
  }

  /// Keeps the sizes of what stays, and how far sections are scrolled across; the others are asked for again.
  private func keepSizes(_ places: ItemPlaces) {
    var kept: [CollectionElement: CGSize] = [:]
    for (element, size) in preferred {
      let isItem = element.category == .cell
      guard let path = isItem ? places.place(of: element.path) : place(of: element, places) else {
        continue
      }
      var moved = element
      moved.path = path
      kept[moved] = size
    }
    preferred = kept
    let old = offsets
    offsets = [:]
    for (section, offset) in old {
      if let place = places.place(ofSection: section) { offsets[place] = offset }
    }
  }

  /// What stands at an item goes with it, headers and footers with their sections.
  override func place(of element: CollectionElement, _ places: ItemPlaces) -> IndexPath? {
    guard element.category == .supplementaryView, plans.indices.contains(element.path.section),
      !plans[element.path.section].boundaries.contains(where: {
        CollectionElement($0) == element
      })
    else { return super.place(of: element, places) }
    return places.place(of: element.path)
  }

  override func scrollAcross(
    toItem path: IndexPath, _ position: UICollectionView.ScrollPosition
  ) { scrollSection(toItem: path, position) }
}

/// Makes the description of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  UICollectionViewCompositionalLayout.SectionProvider
