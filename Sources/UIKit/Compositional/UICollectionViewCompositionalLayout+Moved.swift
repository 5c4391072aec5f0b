import Foundation
import ViewTree

/// A header or footer of a whole compositional layout.
struct LayoutEdge {
  let attributes: UICollectionViewLayoutAttributes
  /// Whether it stays in sight.
  let isPinned: Bool
  /// Whether it stands at the end.
  let isEnd: Bool
  /// How much of what stays in sight stands between it and the edge, in points.
  var margin: CGFloat = 0
}

/// Headers and footers of the whole, what stays in sight, and sections that are scrolled across.
extension UICollectionViewCompositionalLayout {
  /// Places the headers and footers of the whole, and says where what follows begins.
  final func placeEdges(at start: CGFloat, isEnd: Bool) -> CGFloat {
    var place = start
    var edges: [LayoutEdge] = []
    var margin: CGFloat = 0
    for item in configuration.boundarySupplementaryItems {
      let isLast = isVertical ? item.alignment.isAtBottom : item.alignment.isAtEnd
      guard isLast == isEnd else { continue }
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(index: 0))
      var size = item.layoutSize.size(in: room)
      if let wish = preferred[CollectionElement(attributes)] {
        if item.layoutSize.widthDimension.isOpen { size.width = wish.width }
        if item.layoutSize.heightDimension.isOpen { size.height = wish.height }
      }
      let length = isVertical ? size.height : size.width
      let own = isEnd && !item.extendsBoundary ? place - length : place
      attributes.frame = item.frame(size, at: own, 0, in: room, isVertical)
      attributes.openAxes = item.layoutSize.openAxes
      attributes.zIndex = item.zIndex
      edges.append(
        LayoutEdge(
          attributes: attributes, isPinned: item.pinToVisibleBounds, isEnd: isEnd, margin: margin))
      guard item.extendsBoundary else { continue }
      place += length
      guard item.pinToVisibleBounds else { continue }
      if isEnd {
        for index in edges.indices.dropLast() { edges[index].margin += length }
      } else {
        margin += length
      }
    }
    self.edges += edges
    return place
  }

  /// Where a header or footer of the whole stands, in sight if it is pinned.
  final func moved(_ edge: LayoutEdge) -> UICollectionViewLayoutAttributes {
    let attributes = edge.attributes
    guard edge.isPinned, let view = collectionView,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    stay(
      copy, between: 0, and: isVertical ? size.height : size.width, isEnd: edge.isEnd,
      margin: edge.margin, view)
    // In front of what sections keep in sight.
    copy.zIndex = max(copy.zIndex, 11)
    return copy
  }

  /// Where a view of a section stands, which may be scrolled across, or pinned.
  final func moved(
    _ attributes: UICollectionViewLayoutAttributes, _ plan: SectionPlan, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let isPinned = plan.pinned.contains { $0 === attributes }
    let across = offset(of: attributes, plan, section)
    guard across != .zero || isPinned,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.frame.origin.x -= across.x
    copy.frame.origin.y -= across.y
    if isPinned, let view = collectionView {
      let frame = plan.frame
      stay(
        copy, between: isVertical ? frame.minY : frame.minX,
        and: isVertical ? frame.maxY : frame.maxX,
        isEnd: plan.footers.contains { $0 === attributes }, margin: 0, view)
      copy.zIndex = max(copy.zIndex, 10)
    }
    return copy
  }

  /// How far a view is scrolled across with its section; headers, footers and what lies behind stay.
  private func offset(
    of attributes: UICollectionViewLayoutAttributes, _ plan: SectionPlan, _ section: Int
  ) -> CGPoint {
    let offset = offsets[section] ?? plan.offsets.lowerBound
    guard plan.isAcross, offset != 0,
      attributes.representedElementCategory != .decorationView,
      !plan.boundaries.contains(where: { $0 === attributes })
    else { return .zero }
    return isVertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  /// The views of a section in a rectangle of the content, as the section's closure has them if it is told of them.
  final func shown(
    _ plan: SectionPlan, _ section: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    var offsets: [CGPoint] = []
    for attributes in plan.all {
      let shown = moved(attributes, plan, section)
      guard shown.frame.overlaps(rect) else { continue }
      found.append(shown)
      if plan.handler != nil { offsets.append(offset(of: attributes, plan, section)) }
    }
    guard let handler = plan.handler, let view = collectionView, let surroundings,
      rect.size == view.bounds.size
    else { return found }
    found = found.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    for (attributes, offset) in zip(found, offsets) {
      attributes.frame.origin.x += offset.x
      attributes.frame.origin.y += offset.y
    }
    let across = self.offsets[section] ?? plan.offsets.lowerBound
    handler(
      found.map { VisibleItem($0) },
      !plan.isAcross
        ? view.contentOffset
        : isVertical ? CGPoint(x: across, y: 0) : CGPoint(x: 0, y: across), surroundings)
    for (attributes, offset) in zip(found, offsets) {
      attributes.frame.origin.x -= offset.x
      attributes.frame.origin.y -= offset.y
    }
    return found
  }

  /// Moves a header or footer to the edge of what is in sight, as far as what it belongs to reaches.
  private func stay(
    _ attributes: UICollectionViewLayoutAttributes, between start: CGFloat, and end: CGFloat,
    isEnd: Bool, margin: CGFloat, _ view: UICollectionView
  ) {
    let sight = view.bounds.room(inside: view.adjustedContentInset)
    let frame = attributes.frame
    let (place, length) = isVertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
    let (first, last) = isVertical ? (sight.minY, sight.maxY) : (sight.minX, sight.maxX)
    let moved =
      isEnd
      ? max(min(place, last - margin - length), start)
      : min(max(place, first + margin), max(end - length, place))
    if isVertical { attributes.frame.origin.y = moved } else { attributes.frame.origin.x = moved }
  }

  /// Scrolls the section of an item across so that the item is where it is asked for, as far as the ends allow.
  final func scrollSection(toItem path: IndexPath, _ position: UICollectionView.ScrollPosition) {
    guard plans.indices.contains(path.section), let view = collectionView else { return }
    let plan = plans[path.section]
    guard plan.isAcross, plan.items.indices.contains(path.item) else { return }
    let frame = plan.items[path.item].frame
    let room = isVertical ? room.width : room.height
    let (first, last) =
      isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let (start, end) = (first - plan.leading, last + plan.trailing - room)
    let isMirrored = isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let atStart: UICollectionView.ScrollPosition =
      isVertical ? isMirrored ? .right : .left : .top
    let atEnd: UICollectionView.ScrollPosition =
      isVertical ? isMirrored ? .left : .right : .bottom
    var offset = offsets[path.section] ?? plan.offsets.lowerBound
    if position.contains(atStart) {
      offset = start
    } else if position.contains(isVertical ? .centeredHorizontally : .centeredVertically) {
      offset = (first + last - room) / 2
    } else if position.contains(atEnd) {
      offset = end
    } else {
      // No further than is needed to have it in sight.
      offset = min(max(offset, end), start)
    }
    offsets[path.section] = plan.offsets.nearest(offset)
    view.setNeedsLayout()
  }
}

