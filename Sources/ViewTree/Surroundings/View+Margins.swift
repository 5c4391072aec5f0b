import Foundation

extension View {
  /// The room between the view's edges and its content, in points.
  ///
  /// Reading gives what is in effect: the margins that were set, or those of the window's
  /// environment, with the safe area added and the superview's margins preserved where the view
  /// says so. Setting them ends ``directionalLayoutMargins`` that were set. Numbers that are not
  /// finite or larger than 1e12 are reported, and the old margins stay.
  ///
  /// - Complexity: O(*d*) to read, where *d* is the view's depth.
  public var layoutMargins: EdgeInsets {
    get { currentSurroundings.margins }
    set { setMargins(.sides(newValue), newValue) }
  }

  /// The room between the view's edges and its content, in points, by the reading direction.
  ///
  /// Margins set this way change sides when the direction does. Otherwise as ``layoutMargins``.
  ///
  /// - Complexity: O(*d*) to read, where *d* is the view's depth.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { currentSurroundings.margins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue), newValue.sides(.leftToRight)) }
  }

  /// Whether the margins reach at least as far inwards as the superview's; false at first.
  public var preservesSuperviewLayoutMargins: Bool {
    get { surroundings?.preservesSuperviewLayoutMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      ownSurroundings.preservesSuperviewLayoutMargins = newValue
      updateSurroundings()
    }
  }

  /// Whether the margins are measured from the safe area rather than from the edges; true at first.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { surroundings?.insetsLayoutMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      ownSurroundings.insetsLayoutMarginsFromSafeArea = newValue
      updateSurroundings()
    }
  }

  /// The rectangle inside the view's margins; always the same object.
  public var layoutMarginsGuide: LayoutGuide {
    if let guide = surroundings?.marginsGuide { return guide }
    let guide = SystemLayoutGuide(.margins, in: self)
    ownSurroundings.marginsGuide = guide
    guide.install()
    return guide
  }

  /// The part of the space inside the margins in which lines of text stay readable; always the
  /// same object.
  public var readableContentGuide: LayoutGuide {
    if let guide = surroundings?.readableGuide { return guide }
    let guide = SystemLayoutGuide(.readableContent, in: self)
    ownSurroundings.readableGuide = guide
    guide.install()
    return guide
  }

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

  /// The margins in effect, as rows know them.
  final var effectiveLayoutMargins: EdgeInsets {
    // From here on the view has to be told when its margins change.
    ownSurroundings.effectiveMargins
  }

  private func setMargins(_ margins: Surroundings.OwnMargins, _ numbers: EdgeInsets) {
    guard numbers.isUsable else {
      reportInsets("layout margins", numbers)
      return
    }
    ownSurroundings.margins = margins
    updateSurroundings()
  }
}
