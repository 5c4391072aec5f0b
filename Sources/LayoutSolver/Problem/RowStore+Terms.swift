/// Entering the terms of rows in the arena and in the lists through it.
///
/// The arrays are passed one by one, so that each is open for changes throughout.
extension RowStore {
  /// Enters terms behind those in use, the sum for each variable where several have the same.
  ///
  /// - Returns: Where the terms end.
  /// - Throws: What no row may have; nothing has changed then.
  @inline(__always)
  static func enter(
    _ terms: Span<Term>, of row: Int, at start: Int, _ products: inout [Product],
    _ variables: inout [VariableStore.Record], _ coefficients: inout CoefficientSpread
  ) throws(SolverError) -> Int {
    // Most rows of a screen have one term, which is entered without much ado.
    if terms.count == 1,
      enter(only: terms[0], of: row, at: start, &products, &variables, &coefficients)
    {
      return start &+ 1
    }
    return try enter(all: terms, of: row, at: start, &products, &variables, &coefficients)
  }

  /// Enters the only term of a row.
  ///
  /// - Returns: False if it can't be taken as it is; nothing has changed then.
  @inline(never)
  private static func enter(
    only term: Term, of row: Int, at place: Int, _ products: inout [Product],
    _ variables: inout [VariableStore.Record], _ coefficients: inout CoefficientSpread
  ) -> Bool {
    let size = term.coefficient.magnitude
    guard holds(term.variable, variables.span), size >= 1e-12, size <= 1e12 else { return false }
    if products.count <= place { makeRoom(for: place &+ 1, &products) }
    var products = products.mutableSpan
    var variables = variables.mutableSpan
    enter(only: term, of: row, at: place, &products, &variables, &coefficients)
    return true
  }

  /// Enters the only term of a row, which was checked and isn't zero.
  @inline(__always)
  static func enter(
    only term: Term, of row: Int, at place: Int, _ products: inout MutableSpan<Product>,
    _ variables: inout MutableSpan<VariableStore.Record>, _ coefficients: inout CoefficientSpread
  ) {
    let product = Product(
      variable: term.variable.index, row: Int32(truncatingIfNeeded: row), next: -1, previous: -1,
      coefficient: term.coefficient)
    link(product, at: place, isSingle: true, &products, &variables)
    coefficients.note(term.coefficient)
  }

  /// Enters terms, however many there are.
  ///
  /// - Returns: Where they end.
  /// - Throws: What no row may have; nothing has changed then.
  @inline(never)
  private static func enter(
    all terms: Span<Term>, of row: Int, at start: Int, _ products: inout [Product],
    _ variables: inout [VariableStore.Record], _ coefficients: inout CoefficientSpread
  ) throws(SolverError) -> Int {
    var isPlain = terms.count <= few
    for index in terms.indices where try !check(terms[index], variables.span) { isPlain = false }
    let end = start &+ terms.count
    if products.count < end { makeRoom(for: end, &products) }
    var products = products.mutableSpan
    var variables = variables.mutableSpan
    if isPlain { return enter(terms, of: row, at: start, &products, &variables, &coefficients) }
    return combine(terms, of: row, at: start, &products, &variables, &coefficients)
  }

  /// Enters a few terms that were checked, none of which is zero.
  ///
  /// - Returns: Where they end.
  @inline(__always)
  static func enter(
    _ terms: Span<Term>, of row: Int, at start: Int, _ products: inout MutableSpan<Product>,
    _ variables: inout MutableSpan<VariableStore.Record>, _ coefficients: inout CoefficientSpread
  ) -> Int {
    if append(terms, of: row, at: start, &products, &variables, &coefficients) {
      return start &+ terms.count
    }
    return combine(terms, of: row, at: start, &products, &variables, &coefficients)
  }

  /// Makes the arena so long, and longer, as terms come one after the other.
  static func makeRoom(for end: Int, _ products: inout [Product]) {
    if products.isEmpty {
      // At least for a small screen.
      products.grow(with: .none, count: max(end, 128))
    }
    // It doesn't matter what is there, and this is the quickest to be had.
    while products.count < end { products.append(contentsOf: products) }
  }

  /// So many terms are looked through more quickly than they are sorted.
  static let few = 8

  /// Refuses a term that no row may have.
  ///
  /// - Returns: Whether its coefficient isn't zero.
  @inline(__always)
  static func check(
    _ term: Term, _ variables: Span<VariableStore.Record>
  ) throws(SolverError) -> Bool {
    guard holds(term.variable, variables) else { throw .unknownVariable(term.variable) }
    let size = term.coefficient.magnitude
    if size >= 1e-12 && size <= 1e12 { return true }
    guard size == 0 else { throw .coefficientOutOfRange(of: term.variable) }
    return false
  }

  /// Whether there is such a variable; a slot without one has an even generation, which no variable
  /// has.
  @inline(__always)
  static func holds(_ variable: Variable, _ records: Span<VariableStore.Record>) -> Bool {
    let index = Int(variable.index)
    return index >= 0 && index < records.count
      && records[index].generation == variable.generation
  }

