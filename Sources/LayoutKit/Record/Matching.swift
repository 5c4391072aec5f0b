import ViewTree

/// A constraint that may be what a record is about.
struct Candidate {
  let constraint: LayoutConstraint
  let key: RecordKey?
  /// Whether a record has claimed it.
  var isClaimed = false

  init(_ constraint: LayoutConstraint) {
    self.constraint = constraint
    key = constraint.key
  }
}

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

  /// Notes in each record the place of its constraint.
  ///
  /// - Complexity: O(*r* · *c*) for *r* records and *c* candidates, on plain values.
  static func match(
    _ records: inout [Record], with candidates: inout [Candidate], includingInactive: Bool
  ) {
    guard !candidates.isEmpty else { return }
    let hasNames = records.contains { $0.slot != nil }
    for likeness in Likeness.allCases where hasNames || !likeness.isAboutNames {
      let reachesAll = includingInactive || likeness.isAboutNames
      for place in records.indices where records[place].match == nil {
        let key = likeness == .nameAlone ? nil : records[place].key
        for other in candidates.indices where !candidates[other].isClaimed {
          guard key == nil || key == candidates[other].key else { continue }
          let constraint = candidates[other].constraint
          guard reachesAll || constraint.isActive,
            records[place].resembles(constraint, likeness)
          else { continue }
          records[place].match = other
          candidates[other].isClaimed = true
          break
        }
      }
    }
  }
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
