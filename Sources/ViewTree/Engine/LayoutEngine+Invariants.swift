import LayoutSolver

extension View {
  /// What is wrong with what the tree and its engine keep; empty if nothing is.
  ///
  /// - Complexity: O(*n*) for *n* views, constraints and rows, with large factors; for tests.
  package final func brokenInvariants() -> [String] {
    let top = root
    let views = top.viewsInRankOrder
    var broken: [String] = []
    if let hierarchy, hierarchy.viewCount != views.count {
      broken.append("\(hierarchy.viewCount) views are counted, and there are \(views.count)")
    }
    for view in views {
      if view.hierarchy !== hierarchy { broken.append("\(view.itemDescription): other hierarchy") }
      for subview in view.children where subview.ownSuperview !== view {
        broken.append("\(subview.itemDescription): other superview")
      }
      for subview in view.children where !view.flags.isSuperset(of: subview.flags.above) {
        broken.append("\(subview.itemDescription): flags unknown above")
      }
      for (place, subview) in view.children.enumerated()
      where !subview.flags.isDisjoint(with: .waiting) && !view.flags.contains(.listsNone)
        && !(Int(subview.place) == place && view.listed.contains(subview.place))
      {
        broken.append("\(subview.itemDescription): waits, and isn't listed")
      }
      for constraint in view.heldConstraints where constraint.holder !== view {
        broken.append("\(constraint): other holder")
      }
      broken += view.brokenMentions(view.mentions)
      for guide in view.ownGuides { broken += view.brokenMentions(guide.mentions) }
    }
    return broken + (hierarchy?.engine?.brokenInvariants(of: views) ?? [])
  }

  /// The views inside, each before its subviews, those in the order of their ranks.
  private var viewsInRankOrder: [View] {
    var views: [View] = []
    var stack = [self]
    while let view = stack.popLast() {
      views.append(view)
      stack.append(contentsOf: view.subviewsInOrder.reversed())
    }
    return views
  }

  /// Makes the next layout solve everything anew, as that of a tree that has just been made.
  package final func forgetSolution() {
    hierarchy?.engine?.tearDown()
    hierarchy?.engine = nil
    for view in root.viewsInside { view.raise(.needsLayout) }
  }

  private func brokenMentions(_ mentions: Mentions) -> [String] {
    var broken: [String] = mentions.entries.compactMap { entry in
      guard let holder = entry.constraint.holder, isInside(holder) else {
        return "\(entry.constraint): mentioned, and not held above"
      }
      return nil
    }
    if !mentions.isInOrder {
      broken.append("\(itemDescription): mentions out of order, or at other places than known")
    }
    return broken
  }
}

extension LayoutEngine {
  fileprivate func brokenInvariants(of views: [View]) -> [String] {
    var broken: [String] = []
    var taken = 0
    var rank: Int32 = 0
    for view in views {
      let guides = view.ownGuides.map { LayoutElement.guide($0) }
      for element in [LayoutElement.view(view)] + guides {
        if !ranksAreStale, misplaced.isEmpty {
          if element.rank <= rank { broken.append("rank \(element.rank) after \(rank)") }
          rank = element.rank
        }
        let slot = element.slot
        guard slot >= 0 else { continue }
        taken += 1
        if item(at: slot) !== element.item { broken.append("slot \(slot) is of another item") }
      }
      for constraint in view.heldConstraints {
        guard case .row(let row) = constraint.installation else { continue }
        guard solver.contains(row), case .constraint(constraint) = rowTable.source(of: row) else {
          broken.append("\(constraint): row of another source")
          continue
        }
      }
    }
    let inUse = itemTable.countInUse
    if taken != inUse { broken.append("\(inUse) slots are in use, and \(taken) items have one") }
    return broken + brokenCounts()
  }

  private func brokenCounts() -> [String] {
    var counts = [Int32](repeating: 0, count: entries.count)
    for used in rowTable.indices.map({ rowTable.used(at: $0) }) + breakages.all.map(\.usedSlots) {
      for slot in [used.first, used.second] + (used.others ?? []) where slot >= 0 {
        counts[Int(slot)] += 1
      }
    }
    let rows = rowTable.indices.count { if case .none = rowTable[$0] { false } else { true } }
    return counts.indices.filter { counts[$0] != entries[$0].uses }
      .map { "slot \($0) is used \(counts[$0]) times, and counted \(entries[$0].uses) times" }
      + (rows == solver.rowCount ? [] : ["\(rows) rows are known of \(solver.rowCount)"])
  }
}

extension LayoutElement {
  fileprivate var slot: Int32 {
    switch self {
    case .view(let view): view.participation.slot
    case .guide(let guide): guide.participation.slot
    }
  }

  fileprivate var item: any LayoutItem {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    }
  }
}

/// Lets a pattern name the very constraint it expects.
private func ~= (pattern: LayoutConstraint, value: LayoutConstraint) -> Bool { pattern === value }
