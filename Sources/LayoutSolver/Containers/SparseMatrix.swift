/// A sparse matrix that can be walked along rows and columns and changed anywhere.
///
/// Each entry is a member of two doubly linked lists, its row's and its column's, so that taking an
/// entry out costs O(1), and finding one costs the shorter of the two lists.
struct SparseMatrix {
  /// A coefficient and its neighbours.
  struct Entry {
    var value: Double
    var row: Int32
    var column: Int32
    var rowNext: Int32 = -1
    var rowPrevious: Int32 = -1
    var columnNext: Int32 = -1
    var columnPrevious: Int32 = -1
  }

  /// What was in an entry that was taken out of a row, by column, or out of a column, by row.
  struct Item {
    var line: Int32
    var value: Double
  }

  /// A row or a column: its first entry, or -1, and how many there are.
  struct Line {
    var first: Int32 = -1
    var count: Int32 = 0
  }

  var entries: [Entry] = []
  /// The first of the places that hold no entry, or -1; it knows the next as that in its row.
  private var free: Int32 = -1
  var rows: [Line] = []
  var columns: [Line] = []

  /// Empties the matrix and gives it a size, keeping the memory it has.
  mutating func reset(rows rowCount: Int, columns columnCount: Int) {
    entries.empty()
    free = -1
    rows.refill(with: Line(), count: rowCount)
    columns.refill(with: Line(), count: columnCount)
  }

  /// Adds empty rows and columns until there are as many as said.
  mutating func grow(rows rowCount: Int, columns columnCount: Int) {
    rows.grow(with: Line(), count: rowCount)
    columns.grow(with: Line(), count: columnCount)
  }

  /// How many entries the row has.
  func count(row index: Int) -> Int { Int(rows[index].count) }
  /// How many entries the column has.
  func count(column index: Int) -> Int { Int(columns[index].count) }
  /// The row's first entry, or -1.
  func first(row index: Int) -> Int { Int(rows[index].first) }
  /// The column's first entry, or -1.
  func first(column index: Int) -> Int { Int(columns[index].first) }
  /// The entry after this one in its row, or -1.
  func next(inRow entry: Int) -> Int { Int(entries[entry].rowNext) }
  /// The entry after this one in its column, or -1.
  func next(inColumn entry: Int) -> Int { Int(entries[entry].columnNext) }

  func value(_ entry: Int) -> Double { entries[entry].value }
  func row(_ entry: Int) -> Int { Int(entries[entry].row) }
  func column(_ entry: Int) -> Int { Int(entries[entry].column) }

  /// The entry at the crossing, or -1.
  func entry(row: Int, column: Int) -> Int {
    if rows[row].count <= columns[column].count {
      var place = first(row: row)
      while place >= 0, self.column(place) != column { place = next(inRow: place) }
      return place
    }
    var place = first(column: column)
    while place >= 0, self.row(place) != row { place = next(inColumn: place) }
    return place
  }

  /// Makes an entry at a crossing that has none.
  mutating func insert(row: Int, column: Int, value: Double) {
    let rowNext = rows[row].first
    let columnNext = columns[column].first
    let entry = Entry(
      value: value, row: Int32(truncatingIfNeeded: row),
      column: Int32(truncatingIfNeeded: column), rowNext: rowNext, columnNext: columnNext)
    let place: Int32
    if free >= 0 {
      place = free
      free = entries[Int(place)].rowNext
      entries[Int(place)] = entry
    } else {
      place = Int32(truncatingIfNeeded: entries.count)
      entries.append(entry)
    }
    if rowNext >= 0 { entries[Int(rowNext)].rowPrevious = place }
    if columnNext >= 0 { entries[Int(columnNext)].columnPrevious = place }
    rows[row] = Line(first: place, count: rows[row].count &+ 1)
    columns[column] = Line(first: place, count: columns[column].count &+ 1)
  }

  /// Empties a row.
  mutating func clear(row index: Int) {
    while rows[index].first >= 0 { remove(first(row: index)) }
  }

