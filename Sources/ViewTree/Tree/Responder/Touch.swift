public import Foundation

/// A finger on the screen; there is none unless the program makes one.
#if MainActor
  @MainActor
#endif
open class Touch: NSObject {
  /// The view that was touched.
  open weak var view: View?
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
  @MainActor
#endif
open class TouchEvent: NSObject {
  /// The fingers that are part of it.
  open var allTouches: Set<Touch>?

  /// Makes an event without touches.
  public override init() { super.init() }
}
