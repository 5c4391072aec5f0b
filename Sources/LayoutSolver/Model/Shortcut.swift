/// What the solver spares itself, and would come to the same answer without.
///
/// Compiled with the trait Invariants, a test can turn one of them off, so as to see that the answers
/// stay. Otherwise none is ever off, and asking costs nothing.
package enum Shortcut: String, CaseIterable, Sendable {
  /// Variables that numbers fix one after the other are taken out before there is a matrix.
  case fixing
  /// Rows on a single variable that is eliminated stay out of the matrix until it is known whether the
  /// variable is fixed.
  case deferral
  /// Rules 2 to 5 of presolve.
  case lone, shared, merged, grown
  /// Rows that bounds imply are left out.
  case implied
  /// A required equality defines a variable without being written into anything.
  case definition
  /// Edits are followed to what they reach.
  case following
  /// A changed constant that leaves a row room makes no difference.
  case room
  /// A basis is the best one as long as no row changes sides.
  case settled
  /// What the first basis violates is met before any walk.
  case repair
  /// A part that is like another one but for its constants begins where that has come to.
  case alike
  /// A part of one variable is solved in closed form.
  case oneVariable
  /// Around variables that required equalities fix, doubts are settled part by part.
  case fixedVariables

  #if Invariants
    /// The one that is off.
    @TaskLocal package static var off: Shortcut?

    var isOff: Bool { self == Self.off }
  #else
    @inline(__always)
    var isOff: Bool { false }
  #endif
}
