import Foundation
import ViewTree

extension Statement {
  /// Resolves the statement about `item` and finds the objects it joins.
  ///
  /// The items must be in one tree already, unless the constraints are only prepared.
  func records(about item: any LayoutItem, mustJoin: Bool) throws(StatementMistake) -> [Record] {
    var records: [Record] = []
    for resolution in try resolve() {
      let record = Record(
        resolution: resolution, partner: try partner(in: resolution, of: item),
        priority: priority, label: label, source: source)
      try record.checkIdentity(about: item)
      if mustJoin { try record.checkTree(about: item) }
      records.append(record)
    }
    return records
  }

  /// The object on the other side, nil where a resolution needs none.
  private func partner(
    in resolution: Resolution, of item: any LayoutItem
  ) throws(StatementMistake) -> (any LayoutItem)? {
    switch resolution.partner {
    case .none:
      return nil
    case .superview:
      guard let superview = item.containingView else { throw .missingSuperview(attributes) }
      return superview
    case .target:
      guard case .item(let target, _) = target else { return nil }
      return target
    }
  }

  /// The item on the other side, as far as diagnostics can name it.
  func namedTarget(of item: any LayoutItem) -> (any LayoutItem)? {
    if case .item(let target, _) = target { target } else { item.containingView }
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
