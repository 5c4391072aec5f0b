import ViewTree

/// What a stack has stated about one item, apart from what the program has.
///
/// The program's own `remake` leaves it alone, and stating something anew leaves the program's
/// constraints alone.
struct StackLedger {
  private(set) var constraints: [LayoutConstraint] = []

  /// Makes the statements the only ones of the ledger.
  ///
  /// The result is that of taking back all and making anew, but only what differs is touched.
  mutating func restate(_ item: any LayoutItem, _ build: (ConstraintMaker) -> Void) {
    if let former = constraints.first, former.firstItem !== item { withdraw() }
    let edit = LayoutEdit(
      item: item, source: SourceLocation(fileID: #fileID, line: #line), mustJoin: true, build)
    constraints = edit.replace(constraints)
  }

  /// Takes all back.
  mutating func withdraw() {
    LayoutConstraint.deactivate(constraints)
    constraints = []
  }

  /// Whether all that is stated holds; an item that has left the tree takes constraints along.
  var isWhole: Bool { constraints.allSatisfy(\.isActive) }
}

extension LayoutEdit {
  /// Rewrites the constraints that records are about, removes the others, adds the rest.
  fileprivate func replace(_ former: [LayoutConstraint]) -> [LayoutConstraint] {
    let matching = Matching(records, among: former)
    for (constraint, isClaimed) in zip(former, matching.isClaimed) where !isClaimed {
      constraint.isActive = false
    }
    return zip(records, matching.matches).map { record, match in
      guard let match else {
        let constraint = record.makeConstraint(for: item)
        constraint.isActive = true
        return constraint
      }
      record.rewrite(former[match], keepingUnstated: false)
      former[match].isActive = true
      return former[match]
    }
  }
}
