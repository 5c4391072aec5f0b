import LayoutSolver

/// What the engine keeps about the rows of its solver, by index.
///
/// It is one value, so that each of its functions opens it once, and calls nothing of the program's.
struct RowTable {
  private struct Record {
    var source = LayoutEngine.RowSource.none
    /// Whether the row has a part in a conflict, so that its change calls for another attempt.
    var isInConflict = false
    /// The slots that a constraint's row speaks of, but for those beyond two.
    var first: Int32 = -1
    var second: Int32 = -1
  }

  private var records: [Record] = []
  /// The slots beyond two that a few rows speak of, by the row's index.
  private var others: [Int: [Int32]] = [:]
  /// How many rows with an equality or a wish of the program's have come or gone.
  private(set) var revision = 0

  /// Whether there were ever as many rows.
  var indices: Range<Int> { records.indices }

  /// Where a row comes from, by index.
  subscript(index: Int) -> LayoutEngine.RowSource { records[index].source }

  func source(of row: Row) -> LayoutEngine.RowSource { records[Int(row.index)].source }

  func used(at index: Int) -> LayoutEngine.UsedSlots {
    let record = records[index]
    return LayoutEngine.UsedSlots(
      first: record.first, second: record.second, others: others.isEmpty ? nil : others[index])
  }

  /// Makes room for rows to come.
  mutating func makeRoom(for rows: Int) { records.reserveCapacity(rows) }

  /// Notes where a new row comes from, and of which slots it speaks beside its source's own.
  mutating func add(
    _ row: Row, from source: LayoutEngine.RowSource,
    using used: LayoutEngine.UsedSlots = LayoutEngine.UsedSlots()
  ) {
    if case .constraint = source { revision &+= 1 }
    let record = Record(source: source, first: used.first, second: used.second)
    let index = Int(row.index)
    if let more = used.others { others[index] = more }
    if index == records.count { return records.append(record) }
    while records.count <= index { records.append(Record()) }
    records[index] = record
  }

  /// Forgets a row.
  ///
  /// - Returns: The slots that it has spoken of.
  mutating func remove(_ row: Row) -> LayoutEngine.UsedSlots {
    let index = Int(row.index)
    let used = used(at: index)
    if used.others != nil { others[index] = nil }
    if case .constraint = records[index].source { revision &+= 1 }
    records[index] = Record()
    return used
  }

  /// Notes that a row has another priority.
  mutating func priorityDidChange() { revision &+= 1 }

  func isInConflict(_ row: Row) -> Bool { records[Int(row.index)].isInConflict }

  mutating func setInConflict(_ isInConflict: Bool, _ row: Row) {
    records[Int(row.index)].isInConflict = isInConflict
  }
}
