public import Foundation

/// A finger on the screen; there is none unless the program makes one.
#if MainActor
  @preconcurrency @MainActor
#endif
open class Touch: NSObject {
  /// The view that was touched.
  open weak var view: View?
  /// The phase of the touch.
  public final var phase = Phase.began
  /// How often the finger has come down in the same place.
  public final var tapCount = 1
  /// When it happened, in seconds since the device was started.
  public final var timestamp: TimeInterval = 0

  /// The gestures that see the touch, which is sent to a window.
  open var gestureRecognizers: [GestureRecognizer]? { seenBy }
  final var seenBy: [GestureRecognizer] = []
  /// Whether a gesture keeps the touch from its view.
  final var isTaken = false
  /// The window of its view.
  open var window: Window? { view?.ownWindow }

  /// The phase of a touch.
  public nonisolated enum Phase: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches the screen.
  public nonisolated enum TouchType: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case direct, indirect, pencil, indirectPointer
  }

  /// What touches the screen: a finger.
  open var type: TouchType { .direct }
  /// How hard it presses, 0 as it isn't known.
  open var force: CGFloat { 0 }
  /// How hard it can press.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the finger, in points; 0 as it isn't known.
  open var majorRadius: CGFloat { 0 }
  /// Where the finger was before; the same as where it is.
  open func previousLocation(in view: View?) -> CGPoint { location(in: view) }
  /// Where the finger is.
  open func preciseLocation(in view: View?) -> CGPoint { location(in: view) }
  /// Where, in points in the coordinates of the view's window, or the topmost view.
  public final var position = CGPoint.zero

  /// Makes a touch of nothing.
  public override init() { super.init() }

  /// Where the finger is, in points in a view's coordinates; nil stands for the window.
  open func location(in view: View?) -> CGPoint {
    view?.convert(position, from: nil) ?? position
  }
}

/// Something that happened on the screen; nothing does unless the program says so.
#if MainActor
  @preconcurrency @MainActor
#endif
open class TouchEvent: NSObject {
  /// The fingers that are part of it.
  open var allTouches: Set<Touch>?

  /// The kind of an event.
  public nonisolated enum EventType: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case touches, motion, remoteControl, presses
  }

  /// A finer kind of an event.
  public nonisolated enum EventSubtype: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
  }

  /// The kind of the event: touches.
  open var type: EventType { .touches }
  /// The finer kind of the event: none.
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds since the device was started.
  open var timestamp: TimeInterval { allTouches?.map(\.timestamp).max() ?? 0 }
  /// The touches of a view.
  open func touches(for view: View) -> Set<Touch>? { allTouches?.filter { $0.view === view } }

  /// Makes an event without touches.
  public override init() { super.init() }
}
