/// What a view, or a view inside it, is waiting for.
///
/// A flag about a view is accompanied by the flag about its inside on every view above it, so that
/// a pass walks only where there is something to do.
struct ViewFlags: OptionSet {
  let rawValue: UInt8

  static let needsLayout = ViewFlags(rawValue: 1)
  static let needsUpdateConstraints = ViewFlags(rawValue: 2)
  static let needsLayoutInside = ViewFlags(rawValue: 4)
  static let needsUpdateConstraintsInside = ViewFlags(rawValue: 8)
  /// The keys of the view and of all inside it no longer tell their place in the tree.
  static let isMisplaced = ViewFlags(rawValue: 16)
  /// The view is a scroll view, which is known so without a cast.
  static let isScrollView = ViewFlags(rawValue: 32)
  /// The view is that of a controller.
  static let hasController = ViewFlags(rawValue: 64)

  /// The subviews' frames don't follow the view's size.
  static let leavesSubviewsAlone = ViewFlags(rawValue: 64)

  static let layout: ViewFlags = [.needsLayout, .needsLayoutInside]
  static let updateConstraints: ViewFlags = [
    .needsUpdateConstraints, .needsUpdateConstraintsInside,
  ]

  /// What the views above have to know of these flags.
  var above: ViewFlags {
    var result: ViewFlags = []
    if !isDisjoint(with: .layout) { result.insert(.needsLayoutInside) }
    if !isDisjoint(with: .updateConstraints) { result.insert(.needsUpdateConstraintsInside) }
    return result
  }
}

extension View {
  /// Sets a flag on this view and the accompanying one on all views above.
  ///
  /// - Complexity: O(1) amortised over the flags that a pass takes down again.
  func raise(_ flag: ViewFlags) {
    flags.insert(flag)
    announceFlags()
  }

  /// Tells the views above of this view's flags.
  func announceFlags() {
    let above = flags.above
    var view = superview
    while let current = view, !current.flags.isSuperset(of: above) {
      current.flags.formUnion(above)
      view = current.superview
    }
  }
}
