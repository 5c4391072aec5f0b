extension LayoutSnapshot {
  /// A constraint of a log in this library's words: `title.width == 0.5 * card.width + 8 @750`.
  func text(of constraint: Constraint) -> String {
    let name = constraint.first.map { side($0) } ?? ""
    switch constraint.origin {
    case .minimum, .content,
      .frame where constraint.second == nil:
      let title = constraint.first?.item.map(title) ?? "(gone)"
      return constraint.implicitText(title, hasFrameTerms: false)
    default: break
    }
    var text = "\(name) \(constraint.relation.rawValue) "
    guard let second = constraint.second else {
      return text + plainText(constraint.constant) + ending(constraint)
    }
    switch constraint.multiplier {
    case 1: break
    case -1: text += "-"
    default: text += "\(plainText(constraint.multiplier)) * "
    }
    text += side(second)
    if constraint.constant != 0 {
      let sign = constraint.constant < 0 ? "-" : "+"
      text += " \(sign) \(plainText(constraint.constant.magnitude))"
    }
    return text + ending(constraint)
  }

  private func side(_ side: Side) -> String {
    "\(side.item.map { term(title(of: $0)) } ?? "(gone)").\(side.attribute)"
  }

  private func ending(_ constraint: Constraint) -> String {
    let priority = constraint.priority < 1000 ? " @\(plainText(constraint.priority))" : ""
    return priority + (constraint.label.map { " '\($0)'" } ?? "")
      + (constraint.origin == .frame ? " (its frame)" : "")
  }
}
