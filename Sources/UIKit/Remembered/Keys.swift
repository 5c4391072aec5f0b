public import Foundation
public import ViewTree

/// A key of a keyboard that is held down; there is none.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIKey: NSObject {
  /// What it types.
  open var characters: String { "" }
  /// What it types without the keys that are held down beside it.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held down beside it.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Which key it is.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }

  deinit {}
}

extension UIPress {
  /// The key, if it is one of a keyboard: nil.
  public var key: UIKey? { nil }
}

/// A key, by the number that keyboards have for it.
public nonisolated enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardErrorRollOver = 1
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardA = 4
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12, keyboardPrintScreen
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow, keypadNumLock, keypadSlash
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2, keypad3
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardLeftControl = 224
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}

/// A view in the keyboard's place that may click; it is silent.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether it clicks.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// It doesn't.
  public var enableInputClicksWhenVisible: Bool { false }
}
