/// Finds multiples of rows that add up to a given sum of numbers.
///
/// Rows are taken up one after the other, each less the multiples of those before it; so that the
/// first rows that suffice are used, and no others.
struct Combination {
  typealias Number = ConstraintSystem.Number

  private struct Reduced {
    var line: [Number: Double]
    var pivot: Number
    /// What of which of the given rows it is made of.
    var multiples: [Int: Double]
  }

  private var reduced: [Reduced] = []

  /// Takes a row up.
  ///
  /// - Parameters:
  ///   - place: What the row is called in answers.
  ///   - line: Its left-hand side.
  /// - Returns: If it depends on those before it, the multiples, its own being 1, that add up to
  ///   nothing.
  @discardableResult
  mutating func add(_ place: Int, _ line: [Number: Double]) -> [Int: Double]? {
    let size = line.values.map(\.magnitude).max() ?? 0
    var (rest, multiples) = reduce(line)
    multiples[place, default: 0] += 1
    // The largest; of several the first by name, so that every run is the same.
    guard let pivot = rest.max(by: { Self.isBefore($0, $1) }), pivot.value.magnitude > 1e-9 * size
    else { return multiples.filter { $0.value.magnitude > 1e-12 } }
    reduced.append(Reduced(line: rest, pivot: pivot.key, multiples: multiples))
    return nil
  }

  /// The multiples of rows that add up to a sum of numbers; nil if there are none.
  func multiples(addingUpTo target: [Number: Double]) -> [Int: Double]? {
    let size = target.values.map(\.magnitude).max() ?? 0
    let (rest, multiples) = reduce(target)
    guard rest.values.allSatisfy({ $0.magnitude <= 1e-9 * size }) else { return nil }
    return multiples.mapValues { -$0 }.filter { $0.value.magnitude > 1e-9 }
  }

  private func reduce(_ line: [Number: Double]) -> ([Number: Double], [Int: Double]) {
    var rest = line
    var multiples: [Int: Double] = [:]
    for row in reduced {
      guard let value = rest[row.pivot], value != 0, let own = row.line[row.pivot] else { continue }
      let factor = value / own
      for (number, amount) in row.line {
        let new = (rest[number] ?? 0) - factor * amount
        rest[number] = new.magnitude <= 1e-12 ? nil : new
      }
      rest[row.pivot] = nil
      for (place, amount) in row.multiples { multiples[place, default: 0] -= factor * amount }
    }
    return (rest, multiples)
  }

  private static func isBefore(
    _ one: (key: Number, value: Double), _ other: (key: Number, value: Double)
  ) -> Bool {
    let (a, b) = (one.value.magnitude, other.value.magnitude)
    return a == b ? other.key < one.key : a < b
  }
}

extension ConstraintSystem.Number: Comparable {
  /// By view, guide and part.
  package static func < (left: Self, right: Self) -> Bool {
    let one = (left.item.view, left.item.guide ?? -1, left.part.place)
    return one < (right.item.view, right.item.guide ?? -1, right.part.place)
  }
}

extension LayoutSnapshot.Constraint {
  /// The left-hand side of the row, each number once.
  var line: [ConstraintSystem.Number: Double] {
    var line: [ConstraintSystem.Number: Double] = [:]
    for term in terms {
      line[ConstraintSystem.Number(item: term.item, part: term.part), default: 0] += term.factor
    }
    return line.filter { $0.value != 0 }
  }
}
