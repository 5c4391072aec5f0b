/// Gaussian elimination, a column and a row at a time.
extension SparseMatrix {
  /// Items, and room for more, in memory that is open for changes.
  typealias Room = MutableSpan<Item>

  /// Takes a row and a column out that cross at an entry, after subtracting multiples of the row
  /// from all others that have an entry in the column.
  ///
  /// What is taken may begin with rows that have no entry yet, with what they should have in the
  /// column; all others that have an entry there are added. The terms are filled with the other
  /// entries of the row, by column. Doubts are noted about columns with a sum that may be rounding
  /// or not. There must be places for all entries that may come to be, see
  /// `reserve(substituting:into:more:)`.
  ///
  /// The arrays of a matrix are passed one by one, so that each is open for changes throughout.
  ///
  /// - Complexity: O(*t*·*u*·*l*) for *t* rows that are changed, *u* other entries of the row, and
  ///   *l* entries in the shorter of a changed row and a column.
  @inline(__always)
  static func substitute(
    _ pivot: Entry, into taken: inout Room, _ takenCount: inout Int, terms: inout Room,
    _ termCount: inout Int, doubts: inout Doubts, _ entries: inout MutableSpan<Entry>,
    _ rows: inout MutableSpan<Line>, _ columns: inout MutableSpan<Line>, _ free: inout FreeList
  ) {
    var place = columns[Int(pivot.column)].first
    columns[Int(pivot.column)] = Line()
    while place >= 0 {
      let entry = entries[Int(place)]
      if entry.row != pivot.row {
        taken[takenCount] = Item(line: entry.row, value: entry.value)
        takenCount &+= 1
        unlink(fromRow: entry, &entries, &rows)
        free.add(place, &entries)
      }
      place = entry.columnNext
    }

    place = rows[Int(pivot.row)].first
    rows[Int(pivot.row)] = Line()
    while place >= 0 {
      let entry = entries[Int(place)]
      if entry.column != pivot.column {
        terms[termCount] = Item(line: entry.column, value: entry.value)
        termCount &+= 1
        unlink(fromColumn: entry, &entries, &columns)
      }
      free.add(place, &entries)
      place = entry.rowNext
    }

    for index in 0..<takenCount {
      let row = taken[index].line
      let multiple = taken[index].value / pivot.value
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

  /// Sees to it that there are places for the entries that a substitution may make.
  ///
  /// - Parameters:
  ///   - width: How many other entries the row has.
  ///   - height: How many other rows have an entry in the column.
  ///   - more: How many rows have none yet, and are to have one.
  mutating func reserve(substituting width: Int, into height: Int, more: Int) {
    reserve((more + height) * width - height - width - 1)
  }
}
