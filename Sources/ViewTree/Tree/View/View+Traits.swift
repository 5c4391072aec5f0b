extension View {
  /// The traits that the view says for itself and all in it; the others are unspecified.
  package final var saidTraits: TraitCollection {
    get { looks?.traits ?? TraitCollection() }
    set {
      guard newValue != saidTraits else { return }
      let before = viewsInside.map { ($0, $0.traitCollection) }
      ownLooks.traits = newValue == TraitCollection() ? nil : newValue
      joinedHierarchy.overridesTraits = true
      for (view, old) in before where view.traitCollection != old { view.tellTraits(from: old) }
    }
  }

  /// What the view and those above it say, the closest first.
  final func mergeOwnTraits(into traits: inout TraitCollection) {
    var said: [TraitCollection] = []
    var view: View? = self
    while let current = view {
      if let own = current.looks?.traits { said.append(own) }
      view = current.container
    }
    guard !said.isEmpty else { return }
    traits = TraitCollection(traitsFrom: [traits] + said.reversed())
  }

  /// Tells the view and its controller that the traits were others, and whoever watches them.
  final func tellTraits(from old: TraitCollection) {
    call(.traitCollectionDidChange) {
      owner?.traitCollectionDidChange(old)
      owner?.traitWatchers?.tell(old, traitCollection)
      traitCollectionDidChange(old)
      traitWatchers?.tell(old, traitCollection)
    }
  }
}

extension AccessibleObject {
  /// What hears of the object's traits; nearly always nothing, which is to be known at once.
  fileprivate final var traitWatchers: TraitWatchers? {
    extras?.attachments.isEmpty == false ? attached(TraitWatchers.self) : nil
  }
}

/// What hears of the traits of a view or a controller.
package final class TraitWatchers {
  /// Hears of traits as they were and are.
  package typealias Watcher = (TraitCollection, TraitCollection) -> Void

  private var watchers: [(number: Int, tell: Watcher)] = []
  private var last = 0

  /// Nobody.
  package init() {}

  deinit {}

  /// Adds one, and gives the number it has.
  package func add(_ watcher: @escaping Watcher) -> Int {
    last += 1
    watchers.append((last, watcher))
    return last
  }

  /// Takes one away.
  package func remove(_ number: Int) { watchers.removeAll { $0.number == number } }

  fileprivate func tell(_ old: TraitCollection, _ new: TraitCollection) {
    // One may take itself or others away, who then hear nothing.
    for (number, tell) in watchers where watchers.contains(where: { $0.number == number }) {
      tell(old, new)
    }
  }
}
