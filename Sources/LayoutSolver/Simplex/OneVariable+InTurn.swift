/// Parts of a few variables that don't compete.
///
/// A label and a switch beside it are connected, as they must not overlap; but as a rule there is
/// room for both, and each is as wide as it asks to be. The height of the row then follows from
/// theirs. Such a part needs no basis: its variables are solved one after the other, each with the
/// rows that connect it to those before.
///
/// That is right if none of them would rather have had another value of one before it. Those have
/// their values from levels of which the weakest is the *floor*. From the highest level down to the
/// floor, the rows that the variable has alone must be met as well as if there were no others, and
/// the rows that connect it must be met entirely. Why no other solution is as good then is told in
/// <doc:How-the-solver-works>.
extension OneVariable {
  /// A variable that waits for its turn, or had it.
  struct Turn {
    var variable: Int32 = -1
    /// Where its rows in the matrix begin.
    var firstEntry: Int32 = -1
    /// The rows that it has alone, beside the required ones, and the highest of their priorities.
    var wishes = 0..<0
    var highest = 0.0
    /// What the required rows of these allow, and what all of them leave.
    var required = Interval()
    var interval = Interval()
    /// The priority of the level that leaves a single value; 0 if none does.
    var level = 0.0
    /// The value before, and the new one.
    var old = 0.0
    var value = 0.0
    var isOver = false
  }

  /// Up to how many variables a part has that is solved in turn, and how many rows that aren't
  /// required.
  private static let mostTurns = 8
  private static let mostWishes = 64

  /// Solves a part in turn; the new values are in ``turns``, and the old ones stay for now.
  ///
  /// `columns` are the part's variables, and `rowCount` is how many rows connect them.
  ///
  /// - Returns: Whether that was possible, beyond doubt.
  /// - Complexity: O(*z*) for *z* terms, as there are few variables.
  @inline(__always)
  mutating func solveInTurn(
    _ columns: Buffer<Int32>, rowCount: Int, _ records: [RowStore.Record],
    _ products: [RowStore.Product], _ variables: [VariableStore.Record], _ lines: [Presolve.Line],
    _ matrix: SparseMatrix, _ reduction: [Reduction.Line], _ values: inout [Double]
  ) -> Bool {
    guard columns.count <= Self.mostTurns else { return false }
    wishes.elements.grow(with: .none, count: Self.mostWishes)
    turns.grow(with: Turn(), count: Self.mostTurns)
    return Self.solveInTurn(
      columns.elements.span.extracting(0..<columns.count), rowCount: rowCount, records.span,
      products.span, variables.span, lines.span, matrix, reduction.span, &values,
      &wishes.elements, &turns, &breakpoints)
  }

  private static func solveInTurn(
    _ part: Span<Int32>, rowCount: Int, _ records: Span<RowStore.Record>,
    _ products: Span<RowStore.Product>, _ variables: Span<VariableStore.Record>,
    _ lines: Span<Presolve.Line>, _ matrix: SparseMatrix, _ reduction: Span<Reduction.Line>,
    _ values: inout [Double], _ wishes: inout [Wish], _ turns: inout [Turn],
    _ breakpoints: inout Buffer<Breakpoint>
  ) -> Bool {
    let entries = matrix.entries.span
    let matrixRows = matrix.rows.span
    let columns = matrix.columns.span
    var values = values.mutableSpan
    var wishes = wishes.mutableSpan
    var turns = turns.mutableSpan
    var room = 0
    for index in part.indices {
      let variable = Int(part[index])
      var turn = Turn(variable: part[index], firstEntry: columns[variable].first)
      let isPossible = begin(
        &turn, Int(variables[variable].firstSingle), records, products, lines, entries, matrixRows,
        reduction, &wishes, &room, &breakpoints)
      guard isPossible else { return false }
      turns[index] = turn
    }
    for index in part.indices {
      turns[index].old = values[Int(part[index])]
      // What isn't solved yet isn't a number, and neither is a sum with it.
      values[Int(part[index])] = .nan
    }
    var floor = Double.infinity
    var met = 0
    var over = 0
    while over < part.count {
      let index = next(turns, count: part.count)
      let isSolved = take(
        &turns[index], &floor, &met, records, products, entries, reduction, values, matrixRows,
        &wishes, &breakpoints)
      guard isSolved else { break }
      values[Int(turns[index].variable)] = turns[index].value
      over &+= 1
    }
    for index in part.indices { values[Int(part[index])] = turns[index].old }
    return over == part.count && met == rowCount
  }

