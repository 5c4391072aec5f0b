import Foundation
import ViewTree

extension ConstraintSystem {
  /// Puts a derivation into words.
  func step(
    of quantity: Quantity, named name: String, subject: String, _ derivation: Derivation
  ) -> LayoutSnapshot.Explanation.Step {
    let item = quantity.terms.keys.first?.item
    var summands = knownSummands(derivation.known, seenFrom: item)
    var links: [LayoutSnapshot.Constraint] = []
    for (place, factor) in derivation.multiples {
      let constraint = snapshot.constraints[place]
      let amount = factor * constraint.limit
      if amount.magnitude <= 1e-9 {
        links.append(constraint)
      } else {
        summands.append(
          LayoutSnapshot.Explanation.Summand(
            amount: amount, name: nil, value: nil, constraint: constraint, place: place))
      }
    }
    let value = quantity.terms.reduce(0.0) { $0 + $1.value * (self.value(of: $1.key) ?? 0) }
    if summands.contains(where: { $0.amount != 0 }) { summands.removeAll { $0.amount == 0 } }
    // What is added comes before what is taken away, but for that in the order given.
    summands = summands.filter { $0.amount > 0 } + summands.filter { $0.amount <= 0 }
    return LayoutSnapshot.Explanation.Step(
      subject: subject, value: value, summands: summands, links: links,
      text: "\(name) \(plainText(value)) = " + sumText(summands, links))
  }

  private func sumText(
    _ summands: [LayoutSnapshot.Explanation.Summand], _ links: [LayoutSnapshot.Constraint]
  ) -> String {
    var text = ""
    for (index, summand) in summands.enumerated() {
      let sign = summand.amount < 0 ? "−" : "+"
      text += index == 0 ? (summand.amount < 0 ? "−" : "") : " \(sign) "
      let next = summands.indices.contains(index + 1) ? summands[index + 1] : nil
      text += summand.text(before: next)
    }
    if summands.isEmpty { text = "0" }
    let named = links.filter { $0.origin.isWorthNaming }
    guard !named.isEmpty else { return text }
    let said = Set(summands.compactMap { $0.constraint?.source })
    var known: Set<String> = []
    let sources = named.filter { $0.source.map { !said.contains($0) } ?? true }
      .map { $0.source?.description ?? $0.text }.filter { known.insert($0).inserted }
    guard !sources.isEmpty else { return text }
    let list = sources.joined(separator: ", ")
    return said.isEmpty ? "\(text) (\(list))" : "\(text), by \(list)"
  }

  // MARK: Numbers that are known

  private func knownSummands(
    _ known: [Number: Double], seenFrom item: LayoutSnapshot.Reference?
  ) -> [LayoutSnapshot.Explanation.Summand] {
    var left = known
    var summands: [LayoutSnapshot.Explanation.Summand] = []
    for number in known.keys.sorted() {
      guard let factor = left[number] else { continue }
      let extent = Number(item: number.item, part: number.part.isHorizontal ? .width : .height)
      let isPlace = number.part == .x || number.part == .y
      var value = self.value(of: number) ?? 0
      var attribute = number.part.ofRectangle.rawValue
      // A place and a share of the size are an edge or a centre.
      if isPlace, let share = left[extent], extent != number {
        if (share - factor).magnitude < 1e-9 {
          attribute = number.part.isHorizontal ? "right" : "bottom"
          value += self.value(of: extent) ?? 0
          left[extent] = nil
        } else if (share - factor / 2).magnitude < 1e-9 {
          attribute = number.part.isHorizontal ? "centerX" : "centerY"
          value += (self.value(of: extent) ?? 0) / 2
          left[extent] = nil
        }
      }
      left[number] = nil
      let name = name(of: number.item, attribute, isPlace: isPlace, seenFrom: item)
      summands.append(
        LayoutSnapshot.Explanation.Summand(
          amount: factor * value, name: Self.multiple(factor.magnitude) + name, value: value,
          constraint: nil, place: nil))
    }
    return summands
  }

