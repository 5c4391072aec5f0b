/// Connected rows that a ``Solver`` can't solve, as the digits of their numbers don't tell right
/// from wrong.
///
/// Rows that are parallel but for the last digits are an example: where they cross depends on
/// digits that the numbers don't have. It takes coefficients of many digits that differ in the sixth
/// or later; decimals of up to 15 digits and short fractions are taken at their word. Values that no
/// double can hold are refused as well. Whether rows are refused depends on the rows and their
/// keys, and not on the order of edits.
public struct IllConditionedGroup: Hashable, Sendable {
  /// The variables, which have kept the values of the solution before, in the order of their keys.
  public let variables: [Variable]
  /// The rows, in the order of their keys.
  public let rows: [Row]
}

extension Solver {
  /// What the last solution leaves out, as its numbers have too few digits; usually empty.
  ///
  /// The variables keep the values they had, and rows are not among ``conflicts``. All other rows
  /// and variables are solved as if these weren't there.
  ///
  /// - Complexity: O(1) if there is none, otherwise O(*k* log *k*) for the *k* rows and variables.
  public var illConditioned: [IllConditionedGroup] {
    guard problem.change == .nothing else { return [] }
    return groups.filter { $0.answer == nil }.map { group in
      IllConditionedGroup(
        variables: group.variables.sorted { problem.variables.ranksBefore(Int($1), Int($0)) }
          .map { problem.variables.handle(Int($0)) },
        rows: group.rows.map { Int($0) }
          .sorted { problem.rows.rankKey($1).isBeforeInOrder(problem.rows.rankKey($0)) }.map(
            problem.rows.handle))
    }
  }
}
