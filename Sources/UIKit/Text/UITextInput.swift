public import Foundation
public import ViewTree

/// What a text can be typed into and chosen in.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITextInput: UIKeyInput {
  /// The text of a part; nil outside of the text.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// The part that is chosen.
  var selectedTextRange: UITextRange? { get set }
  /// What is typed but not yet settled.
  var markedTextRange: UITextRange? { get }
  /// What that looks like.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Types a text that isn't settled.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Settles what is typed.
  func unmarkText()
  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// A place so many characters further on; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// A place so many characters further on in a direction; nil outside of the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many characters lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Told of what is typed by the program.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, sentences and the like in the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The end of a part that lies in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  /// The part from a place to the end of its line in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  /// Which way the text runs at a place.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Has a part of the text run another way.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle around the first line of a part, in points.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the bar that blinks at a place, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a part, one a line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place closest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a part that is closest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// What UIKit's own fields and views do without being asked to; places are counted in UTF-16 units.
extension UITextInput {
  /// What is typed but not yet settled: nothing.
  public var markedTextRange: UITextRange? { nil }
  /// What that looks like; nothing is.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// Types a text, which is settled at once.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let markedText { insertText(markedText) }
  }
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
    return !overflow && (0...max(endOfDocument.place, 0)).contains(place)
      ? UITextPosition(place) : nil
  }

  /// A place so many units to the right or down, or to the left or up.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction.isForward ? offset : 0 &- offset)
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

  /// Finds nothing.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer() }

  /// The last place of a part to the right and down, else the first.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  { direction.isForward ? range.end : range.start }

  /// All the text from a place on, or up to it.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    textRange(from: position, to: direction.isForward ? endOfDocument : beginningOfDocument)
  }

  /// As its letters ask for.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  /// Without effect.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}
}

nonisolated extension NSAttributedString {
  /// The text with another one in the place of a part, with the attributes of the letters there or before it.
  func replacing(_ range: NSRange, by text: String) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.replaceCharacters(in: range, with: text)
    return changed
  }
}

extension UITextInput {
  /// What is chosen, held inside of the text.
  private var typingRange: NSRange {
    let length = endOfDocument.place
    guard let range = selectedTextRange else { return NSRange(location: length, length: 0) }
    let first = min(max(range.start.place, 0), length)
    return NSRange(location: first, length: min(max(range.end.place, first), length) - first)
  }

  /// Puts a text in the place of what is chosen.
  func type(_ text: String) { replace(UITextRange(typingRange), withText: text) }

  /// Takes away what is chosen, or the character before it; false where there is none.
  func typeBackward() -> Bool {
    var range = typingRange
    if range.length == 0 {
      let before = UITextRange(NSRange(location: 0, length: range.location))
      let count = text(in: before)?.last?.utf16.count ?? 0
      range = NSRange(location: range.location - count, length: count)
    }
    guard range.length > 0 else { return false }
    replace(UITextRange(range), withText: "")
    return true
  }
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

/// A way on the screen.
public nonisolated enum UITextLayoutDirection: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case right = 2
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case left, up, down

  /// Whether it is the way of reading, from left to right.
  fileprivate var isForward: Bool { self == .right || self == .down }
}

/// A way through a text or on the screen.
public nonisolated struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the way.
  public var rawValue: Int
  /// Makes a way of its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A way through the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A way on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A piece that a text is made of.
public nonisolated enum UITextGranularity: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case character, word, sentence, paragraph, line, document
}

/// Which way a text runs.
public nonisolated enum NSWritingDirection: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case natural = -1
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case leftToRight, rightToLeft
}

/// A rectangle of a chosen text, with what it looks like at its ends.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITextSelectionRect: NSObject {
  private let place: CGRect

  /// Makes an empty rectangle.
  public override init() {
    place = .zero
    super.init()
  }

  init(_ rect: CGRect) {
    place = rect
    super.init()
  }

  deinit {}

  /// The rectangle, in points.
  open var rect: CGRect { place }
  /// Which way its text runs.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the choice begins in it.
  open var containsStart: Bool { isFirst }
  /// Whether the choice ends in it.
  open var containsEnd: Bool { isLast }
  /// Whether its text runs from top to bottom.
  open var isVertical: Bool { false }
  final var isFirst = false
  final var isLast = false
}

/// Finds words, sentences and the like in a text.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITextInputTokenizer: AnyObject {
  /// The piece around a place.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a piece ends at a place.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a piece.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is in a piece.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Would find words, sentences and the like in a text; it finds nothing.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  /// Makes one for a text.
  public init(textInput: any UIResponder & UITextInput) { super.init() }

  /// Makes one for no text.
  public override init() { super.init() }

  deinit {}

  /// Nothing.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? { nil }
  /// Nowhere.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { false }
  /// Nowhere.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? { nil }
  /// Nowhere.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { false }
}
