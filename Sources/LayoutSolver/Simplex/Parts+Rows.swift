/// Rows on a single variable that come to a part, or go from it.
///
/// They don't tie variables together, so that the part stays the one it was, with its basis as a
/// place to start from.
extension Parts {
  /// Takes a row on a single variable out of its part; if it was tight, a placeholder is now.
  ///
  /// - Complexity: O(*r*) for the *r* rows of the part.
  mutating func remove(row index: Int) {
    let row = rows[index]
    let part = Int(row.part)
    let range = parts[part].rows
    if row.place >= 0 {
      let term = terms[Int(row.firstTerm)]
      scale(place: Int(row.place), of: parts[part], by: term.coefficient)
      columns[parts[part].columns.lowerBound + Int(row.place)].tight = ~term.column
      parts[part].age += 1
    }
    freeTerms.append(row.firstTerm)
    rowOfSource[Int(row.source)] = -1
    let isAlone =
      row.level >= 0
      && (index == range.lowerBound || rows[index - 1].level != row.level)
      && (index + 1 == range.upperBound || rows[index + 1].level != row.level)
    if isAlone { parts[part].levels -= 1 }
    move(index + 1..<range.upperBound, of: part, to: index)
    parts[part].rows = range.lowerBound..<range.upperBound - 1
    if isAlone {
      for place in index..<range.upperBound - 1 where rows[place].level > 0 {
        rows[place].level -= 1
      }
    }
    parts[part].isSettled = false
    parts[part].isExact = false
  }

  /// The variable of a row on a single one.
  func variable(ofSingle index: Int) -> Int32 {
    let column = Int(terms[Int(rows[index].firstTerm)].column)
    return columns[parts[Int(rows[index].part)].columns.lowerBound + column].variable
  }

  /// Puts a row in the place of another that is the same but for its constant, which stays.
  mutating func replace(row index: Int, by source: Int) {
    rowOfSource[Int(rows[index].source)] = -1
    rowOfSource[source] = Int32(truncatingIfNeeded: index)
    rows[index].source = Int32(truncatingIfNeeded: source)
  }

  /// Puts a row on a single variable into the variable's part; it takes the place of the variable in
  /// the basis if that is open.
  ///
  /// - Complexity: O(*r*) for the *r* rows of the part.
  mutating func insert(row source: Int, of part: Int, _ store: RowStore) {
    makeRoom(in: part)
    let product = store.products[Int(store.records[source].start)]
    let column = place(of: product.variable, in: parts[part])
    let term = Term(coefficient: product.coefficient, column: column)
    let index = place(of: store.rankKey(source), in: parts[part].rows, store)
    let level = enterLevel(of: store.priority(source), at: index, part, store)
    let range = parts[part].rows
    move(index..<range.upperBound, of: part, to: index + 1)
    parts[part].rows = range.lowerBound..<range.upperBound + 1
    parts[part].isSettled = false
    parts[part].isExact = false
    rows[index] = Row(
      store.records[source], source: source, part: part, firstTerm: take(term), level: level,
      norm: store.norm(source))
    rowOfSource[source] = Int32(truncatingIfNeeded: index)
    let open = Self.place(ofPlaceholder: column, parts[part], columns)
    if open >= 0 {
      columns[parts[part].columns.lowerBound + open].tight = rowOfSource[source]
      rows[index].place = Int32(truncatingIfNeeded: open)
      scale(place: open, of: parts[part], by: 1 / term.coefficient)
      parts[part].age += 1
    }
  }

  /// The place in the basis of a variable's placeholder, or -1.
  private static func place(
    ofPlaceholder column: Int32, _ part: Part, _ columns: [Column]
  ) -> Int {
    let columns = columns.span
    for place in 0..<part.size where columns[part.columns.lowerBound &+ place].tight == ~column {
      return place
    }
    return -1
  }

