nonisolated extension TraitCollection {
  /// The traits of views outside of windows: those of a phone held upright, with the pixels of the
  /// screen.
  package static var standard: TraitCollection {
    TraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .regular,
      preferredContentSizeCategory: .large, layoutDirection: .leftToRight,
      displayScale: LayoutEnvironment.screen.usableScale, userInterfaceIdiom: .phone,
      userInterfaceStyle: .light)
  }

  /// Takes the traits from an environment: those of a tablet where there is ample room on both axes, else of
  /// a phone.
  public init(_ environment: LayoutEnvironment) {
    let classes = SizeClass.classes(of: environment.size)
    self.init(
      horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
      preferredContentSizeCategory: environment.contentSizeCategory,
      layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      displayScale: environment.scale,
      userInterfaceIdiom: classes == (.regular, .regular) ? .pad : .phone,
      userInterfaceStyle: environment.userInterfaceStyle)
  }
}

extension TraitCollection {
  init(of window: Window) { self.init(window.environment) }
}
