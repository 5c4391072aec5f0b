/// The rows of a solver in flat arrays, a slot each, and their terms in one arena.
///
/// The terms of a row stand side by side; the terms of a variable are two doubly linked lists
/// through the arena, one for the rows with this variable alone and one for the others, so that
/// all can be walked and a row can be taken out in time that depends on its own length alone. The
/// arena is compacted when more than half of it belongs to removed rows.
struct RowStore {
  /// What a slot holds.
  struct Record {
    /// Odd while the slot holds a row; counts up with every taking and freeing.
    var generation: UInt32
    /// Where the row's terms begin in the arena.
    var start: Int32
    /// How many terms the row has.
    var length: Int32
    var relation: Relation
    /// Whether the row has come or changed, but for its constant, since the last solution.
    var isRestructured = true
    /// Whether the constant has changed since the last solution.
    var isEdited = false
    /// The right-hand side.
    var constant: Double
    /// 0 or less for a stay row, which comes after all levels: one of ``StayPriority``.
    var priority: Double
    /// Which of two rows of one priority is met first where not both can be: the larger key.
    var order: Int
    /// When the row was added; settles equal keys.
    var serial: Int

    var isTaken: Bool { generation & 1 == 1 }
    var terms: Range<Int> { Int(start)..<Int(start) + Int(length) }
    var isRequired: Bool { priority == 1000 }
    var isStay: Bool { priority <= 0 }
    /// Whether the row is an equality of a level below the required ones.
    var isWish: Bool { relation == .equal && !isRequired && !isStay }
  }

  /// The order of stay rows: what rests at 0, then the inequalities that draw to their constants
  /// what rests at bounds, then what has no bounds.
  enum StayPriority {
    static let atZero = 0.0
    static let atLeast = -1.0
    static let atMost = -2.0
    static let withoutBound = -3.0
  }

  /// A product of the arena, and its place in the list of its variable's terms.
  struct Product {
    var variable: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
    var coefficient: Double

    /// No product, to fill memory with.
    static var none: Product {
      Product(variable: -1, row: -1, next: -1, previous: -1, coefficient: 0)
    }
  }

  var records: [Record] = []
  /// The arena, with room behind the products in use for those to come.
  var products: [Product] = []
  /// How many of the products are in use.
  var used = 0
  /// How many of the slots there were at the last solution.
  private(set) var known = 0
  /// What is known of all coefficients together.
  var coefficients = CoefficientSpread()

  private(set) var free: [Int32] = []
  /// The slots that were released since the last solution, which still knows them.
  private var released: [Int32] = []
  /// The variables that have lost a row since the last solution, if coefficients are to be looked at closely.
  private(set) var left: [Int32] = []
  var created = 0
  /// How many stay rows there are.
  private var stays = 0
  private var garbage = 0

  /// How many slots there are, whether taken or free.
  var slots: Int { records.count }
  /// How many slots hold a row that is no stay row.
  var count: Int { slots - free.count - released.count - stays }

  func contains(_ row: Row) -> Bool {
    let index = Int(row.index)
    return index >= 0 && index < records.count && records[index].generation == row.generation
      && records[index].isTaken
  }

  func handle(_ index: Int) -> Row {
    Row(index: Int32(truncatingIfNeeded: index), generation: records[index].generation)
  }

  /// The slot of a row in which the variable stands, or nil.
  func firstRow(of variable: Int, in variables: VariableStore) -> Int? {
    let record = variables.records[variable]
    let product = Int(record.firstSingle < 0 ? record.firstTerm : record.firstSingle)
    return product < 0 ? nil : Int(products[product].row)
  }

  /// How a row compares.
  func relation(_ row: Int) -> Relation { records[row].relation }

  /// The right-hand side of a row.
  func constant(_ index: Int) -> Double { records[index].constant }

  /// The largest coefficient of a row, 0 if it has none.
  func norm(_ index: Int) -> Double { Self.norm(records[index], products.span) }

  /// The largest coefficient of a row, 0 if it has none.
  static func norm(_ record: Record, _ products: Span<Product>) -> Double {
    var largest = 0.0
    for place in record.terms { largest = max(largest, products[place].coefficient.magnitude) }
    return largest
  }

