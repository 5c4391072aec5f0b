/// What a view has of margins and safe area beyond the ordinary; most views have none of it.
final class Surroundings {
  /// The margins as the program has set them.
  enum OwnMargins: Equatable {
    /// Not at all: they are those of the environment.
    case standard
    case sides(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  var margins = OwnMargins.standard
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  /// The least margins of a view controller's view; nil for all other views.
  var minimumMargins: DirectionalEdgeInsets?
  var additionalSafeAreaInsets = EdgeInsets.zero
  /// The controller whose view this is.
  weak var owner: (any ViewOwner)?

  /// The safe area that subviews, guides and hooks know of.
  var safeArea = EdgeInsets.zero
  /// The margins that subviews, guides, rows and hooks know of.
  var effectiveMargins: EdgeInsets
  /// Whether rows rest on these margins, or ever have.
  var isReadByRows = false

  var marginsGuide: SystemLayoutGuide?
  var safeAreaGuide: SystemLayoutGuide?
  var readableGuide: SystemLayoutGuide?
  var keyboardGuide: KeyboardLayoutGuide?

  init(margins: EdgeInsets) { effectiveMargins = margins }
}

extension View {
  /// What the view has beyond the ordinary, made if there is nothing yet.
  final var ownSurroundings: Surroundings {
    if let surroundings { return surroundings }
    let new = Surroundings(margins: standardMargins)
    surroundings = new
    return new
  }

  /// The margins of a view that doesn't set its own, outside of a safe area.
  final var standardMargins: EdgeInsets {
    hierarchy?.windowSettings?.margins ?? Self.marginsWithoutWindow
  }

