public import Foundation
import ViewTree

/// A place in a text.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITextPosition: NSObject {
  /// How many UTF-16 units stand before it.
  final let place: Int

  init(_ place: Int) {
    self.place = place
    super.init()
  }

  deinit {}
}

/// A part of a text.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITextRange: NSObject {
  final let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  deinit {}

  /// Where it begins.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether nothing is in it.
  open var isEmpty: Bool { range.length == 0 }
}

/// What a text can be typed into.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Types a text.
  func insertText(_ text: String)
  /// Takes the last character away.
  func deleteBackward()
}

/// What a text can be typed into and chosen in: its places are counted in UTF-16 units.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITextInput: UIKeyInput {
  /// The text that can be typed into.
  var typedText: String { get set }
}

/// A way to go through a text.
public nonisolated enum UITextStorageDirection: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case forward, backward
}

/// Told of what is typed by the program; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITextInputDelegate: AnyObject {}

private final class Choice {
  var range = NSRange(location: 0, length: 0)
}

extension UITextInput {
  private var units: NSString { typedText as NSString }

  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition(units.length) }
  /// What is typed but not yet settled: nothing.
  public var markedTextRange: UITextRange? { nil }
  /// Settles what is typed; without effect.
  public func unmarkText() {}

  /// The part between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    let (first, last) = (
      min(fromPosition.place, toPosition.place), max(fromPosition.place, toPosition.place)
    )
    return UITextRange(NSRange(location: first, length: last - first))
  }

  /// A place so many units further on; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflow) = position.place.addingReportingOverflow(offset)
    return !overflow && (0...units.length).contains(place) ? UITextPosition(place) : nil
  }

  /// How many units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.place - from.place
  }

  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.place < other.place
      ? .orderedAscending : position.place > other.place ? .orderedDescending : .orderedSame
  }

  /// The text of a part; nil outside of the text.
  public func text(in range: UITextRange) -> String? {
    let range = range.range
    guard range.location >= 0, range.location + range.length <= units.length else { return nil }
    return units.substring(with: range)
  }

  /// Puts a text in the place of a part; one outside of the text is left alone.
  public func replace(_ range: UITextRange, withText text: String) {
    let range = range.range
    guard range.location >= 0, range.location + range.length <= units.length else { return }
    typedText = units.replacingCharacters(in: range, with: text)
  }
}

extension UITextField: UITextInput {
  /// The text.
  public var typedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: UITextInput {
  /// The text.
  public var typedText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  /// The part that is chosen.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { selectedRange = newValue?.range ?? NSRange(location: 0, length: 0) }
  }

  /// Types a text at the end.
  public func insertText(_ text: String) { self.text = (self.text ?? "") + text }

  /// Takes the last character away.
  public func deleteBackward() {
    if let text, !text.isEmpty { self.text = String(text.dropLast()) }
  }

  /// Chooses all of the text.
  public func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: (text ?? "").utf16.count)
  }
}

extension UITextField {
  /// The part that is chosen; it is remembered.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(attached { Choice() }.range) }
    set { attached { Choice() }.range = newValue?.range ?? NSRange(location: 0, length: 0) }
  }

  /// Types a text at the end.
  public func insertText(_ text: String) { self.text = (self.text ?? "") + text }

  /// Takes the last character away.
  public func deleteBackward() {
    if let text, !text.isEmpty { self.text = String(text.dropLast()) }
  }

  /// Chooses all of the text.
  public func selectAll(_ sender: Any?) {
    selectedTextRange = UITextRange(NSRange(location: 0, length: (text ?? "").utf16.count))
  }
}

/// What people type with.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITextInputMode: NSObject {
  /// The language, such as "en".
  open var primaryLanguage: String? { Locale.current.identifier }
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

  /// Told of what is typed; it is remembered.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

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