  /// Moves rows of a part to other indices.
  private mutating func move(_ range: Range<Int>, of part: Int, to start: Int) {
    Self.move(
      range, to: start, first: parts[part].columns.lowerBound, &rows, &columns,
      &rowOfSource.values)
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func move(
    _ range: Range<Int>, to start: Int, first: Int, _ rows: inout [Row],
    _ columns: inout [Column], _ rowOfSource: inout [Int32]
  ) {
    var rows = rows.mutableSpan
    var columns = columns.mutableSpan
    var rowOfSource = rowOfSource.mutableSpan
    let isUpwards = start > range.lowerBound
    for offset in 0..<range.count {
      let old = isUpwards ? range.upperBound &- 1 &- offset : range.lowerBound &+ offset
      let new = old &- range.lowerBound &+ start
      let row = rows[old]
      rows[new] = row
      rowOfSource[Int(row.source)] = Int32(truncatingIfNeeded: new)
      if row.place >= 0 { columns[first &+ Int(row.place)].tight = Int32(truncatingIfNeeded: new) }
    }
  }

  /// Makes room for a row behind those of a part; if there is none, all move to where there is.
  private mutating func makeRoom(in part: Int) {
    let range = parts[part].rows
    guard range.upperBound == parts[part].rowsEnd, let any = rows.last else { return }
    let first = rows.count
    rows.grow(with: any, count: first + range.count + range.count / 2 + 4)
    move(range, of: part, to: first)
    parts[part].rows = first..<first + range.count
    parts[part].rowsEnd = rows.count
  }

  /// Puts a term where one was taken out, or else behind all others.
  private mutating func take(_ term: Term) -> Int {
    if let place = freeTerms.popLast() {
      terms[Int(place)] = term
      return Int(place)
    }
    terms.append(term)
    return terms.count - 1
  }

  /// The column of a variable in its part; the columns are in the order of the variables.
  private func place(of variable: Int32, in part: Part) -> Int32 {
    var range = part.columns
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range =
        columns[middle].variable <= variable
        ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return Int32(truncatingIfNeeded: range.lowerBound - part.columns.lowerBound)
  }

  /// The first index of a part's rows that the tie rule puts behind a key.
  func place(of key: RankKey, in range: Range<Int>, _ store: RowStore) -> Int {
    var range = range
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        store.rankKey(Int(rows[middle].source)).isBefore(key)
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// The level of a row that is to come to an index of a part; if there is none of that priority yet,
  /// those below it are counted anew.
  private mutating func enterLevel(
    of priority: Double, at index: Int, _ part: Int, _ store: RowStore
  ) -> Int {
    if priority <= 0 { return -1 }
    let range = parts[part].rows
    if index > range.lowerBound, store.priority(Int(rows[index - 1].source)) == priority {
      return Int(rows[index - 1].level)
    }
    if index < range.upperBound, store.priority(Int(rows[index].source)) == priority {
      return Int(rows[index].level)
    }
    for row in index..<range.upperBound where rows[row].level >= 0 { rows[row].level += 1 }
    parts[part].levels += 1
    return index > range.lowerBound ? Int(rows[index - 1].level) + 1 : 0
  }

  /// Multiplies a column of a part's inverse.
  mutating func scale(place: Int, of part: Part, by factor: Double) {
    if factor == 1 { return }
    if part.dense >= 0 {
      for column in 0..<part.size { dense[part.dense + column * part.size + place] *= factor }
      return
    }
    var entry = sparse.first(column: part.columns.lowerBound + place)
    while entry >= 0 {
      sparse.replace(entry, by: sparse.value(entry) * factor)
      entry = sparse.next(inColumn: entry)
    }
  }
}

extension Parts.Row {
  /// A row on a single variable with the coefficient that it was given; of others more is to be said.
  @inline(__always)
  init(
    _ record: RowStore.Record, source: Int, part: Int, firstTerm: Int, level: Int, norm: Double
  ) {
    self.init(
      constant: record.constant, scale: record.constant.magnitude, norm: norm,
      source: Int32(truncatingIfNeeded: source), part: Int32(truncatingIfNeeded: part),
      firstTerm: Int32(truncatingIfNeeded: firstTerm), termCount: 1,
      level: Int32(truncatingIfNeeded: level), relation: record.relation,
      isRequired: record.isRequired, side: record.relation == .lessThanOrEqual ? -1 : 1)
  }
}
