/// The order in which the rows of a basis are best taken into ``Factors``.
///
/// A row that is the last with some column, and one that has but a single column left, can be solved for
/// that column without being written into other rows, or others into it. Taken one after the other, such
/// rows leave little or nothing: that is how a person solves a layout.
struct TriangularOrder: Sendable {
  /// The rows in order, by place in the old order, each with the column it is to be solved for, or -1.
  private(set) var order = Buffer<(place: Int32, column: Int32)>()
  /// For each place, how many columns its row has left, and for each column, how many rows.
  private var rowCount: [Int32] = []
  private var columnCount: [Int32] = []
  private var isOrdered: [Bool] = []
  private var isSolved: [Bool] = []
  /// For each column, the first of its entries; for each entry, its place and the column's next.
  private var first: [Int32] = []
  private var entries = Buffer<(place: Int32, next: Int32)>()
  private var lastRows = Buffer<Int32>()
  private var lastColumns = Buffer<Int32>()

  /// Finds the order for the tight rows of a part.
  ///
  /// - Complexity: O(*z*) for *z* terms.
  mutating func find(_ part: inout Part) {
    let size = part.size
    rowCount.refill(with: 0, count: size)
    columnCount.refill(with: 0, count: size)
    isOrdered.refill(with: false, count: size)
    isSolved.refill(with: false, count: size)
    first.refill(with: -1, count: size)
    entries.removeAll()
    order.removeAll()
    lastRows.removeAll()
    lastColumns.removeAll()
    for place in 0..<size {
      part.forEachColumn(ofTight: place) { column in
        rowCount[place] &+= 1
        columnCount[column] &+= 1
        entries.append((Int32(truncatingIfNeeded: place), first[column]))
        first[column] = Int32(truncatingIfNeeded: entries.count &- 1)
      }
    }
    for index in 0..<size {
      if rowCount[index] == 1 { lastRows.append(Int32(truncatingIfNeeded: index)) }
      if columnCount[index] == 1 { lastColumns.append(Int32(truncatingIfNeeded: index)) }
    }
    var nextRow = 0
    var nextColumn = 0
    while true {
      if nextColumn < lastColumns.count {
        let column = Int(lastColumns[nextColumn])
        nextColumn += 1
        if !isSolved[column], columnCount[column] == 1 { append(rowWith: column, &part) }
      } else if nextRow < lastRows.count {
        let place = Int(lastRows[nextRow])
        nextRow += 1
        if !isOrdered[place], rowCount[place] == 1 { solve(place, &part) }
      } else {
        break
      }
    }
    for place in 0..<size where !isOrdered[place] {
      order.append((Int32(truncatingIfNeeded: place), -1))
    }
  }

  /// Appends the only row that is left with a column.
  private mutating func append(rowWith column: Int, _ part: inout Part) {
    var entry = first[column]
    while entry >= 0, isOrdered[Int(entries[Int(entry)].place)] { entry = entries[Int(entry)].next }
    if entry < 0 { return }
    append(Int(entries[Int(entry)].place), for: column, &part)
  }

  /// Solves a row for the only column that it has left.
  private mutating func solve(_ place: Int, _ part: inout Part) {
    var last = -1
    part.forEachColumn(ofTight: place) { if !isSolved[$0] { last = $0 } }
    if last >= 0 { append(place, for: last, &part) }
  }

  private mutating func append(_ place: Int, for column: Int, _ part: inout Part) {
    order.append((Int32(truncatingIfNeeded: place), Int32(truncatingIfNeeded: column)))
    isOrdered[place] = true
    isSolved[column] = true
    part.forEachColumn(ofTight: place) { other in
      columnCount[other] &-= 1
      if columnCount[other] == 1 { lastColumns.append(Int32(truncatingIfNeeded: other)) }
    }
    var entry = first[column]
    while entry >= 0 {
      let other = Int(entries[Int(entry)].place)
      entry = entries[Int(entry)].next
      rowCount[other] &-= 1
      if rowCount[other] == 1 { lastRows.append(Int32(truncatingIfNeeded: other)) }
    }
  }
}

extension Part {
  /// Passes on the columns of the tight row at a place.
  @inline(__always)
  func forEachColumn(ofTight place: Int, _ body: (Int) -> Void) {
    let row = Int(columns[place].tight)
    if row < 0 { return body(~row) }
    for term in rows[row].terms { body(Int(terms[term].column)) }
  }
}
