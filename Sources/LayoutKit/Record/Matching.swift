import ViewTree

/// Finds, for each record, the constraint it is a new wording of.
///
/// Keys must agree. Where several constraints have the key, the one with the same label goes
/// first, then one that says exactly the same, then one with the same relation, then any; among
/// equals the first in the list. No constraint serves two records.
///
/// - Complexity: O(*r* · *c*) for *r* records and *c* constraints, on plain values.
struct Matching {
  /// For each record its constraint, as a location in the list, or nil.
  private(set) var matches: [Int?]
  /// For each constraint whether a record has claimed it.
  private(set) var isClaimed: [Bool]

  /// How closely a constraint must resemble a record, from close to loose.
  fileprivate enum Likeness: CaseIterable {
    case label
    case everything
    case relation
    case key
  }

  init(_ records: [Record], among constraints: [LayoutConstraint]) {
    matches = Array(repeating: nil, count: records.count)
    isClaimed = Array(repeating: false, count: constraints.count)
    guard !constraints.isEmpty else { return }

    let recordKeys = records.map(\.key)
    let keys = constraints.map(\.key)
    for likeness in Likeness.allCases {
      for place in records.indices where matches[place] == nil {
        let match = constraints.indices.first { candidate in
          !isClaimed[candidate] && keys[candidate] == recordKeys[place]
            && records[place].resembles(constraints[candidate], likeness)
        }
        guard let match else { continue }
        matches[place] = match
        isClaimed[match] = true
      }
    }
  }
}

extension Record {
  fileprivate func resembles(
    _ constraint: LayoutConstraint, _ likeness: Matching.Likeness
  ) -> Bool {
    switch likeness {
    case .label:
      label != nil && label == constraint.identifier
    case .everything:
      resolution.relation == constraint.relation && resolution.constant == constraint.constant
        && resolution.rightToLeftConstant == constraint.rightToLeftConstant
        && resolution.multiplier == constraint.multiplier
        && (priority == nil || priority == constraint.priority)
    case .relation:
      resolution.relation == constraint.relation
    case .key:
      true
    }
  }
}
