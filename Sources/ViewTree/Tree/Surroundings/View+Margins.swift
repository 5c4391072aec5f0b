import Foundation

extension View {
  /// The least margins, which make this the view of a view controller: its own are 0 at the top
  /// and the bottom until they are set, and never less than these.
  package final var minimumLayoutMargins: DirectionalEdgeInsets? {
    get { surroundings?.minimumMargins }
    set {
      guard newValue != minimumLayoutMargins else { return }
      ownSurroundings.minimumMargins = newValue
      updateSurroundings()
    }
  }

  final var layoutMarginsGuideMadeOnce: LayoutGuide {
    if let guide = surroundings?.marginsGuide { return guide }
    let guide = SystemLayoutGuide(.margins, in: self)
    ownSurroundings.marginsGuide = guide
    guide.install()
    return guide
  }

  final var readableContentGuideMadeOnce: LayoutGuide {
    if let guide = surroundings?.readableGuide { return guide }
    let guide = SystemLayoutGuide(.readableContent, in: self)
    ownSurroundings.readableGuide = guide
    joinedHierarchy.hasFollowersOfWindow = true
    guide.install()
    return guide
  }

  final func setPreservesSuperviewMargins(_ new: Bool) {
    guard new != surroundings?.preservesSuperviewLayoutMargins ?? false else { return }
    ownSurroundings.preservesSuperviewLayoutMargins = new
    updateSurroundings()
  }

  final func setInsetsMarginsFromSafeArea(_ new: Bool) {
    guard new != surroundings?.insetsLayoutMarginsFromSafeArea ?? true else { return }
    ownSurroundings.insetsLayoutMarginsFromSafeArea = new
    updateSurroundings()
  }

  /// The margins in effect, as rows know them.
  final var effectiveLayoutMargins: EdgeInsets {
    // From here on the view has to be told when its margins change.
    let own = ownSurroundings
    own.isReadByRows = true
    return own.effectiveMargins
  }

  final func setMargins(_ margins: Surroundings.OwnMargins, _ numbers: EdgeInsets) {
    guard numbers.isUsable else {
      reportInsets("layout margins", numbers)
      return
    }
    ownSurroundings.margins = margins
    updateSurroundings()
  }
}
