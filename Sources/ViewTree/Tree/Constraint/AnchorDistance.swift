/// The distance between two locations, as a side of a constraint in the place of a width or height.
struct AnchorDistance {
  private let fromReference: ItemReference?
  let fromAttribute: LayoutConstraint.Attribute
  private let toReference: ItemReference?
  let toAttribute: LayoutConstraint.Attribute

  var from: (any LayoutItem)? { fromReference?.item }
  var to: (any LayoutItem)? { toReference?.item }

  init(
    from: (any LayoutItem)?, fromAttribute: LayoutConstraint.Attribute, to: (any LayoutItem)?,
    toAttribute: LayoutConstraint.Attribute
  ) {
    fromReference = from?.layoutElement.reference
    self.fromAttribute = fromAttribute
    toReference = to?.layoutElement.reference
    self.toAttribute = toAttribute
  }
}

extension AnchorDistance {
  /// Whether both are between the same locations of items that still exist.
  func isSame(as other: AnchorDistance) -> Bool {
    guard let from, let to else { return false }
    return from === other.from && fromAttribute == other.fromAttribute && to === other.to
      && toAttribute == other.toAttribute
  }
}

extension AnchorDistance: CustomStringConvertible {
  /// The difference of the two locations, such as `(b.left - a.right)`.
  var description: String {
    let ends = ends
    return "(\(ends.to) - \(ends.from))"
  }

  /// A location at an end of a distance.
  struct End: CustomStringConvertible {
    let item: (any LayoutItem)?
    let attribute: LayoutConstraint.Attribute
    var description: String { "\(item?.itemTerm ?? "(gone)").\(attribute)" }
  }

  /// The locations that the distance lies between.
  var ends: (from: End, to: End) {
    (End(item: from, attribute: fromAttribute), End(item: to, attribute: toAttribute))
  }
}

/// The distances that a constraint compares, and the places of their first items' mentions.
final class AnchorDistances {
  let first: AnchorDistance?
  let second: AnchorDistance?
  var firstMention: Int32 = -1
  var secondMention: Int32 = -1

  init(first: AnchorDistance?, second: AnchorDistance?) {
    self.first = first
    self.second = second
  }

  /// What of them the distances lie between.
  var attributes: [LayoutConstraint.Attribute] {
    [first, second].compactMap { $0 }.flatMap { [$0.fromAttribute, $0.toAttribute] }
  }

  /// The locations that the distances lie between.
  var ends: [AnchorDistance.End] {
    [first, second].compactMap(\.self).flatMap { [$0.ends.to, $0.ends.from] }
  }
}

extension LayoutConstraint {
  /// The views and guides that the constraint is about and that still exist, each once.
  final var items: [any LayoutItem] {
    var items: [any LayoutItem] = []
    let all = [first.item, second?.item, distances?.first?.from, distances?.second?.from]
    for case .some(let item) in all where !items.contains(where: { $0 === item }) {
      items.append(item)
    }
    return items
  }

  /// The item that plays a role.
  final func item(as role: Mentions.Role) -> (any LayoutItem)? {
    switch role {
    case .first: first.item
    case .second: second?.item
    case .firstOrigin: distances?.first?.from
    case .secondOrigin: distances?.second?.from
    }
  }

  /// The item that the location of a role is compared with: the other end of its distance, or what is
  /// on the other side.
  final func item(oppositeTo role: Mentions.Role) -> (any LayoutItem)? {
    switch role {
    case .first: item(as: distances?.first == nil ? .second : .firstOrigin)
    case .second: item(as: distances?.second == nil ? .first : .secondOrigin)
    case .firstOrigin: item(as: .first)
    case .secondOrigin: item(as: .second)
    }
  }

  /// What of an item the constraint is about.
  final func attribute(as role: Mentions.Role) -> Attribute {
    switch role {
    case .first: distances?.first?.toAttribute ?? firstAttribute
    case .second: distances?.second?.toAttribute ?? secondAttribute
    case .firstOrigin: distances?.first?.fromAttribute ?? .notAnAttribute
    case .secondOrigin: distances?.second?.fromAttribute ?? .notAnAttribute
    }
  }

  /// What is compared; a distance counts as a width.
  final var comparedAttributes: (first: Attribute, second: Attribute) {
    (
      distances?.first == nil ? firstAttribute : .width,
      distances?.second == nil ? secondAttribute : .width
    )
  }
}
