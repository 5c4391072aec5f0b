import Foundation
import ViewTree

extension Statement {
  /// Adds the statement's records about `item`, whose superview or owner is `container`.
  ///
  /// The items must be in one tree already, unless the constraints come into force later. A
  /// mistake may leave some of the records behind; the caller takes them back.
  func addRecords(
    to records: inout [Record], about item: any LayoutItem, in container: View?, mustJoin: Bool
  ) throws(StatementMistake) {
    try checkWhole()
    let isGuide = item.isGuide
    for attribute in attributes.expansion {
      if attribute.isMargin && isGuide { throw .marginOfGuide(attribute, isTarget: false) }
      let resolution = try resolve(attribute)
      var record = Record(
        resolution: resolution,
        partner: try partner(of: item, in: resolution, container: container),
        priority: priority, label: label, slot: slot, isInactive: isInactive, pending: pending,
        source: source)
      try record.checkIdentity(about: item)
      if mustJoin && !isInactive { try record.findHolder(about: item, in: container) }
      records.append(record)
    }
  }

  /// The object on the other side, nil where a resolution needs none.
  private func partner(
    of item: any LayoutItem, in resolution: Resolution, container: View?
  ) throws(StatementMistake) -> (any LayoutItem)? {
    switch resolution.partner {
    case .none:
      return nil
    case .itself:
      return item
    case .superview:
      guard let container else { throw .missingSuperview(attributes) }
      return container
    case .area(let area):
      guard let container else { throw .missingSuperview(attributes) }
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
  fileprivate mutating func findHolder(
    about item: any LayoutItem, in container: View?
  ) throws(StatementMistake) {
    switch resolution.partner {
    case .none, .itself:
      holder = item.itemView
    case .superview, .area:
      holder = container
    case .target:
      guard let first = item.itemView, let second = partner?.itemView,
        let common = first.closestCommonSuperview(with: second)
      else {
        throw .noCommonSuperview(attribute, resolution.partnerAttribute)
      }
      holder = common
    }
  }
}
