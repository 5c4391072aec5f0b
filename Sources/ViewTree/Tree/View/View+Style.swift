extension View {
  final func overrideStyle(with style: UserInterfaceStyle) {
    let known = looks?.style ?? .unspecified
    guard style != known else { return }
    let old = traitCollection
    ownLooks.style = style == .unspecified ? nil : style
    joinedHierarchy.overridesStyles = true
    for view in viewsInside where view.traitCollection != old {
      view.call(.traitCollectionDidChange) {
        view.controller?.traitCollectionDidChange(old)
        view.traitCollectionDidChange(old)
      }
    }
  }

  /// What the closest view above says.
  final var overriddenStyle: UserInterfaceStyle? {
    var view: View? = self
    while let current = view {
      if let style = current.looks?.style { return style }
      view = current.ownSuperview
    }
    return nil
  }
}
