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
    listed.append(subview.place)
  }

  /// Makes passes look at all subviews, as many have flags, or other places than before.
  final func listNone() {
    flags.insert(.listsNone)
    listed = []
  }

  /// The subviews that may have flags, in their order.
  ///
  /// - Complexity: O(*k* log *k*) for *k* subviews that have had flags since the last time, or
  ///   O(*n*) for *n* subviews if many have, or had when this was last asked.
  final func waitingSubviews() -> [View] {
    if flags.contains(.listsNone) {
      let all = children
      if all.count > Self.fewSubviews { listAnew() }
      hierarchy?.visits += all.count
      return all
    }
    guard !listed.isEmpty else { return [] }
    listed.sort()
    var waiting: [View] = []
    var kept: [Int32] = []
    for place in listed where place != kept.last && Int(place) < children.count {
      let view = children[Int(place)]
      if view.flags.isDisjoint(with: .waiting) {
        view.flags.remove(.isListed)
      } else {
        waiting.append(view)
        kept.append(place)
      }
    }
    hierarchy?.visits += listed.count
    listed = kept
    return waiting
  }

  /// Notes the places of all subviews, and lists those that have flags, unless they are many.
  private func listAnew() {
    flags.remove(.listsNone)
    listed = []
    for (place, view) in children.enumerated() {
      view.place = Int32(truncatingIfNeeded: place)
      view.flags.remove(.isListed)
      if !view.flags.isDisjoint(with: .waiting) { list(view) }
    }
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
