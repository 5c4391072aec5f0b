nonisolated extension TraitCollection {
  /// Takes the traits from an environment.
  public init(_ environment: LayoutEnvironment) {
    let classes = SizeClass.classes(of: environment.size)
    self.init(
      horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
      preferredContentSizeCategory: environment.contentSizeCategory,
      layoutDirection: environment.layoutDirection, displayScale: environment.scale)
  }
}

extension TraitCollection {
  init(of window: Window) { self.init(window.environment) }
}
