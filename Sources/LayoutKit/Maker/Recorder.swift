import Foundation
import ViewTree

/// Takes down the statements of one maker closure.
///
/// It is the one object behind a closure: the steps of a chain are values that name a place in
/// its buffer, so that a longer chain allocates nothing.
package final class Recorder {
  /// Whom the statements are about.
  private let item: any LayoutItem
  /// The line of the closure.
  private let source: SourceLocation
  /// The statements in the order in which they were begun, finished or not.
  package private(set) var statements: [Statement] = []
  /// Set when the closure has returned; what comes later is not taken down.
  private var isClosed = false

  package init(item: any LayoutItem, source: SourceLocation) {
    self.item = item
    self.source = source
  }

  /// Begins a statement and tells its place.
  func begin(_ attributes: AttributeSet) -> Int {
    statements.append(Statement(attributes: attributes, source: source))
    return statements.count - 1
  }

  /// Notes what a chain has grown to, and tells its place.
  ///
  /// A chain that was kept and has been related to something begins another statement.
  func extend(_ place: Int, to attributes: AttributeSet) -> Int {
    guard statements[place].target == nil else { return begin(attributes) }
    statements[place].attributes = attributes
    return place
  }

  /// Takes down what a chain is related to, and tells the statement's place.
  func relate(_ place: Int, as statement: Statement) -> Int {
    if isClosed {
      StatementMistake.late(statement.attributes).report(in: statement, about: item)
      return place
    }
    guard statements[place].target == nil else {
      statements.append(statement)
      return statements.count - 1
    }
    statements[place] = statement
    return place
  }

  /// Changes a statement that has been related to something.
  func amend(_ place: Int, _ change: (inout Statement) -> Void) {
    if !isClosed { change(&statements[place]) }
  }

  /// Ends the closure.
  func close() {
    isClosed = true
  }
}
