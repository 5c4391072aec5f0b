/// Which variables no row determines, and the stay rows that some of them have.
///
/// A stay row, `variable == 0`, comes after all levels and draws a variable to 0. For variables that
/// rest at bounds there is also one for each inequality in which they stand, which draws that to its
/// constant. Variables that share a choice are a *group*: each is in one ring, so that a group can
/// be walked from any of its variables. What touches a variable of a group takes the stay rows of
/// the group away, and the choice is looked at anew.
struct Stays {
  /// For each variable slot, the next variable of its group, or -1 if rows determine the variable.
  private var next = Slots<Int32>(-1)
  /// For each variable slot, the slot of its first stay row, or -1; and for each stay row that of
  /// the variable's next one.
  private var row = Slots<Int32>(-1)
  private var nextRow = Slots<Int32>(-1)
  /// For each inequality that is drawn to its constant, the slot of the stay row that does it, or
  /// -1, and the variable whose stay row that is.
  private var bound = Slots<Int32>(-1)
  private var owner = Slots<Int32>(-1)
  /// For each stay row that draws an inequality to its constant, that inequality.
  private var drawn = Slots<Int32>(-1)
  private var groups = 0

  /// Whether no variable is known to be undetermined.
  var isEmpty: Bool { groups == 0 }

  /// Whether the variable is known to be undetermined.
  func contains(_ variable: Int) -> Bool { next[variable] >= 0 }

  /// Makes a group.
  mutating func insert(_ variables: ArraySlice<Int32>) {
    guard var last = variables.last else { return }
    groups += 1
    for variable in variables {
      next[Int(last)] = variable
      last = variable
    }
  }

  /// Notes a stay row of a variable.
  mutating func addRow(_ slot: Int, of variable: Int) {
    nextRow[slot] = row[variable]
    row[variable] = Int32(truncatingIfNeeded: slot)
  }

  /// Notes a stay row that draws an inequality to its constant, as one of a variable that stands
  /// there.
  mutating func addBound(_ slot: Int, drawing inequality: Int, of variable: Int) {
    addRow(slot, of: variable)
    bound[inequality] = Int32(truncatingIfNeeded: slot)
    owner[inequality] = Int32(truncatingIfNeeded: variable)
    drawn[slot] = Int32(truncatingIfNeeded: inequality)
  }

  /// The stay row that draws an inequality to its constant, and the variable whose it is.
  func bound(of inequality: Int) -> (row: Int, owner: Int)? {
    let row = bound[inequality]
    return row < 0 ? nil : (Int(row), Int(owner[inequality]))
  }

  /// Dissolves the group of a variable.
  ///
  /// - Parameters:
  ///   - variable: Any variable of the group; one that is in none is left alone.
  ///   - removed: Where the slots of its stay rows go.
  mutating func dissolve(groupOf variable: Int, into removed: inout [Int32]) {
    guard next[variable] >= 0 else { return }
    groups -= 1
    var current = variable
    while next[current] >= 0 {
      let following = Int(next[current])
      next[current] = -1
      removeRows(of: current, into: &removed)
      current = following
    }
  }

  private mutating func removeRows(of variable: Int, into removed: inout [Int32]) {
    var slot = row[variable]
    row[variable] = -1
    while slot >= 0 {
      removed.append(slot)
      let inequality = drawn[Int(slot)]
      if inequality >= 0 {
        bound[Int(inequality)] = -1
        drawn[Int(slot)] = -1
      }
      slot = nextRow[Int(slot)]
    }
  }
}
