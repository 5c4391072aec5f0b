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
    let singles = next..<presolve.changedSingles.count
    for index in singles where isWaiting(index) { adopt(presolve.changedSingles[index]) }
    for index in singles {
      let single = presolve.changedSingles[index]
      let part = Int(parts.partOfColumn[Int(single.variable)])
      guard part >= 0 else { continue }
      parts.parts[part].patches = 0
      let place = Int(parts.rowOfSource[Int(single.row)])
      guard !single.hasCome, place >= 0 else { continue }
      parts.remove(row: place)
      touch(part: part)
    }
    for index in singles where isWaiting(index) {
      let single = presolve.changedSingles[index]
      let part = Int(parts.partOfColumn[Int(single.variable)])
      parts.insert(row: Int(single.row), of: part, rows)
      touch(part: part)
    }
  }

  /// Whether a row that has come is not in the part of its variable yet.
  @inline(__always)
  private func isWaiting(_ index: Int) -> Bool {
    let single = presolve.changedSingles[index]
    return single.hasCome && parts.partOfColumn[Int(single.variable)] >= 0
      && parts.rowOfSource[Int(single.row)] < 0 && presolve.lines[Int(single.row)].role == .single
  }

  /// Lets a row that has come take over from one that is gone, if they differ in their constants at
  /// most: what is known of the one is true of the other.
  private mutating func adopt(_ single: Presolve.Single) {
    let row = Int(single.row)
    let part = parts.parts[Int(parts.partOfColumn[Int(single.variable)])]
    let index = parts.place(of: rows.rankKey(row), in: part.rows, rows)
    guard index < part.rows.upperBound else { return }
    let former = Int(parts.rows[index].source)
    let record = rows.records[row]
    let product = rows.products[Int(record.start)]
    guard !rows.records[former].isTaken, rows.records[former].priority == record.priority,
      parts.rows[index].relation == record.relation, parts.rows[index].termCount == 1,
      parts.terms[Int(parts.rows[index].firstTerm)].coefficient == product.coefficient,
      parts.variable(ofSingle: index) == product.variable,
      keepsOrder(row, at: index, part)
    else { return }
    parts.replace(row: index, by: row)
    let old = parts.rows[index].constant
    if old != record.constant { touch(row, from: old, to: record.constant) }
  }

  /// Whether a row has its place in the order of the tie rule between the neighbors of another.
  private func keepsOrder(_ row: Int, at index: Int, _ part: Part) -> Bool {
    let key = rows.rankKey(row)
    if index > part.rows.lowerBound {
      let neighbor = Int(parts.rows[index - 1].source)
      if presolve.lines[neighbor].isChanged || !rows.rankKey(neighbor).isBefore(key) {
        return false
      }
    }
    if index + 1 < part.rows.upperBound {
      let neighbor = Int(parts.rows[index + 1].source)
      if presolve.lines[neighbor].isChanged || !key.isBefore(rows.rankKey(neighbor)) {
        return false
      }
    }
    return true
  }
}
