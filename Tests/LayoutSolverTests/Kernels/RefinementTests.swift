import Testing

@testable import LayoutSolver

/// Shares to all digits, and what they may be off by.
@Suite struct RefinementTests {
  /// Each row of the basis is a variable times 1, so that the shares are the coefficients.
  ///
  /// In a column the whole and a product are added up, both as large as the coefficient; a last
  /// digit of each, and one of the share, is three of them.
  @Test(arguments: [1, 3, 0.1, 1000])
  func `A share may be off by a last digit of what was added up`(coefficient: Double) {
    let count: Int32 = 8
    var part = Part()
    for column in 0..<count {
      part.columns.append(Part.Column(variable: column, tight: column))
      part.rows.append(Part.Row(firstTerm: column, termCount: 1, place: column))
      part.terms.append(Part.Term(coefficient: 1, column: column))
    }
    part.rows.append(Part.Row(firstTerm: count, termCount: count))
    for column in 0..<count {
      part.terms.append(Part.Term(coefficient: coefficient, column: column))
    }
    var simplex = Simplex()
    simplex.prepare(&part)
    simplex.factor(&part)
    simplex.isRefined = true
    simplex.express(Int(count), &part)
    #expect(simplex.entering.map(\.value) == Array(repeating: coefficient, count: Int(count)))
    let digit = coefficient * Tolerance.lastDigit
    #expect(simplex.entering.allSatisfy { $0.size >= digit && $0.size <= 3 * digit })
    #expect(!simplex.isDoubtful)
  }
}
