/// A sparse matrix that can be walked along rows and columns and changed anywhere.
///
/// Each entry is a member of two doubly linked lists, its row's and its column's, so that taking an
/// entry out costs O(1), and finding one costs the shorter of the two lists.
struct SparseMatrix {
  private(set) var row: [Int32] = []
  private(set) var column: [Int32] = []
  private(set) var value: [Double] = []
  private var rowNext: [Int32] = []
  private var rowPrevious: [Int32] = []
  private var columnNext: [Int32] = []
  private var columnPrevious: [Int32] = []
  private var firstFree: Int32 = -1

  private var rowHead: [Int32] = []
  private var columnHead: [Int32] = []
  private var rowLength: [Int32] = []
  private var columnLength: [Int32] = []

  /// Empties the matrix and gives it a size, keeping the memory it has.
  mutating func reset(rows: Int, columns: Int) {
    row.removeAll(keepingCapacity: true)
    column.removeAll(keepingCapacity: true)
    value.removeAll(keepingCapacity: true)
    rowNext.removeAll(keepingCapacity: true)
    rowPrevious.removeAll(keepingCapacity: true)
    columnNext.removeAll(keepingCapacity: true)
    columnPrevious.removeAll(keepingCapacity: true)
    firstFree = -1
    rowHead.refill(with: -1, count: rows)
    columnHead.refill(with: -1, count: columns)
    rowLength.refill(with: 0, count: rows)
    columnLength.refill(with: 0, count: columns)
  }

  /// How many entries the row has.
  func count(row index: Int) -> Int { Int(rowLength[index]) }
  /// How many entries the column has.
  func count(column index: Int) -> Int { Int(columnLength[index]) }
  /// The row's first entry, or -1.
  func first(row index: Int) -> Int { Int(rowHead[index]) }
  /// The column's first entry, or -1.
  func first(column index: Int) -> Int { Int(columnHead[index]) }
  /// The entry after this one in its row, or -1.
  func next(inRow entry: Int) -> Int { Int(rowNext[entry]) }
  /// The entry after this one in its column, or -1.
  func next(inColumn entry: Int) -> Int { Int(columnNext[entry]) }

  /// The entry at the crossing, or -1.
  func entry(row rowIndex: Int, column columnIndex: Int) -> Int {
    if rowLength[rowIndex] <= columnLength[columnIndex] {
      var entry = first(row: rowIndex)
      while entry >= 0, Int(column[entry]) != columnIndex { entry = next(inRow: entry) }
      return entry
    }
    var entry = first(column: columnIndex)
    while entry >= 0, Int(row[entry]) != rowIndex { entry = next(inColumn: entry) }
    return entry
  }

  /// Makes an entry at a crossing that has none.
  mutating func insert(row rowIndex: Int, column columnIndex: Int, value newValue: Double) {
    let index = Int32(truncatingIfNeeded: rowIndex)
    let other = Int32(truncatingIfNeeded: columnIndex)
    let rowFirst = rowHead[rowIndex]
    let columnFirst = columnHead[columnIndex]
    let entry: Int32
    if firstFree >= 0 {
      entry = firstFree
      firstFree = rowNext[Int(entry)]
      row[Int(entry)] = index
      column[Int(entry)] = other
      value[Int(entry)] = newValue
      rowNext[Int(entry)] = rowFirst
      rowPrevious[Int(entry)] = -1
      columnNext[Int(entry)] = columnFirst
      columnPrevious[Int(entry)] = -1
    } else {
      entry = Int32(truncatingIfNeeded: row.count)
      row.append(index)
      column.append(other)
      value.append(newValue)
      rowNext.append(rowFirst)
      rowPrevious.append(-1)
      columnNext.append(columnFirst)
      columnPrevious.append(-1)
    }
    if rowFirst >= 0 { rowPrevious[Int(rowFirst)] = entry }
    if columnFirst >= 0 { columnPrevious[Int(columnFirst)] = entry }
    rowHead[rowIndex] = entry
    columnHead[columnIndex] = entry
    rowLength[rowIndex] += 1
    columnLength[columnIndex] += 1
  }

  /// Adds to the value at a crossing; a sum that is lost in rounding leaves no entry.
  mutating func add(row rowIndex: Int, column columnIndex: Int, value delta: Double) {
    let entry = entry(row: rowIndex, column: columnIndex)
    guard entry >= 0 else {
      insert(row: rowIndex, column: columnIndex, value: delta)
      return
    }
    let sum = value[entry] + delta
    if sum.magnitude <= 1e-12 * (value[entry].magnitude + delta.magnitude) {
      remove(entry)
    } else {
      value[entry] = sum
    }
  }

  /// Takes an entry out.
  mutating func remove(_ entry: Int) {
    let next = rowNext[entry]
    let previous = rowPrevious[entry]
    if next >= 0 { rowPrevious[Int(next)] = previous }
    if previous >= 0 { rowNext[Int(previous)] = next } else { rowHead[Int(row[entry])] = next }
    let below = columnNext[entry]
    let above = columnPrevious[entry]
    if below >= 0 { columnPrevious[Int(below)] = above }
    if above >= 0 {
      columnNext[Int(above)] = below
    } else {
      columnHead[Int(column[entry])] = below
    }
    rowLength[Int(row[entry])] -= 1
    columnLength[Int(column[entry])] -= 1
    rowNext[entry] = firstFree
    firstFree = Int32(truncatingIfNeeded: entry)
  }
}

extension Array {
  /// Replaces the contents by equal elements, in the memory that is there.
  mutating func refill(with element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }
}
