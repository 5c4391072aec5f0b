/// Gaussian elimination, a column and a row at a time.
extension SparseMatrix {
  /// Takes a row and a column out that cross at an entry, after subtracting multiples of the row
  /// from all others that have an entry in the column.
  ///
  /// - Parameters:
  ///   - pivot: The entry.
  ///   - taken: Rows that have no entry yet, with what they should have in the column; all others
  ///     that have an entry there are appended.
  ///   - terms: What is filled with the other entries of the row, by column.
  ///   - doubts: Where columns are noted with a sum that may be rounding or not.
  /// - Complexity: O(*t*·*u*·*l*) for *t* rows that are changed, *u* other entries of the row, and
  ///   *l* entries in the shorter of a changed row and a column.
  mutating func substitute(
    _ pivot: Int, into taken: inout Buffer<Item>, terms: inout Buffer<Item>,
    doubts: inout Doubts
  ) {
    let width = count(row: row(pivot)) - 1
    let height = count(column: column(pivot)) - 1
    reserve((taken.count + height) * width - height - width - 1)
    Self.substitute(
      entries[pivot], into: &taken, terms: &terms, doubts: &doubts, &entries, &rows, &columns,
      &free)
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func substitute(
    _ pivot: Entry, into taken: inout Buffer<Item>, terms: inout Buffer<Item>,
    doubts: inout Doubts, _ entries: inout [Entry], _ rows: inout [Line],
    _ columns: inout [Line], _ free: inout FreeList
  ) {
    var entries = entries.mutableSpan
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan

    var place = columns[Int(pivot.column)].first
    columns[Int(pivot.column)] = Line()
    while place >= 0 {
      let entry = entries[Int(place)]
      if entry.row != pivot.row {
        taken.append(Item(line: entry.row, value: entry.value))
        unlink(fromRow: entry, &entries, &rows)
        free.add(place, &entries)
      }
      place = entry.columnNext
    }

    terms.removeAll()
    place = rows[Int(pivot.row)].first
    rows[Int(pivot.row)] = Line()
    while place >= 0 {
      let entry = entries[Int(place)]
      if entry.column != pivot.column {
        terms.append(Item(line: entry.column, value: entry.value))
        unlink(fromColumn: entry, &entries, &columns)
      }
      free.add(place, &entries)
      place = entry.rowNext
    }

    for index in 0..<taken.count {
      let row = taken[index].line
      let multiple = taken[index].value / pivot.value
      for index in 0..<terms.count {
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
