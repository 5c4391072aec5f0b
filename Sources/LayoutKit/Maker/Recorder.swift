import Foundation
import ViewTree

/// Takes down the statements of one maker closure.
///
/// It is the one object behind a closure: the steps of a chain are values that name a place in
/// its buffer, so that a longer chain allocates nothing. Between closures a tree keeps one with
/// its room, so that the next closure allocates nothing either.
package final class Recorder: StatementBuffer {
  /// Whom the statements are about.
  private var item: (any LayoutItem)?
  /// The line of the closure.
  private var source: SourceLocation
  /// The statements in the order in which they were begun, finished or not.
  package private(set) var statements: [Statement] = []
  /// What has been worked out from the statements.
  var records: [Record] = []
  /// The constraints that the records may be about.
  var candidates: [Candidate] = []
  /// How many pairs of a record and a candidate have been compared, in all closures.
  package var comparisons = 0
  /// Set when the closure has returned; what comes later is not taken down.
  private var isClosed = false

  package init(item: any LayoutItem, source: SourceLocation) {
    self.item = item
    self.source = source
  }

  /// Begins a statement and tells its place.
  func begin(_ attributes: AttributeSet) -> Int {
    guard !isClosed else { return statements.count }
    statements.append(Statement(attributes: attributes, source: source))
    return statements.count - 1
  }

  /// Notes what a chain has grown to, and tells its place.
  ///
  /// A chain that was kept and has been related to something begins another statement.
  func extend(_ place: Int, to attributes: AttributeSet) -> Int {
    guard !isClosed, statements[place].target == nil else { return begin(attributes) }
    statements[place].attributes = attributes
    return place
  }

  /// Takes down what a chain is related to, and tells the statement's place.
  func relate(_ place: Int, as statement: Statement) -> Int {
    if isClosed {
      if let item {
        StatementMistake.late(statement.attributes).report(in: statement, about: item)
      }
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

  /// Works out the records of a statement.
  func realize(
    _ place: Int, about subject: Subject, mustJoin: Bool
  ) throws(StatementMistake) {
    try statements[place].addRecords(to: &records, about: subject, mustJoin: mustJoin)
  }

  /// Ends the closure.
  func close() {
    isClosed = true
  }
}

extension Recorder {
  /// The recorder that the item's tree keeps, or a new one.
  static func open(for item: any LayoutItem, _ source: SourceLocation) -> Recorder {
    guard let kept = item.itemView?.takeStatementBuffer() as? Recorder else {
      return Recorder(item: item, source: source)
    }
    kept.item = item
    kept.source = source
    kept.isClosed = false
    return kept
  }

  /// Forgets the statements, but keeps their room.
  func clear() {
    statements.removeAll(keepingCapacity: true)
    records.removeAll(keepingCapacity: true)
    candidates.removeAll(keepingCapacity: true)
  }

  /// The names that records go by.
  var names: Set<String> { Set(records.lazy.compactMap(\.slot)) }

  /// How many statements, records and candidates there is room for.
  package var room: [Int] { [statements.capacity, records.capacity, candidates.capacity] }

  /// Forgets the item, whom a recorder at rest must not keep.
  func rest() {
    item = nil
  }
}
