import ViewTree

/// What a handle that was given out before its constraints were made is filled with.
final class PendingConstraints {
  var constraints = FewConstraints()
  /// The name by which none were found, until that has been reported.
  var unknownName: UnknownName?
}

/// A name that was looked up and that no statement has.
struct UnknownName {
  private let reference: ItemReference
  private var item: (any LayoutItem)? { reference.itemToKeep }
  let name: String
  /// The line that looked it up.
  let source: CodeLocation

  init(item: any LayoutItem, name: String, source: CodeLocation) {
    reference = item.layoutElement.reference
    self.name = name
    self.source = source
  }
}

extension UnknownName {
  func report() {
    let itemName = item?.itemName ?? "(gone)"
    let known = knownNames.map { "'\($0)'" }
    LayoutDiagnostic(
      .unknownName, "No statement about \(itemName) has the name '\(name)'.", source: source,
      itemNames: [itemName],
      hint: known.isEmpty
        ? "Give one the name first, with id(\"\(name)\")."
        : "Known are " + known.joined(separator: ", ") + "."
    ).report(about: item)
  }

  private var knownNames: [String] {
    var names: [String] = []
    item?.layoutElement.withStatedConstraints { stated in
      for case let name? in stated.map({ $0.note?.name }) where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }
}

/// Constraints in their order, the first four of them without an array.
///
/// Most closures make no more than four, and most callers ignore what is returned; so that
/// returning it costs no memory, an array is made only where there are more.
struct FewConstraints {
  private var first: LayoutConstraint?
  private var second: LayoutConstraint?
  private var third: LayoutConstraint?
  private var fourth: LayoutConstraint?
  private var rest: [LayoutConstraint] = []
  private(set) var count = 0

  init() {}

  /// Whether there are more than fit without an array.
  var hasArray: Bool { rest.capacity > 0 }

  mutating func append(_ constraint: LayoutConstraint) {
    switch count {
    case 0: first = constraint
    case 1: second = constraint
    case 2: third = constraint
    case 3: fourth = constraint
    default: rest.append(constraint)
    }
    count += 1
  }

  /// The constraint at a place, nil out of range.
  subscript(place: Int) -> LayoutConstraint? {
    switch place {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: 0..<count ~= place ? rest[place - 4] : nil
    }
  }
}