  private static var marginsWithoutWindow: EdgeInsets {
    EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// The safe area as it was last made known.
  package final var knownSafeArea: EdgeInsets { surroundings?.safeArea ?? .zero }

  /// The margins as they were last made known.
  final var knownMargins: EdgeInsets { surroundings?.effectiveMargins ?? standardMargins }

  /// The safe area as it is now, all the way from the window.
  ///
  /// - Complexity: O(*d*) for the depth *d* of the view.
  final var currentSafeArea: EdgeInsets { currentSurroundings.safeArea }

  /// The safe area and the margins as they are now, all the way from the window.
  final var currentSurroundings: (safeArea: EdgeInsets, margins: EdgeInsets) {
    // The reading direction is asked for, and a subclass may answer.
    var current = (safeArea: knownSafeArea, margins: knownMargins)
    call(.effectiveUserInterfaceLayoutDirection) { current = foundSurroundings }
    return current
  }

  private var foundSurroundings: (safeArea: EdgeInsets, margins: EdgeInsets) {
    var path: [View] = []
    var view: View? = self
    while let current = view {
      path.append(current)
      view = current.container
    }
    var safeArea = EdgeInsets.zero
    var margins = EdgeInsets.zero
    var parent: View?
    for view in path.reversed() {
      safeArea = view.safeArea(under: parent?.safeAreaPassedOn(safeArea) ?? .zero, of: parent)
      margins = view.margins(safeArea: safeArea, under: margins, of: parent)
      parent = view
    }
    return (safeArea, margins)
  }

  // MARK: The rules

  /// Semantics 5.3: what of the superview's safe area reaches the view, and what the view adds.
  private func safeArea(under inherited: EdgeInsets, of superview: View?) -> EdgeInsets {
    let added = surroundings?.additionalSafeAreaInsets ?? .zero
    var reaching = EdgeInsets.zero
    if flags.contains(.isWindow) {
      reaching = hierarchy?.window?.environmentSafeArea ?? .zero
    } else if let superview, inherited != .zero {
      reaching = inherited.remainder(for: storedFrame, in: superview.bounds)
    }
    // Most views are where none reaches.
    if reaching == .zero, added == .zero { return .zero }
    guard hierarchy?.windowSettings != nil else { return .zero }
    return added == .zero ? reaching : reaching.merged(added) { max(0, $0 + $1) }
  }

  /// Semantics 5.2: the view's own margins, no less than the system's, moved by the safe area, and
  /// no less than what is left of the superview's.
  private func margins(
    safeArea: EdgeInsets, under inherited: @autoclosure () -> EdgeInsets, of superview: View?
  ) -> EdgeInsets {
    guard let surroundings else { return Self.margins(standardMargins, in: safeArea) }
    var margins = ownMargins
    if surroundings.insetsLayoutMarginsFromSafeArea {
      margins = Self.margins(margins, in: safeArea)
    }
    guard surroundings.preservesSuperviewLayoutMargins, let superview else {
      return margins
    }
    return margins.merged(inherited().remainder(for: storedFrame, in: superview.bounds), max)
  }

  /// How margins and a safe area add up in UIKit: 8 and (44, 10, 34, 12) make (52, 18, 42, 20).
  private static func margins(_ own: EdgeInsets, in safeArea: EdgeInsets) -> EdgeInsets {
    safeArea == .zero ? own : own.merged(safeArea, +)
  }

  private var ownMargins: EdgeInsets {
    let minimum = surroundings?.minimumMargins?.sides(effectiveUserInterfaceLayoutDirection)
    switch surroundings?.margins ?? .standard {
    case .standard: return minimum ?? standardMargins
    case .sides(let margins): return minimum.map { margins.merged($0, max) } ?? margins
    case .directional(let margins):
      let margins = margins.sides(effectiveUserInterfaceLayoutDirection)
      return minimum.map { margins.merged($0, max) } ?? margins
    }
  }

  // MARK: Making changes known

  /// Whether the safe area or the margins are other than is known, going by what is known of the
  /// superview.
  private var nextSurroundings: (safeArea: EdgeInsets, margins: EdgeInsets)? {
    // Most trees have no safe area, and most views the margins of the environment.
    let hasSafeAreas = hierarchy?.hasSafeAreas ?? false
    guard surroundings != nil || hasSafeAreas || flags.contains(.isWindow) else { return nil }
    let dependsOnSuperview =
      hasSafeAreas || surroundings?.preservesSuperviewLayoutMargins ?? false
    let superview = dependsOnSuperview ? container : nil
    let inherited = superview.map { $0.safeAreaPassedOn($0.knownSafeArea) } ?? .zero
    let safeArea = safeArea(under: inherited, of: superview)
    if surroundings == nil, safeArea == .zero { return nil }
    let margins = margins(
      safeArea: safeArea, under: superview?.knownMargins ?? .zero, of: superview)
    guard safeArea != knownSafeArea || margins != knownMargins else { return nil }
    return (safeArea, margins)
  }

  /// Makes the next layout look after the surroundings, once it knows those of the superview.
  final func surroundingsMayHaveChanged() {
    if surroundings != nil || flags.contains(.isWindow) || isReachedBySafeArea {
      raise(.needsSurroundings)
    }
  }

  /// The same, where the view has another place in its superview, or that has other surroundings.
  final func surroundingsMayFollow() {
    if hierarchy?.hasSafeAreas ?? false || surroundings?.preservesSuperviewLayoutMargins ?? false
      || flags.contains(.isWindow)
    {
      surroundingsMayHaveChanged()
    }
  }

  /// Whether any of the superview's safe area, as far as it is known, reaches the view.
  private var isReachedBySafeArea: Bool {
    guard hierarchy?.hasSafeAreas ?? false, let superview = container else { return false }
    let known = superview.knownSafeArea
    guard known != .zero else { return false }
    let inherited = superview.safeAreaPassedOn(known)
    return inherited != .zero
      && inherited.remainder(for: storedFrame, in: superview.bounds) != .zero
  }

  /// Whether the next layout finds other surroundings than are known, going by what is known of the
  /// superview now.
  final var hasNewSurroundings: Bool {
    flags.contains(.needsSurroundings) && nextSurroundings != nil
  }

  /// Tells guides, rows and hooks of changed surroundings, which call for a layout; called from the
  /// top down.
  ///
  /// - Parameter isInPass: Whether that layout is about to happen, so that nobody above has to know.
  final func updateSurroundings(isInPass: Bool = false) {
    flags.remove(.needsSurroundings)
    guard let new = nextSurroundings else { return }
    let own = ownSurroundings
    let old = (safeArea: own.safeArea, margins: own.effectiveMargins)
    own.safeArea = new.safeArea
    if new.safeArea != .zero { hierarchy?.hasSafeAreas = true }
    own.effectiveMargins = new.margins
    if isInPass { flags.formUnion(.wholeLayout) } else { raise(.wholeLayout) }
    if new.margins != old.margins { marginConstantsDidChange() }
    if new.safeArea != old.safeArea {
      own.safeAreaGuide?.updateConstants()
      own.keyboardGuide?.updateConstants()
    }
    // UIKit tells of margins first.
    if new.margins != old.margins {
      call(.layoutMarginsDidChange) {
        layoutMarginsDidChange()
        owner?.viewLayoutMarginsDidChange()
      }
    }
    if new.safeArea != old.safeArea {
      call(.safeAreaInsetsDidChange) {
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
      }
    }
  }

  /// Marks the subviews whose surroundings may be other than they know, once they have their frames.
  ///
  /// A subview that gets another frame looks after itself, so that this is called for only where
  /// the view's own size or surroundings have changed.
  final func passSurroundingsOn() {
    guard flags.contains(.needsPassingOn) else { return }
    flags.remove(.needsPassingOn)
    hierarchy?.visits += children.count
    let hasSafeArea = knownSafeArea != .zero
    for view in children where hasSafeArea || view.surroundings != nil {
      view.surroundingsMayFollow()
    }
  }

  private func marginConstantsDidChange() {
    fittingSizesMayHaveChanged()
    guard surroundings?.isReadByRows == true, let engine = hierarchy?.engine else { return }
    for entry in mentions.entries where entry.constraint.attribute(as: entry.role).isMargin {
      engine.constantDidChange(of: entry.constraint)
    }
  }
}
