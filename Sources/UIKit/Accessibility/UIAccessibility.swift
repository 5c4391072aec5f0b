public import Foundation
public import ViewTree

/// What kind of thing something is to people who don't see it.
public typealias UIAccessibilityTraits = AccessibilityTraits
/// How things in a container follow each other when they are read.
public typealias UIAccessibilityNavigationStyle = AccessibilityNavigationStyle
/// What kind of container something is.
public typealias UIAccessibilityContainerType = AccessibilityContainerType
/// Which way something is scrolled.
public typealias UIAccessibilityScrollDirection = AccessibilityScrollDirection
/// What kind of text something shows.
public typealias UIAccessibilityTextualContext = AccessibilityTextualContext
/// Something that can be done with a thing, beside using it.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction

/// What reads the screen aloud, and how people have set the device up: nothing does, and nothing is set.
public nonisolated enum UIAccessibility {
  /// Whether the screen is read aloud: false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the screen is used by switches: false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the screen is touched by a pointer of the system: false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether things are to move less: false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether things are to be less clear: false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether one thing dissolves into another rather than moving: false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether text is to be bold: false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether buttons are to show what they are: false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether colours are to be darker: false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether there are to be no colours: false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colours are inverted: false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether what colours say is to be said otherwise too: false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether one use of the program is all there is: false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether both ears hear the same: false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether spoken words are to be written: false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the screen can be read by a gesture: false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether what is chosen can be read: false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether shaking takes back: false.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Whether videos play by themselves: true.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether switches show whether they are on: false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// What is told to what reads the screen.
  public nonisolated struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number, with the values they have in UIKit.
    public let rawValue: UInt32

    /// Makes a notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Much of the screen is another.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// What reads the screen is to wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// What reads the screen may go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Tells what reads the screen; nothing does, and nobody hears of it.
  public static func post(notification: Notification, argument: Any?) {}

  /// What is read at the moment: nothing.
  public static func focusedElement(using assistiveTechnologyIdentifier: Any?) -> Any? { nil }

  /// The name of a notification about reading aloud, which is never posted.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The name of a notification about less movement, which is never posted.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// The name of a notification about bold text, which is never posted.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// The name of a notification about clearness, which is never posted.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// The name of a notification about darker colours, which is never posted.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// The name of a notification that an announcement is over, which is never posted.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Under which a notification that something else is read has what is read now.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// Under which such a notification has what was read before.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Under which such a notification has what reads.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// Under which the end of an announcement has its text.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// Under which the end of an announcement has whether it was read to the end.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}

#if MainActor
  @MainActor
#endif
extension UIAccessibility {
  /// A rectangle of a view on the screen, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    guard let window = view.window else { return inWindow }
    return inWindow.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }
}

/// Something to be read that is no view, in a container that is one.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIAccessibilityElement: UIResponder {
  /// What it is in, which it doesn't keep.
  open weak var accessibilityContainer: AnyObject?
  /// Where it is, in points in the coordinates of its container; moves with that.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes something in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  deinit {}

  /// It is read: true unless it is set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Where it is on the screen: what is set, else where it is in its container.
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibility?.frame { return frame }
      guard let view = accessibilityContainer as? UIView else {
        return accessibilityFrameInContainerSpace
      }
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }
}

extension UIAccessibilityCustomAction {
  /// The picture that stands for it; it is remembered.
  public var image: UIImage? {
    get { sign as? UIImage }
    set { sign = newValue }
  }

  /// Makes an action with a picture that a closure does.
  public convenience init(
    name: String, image: UIImage?, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}
