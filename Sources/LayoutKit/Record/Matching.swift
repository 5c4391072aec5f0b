import ViewTree

/// Finds, for each record, the constraint it is a new wording of.
///
/// A record with a name first looks for a constraint of that name with its attribute, whatever the
/// other side. Otherwise keys must agree: where several constraints have the key, the one with the
/// same label goes first, then one that says exactly the same, then one with the same relation,
/// then any; among equals the first in the list. No constraint serves two records, and none is
/// taken that has another name. Those out of force are found by name only, unless all are looked
/// at alike.
///
/// - Complexity: O(*r* · *c*) for *r* records and *c* constraints, on plain values.
struct Matching {
  /// For each record its constraint, as a location in the list, or nil.
  private(set) var matches: [Int?]
  /// For each constraint whether a record has claimed it.
  private(set) var isClaimed: [Bool]

  /// How closely a constraint must resemble a record, from close to loose.
  fileprivate enum Likeness: CaseIterable {
    case name
    case label
    case everything
    case relation
    case key
    case nameAlone
  }

  init(
    _ records: [Record], among constraints: [LayoutConstraint], includingInactive: Bool = false
  ) {
    matches = Array(repeating: nil, count: records.count)
    isClaimed = Array(repeating: false, count: constraints.count)
    guard !constraints.isEmpty else { return }

    let recordKeys = records.map(\.key)
    let keys = constraints.map(\.key)
    let hasNames = records.contains { $0.slot != nil }
    for likeness in Likeness.allCases where hasNames || !likeness.isAboutNames {
      for place in records.indices where matches[place] == nil {
        let match = constraints.indices.first { candidate in
          !isClaimed[candidate]
            && (likeness == .nameAlone || keys[candidate] == recordKeys[place])
            && (includingInactive || likeness.isAboutNames || constraints[candidate].isActive)
            && records[place].resembles(constraints[candidate], likeness)
        }
        guard let match else { continue }
        matches[place] = match
        isClaimed[match] = true
      }
    }
  }
}

extension Matching {
  /// Leaves a record without a constraint after all; the constraint stays claimed.
  mutating func unmatch(_ record: Int) {
    matches[record] = nil
  }
}

extension Matching.Likeness {
  fileprivate var isAboutNames: Bool { self == .name || self == .nameAlone }
}

extension Record {
  fileprivate func resembles(
    _ constraint: LayoutConstraint, _ likeness: Matching.Likeness
  ) -> Bool {
    let name = constraint.note?.slot
    switch likeness {
    case .name:
      return slot != nil && slot == name
    case .nameAlone:
      return slot != nil && slot == name && resolution.attribute == constraint.firstAttribute
    case .label:
      return allows(name) && label != nil && label == constraint.identifier
    case .everything:
      return allows(name) && resolution.relation == constraint.relation
        && resolution.constant == constraint.constant
        && resolution.rightToLeftConstant == constraint.rightToLeftConstant
        && resolution.multiplier == constraint.multiplier
        && (priority == nil || priority == constraint.priority)
    case .relation:
      return allows(name) && resolution.relation == constraint.relation
    case .key:
      return allows(name)
    }
  }

  /// A constraint with a name is nobody's who goes by another.
  private func allows(_ name: String?) -> Bool { slot == nil || name == nil }
}
