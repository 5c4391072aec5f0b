/// One product on the left-hand side of a row: a coefficient times a variable.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: Variable
  /// What the variable is multiplied by.
  public var coefficient: Double

  /// Makes the product of a variable and a coefficient.
  ///
  /// - Parameters:
  ///   - variable: A variable of the solver that the row is for.
  ///   - coefficient: Zero, or a number whose magnitude is between 1e-12 and 1e12; a solver
  ///     refuses any other.
  public init(_ variable: Variable, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