  mutating func setPriority(_ priority: Double, of index: Int) {
    records[index].priority = priority
  }

  mutating func setRelation(_ relation: Relation, of index: Int) {
    records[index].relation = relation
  }

  mutating func setOrder(_ order: Int, of index: Int) {
    records[index].order = order
  }

  /// Marks a row as come or changed.
  ///
  /// - Returns: Whether it wasn't yet.
  mutating func restructure(_ index: Int) -> Bool {
    defer { records[index].isRestructured = true }
    return !records[index].isRestructured
  }

  /// Gives a row another constant, and marks that as changed.
  ///
  /// - Returns: Whether it wasn't marked yet.
  @inline(__always)
  mutating func edit(_ index: Int, _ constant: Double) -> Bool {
    Self.edit(&records[index], constant)
  }

  @inline(__always)
  private static func edit(_ record: inout Record, _ constant: Double) -> Bool {
    record.constant = constant
    defer { record.isEdited = true }
    return !record.isEdited
  }

  /// Takes the marks from rows that have come or changed.
  mutating func unmark(restructured: [Int32]) {
    let known = known
    self.known = records.count
    var records = records.mutableSpan
    for row in restructured { records[Int(row)].isRestructured = false }
    for row in known..<records.count { records[row].isRestructured = false }
  }

  /// Takes the marks from rows whose constants have changed.
  @inline(__always)
  mutating func unmark(_ edited: Buffer<(row: Int32, constant: Double)>) {
    if edited.isEmpty { return }
    let edits = edited.elements.span
    var records = records.mutableSpan
    for index in 0..<edited.count { records[Int(edits[index].row)].isEdited = false }
  }

  /// Adds a row, marked as come.
  ///
  /// - Throws: What is wrong with the terms; nothing has changed then.
  @inline(__always)
  mutating func insert(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Double, order: Int?,
    of variables: inout VariableStore
  ) throws(SolverError) -> Row {
    let isNew = free.isEmpty
    let slot = isNew ? records.count : Int(free[free.count &- 1])
    let generation = isNew ? 1 : records[slot].generation &+ 1
    let start = used
    used = try Self.enter(
      terms, of: slot, at: start, &products, &variables.records, &coefficients)
    let record = Record(
      generation: generation, start: Int32(truncatingIfNeeded: start),
      length: Int32(truncatingIfNeeded: used &- start), relation: relation, constant: constant,
      priority: priority, order: order ?? created, serial: created)
    created &+= 1
    put(record, in: slot)
    return Row(index: Int32(truncatingIfNeeded: slot), generation: generation)
  }

  /// Puts a record in a slot that is free, or new.
  @inline(__always)
  private mutating func put(_ record: Record, in slot: Int) {
    if slot < records.count {
      records[slot] = record
      free.removeLast()
    } else {
      if slot == 0 { records.reserveCapacity(64) }
      records.append(record)
    }
  }

  /// Gives a row other terms.
  ///
  /// - Throws: What is wrong with the terms; nothing has changed then.
  mutating func setTerms(
    _ terms: Span<Term>, of index: Int, _ variables: inout VariableStore
  ) throws(SolverError) {
    let start = used
    used = try Self.enter(
      terms, of: index, at: start, &products, &variables.records, &coefficients)
    unlink(index, &variables)
    garbage += Int(records[index].length)
    records[index].start = Int32(truncatingIfNeeded: start)
    records[index].length = Int32(truncatingIfNeeded: used - start)
  }

  /// Adds the stay row of a variable, `variable == 0`, with the variable's keys.
  mutating func insertStay(of variable: Int, _ variables: inout VariableStore) -> Int {
    let slot = free.isEmpty ? records.count : Int(free[free.count - 1])
    let key = variables.records[variable]
    let record = Record(
      generation: free.isEmpty ? 1 : records[slot].generation &+ 1,
      start: Int32(truncatingIfNeeded: used), length: 1, relation: .equal,
      isRestructured: false, constant: 0,
      priority: key.restsAtBounds ? StayPriority.withoutBound : StayPriority.atZero,
      order: key.order, serial: key.serial)
    put(record, in: slot)
    Self.makeRoom(for: used + 1, &products)
    let next = variables.records[variable].firstSingle
    products[used] = Product(
      variable: Int32(truncatingIfNeeded: variable), row: Int32(truncatingIfNeeded: slot),
      next: next, previous: -1, coefficient: 1)
    if next >= 0 { products[Int(next)].previous = Int32(truncatingIfNeeded: used) }
    variables.records[variable].firstSingle = Int32(truncatingIfNeeded: used)
    used += 1
    stays += 1
    return slot
  }

