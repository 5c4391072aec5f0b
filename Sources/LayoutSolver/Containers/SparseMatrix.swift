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

    /// Nothing in particular, to fill memory with.
    static var none: Item { Item(line: -1, value: 0) }
  }

  /// A row or a column: its first entry, or -1, and how many there are.
  struct Line {
    var first: Int32 = -1
    var count: Int32 = 0
  }

  /// The places that hold no entry: the first, or -1, which knows the next as that in its row.
  struct FreeList {
    private(set) var first: Int32 = -1
    private(set) var count = 0

    @inline(__always)
    mutating func add(_ place: Int32, _ entries: inout MutableSpan<Entry>) {
      entries[Int(place)].rowNext = first
      first = place
      count &+= 1
    }

    /// Takes a place from a list that isn't empty.
    @inline(__always)
    mutating func take(_ entries: inout MutableSpan<Entry>) -> Int {
      let place = Int(first)
      first = entries[place].rowNext
      count &-= 1
      return place
    }
  }

  var entries: [Entry] = []
  var free = FreeList()
  var rows: [Line] = []
  var columns: [Line] = []

  /// Empties the matrix and gives it a size, keeping the memory it has.
  mutating func reset(rows rowCount: Int, columns columnCount: Int) {
    entries.empty()
    free = FreeList()
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
    Self.find(
      Int32(truncatingIfNeeded: row), Int32(truncatingIfNeeded: column), entries.span, rows.span,
      columns.span)
  }

  @inline(__always)
  static func find(
    _ row: Int32, _ column: Int32, _ entries: Span<Entry>, _ rows: Span<Line>,
    _ columns: Span<Line>
  ) -> Int {
    if rows[Int(row)].count <= columns[Int(column)].count {
      var place = Int(rows[Int(row)].first)
      while place >= 0, entries[place].column != column { place = Int(entries[place].rowNext) }
      return place
    }
    var place = Int(columns[Int(column)].first)
    while place >= 0, entries[place].row != row { place = Int(entries[place].columnNext) }
    return place
  }

  /// Sees to it that there are places for as many new entries.
  mutating func reserve(_ count: Int) {
    guard count > free.count else { return }
    let known = entries.count
    entries.grow(
      with: Entry(value: 0, row: 0, column: 0), count: known &+ count &- free.count)
    Self.free(from: known, &entries, &free)
  }

  private static func free(from first: Int, _ entries: inout [Entry], _ free: inout FreeList) {
    var entries = entries.mutableSpan
    for place in first..<entries.count { free.add(Int32(truncatingIfNeeded: place), &entries) }
  }

  /// Makes an entry at a crossing that has none.
  mutating func insert(row: Int, column: Int, value: Double) {
    reserve(1)
    Self.insert(
      Entry(
        value: value, row: Int32(truncatingIfNeeded: row),
        column: Int32(truncatingIfNeeded: column)), &entries, &rows, &columns, &free)
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func insert(
    _ new: Entry, _ entries: inout [Entry], _ rows: inout [Line], _ columns: inout [Line],
    _ free: inout FreeList
  ) {
    var entries = entries.mutableSpan
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    let place = free.take(&entries)
    entries[place] = new
    link(place, &entries, &rows, &columns)
  }

  /// Puts an entry at the beginning of its lists.
  @inline(__always)
  static func link(
    _ entry: Int, _ entries: inout MutableSpan<Entry>, _ rows: inout MutableSpan<Line>,
    _ columns: inout MutableSpan<Line>
  ) {
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
    rows[row].count &+= 1
    columns[column].first = place
    columns[column].count &+= 1
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
    let (sum, doubt) = Self.sum(entries[entry].value, delta)
    if sum == 0 { remove(entry) } else { entries[entry].value = sum }
    return doubt
  }

  /// The sum of two values, 0 if it is lost in rounding, and the doubt that there is about it.
  @inline(__always)
  static func sum(_ one: Double, _ other: Double) -> (sum: Double, doubt: Doubt) {
    let sum = one + other
    let size = one.magnitude + other.magnitude
    if sum.magnitude > Doubt.loss * size { return (sum, .none) }
    return (sum.magnitude <= 1e-12 * size ? 0 : sum, Doubt(sum: sum, size: size))
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
    Self.remove(entry, &entries, &rows, &columns, &free)
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func remove(
    _ entry: Int, _ entries: inout [Entry], _ rows: inout [Line], _ columns: inout [Line],
    _ free: inout FreeList
  ) {
    var entries = entries.mutableSpan
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    let old = entries[entry]
    unlink(fromRow: old, &entries, &rows)
    unlink(fromColumn: old, &entries, &columns)
    free.add(Int32(truncatingIfNeeded: entry), &entries)
  }

  @inline(__always)
  static func unlink(
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
  static func unlink(
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
