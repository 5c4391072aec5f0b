/// The rows of a solver in flat arrays, a slot each, and their terms in one arena.
///
/// The terms of a row stand side by side; the terms of a variable are two doubly linked lists
/// through the arena, one for the rows with this variable alone and one for the others, so that
/// all can be walked and a row can be taken out in time that depends on its own length alone. The
/// arena is compacted when more than half of it belongs to removed rows.
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
  /// The slots that were released since the last solution, which still knows them.
  private var released: [Int32] = []
  private var created = 0
  private var garbage = 0

  /// How many slots there are, whether taken or free.
  var slots: Int { records.count }
  /// How many slots hold a row.
  var count: Int { slots - free.count - released.count }

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

  /// The largest coefficient of a row of the matrix; behind the slots stand stay rows.
  func norm(_ index: Int) -> Double {
    guard index < records.count else { return 1 }
    var largest = 0.0
    for place in records[index].terms {
      largest = max(largest, products[place].coefficient.magnitude)
    }
    return largest == 0 ? 1 : largest
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

  /// Takes a row's terms away; `append` gives it others.
  mutating func clear(_ index: Int, _ variables: inout VariableStore) {
    unlink(index, &variables)
    garbage += Int(records[index].length)
    records[index].start = Int32(truncatingIfNeeded: products.count)
    records[index].length = 0
  }

  /// Gives the row that was begun or cleared last a term.
  ///
  /// - Parameter isSingle: Whether it will be the only one.
  mutating func append(
    _ variable: Int32, _ coefficient: Double, isSingle: Bool, to index: Int,
    _ variables: inout VariableStore
  ) {
    let place = Int32(truncatingIfNeeded: products.count)
    let record = variables.records[Int(variable)]
    let next = isSingle ? record.firstSingle : record.firstTerm
    products.append(
      Product(
        variable: variable, row: Int32(truncatingIfNeeded: index), next: next, previous: -1,
        coefficient: coefficient))
    if next >= 0 { products[Int(next)].previous = place }
    variables.setFirst(place, isSingle: isSingle, of: Int(variable))
    records[index].length += 1
  }

  /// Removes a row; its slot is free after `recycle`.
  mutating func release(_ index: Int, variables: inout VariableStore) {
    unlink(index, &variables)
    garbage += Int(records[index].length)
    records[index].length = 0
    records[index].generation &+= 1
    released.append(Int32(truncatingIfNeeded: index))
  }

  /// Frees the slots of the rows that were removed.
  mutating func recycle(_ variables: inout VariableStore) {
    free.append(contentsOf: released)
    released.removeAll(keepingCapacity: true)
    if garbage > 1024, garbage * 2 > products.count { compact(&variables) }
  }

  private mutating func unlink(_ index: Int, _ variables: inout VariableStore) {
    let isSingle = records[index].length == 1
    for place in records[index].terms {
      let product = products[place]
      if product.next >= 0 { products[Int(product.next)].previous = product.previous }
      if product.previous >= 0 {
        products[Int(product.previous)].next = product.next
      } else {
        variables.setFirst(product.next, isSingle: isSingle, of: Int(product.variable))
      }
    }
  }

  /// Moves the terms of the rows that are left together and links them anew.
  private mutating func compact(_ variables: inout VariableStore) {
    let old = products
    products = []
    products.reserveCapacity(old.count - garbage)
    garbage = 0
    for variable in 0..<variables.slots {
      variables.setFirst(-1, isSingle: false, of: variable)
      variables.setFirst(-1, isSingle: true, of: variable)
    }
    for index in 0..<slots where records[index].isTaken {
      let terms = records[index].terms
      records[index].start = Int32(truncatingIfNeeded: products.count)
      records[index].length = 0
      for place in terms {
        append(
          old[place].variable, old[place].coefficient, isSingle: terms.count == 1, to: index,
          &variables)
      }
    }
  }
}
