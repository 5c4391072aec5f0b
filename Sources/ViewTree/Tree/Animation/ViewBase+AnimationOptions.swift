extension ViewBase {
  /// How the speed of an animation changes.
  public nonisolated enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// The same speed all the way.
    case linear = 3
  }

  /// How an animation runs.
  public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have in UIKit.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out along with the views.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where views are at the moment, as every animation does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Begins again at the end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back too.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Lets changes inside a transition be animated too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition rather than taking them out.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Keeps its own options inside another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view turns about its left side.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns about its right side.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The view curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One view dissolves into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns about its upper side.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns about its lower side.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// As many frames a second as the screen prefers.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// How the speed changes.
    package var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
    }
  }
}
