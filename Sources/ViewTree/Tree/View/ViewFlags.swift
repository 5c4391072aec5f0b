/// What a view, or a view inside it, is waiting for.
///
/// A flag about a view is accompanied by the flag about its inside on every view above it, so that
/// a pass walks only where there is something to do.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

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
  static let leavesSubviewsAlone = ViewFlags(rawValue: 128)
  /// The view's frame may be another than constraints give it.
  static let needsFrame = ViewFlags(rawValue: 256)
  /// The subviews may have to be told of other surroundings.
  static let needsPassingOn = ViewFlags(rawValue: 512)
  /// The superview has listed the view among those that passes have to look at.
  static let isListed = ViewFlags(rawValue: 1024)
  /// Passes have to look at all subviews.
  static let listsNone = ViewFlags(rawValue: 2048)
  /// Somebody rests on the size that the view's inside asks for, and is to be told of a change.
  static let isMeasured = ViewFlags(rawValue: 8192)
  /// The view is left out of pictures, and of stacks.
  static let isHidden = ViewFlags(rawValue: 1 << 14)
  /// The view's frame doesn't stand for constraints.
  static let leavesFrameToConstraints = ViewFlags(rawValue: 1 << 15)
  /// The view is a window, which is known so without a cast.
  static let isWindow = ViewFlags(rawValue: 1 << 16)
  /// The view has had a subview whose frame follows its size.
  static let hasFollowers = ViewFlags(rawValue: 1 << 17)
  /// The view's surroundings may be other than it knows, which the next layout finds out.
  static let needsSurroundings = ViewFlags(rawValue: 1 << 18)
  /// The view is a control of the program's size.
  static let isTouchTarget = ViewFlags(rawValue: 1 << 19)
  /// The view is a control of the system's size.
  static let isStandardControl = ViewFlags(rawValue: 1 << 20)
  /// The view's transform isn't the identity, or its anchor isn't the middle.
  static let isTransformed = ViewFlags(rawValue: 1 << 21)
  /// Somebody hears of what the view publishes.
  static let isObserved = ViewFlags(rawValue: 1 << 22)
  /// The view says itself where its baselines are, though a view inside it holds the text.
  static let knowsOwnBaselines = ViewFlags(rawValue: 1 << 23)
  /// The view lays its inside out by its width before that is rounded.
  static let arrangesBySolvedWidth = ViewFlags(rawValue: 1 << 24)

  /// The layout is setting the view's bounds, and has laid its frame ready.
  static let isBeingPlaced = ViewFlags(rawValue: 1 << 25)

  static let layout: ViewFlags = [.needsLayout, .needsLayoutInside, .needsSurroundings]
  static let updateConstraints: ViewFlags = [
    .needsUpdateConstraints, .needsUpdateConstraintsInside,
  ]
  /// A layout in which subviews are told of the surroundings.
  static let wholeLayout: ViewFlags = [.needsLayout, .needsPassingOn]
  /// What passes look for in subviews.
  static let waiting: ViewFlags = [.layout, .updateConstraints, .needsFrame]

  /// What the views above have to know of these flags.
  var above: ViewFlags {
    var result: ViewFlags = []
    if !isDisjoint(with: .layout) { result.insert(.needsLayoutInside) }
    if !isDisjoint(with: .updateConstraints) { result.insert(.needsUpdateConstraintsInside) }
    return result
  }
}

extension View {
  /// Sets flags on this view and the accompanying ones on all views above.
  ///
  /// - Complexity: O(1) amortised over the flags that a pass takes down again.
  func raise(_ flags: ViewFlags) {
    self.flags.formUnion(flags)
    announceFlags()
  }

  /// Tells the views above of this view's flags.
  func announceFlags() {
    let above = flags.above
    if above.isEmpty { return }
    var view = self
    while let superview = view.container {
      superview.list(view)
      guard !superview.flags.isSuperset(of: above) else { return }
      superview.flags.formUnion(above)
      view = superview
    }
  }

  /// Makes the next layout look at the view's frame.
  func raiseFrameAndLayout() {
    flags.insert(.needsFrame)
    guard let superview = container else { return }
    superview.list(self)
    // Those above know of it already where it is so.
    if !superview.flags.contains(.needsLayout) { superview.raise(.needsLayout) }
  }

  /// Has the superview's next layout look at the view's frame.
  func raiseFrame() {
    flags.insert(.needsFrame)
    container?.list(self)
  }
}
