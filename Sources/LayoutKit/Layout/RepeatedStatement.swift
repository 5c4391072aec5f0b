import ViewTree

extension [LayoutConstraint] {
  /// The newest constraint that says the same as another one and holds already.
  ///
  /// Only the last 32 are looked at, so that many statements about one item don't cost the square
  /// of their number.
  func newest(like other: LayoutConstraint) -> LayoutConstraint? {
    var place = count
    let first = Swift.max(place - 32, 0)
    while place > first {
      place -= 1
      if self[place].saysTheSame(as: other) { return self[place] }
    }
    return nil
  }
}

extension LayoutConstraint {
  fileprivate func saysTheSame(as other: LayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && constant == other.constant && relation == other.relation
      && multiplier == other.multiplier && priority == other.priority
      && rightToLeftConstant == other.rightToLeftConstant && note == nil
      && identifier == other.identifier && isActive && second === other.second
  }

  /// Says that the statement holds twice.
  func reportAsRepeated(_ before: CodeLocation?) {
    let place = before.map { " at \($0)" } ?? ""
    report(
      LayoutDiagnostic(
        .repeatedStatement, "\(self) was stated before\(place), and holds twice now.",
        source: source, itemNames: [firstItem?.itemName, secondItem?.itemName].compactMap { $0 },
        hint: "Use remake where a closure runs more than once, or update to change what is there."))
  }
}
