/// The active constraints that an item has a part in, as first item, second item or both.
///
/// What is about the item's baselines comes first: text looks for it wherever it may be the text of a
/// view above. Else the order is of no account, so that each constraint, which knows its two places,
/// can be taken out at once.
struct Mentions {
  /// What the item is to the constraint.
  enum Role {
    case first
    case second
    /// The item that the distance on the first or second side begins at.
    case firstOrigin
    case secondOrigin
  }

  struct Entry {
    let constraint: LayoutConstraint
    let role: Role

    var isOfBaseline: Bool { constraint.attribute(as: role).isBaseline }
  }

  private(set) var entries: [Entry] = []

  /// The entries that are about the item's baselines.
  var ofBaselines: some Sequence<Entry> { entries.prefix { $0.isOfBaseline } }

  /// - Complexity: O(1), or O(log *n*) for one about a baseline.
  mutating func add(_ constraint: LayoutConstraint, as role: Role) {
    if entries.capacity == 0 { entries.reserveCapacity(ConstraintList.usual) }
    let last = entries.count
    entries.append(Entry(constraint: constraint, role: role))
    guard constraint.attribute(as: role).isBaseline else {
      return constraint.setMentionIndex(last, as: role)
    }
    let place = baselineCount(before: last)
    let new = entries[last]
    if place < last { put(entries[place], at: last) }
    put(new, at: place)
  }

  /// - Complexity: as that of adding it.
  mutating func remove(_ constraint: LayoutConstraint, as role: Role) {
    var hole = constraint.mentionIndex(as: role)
    guard entries.indices.contains(hole), entries[hole].constraint === constraint else { return }
    constraint.setMentionIndex(-1, as: role)
    if entries[hole].isOfBaseline {
      let end = baselineCount(before: entries.count) - 1
      if hole < end { put(entries[end], at: hole) }
      hole = end
    }
    let last = entries.removeLast()
    if hole < entries.count { put(last, at: hole) }
  }

  /// Takes out what no view holds any more, and leaves the rest in its order.
  ///
  /// - Returns: What was taken out, so that it is let go of when the list is back in its place.
  mutating func takeUnheld() -> [Entry] {
    var held = 0
    for index in entries.indices where entries[index].constraint.isHeld {
      if held < index {
        entries.swapAt(held, index)
        entries[held].constraint.setMentionIndex(held, as: entries[held].role)
      }
      held += 1
    }
    var unheld: [Entry] = []
    if held == 0 {
      swap(&unheld, &entries)
    } else {
      unheld.reserveCapacity(entries.count - held)
      while entries.count > held { unheld.append(entries.removeLast()) }
    }
    return unheld
  }

  /// Whether what is about baselines comes first, and all constraints know their places.
  var isInOrder: Bool {
    entries.dropFirst(baselineCount(before: entries.count)).allSatisfy { !$0.isOfBaseline }
      && entries.enumerated().allSatisfy { $1.constraint.mentionIndex(as: $1.role) == $0 }
  }

  private mutating func put(_ entry: Entry, at index: Int) {
    entries[index] = entry
    entry.constraint.setMentionIndex(index, as: entry.role)
  }

  /// How many of the entries before an index are about baselines.
  private func baselineCount(before end: Int) -> Int {
    var range = 0..<end
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        entries[middle].isOfBaseline
        ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension LayoutConstraint {
  fileprivate func mentionIndex(as role: Mentions.Role) -> Int {
    switch role {
    case .first: Int(firstMention)
    case .second: Int(secondMention)
    case .firstOrigin: Int(distances?.firstMention ?? -1)
    case .secondOrigin: Int(distances?.secondMention ?? -1)
    }
  }

  fileprivate func setMentionIndex(_ index: Int, as role: Mentions.Role) {
    let index = Int32(truncatingIfNeeded: index)
    switch role {
    case .first: firstMention = index
    case .second: secondMention = index
    case .firstOrigin: distances?.firstMention = index
    case .secondOrigin: distances?.secondMention = index
    }
  }
}

extension LayoutElement {
  func addMention(of constraint: LayoutConstraint, as role: Mentions.Role) {
    switch self {
    case .view(let view):
      view.changeMentions { $0.add(constraint, as: role) }
      contentMayHaveChanged()
    case .guide(let guide):
      guide.changeMentions { $0.add(constraint, as: role) }
      if !constraint.isSystem { guide.usesDidChange() }
      contentMayHaveChanged()
    }
  }

  func removeMention(of constraint: LayoutConstraint, as role: Mentions.Role) {
    switch self {
    case .view(let view):
      view.changeMentions { $0.remove(constraint, as: role) }
      contentMayHaveChanged()
    case .guide(let guide):
      guide.changeMentions { $0.remove(constraint, as: role) }
      if !constraint.isSystem { guide.usesDidChange() }
      contentMayHaveChanged()
    }
  }
}

/// What is left when views go, and with them all the constraints that they hold.
///
/// Such constraints are inactive, as nobody holds them, and wait in the lists of those of their items
/// that are still there. They leave together, and not one by one as those that are released.
extension View {
  /// Lets go of the constraints about the view and its guides that nobody holds any more.
  final func forgetUnheldConstraints() {
    if !mentions.entries.isEmpty {
      var unheld: [Mentions.Entry] = []
      changeMentions { unheld = $0.takeUnheld() }
      if !unheld.isEmpty { LayoutElement.view(self).contentMayHaveChanged() }
    }
    if !ownGuides.isEmpty {
      for guide in ownGuides { guide.forgetUnheldConstraints() }
    }
  }

  /// Changes the list, which nothing else looks at meanwhile.
  fileprivate final func changeMentions(_ change: (inout Mentions) -> Void) {
    var list = Mentions()
    swap(&list, &mentions)
    change(&list)
    swap(&list, &mentions)
  }
}

extension LayoutGuide {
  /// Lets go of the constraints about the guide that nobody holds any more.
  final func forgetUnheldConstraints() {
    var unheld: [Mentions.Entry] = []
    changeMentions { unheld = $0.takeUnheld() }
    guard !unheld.isEmpty else { return }
    usesDidChange()
    LayoutElement.guide(self).contentMayHaveChanged()
  }

  /// Changes the list, which nothing else looks at meanwhile.
  fileprivate final func changeMentions(_ change: (inout Mentions) -> Void) {
    var list = Mentions()
    swap(&list, &mentions)
    change(&list)
    swap(&list, &mentions)
  }
}
