public import Foundation
public import ViewTree

/// A scroll view with text that is written in.
///
/// While it scrolls it has no size of its own; else it is as high as its text at its width, with
/// ``textContainerInset`` and the padding of its container at the sides, which is 5 points at first.
open class UITextView: UIScrollView, UITextInput, UIKitNamed {
  private let label = UILabel()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; nil counts as none.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      chosen = nil
      contentDidChange()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes, as ``UILabel`` has it.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      chosen = nil
      contentDidChange()
    }
  }
  /// What the text is measured and drawn with; 12 points at first.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 12)
      contentDidChange()
    }
  }
  /// The colour of the text; black with nil.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  /// Where the lines stand between the sides.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// Whether the text can be written in; true at first.
  open var isEditable = true
  /// Whether the text can be chosen; true at first.
  open var isSelectable = true
  /// A text that can be written in, or chosen, can have the keyboard.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the text can be written in and the delegate lets it: it is told then, and so are observers.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, window != nil, canBecomeFirstResponder, isEditable else {
      return super.becomeFirstResponder()
    }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEdited = true
    delegate?.textViewDidBeginEditing(self)
    TreeNotification.post(Self.textDidBeginEditingNotification, from: self)
    return true
  }

  /// Ends editing, if the delegate lets it: it is told then, and so are observers.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEdited else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEdited = false
    delegate?.textViewDidEndEditing(self)
    TreeNotification.post(Self.textDidEndEditingNotification, from: self)
    return true
  }

  /// Whether editing has begun.
  private var isEdited = false

  /// What would stand above the keyboard; it is remembered.
  open override var inputAccessoryView: UIView? {
    get { remembered(nil) }
    set { remember(newValue) }
  }
  /// What would take the keyboard's place; it is remembered.
  open override var inputView: UIView? {
    get { remembered(nil) }
    set { remember(newValue) }
  }
  /// What is left free around the text, in points; 8 above and below at first.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  /// Asked and told about editing.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  /// The room that the text is laid out in; its padding is left free at the sides.
  open var textContainer: NSTextContainer { room }
  private final let room: NSTextContainer

  /// What lays out the text, in the view's present width.
  open var layoutManager: NSLayoutManager {
    let manager = remembered(NSLayoutManager(), "layoutManager")
    if manager.textContainers.isEmpty { manager.addTextContainer(room) }
    if bounds.width > 0 {
      room.size.width = bounds.width - textContainerInset.left - textContainerInset.right
    }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    _ = textStorage
    return manager
  }

  /// The text, whose letters and attributes can be changed.
  open var textStorage: NSTextStorage {
    let storage = storage
    storage.onChange = nil
    let text = attributedText ?? NSAttributedString(string: "")
    if !storage.isEqual(to: text) { storage.setAttributedString(text) }
    storage.onChange = { [weak self, weak storage] in
      if let storage { self?.attributedText = NSAttributedString(attributedString: storage) }
    }
    return storage
  }

  private var storage: NSTextStorage { remembered(NSTextStorage(string: ""), "textStorage") }

  /// Makes an empty text view; which of the two ways of laying out it uses makes no difference.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  /// Whether the font takes the size that the traits ask for.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      contentDidChange()
    }
  }

  /// Adjusts the font, if ``adjustsFontForContentSizeCategory`` is true.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The label's own font is adjusted next, and measured in the layout.
    if adjustsFontForContentSizeCategory { contentDidChange() }
  }

  // MARK: The keyboard

  /// What a keyboard shows; it is remembered.
  open var keyboardType = UIKeyboardType.default
  /// Whether a keyboard is light or dark; it is remembered.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What a return key says; it is remembered.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether a return key waits for a text; it is remembered.
  open var enablesReturnKeyAutomatically = false
  /// Which letters are made capitals; it is remembered.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; it is remembered.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked; it is remembered.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes are made round; it is remembered.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens are made dashes; it is remembered.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether blanks are added and taken away; it is remembered.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the text isn't to be read; it is remembered.
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text stands for; it is remembered.
  open var textContentType: UITextContentType!
  /// What is chosen, in UTF-16 units: the end of a text that was set, until something else is.
  open var selectedRange: NSRange {
    get { chosen ?? NSRange(location: (text ?? "").utf16.count, length: 0) }
    set { chosen = newValue }
  }
  private var chosen: NSRange?
  /// What new text looks like; it is remembered.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What links look like; it is remembered.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether attributes of the text may be edited; it is remembered.
  open var allowsEditingTextAttributes = false
  /// Whether a new text takes the place of the old one; it is remembered.
  open var clearsOnInsertion = false
  /// What would be found in the text and made to be touched; it is remembered.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether there is a text.
  open var hasText: Bool { !text.isEmpty }

  /// Would scroll to a part of the text; without effect.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// Makes an empty text view with a frame in its future superview's coordinates, in points.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - textContainer: The room of the text; nil for one of the view's own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    room = textContainer ?? .asWideAsView
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty text view with a frame in its future superview's coordinates, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes an empty text view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    room = .asWideAsView
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    label.lineBreakMode = .byWordWrapping
    addSubview(label)
    room.onChange = { [weak self] in self?.contentDidChange() }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * room.lineFragmentPadding
  }
  private var ends: CGFloat { textContainerInset.top + textContainerInset.bottom }

  private func textSize(within width: CGFloat) -> CGSize {
    label.intrinsicContentSize(forWidth: max(width - sides, 1))
  }

  private func size(within width: CGFloat) -> CGSize {
    var size = textSize(within: width)
    let line = label.lineMetrics(of: label.font).height
    if size.height == 0 {
      size.height = line.rounded(.up)
    } else if text?.last?.isNewline == true {
      // The line that comes next is there already.
      size.height = pixelsPerPoint.roundedUp(size.height + line)
    }
    return CGSize(width: size.width + sides, height: size.height + ends)
  }

  /// The size of the text on one line a paragraph, unless it scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return size(within: .greatestFiniteMagnitude / 2)
  }
  /// True unless the text scrolls.
  open override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }
  /// The size of the text at a width.
  open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    isScrollEnabled ? super.intrinsicContentSize(forWidth: width) : size(within: width)
  }
  /// The size of the text at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size.width) }

  /// Gives the text the view's width, and the content the text's height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: textContainerInset.left + room.lineFragmentPadding, y: textContainerInset.top,
      width: max(bounds.width - sides, 0), height: textSize(within: bounds.width).height)
    contentSize = CGSize(width: bounds.width, height: size(within: bounds.width).height)
  }

  // MARK: Places in the text

  /// Where the letters are, on a layout of their own.
  private var placed: PlacedText {
    let manager = layoutManager
    return PlacedText(
      manager: manager, storage: textStorage,
      origin: CGPoint(x: textContainerInset.left, y: textContainerInset.top),
      lineHeight: label.lineMetrics(of: label.font).height)
  }

  /// The rectangle of the bar that would blink at a place: 2 points wide, as high as its line (not measured).
  open func caretRect(for position: UITextPosition) -> CGRect { placed.caret(at: position) }
  /// The rectangle around the first line of a part, in points; none without letters.
  open func firstRect(for range: UITextRange) -> CGRect { placed.lines(of: range).first ?? .zero }
  /// The rectangles of a part, one a line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    placed.selection(range)
  }
  /// The place between two letters that is closest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { placed.closest(to: point) }
  /// The place in a part that is closest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let place = placed.closest(to: point).place
    return UITextPosition(min(max(place, range.start.place), range.end.place))
  }
  /// The character at a point, the closest one beside the text.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    placed.letter(at: point).map { UITextRange(NSRange(location: $0, length: 1)) }
  }

  /// Where the text begins.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where the text ends.
  open var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  /// The text of a part; nil outside of the text.
  open func text(in range: UITextRange) -> String? {
    let (range, units) = (range.range, (text ?? "") as NSString)
    guard range.location >= 0, NSMaxRange(range) <= units.length else { return nil }
    return units.substring(with: range)
  }
  /// Puts a text in the place of a part; one outside of the text is left alone.
  open func replace(_ range: UITextRange, withText text: String) {
    let (range, units) = (range.range, (self.text ?? "") as NSString)
    guard range.location >= 0, NSMaxRange(range) <= units.length else { return }
    if label.hasOwnAttributes {
      attributedText = attributedText.replacing(range, by: text)
    } else {
      self.text = units.replacingCharacters(in: range, with: text)
    }
    chosen = NSRange(location: range.location + text.utf16.count, length: 0)
  }
  /// Types a text in the place of what is chosen, of which the delegate and those who listen are told; whether it may
  /// isn't asked.
  open func insertText(_ text: String) {
    type(text)
    call(.insertText) { tellOfTyping() }
  }
  /// Takes away what is chosen, or the character before it, and tells of it as ``insertText(_:)`` does.
  open func deleteBackward() {
    if typeBackward() { call(.insertText) { tellOfTyping() } }
  }
  private func tellOfTyping() {
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    TreeNotification.post(Self.textDidChangeNotification, from: self)
  }
  /// The part that is chosen; see ``selectedRange``.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { selectedRange = newValue?.range ?? NSRange(location: 0, length: 0) }
  }
  /// Told of what is typed; it is remembered.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Chooses all of the text.
  open override func selectAll(_ sender: Any?) {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }
}

/// What would be found in a text and made to be touched.
public nonisolated struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: UInt

  /// Makes types from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
