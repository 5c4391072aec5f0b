#if !canImport(Darwin)
  import Foundation

  /// A constraint of a document in words, about the view inside or beside the other.
  struct ConstraintWords {
    /// What tells constraints apart whose identifiers were made again.
    struct Key: Hashable {
      var sides: [String]
      var relation: String
    }

    private struct Side {
      var id: String
      var attribute: String
    }

    private let table: ElementTable
    private let first: Side
    private let second: Side?
    private let relation: String
    private let constant: Double
    private let isStandard: Bool
    private let multiplier: String
    private let priority: Double
    private let isPlaceholder: Bool

    init(_ element: ElementRecord, _ table: ElementTable) {
      self.table = table
      let properties = element.properties
      func side(_ item: String, _ attribute: String) -> Side? {
        guard let name = properties[attribute] else { return nil }
        return Side(id: properties[item] ?? element.parent ?? "", attribute: name)
      }
      let sides = [
        side("firstItem", "firstAttribute") ?? Side(id: element.parent ?? "", attribute: "?"),
        properties["secondItem"] == nil ? nil : side("secondItem", "secondAttribute"),
      ]
      var constant = properties["constant"].flatMap(Double.init) ?? 0
      isStandard = properties["symbolic"] == "YES" || properties["constant"] == "symbolic"
      var relation = properties["relation"] ?? "equal"
      multiplier = properties["multiplier"] ?? "1"
      priority = properties["priority"].flatMap(Double.init) ?? 1000
      isPlaceholder = properties["placeholder"] == "YES"
      // The view inside is the one that the sentence is about.
      if let one = sides[0], let other = sides[1] ?? nil, multiplier == "1",
        Self.isInside(other.id, one.id, table)
      {
        (first, second) = (other, one)
        constant = -constant
        relation =
          ["greaterThanOrEqual": "lessThanOrEqual", "lessThanOrEqual": "greaterThanOrEqual"][
            relation] ?? relation
      } else {
        first = sides[0] ?? Side(id: "", attribute: "?")
        second = sides[1] ?? nil
      }
      self.constant = constant
      self.relation = relation
    }

    private static func isInside(_ id: String, _ other: String, _ table: ElementTable) -> Bool {
      // Bars are around all views.
      if table[other]?.kind == "viewControllerLayoutGuide" { return table.view(of: id) != nil }
      let view = table.view(of: other) ?? other
      guard let own = table.view(of: id), own != view else { return false }
      return table.ancestors(of: own).contains(view)
    }

    var key: Key {
      Key(sides: sides.sorted(), relation: relation == "equal" ? "equal" : "other")
    }

    /// The items it is about.
    var items: [String] { [first.id] + (second.map { [$0.id] } ?? []) }

    /// The views it is about, with the directions.
    var targets: Set<LayoutAxis> {
      Set(
        ([first] + (second.map { [$0] } ?? [])).compactMap { side in
          table.view(of: side.id).map {
            LayoutAxis(view: $0, isVertical: Self.isVertical(side.attribute))
          }
        })
    }

    private static func isVertical(_ attribute: String) -> Bool {
      ["top", "bottom", "height", "centerY", "baseline"].contains {
        attribute.lowercased().contains($0.lowercased())
      }
    }

    // MARK: Sentences

    /// The whole of it, as in “`title.top` 12 below `header`”.
    var statement: String {
      "`\(subject)`\(relationWord) \(amount)\(direction)\(priorityWord)"
    }

    /// What changed; nil if nothing did that matters.
    func change(from old: ConstraintWords) -> String? {
      guard old.sides == sides, old.relation == relation else {
        return "\(old.statement) → \(statement)"
      }
      var parts: [String] = []
      let place = "`\(subject)`\(relationWord)"
      if old.constant != constant || old.multiplier != multiplier || old.isStandard != isStandard {
        parts.append(
          old.amount == amount
            ? "\(place) \(amount)\(direction): constant \(ElementWords.number(old.constant)) →"
              + " \(ElementWords.number(constant))"
            : "\(place) \(old.amount) → \(amount)\(direction)")
      }
      if old.priority != priority {
        parts.append(
          "priority of \(place) \(amount)\(direction) \(ElementWords.number(old.priority)) →"
            + " \(ElementWords.number(priority))")
      }
      if old.isPlaceholder != isPlaceholder {
        parts.append(
          "\(place) \(amount)\(direction) is "
            + (isPlaceholder ? "removed at build time" : "kept at build time"))
      }
      return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// What it is about, whatever people call it.
    private var sides: [String] {
      ([first] + (second.map { [$0] } ?? [])).map { "\($0.id).\($0.attribute)" }
    }

    private var subject: String { "\(itemName(first.id)).\(first.attribute)" }

    private var relationWord: String {
      switch relation {
      case "greaterThanOrEqual": isReversed ? " at most" : " at least"
      case "lessThanOrEqual": isReversed ? " at least" : " at most"
      default: ""
      }
    }

    private var priorityWord: String {
      (priority == 1000 ? "" : " at priority \(ElementWords.number(priority))")
        + (isPlaceholder ? " (removed at build time)" : "")
    }

    /// The number, as people measure it: inwards, downwards, onwards.
    private var amount: String {
      if isStandard { return "standard" }
      let isRatio = second != nil && Self.isSize(first.attribute)
      if isRatio {
        let factor = multiplier == "1" ? "" : "\(multiplier) × "
        let plus =
          constant == 0 ? "" : " \(constant < 0 ? "−" : "+") \(ElementWords.number(abs(constant)))"
        return "\(factor)`\(target)`\(plus)"
      }
      let factor = multiplier == "1" || second == nil ? "" : " (× \(multiplier))"
      return ElementWords.number(isReversed ? -constant : constant) + factor
    }

    private static func isSize(_ attribute: String) -> Bool {
      attribute == "width" || attribute == "height"
    }

    private var target: String { second.map { "\(itemName($0.id)).\($0.attribute)" } ?? "" }

    /// Whether a larger constant means a smaller distance: to what ends, and above or before something.
    private var isReversed: Bool {
      guard second != nil else { return false }
      return ["bottom", "trailing", "right", "bottomMargin", "trailingMargin", "rightMargin"]
        .contains(first.attribute)
    }

    private var direction: String {
      guard let second else { return "" }
      let name = "`\(itemName(second.id))`"
      if Self.isSize(first.attribute) { return "" }
      switch (Self.plain(first.attribute), Self.plain(second.attribute)) {
      case ("top", "bottom"): return " below \(name)"
      case ("bottom", "top"): return " above \(name)"
      case ("leading", "trailing"), ("left", "right"): return " after \(name)"
      case ("trailing", "leading"), ("right", "left"): return " before \(name)"
      case ("centerX", "centerX"), ("centerY", "centerY"): return " from the centre of \(name)"
      case (let one, let other) where one == other:
        let margin = second.attribute.hasSuffix("Margin") ? "margin" : "edge"
        return one.lowercased().contains("baseline")
          ? " from the baseline of \(name)" : " from the \(one) \(margin) of \(name)"
      default: return " from `\(target)`"
      }
    }

    private static func plain(_ attribute: String) -> String {
      for ending in ["WithinMargins", "Margin"] where attribute.hasSuffix(ending) {
        return String(attribute.dropLast(ending.count))
      }
      return attribute
    }

    private func itemName(_ id: String) -> String {
      guard let element = table[id] else { return id }
      let owner = element.parent.flatMap(table.view)
      switch element.kind {
      case "viewLayoutGuide":
        switch element.properties["key"] {
        case "safeArea": return "safe area"
        case "layoutMargins", "margins": return "margins of \(owner.map(table.name) ?? "?")"
        case "contentLayoutGuide": return "content of \(owner.map(table.name) ?? "?")"
        case "frameLayoutGuide": return "frame of \(owner.map(table.name) ?? "?")"
        case let key?: return key
        case nil: return "guide"
        }
      case "viewControllerLayoutGuide":
        return element.properties["type"] == "bottom" ? "bottom bars" : "top bars"
      default: return table.name(id)
      }
    }
  }
#endif
