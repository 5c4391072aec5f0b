import Testing

@testable import LayoutSolver

/// The order in which tight rows are solved, worked out by hand.
@Suite struct TriangularOrderTests {
  /// The order of tight rows that have some columns each, as pairs of a place and a column.
  private func order(_ rows: [[Int32]]) -> [[Int32]] {
    var part = Part()
    for (place, columns) in rows.enumerated() {
      part.columns.append(Part.Column(variable: Int32(place), tight: Int32(place)))
      part.rows.append(
        Part.Row(
          firstTerm: Int32(part.terms.count), termCount: Int32(columns.count), place: Int32(place)))
      part.terms += columns.map { Part.Term(coefficient: 1, column: $0) }
    }
    var order = TriangularOrder()
    order.find(&part)
    return (0..<order.order.count).map { [order.order[$0].place, order.order[$0].column] }
  }

  @Test
  func `A chain is solved from its last column up, until columns are in two rows that are left`() {
    #expect(
      order([[0, 3, 4], [1, 0], [2, 1], [3, 4], [3, 4]])
        == [[2, 2], [1, 1], [0, 0], [3, -1], [4, -1]])
  }

  @Test
  func `A chain is solved from its first row down, each row for the column that isn't solved yet`()
  {
    #expect(
      order([[0], [1, 0], [1, 2, 3], [2, 3, 0]]) == [[0, 0], [1, 1], [2, -1], [3, -1]])
  }

  @Test func `Both in turn: a row that is solved may leave a column to one row`() {
    // Rows 1 and 3 are the last with columns 1 and 3. Row 0 has but column 0.
    #expect(
      order([[0], [0, 1], [0, 2, 4], [3, 2, 4], [2, 4]])
        == [[1, 1], [3, 3], [0, 0], [2, -1], [4, -1]])
  }

  @Test func `Variables that stand in for rows are solved for themselves`() {
    var part = Part()
    part.columns = [
      Part.Column(variable: 0, tight: ~0), Part.Column(variable: 1, tight: ~1),
    ]
    var order = TriangularOrder()
    order.find(&part)
    #expect((0..<2).map { order.order[$0].place } == (0..<2).map { order.order[$0].column })
  }
}
