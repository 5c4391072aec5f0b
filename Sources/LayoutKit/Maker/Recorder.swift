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
  private var source: CodeLocation
  /// The statements in the order in which they were begun, finished or not.
  package var statements: [Statement] { stated }
  // Apart from what other modules see, so that no checks are needed that nobody else looks at it while
  // it is written.
  var stated: [Statement] = []
  /// What has been worked out from the statements.
  var records: [Record] = []
  /// The constraints that the records may be about.
  var candidates: [LayoutConstraint] = []
  /// How many pairs of a record and a constraint have been compared, in all closures.
  package var comparisons = 0
  /// Set when the closure has returned; what comes later is not taken down.
  private var isClosed = false

  package init(item: any LayoutItem, source: CodeLocation) {
    self.item = item
    self.source = source
    // Apart, as the growth of a list may let go of something while the property is written.
    var (statements, records) = ([Statement](), [Record]())
    statements.reserveCapacity(4)
    records.reserveCapacity(6)
    swap(&statements, &stated)
    swap(&records, &self.records)
  }

  /// Begins a statement and tells its place.
  func begin(_ attributes: AttributeSet) -> Int {
    guard !isClosed else { return stated.count }
    change { $0.append(Statement(attributes: attributes, source: source)) }
    return stated.count - 1
  }

  /// Notes what a chain has grown to, and tells its place.
  ///
  /// A chain that was kept and has been related to something begins another statement.
  func extend(_ place: Int, to attributes: AttributeSet) -> Int {
    guard !isClosed, !isRelated(place) else { return begin(attributes) }
    change { $0[place].attributes = attributes }
    return place
  }

  /// Takes down what a chain is related to, and tells the statement's place.
  func relate(_ place: Int, as statement: consuming Statement) -> Int {
    if isClosed {
      if let item {
        StatementMistake.late(statement.attributes).report(in: statement, about: item)
      }
      return place
    }
    let isRelated = isRelated(place)
    var list: [Statement] = []
    swap(&list, &stated)
    defer { swap(&list, &stated) }
    if isRelated {
      list.append(statement)
      return list.count - 1
    }
    list[place] = statement
    return place
  }

  /// Whether a statement has been related to something.
  private func isRelated(_ place: Int) -> Bool {
    if case nil = stated[place].target { false } else { true }
  }

  /// Changes a statement that has been related to something.
  func amend(_ place: Int, _ change: (inout Statement) -> Void) {
    if !isClosed { self.change { change(&$0[place]) } }
  }

  /// Changes the list, which nothing else looks at meanwhile.
  private func change(_ body: (inout [Statement]) -> Void) {
    var list: [Statement] = []
    swap(&list, &stated)
    body(&list)
    swap(&list, &stated)
  }

  /// Takes down what a closure states; what comes after it is not heard.
  func record(_ build: (ConstraintMaker) -> Void) {
    build(ConstraintMaker(recorder: self))
    isClosed = true
  }

  /// Makes the recorder take down another closure's statements, besides those that it has.
  func reopen(_ source: CodeLocation) {
    self.source = source
    isClosed = false
  }
}

extension Recorder {
  /// The recorder that the item's tree keeps, or a new one.
  static func open(for item: any LayoutItem, _ source: CodeLocation) -> Recorder {
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
    // Taken out, so that nothing is let go of while the properties are written.
    var (statements, records, candidates) = ([Statement](), [Record](), [LayoutConstraint]())
    swap(&statements, &stated)
    swap(&records, &self.records)
    swap(&candidates, &self.candidates)
    // Few are removed more quickly one by one.
    while !statements.isEmpty { statements.removeLast() }
    while !records.isEmpty { records.removeLast() }
    while !candidates.isEmpty { candidates.removeLast() }
    swap(&statements, &stated)
    swap(&records, &self.records)
    swap(&candidates, &self.candidates)
  }

  /// The names that records go by.
  var names: Set<String> {
    var names: Set<String> = []
    for place in records.indices {
      if let name = records[place].name { names.insert(name) }
    }
    return names
  }

  /// How many statements, records and candidates there is room for.
  package var room: [Int] { [stated.capacity, records.capacity, candidates.capacity] }

  /// Forgets the item, whom a recorder at rest must not keep.
  func rest() {
    item = nil
  }
}
