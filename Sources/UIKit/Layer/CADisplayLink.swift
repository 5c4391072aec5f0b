#if !canImport(ObjectiveC)
  public import Foundation
  import ViewTree

  /// Would call a method for each picture of the screen; nothing calls it.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  open class CADisplayLink: NSObject {
    /// The time of the last picture, in seconds.
    open var timestamp: CFTimeInterval { CACurrentMediaTime() }
    /// The time of the next picture, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// How long a picture stands, in seconds.
    open var duration: CFTimeInterval { 1.0 / 60 }
    /// Whether it waits.
    open var isPaused = false
    /// How many pictures a second it asks for.
    open var preferredFramesPerSecond = 0

    /// Makes a link that would call a method of a target, which it doesn't keep.
    public init(target: Any, selector sel: Selector) { super.init() }

    /// Without effect.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Without effect.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Without effect.
    open func invalidate() {}

    deinit {}
  }
#endif
