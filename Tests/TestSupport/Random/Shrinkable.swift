/// What a random test draws, and prints as small as it still fails.
package protocol Shrinkable {
  /// All that are one step simpler, the boldest steps first; none is equal to this one.
  var smaller: [Self] { get }
}

extension Shrinkable {
  /// One as small as still fails, found greedily, as far as a minute goes.
  package func shrunk(whileFailing fails: (Self) -> Bool) -> Self {
    let end = ContinuousClock.now + .seconds(60)
    var smallest = self
    while let next = smallest.smaller.first(where: { .now > end || fails($0) }), .now < end {
      smallest = next
    }
    return smallest
  }
}
