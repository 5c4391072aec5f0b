import Foundation
import LayoutKit
import Testing

/// Layouts that androidx's ConstraintLayout is tested with, said by constraints of our own: widgets between two edges, chains,
/// guidelines, barriers, sizes in proportion, and containers as large as what is in them.
@Suite struct ConstraintLayoutTests {
  static let rows = ConstraintLayoutRows.text.split(separator: "\n").map { String($0) }

  @Test(arguments: rows)
  func expectationsHold(_ text: String) throws {
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
