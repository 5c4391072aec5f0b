import Foundation
import TestSupport
import Testing
import TreeTestSupport
import ViewTree

/// Screens that are too narrow in each of their rows: what that costs follows from what clashes.
@Suite(.makesMistakes, .timeLimit(.minutes(Seeds.limit))) struct ManyClashingRowsTests {
  /// Ways to ask for more room than there is, again and again.
  enum Screen: String, CaseIterable, Sendable {
    /// A field of 250 or more beside a name, in 200.
    case fields
    /// The same with all names as wide as the first.
    case form
    /// Lines of four square cells of 100 or more and as wide as the first, in 320.
    case grid
    /// Weeks of seven square cells of 50 or more, in 320.
    case weeks

    func make(_ count: Int) -> Window {
      let root = window(self == .fields || self == .form ? 200 : 320, 1000)
      var above: View?
      var first: View?
      for index in 0..<count {
        let row = box("row \(index)", in: root)
        constrain(row, .left, .equal, root)
        constrain(row, .right, .equal, root)
        if let above {
          constrain(row, .top, .equal, above, .bottom)
        } else {
          constrain(row, .top, .equal, root)
        }
        above = row
        switch self {
        case .fields, .form:
          let name = Content(60, 20, name: "name \(index)", in: row)
          let field = Content(100, 20, name: "field \(index)", in: row)
          name.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
          constrain(name, .left, .equal, row)
          if self == .form, let first { constrain(name, .width, .equal, first) }
          constrain(field, .left, .equal, name, .right, plus: 8)
          constrain(field, .right, .equal, row)
          constrain(field, .width, .greaterThanOrEqual, plus: 250)
          for view in [name, field] {
            constrain(view, .top, .equal, row)
            constrain(view, .bottom, .equal, row)
          }
          if first == nil { first = name }
        case .grid, .weeks:
          var before: View?
          let (columns, least) = self == .grid ? (4, 100.0) : (7, 50.0)
          for column in 0..<columns {
            let cell = box("cell \(index) \(column)", in: row)
            if let before {
              constrain(cell, .left, .equal, before, .right)
            } else {
              constrain(cell, .left, .equal, row)
            }
            if column == columns - 1 { constrain(cell, .right, .equal, row) }
            constrain(cell, .top, .equal, row)
            constrain(cell, .bottom, .equal, row)
            constrain(cell, .height, .equal, cell, .width)
            if let other = self == .grid ? first : before { constrain(cell, .width, .equal, other) }
            constrain(cell, .width, .greaterThanOrEqual, plus: least)
            if first == nil { first = cell }
            before = cell
          }
        }
      }
      return root
    }
  }

  /// Counted are rows that come and go, and steps to tell which of them clash: a bound of n^1.2.
  @Test("Twice as many rows that clash cost twice as much", arguments: Screen.allCases)
  func growth(screen: Screen) {
    func cost(_ count: Int) -> (first: Int, resize: Int) {
      let root = screen.make(count)
      root.layoutIfNeeded()
      let first = root.engineCounters
      root.frame.size.width += 1
      root.layoutIfNeeded()
      let both = root.engineCounters
      #expect(root.brokenInvariants() == [])
      return (
        first.edits + first.conflictSteps,
        both.edits + both.conflictSteps - first.edits - first.conflictSteps
      )
    }
    let few = cost(16)
    let many = cost(32)
    #expect(Double(many.first) <= 2.3 * Double(few.first), "\(few) \(many)")
    #expect(Double(many.resize) <= 2.3 * Double(few.resize), "\(few) \(many)")
  }

  /// In the grid the first cell's width follows from one line, and each line contradicts it: these are settled one
  /// after the other.
  @Test(
    "However many rows clash, few rounds settle them", arguments: [Screen.fields, .form, .weeks])
  func rounds(screen: Screen) {
    func rounds(_ count: Int) -> Int {
      let root = screen.make(count)
      root.layoutIfNeeded()
      return root.engineCounters.conflictRounds
    }
    #expect(rounds(24) <= rounds(3) + 1, "\(rounds(3)) \(rounds(24))")
  }

  /// A field keeps what the row leaves it, beside a name of its own width: 200 − 60 − 8, though the
  /// program wants 250.
  @Test("Of each row that is left out which was activated last")
  func victims() {
    let root = Screen.fields.make(40)
    let reports = Reports(of: root)
    root.layoutIfNeeded()
    #expect(reports.all.count == 1, "One cause is told once.")
    #expect(reports.messages.first?.contains("and 36 more") == true)
    for row in root.subviews {
      #expect(row.subviews.map(\.frame.width) == [60, 132])
      #expect(row.subviews.map(\.frame.minX) == [0, 68])
    }
  }
}
