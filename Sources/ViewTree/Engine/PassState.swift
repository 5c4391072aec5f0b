/// How far the layout of a tree has got.
struct PassState {
  /// Counts layouts.
  var number: UInt32 = 0
  /// How many calls of the layout are inside each other.
  var depth = 0
}

/// How often a view's hooks were called in a layout.
struct PassRuns {
  var pass: UInt32 = 0
  var layouts: UInt8 = 0
  var updates: UInt8 = 0
}
