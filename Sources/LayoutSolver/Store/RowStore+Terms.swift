/// Writing the terms of rows to the arena, and the lists through it.
///
/// The arrays are passed one by one, so that each is open for changes throughout.
extension RowStore {
  /// Writes terms behind those in use, where they are nobody's until a row takes them; terms of the
  /// same variable are added up.
  ///
  /// - Returns: Where the terms end.
  /// - Throws: What no row may have.
  @inline(__always)
  static func write(
    _ terms: Span<Term>, of row: Int, at start: Int, _ products: inout [Product],
    _ variables: [VariableStore.Record]
  ) throws(SolverError) -> Int {
    let end = start &+ terms.count
    if products.count < end { makeRoom(for: end, &products) }
    let isPlain = try copy(terms, of: row, to: start, &products, variables)
    return isPlain ? end : combine(start..<end, &products)
  }

  /// Makes the arena so long, and longer, as terms come one after the other.
  static func makeRoom(for end: Int, _ products: inout [Product]) {
    if products.isEmpty {
      let none = Product(variable: -1, row: -1, next: -1, previous: -1, coefficient: 0)
      // At least for a small screen.
      products.grow(with: none, count: max(end, 128))
    }
    // It doesn't matter what is there, and this is the quickest to be had.
    while products.count < end { products.append(contentsOf: products) }
  }

  /// Copies terms to a place in the arena.
  ///
  /// - Returns: Whether none is zero, and each variable stands in one of them alone.
  /// - Throws: What no row may have.
  @inline(__always)
  private static func copy(
    _ terms: Span<Term>, of row: Int, to start: Int, _ products: inout [Product],
    _ variables: [VariableStore.Record]
  ) throws(SolverError) -> Bool {
    let variables = variables.span
    var products = products.mutableSpan
    let row = Int32(truncatingIfNeeded: row)
    // To compare many with each other takes longer than to sort them.
    var isPlain = terms.count <= 8
    for index in terms.indices {
      let term = terms[index]
      let variable = Int(term.variable.index)
      guard variable >= 0, variable < variables.count, variables[variable].isTaken,
        variables[variable].generation == term.variable.generation
      else { throw .unknownVariable(term.variable) }
      let size = term.coefficient.magnitude
      if !(size >= 1e-12 && size <= 1e12) {
        guard size == 0 else { throw .coefficientOutOfRange(of: term.variable) }
        isPlain = false
      }
      let place = start &+ index
      products[place] = Product(
        variable: term.variable.index, row: row, next: -1, previous: -1,
        coefficient: term.coefficient)
      guard isPlain else { continue }
      for earlier in start..<place where products[earlier].variable == term.variable.index {
        isPlain = false
      }
    }
    return isPlain
  }

  /// Replaces products by the sums for each variable; a sum that is lost in the rounding of its
  /// parts is zero, and left out.
  ///
  /// - Returns: Where they end.
  private static func combine(_ range: Range<Int>, _ products: inout [Product]) -> Int {
    let sorted = products[range].sorted { $0.variable < $1.variable }
    var end = range.lowerBound
    var read = 0
    while read < sorted.count {
      var product = sorted[read]
      product.coefficient = 0
      var size = 0.0
      while read < sorted.count, sorted[read].variable == product.variable {
        product.coefficient += sorted[read].coefficient
        size += sorted[read].coefficient.magnitude
        read += 1
      }
      guard product.coefficient.magnitude > size * 1e-15 else { continue }
      products[end] = product
      end += 1
    }
    return end
  }

  /// Puts products in the lists of their variables.
  static func link(
    _ range: Range<Int>, of records: [Record], _ products: inout [Product],
    _ variables: inout [VariableStore.Record], _ coefficients: inout CoefficientSpread
  ) {
    let records = records.span
    var products = products.mutableSpan
    var variables = variables.mutableSpan
    var place = range.lowerBound
    while place < range.upperBound {
      let row = Int(products[place].row)
      let length = Int(records[row].length)
      // The terms that a row had before it went or got others are nobody's.
      guard records[row].isTaken, Int(records[row].start) == place, length > 0 else {
        place &+= 1
        continue
      }
      let end = place &+ length
      while place < end {
        coefficients.note(products[place].coefficient)
        let variable = Int(products[place].variable)
        let new = Int32(truncatingIfNeeded: place)
        let next: Int32
        if length == 1 {
          next = variables[variable].firstSingle
          variables[variable].firstSingle = new
        } else {
          next = variables[variable].firstTerm
          variables[variable].firstTerm = new
        }
        if next >= 0 { products[Int(next)].previous = new }
        products[place].next = next
        place &+= 1
      }
    }
  }
}
