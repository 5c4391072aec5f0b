/// What views follow that are inside another one.
struct FollowedPlace {
  let traits: TraitCollection
  let measurer: AnyTextMeasurer
  /// Whether the views have left the place since.
  var isLeft = false
  /// Whether they have been laid out elsewhere since.
  var isOutdated = false

  init(inside container: View) {
    traits = container.traitsInside
    measurer = container.textMeasurer
  }

  private init() { (traits, measurer) = (.standard, LayoutEnvironment.screen.measurer) }

  /// What views follow that were laid out in no window.
  static var none: Self {
    var none = Self()
    none.isLeft = true
    return none
  }
}

extension View {
  /// What the view follows where it is or, if it isn't inside another one, where it was; nil for one that has
  /// followed nothing yet.
  final var followedPlace: FollowedPlace? {
    guard let hierarchy else { return nil }
    guard let container, hierarchy.windowSettings != nil || hierarchy.overridesTraits else {
      return hierarchy.formerPlace
    }
    return FollowedPlace(inside: container)
  }

  /// Tells the view and those inside that they follow something else than before, and has them laid out if they must.
  final func followedPlaceDidChange(
    of views: [View], from old: FollowedPlace?, to window: Window?
  ) {
    guard let container else { return }
    let traits: TraitCollection
    if let window, hierarchy?.overridesTraits != true {
      traits = TraitCollection(of: window)
    } else {
      traits = container.traitsInside
    }
    if let old { layOut(views, ifOther: old.isOutdated ? .none : old, than: traits) }
    // Views that come from outside of all windows are told of whatever isn't usual.
    let known = old.map { $0.isLeft ? .standard : $0.traits } ?? .standard
    if traits != known {
      tellTraits(to: views, in: window, from: known)
    } else if let old, old.traits != traits {
      tellTraits(to: views, in: window, from: old.traits)
    }
  }

  /// Views place what is in them by the direction, on pixels, and by what texts measure.
  private func layOut(_ views: [View], ifOther old: FollowedPlace, than traits: TraitCollection) {
    let hasDirectionChanged = old.traits.layoutDirection != traits.layoutDirection
    if hasDirectionChanged, hierarchy?.overridesDirection == true {
      for view in views { view.directionDidChange() }
    } else if hasDirectionChanged || old.traits.displayScale != traits.displayScale
      || old.measurer != textMeasurer
    {
      for view in views where !view.flags.contains(.needsLayout) { view.raise(.needsLayout) }
    }
  }

  private func tellTraits(to views: [View], in window: Window?, from old: TraitCollection) {
    if let window {
      window.deliverTraits(to: views, from: old)
    } else {
      for view in views where view === self || view.isInside(self) { view.tellTraits(from: old) }
    }
  }
}