extension UICollectionViewCompositionalLayout {
  /// What the insets of a section's headers and footers are measured from; nil if they have none.
  final func edgeMargins(
    _ description: NSCollectionLayoutSection, in view: UICollectionView
  ) -> NSDirectionalEdgeInsets? {
    switch description.supplementaryContentInsetsReference {
    case .none: nil
    case .automatic:
      description.supplementariesFollowContentInsets
        ? margins(description.contentInsetsReference, in: view) : nil
    case .safeArea, .layoutMargins, .readableContent:
      margins(description.supplementaryContentInsetsReference, in: view)
    }
  }

  /// How far what insets are measured from is from the sides of the room; along the collection it is nothing.
  final func margins(
    _ reference: UIContentInsetsReference, in view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    var insets = UIEdgeInsets.zero
    switch reference == .automatic ? configuration.contentInsetsReference : reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      insets = view.layoutMargins
      let (frame, bounds) = (view.readableContentGuide.layoutFrame, view.bounds)
      if isVertical, frame.width > 0 {
        insets.left = max(insets.left, frame.minX - bounds.minX)
        insets.right = max(insets.right, bounds.maxX - frame.maxX)
      }
    }
    // What the collection leaves free of the safe area around its content isn't part of the room.
    let share = view.safeAreaShare
    func free(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
      max(insets[keyPath: edge] - share[keyPath: edge], 0)
    }
    guard isVertical else {
      return NSDirectionalEdgeInsets(
        top: free(\.top), leading: 0, bottom: free(\.bottom), trailing: 0)
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (free(\.left), free(\.right))
    return NSDirectionalEdgeInsets(
      top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
  }
}