  /// Adds the stay row that draws an inequality to its constant: an equality of the same terms.
  ///
  /// Of two such rows that of ≥ comes before that of ≤, and then the one with the smaller key.
  mutating func insertBound(of row: Int, _ variables: inout VariableStore) -> Int {
    let slot = free.isEmpty ? records.count : Int(free[free.count - 1])
    let source = records[row]
    let start = used
    Self.makeRoom(for: start + Int(source.length), &products)
    Self.copy(source.terms, to: start, as: slot, &products, &variables.records)
    for place in source.terms { coefficients.note(products[place].coefficient) }
    used += Int(source.length)
    let record = Record(
      generation: free.isEmpty ? 1 : records[slot].generation &+ 1,
      start: Int32(truncatingIfNeeded: start), length: source.length, relation: .equal,
      isRestructured: false, constant: source.constant,
      priority: source.relation == .greaterThanOrEqual
        ? StayPriority.atLeast : StayPriority.atMost,
      order: ~source.order, serial: ~source.serial)
    put(record, in: slot)
    stays += 1
    return slot
  }

  /// Looks at all coefficients anew if some of those that stood out have gone.
  mutating func surveyCoefficients() {
    guard coefficients.isStale else { return }
    coefficients = CoefficientSpread()
    for record in records where record.isTaken {
      for place in record.terms { coefficients.note(products[place].coefficient) }
    }
    coefficients.endSurvey()
  }

  /// Removes a row; its slot is free after `recycle`.
  mutating func release(_ index: Int, _ variables: inout VariableStore) {
    unlink(index, &variables)
    garbage += Int(records[index].length)
    records[index].length = 0
    records[index].generation &+= 1
    if records[index].isStay { stays -= 1 }
    released.append(Int32(truncatingIfNeeded: index))
  }

  /// Frees the slots of the rows that were removed.
  mutating func recycle(_ variables: inout VariableStore) {
    for slot in released { free.append(slot) }
    released.empty()
    left.empty()
    if garbage > 1024, garbage * 2 > used { compact(&variables) }
  }

  private mutating func unlink(_ index: Int, _ variables: inout VariableStore) {
    let isSingle = records[index].length == 1
    let isNoted = (coefficients.isUnusual || coefficients.isUneven) && !records[index].isStay
    for place in records[index].terms {
      let product = products[place]
      coefficients.forget(product.coefficient)
      if isNoted { left.append(product.variable) }
      if product.next >= 0 { products[Int(product.next)].previous = product.previous }
      if product.previous >= 0 {
        products[Int(product.previous)].next = product.next
      } else {
        variables.records[Int(product.variable)].setFirst(product.next, isSingle: isSingle)
      }
    }
  }

  /// Moves the terms of the rows that are left together and links them anew.
  private mutating func compact(_ variables: inout VariableStore) {
    let old = products
    products = []
    Self.makeRoom(for: used - garbage, &products)
    used = Self.move(old, of: &records, to: &products, &variables.records)
    garbage = 0
  }
}

extension RowStore {
  /// Passes on the rows, but for stay rows, in which a variable stands.
  func forEachRow(of variable: Int, _ variables: VariableStore, _ body: (Int32) -> Void) {
    let record = variables.records[variable]
    for first in [record.firstSingle, record.firstTerm] {
      var place = first
      while place >= 0 {
        let row = products[Int(place)].row
        if !records[Int(row)].isStay { body(row) }
        place = products[Int(place)].next
      }
    }
  }
}

extension Doubts {
  /// Adds a doubt about all variables of a row.
  mutating func add(_ doubt: Doubt, about row: Int, of rows: RowStore) {
    for product in rows.products[rows.records[row].terms] {
      add(doubt, about: Int(product.variable))
    }
  }
}
