public import Foundation

/// A button that is held down, of a remote control or a keyboard; there is none unless the program makes one.
#if MainActor
  @preconcurrency @MainActor
#endif
open class Press: NSObject {
  /// The phase of a press.
  public nonisolated enum Phase: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case began, changed, stationary, ended, cancelled
  }

  /// Which button it is.
  public nonisolated enum PressType: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case pageUp = 30
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case pageDown = 31
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case tvRemoteOneTwoThree = 32
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case tvRemoteFourColors = 33
  }

  /// The phase of the press.
  open var phase: Phase { .began }
  /// Which button it is.
  open var type: PressType { .select }
  /// How hard it is pressed, from 0 to 1.
  open var force: CGFloat { 0 }
  /// When it happened, in seconds since the device was started.
  open var timestamp: TimeInterval { 0 }
  /// The responder that is told of it.
  open var responder: Responder? { nil }

  deinit {}
}

/// Buttons that are held down.
open class PressesEvent: TouchEvent {
  /// All of them.
  open var allPresses: Set<Press> { [] }
}
