import TestSupport
import Testing
import ViewTree

@testable import StandardViews

/// The sums of a list of lengths, against sums by hand.
@Suite struct PrefixSumTests {
  @Test(arguments: [
    [], [0], [5], [0, 0, 0], [3, 0, 0, 4], [1, 2, 3, 4, 5, 6, 7], [7, 0, 1, 0, 9, 0, 0, 2, 2],
  ])
  func `Sums are those by hand`(lengths: [Int]) {
    let sums = PrefixSums(lengths)
    #expect(sums.count == lengths.count)
    #expect(sums.lengths == lengths)
    for end in 0...lengths.count {
      #expect(sums.sum(before: end) == lengths[..<end].reduce(0, +))
    }
    for position in -1...lengths.reduce(0, +) + 1 {
      var top = 0
      let expected = lengths.firstIndex { length in
        defer { top += length }
        return position >= top && position < top + length
      }
      #expect(sums.index(at: position) == expected, "\(position)")
    }
  }

  @Test func `After many edits sums are those by hand`() {
    var random = SplitMix64(seed: 7)
    var lengths = [Int](repeating: 44, count: 1000)
    var sums = PrefixSums(repeating: 44, count: 1000)
    for _ in 0..<2000 {
      let index = Int.random(in: 0..<1000, using: &random)
      let length = Int.random(in: 0..<200, using: &random)
      lengths[index] = length
      sums[index] = length
      #expect(sums[index] == length)
      let end = Int.random(in: 0..<1001, using: &random)
      #expect(sums.sum(before: end) == lengths[..<end].reduce(0, +))
    }
    #expect(sums.lengths == lengths)
    #expect(sums.sum == lengths.reduce(0, +))
  }
}
