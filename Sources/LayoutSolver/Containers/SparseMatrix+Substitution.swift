/// Gaussian elimination, a column and a row at a time.
///
/// The arrays of a matrix are passed one by one, so that each is open for changes throughout.
extension SparseMatrix {
  /// Items, and room for more, in memory that is open for changes.
  typealias Room = MutableSpan<Item>

  /// Takes the entries of a column out, but for that of a row that is to be taken out next, and lists
  /// them behind as many items as said.
  ///
  /// - Returns: How many items there are then.
  @inline(__always)
  static func takeOut(
    column: Int32, except row: Int32 = -1, to taken: inout Room, behind known: Int = 0,
    _ entries: inout MutableSpan<Entry>, _ rows: inout MutableSpan<Line>,
    _ columns: inout MutableSpan<Line>, _ free: inout FreeList
  ) -> Int {
    var count = known
    var place = columns[Int(column)].first
    columns[Int(column)] = Line()
    while place >= 0 {
      let entry = entries[Int(place)]
      if entry.row != row {
        taken[count] = Item(line: entry.row, value: entry.value)
        count &+= 1
        unlink(fromRow: entry, &entries, &rows)
        free.add(place, &entries)
      }
      place = entry.columnNext
    }
    return count
  }

  /// Takes the entries of a row out, and lists them, but for that of a column that was taken out
  /// before.
  ///
  /// - Returns: How many items there are.
  @inline(__always)
  static func takeOut(
    row: Int32, except column: Int32, to taken: inout Room, _ entries: inout MutableSpan<Entry>,
    _ rows: inout MutableSpan<Line>, _ columns: inout MutableSpan<Line>, _ free: inout FreeList
  ) -> Int {
    var count = 0
    var place = rows[Int(row)].first
    rows[Int(row)] = Line()
    while place >= 0 {
      let entry = entries[Int(place)]
      if entry.column != column {
        taken[count] = Item(line: entry.column, value: entry.value)
        count &+= 1
        unlink(fromColumn: entry, &entries, &columns)
      }
      free.add(place, &entries)
      place = entry.rowNext
    }
    return count
  }

  /// Subtracts multiples of what was taken out of a row from other rows.
  ///
  /// Each multiple is what was taken out of the other row, in a column that both had, divided by
  /// what the one row had there. Doubts are noted about columns with a sum that may be rounding or
  /// not. There must be places for all entries that may come to be.
  ///
  /// - Complexity: O(*t*·*u*·*l*) for *t* other rows, *u* terms, and *l* entries in the shorter of
  ///   another row and a column.
  @inline(__always)
  static func subtract(
    _ terms: borrowing Room, count termCount: Int, dividedBy pivot: Double,
    from others: borrowing Room, count otherCount: Int, _ doubts: inout Doubts,
    _ entries: inout MutableSpan<Entry>, _ rows: inout MutableSpan<Line>,
    _ columns: inout MutableSpan<Line>, _ free: inout FreeList
  ) {
    for index in 0..<otherCount {
      let row = others[index].line
      let multiple = others[index].value / pivot
      for index in 0..<termCount {
        let column = terms[index].line
        let delta = -multiple * terms[index].value
        let place = find(row, column, entries.span, rows.span, columns.span)
        if place < 0 {
          let new = free.take(&entries)
          entries[new] = Entry(value: delta, row: row, column: column)
          link(new, &entries, &rows, &columns)
          continue
        }
        let (sum, doubt) = sum(entries[place].value, delta)
        if doubt != .none { doubts.add(doubt, about: Int(column)) }
        entries[place].value = sum
        if sum == 0 {
          let lost = entries[place]
          unlink(fromRow: lost, &entries, &rows)
          unlink(fromColumn: lost, &entries, &columns)
          free.add(Int32(truncatingIfNeeded: place), &entries)
        }
      }
    }
  }
}
