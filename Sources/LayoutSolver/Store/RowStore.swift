/// The rows of a solver in flat arrays, a slot each, and their terms in one arena.
///
/// The terms of a row stand side by side; the terms of a variable are a doubly linked list through
/// the arena, so that both can be walked and a row can be taken out in time that depends on its
/// own length alone. The arena is compacted when more than half of it belongs to removed rows.
struct RowStore {
  /// Odd while the slot holds a row; counts up with every taking and freeing.
  private(set) var generation: [UInt32] = []
  private(set) var start: [Int32] = []
  private(set) var length: [Int32] = []
  private(set) var relation: [Relation] = []
  var constant: [Double] = []
  var priority: [Double] = []
  /// Which of two rows of one priority is met first where not both can be: the larger key.
  var order: [Int] = []
  /// When the row was added; settles equal keys.
  private(set) var serial: [Int] = []

  private(set) var termVariable: [Int32] = []
  private(set) var termCoefficient: [Double] = []
  private(set) var termRow: [Int32] = []
  private var termNext: [Int32] = []
  private var termPrevious: [Int32] = []

  private var free: [Int32] = []
  private var created = 0
  private var garbage = 0

  /// How many slots there are, whether taken or free.
  var slots: Int { generation.count }
  /// How many slots hold a row.
  var count: Int { slots - free.count }

  func isTaken(_ index: Int) -> Bool { generation[index] & 1 == 1 }

  func contains(_ row: Row) -> Bool {
    let index = Int(row.index)
    return index >= 0 && index < generation.count && generation[index] == row.generation
      && isTaken(index)
  }

  func handle(_ index: Int) -> Row {
    Row(index: Int32(truncatingIfNeeded: index), generation: generation[index])
  }

  /// The places of the row's terms in the arena.
  func terms(of index: Int) -> Range<Int> {
    let first = Int(start[index])
    return first..<first + Int(length[index])
  }

  /// The row after the given term's in the list of its variable, or nil at the end.
  func firstRow(of variable: Int, in variables: VariableStore) -> Int? {
    let term = Int(variables.firstTerm[variable])
    return term < 0 ? nil : Int(termRow[term])
  }

  mutating func take(
    _ terms: [(variable: Int32, coefficient: Double)], _ newRelation: Relation,
    _ newConstant: Double, priority newPriority: Double, order key: Int?,
    variables: inout VariableStore
  ) -> Row {
    let index: Int
    if let slot = free.popLast() {
      index = Int(slot)
      generation[index] &+= 1
      start[index] = Int32(truncatingIfNeeded: termVariable.count)
      length[index] = Int32(truncatingIfNeeded: terms.count)
      relation[index] = newRelation
      constant[index] = newConstant
      priority[index] = newPriority
      order[index] = key ?? created
      serial[index] = created
    } else {
      index = generation.count
      generation.append(1)
      start.append(Int32(truncatingIfNeeded: termVariable.count))
      length.append(Int32(truncatingIfNeeded: terms.count))
      relation.append(newRelation)
      constant.append(newConstant)
      priority.append(newPriority)
      order.append(key ?? created)
      serial.append(created)
    }
    created += 1
    for term in terms {
      let place = Int32(truncatingIfNeeded: termVariable.count)
      let head = variables.firstTerm[Int(term.variable)]
      termVariable.append(term.variable)
      termCoefficient.append(term.coefficient)
      termRow.append(Int32(truncatingIfNeeded: index))
      termNext.append(head)
      termPrevious.append(-1)
      if head >= 0 { termPrevious[Int(head)] = place }
      variables.firstTerm[Int(term.variable)] = place
    }
    return handle(index)
  }

  mutating func release(_ index: Int, variables: inout VariableStore) {
    for term in terms(of: index) {
      let next = termNext[term]
      let previous = termPrevious[term]
      if next >= 0 { termPrevious[Int(next)] = previous }
      if previous >= 0 {
        termNext[Int(previous)] = next
      } else {
        variables.firstTerm[Int(termVariable[term])] = next
      }
    }
    garbage += Int(length[index])
    length[index] = 0
    generation[index] &+= 1
    free.append(Int32(truncatingIfNeeded: index))
    if garbage > 1024, garbage * 2 > termVariable.count { compact(&variables) }
  }

  /// Moves the terms of the rows that are left together and links them anew.
  private mutating func compact(_ variables: inout VariableStore) {
    var old = RowStore()
    swap(&old.termVariable, &termVariable)
    swap(&old.termCoefficient, &termCoefficient)
    let live = old.termVariable.count - garbage
    termVariable.reserveCapacity(live)
    termCoefficient.reserveCapacity(live)
    termRow.removeAll(keepingCapacity: true)
    termNext.removeAll(keepingCapacity: true)
    termPrevious.removeAll(keepingCapacity: true)
    garbage = 0
    for variable in 0..<variables.slots { variables.firstTerm[variable] = -1 }
    for index in 0..<slots where isTaken(index) {
      let range = terms(of: index)
      start[index] = Int32(truncatingIfNeeded: termVariable.count)
      for term in range {
        let variable = old.termVariable[term]
        let place = Int32(truncatingIfNeeded: termVariable.count)
        let head = variables.firstTerm[Int(variable)]
        termVariable.append(variable)
        termCoefficient.append(old.termCoefficient[term])
        termRow.append(Int32(truncatingIfNeeded: index))
        termNext.append(head)
        termPrevious.append(-1)
        if head >= 0 { termPrevious[Int(head)] = place }
        variables.firstTerm[Int(variable)] = place
      }
    }
  }
}
