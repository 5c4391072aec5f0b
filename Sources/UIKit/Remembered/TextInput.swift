public import Foundation
import ViewTree

/// What people type with.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITextInputMode: NSObject {
  /// The language, such as "en-US".
  open var primaryLanguage: String? { Locale.current.identifier(.bcp47) }
  /// All there are: one.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  /// Never posted.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// Makes a mode.
  public override init() { super.init() }

  deinit {}
}

/// Rules for passwords that are made; they are remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITextInputPasswordRules: NSObject {
  /// The rules.
  open var passwordRulesDescriptor: String { descriptor }
  private let descriptor: String

  /// Makes rules from their text.
  public init(descriptor passwordRulesDescriptor: String) {
    descriptor = passwordRulesDescriptor
    super.init()
  }

  deinit {}
}

/// What stands above a keyboard; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITextInputAssistantItem: NSObject {
  /// Whether it may be left out.
  open var allowsHidingShortcuts = true
  /// Buttons on the left.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Buttons on the right.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  /// Makes one of nothing.
  public override init() { super.init() }

  deinit {}
}

/// Buttons that belong together; they are remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The button in their place where there is no room.
  open var representativeItem: UIBarButtonItem?

  /// Makes a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  deinit {}
}

extension UITextField {
  /// Rules for passwords that are made; it is remembered.
  public var passwordRules: UITextInputPasswordRules? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// The picture behind it while it can't be used; it is remembered.
  public var disabledBackground: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether words are completed; it is remembered.
  public var inlinePredictionType: Int {
    get { remembered(0) }
    set { remember(newValue) }
  }

  /// What recognises that text is dragged away: nil.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// What recognises that text is dropped: nil.
  public var textDropInteraction: UIDropInteraction? { nil }

  /// What text would be dragged away; it is remembered.
  public var textDragDelegate: AnyObject? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What would be done with text from elsewhere; it is remembered.
  public var pasteDelegate: AnyObject? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What stands above the keyboard; it is remembered.
  public var inputAssistantItem: UITextInputAssistantItem {
    get { remembered(UITextInputAssistantItem()) }
    set { remember(newValue) }
  }
}

extension UITextView {
  /// Rules for passwords that are made; it is remembered.
  public var passwordRules: UITextInputPasswordRules? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether text is larger on some devices; it is remembered.
  public var usesStandardTextScaling: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether text can be looked for; it is remembered.
  public var isFindInteractionEnabled: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// What recognises that text is dragged away: nil.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// What recognises that text is dropped: nil.
  public var textDropInteraction: UIDropInteraction? { nil }

  /// What text would be dragged away; it is remembered.
  public var textDragDelegate: AnyObject? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What would be done with text from elsewhere; it is remembered.
  public var pasteDelegate: AnyObject? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What stands above the keyboard; it is remembered.
  public var inputAssistantItem: UITextInputAssistantItem {
    get { remembered(UITextInputAssistantItem()) }
    set { remember(newValue) }
  }
}
