/// Adding many rows at once.
extension RowStore {
  /// Adds rows that were checked, in slots that are new.
  ///
  /// - Returns: The rows; nil if slots of removed rows are free, which are to be taken first.
  mutating func append(
    _ rows: Span<RowDescription>, terms: Span<Term>, of variables: inout VariableStore
  ) -> [Row]? {
    guard free.isEmpty else { return nil }
    let first = records.count
    // A first batch is likely to be the whole screen; later ones find, and leave, room for more.
    if products.isEmpty {
      products.grow(with: .none, count: terms.count)
    } else {
      Self.makeRoom(for: used &+ terms.count, &products)
    }
    records.append(addingCapacity: rows.count) { records in
      Self.append(
        rows, terms: terms, firstSlot: first, firstSerial: created, to: &records, &products, &used,
        &variables.records, &coefficients)
    }
    created &+= rows.count
    var added: [Row] = []
    added.append(addingCapacity: rows.count) { added in
      for slot in first..<first &+ rows.count {
        added.append(Row(index: Int32(truncatingIfNeeded: slot), generation: 1))
      }
    }
    return added
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func append(
    _ rows: Span<RowDescription>, terms: Span<Term>, firstSlot: Int, firstSerial: Int,
    to records: inout OutputSpan<Record>, _ products: inout [Product], _ used: inout Int,
    _ variables: inout [VariableStore.Record], _ coefficients: inout CoefficientSpread
  ) {
    var products = products.mutableSpan
    var variables = variables.mutableSpan
    var start = 0
    var end = used
    for index in rows.indices {
      let row = rows[index]
      let place = end
      if row.termCount == 1 {
        enter(
          only: terms[start], of: firstSlot &+ index, at: place, &products, &variables,
          &coefficients)
        end &+= 1
      } else {
        end = enter(
          terms.extracting(start..<start &+ row.termCount), of: firstSlot &+ index, at: place,
          &products, &variables, &coefficients)
      }
      start &+= row.termCount
      let serial = firstSerial &+ index
      records.append(
        Record(
          generation: 1, start: Int32(truncatingIfNeeded: place),
          length: Int32(truncatingIfNeeded: end &- place), relation: row.relation,
          constant: row.constant, priority: row.priority, order: row.order ?? serial,
          serial: serial))
    }
    used = end
  }
}
