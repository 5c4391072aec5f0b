import ViewTree

extension LayoutEdit {
  /// Takes each step for all edits before the next: checks, removals, additions.
  ///
  /// A later edit of an item that has one already finds what that one leaves behind.
  static func commit(
    _ edits: consuming [LayoutEdit], removing: () -> Void = {},
    installed: (Int, ConstraintHandle) -> Void
  ) {
    var items: Set<ObjectIdentifier> = []
    let isFirst = edits.map { items.insert(ObjectIdentifier($0.item)).inserted }
    // Whatever the program may hear of comes before the places are looked up, or at the end.
    for place in edits.indices { edits[place].stopTranslating() }
    removing()
    for place in edits.indices { edits[place].check() }
    for place in edits.indices where isFirst[place] { edits[place].removeUnstated() }
    for place in edits.indices {
      if !isFirst[place] { edits[place].removeUnstated() }
      installed(place, edits[place].install())
    }
    for edit in edits { edit.finish() }
  }
}
