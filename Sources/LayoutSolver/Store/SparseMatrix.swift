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
    var rowNext: Int32
    var rowPrevious: Int32
    var columnNext: Int32
    var columnPrevious: Int32
  }

  /// What was in an entry that was taken out of a row, by column, or out of a column, by row.
  struct Item {
    var line: Int32
    var value: Double
  }

  /// A row or a column: its first entry, or -1, and how many there are.
  private struct Line {
    var first: Int32 = -1
    var count: Int32 = 0
  }

  private(set) var entries: [Entry] = []
  private var firstFree: Int32 = -1
  private var rows: [Line] = []
  private var columns: [Line] = []

  /// Empties the matrix and gives it a size, keeping the memory it has.
  mutating func reset(rows rowCount: Int, columns columnCount: Int) {
    entries.empty()
    firstFree = -1
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
  func entry(row rowIndex: Int, column columnIndex: Int) -> Int {
    if rows[rowIndex].count <= columns[columnIndex].count {
      var entry = first(row: rowIndex)
      while entry >= 0, column(entry) != columnIndex { entry = next(inRow: entry) }
      return entry
    }
    var entry = first(column: columnIndex)
    while entry >= 0, row(entry) != rowIndex { entry = next(inColumn: entry) }
    return entry
  }

  /// Enters rows of a store into a matrix that has no entries yet.
  mutating func load(_ loaded: [Int32], of store: RowStore) {
    var count = 0
    for row in loaded { count &+= Int(store.records[Int(row)].length) }
    entries.append(addingCapacity: count) { entries in
      Self.load(loaded, of: store, into: &entries, &rows, &columns)
    }
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func load(
    _ loaded: [Int32], of store: RowStore, into entries: inout OutputSpan<Entry>,
    _ rows: inout [Line], _ columns: inout [Line]
  ) {
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    let records = store.records.span
    let products = store.products.span
    for row in loaded {
      let record = records[Int(row)]
      var rowNext: Int32 = -1
      for place in record.terms {
        let product = products[place]
        let entry = Int32(truncatingIfNeeded: entries.count)
        let column = Int(product.variable)
        let columnNext = columns[column].first
        entries.append(
          Entry(
            value: product.coefficient, row: row, column: product.variable, rowNext: rowNext,
            rowPrevious: -1, columnNext: columnNext, columnPrevious: -1))
        if rowNext >= 0 { entries[Int(rowNext)].rowPrevious = entry }
        if columnNext >= 0 { entries[Int(columnNext)].columnPrevious = entry }
        columns[column].first = entry
        columns[column].count &+= 1
        rowNext = entry
      }
      rows[Int(row)] = Line(first: rowNext, count: record.length)
    }
  }

  /// Makes an entry at a crossing that has none.
  mutating func insert(row rowIndex: Int, column columnIndex: Int, value: Double) {
    let new = Entry(
      value: value, row: Int32(truncatingIfNeeded: rowIndex),
      column: Int32(truncatingIfNeeded: columnIndex), rowNext: -1, rowPrevious: -1,
      columnNext: -1, columnPrevious: -1)
    let entry: Int
    if firstFree >= 0 {
      entry = Int(firstFree)
      firstFree = entries[entry].rowNext
      entries[entry] = new
    } else {
      entry = entries.count
      entries.append(new)
    }
    Self.link(entry, &entries, &rows, &columns)
  }

  /// Puts an entry at the beginning of its lists.
  ///
  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func link(
    _ entry: Int, _ entries: inout [Entry], _ rows: inout [Line], _ columns: inout [Line]
  ) {
    var entries = entries.mutableSpan
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    let place = Int32(truncatingIfNeeded: entry)
    let row = Int(entries[entry].row)
    let column = Int(entries[entry].column)
    let rowNext = rows[row].first
    let columnNext = columns[column].first
    entries[entry].rowNext = rowNext
    entries[entry].columnNext = columnNext
    if rowNext >= 0 { entries[Int(rowNext)].rowPrevious = place }
    if columnNext >= 0 { entries[Int(columnNext)].columnPrevious = place }
    rows[row].first = place
    rows[row].count += 1
    columns[column].first = place
    columns[column].count += 1
  }

  /// Adds to the value at a crossing; a sum that is lost in rounding leaves no entry.
  ///
  /// - Returns: The doubt that there is about the sum.
  mutating func add(row rowIndex: Int, column columnIndex: Int, value delta: Double) -> Doubt {
    let entry = entry(row: rowIndex, column: columnIndex)
    if entry >= 0 { return add(delta, to: entry) }
    insert(row: rowIndex, column: columnIndex, value: delta)
    return .none
  }

  /// Adds to the value of an entry; a sum that is lost in rounding leaves none.
  ///
  /// - Returns: The doubt that there is about the sum.
  mutating func add(_ delta: Double, to entry: Int) -> Doubt {
    let old = entries[entry].value
    let sum = old + delta
    let size = old.magnitude + delta.magnitude
    guard sum.magnitude <= Doubt.loss * size else {
      entries[entry].value = sum
      return .none
    }
    if sum.magnitude <= 1e-12 * size { remove(entry) } else { entries[entry].value = sum }
    return Doubt(sum: sum, size: size)
  }

  /// Gives an entry another value.
  mutating func replace(_ entry: Int, by value: Double) {
    entries[entry].value = value
  }

  /// Empties a row.
  mutating func clear(row index: Int) {
    while rows[index].first >= 0 { remove(first(row: index)) }
  }

  /// Takes an entry out.
  mutating func remove(_ entry: Int) {
    Self.unlink(entry, &entries, &rows, &columns)
    entries[entry].rowNext = firstFree
    firstFree = Int32(truncatingIfNeeded: entry)
  }

  /// Takes a column out but for its entry in one row; the rows and values of what is taken out
  /// are put in the list.
  mutating func takeColumn(_ column: Int, except row: Int, into taken: inout Buffer<Item>) {
    taken.removeAll()
    if columns[column].count == 1, entries[Int(columns[column].first)].row == row { return }
    Self.takeColumn(column, except: row, into: &taken, &entries, &rows, &columns, &firstFree)
  }

  /// Takes a row out; the columns and values of what is taken out are put in the list.
  mutating func takeRow(_ row: Int, into taken: inout Buffer<Item>) {
    taken.removeAll()
    let first = rows[row].first
    if rows[row].count == 1, columns[Int(entries[Int(first)].column)].count == 1 {
      // An entry that is alone needs to be taken out of no list.
      let column = entries[Int(first)].column
      taken.append(Item(line: column, value: entries[Int(first)].value))
      rows[row] = Line()
      columns[Int(column)] = Line()
      entries[Int(first)].rowNext = firstFree
      firstFree = first
      return
    }
    Self.takeRow(row, into: &taken, &entries, &rows, &columns, &firstFree)
  }

  private static func takeColumn(
    _ column: Int, except row: Int, into taken: inout Buffer<Item>, _ entries: inout [Entry],
    _ rows: inout [Line], _ columns: inout [Line], _ firstFree: inout Int32
  ) {
    var entries = entries.mutableSpan
    var rows = rows.mutableSpan
    var kept: Int32 = -1
    var place = columns[column].first
    while place >= 0 {
      let entry = entries[Int(place)]
      if Int(entry.row) == row {
        kept = place
      } else {
        taken.append(Item(line: entry.row, value: entry.value))
        unlink(fromRow: entry, &entries, &rows)
        entries[Int(place)].rowNext = firstFree
        firstFree = place
      }
      place = entry.columnNext
    }
    if kept >= 0 {
      entries[Int(kept)].columnNext = -1
      entries[Int(kept)].columnPrevious = -1
    }
    columns[column] = Line(first: kept, count: kept < 0 ? 0 : 1)
  }

  private static func takeRow(
    _ row: Int, into taken: inout Buffer<Item>, _ entries: inout [Entry], _ rows: inout [Line],
    _ columns: inout [Line], _ firstFree: inout Int32
  ) {
    var entries = entries.mutableSpan
    var columns = columns.mutableSpan
    var place = rows[row].first
    while place >= 0 {
      let entry = entries[Int(place)]
      taken.append(Item(line: entry.column, value: entry.value))
      unlink(fromColumn: entry, &entries, &columns)
      entries[Int(place)].rowNext = firstFree
      firstFree = place
      place = entry.rowNext
    }
    rows[row] = Line()
  }

  /// Takes an entry out of its lists.
  private static func unlink(
    _ entry: Int, _ entries: inout [Entry], _ rows: inout [Line], _ columns: inout [Line]
  ) {
    var entries = entries.mutableSpan
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    let old = entries[entry]
    unlink(fromRow: old, &entries, &rows)
    unlink(fromColumn: old, &entries, &columns)
  }

  @inline(__always)
  private static func unlink(
    fromRow old: Entry, _ entries: inout MutableSpan<Entry>, _ rows: inout MutableSpan<Line>
  ) {
    if old.rowNext >= 0 { entries[Int(old.rowNext)].rowPrevious = old.rowPrevious }
    if old.rowPrevious >= 0 {
      entries[Int(old.rowPrevious)].rowNext = old.rowNext
    } else {
      rows[Int(old.row)].first = old.rowNext
    }
    rows[Int(old.row)].count &-= 1
  }

  @inline(__always)
  private static func unlink(
    fromColumn old: Entry, _ entries: inout MutableSpan<Entry>,
    _ columns: inout MutableSpan<Line>
  ) {
    if old.columnNext >= 0 { entries[Int(old.columnNext)].columnPrevious = old.columnPrevious }
    if old.columnPrevious >= 0 {
      entries[Int(old.columnPrevious)].columnNext = old.columnNext
    } else {
      columns[Int(old.column)].first = old.columnNext
    }
    columns[Int(old.column)].count &-= 1
  }
}
