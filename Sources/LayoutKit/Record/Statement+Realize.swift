import Foundation
import ViewTree

/// The item that statements are about, with what all of them ask of it.
struct Subject {
  let item: any LayoutItem
  /// The view itself, or the guide's owner.
  let view: View?
  /// The superview, or the guide's owner.
  let container: View?
  let isGuide: Bool

  init(_ item: any LayoutItem) {
    self.item = item
    let element = item.layoutElement
    view = element.view
    container = element.container
    isGuide = if case .guide = element { true } else { false }
  }
}

extension Statement {
  /// Adds the statement's records.
  ///
  /// The items must be in one tree already, unless the constraints come into force later. A
  /// mistake may leave some of the records behind; the caller takes them back.
  mutating func addRecords(
    to records: inout [Record], about subject: Subject, mustJoin: Bool
  ) throws(StatementMistake) {
    try checkWhole()
    for attribute in attributes.expansion {
      let resolution = try resolve(subject.isGuide ? attribute.withoutMargin : attribute)
      var record = Record(
        resolution: resolution, partner: try partner(of: subject, in: resolution),
        priority: priority, label: label, slot: slot, isInactive: isInactive, pending: pending,
        source: source)
      try record.checkIdentity(about: subject.item)
      if mustJoin && !isInactive { try record.findHolder(about: subject) }
      records.append(consume record)
    }
  }

  /// The object on the other side, nil where a resolution needs none.
  private func partner(
    of subject: Subject, in resolution: Resolution
  ) throws(StatementMistake) -> (any LayoutItem)? {
    switch resolution.partner {
    case .none:
      return nil
    case .itself:
      return subject.item
    case .superview:
      guard let container = subject.container else { throw .missingSuperview(attributes) }
      return container
    case .area(let area):
      guard let container = subject.container else { throw .missingSuperview(attributes) }
      return area.guide(of: container)
    case .target:
      guard case .item(let target, _) = target else { return nil }
      return target
    }
  }

  /// The item on the other side, as far as diagnostics can name it.
  func namedTarget(of item: any LayoutItem) -> (any LayoutItem)? {
    switch target {
    case nil: nil
    case .item(let target, _): target
    case .itself: item
    case .superview, .area, .constant, .number, .each: item.containingView
    }
  }
}

extension Record {
  private var attribute: LayoutConstraint.Attribute { resolution.attribute }

  /// An attribute times one, related to itself, says nothing about the layout.
  fileprivate func checkIdentity(about item: any LayoutItem) throws(StatementMistake) {
    if let partner, partner === item, attribute == resolution.partnerAttribute,
      resolution.multiplier == 1
    {
      throw .tautology(attribute)
    }
  }

  /// Finds the view above both items; items that share none can't be compared.
  fileprivate mutating func findHolder(about subject: Subject) throws(StatementMistake) {
    switch resolution.partner {
    case .none, .itself:
      holder = subject.view
    case .superview, .area:
      holder = subject.container
    case .target:
      guard let first = subject.view, let second = partner?.layoutElement.view,
        let common = first.closestCommonSuperview(with: second)
      else {
        throw .noCommonSuperview(attribute, resolution.partnerAttribute)
      }
      holder = common
    }
  }
}
