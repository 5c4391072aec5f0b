/// A list of numbers or the like that is filled and emptied over and over.
///
/// Emptying it costs nothing, as the memory and what is in it stay; an array takes a good while to
/// empty, however few elements it has.
struct Buffer<Element: BitwiseCopyable & Sendable>: Sendable {
  /// The elements, and behind them some that were emptied out.
  var elements: [Element] = []
  /// How many elements there are; what fills ``elements`` by itself says it here.
  var count = 0

  var isEmpty: Bool { count == 0 }

  /// Empties the list.
  mutating func removeAll() { count = 0 }

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count < elements.count {
      elements[count] = element
    } else {
      lengthen(with: element)
    }
    count &+= 1
  }

  private mutating func lengthen(with element: Element) {
    if elements.isEmpty { elements.reserveCapacity(16) }
    elements.append(element)
  }

  /// Makes room in ``elements`` for some more, which are to be written in there.
  mutating func makeRoom(for more: Int, _ filler: Element) {
    elements.grow(with: filler, count: count + more)
  }

  subscript(place: Int) -> Element {
    get { elements[place] }
    set { elements[place] = newValue }
  }

  /// Removes the elements that are said to be.
  @inline(__always)
  mutating func removeAll(where isRemoved: (Element) -> Bool) {
    let found = count
    var kept = 0
    var elements = elements.mutableSpan
    for place in 0..<found {
      let element = elements[place]
      if isRemoved(element) { continue }
      elements[kept] = element
      kept &+= 1
    }
    count = kept
  }

  /// Sorts the elements.
  ///
  /// A few that come nearly in order are sorted the shortest way by insertion.
  @inline(__always)
  mutating func sort(by isBefore: (Element, Element) -> Bool) {
    if count > 16 {
      elements[..<count].sort(by: isBefore)
      return
    }
    for index in 0..<count {
      let element = elements[index]
      var place = index
      while place > 0, isBefore(element, elements[place &- 1]) {
        elements[place] = elements[place &- 1]
        place &-= 1
      }
      elements[place] = element
    }
  }
}

extension Buffer<Int32> {
  /// Replaces the elements by the numbers of a range.
  mutating func refill(with numbers: Range<Int>) {
    removeAll()
    makeRoom(for: numbers.count, 0)
    var elements = elements.mutableSpan
    for place in 0..<numbers.count {
      elements[place] = Int32(truncatingIfNeeded: numbers.lowerBound &+ place)
    }
    count = numbers.count
  }
}
