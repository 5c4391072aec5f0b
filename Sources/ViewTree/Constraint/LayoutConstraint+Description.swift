import Foundation

extension LayoutConstraint: CustomStringConvertible, CustomDebugStringConvertible {
  /// The constraint in one line, such as `title.leading == card.leading + 16 @750 'inset'`.
  public var description: String {
    let first = Self.name(of: firstItem, firstAttribute, distances?.first)
    var text = "\(first) \(relation) \(rightHandSide)"
    if priority != .required { text += " @\(priority)" }
    if let identifier, !identifier.isEmpty { text += " '\(identifier)'" }
    return text
  }

  /// The constraint and the line that made it, such as
  /// `title.leading == card.leading + 16 @750 'inset' (Card.swift:31)`.
  public var debugDescription: String { summary.description }

  /// What a diagnostic says of the constraint.
  package var summary: ConstraintSummary {
    ConstraintSummary(text: description, source: source, isImplicit: isSystem)
  }

  private var rightHandSide: String {
    guard hasSecondItem else { return plainNumber(Double(constant)) }
    var text = ""
    if multiplier == -1 {
      text += "-"
    } else if multiplier != 1 {
      text += "\(plainNumber(Double(multiplier))) * "
    }
    text += Self.name(of: secondItem, secondAttribute, distances?.second)
    if constant < 0 {
      text += " - \(plainNumber(Double(-constant)))"
    } else if constant != 0 {
      text += " + \(plainNumber(Double(constant)))"
    }
    return text
  }

  private static func name(
    of item: (any LayoutItem)?, _ attribute: Attribute, _ distance: AnchorDistance?
  ) -> String {
    distance?.description ?? "\(name(of: item)).\(attribute)"
  }

  private static func name(of item: (any LayoutItem)?) -> String {
    item?.itemName ?? "(gone)"
  }
}
