/// Those who hear of what a view publishes: its frame, bounds and center, a scroll view's offset and content
/// size, whether it is hidden and how much it covers.
final class Observations {
  private var checks: [(number: Int, check: () -> Void)] = []
  private var last = 0
  private var isTelling = false

  var isEmpty: Bool { checks.isEmpty }

  func add(_ check: @escaping () -> Void) -> Int {
    last += 1
    checks.append((last, check))
    return last
  }

  func remove(_ number: Int) { checks.removeAll { $0.number == number } }

  /// Has everybody look whether what they observe has changed.
  func tell() {
    // A change that somebody makes on hearing of one is told when all have heard of that.
    guard !isTelling else {
      isChanged = true
      return
    }
    isTelling = true
    for _ in 0..<8 {
      isChanged = false
      for (_, check) in checks { check() }
      if !isChanged { break }
    }
    isTelling = false
  }

  private var isChanged = false
}

extension View {
  /// Calls a closure whenever something that the view publishes may have changed.
  ///
  /// - Returns: A number by which ``stopObserving(_:)`` knows it.
  /// - Complexity: O(1); a change then takes O(*n*) for *n* closures.
  package final func startObserving(_ check: @escaping () -> Void) -> Int {
    flags.insert(.isObserved)
    return attached { Observations() }.add(check)
  }

  /// Calls a closure no more.
  package final func stopObserving(_ number: Int) {
    guard let observations = attached(Observations.self) else { return }
    observations.remove(number)
    if observations.isEmpty { flags.remove(.isObserved) }
  }

  /// Has those who observe the view look at it.
  package final func tellObservers() {
    guard flags.contains(.isObserved) else { return }
    attached(Observations.self)?.tell()
  }
}
