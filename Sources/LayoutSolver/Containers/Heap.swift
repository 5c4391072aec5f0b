/// Numbers by keys, the smallest key on top.
struct Heap {
  private var items: [(key: Double, number: Int32)] = []

  mutating func removeAll() { items.empty() }

  mutating func push(_ number: Int32, key: Double) {
    items.append((key, number))
    var child = items.count - 1
    while child > 0, items[child].key < items[(child - 1) / 2].key {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> Int32? { popWithKey()?.number }

  mutating func popWithKey() -> (key: Double, number: Int32)? {
    guard let top = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return top }
    items[0] = last
    var parent = 0
    while 2 * parent + 1 < items.count {
      var child = 2 * parent + 1
      if child + 1 < items.count, items[child + 1].key < items[child].key { child += 1 }
      guard items[child].key < items[parent].key else { break }
      items.swapAt(child, parent)
      parent = child
    }
    return top
  }
}
