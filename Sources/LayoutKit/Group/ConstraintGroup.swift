import ViewTree

/// Constraints of several views and guides that come into force, go and are replaced together.
///
///     let compact = ConstraintGroup {
///       $0.make(photo) { $0.size.equalTo(44) }
///       $0.make(title) { $0.left.equalTo(photo.layout.right).offset(8) }
///     }
///     compact.deactivate()
///
/// A group keeps its constraints to itself: `update`, `remake` and `remove` of an item leave them
/// alone. When the group is freed, constraints in force stay in force.
public final class ConstraintGroup {
  /// Whether the group is in force; a group without constraints can be, too.
  public private(set) var isActive: Bool
  private var members: [LayoutConstraint] = []

  /// Makes an empty group.
  ///
  /// - Parameter isActive: Whether constraints that it is given later come into force at once.
  public init(isActive: Bool = true) {
    self.isActive = isActive
  }

  /// Makes a group of the statements of a closure.
  ///
  /// - Parameters:
  ///   - isActive: Whether they come into force at once.
  ///   - build: Makes the statements.
  public init(isActive: Bool = true, _ build: (Maker) -> Void) {
    self.isActive = isActive
    replace(build)
  }

  /// The constraints, in the order in which they were stated.
  public var constraints: ConstraintHandle { ConstraintHandle(members) }

  /// Brings the group into force; constraints whose items no longer exist are forgotten.
  public func activate() {
    isActive = true
    members.removeAll { $0.firstItem == nil || $0.hasSecondItem && $0.secondItem == nil }
    for constraint in members { constraint.isActive = true }
  }

  /// Takes the group out of force.
  public func deactivate() {
    isActive = false
    for constraint in members { constraint.isActive = false }
  }

  /// Makes the statements of a closure the only ones of the group.
  ///
  /// The result is that of making the group again, but only what differs is touched: a constraint
  /// that is stated again as it was stays the same object and costs nothing.
  ///
  /// - Complexity: O(*s* + *c*) for *s* constraints stated and *c* that the group has.
  public func replace(_ build: (Maker) -> Void) {
    let maker = Maker()
    build(maker)
    maker.close()
    // The closures may have replaced the statements themselves, and the latest count.
    var candidates = Dictionary(grouping: members) { $0.firstItem.map { ObjectIdentifier($0) } }
    let edits = maker.entries.map { entry in
      let own = candidates.removeValue(forKey: ObjectIdentifier(entry.item)) ?? []
      return LayoutEdit(
        .replace(isActive: isActive), entry.item, of: .group(own), entry.recorder)
    }
    let others = members.filter { candidates[$0.firstItem.map { ObjectIdentifier($0) }] != nil }
    members = []
    LayoutEdit.commit(
      edits, removing: { for constraint in others { constraint.retire() } },
      installed: { members.append(contentsOf: $1) })
  }

  /// Takes this group out of force and brings another one into force, in one step.
  public func yield(to other: ConstraintGroup) {
    deactivate()
    other.activate()
  }
}
