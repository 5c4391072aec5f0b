import Foundation
import ViewTree

/// Where the views of a section stand.
struct SectionPlan {
  /// The section, with its headers, footers and insets.
  var frame: CGRect
  /// The cells, in the order of their items.
  var items: [UICollectionViewLayoutAttributes] = []
  /// Headers, footers, badges and what lies behind.
  var others: [UICollectionViewLayoutAttributes] = []
  /// Those of the others that stay in sight.
  var pinned: [UICollectionViewLayoutAttributes] = []
  /// Those of them at the end.
  var footers: [UICollectionViewLayoutAttributes] = []
  /// Told of what is in sight.
  var handler: NSCollectionLayoutSection.VisibleItemsHandler?
  /// Headers and footers.
  var boundaries: [UICollectionViewLayoutAttributes] = []
  /// Whether the section is scrolled across.
  var isAcross = false
  /// Where its groups begin across, in points.
  var leading: CGFloat = 0
  /// What is free after them across, in points.
  var trailing: CGFloat = 0
  /// How far it can be scrolled across, in points.
  var offsets: ClosedRange<CGFloat> = 0...0
  /// The section with what reaches out of it.
  var reach: CGRect

  init(frame: CGRect) {
    self.frame = frame
    reach = frame
  }

  var all: [UICollectionViewLayoutAttributes] { others + items }
}

/// Lays a section out.
struct SectionMaker {
  let section: Int
  let count: Int
  let room: CGSize
  let environment: LayoutSurroundings
  let isVertical: Bool
  let preferred: [CollectionElement: CGSize]
  /// What the insets of the section are measured from, from the edges of the room, in points.
  let margins: NSDirectionalEdgeInsets
  /// What the insets of headers and footers are measured from; nil if they have none.
  let edgeMargins: NSDirectionalEdgeInsets?
  /// The item that is placed next.
  var next = 0

  init(
    section: Int, count: Int, room: CGSize, environment: LayoutSurroundings, isVertical: Bool,
    preferred: [CollectionElement: CGSize], margins: NSDirectionalEdgeInsets,
    edgeMargins: NSDirectionalEdgeInsets?
  ) {
    self.edgeMargins = edgeMargins
    self.section = section
    self.count = count
    self.room = room
    self.environment = environment
    self.isVertical = isVertical
    self.preferred = preferred
    self.margins = margins
  }

  /// How far the groups of a section are from its edges, measured from margins.
  private func insets(
    of description: NSCollectionLayoutSection, from margins: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    let own = description.contentInsets.usable
    return NSDirectionalEdgeInsets(
      top: own.top + margins.top, leading: own.leading + margins.leading,
      bottom: own.bottom + margins.bottom, trailing: own.trailing + margins.trailing)
  }

  /// Parts that have been placed, seen from their own upper left corner.
  struct Placed {
    var size: CGSize
    var items: [UICollectionViewLayoutAttributes] = []
    var others: [UICollectionViewLayoutAttributes] = []

    mutating func add(_ part: Placed, at point: CGPoint) {
      for attributes in part.items + part.others {
        attributes.frame.origin.x += point.x
        attributes.frame.origin.y += point.y
      }
      items += part.items
      others += part.others
    }
  }

  /// Lays the section out from a place along the collection.
  mutating func plan(_ description: NSCollectionLayoutSection, at start: CGFloat) -> SectionPlan {
    let inner = inner(insets(of: description, from: margins))
    let isAcross = description.orthogonalScrollingBehavior != .none
    var groups: [Placed] = []
    while next < count {
      let before = next
      let group = place(description.group, in: inner)
      guard next > before else { break }
      groups.append(group)
    }
    let room = isAcross ? nil : isVertical ? inner.width : inner.height
    let row = arrange(
      groups, description, isVertical != isAcross ? .vertical : .horizontal, room: room)
    return assemble(
      description, row, groups.map { isVertical ? $0.size.width : $0.size.height }, at: start)
  }

