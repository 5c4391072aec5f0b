public import Foundation
public import ViewTree

/// The constraints that one closure or one statement made, to be read, changed and switched.
///
/// `make` returns one for all its statements, and `.constraint` at the end of a chain gives one for
/// that statement, which is filled once the closure has been carried out:
///
///     let column = title.layout.make {
///       $0.left.right.equalToSuperview().inset(16)
///     }
///     column[.left].constant = 24
///     column.deactivate()
///
/// A handle of up to four constraints takes no memory of its own. It keeps its constraints, but
/// neither its views nor the layout. A constraint that `remake`, `remove` or another statement of
/// the same name has replaced is stale: asked to change it, a handle does nothing and reports that.
public struct ConstraintHandle {
  private var own: FewConstraints
  private let pending: PendingConstraints?

  /// Makes a handle of no constraints, for a property that is set when there are some.
  ///
  /// Reading from it gives nil or an empty sequence, and setting does nothing.
  public init() { self.init(FewConstraints()) }

  init(_ constraints: FewConstraints) {
    own = constraints
    pending = nil
  }

  init(_ constraints: some Sequence<LayoutConstraint>) {
    self.init()
    for constraint in constraints { own.append(constraint) }
  }

  /// A handle of constraints that don't exist yet.
  init(_ pending: PendingConstraints) {
    own = FewConstraints()
    self.pending = pending
  }

  private var members: FewConstraints { pending?.constraints ?? own }

  /// Whether the handle has memory of its own.
  package var hasArray: Bool { members.hasArray }

  mutating func append(contentsOf other: ConstraintHandle) {
    for constraint in other {
      if let pending { pending.constraints.append(constraint) } else { own.append(constraint) }
    }
  }
}

extension ConstraintHandle {
  /// Reports once that there is nothing to change, as none were found by their name.
  func reportUnknownName() {
    guard let pending, let unknown = pending.unknownName else { return }
    pending.unknownName = nil
    unknown.report()
  }
}

extension ConstraintHandle: Sequence {
  /// Gives the constraints one by one.
  public struct Iterator: IteratorProtocol {
    fileprivate let members: FewConstraints
    fileprivate var place = 0

    /// The next constraint, or nil at the end.
    public mutating func next() -> LayoutConstraint? {
      defer { place += 1 }
      return members[place]
    }
  }

  /// Begins with the first constraint.
  public func makeIterator() -> Iterator { Iterator(members: members) }

  /// How many constraints there are.
  public var count: Int { members.count }

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }

  /// The first constraint, if there is one.
  public var first: LayoutConstraint? { members[0] }

  /// The constraint at a place, counted from 0; nil out of range.
  public subscript(place: Int) -> LayoutConstraint? { members[place] }
}

extension ConstraintHandle {
  /// The constraints, statement by statement, and within one statement in the order of
  /// ``AttributeSet``.
  public var constraints: [LayoutConstraint] { Array(self) }

  /// The constraints whose first attribute is `attribute`; a handle of none if there are none.
  ///
  /// - Complexity: O(*n*) for *n* constraints.
  public subscript(attribute: LayoutConstraint.Attribute) -> ConstraintHandle {
    ConstraintHandle(lazy.filter { $0.firstAttribute == attribute })
  }
}

// What is read is the value that all constraints share, and nil where they differ or there are
// none; what is set is set on all. So `handle.constant? += 4` changes what is there and does
// nothing where nothing is.

extension ConstraintHandle {
  /// What is added to the right-hand side, in points; nil if the constraints differ.
  ///
  /// Once set, it no longer depends on the reading direction, as insets do. A number that can't be
  /// computed with is reported, and the old one stays.
  public var constant: CGFloat? {
    get { common(\.constant) }
    nonmutating set { set(newValue) { $0.constant = $1 } }
  }

  /// What the second attribute is multiplied by.
  ///
  /// Zero for a location, a number that can't be computed with, and any multiplier of a constraint
  /// without a second attribute are reported, and the old one stays.
  public var multiplier: CGFloat? {
    get { common(\.multiplier) }
    nonmutating set { set(newValue) { $0.setMultiplier($1) } }
  }

  /// How much the constraints matter; a priority out of range is reported, and the old one stays.
  public var priority: LayoutPriority? {
    get { common(\.priority) }
    nonmutating set { set(newValue) { $0.priority = $1 } }
  }

  /// How the two sides compare.
  public var relation: LayoutConstraint.Relation? {
    get { common(\.relation) }
    nonmutating set { set(newValue) { $0.relation = $1 } }
  }

  private func common<Value: Equatable>(_ value: (LayoutConstraint) -> Value) -> Value? {
    guard let first = first.map(value) else { return nil }
    return dropFirst().allSatisfy { value($0) == first } ? first : nil
  }

  private func set<Value>(_ value: Value?, _ change: (LayoutConstraint, Value) -> Void) {
    guard let value else { return }
    reportUnknownName()
    for constraint in self where constraint.isCurrent { change(constraint, value) }
  }
}

extension ConstraintHandle {
  /// Brings all of them into force; those that already are stay as they are.
  public func activate() {
    reportUnknownName()
    for constraint in self where constraint.isCurrent { constraint.isActive = true }
  }

  /// Takes all of them out of force; those that already are stay as they are.
  public func deactivate() {
    reportUnknownName()
    for constraint in self where constraint.isCurrent { constraint.isActive = false }
  }

  /// Whether all of them are in force; false if there are none.
  public var isActive: Bool {
    get { !isEmpty && allSatisfy(\.isActive) }
    nonmutating set { newValue ? activate() : deactivate() }
  }

  /// Takes all of them out of force for good: the handle is stale then.
  public func remove() {
    reportUnknownName()
    for constraint in self { constraint.retire() }
  }
}

extension LayoutConstraint {
  /// Whether the constraint may still be changed through handles; if not, that is reported.
  var isCurrent: Bool {
    if isRetired { report(staleHandle()) }
    return !isRetired
  }

  /// Takes the constraint out of force, so that no handle brings it back.
  func retire() {
    isActive = false
    isRetired = true
    firstItem?.layoutElement.withStatedConstraints { stated in
      if let place = stated.firstIndex(where: { $0 === self }) { stated.remove(at: place) }
    }
  }

  private func staleHandle() -> LayoutDiagnostic {
    LayoutDiagnostic(
      .staleHandle, "\(self) has been replaced or removed, and its handle is stale.",
      source: source,
      itemNames: [firstItem?.itemName, secondItem?.itemName].compactMap { $0 },
      hint: "Use the handle that the last make, update or remake returned, or name the statement"
        + " with id(_:) and look it up.")
  }
}

extension ConstraintHandle: CustomStringConvertible {
  /// The constraints, one on each line, with its label and the line of code that made it, such as
  /// `title.left == card.left + 16 @750 'inset' (Card.swift:31)`.
  ///
  /// Constraints out of force are marked so.
  public var description: String {
    map { $0.isActive ? $0.debugDescription : "\($0.debugDescription) inactive" }
      .joined(separator: "\n")
  }
}
