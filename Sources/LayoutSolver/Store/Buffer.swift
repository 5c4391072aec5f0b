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
  mutating func append(_ element: Element) {
    if count < elements.count {
      elements[count] = element
    } else {
      if elements.isEmpty { elements.reserveCapacity(16) }
      elements.append(element)
    }
    count &+= 1
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

  /// Exchanges two elements.
  mutating func swapAt(_ one: Int, _ other: Int) { elements.swapAt(one, other) }

  /// Sorts the elements.
  ///
  /// A few that come nearly in order are sorted the shortest way by insertion; of more, runs are
  /// sorted so, and merged.
  @inline(__always)
  mutating func sort(by isBefore: (Element, Element) -> Bool) {
    let count = count
    let run = count <= 16 ? count : 8
    if run > 1 { Self.sortRuns(of: run, &elements, count: count, by: isBefore) }
    if count <= run { return }
    var merged = elements
    var width = run
    while width < count {
      Self.merge(runsOf: width, of: elements, into: &merged, count: count, by: isBefore)
      swap(&elements, &merged)
      width &*= 2
    }
  }

  @inline(__always)
  private static func sortRuns(
    of width: Int, _ elements: inout [Element], count: Int, by isBefore: (Element, Element) -> Bool
  ) {
    var elements = elements.mutableSpan
    var start = 0
    while start < count {
      let end = min(start &+ width, count)
      var index = start &+ 1
      while index < end {
        let element = elements[index]
        var place = index
        while place > start, isBefore(element, elements[place &- 1]) {
          elements[place] = elements[place &- 1]
          place &-= 1
        }
        elements[place] = element
        index &+= 1
      }
      start = end
    }
  }

  @inline(__always)
  private static func merge(
    runsOf width: Int, of elements: [Element], into merged: inout [Element], count: Int,
    by isBefore: (Element, Element) -> Bool
  ) {
    var merged = merged.mutableSpan
    let elements = elements.span
    var start = 0
    while start < count {
      let middle = min(start &+ width, count)
      let end = min(middle &+ width, count)
      var (one, other) = (start, middle)
      for place in start..<end {
        if other == end || (one < middle && !isBefore(elements[other], elements[one])) {
          merged[place] = elements[one]
          one &+= 1
        } else {
          merged[place] = elements[other]
          other &+= 1
        }
      }
      start = end
    }
  }
}
