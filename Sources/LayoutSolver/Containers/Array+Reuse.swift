extension Array {
  /// Removes all elements and keeps the memory, at no cost if there are none.
  @inline(__always)
  mutating func empty() {
    if !isEmpty { removeAllNow() }
  }

  private mutating func removeAllNow() {
    // A few are removed more quickly one by one.
    if count <= 3 {
      while !isEmpty { removeLast() }
    } else {
      removeAll(keepingCapacity: true)
    }
  }

  /// Appends elements, at no cost if there are none.
  mutating func append(all elements: [Element]) {
    if !elements.isEmpty { append(contentsOf: elements) }
  }

  /// Appends up to so many elements that are made in place.
  ///
  /// Nothing is made if there is room for none: all threads share the memory of empty arrays, which
  /// this would write to.
  @inline(__always)
  mutating func append(upTo count: Int, _ make: (inout OutputSpan<Element>) -> Void) {
    if count > 0 { append(addingCapacity: count, initializingWith: make) }
  }

  /// Appends equal elements until there are as many as said.
  mutating func grow(with element: Element, count: Int) {
    let missing = count - self.count
    append(upTo: missing) { $0.append(repeating: element, count: missing) }
  }

  /// Replaces the contents by equal elements, in the memory that is there.
  mutating func refill(with element: Element, count: Int) {
    if capacity < count {
      // There is nothing worth taking along to other memory.
      self = []
    } else if self.count > count {
      removeLast(self.count - count)
    }
    if !isEmpty {
      var span = mutableSpan
      for index in span.indices { span[index] = element }
    }
    grow(with: element, count: count)
  }
}