  /// Takes an entry out.
  mutating func remove(_ place: Int) {
    let old = entries[place]
    unlink(fromRow: old)
    unlink(fromColumn: old)
    release(place)
  }

  private mutating func release(_ place: Int) {
    entries[place].rowNext = free
    free = Int32(truncatingIfNeeded: place)
  }

  private mutating func unlink(fromRow old: Entry) {
    if old.rowNext >= 0 { entries[Int(old.rowNext)].rowPrevious = old.rowPrevious }
    if old.rowPrevious >= 0 {
      entries[Int(old.rowPrevious)].rowNext = old.rowNext
    } else {
      rows[Int(old.row)].first = old.rowNext
    }
    rows[Int(old.row)].count &-= 1
  }

  private mutating func unlink(fromColumn old: Entry) {
    if old.columnNext >= 0 { entries[Int(old.columnNext)].columnPrevious = old.columnPrevious }
    if old.columnPrevious >= 0 {
      entries[Int(old.columnPrevious)].columnNext = old.columnNext
    } else {
      columns[Int(old.column)].first = old.columnNext
    }
    columns[Int(old.column)].count &-= 1
  }
}

/// Gaussian elimination, a column and a row at a time.
extension SparseMatrix {
  /// Takes the entries of a column out, but for that of a row that is to be taken out next, and lists
  /// them behind what is on the list.
  mutating func takeOut(column: Int32, except row: Int32 = -1, to taken: inout Buffer<Item>) {
    var place = columns[Int(column)].first
    columns[Int(column)] = Line()
    while place >= 0 {
      let entry = entries[Int(place)]
      if entry.row != row {
        taken.append(Item(line: entry.row, value: entry.value))
        unlink(fromRow: entry)
        release(Int(place))
      }
      place = entry.columnNext
    }
  }

  /// Takes the entries of a row out, and lists them, but for that of a column that was taken out
  /// before.
  mutating func takeOut(row: Int32, except column: Int32, to taken: inout Buffer<Item>) {
    var place = rows[Int(row)].first
    rows[Int(row)] = Line()
    while place >= 0 {
      let entry = entries[Int(place)]
      if entry.column != column {
        taken.append(Item(line: entry.column, value: entry.value))
        unlink(fromColumn: entry)
      }
      release(Int(place))
      place = entry.rowNext
    }
  }

  /// Subtracts multiples of what was taken out of a row from other rows.
  ///
  /// The factors are what those had in a column, divided by what the one row had there. Doubts are
  /// noted about columns with a sum that may be rounding or not.
  ///
  /// - Complexity: O(*t*·*u*·*l*) for *t* other rows, *u* terms, and *l* entries in the shorter of
  ///   another row and a column.
  mutating func subtract(
    _ terms: Buffer<Item>, dividedBy pivot: Double, from others: Buffer<Item>,
    _ doubts: inout Doubts
  ) {
    for index in 0..<others.count {
      let row = Int(others[index].line)
      let multiple = others[index].value / pivot
      for index in 0..<terms.count {
        let column = Int(terms[index].line)
        let delta = -multiple * terms[index].value
        let place = entry(row: row, column: column)
        if place < 0 {
          insert(row: row, column: column, value: delta)
          continue
        }
        let (sum, doubt) = Self.sum(entries[place].value, delta)
        if doubt != .none { doubts.add(doubt, about: column) }
        if sum == 0 { remove(place) } else { entries[place].value = sum }
      }
    }
  }

  /// The sum of two values, 0 if it is lost in rounding, and the doubt that there is about it.
  private static func sum(_ one: Double, _ other: Double) -> (sum: Double, doubt: Doubt) {
    let sum = one + other
    let size = one.magnitude + other.magnitude
    if sum.magnitude > Doubt.loss * size { return (sum, .none) }
    return (sum.magnitude <= 1e-12 * size ? 0 : sum, Doubt(sum: sum, size: size))
  }
}
