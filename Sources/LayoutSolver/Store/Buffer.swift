/// A list of numbers or the like that is filled and emptied over and over.
///
/// Emptying it costs nothing, as the memory and what is in it stay; an array takes a good while to
/// empty, however few elements it has.
struct Buffer<Element: BitwiseCopyable & Sendable>: Sendable {
  /// The elements, and behind them some that were emptied out.
  var elements: [Element] = []
  /// How many of `elements` are in the list.
  var count = 0

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

  subscript(place: Int) -> Element {
    get { elements[place] }
    set { elements[place] = newValue }
  }

  /// Exchanges two elements.
  mutating func swapAt(_ one: Int, _ other: Int) { elements.swapAt(one, other) }

  /// Sorts the elements.
  mutating func sort(by isBefore: (Element, Element) -> Bool) {
    guard count <= 16 else {
      elements.removeLast(elements.count - count)
      elements.sort(by: isBefore)
      return
    }
    // A few that come nearly in order are sorted the shortest way by insertion.
    let count = count
    var elements = elements.mutableSpan
    for index in 0..<count {
      let element = elements[index]
      var place = index
      while place > 0, isBefore(element, elements[place - 1]) {
        elements[place] = elements[place - 1]
        place -= 1
      }
      elements[place] = element
    }
  }
}
