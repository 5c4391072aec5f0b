nonisolated extension [Int32] {
  /// Sorts the numbers without room of its own, which the library's `sort()` takes for each call.
  ///
  /// It is a heap sort: equal numbers can't be told apart, so that it needn't be stable.
  ///
  /// - Complexity: O(*n* log *n*), O(*n*) if the numbers are in order already.
  mutating func sortInPlace() {
    if isAscending { return }
    for root in stride(from: count / 2 - 1, through: 0, by: -1) { siftDown(root, within: count) }
    for end in stride(from: count - 1, to: 0, by: -1) {
      swapAt(0, end)
      siftDown(0, within: end)
    }
  }

  private var isAscending: Bool {
    var index = 1
    while index < count {
      if self[index] < self[index - 1] { return false }
      index += 1
    }
    return true
  }

  /// Moves a number down the heap until none below it is larger.
  private mutating func siftDown(_ start: Int, within count: Int) {
    let number = self[start]
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < count else { break }
      if child + 1 < count, self[child + 1] > self[child] { child += 1 }
      guard self[child] > number else { break }
      self[place] = self[child]
      place = child
    }
    self[place] = number
  }
}
