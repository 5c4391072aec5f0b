import Foundation
import ViewTree

/// Writes what a container states about one item, by the DSL, over what it has stated before.
///
/// A statement changes the constraint that was about the same attribute and other side, if there
/// is one, and what is the same isn't touched. A container's statements have no names, and all its
/// items are in it, so that less is looked for than a program's statements need.
struct StackWriter {
  /// What has been stated.
  private(set) var constraints: [LayoutConstraint] = []
  /// What was stated before, and hasn't been again.
  private(set) var former: [LayoutConstraint]
  /// The first mistake, and the item on the other side.
  ///
  /// One is enough, as all follow from the settings of one container.
  private(set) var mistake: (what: StatementMistake, other: (any LayoutItem)?)?

  private let item: any LayoutItem
  /// The view of the item, nil if it isn't in the container.
  private let view: View?
  /// The container, which is above all items or has them.
  private let container: View
  /// The item on the other side that was found in the container last.
  private var known: (any LayoutItem)?
  /// What the next statement is to the container.
  private var standing: ContainerStatement

  /// Begins statements of a container about an item in it.
  init(
    about item: any LayoutItem, in container: View, as statement: ContainerStatement,
    over former: [LayoutConstraint]
  ) {
    self.item = item
    self.container = container
    view = item.layoutElement.view.flatMap { $0.isPart(of: container) ? $0 : nil }
    standing = statement
    self.former = former
    constraints.reserveCapacity(6)
  }

  /// Writes what a closure states.
  mutating func write(_ build: (ConstraintMaker) -> Void) {
    let recorder = Recorder.open(for: item, CodeLocation(fileID: #fileID, line: #line))
    recorder.record(build)
    // Taken out, so that none is copied.
    var (statements, records) = ([Statement](), [Record]())
    swap(&statements, &recorder.stated)
    swap(&records, &recorder.records)
    let subject = Subject(item)
    for place in statements.indices {
      let count = records.count
      do throws(StatementMistake) {
        try statements[place].addRecords(to: &records, about: subject, mustJoin: false)
      } catch {
        records.removeLast(records.count - count)
        keepFirst(error, statements[place].namedTarget(of: item))
      }
    }
    for place in records.indices { write(&records[place]) }
    swap(&statements, &recorder.stated)
    swap(&records, &recorder.records)
    recorder.clear()
    recorder.rest()
    item.itemView?.keep(recorder)
  }

  // The record is passed on as `inout`, though nobody changes it: else it is copied.
  private mutating func write(_ record: inout Record) {
    let (attribute, other, otherAttribute) = (
      record.attribute, record.partner, record.partnerAttribute
    )
    guard let view, other.map({ isInContainer($0) }) ?? true else {
      return keepFirst(.noCommonSuperview(attribute, otherAttribute), other)
    }
    let reference = other?.layoutElement.reference
    let match = former.firstIndex {
      $0.firstAttribute == attribute && $0.second === reference
        && $0.secondAttribute == otherAttribute
    }
    let constraint: LayoutConstraint
    if let match {
      constraint = former.remove(at: match)
      record.rewrite(constraint, keepingUnstated: false)
    } else {
      constraint = record.makeConstraint(for: item, in: nil)
    }
    constraint.setContainerStatement(standing)
    constraint.isSetting = true
    constraint.source = nil
    constraint.activate(heldBy: other == nil ? view : container)
    constraints.append(constraint)
    standing.place += 1
  }

  /// Whether another item is in the container, as it is unless the program has taken it out meanwhile.
  private mutating func isInContainer(_ other: any LayoutItem) -> Bool {
    if other === known { return true }
    guard other.layoutElement.view?.isPart(of: container) == true else { return false }
    known = other
    return true
  }

  private mutating func keepFirst(_ what: StatementMistake, _ other: (any LayoutItem)?) {
    if mistake == nil { mistake = (what, other) }
  }
}

extension View {
  /// Whether the view is a container, or inside it.
  fileprivate final func isPart(of container: View) -> Bool {
    closestCommonSuperview(with: container) === container
  }
}