  /// Appends terms to the arena and puts them in the lists of their variables.
  ///
  /// - Returns: False if a variable has several of them: none is in a list then.
  @inline(__always)
  private static func append(
    _ terms: Span<Term>, of row: Int, at start: Int, _ products: inout MutableSpan<Product>,
    _ variables: inout MutableSpan<VariableStore.Record>, _ coefficients: inout CoefficientSpread
  ) -> Bool {
    let row = Int32(truncatingIfNeeded: row)
    let isSingle = terms.count == 1
    var areOnes = true
    for index in terms.indices {
      let term = terms[index]
      let product = Product(
        variable: term.variable.index, row: row, next: -1, previous: -1,
        coefficient: term.coefficient)
      // What was put in the variable's list last may be of this row.
      let first = variables[Int(term.variable.index)].first(isSingle: isSingle)
      if Int(first) >= start {
        unlink(start..<start &+ index, &products, &variables)
        return false
      }
      link(product, at: start &+ index, isSingle: isSingle, &products, &variables)
      if term.coefficient.magnitude != 1 { areOnes = false }
    }
    if !areOnes { coefficients.note(terms) }
    return true
  }

  /// Puts a product at a place of the arena and at the beginning of its variable's list.
  @inline(__always)
  static func link(
    _ product: Product, at place: Int, isSingle: Bool, _ products: inout MutableSpan<Product>,
    _ variables: inout MutableSpan<VariableStore.Record>
  ) {
    let variable = Int(product.variable)
    var product = product
    product.next = variables[variable].first(isSingle: isSingle)
    product.previous = -1
    let new = Int32(truncatingIfNeeded: place)
    if product.next >= 0 { products[Int(product.next)].previous = new }
    products[place] = product
    variables[variable].setFirst(new, isSingle: isSingle)
  }

  /// Copies the terms of a row for another one, and puts them in their variables' lists.
  static func copy(
    _ terms: Range<Int>, to start: Int, as row: Int, _ products: inout [Product],
    _ variables: inout [VariableStore.Record]
  ) {
    var products = products.mutableSpan
    var variables = variables.mutableSpan
    for place in terms {
      var product = products[place]
      product.row = Int32(truncatingIfNeeded: row)
      link(
        product, at: start + place - terms.lowerBound, isSingle: terms.count == 1, &products,
        &variables)
    }
  }

  /// Takes the products that were linked last from their variables' lists.
  @inline(never)
  static func unlink(
    _ range: Range<Int>, _ products: inout MutableSpan<Product>,
    _ variables: inout MutableSpan<VariableStore.Record>
  ) {
    for place in range.reversed() {
      let product = products[place]
      if product.next >= 0 { products[Int(product.next)].previous = -1 }
      let variable = Int(product.variable)
      let isSingle = Int(variables[variable].firstSingle) == place
      variables[variable].setFirst(product.next, isSingle: isSingle)
    }
  }

  /// Appends the sums of the terms of each variable; one that is lost in the rounding of its parts
  /// is zero, and left out.
  ///
  /// - Returns: Where they end.
  @inline(never)
  private static func combine(
    _ terms: Span<Term>, of row: Int, at start: Int, _ products: inout MutableSpan<Product>,
    _ variables: inout MutableSpan<VariableStore.Record>, _ coefficients: inout CoefficientSpread
  ) -> Int {
    let sorted = terms.indices.map { terms[$0] }.sorted { $0.variable.index < $1.variable.index }
    var combined: [Product] = []
    var read = 0
    while read < sorted.count {
      let variable = sorted[read].variable
      var sum = 0.0
      var size = 0.0
      while read < sorted.count, sorted[read].variable == variable {
        sum += sorted[read].coefficient
        size += sorted[read].coefficient.magnitude
        read += 1
      }
      guard sum.magnitude > size * 1e-15 else { continue }
      combined.append(
        Product(
          variable: variable.index, row: Int32(truncatingIfNeeded: row), next: -1, previous: -1,
          coefficient: sum))
    }
    var end = start
    for product in combined {
      link(product, at: end, isSingle: combined.count == 1, &products, &variables)
      coefficients.note(product.coefficient)
      end += 1
    }
    return end
  }

  /// Moves the terms of all rows to another arena and links them anew.
  ///
  /// - Returns: Where they end.
  static func move(
    _ old: [Product], of records: inout [Record], to products: inout [Product],
    _ variables: inout [VariableStore.Record]
  ) -> Int {
    var products = products.mutableSpan
    var variables = variables.mutableSpan
    for variable in variables.indices {
      variables[variable].firstTerm = -1
      variables[variable].firstSingle = -1
    }
    var end = 0
    for index in records.indices where records[index].isTaken {
      let start = end
      let terms = records[index].terms
      for place in terms {
        link(old[place], at: end, isSingle: terms.count == 1, &products, &variables)
        end += 1
      }
      records[index].start = Int32(truncatingIfNeeded: start)
    }
    return end
  }
}
