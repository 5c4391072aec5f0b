// Checks of what must always be so, compiled with the trait Invariants only. Tests are run with it once,
// in the optimized build: a check that fails ends the program there.
#if Invariants
  extension Solver {
    /// Checks every type with a state, after each solution.
    mutating func checkInvariants() {
      problem.rows.checkInvariants(problem.variables)
      presolve.matrix.checkInvariants()
      presolve.reduction.checkInvariants()
      presolve.checkInvariants(problem.rows, problem.variables)
      for (number, part) in parts.parts.enumerated() where !part.isGone {
        part.checkInvariants(problem.rows)
        for column in part.columns {
          precondition(
            parts.partOfColumn[Int(column.variable)] == number, "a column has another part")
          precondition(
            !presolve.reduction.isEliminated(Int(column.variable)), "a column is eliminated")
        }
        for (index, row) in part.rows.enumerated() {
          let place = parts.place(ofRow: Int(row.source))
          precondition(place?.part == number && place?.index == index, "a row has another place")
        }
      }
      for variable in problem.variables.value.indices
      where problem.variables.records[variable].isTaken {
        precondition(
          publication.values[variable] == problem.variables.value[variable],
          "a value is not published")
      }
    }
  }

  extension RowStore {
    /// The terms of each row are in the lists of their variables, and nothing else is.
    func checkInvariants(_ variables: VariableStore) {
      var listed = 0
      for (variable, record) in variables.records.enumerated() {
        for isSingle in [false, true] {
          var place = record.first(isSingle: isSingle)
          var previous: Int32 = -1
          while place >= 0 {
            let product = products[Int(place)]
            precondition(Int(product.variable) == variable, "a term is in another variable's list")
            precondition(product.previous == previous, "a list of terms is torn")
            let row = records[Int(product.row)]
            precondition(row.isTaken && row.terms.contains(Int(place)), "a term is of no row")
            precondition((row.length == 1) == isSingle, "a term is in the wrong list")
            listed += 1
            previous = place
            place = product.next
          }
        }
      }
      let stated = records.reduce(0) { $0 + ($1.isTaken ? Int($1.length) : 0) }
      precondition(listed == stated, "terms are missing in lists")
    }
  }

  extension SparseMatrix {
    /// Each entry is in the list of its row and of its column, and these know how many they have.
    func checkInvariants() {
      var inRows = 0
      for (row, line) in rows.enumerated() {
        var count: Int32 = 0
        var place = line.first
        while place >= 0 {
          let entry = entries[Int(place)]
          precondition(
            Int(entry.row) == row && entry.value != 0, "an entry is in another row's list")
          count += 1
          place = entry.rowNext
        }
        precondition(count == line.count, "a row doesn't know its entries")
        inRows += Int(count)
      }
      var inColumns = 0
      for (column, line) in columns.enumerated() {
        var count: Int32 = 0
        var place = line.first
        while place >= 0 {
          precondition(
            Int(entries[Int(place)].column) == column, "an entry is in another column's list")
          count += 1
          place = entries[Int(place)].columnNext
        }
        precondition(count == line.count, "a column doesn't know its entries")
        inColumns += Int(count)
      }
      precondition(inRows == inColumns, "entries are in one list only")
    }
  }

  extension Reduction {
    /// Eliminations, their equalities and variables know each other, and none depends on itself.
    func checkInvariants() {
      for (number, elimination) in eliminations.enumerated() where elimination.variable >= 0 {
        precondition(
          Int(cells[Int(elimination.variable)].elimination) == number,
          "a variable has another elimination")
        precondition(
          Int(lines[Int(elimination.equality)].elimination) == number,
          "a row has another elimination")
        for place in elimination.others {
          precondition(Int(others[place].owner) == number, "a term has another owner")
          let next = Int(cells[Int(others[place].variable)].elimination)
          precondition(
            next < 0 || eliminations[next].rank > elimination.rank,
            "what is depended on has a lower rank")
        }
      }
      for (row, line) in lines.enumerated() {
        var place = line.firstInto
        while place >= 0 {
          precondition(Int(steps[Int(place)].target) == row, "a step is in another row's list")
          place = steps[Int(place)].nextInto
        }
        precondition(!line.isReached, "a row is still reached")
      }
      precondition(reachedRows.isEmpty && changedEqualities.isEmpty, "changes are left")
    }
  }

  extension Presolve {
    /// What has become of each row is what the matrix and the eliminations say.
    func checkInvariants(_ rows: RowStore, _ variables: VariableStore) {
      var singles = [Int32](repeating: 0, count: columns.count)
      for (row, line) in lines.enumerated() {
        precondition(!line.isPending, "a row waits")
        let isDefinition = reduction.lines[row].elimination >= 0
        precondition(
          (line.role == .definition) == isDefinition, "a row defines no variable, or one too many")
        if line.role == .single { singles[Int(line.variable)] += 1 }
        if line.role != .live {
          precondition(matrix.count(row: row) == 0, "a row is in the matrix")
        }
      }
      for (variable, column) in columns.enumerated() {
        precondition(column.singles == singles[variable], "a variable doesn't know its rows")
        let isFree = !reduction.isEliminated(variable)
        precondition(
          isFree || matrix.count(column: variable) == 0, "an eliminated variable is in the matrix")
      }
      precondition(pending.isEmpty && undone.isEmpty, "rows wait")
    }
  }

  extension Part {
    /// As many rows are tight as there are columns, and the rows stand in order.
    func checkInvariants(_ store: RowStore) {
      precondition(hasBasis, "a part has no basis")
      for (place, column) in columns.enumerated() where column.tight >= 0 {
        precondition(Int(rows[Int(column.tight)].place) == place, "a tight row has another place")
      }
      for (index, row) in rows.enumerated() {
        if row.place >= 0 {
          precondition(Int(columns[Int(row.place)].tight) == index, "a row is not tight")
        }
        if index > 0 {
          let (one, other) = (Int(rows[index - 1].source), Int(row.source))
          precondition(store.rankKey(one).isBefore(store.rankKey(other)), "rows stand out of order")
        }
      }
    }
  }
#endif
