#if !canImport(Darwin)
  import InterfaceBuilder

  /// What a constraint asks for, whichever of its items stands first.
  struct ConstraintSense: Hashable {
    private struct Side: Hashable, Comparable {
      var item: String
      var attribute: String

      static func < (one: Side, other: Side) -> Bool {
        (one.item, one.attribute) < (other.item, other.attribute)
      }
    }

    private var first: Side
    private var second: Side
    private var relation: String
    private var constant: Double
    private var multiplier: String
    private var priority: String

    init(_ element: DocumentElement) {
      // An item that isn't named is the view that holds the constraint.
      first = Side(item: element["firstItem"] ?? "", attribute: element["firstAttribute"] ?? "")
      second = Side(item: element["secondItem"] ?? "", attribute: element["secondAttribute"] ?? "")
      relation = element["relation"] ?? "equal"
      constant = element["constant"].flatMap(Double.init) ?? 0
      multiplier = element["multiplier"] ?? "1"
      priority = element["priority"] ?? "1000"
      guard multiplier == "1", !second.attribute.isEmpty, second < first else { return }
      swap(&first, &second)
      constant = -constant
      let mirrored = [
        "lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual",
      ]
      relation = mirrored[relation] ?? relation
    }
  }
#endif
