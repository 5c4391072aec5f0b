import LayoutSolver
import SolverModule
import TestSupport
import Testing

@Suite struct NumberedSystemTests {
  /// A window of 320 with a margin of 16 at each side, and something of a width between them.
  private struct Card {
    var system: NumberedSystem
    let window: Int
    let width: Int
    let content: Int

    init(window size: Double, width wish: Double) throws {
      var system = NumberedSystem()
      for order in 0..<3 { system.addVariable(order: order, restsAtBounds: order == 1) }
      let statements: [([(Int, Double)], Double, readiness: Int)] = [
        ([(0, 1)], size, -1), ([(1, 1)], 16, 1), ([(2, 1)], wish, 2),
        ([(0, 1), (1, -1), (2, -1)], 16, 3),
      ]
      let numbers = statements.map { products, constant, readiness in
        let terms = products.compactMap { system.term($0, $1) }
        return system.addRow(
          NumberedRow(
            terms, .equal, constant, priority: 1000, order: 0, readiness: readiness))
      }
      self.system = system
      window = try #require(numbers[0])
      width = try #require(numbers[2])
      content = try #require(numbers[3])
    }
  }

  @Test func `What clashes is left out, the readiest first, and comes back`() throws {
    var card = try Card(window: 320, width: 343)
    card.system.settle()
    #expect(card.system.isLeftOut(card.content))
    #expect(card.system.rows(contradicting: card.content).sorted() == [0, 1, 2])
    #expect(card.system.value(of: 2) == 343)

    expect(true, card.system.setConstant(375, of: card.window))
    card.system.settle()
    #expect(!card.system.isLeftOut(card.content))
    #expect(card.system.rows(contradicting: card.content).isEmpty)

    expect(true, card.system.setConstant(400, of: card.window))
    card.system.settle()
    #expect(card.system.isLeftOut(card.content))
    expect(true, card.system.setPriority(999, of: card.width))
    card.system.settle()
    #expect(!card.system.isLeftOut(card.content))
    #expect(card.system.value(of: 2) == 368)
  }

  @Test func `What is left out can change and be removed`() throws {
    var card = try Card(window: 320, width: 343)
    card.system.settle()
    expect(true, card.system.setConstant(-39, of: card.content))
    card.system.settle()
    #expect(!card.system.isLeftOut(card.content))
    expect(true, card.system.setConstant(0, of: card.content))
    card.system.settle()
    #expect(card.system.isLeftOut(card.content))
    expect(true, card.system.removeRow(card.content))
    expect(false, card.system.removeRow(card.content))
    card.system.settle()
    #expect(!card.system.isLeftOut(card.content))
    #expect(card.system.value(of: 2) == 343)
  }

  @Test func `A value follows from rows, or could be another`() throws {
    var card = try Card(window: 375, width: 343)
    card.system.settle()
    #expect(card.system.rows(determining: 2).contains(card.width))
    #expect(card.system.alternative(to: 2) == nil)
    expect(true, card.system.removeRow(card.width))
    expect(true, card.system.removeRow(card.content))
    card.system.settle()
    #expect(card.system.alternative(to: 2) != nil)
  }

  @Test func `What isn't there, or can't be computed with, is refused`() throws {
    var card = try Card(window: 375, width: 343)
    #expect(card.system.term(3, 1) == nil)
    #expect(card.system.term(-1, 1) == nil)
    for number in [-1, 4] {
      expect(false, card.system.setConstant(1, of: number))
      expect(false, card.system.setPriority(1, of: number))
      expect(false, card.system.removeRow(number))
      #expect(!card.system.isLeftOut(number))
      #expect(card.system.rows(determining: number).isEmpty)
      #expect(card.system.alternative(to: number) == nil)
      #expect(card.system.value(of: number - (number > 0 ? 1 : 0)).isNaN)
    }
    for constant in [Double.nan, .infinity, 1e13] {
      expect(false, card.system.setConstant(constant, of: card.width))
    }
    for priority in [Double.nan, 0, -1, 1001] {
      expect(false, card.system.setPriority(priority, of: card.width))
    }
    let bad = NumberedRow([], .equal, .nan, priority: 1000, order: 0, readiness: 0)
    let refused = card.system.addRow(bad)
    #expect(refused == nil)
    card.system.settle()
    #expect(card.system.value(of: 2) == 343)
  }

  private func expect(
    _ answer: Bool, _ edit: Bool, location: SourceLocation = #_sourceLocation
  ) {
    #expect(edit == answer, sourceLocation: location)
  }
}
