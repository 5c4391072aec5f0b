import ViewTree

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
