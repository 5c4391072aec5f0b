import Foundation
import ViewTree

/// Takes down the statements of one maker closure.
///
/// It is the one object behind a closure: the steps of a chain are values that name a location in
/// its buffers, so that a longer chain allocates nothing.
package final class Recorder {
  /// Whom the statements are about.
  let item: any LayoutItem
  /// The statements so far, in the order in which they were related to something.
  package private(set) var statements: [Statement] = []
  /// The attributes of each chain that was begun, nil once it is related to something.
  private(set) var chains: [AttributeSet?] = []
  /// Set when the closure has returned; what comes later is not taken down.
  private(set) var isClosed = false

  package init(item: any LayoutItem) {
    self.item = item
  }

  /// Opens a chain and tells its place.
  func begin(_ attributes: AttributeSet) -> Int {
    chains.append(attributes)
    return chains.count - 1
  }

  /// Notes what a chain has grown to.
  func extend(_ chain: Int, to attributes: AttributeSet) {
    chains[chain] = attributes
  }

  /// Takes down a statement and ends its chain.
  func relate(_ statement: Statement, endingChain chain: Int) -> Int {
    chains[chain] = nil
    guard !isClosed else {
      StatementMistake.late(statement.attributes).report(in: statement, about: item)
      return statements.count
    }
    statements.append(statement)
    return statements.count - 1
  }

  /// Changes a statement already taken down.
  func amend(_ statement: Int, _ change: (inout Statement) -> Void) {
    guard !isClosed else { return }
    change(&statements[statement])
  }

  /// Ends the closure.
  func close() {
    isClosed = true
  }
}
