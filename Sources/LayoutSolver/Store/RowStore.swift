/// The rows of a solver in flat arrays, a slot each, and their terms in one arena.
///
/// The terms of a row stand side by side; the terms of a variable are a doubly linked list through
/// the arena, so that both can be walked and a row can be taken out in time that depends on its
/// own length alone. The arena is compacted when more than half of it belongs to removed rows.
struct RowStore {
  /// What a slot holds beside its constant.
  struct Record {
    /// Odd while the slot holds a row; counts up with every taking and freeing.
    var generation: UInt32
    /// Where the row's terms begin in the arena.
    var start: Int32
    /// How many terms the row has.
    var length: Int32
    var relation: Relation
    var priority: Double
    /// Which of two rows of one priority is met first where not both can be: the larger key.
    var order: Int
    /// When the row was added; settles equal keys.
    var serial: Int

    var isTaken: Bool { generation & 1 == 1 }
    var terms: Range<Int> { Int(start)..<Int(start) + Int(length) }
    var isRequired: Bool { priority == 1000 }
  }

  /// A product of the arena, and its place in the list of its variable's terms.
  struct Product {
    var variable: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
    var coefficient: Double
  }

  private(set) var records: [Record] = []
  /// The right-hand sides by slot.
  var constant: [Double] = []
  private(set) var products: [Product] = []

  private var free: [Int32] = []
  private var created = 0
  private var garbage = 0

  /// How many slots there are, whether taken or free.
  var slots: Int { records.count }
  /// How many slots hold a row.
  var count: Int { slots - free.count }

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
    let product = Int(variables.firstTerm[variable])
    return product < 0 ? nil : Int(products[product].row)
  }

  mutating func setPriority(_ priority: Double, of index: Int) {
    records[index].priority = priority
  }

  mutating func setOrder(_ order: Int, of index: Int) {
    records[index].order = order
  }

  /// Begins a row without terms; `append` gives it some.
  mutating func take(
    _ relation: Relation, _ newConstant: Double, priority: Double, order: Int?
  ) -> Int {
    var record = Record(
      generation: 1, start: Int32(truncatingIfNeeded: products.count), length: 0,
      relation: relation, priority: priority, order: order ?? created, serial: created)
    created += 1
    guard let slot = free.popLast() else {
      records.append(record)
      constant.append(newConstant)
      return records.count - 1
    }
    record.generation = records[Int(slot)].generation &+ 1
    records[Int(slot)] = record
    constant[Int(slot)] = newConstant
    return Int(slot)
  }

  /// Gives the row that was begun last a term.
  mutating func append(
    _ variable: Int32, _ coefficient: Double, to index: Int, _ variables: inout VariableStore
  ) {
    let place = Int32(truncatingIfNeeded: products.count)
    let next = variables.firstTerm[Int(variable)]
    products.append(
      Product(
        variable: variable, row: Int32(truncatingIfNeeded: index), next: next, previous: -1,
        coefficient: coefficient))
    if next >= 0 { products[Int(next)].previous = place }
    variables.firstTerm[Int(variable)] = place
    records[index].length += 1
  }

  mutating func release(_ index: Int, variables: inout VariableStore) {
    for place in records[index].terms {
      let product = products[place]
      if product.next >= 0 { products[Int(product.next)].previous = product.previous }
      if product.previous >= 0 {
        products[Int(product.previous)].next = product.next
      } else {
        variables.firstTerm[Int(product.variable)] = product.next
      }
    }
    garbage += Int(records[index].length)
    records[index].length = 0
    records[index].generation &+= 1
    free.append(Int32(truncatingIfNeeded: index))
    if garbage > 1024, garbage * 2 > products.count { compact(&variables) }
  }

  /// Moves the terms of the rows that are left together and links them anew.
  private mutating func compact(_ variables: inout VariableStore) {
    let old = products
    products = []
    products.reserveCapacity(old.count - garbage)
    garbage = 0
    for variable in 0..<variables.slots { variables.firstTerm[variable] = -1 }
    for index in 0..<slots where records[index].isTaken {
      let terms = records[index].terms
      records[index].start = Int32(truncatingIfNeeded: products.count)
      records[index].length = 0
      for place in terms {
        append(old[place].variable, old[place].coefficient, to: index, &variables)
      }
    }
  }
}
