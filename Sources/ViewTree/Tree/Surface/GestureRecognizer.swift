public import Foundation

/// What recognises gestures; without touches it recognises none.
#if MainActor
  @MainActor
#endif
open class GestureRecognizer: NSObject {
  /// How far a gesture has come.
  public nonisolated enum State: Int, Hashable, Sendable {
    /// There is none yet.
    case possible = 0
    /// It goes on from here.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It is complete.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// It was none.
    case failed = 5

    /// Of a gesture without duration: it is complete.
    public static var recognized: State { .ended }
  }

  /// Whether it takes part; true at first.
  open var isEnabled = true
  /// Whether touches that it takes are kept from the view; true at first.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only when they are no gesture; false at first.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end of touches only when they are no gesture; true at first.
  open var delaysTouchesEnded = true
  /// How far the gesture has come: not at all, unless the program sets it.
  open var state = State.possible
  /// A name for the program's use.
  open var name: String?
  /// Asked whether the gesture may begin; nothing asks it.
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// The view it is on.
  final weak var owner: ViewBase?

  /// Makes a recogniser of nothing.
  public override init() { super.init() }

  // Said so that subclasses on the main actor may have deinitialisers of their own.
  deinit {}

  /// The view that the recogniser is on.
  open var view: View? { owner as? View }

  /// How many fingers take part: none.
  open var numberOfTouches: Int { 0 }

  /// Where the fingers are: at 0, 0, as there are none.
  open func location(in view: View?) -> CGPoint { .zero }

  /// Makes the gesture wait for another one to fail; without effect.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {}
}

/// Has a say in which gestures are recognised; nothing asks it.
#if MainActor
  @MainActor
#endif
public protocol GestureRecognizerDelegate: AnyObject {}