  /// Solves a variable as if no row connected it to others.
  ///
  /// - Returns: Whether there are so few rows that this is possible, and it is without doubt.
  @inline(__always)
  private static func begin(
    _ turn: inout Turn, _ firstSingle: Int, _ records: Span<RowStore.Record>,
    _ products: Span<RowStore.Product>, _ lines: Span<Presolve.Line>,
    _ entries: Span<SparseMatrix.Entry>, _ matrixRows: Span<SparseMatrix.Line>,
    _ reduction: Span<Reduction.Line>, _ wishes: inout MutableSpan<Wish>, _ room: inout Int,
    _ breakpoints: inout Buffer<Breakpoint>
  ) -> Bool {
    var collection = Collection(first: room)
    collectSingles(firstSingle, records, products, lines, &wishes, &collection)
    var connecting = 0
    collectEntries(
      Int(turn.firstEntry), entries, records, products, reduction, &wishes, &collection
    ) { row in
      if matrixRows[row].count == 1 { return true }
      connecting &+= 1
      return false
    }
    turn.wishes = room..<room &+ collection.count
    room = turn.wishes.upperBound &+ connecting
    guard room <= wishes.count, turn.required.replace(by: collection.required) else {
      return false
    }
    turn.highest = collection.highest
    turn.interval = turn.required
    turn.level = narrow(
      &turn.interval, from: turn.highest, wishes.span.extracting(turn.wishes),
      count: collection.count, isSorted: false, &breakpoints)
    return !turn.interval.isUnclear
  }

  /// The variable that is next: one that its own rows determine in the highest level.
  @inline(__always)
  private static func next(_ turns: borrowing MutableSpan<Turn>, count: Int) -> Int {
    var next = -1
    for index in 0..<count where !turns[index].isOver {
      if next < 0 || turns[index].level > turns[next].level { next = index }
    }
    return next
  }

  /// Solves a variable with the rows that connect it to those that had their turns.
  ///
  /// - Returns: Whether the value is right beyond doubt.
  @inline(__always)
  private static func take(
    _ turn: inout Turn, _ floor: inout Double, _ met: inout Int, _ records: Span<RowStore.Record>,
    _ products: Span<RowStore.Product>, _ entries: Span<SparseMatrix.Entry>,
    _ reduction: Span<Reduction.Line>, _ values: borrowing MutableSpan<Double>,
    _ matrixRows: Span<SparseMatrix.Line>, _ wishes: inout MutableSpan<Wish>,
    _ breakpoints: inout Buffer<Breakpoint>
  ) -> Bool {
    var strong = Interval()
    var end = turn.wishes.upperBound
    // Before the first there are none to connect it to.
    var place = floor < .infinity ? Int(turn.firstEntry) : -1
    while place >= 0 {
      let row = Int(entries[place].row)
      place = Int(entries[place].columnNext)
      guard matrixRows[row].count > 1 else { continue }
      var constant = reduction[row].constant
      var scale = RowStore.norm(records[row], products) + reduction[row].scale
      var coefficient = 0.0
      var entry = Int(matrixRows[row].first)
      while entry >= 0 {
        if entries[entry].column == turn.variable {
          coefficient = entries[entry].value
        } else {
          let product = entries[entry].value * values[Int(entries[entry].column)]
          constant -= product
          scale += product.magnitude
        }
        entry = Int(entries[entry].rowNext)
      }
      if constant.isNaN { continue }
      met &+= 1
      let wish = Wish(
        row, coefficient, records[row].relation, constant, scale: scale,
        priority: records[row].priority)
      if wish.priority >= floor {
        strong.cut(by: wish.allowed)
      } else {
        // There is room for all rows that connect it.
        wishes[end] = wish
        end &+= 1
      }
    }
    let own = wishes.span.extracting(turn.wishes.lowerBound..<end)
    if turn.level < floor, floor < .infinity {
      // What is weaker than the floor makes do with what the rows from there up leave.
      turn.interval = turn.required
      turn.level = narrow(
        &turn.interval, from: turn.highest, downTo: floor, own, count: own.count, isSorted: false,
        &breakpoints)
    }
    var cut = turn.interval
    cut.cut(by: strong)
    guard turn.interval.replace(by: cut) else { return false }
    if turn.interval.isWide {
      var highest = 0.0
      for index in own.indices {
        let priority = own[index].priority
        if priority < floor, priority > highest { highest = priority }
      }
      turn.level = narrow(
        &turn.interval, from: highest, own, count: own.count, isSorted: false, &breakpoints)
    } else if turn.level == 0 {
      turn.level = floor
    }
    turn.isOver = true
    turn.value = turn.interval.nearest(to: 0) + 0
    floor = min(floor, turn.level)
    return !turn.interval.isWide && !turn.interval.isUnclear
  }
}
