/// A value that is made when it is first worked with.
///
/// The memory that the simplex method works in, say, is what a small screen never needs. It is but
/// a word then, and costs nothing to make, to copy, and to let go of.
struct OnDemand<Value: MadeEmpty>: Sendable {
  private var made: [Value] = []

  /// The value; to read but a part of it takes a copy of the whole.
  var value: Value {
    get { made.isEmpty ? Value() : made[0] }
    @inline(__always) _modify {
      if made.isEmpty { made.append(Value()) }
      yield &made[0]
    }
  }
}

/// What can be made from nothing.
protocol MadeEmpty: Sendable {
  init()
}
