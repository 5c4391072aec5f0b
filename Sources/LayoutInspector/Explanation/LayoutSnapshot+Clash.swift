import LayoutKit

extension LayoutSnapshot {
  /// Required constraints that can't all be met, and how to mend that.
  public struct Clash: Hashable, Sendable {
    /// The constraints, the one that is left out last: without any one of them the others can be
    /// met.
    public var constraints: [LayoutSnapshot.Constraint]
    /// Their places in the snapshot.
    public var places: [Int]
    /// What each contributes to the sum that doesn't add up, with its sign; in the order of the
    /// constraints.
    public var amounts: [Double]
    /// By how many points they miss each other.
    public var shortage: Double
    /// The sum, such as `16 + 343 + 16 = 375 > 320, short by 55`.
    public var arithmetic: String
    /// Which of them is left out, and by which rule.
    public var rule: String
    /// What to know about frames and sizes that aren't the program's own, in sentences.
    public var hints: [String]
    /// Changes that mend it, each tried out; those that move frames least come first.
    public var repairs: [Repair]

    /// A change of one constraint after which all can be met.
    public struct Repair: Hashable, Sendable {
      /// What to change.
      public enum Change: Hashable, Sendable {
        /// The priority, to the given one.
        case priority(Double)
        /// The constant, to the given one.
        case constant(Double)
      }

      /// What to change.
      public var change: Change
      /// The constraint to change.
      public var constraint: LayoutSnapshot.Constraint
      /// Its place in the snapshot.
      public var place: Int
      /// How far all edges and sizes move in sum, in points, from where they are now.
      public var movement: Double
    }
  }
}

extension LayoutSnapshot.Clash.Repair: CustomStringConvertible {
  /// The change in a sentence.
  public var description: String {
    switch change {
    case .priority(let priority):
      return "Give \(constraint) a priority of \(plainText(priority)).".printable
    case .constant(let constant) where constraint.setting != nil:
      let (setting, old) = (constraint.setting ?? "", plainText(constraint.constant))
      return "Change the \(setting) from \(old) to \(plainText(constant)).".printable
    case .constant(let constant):
      return "Change the constant of \(constraint) from \(plainText(constraint.constant)) to"
        + " \(plainText(constant))."
    }
  }
}

extension LayoutSnapshot.Clash: CustomStringConvertible {
  /// The constraints, the sum, the rule and the repairs, a line each.
  public var description: String {
    var lines = ["These can't all hold: \(arithmetic)."]
    let numbers = zip(constraints, amounts).map { $1 == 0 ? "" : $0.product($1) }
    let width = numbers.map(\.count).max() ?? 0
    for (constraint, number) in zip(constraints, numbers) {
      let gap = String(repeating: " ", count: max(6, width) - number.count)
      lines.append("  \(gap)\(number)  \(constraint)")
    }
    if let leftOut = constraints.last { lines.append("Left out: \(leftOut.text). \(rule)") }
    lines += hints
    if repairs.isEmpty { lines.append("No change of a single constraint mends it.") }
    for (index, repair) in repairs.enumerated() {
      lines.append("\(index == 0 ? "Repairs:" : "        ") \(index + 1). \(repair)")
    }
    return lines.map(\.printable).joined(separator: "\n")
  }
}
