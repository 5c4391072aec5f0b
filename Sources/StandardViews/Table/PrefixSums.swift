import ViewTree

/// A list of lengths that knows the sums from its beginning: a tree by Fenwick ("A new data
/// structure for cumulative frequency tables", 1994).
///
/// Lengths are whole numbers from 0 on, so that sums are exact. They are assumed to be so small
/// that all of them together fit an `Int`.
struct PrefixSums {
  /// At `i`, the sum of the lengths before `i` down to where its lowest bit is taken off.
  private var sums: [Int]

  var count: Int { sums.count - 1 }
  /// The sum of all lengths.
  var sum: Int { sum(before: count) }

  /// Makes a list of one length, many times.
  ///
  /// - Complexity: O(*n*).
  init(repeating length: Int, count: Int) {
    sums = [Int](repeating: 0, count: count + 1)
    for index in sums.indices.dropFirst() { sums[index] = length * (index & -index) }
  }

  /// Makes a list of lengths.
  ///
  /// - Complexity: O(*n*).
  init(_ lengths: [Int]) {
    sums = [0] + lengths
    for index in sums.indices.dropFirst() {
      let next = index + (index & -index)
      if next < sums.count { sums[next] += sums[index] }
    }
  }

  /// The sum of the lengths before an index from 0 to ``count``.
  ///
  /// - Complexity: O(log *n*).
  func sum(before end: Int) -> Int {
    var index = end
    var sum = 0
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  /// A length.
  ///
  /// - Complexity: O(log *n*).
  subscript(index: Int) -> Int {
    get { sum(before: index + 1) - sum(before: index) }
    set { add(newValue - self[index], at: index) }
  }

  private mutating func add(_ difference: Int, at place: Int) {
    guard difference != 0 else { return }
    var index = place + 1
    while index < sums.count {
      sums[index] += difference
      index += index & -index
    }
  }

  /// The index of the length that a position lies in, which is never one of 0; nil outside.
  ///
  /// - Complexity: O(log *n*).
  func index(at position: Int) -> Int? {
    guard position >= 0, count > 0 else { return nil }
    var step = 1
    while step * 2 <= count { step *= 2 }
    var index = 0
    var rest = position
    while step > 0 {
      let next = index + step
      if next <= count, sums[next] <= rest {
        index = next
        rest -= sums[next]
      }
      step /= 2
    }
    return index < count ? index : nil
  }

  /// All lengths, in order.
  ///
  /// - Complexity: O(*n*).
  var lengths: [Int] {
    var result = sums
    for index in result.indices.dropFirst().reversed() {
      let next = index + (index & -index)
      if next < result.count { result[next] -= result[index] }
    }
    return Array(result.dropFirst())
  }
}
