/// Recording what an edit reaches.
extension Routine {
  /// Records what an edit reaches.
  ///
  /// - Parameters:
  ///   - presolve: Knows the equalities and rows that are reached, whose lines are marked.
  ///   - rows: All rows, with the edited ones marked.
  ///   - variables: All variables.
  ///   - rowOfSource: For each row, where it is in a part of several variables, or -1.
  ///   - reached: The eliminated variables that are reached, in the order they are computed in.
  mutating func record(
    _ presolve: Presolve, _ rows: RowStore, _ variables: VariableStore, rowOfSource: Slots<Int32>,
    reached: Buffer<Int32>
  ) {
    empty()
    let reduction = presolve.reduction
    for index in 0..<reduction.changedEqualities.count {
      let elimination = Int(reduction.changedEqualities[index])
      let row = Int(reduction.eliminations[elimination].equality)
      equalities.append(sum(of: row, reduction, rows))
    }
    var watchOf: [Int32: Int32] = [:]
    for index in 0..<reduction.reachedRows.count {
      let row = Int(reduction.reachedRows[index])
      record(row, presolve, rows, isInPart: rowOfSource[row] >= 0, &watchOf)
    }
    for index in 0..<reached.count {
      record(definitionOf: Int(reached[index]), presolve, rows, variables)
    }
    isRecorded = true
  }

  private mutating func empty() {
    equalities.empty()
    self.rows.empty()
    terms.empty()
    dormant.empty()
    watches.empty()
    definitions.empty()
    checks.empty()
  }

  /// The constant of a row, whose terms are recorded.
  private mutating func sum(of row: Int, _ reduction: Reduction, _ rows: RowStore) -> Sum {
    let given = rows.records[row]
    var sum = Sum(
      row: Int32(truncatingIfNeeded: row), firstTerm: Int32(truncatingIfNeeded: terms.count),
      termEnd: 0, isEdited: given.isEdited, constant: given.constant,
      scale: given.constant.magnitude)
    var stays = !given.isEdited
    var place = Int(reduction.lines[row].firstInto)
    while place >= 0 {
      let step = reduction.steps[place]
      let source = reduction.lines[Int(step.source)]
      stays = stays && !source.isReached
      if stays {
        sum.constant -= step.factor * source.constant
        sum.scale += step.factor.magnitude * source.scale
      } else {
        terms.append(Term(row: step.source, factor: step.factor))
      }
      place = Int(step.nextInto)
    }
    sum.termEnd = Int32(truncatingIfNeeded: terms.count)
    return sum
  }

  /// Records a row that is left in the problem, unless its constant matters to nothing.
  private mutating func record(
    _ index: Int, _ presolve: Presolve, _ rows: RowStore, isInPart: Bool,
    _ watchOf: inout [Int32: Int32]
  ) {
    let record = rows.records[index]
    let place = presolve.matrix.first(row: index)
    if place < 0, !record.isRequired { return }
    let row = Row(
      sum: sum(of: index, presolve.reduction, rows), relation: record.relation,
      variable: place < 0 ? -1 : Int32(truncatingIfNeeded: presolve.matrix.column(place)),
      coefficient: place < 0
        ? rows.norm(index)
        : presolve.matrix.count(row: index) == 1 ? presolve.matrix.value(place) : .nan)
    let isAlone = !isInPart && !row.coefficient.isNaN
    if isAlone, !record.isEdited, record.relation != .equal {
      watch(row.sum, presolve.reduction, &watchOf)
      dormant.append(row)
    } else {
      self.rows.append(row)
    }
  }

  /// Has the constants watched that a sum depends on and that may change.
  private mutating func watch(
    _ sum: Sum, _ reduction: Reduction, _ watchOf: inout [Int32: Int32]
  ) {
    for place in Int(sum.firstTerm)..<Int(sum.termEnd) {
      let source = terms[place].row
      guard reduction.lines[Int(source)].isReached else { continue }
      let next = Int32(truncatingIfNeeded: watches.count)
      let watch = watchOf[source, default: next]
      if watch == next {
        watches.append(Watch(row: source))
        watchOf[source] = next
      }
      terms[place].watch = watch
    }
  }

  private mutating func record(
    definitionOf variable: Int, _ presolve: Presolve, _ rows: RowStore, _ variables: VariableStore
  ) {
    let reduction = presolve.reduction
    let elimination = reduction.eliminations[Int(reduction.cells[variable].elimination)]
    let firstCheck = checks.count
    let size = Reduction.size(
      elimination, reduction.others.span, reduction.lines.span, variables.value.span)
    var room = Room(scale: 2 * size)
    presolve.forEachSingle(of: variable, rows, variables) { product in
      let row = rows.records[Int(product.row)]
      guard row.isRequired else { return }
      let check = Check(
        coefficient: product.coefficient, constant: row.constant, relation: row.relation)
      check.cut(&room, scale: 1 + room.scale / elimination.pivot.magnitude)
      checks.append(check)
    }
    definitions.append(
      Definition(
        variable: elimination.variable, equality: elimination.equality,
        firstOther: elimination.firstOther,
        otherEnd: elimination.firstOther + elimination.otherCount,
        firstCheck: Int32(truncatingIfNeeded: firstCheck),
        checkEnd: Int32(truncatingIfNeeded: checks.count), pivot: elimination.pivot, room: room))
  }
}
