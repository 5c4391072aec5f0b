/// Ranks for few items, found from the ranks around them.
extension LayoutEngine {
  /// How many items are placed one by one; of more, all places are looked at.
  private static var misplacedLimit: Int { 16 }

  /// A view, with all inside it, is new to the tree or has another place among its siblings.
  func placeDidChange(of view: View) { note(misplaced: view.reference) }

  /// A guide is new to its owner.
  func placeDidChange(of guide: LayoutGuide) { note(misplaced: guide.reference) }

  private func note(misplaced item: ItemReference) {
    isDirty = true
    guard !ranksAreStale else { return }
    if misplaced.count < Self.misplacedLimit {
      misplaced.append(item)
    } else {
      ranksAreStale = true
      misplaced = []
    }
  }

  /// Gives ranks to the misplaced items.
  ///
  /// - Returns: False if there is no room between the ranks around one of them, or if those are
  ///   not known.
  /// - Complexity: O(*n* + *d* + *s*), where *n* is the number of the items and all inside them,
  ///   *d* the depth and *s* the number of siblings on the way to the root.
  func placeMisplaced() -> Bool {
    let items = misplaced
    misplaced = []
    for item in items {
      switch item.element {
      case .view(let view)?:
        guard view.hierarchy?.engine === self, view.flags.contains(.isMisplaced) else { continue }
        if !place(view) { return false }
      case .guide(let guide)?:
        guard guide.owner?.hierarchy?.engine === self, guide.participation.rank == 0 else {
          continue
        }
        if !place(guide) { return false }
      case nil: break
      }
    }
    return true
  }

  private func place(_ view: View) -> Bool {
    guard let parent = view.container, !parent.isInMisplaced else { return false }
    let siblings = parent.subviewsInOrder
    guard let index = parent.orderedIndex(of: view, among: siblings),
      let below = parent.rankBefore(index, among: siblings),
      let above = parent.rankBehind(index, among: siblings)
    else { return false }
    return spread(Self.elements(inside: view), between: below, and: above)
  }

  private func place(_ guide: LayoutGuide) -> Bool {
    guard let owner = guide.owner, !owner.isInMisplaced, owner.ownGuides.last === guide
    else { return false }
    let below = owner.ownGuides.dropLast().last?.participation.rank ?? owner.participation.rank
    guard below > 0, let above = owner.rankBehind(-1, among: owner.subviewsInOrder) else {
      return false
    }
    return spread([.guide(guide)], between: Int(below), and: above)
  }

  private func spread(_ elements: [LayoutElement], between below: Int, and above: Int) -> Bool {
    let room = above - below
    let isBefore = above == run.first
    run.count = isBefore || below == run.last ? run.count + 1 : 1
    // Where many have come one after the other, each behind or before the last one, more will.
    let most = run.count > 8 ? max(1, min(room >> 10, 1 << 16)) : 1 << 16
    let step = min(room / (elements.count + 1), most)
    guard step > 0 else { return false }
    var rank = isBefore ? above - step * (elements.count + 1) : below
    run.first = rank + step
    run.last = rank + step * elements.count
    for element in elements {
      rank += step
      setRank(Int32(truncatingIfNeeded: rank), of: element)
    }
    return true
  }

  private static func elements(inside view: View) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    var stack = [view]
    while let view = stack.popLast() {
      view.flags.remove(.isMisplaced)
      elements.append(.view(view))
      elements += view.ownGuides.map { .guide($0) }
      stack.append(contentsOf: view.subviewsInOrder.reversed())
    }
    return elements
  }
}

extension View {
  /// Whether the rank of this view can't be relied on, as it or a view above has moved.
  fileprivate final var isInMisplaced: Bool {
    var view: View? = self
    while let current = view {
      if current.flags.contains(.isMisplaced) || current.participation.rank == 0 { return true }
      view = current.container
    }
    return false
  }

  /// Whether the rank tells the view's place among its siblings.
  fileprivate final var isPlaced: Bool {
    participation.rank > 0 && !flags.contains(.isMisplaced)
  }

  /// The place of a subview among all in the order of their ranks.
  fileprivate final func orderedIndex(of subview: View, among siblings: [View]) -> Int? {
    arrangedOrder.isEmpty ? index(of: subview) : siblings.firstIndex { $0 === subview }
  }

  /// The rank of the item that comes before one of the subviews in their order, leaving out those that
  /// wait for theirs; nil if it is not known.
  fileprivate final func rankBefore(_ index: Int, among siblings: [View]) -> Int? {
    siblings[..<index].last { $0.isPlaced }.map(\.lastRankInside) ?? lastOwnRank
  }

  /// The rank of the view's last guide, or its own; nil if it is not known.
  fileprivate final var lastOwnRank: Int? {
    let rank = ownGuides.last?.participation.rank ?? participation.rank
    return rank > 0 ? Int(rank) : nil
  }

  /// The rank of the last item inside the view; nil if it is not known.
  fileprivate final var lastRankInside: Int? {
    var view = self
    while !view.flags.contains(.isMisplaced) {
      guard let last = view.subviewsInOrder.last else { return view.lastOwnRank }
      view = last
    }
    return nil
  }

  /// The rank of the item that comes after one of the subviews in their order and all inside it,
  /// leaving out subviews that wait for theirs; nil if it is not known.
  fileprivate final func rankBehind(_ index: Int, among siblings: [View]) -> Int? {
    if let next = siblings[(index + 1)...].first(where: { $0.isPlaced }) {
      return Int(next.participation.rank)
    }
    var view = self
    while let parent = view.container {
      let siblings = parent.subviewsInOrder
      guard let index = parent.orderedIndex(of: view, among: siblings) else { return nil }
      if let next = siblings[(index + 1)...].first(where: { $0.isPlaced }) {
        return Int(next.participation.rank)
      }
      view = parent
    }
    return Int(Int32.max)
  }
}
