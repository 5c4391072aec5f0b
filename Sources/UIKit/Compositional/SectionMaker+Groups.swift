import Foundation
import ViewTree

/// How groups and items are laid out.
extension SectionMaker {
  /// The size of a part, with what its view has asked for along estimated lengths.
  func size(
    of item: NSCollectionLayoutItem, _ attributes: UICollectionViewLayoutAttributes,
    in container: CGSize
  ) -> CGSize {
    var size = item.layoutSize.size(in: container)
    guard let wish = preferred[CollectionElement(attributes)] else { return size }
    if item.layoutSize.widthDimension.isOpen { size.width = wish.width }
    if item.layoutSize.heightDimension.isOpen { size.height = wish.height }
    return size
  }

  mutating func place(_ item: NSCollectionLayoutItem, in container: CGSize) -> Placed {
    if let group = item as? NSCollectionLayoutGroup { return placeGroup(group, in: container) }
    return placeItem(item, in: container, size: nil)
  }

  private mutating func placeItem(
    _ item: NSCollectionLayoutItem, in container: CGSize, size given: CGSize?
  ) -> Placed {
    next += 1
    return placed(item, next - 1, in: container, size: given)
  }

  /// An item of the data, in a size of which a length below 0 is its own.
  private func placed(
    _ item: NSCollectionLayoutItem, _ index: Int, in container: CGSize, size given: CGSize?
  ) -> Placed {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: index, section: section))
    var size = size(of: item, attributes, in: container)
    if let given {
      if given.width >= 0 { size.width = given.width }
      if given.height >= 0 { size.height = given.height }
    }
    var insets = item.contentInsets.usable
    let axes = item.layoutSize.openAxes
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    let whole = CGRect(origin: .zero, size: size)
    attributes.frame = whole.inset(by: insets)
    attributes.openAxes = axes
    var placed = Placed(size: size, items: [attributes])
    placed.others = badges(of: item, on: whole, path: attributes.indexPath)
    return placed
  }

  private mutating func placeGroup(_ group: NSCollectionLayoutGroup, in container: CGSize) -> Placed
  {
    let outer = group.layoutSize.size(in: container)
    let insets = group.contentInsets.usable
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
    if group.layoutSize.widthDimension.isOpen {
      size.width = placed.size.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isOpen {
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
      attributes.frame = item.frame.usable
      attributes.zIndex = item.zIndex
      attributes.openAxes = []
      next += 1
      placed.items.append(attributes)
    }
    return placed
  }

  // MARK: Lines

  /// A part of a line.
  private struct Part {
    var placed: Placed
    let item: NSCollectionLayoutItem

    /// How long it is along an axis, with the least that is free around it.
    func length(_ axis: UIAxis) -> CGFloat {
      let (before, after) = item.edgeSpacing?.ends(axis) ?? (0, 0)
      return before + (axis == .horizontal ? placed.size.width : placed.size.height) + after
    }
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
    var parts: [Part] = []
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
      let part = Part(placed: placed, item: item)
      var counted = part.length(axis)
      if dimension.isOpen {
        let own = item.layoutSize.size(in: size)
        counted += isRow ? own.width - placed.size.width : own.height - placed.size.height
      }
      let gap = parts.isEmpty ? 0 : spacing
      if number == nil, !parts.isEmpty, nominal + gap + counted > limit + 0.01 {
        next = before
        break
      }
      nominal += gap + counted
      parts.append(part)
      // What takes no room would come again without end.
      if number == nil, counted + gap <= 0, parts.count >= 10_000 { break }
    }
    makeUniform(&parts, in: size)
    let acrossDimension = isRow ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
    return line(
      parts, group, axis, limit: dimension.isOpen ? nil : limit,
      across: acrossDimension.isOpen ? nil : isRow ? size.height : size.width)
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
      isRow ? item.layoutSize.widthDimension.isOpen : item.layoutSize.heightDimension.isOpen
    if isOpen { return placeItem(item, in: size, size: nil) }
    return placeItem(
      item, in: size,
      size: isRow ? CGSize(width: share, height: -1) : CGSize(width: -1, height: share))
  }

  /// Makes parts whose lengths are uniform as large as the largest of them.
  private func makeUniform(_ parts: inout [Part], in size: CGSize) {
    let widths = parts.filter(\.item.layoutSize.widthDimension.isUniformAcrossSiblings)
    let heights = parts.filter(\.item.layoutSize.heightDimension.isUniformAcrossSiblings)
    guard !widths.isEmpty || !heights.isEmpty else { return }
    let width = widths.map(\.placed.size.width).max() ?? 0
    let height = heights.map(\.placed.size.height).max() ?? 0
    for index in parts.indices {
      let (item, placed) = (parts[index].item, parts[index].placed)
      guard !(item is NSCollectionLayoutGroup), let path = placed.items.first?.indexPath else {
        continue
      }
      let wanted = CGSize(
        width: item.layoutSize.widthDimension.isUniformAcrossSiblings ? width : placed.size.width,
        height: item.layoutSize.heightDimension.isUniformAcrossSiblings
          ? height : placed.size.height)
      guard wanted != placed.size else { continue }
      parts[index].placed = self.placed(item, path.item, in: size, size: wanted)
    }
  }

  /// Puts parts one after the other; flexible distances share what is left of the group's own lengths, if it has any.
  private func line(
    _ parts: [Part], _ group: NSCollectionLayoutGroup, _ axis: UIAxis, limit: CGFloat?,
    across: CGFloat?
  ) -> Placed {
    let isRow = axis == .horizontal
    let other: UIAxis = isRow ? .vertical : .horizontal
    let least = group.interItemSpacing?.usable ?? 0
    let gaps = max(parts.count - 1, 0)
    let used = parts.reduce(0) { $0 + $1.length(axis) } + CGFloat(gaps) * least
    let isFlexible = group.interItemSpacing?.isFlexibleSpacing == true
    let flexible = parts.reduce(isFlexible ? gaps : 0) {
      $0 + ($1.item.edgeSpacing?.flexibleCount(axis) ?? 0)
    }
    let slack = max((limit ?? used) - used, 0)
    let share = flexible > 0 ? slack / CGFloat(flexible) : 0
    let thickness = parts.map { $0.length(other) }.max() ?? 0
    var result = Placed(size: .zero)
    var place: CGFloat = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { place += least + (isFlexible ? share : 0) }
      let spacing = part.item.edgeSpacing
      let start = (spacing?.ends(axis).before ?? 0) + (spacing?.growthBefore(axis, share) ?? 0)
      var beside = spacing?.ends(other).before ?? 0
      if let spacing {
        let rest = max((across ?? thickness) - part.length(other), 0)
        beside += spacing.growthBefore(other, rest / CGFloat(max(spacing.flexibleCount(other), 1)))
      }
      result.add(
        part.placed,
        at: isRow
          ? CGPoint(x: place + start, y: beside) : CGPoint(x: beside, y: place + start))
      place += part.length(axis) + CGFloat(spacing?.flexibleCount(axis) ?? 0) * share
    }
    result.size =
      isRow ? CGSize(width: place, height: thickness) : CGSize(width: thickness, height: place)
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
      let anchor = badge.containerAnchor
      let place = anchor.point(of: frame)
      let own = (badge.itemAnchor ?? anchor).point(of: CGRect(origin: .zero, size: size))
      let distance = anchor.distance(for: size)
      let further = badge.itemAnchor?.distance(for: size) ?? .zero
      attributes.frame = CGRect(
        x: place.x - own.x + distance.x + further.x, y: place.y - own.y + distance.y + further.y,
        width: size.width, height: size.height
      ).inset(by: badge.contentInsets.usable)
      attributes.zIndex = badge.zIndex
      attributes.openAxes = badge.layoutSize.openAxes
      return attributes
    }
  }
}
