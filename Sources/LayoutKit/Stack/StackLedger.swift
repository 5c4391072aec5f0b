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
      .replace(isActive: true), item, of: .container(constraints),
      source: SourceLocation(fileID: #fileID, line: #line), build)
    constraints = edit.carryOut().constraints
  }

  /// Takes all back.
  mutating func withdraw() {
    LayoutConstraint.deactivate(constraints)
    constraints = []
  }

  /// Whether all that is stated holds; an item that has left the tree takes constraints along.
  var isWhole: Bool { constraints.allSatisfy(\.isActive) }
}
