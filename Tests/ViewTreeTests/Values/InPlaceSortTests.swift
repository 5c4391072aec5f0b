import Testing

@testable import ViewTree

/// Sorting in place.
@Suite
struct InPlaceSortTests {
  @Test(
    arguments: [0, 1, 2, 3, 7, 64, 65, 1000])
  func `gives the order that the library's sort gives`(count: Int) {
    var state: UInt32 = 20_779
    for range in [2, 50, 1_000_000] as [UInt32] {
      let numbers = (0..<count).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int32((state >> 8) % range) - Int32(range / 2)
      }
      var sorted = numbers
      sorted.sortInPlace()
      #expect(sorted == numbers.sorted())
    }
  }

  @Test(
    arguments: [[1, 2, 3, 4, 5], [5, 4, 3, 2, 1], [3, 3, 3], [Int32.max, 0, Int32.min]])
  func `keeps numbers in order, and turns round those in reverse`(numbers: [Int32]) {
    var sorted = numbers
    sorted.sortInPlace()
    #expect(sorted == numbers.sorted())
  }
}