  /// The room within insets; along a vertical collection that of the whole.
  private func inner(_ insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(room.width - insets.leading - insets.trailing, 0),
      height: isVertical ? room.height : max(room.height - insets.top - insets.bottom, 0))
  }

  /// Arranges groups one after the other along an axis; the room across it is theirs together, or what the largest takes.
  private func arrange(
    _ groups: [Placed], _ description: NSCollectionLayoutSection, _ axis: UIAxis, room: CGFloat?
  ) -> Placed {
    let spacing = description.group.edgeSpacing
    let across: UIAxis = axis == .vertical ? .horizontal : .vertical
    let (before, after) = spacing?.ends(axis) ?? (0, 0)
    let (start, end) = spacing?.ends(across) ?? (0, 0)
    let flexible = spacing?.flexibleCount(across) ?? 0
    func length(_ size: CGSize, _ axis: UIAxis) -> CGFloat {
      axis == .vertical ? size.height : size.width
    }
    let thickness = groups.map { length($0.size, across) + start + end }.max() ?? 0
    var along: CGFloat = 0
    var row = Placed(size: .zero)
    for group in groups {
      if along > 0 { along += description.interGroupSpacing.usableDistance }
      along += before
      var place = start
      if flexible > 0, let spacing {
        let slack = (room ?? thickness) - length(group.size, across) - start - end
        place += spacing.growthBefore(across, max(slack, 0) / CGFloat(flexible))
      }
      row.add(
        group,
        at: axis == .vertical ? CGPoint(x: place, y: along) : CGPoint(x: along, y: place))
      along += length(group.size, axis) + after
    }
    row.size =
      axis == .vertical
      ? CGSize(width: thickness, height: along) : CGSize(width: along, height: thickness)
    return row
  }

  /// Puts headers, insets, groups and footers together.
  private func assemble(
    _ description: NSCollectionLayoutSection, _ groups: Placed, _ breadths: [CGFloat],
    at start: CGFloat
  ) -> SectionPlan {
    let content = groups.size
    let insets = insets(of: description, from: margins)
    let edgeInsets = edgeMargins.map { self.insets(of: description, from: $0) } ?? .zero
    var edgeRoom = inner(edgeInsets)
    if !isVertical { edgeRoom.width = room.width }
    let edgeSide = isVertical ? edgeInsets.leading : edgeInsets.top
    let headers = description.boundarySupplementaryItems.filter { !isAtEnd($0) }.map {
      boundary($0, edgeRoom)
    }
    let footers = description.boundarySupplementaryItems.filter(isAtEnd).map {
      boundary($0, edgeRoom)
    }
    func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    let before = headers.filter(\.item.extendsBoundary).map { length($0.attributes.size) }
      .reduce(0, +)
    let after = footers.filter(\.item.extendsBoundary).map { length($0.attributes.size) }
      .reduce(0, +)
    let (first, last) = isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let side = isVertical ? insets.leading : insets.top
    let total = before + first + length(content) + last + after
    let frame =
      isVertical
      ? CGRect(x: 0, y: start, width: room.width, height: total)
      : CGRect(x: start, y: 0, width: total, height: room.height)
    var plan = SectionPlan(frame: frame)
    plan.handler = description.visibleItemsInvalidationHandler
    plan.isAcross = description.orthogonalScrollingBehavior != .none
    plan.leading = side
    plan.trailing = isVertical ? insets.trailing : insets.bottom
    plan.offsets = offsets(
      description, breadths, side, isVertical ? content.width : content.height, plan.trailing)
    var whole = Placed(size: frame.size)
    let origin = start + before + first
    whole.add(groups, at: isVertical ? CGPoint(x: side, y: origin) : CGPoint(x: origin, y: side))
    plan.items = whole.items.sorted { $0.indexPath.item < $1.indexPath.item }
    plan.others = whole.others
    var place = start
    for (item, attributes) in headers {
      put(item, attributes, at: place, edgeSide, edgeRoom, into: &plan)
      if item.extendsBoundary { place += length(attributes.size) }
    }
    place = start + total - after
    for (item, attributes) in footers {
      let own = item.extendsBoundary ? place : place - length(attributes.size)
      put(item, attributes, at: own, edgeSide, edgeRoom, into: &plan)
      plan.footers.append(attributes)
      if item.extendsBoundary { place += length(attributes.size) }
    }
    for item in description.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
      attributes.frame = frame.inset(by: item.contentInsets.usable)
      attributes.zIndex = item.zIndex
      plan.others.insert(attributes, at: 0)
    }
    plan.reach = plan.all.reduce(frame) { $0.union($1.frame) }
    return plan
  }

  /// How far groups of some lengths across can be scrolled, which are so long together and have so much free around them.
  private func offsets(
    _ description: NSCollectionLayoutSection, _ breadths: [CGFloat], _ before: CGFloat,
    _ content: CGFloat, _ after: CGFloat
  ) -> ClosedRange<CGFloat> {
    let room = isVertical ? room.width : room.height
    let spacing = description.group.edgeSpacing?.ends(isVertical ? .horizontal : .vertical)
    guard description.orthogonalScrollingBehavior == .groupPagingCentered,
      let first = breadths.first, let last = breadths.last
    else { return .limits(0, before + content + after - room) }
    // The first group begins in the middle, and the last one ends there.
    let start = before + (spacing?.before ?? 0) + (first - room) / 2
    let end = before + content - (spacing?.after ?? 0) - (last + room) / 2
    return .limits(start, end)
  }

  private func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    isVertical ? item.alignment.isAtBottom : item.alignment.isAtEnd
  }

  private func boundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ room: CGSize
  ) -> (
    item: NSCollectionLayoutBoundarySupplementaryItem, attributes: UICollectionViewLayoutAttributes
  ) {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    attributes.size = size(of: item, attributes, in: room)
    attributes.openAxes = item.layoutSize.openAxes
    attributes.zIndex = item.zIndex
    return (item, attributes)
  }

  private func put(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    _ attributes: UICollectionViewLayoutAttributes, at place: CGFloat, _ side: CGFloat,
    _ room: CGSize, into plan: inout SectionPlan
  ) {
    attributes.frame = item.frame(attributes.size, at: place, side, in: room, isVertical)
    plan.others.append(attributes)
    plan.boundaries.append(attributes)
    if item.pinToVisibleBounds { plan.pinned.append(attributes) }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Where it stands: at a place along the collection, and across it as it is aligned in a room that begins at
  /// a side.
  func frame(
    _ size: CGSize, at place: CGFloat, _ side: CGFloat, in room: CGSize, _ isVertical: Bool
  ) -> CGRect {
    let (isFirst, isLast) =
      isVertical
      ? (alignment.isAtStart, alignment.isAtEnd) : (alignment.isAtTop, alignment.isAtBottom)
    let slack = isVertical ? room.width - size.width : room.height - size.height
    let across = side + (isFirst ? 0 : isLast ? slack : slack / 2)
    let origin =
      isVertical ? CGPoint(x: across, y: place) : CGPoint(x: place, y: across)
    return CGRect(
      x: origin.x + offset.x.usableDistance, y: origin.y + offset.y.usableDistance,
      width: size.width, height: size.height
    ).inset(by: contentInsets.usable)
  }
}

nonisolated extension CGRect {
  /// The rectangle with its edges moved inwards, at most until nothing is left; it is read from the left.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

nonisolated extension ClosedRange<CGFloat> {
  /// The numbers from one to another, the first alone where that is less; 0 where the first is none.
  static func limits(_ first: CGFloat, _ last: CGFloat) -> Self {
    guard first.isFinite else { return 0...0 }
    return first <= last ? first...last : first...first
  }

  /// The number of the range that is nearest to another.
  func nearest(_ number: CGFloat) -> CGFloat {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
