public import Foundation
public import ViewTree

/// A control with a line of text that is written in.
///
/// It is as high as its line, up to whole points, and one more; with a rounded border 11 more, and at
/// least 34 points.
open class UITextField: UIControl, UITextInput {
  /// The colour behind the text of a field without a border; nil for none.
  var plainGround: UIColor? { nil }
  /// What is around the text.
  public nonisolated enum BorderStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A line with a shadow inside.
    case bezel = 2
    /// A rounded line, 7 points before the text and more after it.
    case roundedRect = 3
  }

  /// When a view beside the text, or the button to clear it, is shown.
  public nonisolated enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it isn't.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  override class var initialTouchRole: UIView.TouchRole { .standard }
  override var ownValue: String? {
    text?.isEmpty == false ? isSecureTextEntry ? label.text : text : placeholder
  }

  private let label = FieldLabel()
  private var ownFont = UIFont.systemFont(ofSize: 17)
  private var styledText: NSAttributedString?
  /// What is chosen; nil for the end of the text.
  private var chosen: NSRange?
  private var styledPlaceholder: NSAttributedString?

  private var plainText: String?
  /// The text; nil counts as none, which is "".
  open var text: String? {
    get { plainText ?? "" }
    set {
      plainText = newValue
      styledText = nil
      chosen = nil
      contentDidChange()
    }
  }
  /// The text with attributes, or without any the plain text; nil until one is set.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styledText = newValue
      contentDidChange()
    }
  }
  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet {
      styledPlaceholder = nil
      contentDidChange()
    }
  }
  /// What is shown while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      styledPlaceholder = newValue
      contentDidChange()
    }
  }
  /// The font of the text, which gives the field its height; at first, and for nil, the system font
  /// of 17 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      contentDidChange()
    }
  }
  /// The colour of the text; black if there is none.
  open var textColor: UIColor? { didSet { contentDidChange() } }
  /// Where the text stands between the sides.
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  /// What is around the text.
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  /// The view to the left of the text, which takes room from it.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// When the view to the left is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view to the right of the text, which takes room from it.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// When the view to the right is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the button to clear the text is shown.
  open var clearButtonMode = ViewMode.never
  /// Whether the text isn't to be read.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// Whether the text is drawn smaller where it has no room.
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// The least size that the text is drawn at where it has no room, in points; 0 and less set no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }
  /// Whether the font takes the size that the traits ask for.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  /// Adjusts the font, if ``adjustsFontForContentSizeCategory`` is true.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func adjustFont() {
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    if adjustsFontForContentSizeCategory { contentDidChange() }
  }

  /// Asked and told about editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is edited.
  open var isEditing: Bool { isFirstResponder }
  /// A text field can have the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled }
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

  // MARK: Editing

  /// Whether what has the field lets editing begin.
  final var mayBeginEditing: () -> Bool = { true }
  /// Whether what has the field lets editing end.
  final var mayEndEditing: () -> Bool = { true }

  /// Begins editing, if the delegate lets it: it is told then, and so are targets and observers.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, window != nil, canBecomeFirstResponder else {
      return super.becomeFirstResponder()
    }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, mayBeginEditing(),
      super.becomeFirstResponder()
    else { return false }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    TreeNotification.post(Self.textDidBeginEditingNotification, from: self)
    return true
  }

  /// Ends editing, if the delegate lets it: it is told then, and so are targets and observers.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, mayEndEditing(),
      super.resignFirstResponder()
    else { return false }
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    TreeNotification.post(Self.textDidEndEditingNotification, from: self)
    return true
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
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text stands for; it is remembered.
  open var textContentType: UITextContentType!
  /// Whether editing begins with no text; it is remembered.
  open var clearsOnBeginEditing = false
  /// Whether a new text takes the place of the old one; it is remembered.
  open var clearsOnInsertion = false
  /// What new text looks like; it is remembered.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// What all of the text looks like; it is remembered.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether attributes of the text may be edited; it is remembered.
  open var allowsEditingTextAttributes = false
  /// The picture behind the text; it is remembered.
  open var background: UIImage?
  /// Whether there is a text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Where the button to clear the text is, in points: 19 points a side at the right, in the middle of the
  /// height.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Where the border is, in points: around it all.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  private func contentDidChange() {
    if adjustsFontForContentSizeCategory { ownFont = ownFont.adjusted(to: traitCollection) }
    let isEmpty = text?.isEmpty != false
    label.text =
      isEmpty
      ? placeholder
      : isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
    label.font = ownFont
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    let share = minimumFontSize / ownFont.pointSize
    label.minimumScaleFactor = share > 0 ? min(share, 1) : 0
    label.textColor = isEmpty ? .placeholderText : textColor
    label.textAlignment = textAlignment
    if let styled = isEmpty ? styledPlaceholder : styledText, isEmpty || !isSecureTextEntry {
      label.attributedText = styled
    }
    label.isHidden = label.text?.isEmpty != false
    if label.superview == nil {
      label.field = self
      addSubview(label)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func sideViewDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  /// Places the text in the middle, and the views beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    show(leftView, leftViewMode, leftViewRect(forBounds: bounds))
    show(rightView, rightViewMode, rightViewRect(forBounds: bounds))
    let isEmpty = text?.isEmpty != false
    let room =
      isEmpty
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let height = min(label.intrinsicContentSize.height, room.height)
    let frame = CGRect(
      x: room.minX, y: room.midY - height / 2, width: max(room.width, 0), height: max(height, 0))
    label.place(at: room.isNull ? .null : frame)
  }

  private func show(_ view: UIView?, _ mode: ViewMode, _ frame: CGRect) {
    guard let view else { return }
    guard isShown(mode) else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.place(at: frame)
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Where the view to the left is in one of the field's bounds, in points: in the middle of its height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = leftView?.frame.size else { return .zero }
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the view to the right is in one of the field's bounds, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = rightView?.frame.size else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The size of the text or placeholder, in points, with the border around it.
  open override var intrinsicContentSize: CGSize {
    let width = label.text?.isEmpty == false ? label.intrinsicContentSize.width.rounded(.up) : 0
    let line = label.lineMetrics(of: ownFont).height.rounded(.up) + 1
    switch borderStyle {
    case .none: return CGSize(width: width, height: line)
    case .line: return CGSize(width: width + 4, height: line + 2)
    case .bezel: return CGSize(width: width + 14, height: line + 5)
    case .roundedRect: return CGSize(width: width + 28, height: max(34, line + 11))
    }
  }

  /// The size of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Where the text is in one of the field's bounds, in points; in the middle of a border that leaves no room.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var room = bounds.room(inside: borderInsets)
    if leftView != nil, isShown(leftViewMode) {
      let start = max(room.minX, leftViewRect(forBounds: bounds).maxX)
      room.size.width = max(room.maxX - start, 0)
      room.origin.x = start
    }
    if rightView != nil, isShown(rightViewMode) {
      let end = min(room.maxX, rightViewRect(forBounds: bounds).minX)
      room.size.width = max(end - room.minX, 0)
    }
    return room
  }

  /// What the border leaves free around the text, in points.
  private var borderInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the placeholder is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Draws the text into the current context; called when a picture is made of a field that has one.
  ///
  /// - Parameter rect: Where the text is, in the field's coordinates.
  open func drawText(in rect: CGRect) { label.drawField(in: rect) }

  /// Draws the placeholder; called when a picture is made of a field without text.
  ///
  /// - Parameter rect: Where it is, in the field's coordinates.
  open func drawPlaceholder(in rect: CGRect) { label.drawField(in: rect) }

  /// The text stands in the middle.
  open override var firstBaselinePosition: BaselinePosition? { lineInTheMiddle }
  /// The text stands in the middle.
  open override var lastBaselinePosition: BaselinePosition? { lineInTheMiddle }

  private var lineInTheMiddle: BaselinePosition {
    let line = label.lineMetrics(of: ownFont)
    return BaselinePosition(heightFraction: 0.5, offset: line.ascender - line.height / 2)
  }

  // MARK: Places in the text

  /// Where the letters are, on a layout of their own.
  private var placed: PlacedText {
    let shown = label.attributedText ?? NSAttributedString(string: "")
    let text = NSTextStorage(attributedString: shown)
    let manager = NSLayoutManager()
    let room = NSTextContainer(size: .zero)
    room.lineFragmentPadding = 0
    manager.addTextContainer(room)
    text.addLayoutManager(manager)
    if self.text?.isEmpty != false { text.setAttributedString(NSAttributedString(string: "")) }
    let line = label.lineMetrics(of: ownFont).height
    let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let frame = area.isNull ? .zero : area
    let slack = max(frame.width - manager.usedRect(for: room).width, 0)
    let x = frame.minX + slack * label.shareOfSlackBeforeLine
    let y = frame.midY - line / 2
    return PlacedText(
      manager: manager, storage: text, origin: CGPoint(x: x, y: y), lineHeight: line)
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
    if let styledText {
      attributedText = styledText.replacing(range, by: text)
    } else {
      self.text = units.replacingCharacters(in: range, with: text)
    }
    chosen = NSRange(location: range.location + text.utf16.count, length: 0)
  }
  /// Types a text in the place of what is chosen, of which the delegate, the targets of `.editingChanged` and those who
  /// listen are told; whether it may isn't asked.
  open func insertText(_ text: String) {
    type(text)
    call(.insertText) { tellOfTyping() }
  }
  /// Takes away what is chosen, or the character before it, and tells of it as ``insertText(_:)`` does.
  open func deleteBackward() {
    if typeBackward() { call(.insertText) { tellOfTyping() } }
  }
  private func tellOfTyping() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    TreeNotification.post(Self.textDidChangeNotification, from: self)
  }
  /// The part that is chosen: the end of a text that was set, until something else is.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(chosen ?? NSRange(location: endOfDocument.place, length: 0)) }
    set { chosen = newValue?.range }
  }
  /// Told of what is typed; it is remembered.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Chooses all of the text.
  open override func selectAll(_ sender: Any?) {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }
}

/// Asked and told about the editing of a text field: where it gets the keyboard and gives it up; what would be typed isn't
/// asked for.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended, and why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether characters may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// What is chosen has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells that editing has ended, without the reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why editing has ended.
  public nonisolated enum DidEndEditingReason: Int, Hashable, Sendable {
    /// It was done.
    case committed = 0
    /// It was broken off.
    case cancelled = 1
  }

  /// Would be posted when the text has changed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
