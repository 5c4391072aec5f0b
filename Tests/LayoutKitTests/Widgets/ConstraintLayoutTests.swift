import Foundation
import LayoutKit
import TestSupport
import Testing

/// Layouts that androidx's ConstraintLayout is tested with, said by constraints of our own: widgets between two edges, chains,
/// guidelines, barriers, sizes in proportion, and containers as large as what is in them.
///
/// From constraintlayout/core/src/test of the public repository androidx/constraintlayout, commit 9cd4b5a4, as
/// Tools/constraint-layout-rows.py writes them. 318 layouts with 1,668 expectations: its 14 documents, and 304 of 174 of the 270
/// tests in that folder. Of the others 44 test sums and rows of numbers, 14 run loops or helpers of their own, 11 expect
/// nothing; 11 layouts have a meaning of its own. The script counts them.
@Suite struct ConstraintLayoutTests {
  @Test func `There are 318 layouts`() throws {
    #expect(try Fixtures.lines("constraint-layout-rows.txt").count == 318)
  }

  @Test(arguments: try Fixtures.lines("constraint-layout-rows.txt"))
  func `Expectations hold`(_ text: String) throws {
    let row = try WidgetRow(text)
    let window = Window(size: CGSize(width: 4000, height: 4000), scale: 64)
    var mistakes: [LayoutDiagnostic] = []
    window.onDiagnostic = { mistakes.append($0) }
    let stage = WidgetStage(row, in: window)
    window.layoutIfNeeded()
    #expect(mistakes.isEmpty, "\(row.name)")
    for expectation in row.expectations {
      let sum = expectation.terms.reduce(expectation.number) { $0 + $1.factor * stage[$1.place] }
      // Its places are cut off to whole numbers, ours aren't.
      #expect(abs(sum) < 1 + expectation.within, "\(row.name): \(expectation.text)")
    }
  }
}
