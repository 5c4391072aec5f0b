import Foundation

extension LayoutConstraint {
  final var line: String {
    var text = formula
    if let identifier, !identifier.isEmpty { text += " '\(identifier)'" }
    return text.printable
  }

  /// What a diagnostic says of the constraint.
  package var summary: ConstraintSummary {
    ConstraintSummary(
      text: summaryText, log: logDescription, source: source, isImplicit: origin != .program)
  }

  /// The text of ``summary`` alone, which takes a small part of the time.
  package final var summaryText: String {
    settingDescription.map { "\(formula) (\($0))" } ?? line
  }

  /// What is compared, such as `title.left` and `card.right`, or a number.
  final var sides: (first: String, second: String) {
    (
      leftHandSide,
      hasSecondItem
        ? Self.name(of: secondItem, secondAttribute, distances?.second)
        : plainNumber(Double(constant))
    )
  }

  /// The constraint without its label.
  private var formula: String {
    let text = ratio ?? "\(leftHandSide) \(relation) \(rightHandSide)"
    return priority == .required ? text : "\(text) @\(priority)"
  }

  private var leftHandSide: String { Self.name(of: firstItem, firstAttribute, distances?.first) }

  /// Width and height of one item as the ratio they are in: `video.width : video.height == 16 : 9`.
  private var ratio: String? {
    guard firstAttribute == .width, secondAttribute == .height, firstItem === secondItem,
      constant == 0, multiplier != 1, distances == nil,
      let fraction = PlainFraction(Double(multiplier))
    else { return nil }
    let height = Self.name(of: secondItem, secondAttribute, nil)
    return "\(leftHandSide) : \(height) \(relation) \(fraction.numerator) : \(fraction.denominator)"
  }

  private var rightHandSide: String {
    guard hasSecondItem else { return plainNumber(Double(constant)) }
    var text = ""
    if multiplier == -1 {
      text += "-"
    } else if multiplier != 1 {
      text += "\(plainFactor(Double(multiplier))) * "
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
    item?.itemTerm ?? "(gone)"
  }
}
