extension View {
  final var resolvedLayoutDirection: UserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: directionOfPlace
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// What the view or the closest above it says with its traits, else the window.
  private final var directionOfPlace: UserInterfaceLayoutDirection {
    guard let hierarchy else { return .leftToRight }
    if hierarchy.overridesDirection {
      var view: View? = self
      while let current = view {
        switch current.looks?.traits?.layoutDirection {
        case .leftToRight: return .leftToRight
        case .rightToLeft: return .rightToLeft
        case .unspecified, nil: view = current.container
        }
      }
    }
    return hierarchy.windowSettings?.direction ?? .leftToRight
  }

  final func directionDidChange() {
    hierarchy?.engine?.directionDidChange(of: self)
    fittingSizesMayHaveChanged()
    updateSurroundings()
    raise(.wholeLayout)
  }

  final func frameRoleDidChange() {
    if participation.takesPart {
      hierarchy?.engine?.frameDidChange(of: self)
      // A root's content counts only where its frame doesn't.
      hierarchy?.engine?.contentDidChange(of: self)
    }
    if translatesAutoresizingMaskIntoConstraints { programFrame = nil }
    raiseFrame()
    container?.raise(.needsLayout)
    container?.fittingSizesMayHaveChanged()
  }
}
