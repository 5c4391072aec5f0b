import Foundation
import ViewTree

/// Finds, for each record, the constraint it is a new wording of.
///
/// A record with a name first looks for a constraint of that name with its attribute, whatever the
/// other side. Otherwise keys must agree: where several constraints have the key, the one with the
/// same label goes first, then one that says exactly the same, then one with the same relation,
/// then any; among equals the first in the list. No constraint serves two records, and none is
/// taken that has another name. Those out of force are found by name only, unless all are looked
/// at alike.
enum Matching {
  /// How closely a constraint must resemble a record, from close to loose.
  fileprivate enum Likeness: CaseIterable {
    case name
    case label
    case everything
    case relation
    case key
    case nameAlone

    var isAboutNames: Bool { self == .name || self == .nameAlone }
  }

  /// Notes in each record the place of its constraint, and marks the constraint as claimed.
  ///
  /// - Complexity: O(*r* + *c*) for *r* records and *c* candidates, but for those that nothing
  ///   else than names or priorities tell apart.
  /// - Returns: How many pairs were compared.
  static func match(
    _ records: inout [Record], with candidates: [LayoutConstraint], includingInactive: Bool
  ) -> Int {
    guard !candidates.isEmpty else { return 0 }
    var compared = 0
    let hasNames = records.contains { $0.name != nil }
    let hasLabels = records.contains { $0.label != nil }
    let areFew = records.count * candidates.count <= fewPairs
    for likeness in Likeness.allCases where hasNames || !likeness.isAboutNames {
      if likeness == .label, !hasLabels { continue }
      let reachesAll = includingInactive || likeness.isAboutNames
      var shelves = areFew ? nil : Shelves(candidates, for: likeness)
      for place in records.indices where records[place].match == nil {
        let key = likeness == .nameAlone ? nil : records[place].key
        func fits(_ other: Int) -> Bool {
          compared += 1
          return (reachesAll || candidates[other].isActive)
            && records[place].resembles(candidates[other], likeness)
        }
        // What is on a shelf has the key, and nobody has claimed it.
        let found =
          if shelves == nil {
            candidates.indices.first { other in
              !candidates[other].isClaimed && (key == nil || key == candidates[other].key)
                && fits(other)
            }
          } else {
            records[place].shelf(for: likeness, key)
              .flatMap { shelves?.takeFirst(on: $0, where: fits) }
          }
        guard let found else { continue }
        records[place].match = found
        candidates[found].isClaimed = true
      }
    }
    return compared
  }

  /// How many pairs are compared one by one before it pays to put the candidates on shelves.
  private static var fewPairs: Int { 256 }
}

// MARK: - Many at a time

extension Matching {
  /// What of a constraint is looked at first, so that most of those that don't fit aren't seen.
  fileprivate struct Shelf: Hashable {
    var key: RecordKey?
    var text: String?
    var relation: LayoutConstraint.Relation?
    var constant: CGFloat?
  }

  /// The candidates, each in the list of those that look alike, in their order.
  fileprivate struct Shelves {
    private var first: [Shelf: Int] = [:]
    private var next: [Int]

    init(_ candidates: [LayoutConstraint], for likeness: Likeness) {
      next = Array(repeating: -1, count: candidates.count)
      for place in candidates.indices.reversed() where !candidates[place].isClaimed {
        guard let shelf = candidates[place].shelf(for: likeness) else { continue }
        next[place] = first.updateValue(place, forKey: shelf) ?? -1
      }
    }

    /// Takes out the first candidate that fits.
    mutating func takeFirst(on shelf: Shelf, where fits: (Int) -> Bool) -> Int? {
      var last = -1
      var place = first[shelf] ?? -1
      while place >= 0, !fits(place) {
        last = place
        place = next[place]
      }
      guard place >= 0 else { return nil }
      if last < 0 { first[shelf] = next[place] } else { next[last] = next[place] }
      return place
    }
  }
}

extension LayoutConstraint {
  /// Where the constraint is found by a record that resembles it, if any can.
  fileprivate func shelf(for likeness: Matching.Likeness) -> Matching.Shelf? {
    switch likeness {
    case .name: note?.name.map { Matching.Shelf(key: key, text: $0) }
    case .nameAlone: note?.name.map { Matching.Shelf(text: $0) }
    case .label: identifier.map { Matching.Shelf(key: key, text: $0) }
    case .everything: Matching.Shelf(key: key, constant: constant)
    case .relation: Matching.Shelf(key: key, relation: relation)
    case .key: Matching.Shelf(key: key)
    }
  }
}

extension Record {
  /// Where the candidates are that the record may resemble, if there can be any.
  fileprivate func shelf(
    for likeness: Matching.Likeness, _ key: RecordKey?
  ) -> Matching.Shelf? {
    switch likeness {
    case .name, .nameAlone: name.map { Matching.Shelf(key: key, text: $0) }
    case .label: label.map { Matching.Shelf(key: key, text: $0) }
    case .everything: Matching.Shelf(key: key, constant: constant)
    case .relation: Matching.Shelf(key: key, relation: relation)
    case .key: Matching.Shelf(key: key)
    }
  }
}

// MARK: - Likeness

extension Record {
  // `mutating`, though nothing is changed: else each comparison copies the record.
  fileprivate mutating func resembles(
    _ constraint: LayoutConstraint, _ likeness: Matching.Likeness
  ) -> Bool {
    let known = constraint.note?.name
    switch likeness {
    case .name:
      return name != nil && name == known
    case .nameAlone:
      return name != nil && name == known && attribute == constraint.firstAttribute
    case .label:
      return allows(known) && label != nil && label == constraint.identifier
    case .everything:
      return allows(known) && relation == constraint.relation
        && constant == constraint.constant
        && rightToLeftConstant == constraint.rightToLeftConstant
        && multiplier == constraint.multiplier
        && (priority == nil || priority == constraint.priority)
    case .relation:
      return allows(known) && relation == constraint.relation
    case .key:
      return allows(known)
    }
  }

  /// A constraint with a name is nobody's who goes by another.
  private func allows(_ known: String?) -> Bool { name == nil || known == nil }
}
