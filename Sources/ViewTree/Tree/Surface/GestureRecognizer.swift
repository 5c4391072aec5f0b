public import Foundation

/// What recognises gestures; without touches it recognises none, unless the program sets its state.
#if MainActor
  @preconcurrency @MainActor
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

    /// For a gesture without duration: it is complete.
    public static var recognized: State { .ended }
  }

  /// Whether it takes part; true at first.
  open var isEnabled = true
  /// Whether touches that it takes are kept from the view; true at first.
  open var cancelsTouchesInView = true
  /// Whether the view is told of touches only if they are not a gesture; false at first.
  open var delaysTouchesBegan = false
  /// Whether the view is told of the end of touches only if they are not a gesture; true at first.
  open var delaysTouchesEnded = true
  /// How far the gesture has come: not at all, unless the program sets it.
  ///
  /// If the program sets it to began, changed, ended or cancelled, the targets are called.
  open var state = State.possible {
    didSet {
      #if !canImport(ObjectiveC)
        if state != .possible, state != .failed { tellTargets() }
      #endif
    }
  }
  /// A name for the program's use.
  open var name: String?

  /// Would be called when fingers touch; nothing does.
  open func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {}
  /// Would be called when fingers move.
  open func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {}
  /// Would be called when fingers lift.
  open func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {}
  /// Would be called when touches are cancelled.
  open func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent) {}
  /// Would be called when the gesture is over; an override makes the next one possible.
  open func reset() {}
  /// Whether this gesture keeps another one from being recognised; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Whether another gesture keeps this one from being recognised; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Asked whether the gesture may begin; nothing asks it.
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// The view it is on.
  final weak var owner: ViewBase?

  /// Makes a recogniser without targets.
  public override init() { super.init() }

  #if !canImport(ObjectiveC)
    private var targets: [TargetAction] = []

    /// Makes a recogniser that calls a method of a target, which isn't kept.
    public init(target: Any?, action: Selector?) {
      super.init()
      if let target, let action { addTarget(target, action: action) }
    }

    /// Makes gestures call a method of a target, which isn't kept.
    ///
    /// - Parameters:
    ///   - target: The object whose method is called; if it has no such method, that is reported
    ///     when a gesture comes.
    ///   - action: The method, which may take the recogniser.
    open func addTarget(_ target: Any, action: Selector) {
      if targets.contains(where: { $0.matches(target, action) }) { return }
      targets.append(TargetAction(target, action))
    }

    /// Stops gestures from calling a method of a target; nil stands for all targets or all methods.
    open func removeTarget(_ target: Any?, action: Selector?) {
      targets.removeAll { $0.matches(target, action) }
    }

    private func tellTargets() {
      for target in targets { target.send([self], from: owner) }
    }
  #endif

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

/// Decides which gestures are recognised; nothing asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol GestureRecognizerDelegate: AnyObject {}
