/// What views ask of their window again and again in each layout, kept by the tree for them.
struct WindowSettings {
  /// The margins of a view that doesn't set its own.
  let margins: EdgeInsets
  let pixelsPerPoint: CGFloat
  let direction: UserInterfaceLayoutDirection
  /// Whether a pixel is a cell, as text is measured in cells.
  let countsCells: Bool
  let measurer: AnyTextMeasurer

  init(_ environment: LayoutEnvironment) {
    margins = environment.defaultLayoutMargins
    pixelsPerPoint = environment.scale
    direction = environment.layoutDirection
    measurer = environment.measurer
    countsCells = measurer.base.countsCells
  }
}
