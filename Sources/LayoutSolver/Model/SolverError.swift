/// Why a ``Solver`` refused an edit; a refusal leaves the solver exactly as it was.
public enum SolverError: Error, Hashable, Sendable {
  /// The coefficient of the variable is not finite, or its magnitude is not zero and outside
  /// 1e-12 … 1e12.
  case coefficientOutOfRange(of: Variable)
  /// The constant is not finite, or its magnitude is above 1e12.
  case constantOutOfRange
  /// The priority is not a number above 0 and up to 1000.
  case priorityOutOfRange
  /// The variable doesn't belong to this solver; it may have been removed.
  case unknownVariable(Variable)
  /// The row doesn't belong to this solver; it may have been removed.
  case unknownRow(Row)
}

extension SolverError: CustomStringConvertible {
  /// The refusal in a sentence.
  public var description: String {
    switch self {
    case .coefficientOutOfRange(let variable):
      "The coefficient of \(variable) must be zero, or finite and between 1e-12 and 1e12 in size."
    case .constantOutOfRange:
      "A constant must be finite and at most 1e12 in size."
    case .priorityOutOfRange:
      "A priority must be above 0 and no more than 1000, which means required."
    case .unknownVariable(let variable):
      "The variable \(variable) was removed, or belongs to another solver."
    case .unknownRow(let row):
      "The row \(row) was removed, or belongs to another solver."
    }
  }
}
