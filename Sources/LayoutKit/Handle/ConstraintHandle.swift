public import ViewTree

/// The constraints that came of one closure or one statement, to be read, changed and switched.
///
/// `make` returns one for all its statements, and `.constraint` at the end of a chain yields one
/// for that statement, which is filled when the closure has been carried out:
///
///     let column = title.layout.make {
///       $0.left.right.equalToSuperview().inset(16)
///     }
///     column[.left].constant = 24
///     column.deactivate()
///
/// A handle of up to four constraints takes no memory of its own. It keeps its constraints, but
/// neither its views nor the layout. A constraint that `remake`, `remove` or another statement of
/// the same name has replaced is stale: its handle reports what it is asked to do, and does
/// nothing.
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

/// What a handle that was given out before its constraints were made is filled with.
final class PendingConstraints {
  var constraints = FewConstraints()
  /// The name by which none were found, until that has been reported.
  var unknownName: UnknownName?
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
  /// The constraints, statement by statement, those of one statement in the order of
  /// ``AttributeSet``.
  public var constraints: [LayoutConstraint] { Array(self) }

  /// The constraints whose first attribute is `attribute`; a handle of none if there are none.
  ///
  /// - Complexity: O(*n*) for *n* constraints.
  public subscript(attribute: LayoutConstraint.Attribute) -> ConstraintHandle {
    ConstraintHandle(lazy.filter { $0.firstAttribute == attribute })
  }
}
