/// Adding many rows at once.
extension RowStore {
  /// Adds rows in slots that are new.
  ///
  /// - Returns: The rows; nil if some can't be, or call for more than being entered one after the
  ///   other: nothing has changed then.
  mutating func append(
    _ rows: Span<RowDescription>, terms: Span<Term>, of variables: inout VariableStore
  ) -> [Row]? {
    // The slots of removed rows are to be taken first.
    guard free.isEmpty else { return nil }
    let first = records.count
    var termCount = 0
    records.append(upTo: rows.count) { records in
      termCount = Self.append(
        rows, termCount: terms.count, at: used, firstSerial: created, to: &records)
    }
    // A first batch is likely to be the whole screen; later ones find, and leave, room for more.
    if products.isEmpty {
      products.grow(with: .none, count: terms.count)
    } else {
      Self.makeRoom(for: used &+ terms.count, &products)
    }
    guard records.count == first &+ rows.count, termCount == terms.count,
      Self.enter(
        terms, of: records, first..<records.count, at: used, &products, &variables.records,
        &coefficients)
    else {
      records.removeLast(records.count &- first)
      return nil
    }
    used &+= terms.count
    created &+= rows.count
    var added: [Row] = []
    added.append(upTo: rows.count) { added in
      for slot in first..<first &+ rows.count {
        added.append(Row(index: Int32(truncatingIfNeeded: slot), generation: 1))
      }
    }
    return added
  }

  /// Writes what rows are but for their terms, up to the first row that can't be.
  ///
  /// - Returns: How many terms these rows have.
  private static func append(
    _ rows: Span<RowDescription>, termCount: Int, at place: Int, firstSerial: Int,
    to records: inout OutputSpan<Record>
  ) -> Int {
    var left = termCount
    for index in rows.indices {
      let row = rows[index]
      guard row.termCount >= 0, row.termCount <= left,
        Solver.isPossible(constant: row.constant), Solver.isPossible(priority: row.priority)
      else { break }
      let serial = firstSerial &+ index
      records.append(
        Record(
          generation: 1, start: Int32(truncatingIfNeeded: place &+ termCount &- left),
          length: Int32(truncatingIfNeeded: row.termCount), relation: row.relation,
          constant: row.constant, priority: row.priority, order: row.order ?? serial,
          serial: serial))
      left &-= row.termCount
    }
    return termCount &- left
  }

  /// Enters the terms of rows, a product for each.
  ///
  /// The arrays are passed one by one, so that each is open for changes throughout.
  ///
  /// - Returns: False if there is a term that can't be, or is zero, or a row has several with the same
  ///   variable: nothing has changed then.
  private static func enter(
    _ terms: Span<Term>, of records: [Record], _ slots: Range<Int>, at place: Int,
    _ products: inout [Product], _ variables: inout [VariableStore.Record],
    _ coefficients: inout CoefficientSpread
  ) -> Bool {
    let records = records.span
    var products = products.mutableSpan
    var variables = variables.mutableSpan
    var areOnes = true
    var entered = 0
    for slot in slots {
      let record = records[slot]
      let row = Int32(truncatingIfNeeded: slot)
      if record.length == 1 {
        guard
          enter(
            terms[entered], of: row, isSingle: true, at: place &+ entered, after: record.start,
            &products, &variables, areOnes: &areOnes)
        else { break }
        entered &+= 1
      } else {
        let end = record.terms.upperBound &- place
        while entered < end,
          enter(
            terms[entered], of: row, isSingle: false, at: place &+ entered, after: record.start,
            &products, &variables, areOnes: &areOnes)
        {
          entered &+= 1
        }
        if entered < end { break }
      }
    }
    if entered < terms.count {
      unlink(place..<place &+ entered, &products, &variables)
      return false
    }
    if !areOnes { coefficients.note(terms) }
    return true
  }

  /// Enters a term of a row whose products begin at a place.
  ///
  /// - Returns: False if that must not be.
  @inline(__always)
  private static func enter(
    _ term: Term, of row: Int32, isSingle: Bool, at place: Int, after start: Int32,
    _ products: inout MutableSpan<Product>, _ variables: inout MutableSpan<VariableStore.Record>,
    areOnes: inout Bool
  ) -> Bool {
    guard holds(term.variable, variables.span) else { return false }
    let size = term.coefficient.magnitude
    if size != 1 {
      guard size >= 1e-12, size <= 1e12 else { return false }
      areOnes = false
    }
    // What was put in the variable's list last may be of this row.
    let last = variables[Int(term.variable.index)].first(isSingle: isSingle)
    guard isSingle || last < start else { return false }
    let product = Product(
      variable: term.variable.index, row: row, next: -1, previous: -1,
      coefficient: term.coefficient)
    link(product, at: place, isSingle: isSingle, &products, &variables)
    return true
  }
}
