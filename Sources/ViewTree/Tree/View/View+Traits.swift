extension View {
  /// The traits that the view says for itself and all in it; the others are unspecified.
  package final var saidTraits: TraitCollection {
    get { looks?.traits ?? TraitCollection() }
    set {
      guard newValue != saidTraits else { return }
      changeTraits { $0.traits = newValue == TraitCollection() ? nil : newValue }
    }
  }

  /// Between which sizes of text the view and all in it stay.
  package final var textSizeLimits: TextSizeLimits {
    get { looks?.textSizes ?? TextSizeLimits() }
    set {
      guard newValue != textSizeLimits else { return }
      changeTraits { $0.textSizes = newValue == TextSizeLimits() ? nil : newValue }
    }
  }

  private func changeTraits(_ change: (Looks) -> Void) {
    let views = viewsInside
    let before = views.map { ($0.traitsInside, $0.resolvedLayoutDirection) }
    change(ownLooks)
    joinedHierarchy.overridesTraits = true
    if saidTraits.layoutDirection != .unspecified { hierarchy?.overridesDirection = true }
    for (view, (_, old)) in zip(views, before) where view.resolvedLayoutDirection != old {
      view.directionDidChange()
    }
    for (view, (old, _)) in zip(views, before) where view.traitsInside != old {
      view.tellTraits(from: old)
    }
  }

  /// As ``traitCollection``, without the program's override.
  final var traitsInside: TraitCollection {
    var traits = hierarchy?.window.map { TraitCollection(of: $0) } ?? .standard
    if hierarchy?.overridesTraits == true { mergeOwnTraits(into: &traits) }
    return traits
  }

  /// What the view and those above it say, the closest last.
  private func mergeOwnTraits(into traits: inout TraitCollection) {
    var said: [Looks] = []
    var view: View? = self
    while let current = view {
      if let looks = current.looks, looks.traits != nil || looks.textSizes != nil {
        said.append(looks)
      }
      view = current.container
    }
    for looks in said.reversed() {
      if let own = looks.traits { traits = TraitCollection(traitsFrom: [traits, own]) }
      looks.textSizes?.hold(&traits.preferredContentSizeCategory)
    }
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
