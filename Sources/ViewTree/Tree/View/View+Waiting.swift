/// Which subviews passes have to look at.
///
/// Among many subviews those with flags are listed by their places, so that a change of one costs no
/// look at the others. Where most have flags, or places have changed, nothing is listed, and all
/// are looked at once. Few subviews are never listed: looking at them costs less.
extension View {
  /// Lists a subview that has flags.
  final func list(_ subview: View) {
    guard !subview.flags.contains(.isListed), !flags.contains(.listsNone) else { return }
    guard listed.count < children.count / 4 + 1 else {
      listNone()
      return
    }
    subview.flags.insert(.isListed)
    let place = subview.place
    changeListed { $0.append(place) }
  }

  /// Makes passes look at all subviews, as many have flags, or other places than before.
  final func listNone() {
    flags.insert(.listsNone)
    if !listed.isEmpty { changeListed { $0.removeAll(keepingCapacity: true) } }
  }

  /// Adds the subviews that have one of some flags to a list, in their order.
  ///
  /// - Complexity: O(*k* log *k*) for *k* subviews that have had flags since the last time, or
  ///   O(*n*) for *n* subviews if many have, or had when this was last asked.
  final func appendWaiting(_ wanted: ViewFlags, to list: inout [View]) {
    if let all = allSubviewsAsWaiting() {
      for view in all where !view.flags.isDisjoint(with: wanted) { list.append(view) }
      return
    }
    guard !listed.isEmpty else { return }
    hierarchy?.visits += listed.count
    let children = children
    changeListed { places in
      places.sortInPlace()
      var kept = 0
      var last: Int32 = -1
      for index in places.indices {
        let place = places[index]
        guard place != last, Int(place) < children.count else { continue }
        let view = children[Int(place)]
        if view.flags.isDisjoint(with: .waiting) {
          view.flags.remove(.isListed)
        } else {
          if !view.flags.isDisjoint(with: wanted) { list.append(view) }
          last = place
          places[kept] = place
          kept += 1
        }
      }
      places.removeLast(places.count - kept)
    }
  }

  /// All subviews, if a pass has to look at all of them; nil if those with flags are listed.
  final func allSubviewsAsWaiting() -> [View]? {
    guard flags.contains(.listsNone) else { return nil }
    let all = children
    if all.count > Self.fewSubviews { listAnew() }
    hierarchy?.visits += all.count
    return all
  }

  /// Notes the places of all subviews, and lists those that have flags, unless they are many.
  private func listAnew() {
    flags.remove(.listsNone)
    changeListed { $0.removeAll(keepingCapacity: true) }
    var place: Int32 = 0
    for view in children {
      view.place = place
      place &+= 1
      view.flags.remove(.isListed)
      if !view.flags.isDisjoint(with: .waiting) { list(view) }
    }
  }

  /// Changes the list, which nothing else looks at meanwhile.
  private func changeListed(_ change: (inout [Int32]) -> Void) {
    var list: [Int32] = []
    swap(&list, &listed)
    change(&list)
    swap(&list, &listed)
  }

  private static var fewSubviews: Int { 16 }

  /// The place of a subview.
  ///
  /// - Complexity: O(1) as a rule, O(*n*) for *n* subviews where places have changed since the last
  ///   pass.
  final func index(of subview: View) -> Int? {
    let place = Int(subview.place)
    if children.indices.contains(place), children[place] === subview { return place }
    if children.last === subview { return children.count - 1 }
    return children.firstIndex { $0 === subview }
  }
}

extension View {
  /// How many subviews passes have looked at since the first layout of the view's tree.
  package final var passVisits: Int { hierarchy?.visits ?? 0 }
}
