/// Rows on a single variable that have come to parts, or gone from them.
///
/// Most edits are of that kind: a content size, a bound, a wish. They leave the parts as they are,
/// which then are solved again from the basis that they have.
extension Solver {
  /// How many rows may come and go in a part before it is better written anew.
  private static let mostPatches: Int32 = 32

  /// Puts the variables of rows that have come or gone on the list of those that have changed, where
  /// their parts can't be kept.
  mutating func noteUnpatchable(from next: Int, isEdit: Bool) {
    for index in next..<presolve.changedSingles.count {
      let variable = Int(presolve.changedSingles[index].variable)
      let part = Int(parts.partOfColumn[variable])
      if part >= 0, reordered.isEmpty, !(isEdit && parts.parts[part].isInfeasible) {
        parts.parts[part].patches += 1
        if parts.parts[part].patches <= Self.mostPatches { continue }
      }
      presolve.note(column: variable)
    }
  }

  /// Takes rows out of the parts that were kept, and puts those in that have come.
  mutating func patch(from next: Int) {
    for index in next..<presolve.changedSingles.count {
      let single = presolve.changedSingles[index]
      let part = Int(parts.partOfColumn[Int(single.variable)])
      guard part >= 0 else { continue }
      parts.parts[part].patches = 0
      let place = Int(parts.rowOfSource[Int(single.row)])
      if place >= 0 { parts.remove(row: place) }
      touch(part: part)
    }
    for index in next..<presolve.changedSingles.count {
      let single = presolve.changedSingles[index]
      let row = Int(single.row)
      let part = Int(parts.partOfColumn[Int(single.variable)])
      guard part >= 0, presolve.lines[row].role == .single,
        presolve.lines[row].variable == single.variable, parts.rowOfSource[row] < 0
      else { continue }
      parts.insert(row: row, of: part, rows)
    }
  }
}
