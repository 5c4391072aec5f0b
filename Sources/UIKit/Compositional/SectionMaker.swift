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
  /// The length across of the groups with what is free around them, in points.
  var breadth: CGFloat = 0
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
  private var next = 0

  init(
    section: Int, count: Int, room: CGSize, environment: LayoutSurroundings, isVertical: Bool,
    preferred: [CollectionElement: CGSize], margins: NSDirectionalEdgeInsets
  ) {
    self.section = section
    self.count = count
    self.room = room
    self.environment = environment
    self.isVertical = isVertical
    self.preferred = preferred
    self.margins = margins
  }

  /// How far the groups of a section are from its edges.
  private func insets(of description: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    let own = description.contentInsets
    return NSDirectionalEdgeInsets(
      top: own.top + margins.top, leading: own.leading + margins.leading,
      bottom: own.bottom + margins.bottom, trailing: own.trailing + margins.trailing)
  }

  /// Parts that have been placed, seen from their own upper left corner.
  private struct Placed {
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
    let insets = insets(of: description)
    let inner = CGSize(
      width: max(room.width - insets.leading - insets.trailing, 0),
      height: isVertical ? room.height : max(room.height - insets.top - insets.bottom, 0))
    let followed = description.supplementariesFollowContentInsets
    let edgeRoom = CGSize(
      width: followed && isVertical ? inner.width : room.width,
      height: followed && !isVertical ? inner.height : room.height)
    let isAcross = description.orthogonalScrollingBehavior != .none
    var groups = Placed(size: .zero)
    var along: CGFloat = 0
    var thickness: CGFloat = 0
    let runsDown = isVertical != isAcross
    while next < count {
      let before = next
      let group = place(description.group, in: inner)
      guard next > before else { break }
      if along > 0 { along += description.interGroupSpacing }
      let spacing = description.group.edgeSpacing?.insets ?? .zero
      along += runsDown ? spacing.top : spacing.leading
      groups.add(
        group,
        at: runsDown
          ? CGPoint(x: spacing.leading, y: along) : CGPoint(x: along, y: spacing.top))
      along += runsDown ? group.size.height + spacing.bottom : group.size.width + spacing.trailing
      thickness = max(
        thickness,
        runsDown
          ? group.size.width + spacing.leading + spacing.trailing
          : group.size.height + spacing.top + spacing.bottom)
    }
    let content =
      runsDown
      ? CGSize(width: thickness, height: along)
      : CGSize(width: along, height: thickness)
    return assemble(description, groups, content, edgeRoom, at: start)
  }

  /// Puts headers, insets, groups and footers together.
  private func assemble(
    _ description: NSCollectionLayoutSection, _ groups: Placed, _ content: CGSize,
    _ edgeRoom: CGSize, at start: CGFloat
  ) -> SectionPlan {
    let insets = insets(of: description)
    let follows = description.supplementariesFollowContentInsets
    var groups = groups
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
    plan.breadth = side + (isVertical ? content.width : content.height) + plan.trailing
    var whole = Placed(size: frame.size)
    groups.size = content
    let origin = start + before + first
    whole.add(groups, at: isVertical ? CGPoint(x: side, y: origin) : CGPoint(x: origin, y: side))
    plan.items = whole.items.sorted { $0.indexPath.item < $1.indexPath.item }
    plan.others = whole.others
    var place = start
    for (item, attributes) in headers {
      put(item, attributes, at: place, follows ? side : 0, edgeRoom, into: &plan)
      if item.extendsBoundary { place += length(attributes.size) }
    }
    place = start + total - after
    for (item, attributes) in footers {
      let own = item.extendsBoundary ? place : place - length(attributes.size)
      put(item, attributes, at: own, follows ? side : 0, edgeRoom, into: &plan)
      plan.footers.append(attributes)
      if item.extendsBoundary { place += length(attributes.size) }
    }
    for item in description.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
      attributes.frame = frame.inset(by: item.contentInsets)
      attributes.zIndex = item.zIndex
      plan.others.insert(attributes, at: 0)
    }
    plan.reach = plan.all.reduce(frame) { $0.union($1.frame) }
    return plan
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

  // MARK: Groups

  /// The size of a part, with what its view has asked for along estimated lengths.
  private func size(
    of item: NSCollectionLayoutItem, _ attributes: UICollectionViewLayoutAttributes,
    in container: CGSize
  ) -> CGSize {
    var size = item.layoutSize.size(in: container)
    guard let wish = preferred[CollectionElement(attributes)] else { return size }
    if item.layoutSize.widthDimension.isEstimated { size.width = wish.width }
    if item.layoutSize.heightDimension.isEstimated { size.height = wish.height }
    return size
  }

  private mutating func place(_ item: NSCollectionLayoutItem, in container: CGSize) -> Placed {
    if let group = item as? NSCollectionLayoutGroup { return placeGroup(group, in: container) }
    return placeItem(item, in: container, size: nil)
  }

  private mutating func placeItem(
    _ item: NSCollectionLayoutItem, in container: CGSize, size given: CGSize?
  ) -> Placed {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: next, section: section))
    next += 1
    var size = size(of: item, attributes, in: container)
    if let given {
      if given.width >= 0 { size.width = given.width }
      if given.height >= 0 { size.height = given.height }
    }
    var insets = item.contentInsets
    let axes = item.layoutSize.openAxes
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    attributes.frame = CGRect(origin: .zero, size: size).inset(by: insets)
    attributes.openAxes = axes
    var placed = Placed(size: size, items: [attributes])
    placed.others = badges(of: item, on: attributes.frame, path: attributes.indexPath)
    return placed
  }

  private mutating func placeGroup(_ group: NSCollectionLayoutGroup, in container: CGSize) -> Placed
  {
    let outer = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(outer.width - insets.leading - insets.trailing, 0),
      height: max(outer.height - insets.top - insets.bottom, 0))
    let first = next
    var placed: Placed
    switch group.arrangement {
    case .custom(let provider): placed = placeCustom(provider, inner)
    case .line(let axis): placed = placeLine(group, axis, inner, number: nil, isEqual: false)
    case .equal(let axis, let number):
      placed = placeLine(group, axis, inner, number: number, isEqual: true)
    case .count(let axis, let number):
      placed = placeLine(group, axis, inner, number: number, isEqual: false)
    }
    var size = outer
    if group.layoutSize.widthDimension.isEstimated {
      size.width = placed.size.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = placed.size.height + insets.top + insets.bottom
    }
    var whole = Placed(size: size)
    whole.add(placed, at: CGPoint(x: insets.leading, y: insets.top))
    whole.others += badges(
      of: group, on: CGRect(origin: .zero, size: size),
      path: IndexPath(item: first, section: section))
    return whole
  }

  private mutating func placeCustom(
    _ provider: (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem],
    _ size: CGSize
  ) -> Placed {
    var placed = Placed(size: size)
    var surroundings = environment
    surroundings.room = LayoutContainer(contentSize: size)
    for item in provider(surroundings) where next < count {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: next, section: section))
      attributes.frame = item.frame
      attributes.zIndex = item.zIndex
      attributes.openAxes = []
      next += 1
      placed.items.append(attributes)
    }
    return placed
  }

  /// Places parts in a line, while there are items and room.
  private mutating func placeLine(
    _ group: NSCollectionLayoutGroup, _ axis: UIAxis, _ size: CGSize, number: Int?, isEqual: Bool
  ) -> Placed {
    guard !group.parts.isEmpty else { return Placed(size: .zero) }
    let isRow = axis == .horizontal
    let spacing = group.interItemSpacing?.usable ?? 0
    let limit = isRow ? size.width : size.height
    let dimension = isRow ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    var parts: [(placed: Placed, insets: NSDirectionalEdgeInsets)] = []
    var used: CGFloat = 0
    // What is estimated counts with its estimate where that is all there is to say how many there are.
    var nominal: CGFloat = 0
    while next < count, number.map({ parts.count < $0 }) ?? true {
      let item = group.parts[parts.count % group.parts.count]
      let before = next
      let placed: Placed
      if isEqual, let number {
        let share = max((limit - spacing * CGFloat(number - 1)) / CGFloat(number), 0)
        placed = placeEqual(item, size, share, isRow)
      } else {
        placed = place(item, in: size)
      }
      let insets = item.edgeSpacing?.insets ?? .zero
      let own = isRow ? placed.size.width : placed.size.height
      let around = isRow ? insets.leading + insets.trailing : insets.top + insets.bottom
      let part = item.layoutSize.size(in: size)
      let counted = dimension.isEstimated ? (isRow ? part.width : part.height) : own
      let gap = parts.isEmpty ? 0 : spacing
      if number == nil, !parts.isEmpty, nominal + gap + counted + around > limit + 0.01 {
        next = before
        break
      }
      used += gap + own + around
      nominal += gap + counted + around
      parts.append((placed, insets))
      // What takes no room would come again without end.
      if number == nil, counted + gap <= 0, parts.count >= 10_000 { break }
    }
    return line(parts, group, isRow, slack: dimension.isEstimated ? 0 : limit - used)
  }

  private mutating func placeEqual(
    _ item: NSCollectionLayoutItem, _ size: CGSize, _ share: CGFloat, _ isRow: Bool
  ) -> Placed {
    if item is NSCollectionLayoutGroup {
      let container =
        isRow
        ? CGSize(width: share, height: size.height)
        : CGSize(width: size.width, height: share)
      return place(item, in: container)
    }
    let isOpen =
      isRow
      ? item.layoutSize.widthDimension.isEstimated : item.layoutSize.heightDimension.isEstimated
    if isOpen { return placeItem(item, in: size, size: nil) }
    return placeItem(
      item, in: size,
      size: isRow ? CGSize(width: share, height: -1) : CGSize(width: -1, height: share))
  }

  private func line(
    _ parts: [(placed: Placed, insets: NSDirectionalEdgeInsets)], _ group: NSCollectionLayoutGroup,
    _ isRow: Bool, slack: CGFloat
  ) -> Placed {
    let flexible = group.interItemSpacing?.isFlexibleSpacing == true && parts.count > 1
    let spacing =
      (group.interItemSpacing?.usable ?? 0)
      + (flexible ? max(slack, 0) / CGFloat(parts.count - 1) : 0)
    var result = Placed(size: .zero)
    var place: CGFloat = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { place += spacing }
      place += isRow ? part.insets.leading : part.insets.top
      result.add(
        part.placed,
        at: isRow
          ? CGPoint(x: place, y: part.insets.top) : CGPoint(x: part.insets.leading, y: place))
      place +=
        isRow
        ? part.placed.size.width + part.insets.trailing
        : part.placed.size.height + part.insets.bottom
      let across =
        isRow
        ? part.placed.size.height + part.insets.top + part.insets.bottom
        : part.placed.size.width + part.insets.leading + part.insets.trailing
      if isRow {
        result.size.height = max(result.size.height, across)
      } else {
        result.size.width = max(result.size.width, across)
      }
    }
    if isRow { result.size.width = place } else { result.size.height = place }
    return result
  }

  // MARK: What stands at parts

  private func badges(
    of item: NSCollectionLayoutItem, on frame: CGRect, path: IndexPath
  ) -> [UICollectionViewLayoutAttributes] {
    item.supplementaryItems.map { badge in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: badge.elementKind, with: path)
      let size = size(of: badge, attributes, in: frame.size)
      let place = badge.containerAnchor.point(of: frame)
      let own = (badge.itemAnchor ?? badge.containerAnchor).point(
        of: CGRect(origin: .zero, size: size))
      let distance = badge.containerAnchor.distance(for: size)
      attributes.frame = CGRect(
        x: place.x - own.x + distance.x, y: place.y - own.y + distance.y, width: size.width,
        height: size.height)
      attributes.zIndex = badge.zIndex
      attributes.openAxes = badge.layoutSize.openAxes
      return attributes
    }
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
      origin: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), size: size
    ).inset(by: contentInsets)
  }
}

nonisolated extension CGRect {
  /// The rectangle with its edges moved inwards, at most until nothing is left; it is read from the left.
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
