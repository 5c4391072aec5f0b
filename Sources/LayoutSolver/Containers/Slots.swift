/// A value for each slot of a store, of which most stay as they began.
///
/// Memory is taken with the first value that is another: what a small screen never needs costs it
/// nothing.
struct Slots<Value: BitwiseCopyable & Equatable & Sendable>: Sendable {
  /// The values of the first slots; those behind them are as they began.
  var values: [Value] = []
  private let first: Value

  /// Begins with a value for all slots.
  init(_ first: Value) { self.first = first }

  /// Gives all slots the value they began with, keeping the memory.
  mutating func reset() { values.empty() }

  /// Takes memory for slots that are about to be given other values.
  mutating func makeRoom(for count: Int) { values.grow(with: first, count: count) }

  subscript(slot: Int) -> Value {
    @inline(__always) get { slot < values.count ? values[slot] : first }
    @inline(__always) set {
      if slot >= values.count {
        if newValue == first { return }
        makeRoom(for: slot + 1)
      }
      values[slot] = newValue
    }
  }
}
