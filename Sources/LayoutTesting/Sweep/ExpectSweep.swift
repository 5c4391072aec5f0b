public import Foundation
public import LayoutKit
import LayoutSweep

/// Expects something of a view for all widths of its window at once.
///
///     expect(title, forAllWidths: 320...1024, over: .bothDirections, .doesNotTruncate, .isInside(card))
///
/// The widths aren't tried but proved, for frames as they are rounded to pixels. A failure says the
/// exact widths, the worst, the sums behind that, and a change of a constant that was tried and
/// would do. What can't be proved is a failure too, with its reason. An expectation that is a
/// function of the program is checked where regimes begin, in their middle and where they end. The
/// tree is put back as it was.
///
/// - Parameters:
///   - view: The view; the root of its tree gets the widths.
///   - widths: From where to where, in points.
///   - surroundings: What else the screen is laid out with, such as ``SweepSurroundings/bothDirections``;
///     all combinations are looked at.
///   - expectations: What is expected of the view.
///   - fileID: The file of the call.
///   - filePath: The path of the call's file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expect(
  _ view: View, forAllWidths widths: ClosedRange<CGFloat>,
  over surroundings: [SweepSurroundings] = [], _ expectations: LayoutExpectation...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let origin = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  for message in failures(of: view, widths, over: surroundings, expectations) {
    reportIssue(message, at: origin)
  }
}

/// What is wrong with a view at some widths, a message for each expectation and surroundings.
package func failures(
  of view: View, _ widths: ClosedRange<CGFloat>, over surroundings: [SweepSurroundings],
  _ expectations: [LayoutExpectation]
) -> [String] {
  let root = view.topmost
  let state = TreeState(root)
  var messages: [String] = []
  for (name, apply) in SweepSurroundings.combinations(of: surroundings) {
    apply(root)
    root.layoutIfNeeded()
    let check = SweepCheck(view, LayoutSweep(of: root, widths: widths))
    let prefix = name.map { "\($0): " } ?? ""
    messages += check.messages(expectations).map { prefix + $0 }
    state.restore()
  }
  return messages
}

/// What surroundings change of a tree.
private struct TreeState {
  private let root: View
  private let frame: CGRect
  private let environment: LayoutEnvironment?
  private let texts: [(label: Label, text: String?, attributed: NSAttributedString?)]

  init(_ root: View) {
    self.root = root
    frame = root.frame
    environment = (root as? Window)?.environment
    texts = ([root] + root.allInside).compactMap { $0 as? Label }.map {
      ($0, $0.text, $0.attributedText)
    }
  }

  func restore() {
    if let environment { (root as? Window)?.environment = environment }
    root.frame = frame
    for (label, text, attributed) in texts {
      if label.text != text { label.text = text }
      // A plain text has the attributes of its label, and stays plain.
      if label.attributedText != attributed { label.attributedText = attributed }
    }
    root.layoutIfNeeded()
  }
}
