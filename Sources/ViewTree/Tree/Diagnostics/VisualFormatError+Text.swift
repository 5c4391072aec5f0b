/// The words for each mistake.
nonisolated extension VisualFormatError {
  /// The mistake in a sentence.
  public var message: String {
    switch reason {
    case .empty: "The visual format is empty."
    case .whitespace: "A visual format has no spaces or line breaks."
    case .badBeginning(let found):
      "A visual format can't begin with \(Self.text(found))."
    case .viewExpected(let found):
      "A view has to follow here, not \(Self.text(found))."
    case .viewOrBarExpected(let found):
      "A view or the superview's edge has to follow the gap, not \(Self.text(found))."
    case .nameExpected(let found):
      "The name of a view has to follow the bracket, not \(Self.text(found))."
    case .viewNotClosed(let found):
      "The view's bracket has to be closed here, before \(Self.text(found))."
    case .badNeighborOfBar(let found):
      "A gap or a view has to follow the superview's edge, not \(Self.text(found))."
    case .badNeighborOfView(let found):
      "A gap, a view or the superview's edge has to follow the view, not \(Self.text(found))."
    case .endExpected(let found):
      "A visual format ends at the superview's edge, and \(Self.text(found)) follows."
    case .gapExpected(let found):
      "A distance, a view or the superview's edge has to follow the dash, not \(Self.text(found))."
    case .doubleDash:
      "Two dashes in a row are either one too many or a minus sign."
    case .dashExpected(let found):
      "A dash has to follow the distance, not \(Self.text(found))."
    case .bareRelation(let relation):
      "A distance with \(relation) needs parentheses."
    case .valueExpected(let found):
      "A number or a name has to be here, not \(Self.text(found))."
    case .numberExpected(let found):
      "A number has to follow the minus sign, not \(Self.text(found))."
    case .priorityExpected(let found):
      "A priority has to follow the @, not \(Self.text(found))."
    case .listNotClosed(let found):
      "The list in parentheses has to go on or be closed here, before \(Self.text(found))."
    case .unknownView(let name, _): "No view has the name \(Self.quoted(name))."
    case .unknownMetric(let name, _): "No metric has the name \(Self.quoted(name))."
    case .unknownSize(let name): "No metric or view has the name \(Self.quoted(name))."
    case .viewInsteadOfNumber(let name):
      "\(Self.quoted(name)) is a view, and a number has to be here."
    case .badNumber(let value, let metric?):
      "The metric \(Self.quoted(metric)) can't be \(plainNumber(value))."
    case .badNumber(let value, nil): "The number can't be \(plainNumber(value))."
    case .badPriority(let value): "The priority can't be \(plainNumber(value))."
    case .noSuperview(let item):
      "The | stands for the superview of \(item), which has none."
    case .alignmentAlongAxis(let attribute):
      attribute.kind == .vertical
        ? "A vertical format can't align its views by \(attribute)."
        : "A horizontal format can't align its views by \(attribute)."
    case .twoDirections: "The options have both directions."
    }
  }

  /// How to mend it, in a sentence.
  public var hint: String {
    switch reason {
    case .empty: "Name at least one view, as in H:|-[title]-|."
    case .whitespace: "Leave the space out."
    case .badBeginning: "Begin with H:, V:, | or a view in brackets."
    case .viewExpected: "Write a view in brackets, as in [title]."
    case .viewOrBarExpected: "Write a view in brackets, as in [title], or close with |."
    case .nameExpected: "Begin names with a letter or _, and go on with letters, digits and _."
    case .viewNotClosed: "Write [title], or [title(80)] with a size."
    case .badNeighborOfBar: "Write |[title], |-[title] or |-20-[title]."
    case .badNeighborOfView: "Write [title][text], [title]-[text], [title]-20-[text] or [title]-|."
    case .endExpected: "Remove what follows the |."
    case .gapExpected: "Write - alone, -20-, -margin- or -(>=20)-."
    case .doubleDash: "Write -20-, or a negative number in parentheses, as in -(-20)-."
    case .dashExpected: "Write a gap as -20-, with a dash on either side."
    case .bareRelation(let relation): "Write -(\(relation)20)-."
    case .valueExpected: "Write 20, >=20 or >=20@750, or a name instead of a number."
    case .numberExpected: "Write a number, as in (-20), or make a metric of the negative value."
    case .priorityExpected: "Write a number above 0 and up to 1000, as in 20@750, or a metric."
    case .listNotClosed: "Part conditions with commas and close them, as in (>=20,<=80)."
    case .unknownView(_, let known): Self.choice(of: known, plural: "views")
    case .unknownMetric(_, let known): Self.choice(of: known, plural: "metrics")
    case .unknownSize: "Correct the name, or add it to the metrics or views."
    case .viewInsteadOfNumber:
      "Use a number or a metric; only a size can be that of a view."
    case .badNumber: "Use a finite number of a size up to 1e12."
    case .badPriority: "Use a number above 0 and up to 1000, which means required."
    case .noSuperview: "Add it to a view first, or leave out the |."
    case .alignmentAlongAxis(let attribute):
      attribute.kind == .vertical
        ? "Align by left, right, leading, trailing or centerX."
        : "Align by top, bottom, centerY or a baseline."
    case .twoDirections: "Choose directionLeftToRight or directionRightToLeft."
    }
  }

  private static func text(_ found: Character?) -> String {
    guard let found else { return "the end" }
    guard found.isPrintable else {
      return found.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
        .joined(separator: " ")
    }
    return quoted(String(found))
  }

  private static func quoted(_ name: String) -> String { "'\(shortened(name))'" }

  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 40, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return "\(text[..<end])..."
  }

  private static func choice(of known: [String], plural: String) -> String {
    guard !known.isEmpty else { return "Add it to the \(plural), of which there are none." }
    let shown = known.prefix(5).map(shortened).joined(separator: ", ")
    let rest = known.count > 5 ? " and \(known.count - 5) more" : ""
    return "Correct the name, or add it to the \(plural); there are \(shown)\(rest)."
  }
}
