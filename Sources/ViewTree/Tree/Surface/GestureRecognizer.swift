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
  ///
  /// A gesture that goes on while it is set to false is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled, state == .began || state == .changed { state = .cancelled } }
  }
  /// Whether touches that it takes are kept from the view; true at first.
  open var cancelsTouchesInView = true
  /// Whether the view is told of touches only if they are not a gesture; false at first.
  open var delaysTouchesBegan = false
  /// Whether the view is told of the end of touches only if they are not a gesture; true at first.
  open var delaysTouchesEnded = true
  /// How far the gesture has come: not at all, unless the program sets it.
  ///
  /// If the program sets it to began, changed, ended or cancelled, the targets are called. Before a gesture
  /// begins, or is complete at once, the view and the ``delegate`` are asked; it fails where one of them
  /// says no.
  open var state = State.possible {
    didSet { stateDidChange(from: oldValue) }
  }

  private func stateDidChange(from old: State) {
    let isNew = old != .began && old != .changed
    if isNew, state == .began || state == .changed || state == .ended, !mayBegin {
      state = .failed
      return
    }
    #if !canImport(ObjectiveC)
      if state != .possible, state != .failed { tellTargets() }
    #endif
  }

  private var isAsking = false
  /// Whether the view and the delegate let the gesture begin; they aren't asked while they answer.
  private var mayBegin: Bool {
    guard !isAsking else { return true }
    isAsking = true
    defer { isAsking = false }
    guard owner?.gestureRecognizerShouldBegin(self) != false else { return false }
    return delegate.map { $0 === owner || $0.gestureRecognizerShouldBegin(self) } ?? true
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
  /// Asked whether the gesture may begin.
  open weak var delegate: (any GestureRecognizerDelegate)?
  /// The view it is on.
  final weak var owner: ViewBase?

  #if canImport(ObjectiveC)
    /// Makes a recogniser without targets.
    public override init() { super.init() }
  #else
    /// Makes a recogniser without targets; a subclass may have an initializer of this name that doesn't override it, as
    /// in UIKit.
    public override convenience init() { self.init(target: nil, action: nil) }

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

    /// A target may set the state, of which it is told again.
    private func tellTargets() {
      let tell = { [self] in for target in targets { target.send([self], from: owner) } }
      if let owner { owner.call(.gesture, tell) } else { tell() }
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

  /// Where one of the fingers is: at 0, 0, as there are none.
  open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint { .zero }

  /// Whether this gesture waits for another one to fail; false unless overridden, and nothing asks.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Whether another gesture waits for this one to fail; false unless overridden, and nothing asks.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Whether an event is for this gesture; true unless overridden, and nothing asks.
  open func shouldReceive(_ event: TouchEvent) -> Bool { true }

  /// Would have the gesture leave a touch alone; without effect.
  open func ignore(_ touch: Touch, for event: TouchEvent) {}

  /// Makes the gesture wait for another one to fail; without effect.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {}
}

/// Decides which gestures are recognised.
///
/// Gestures that the program begins by their ``GestureRecognizer/state`` ask whether they may; as there are no
/// touches, nothing asks the rest.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin; if not, it has failed.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
  /// Would say whether two gestures may be recognised at once.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Would say whether a gesture waits for another one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Would say whether another gesture waits for this one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Would say whether a touch is for a gesture.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool
  /// Would say whether a press is for a gesture.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive press: Press
  ) -> Bool
  /// Would say whether an event is for a gesture.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// It doesn't.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// It doesn't.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// It is.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }
  /// It is.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive press: Press
  ) -> Bool { true }
  /// It is.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool { true }
}
