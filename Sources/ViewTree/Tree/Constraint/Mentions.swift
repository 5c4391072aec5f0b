/// The active constraints that an item has a part in, as first item, second item or both.
///
/// The order is of no account, so that each constraint, which knows its two places, can be taken
/// out in O(1).
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
  }

  private(set) var entries: [Entry] = []

  mutating func add(_ constraint: LayoutConstraint, as role: Role) {
    constraint.setMentionIndex(entries.count, as: role)
    entries.append(Entry(constraint: constraint, role: role))
  }

  mutating func remove(_ constraint: LayoutConstraint, as role: Role) {
    let index = constraint.mentionIndex(as: role)
    guard entries.indices.contains(index), entries[index].constraint === constraint else { return }
    constraint.setMentionIndex(-1, as: role)
    let last = entries.removeLast()
    if index < entries.count {
      entries[index] = last
      last.constraint.setMentionIndex(index, as: last.role)
    }
  }
}

extension LayoutConstraint {
  fileprivate func mentionIndex(as role: Mentions.Role) -> Int {
    switch role {
    case .first: firstMention
    case .second: secondMention
    case .firstOrigin: distances?.firstMention ?? -1
    case .secondOrigin: distances?.secondMention ?? -1
    }
  }

  fileprivate func setMentionIndex(_ index: Int, as role: Mentions.Role) {
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
    case .view(let view): view.changeMentions { $0.add(constraint, as: role) }
    case .guide(let guide):
      guide.changeMentions { $0.add(constraint, as: role) }
      if !constraint.isSystem { guide.usesDidChange() }
    }
  }

  func removeMention(of constraint: LayoutConstraint, as role: Mentions.Role) {
    switch self {
    case .view(let view): view.changeMentions { $0.remove(constraint, as: role) }
    case .guide(let guide):
      guide.changeMentions { $0.remove(constraint, as: role) }
      if !constraint.isSystem { guide.usesDidChange() }
    }
  }
}

extension View {
  /// Changes the list, which nothing else looks at meanwhile.
  fileprivate final func changeMentions(_ change: (inout Mentions) -> Void) {
    var list = Mentions()
    swap(&list, &mentions)
    change(&list)
    swap(&list, &mentions)
  }
}

extension LayoutGuide {
  /// Changes the list, which nothing else looks at meanwhile.
  fileprivate final func changeMentions(_ change: (inout Mentions) -> Void) {
    var list = Mentions()
    swap(&list, &mentions)
    change(&list)
    swap(&list, &mentions)
  }
}
