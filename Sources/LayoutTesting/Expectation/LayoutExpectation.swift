import LayoutInspector
public import LayoutKit
import LayoutSweep

/// Something that a laid-out view is expected to be, for ``expect(_:_:fileID:filePath:line:column:)``.
///
/// Rectangles are those of frames in the window, in points; half a point either way counts as the
/// same place, as edges are rounded to pixels.
public struct LayoutExpectation {
  /// Says what is wrong with a view, or nothing.
  let check: (View) -> String?
  /// What is expected, as far as it can be proved for all sizes at once.
  var form = Form.custom

  /// What an expectation is about.
  enum Form {
    /// Rectangles: what must not be so, in words, and whose numbers are to blame.
    case rectangles((View) -> SweepCondition, words: String, blame: (View) -> [Blame])
    /// Text that shows whole.
    case texts
    /// Nothing is left open.
    case openness
    /// Nothing is reported.
    case mistakes
    /// The mirror image in the other direction.
    case mirror
    /// A function of the program.
    case custom
  }

  /// A number that an expectation hangs on.
  typealias Blame = (view: View, attribute: LayoutSnapshot.Attribute)

  /// An expectation of your own.
  ///
  /// - Parameter check: Says in a sentence what is wrong with a view that has been laid out; nil if
  ///   nothing is.
  public init(_ check: @escaping (View) -> String?) { self.check = check }

  init(_ form: Form, _ check: @escaping (View) -> String?) {
    self.check = check
    self.form = form
  }
}

/// Lays a view's tree out and expects something of the view.
///
///     expect(title, .isInside(card), .isAbove(subtitle), .doesNotTruncate)
///
/// Works with Swift Testing and XCTest; a failure says where the views are and which constraints are
/// behind that.
///
/// - Parameters:
///   - view: The view.
///   - expectations: What is expected of it.
///   - fileID: The file of the call.
///   - filePath: The path of the call's file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expect(
  _ view: View, _ expectations: LayoutExpectation..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let origin = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  for message in failures(of: view, expectations) { reportIssue(message, at: origin) }
}

/// What is wrong with a view, a message for each expectation that isn't met.
package func failures(of view: View, _ expectations: [LayoutExpectation]) -> [String] {
  var top = view
  while let superview = top.superview { top = superview }
  top.layoutIfNeeded()
  return expectations.compactMap { $0.check(view) }
}
