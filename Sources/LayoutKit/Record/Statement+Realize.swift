import Foundation
import ViewTree

extension Statement {
  /// Adds the statement's records about `item`, whose superview or owner is `container`.
  ///
  /// The items must be in one tree already, unless the constraints are only prepared. A mistake
  /// may leave some of the records behind; the caller takes them back.
  func addRecords(
    to records: inout [Record], about item: any LayoutItem, in container: View?, mustJoin: Bool
  ) throws(StatementMistake) {
    try checkWhole()
    for attribute in attributes.expansion {
      let resolution = try resolve(attribute)
      let partner = try partner(in: resolution, container: container)
      let record = Record(
        resolution: resolution, partner: partner, priority: priority, label: label, source: source)
      if resolution.partner == .target {
        try record.checkIdentity(about: item)
        if mustJoin { try record.checkTree(about: item) }
      }
      records.append(record)
    }
  }

  /// The object on the other side, nil where a resolution needs none.
  private func partner(
    in resolution: Resolution, container: View?
  ) throws(StatementMistake) -> (any LayoutItem)? {
    switch resolution.partner {
    case .none:
      return nil
    case .superview:
      guard let container else { throw .missingSuperview(attributes) }
      return container
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
    case .superview, .constant: item.containingView
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

  /// Items that share no superview can't be compared.
  fileprivate func checkTree(about item: any LayoutItem) throws(StatementMistake) {
    guard let partner else { return }
    guard let first = item.itemView, let second = partner.itemView,
      first.closestCommonSuperview(with: second) != nil
    else { throw .noCommonSuperview(attribute, resolution.partnerAttribute) }
  }
}
