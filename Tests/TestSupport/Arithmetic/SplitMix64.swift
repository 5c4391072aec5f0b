/// Random numbers that are the same for the same seed, on every machine.
///
/// Sebastiano Vigna's SplitMix64, from "Fast splittable pseudorandom number generators" by Steele,
/// Lea and Flood (https://doi.org/10.1145/2660193.2660195).
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

extension SplitMix64 {
  /// A number of the range, all alike.
  package mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// One of the choices, all alike.
  package mutating func pick<Choice>(_ first: Choice, _ others: Choice...) -> Choice {
    let index = integer(0...others.count)
    return index == 0 ? first : others[index - 1]
  }

  /// True so many times in a hundred.
  package mutating func chance(_ percent: Int) -> Bool { integer(1...100) <= percent }
}
