/// Which variables no row determines, and the stay rows that some of them have.
///
/// A stay row, `variable == 0`, comes after all levels and draws a variable to 0. Variables that
/// share a choice are a *group*: each is in one ring, so that a group can be walked from any of its
/// variables. What touches a variable of a group takes the stay rows of the group away, and the
/// choice is looked at anew.
struct Stays {
  /// For each variable slot, the next variable of its group, or -1 if rows determine the variable.
  private var next = Slots<Int32>(-1)
  /// For each variable slot, the slot of its stay row, or -1.
  private var row = Slots<Int32>(-1)
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

  mutating func setRow(_ slot: Int, of variable: Int) {
    row[variable] = Int32(truncatingIfNeeded: slot)
  }

  /// Forgets the stay row of a variable, which has gone.
  mutating func removeRow(of variable: Int) {
    row[variable] = -1
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
      if row[current] >= 0 {
        removed.append(row[current])
        row[current] = -1
      }
      current = following
    }
  }
}
