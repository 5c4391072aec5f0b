extension View {
  final var resolvedLayoutDirection: UserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: hierarchy?.windowSettings?.direction ?? .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
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