  private static func multiple(_ factor: Double) -> String {
    if (factor - 1).magnitude < 1e-9 { return "" }
    for denominator in 2...12 where (factor * Double(denominator) - 1).magnitude < 1e-9 {
      return "1/\(denominator) × "
    }
    return "\(plainText(factor)) × "
  }

  private func name(
    of other: LayoutSnapshot.Reference, _ attribute: String, isPlace: Bool,
    seenFrom item: LayoutSnapshot.Reference?
  ) -> String {
    if let item, other.guide == nil, container(of: item) == other.view {
      return isPlace ? "superview.\(attribute)" : "superview"
    }
    if other == item { return attribute }
    if let guide = other.guide, snapshot.views[other.view].guides[guide].isSystem {
      let name = Self.plainName(ofSystemGuide: snapshot.views[other.view].guides[guide].identifier)
      let isAround = item.map { ancestors(of: $0).contains(other.view) } ?? false
      let owner = isAround ? "" : "\(term(snapshot.views[other.view].title))."
      return owner + (isPlace ? "\(name).\(attribute)" : name)
    }
    return "\(term(snapshot.title(of: other))).\(attribute)"
  }
}

extension ConstraintSystem {
  /// What the program calls a guide of the layout's own.
  fileprivate static func plainName(ofSystemGuide identifier: String) -> String {
    switch identifier {
    case "UIViewSafeAreaLayoutGuide": "safeArea"
    case "UIViewLayoutMarginsGuide": "margins"
    case "UIViewReadableContentGuide": "readableContent"
    case "UIScrollView-contentLayoutGuide": "content"
    case "UIScrollView-frameLayoutGuide": "visible"
    default: identifier
    }
  }
}

/// A title as it stands before an attribute: in parentheses if it has several words.
func term(_ title: String) -> String { title.asTerm }

extension LayoutSnapshot.Constraint.Origin {
  /// Whether a line of the program, or of a stack, is behind it.
  fileprivate var isWorthNaming: Bool { self == .program || self == .container }
}

extension LayoutSnapshot.Explanation.Summand {
  /// The number, and where it comes from unless the next one says the same.
  fileprivate func text(before next: LayoutSnapshot.Explanation.Summand?) -> String {
    let number = plainText(amount.magnitude)
    if let name {
      let isMultiple = name.contains("×")
      return "\(name) \(isMultiple ? plainText(value ?? 0) : number)"
    }
    guard let constraint else { return number }
    switch constraint.origin {
    case .content: return "\(number) (content\(constraint.strength))"
    case .frame: return "\(number) (its frame)"
    case .root: return "\(number) (its size)"
    case .minimum: return "\(number) (no size is below 0)"
    case .guide, .program, .container: break
    }
    let origin = constraint.origin(naming: true)
    if let next = next?.constraint, next.origin(naming: true) == origin { return number }
    return origin.isEmpty ? number : "\(number) (\(origin))"
  }
}

extension LayoutSnapshot.Constraint {
  fileprivate var strength: String { priority < 1000 ? ", @\(plainText(priority))" : "" }

  /// The line, and what it is beside an equality that is required.
  fileprivate func origin(naming: Bool) -> String {
    var words: [String] = []
    switch relation {
    case .equal: break
    case .lessThanOrEqual: words.append("at most")
    case .greaterThanOrEqual: words.append("at least")
    }
    if origin == .guide { words.append("guide") }
    if priority < 1000 { words.append("@\(plainText(priority))") }
    if let setting { words.append(setting) }
    if let source { words.append("\(source)") } else if let label { words.append("'\(label)'") }
    return words.joined(separator: ", ")
  }

  /// The setting of a container that the constraint stands for, as its text has it at the end:
  /// `spacing of list`.
  var setting: String? {
    guard origin == .container, text.hasSuffix(")"),
      let start = text.range(of: " (", options: .backwards)
    else { return nil }
    return String(text[start.upperBound...].dropLast())
  }
}
