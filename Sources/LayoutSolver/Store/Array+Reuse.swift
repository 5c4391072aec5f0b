extension Array {
  /// Removes all elements and keeps the memory, at no cost if there are none.
  mutating func empty() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }

  /// Appends elements, at no cost if there are none.
  mutating func append(all elements: [Element]) {
    if !elements.isEmpty { append(contentsOf: elements) }
  }

  /// Appends equal elements until there are as many as said.
  mutating func grow(with element: Element, count: Int) {
    guard self.count < count else { return }
    if capacity == 0 {
      self = Array(repeating: element, count: count)
      return
    }
    append(addingCapacity: count - self.count) { span in
      while !span.isFull { span.append(element) }
    }
  }

  /// Replaces the contents by equal elements, in the memory that is there.
  mutating func refill(with element: Element, count: Int) {
    if capacity < count {
      self = Array(repeating: element, count: count)
      return
    }
    if self.count > count { removeLast(self.count - count) }
    var span = mutableSpan
    for index in span.indices { span[index] = element }
    grow(with: element, count: count)
  }
}
