// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import UIKit

// Each member as UIKit declares it: the override and the call of `super` pin its types from both sides.

class OwnUITextField: UITextField {
  override var inputAccessoryView: UIView? {
    get { super.inputAccessoryView }
    set { super.inputAccessoryView = newValue }
  }
  override var adjustsFontForContentSizeCategory: Bool {
    get { super.adjustsFontForContentSizeCategory }
    set { super.adjustsFontForContentSizeCategory = newValue }
  }
  override var adjustsFontSizeToFitWidth: Bool {
    get { super.adjustsFontSizeToFitWidth }
    set { super.adjustsFontSizeToFitWidth = newValue }
  }
  override var attributedPlaceholder: NSAttributedString? {
    get { super.attributedPlaceholder }
    set { super.attributedPlaceholder = newValue }
  }
  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set { super.attributedText = newValue }
  }
  override var borderStyle: UITextField.BorderStyle {
    get { super.borderStyle }
    set { super.borderStyle = newValue }
  }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var clearButtonMode: UITextField.ViewMode {
    get { super.clearButtonMode }
    set { super.clearButtonMode = newValue }
  }
  override var delegate: (any UITextFieldDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds)
  }
  override var font: UIFont? {
    get { super.font }
    set { super.font = newValue }
  }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isEditing: Bool { super.isEditing }
  override var isSecureTextEntry: Bool {
    get { super.isSecureTextEntry }
    set { super.isSecureTextEntry = newValue }
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override var leftView: UIView? {
    get { super.leftView }
    set { super.leftView = newValue }
  }
  override var leftViewMode: UITextField.ViewMode {
    get { super.leftViewMode }
    set { super.leftViewMode = newValue }
  }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds)
  }
  override var minimumFontSize: CGFloat {
    get { super.minimumFontSize }
    set { super.minimumFontSize = newValue }
  }
  override var placeholder: String? {
    get { super.placeholder }
    set { super.placeholder = newValue }
  }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    super.placeholderRect(forBounds: bounds)
  }
  override var rightView: UIView? {
    get { super.rightView }
    set { super.rightView = newValue }
  }
  override var rightViewMode: UITextField.ViewMode {
    get { super.rightViewMode }
    set { super.rightViewMode = newValue }
  }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override var textAlignment: NSTextAlignment {
    get { super.textAlignment }
    set { super.textAlignment = newValue }
  }
  override var textColor: UIColor? {
    get { super.textColor }
    set { super.textColor = newValue }
  }
  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
  override var keyboardType: UIKeyboardType {
    get { super.keyboardType }
    set { super.keyboardType = newValue }
  }
  override var keyboardAppearance: UIKeyboardAppearance {
    get { super.keyboardAppearance }
    set { super.keyboardAppearance = newValue }
  }
  override var returnKeyType: UIReturnKeyType {
    get { super.returnKeyType }
    set { super.returnKeyType = newValue }
  }
  override var enablesReturnKeyAutomatically: Bool {
    get { super.enablesReturnKeyAutomatically }
    set { super.enablesReturnKeyAutomatically = newValue }
  }
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { super.autocapitalizationType }
    set { super.autocapitalizationType = newValue }
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { super.autocorrectionType }
    set { super.autocorrectionType = newValue }
  }
  override var spellCheckingType: UITextSpellCheckingType {
    get { super.spellCheckingType }
    set { super.spellCheckingType = newValue }
  }
  override var smartQuotesType: UITextSmartQuotesType {
    get { super.smartQuotesType }
    set { super.smartQuotesType = newValue }
  }
  override var smartDashesType: UITextSmartDashesType {
    get { super.smartDashesType }
    set { super.smartDashesType = newValue }
  }
  override var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { super.smartInsertDeleteType }
    set { super.smartInsertDeleteType = newValue }
  }
  override var textContentType: UITextContentType? {
    get { super.textContentType }
    set { super.textContentType = newValue }
  }
  override var clearsOnBeginEditing: Bool {
    get { super.clearsOnBeginEditing }
    set { super.clearsOnBeginEditing = newValue }
  }
  override var clearsOnInsertion: Bool {
    get { super.clearsOnInsertion }
    set { super.clearsOnInsertion = newValue }
  }
  override var typingAttributes: [NSAttributedString.Key: Any]? {
    get { super.typingAttributes }
    set { super.typingAttributes = newValue }
  }
  override var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { super.defaultTextAttributes }
    set { super.defaultTextAttributes = newValue }
  }
  override var allowsEditingTextAttributes: Bool {
    get { super.allowsEditingTextAttributes }
    set { super.allowsEditingTextAttributes = newValue }
  }
  override var background: UIImage? {
    get { super.background }
    set { super.background = newValue }
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds)
  }
  override func borderRect(forBounds bounds: CGRect) -> CGRect {
    super.borderRect(forBounds: bounds)
  }
}

class OwnUITextView: UITextView {
  override var layoutManager: NSLayoutManager { super.layoutManager }
  override var textStorage: NSTextStorage { super.textStorage }
  override var inputAccessoryView: UIView? {
    get { super.inputAccessoryView }
    set { super.inputAccessoryView = newValue }
  }
  override var attributedText: NSAttributedString! {
    get { super.attributedText }
    set { super.attributedText = newValue }
  }
  override var font: UIFont? {
    get { super.font }
    set { super.font = newValue }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isEditable: Bool {
    get { super.isEditable }
    set { super.isEditable = newValue }
  }
  override var isSelectable: Bool {
    get { super.isSelectable }
    set { super.isSelectable = newValue }
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var text: String! {
    get { super.text }
    set { super.text = newValue }
  }
  override var textAlignment: NSTextAlignment {
    get { super.textAlignment }
    set { super.textAlignment = newValue }
  }
  override var textColor: UIColor? {
    get { super.textColor }
    set { super.textColor = newValue }
  }
  override var textContainerInset: UIEdgeInsets {
    get { super.textContainerInset }
    set { super.textContainerInset = newValue }
  }
  override var keyboardType: UIKeyboardType {
    get { super.keyboardType }
    set { super.keyboardType = newValue }
  }
  override var keyboardAppearance: UIKeyboardAppearance {
    get { super.keyboardAppearance }
    set { super.keyboardAppearance = newValue }
  }
  override var returnKeyType: UIReturnKeyType {
    get { super.returnKeyType }
    set { super.returnKeyType = newValue }
  }
  override var enablesReturnKeyAutomatically: Bool {
    get { super.enablesReturnKeyAutomatically }
    set { super.enablesReturnKeyAutomatically = newValue }
  }
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { super.autocapitalizationType }
    set { super.autocapitalizationType = newValue }
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { super.autocorrectionType }
    set { super.autocorrectionType = newValue }
  }
  override var spellCheckingType: UITextSpellCheckingType {
    get { super.spellCheckingType }
    set { super.spellCheckingType = newValue }
  }
  override var smartQuotesType: UITextSmartQuotesType {
    get { super.smartQuotesType }
    set { super.smartQuotesType = newValue }
  }
  override var smartDashesType: UITextSmartDashesType {
    get { super.smartDashesType }
    set { super.smartDashesType = newValue }
  }
  override var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { super.smartInsertDeleteType }
    set { super.smartInsertDeleteType = newValue }
  }
  override var isSecureTextEntry: Bool {
    get { super.isSecureTextEntry }
    set { super.isSecureTextEntry = newValue }
  }
  override var textContentType: UITextContentType? {
    get { super.textContentType }
    set { super.textContentType = newValue }
  }
  override var selectedRange: NSRange {
    get { super.selectedRange }
    set { super.selectedRange = newValue }
  }
  override var typingAttributes: [NSAttributedString.Key: Any] {
    get { super.typingAttributes }
    set { super.typingAttributes = newValue }
  }
  override var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { super.linkTextAttributes }
    set { super.linkTextAttributes = newValue }
  }
  override var allowsEditingTextAttributes: Bool {
    get { super.allowsEditingTextAttributes }
    set { super.allowsEditingTextAttributes = newValue }
  }
  override var clearsOnInsertion: Bool {
    get { super.clearsOnInsertion }
    set { super.clearsOnInsertion = newValue }
  }
  override var dataDetectorTypes: UIDataDetectorTypes {
    get { super.dataDetectorTypes }
    set { super.dataDetectorTypes = newValue }
  }
  override var delegate: (any UITextViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var adjustsFontForContentSizeCategory: Bool {
    get { super.adjustsFontForContentSizeCategory }
    set { super.adjustsFontForContentSizeCategory = newValue }
  }
  override var textContainer: NSTextContainer { super.textContainer }
  override func scrollRangeToVisible(_ range: NSRange) { super.scrollRangeToVisible(range) }
}

class OwnUIButton: UIButton {
  override var buttonType: UIButton.ButtonType { super.buttonType }
  override var configuration: UIButton.Configuration? {
    get { super.configuration }
    set { super.configuration = newValue }
  }
  override var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { super.configurationUpdateHandler }
    set { super.configurationUpdateHandler = newValue }
  }
  override var contentEdgeInsets: UIEdgeInsets {
    get { super.contentEdgeInsets }
    set { super.contentEdgeInsets = newValue }
  }
  override var currentImage: UIImage? { super.currentImage }
  override var currentTitle: String? { super.currentTitle }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
  override var imageEdgeInsets: UIEdgeInsets {
    get { super.imageEdgeInsets }
    set { super.imageEdgeInsets = newValue }
  }
  override var imageView: UIImageView? { super.imageView }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    super.setBackgroundImage(image, for: state)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
  }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title, for: state)
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var subtitleLabel: UILabel? { super.subtitleLabel }
  override func title(for state: UIControl.State) -> String? { super.title(for: state) }
  override func titleColor(for state: UIControl.State) -> UIColor? { super.titleColor(for: state) }
  override var titleEdgeInsets: UIEdgeInsets {
    get { super.titleEdgeInsets }
    set { super.titleEdgeInsets = newValue }
  }
  override var titleLabel: UILabel? { super.titleLabel }
  override func updateConfiguration() { super.updateConfiguration() }
  override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
  override var menu: UIMenu? {
    get { super.menu }
    set { super.menu = newValue }
  }
  override var changesSelectionAsPrimaryAction: Bool {
    get { super.changesSelectionAsPrimaryAction }
    set { super.changesSelectionAsPrimaryAction = newValue }
  }
  override var isPointerInteractionEnabled: Bool {
    get { super.isPointerInteractionEnabled }
    set { super.isPointerInteractionEnabled = newValue }
  }
  override var adjustsImageWhenHighlighted: Bool {
    get { super.adjustsImageWhenHighlighted }
    set { super.adjustsImageWhenHighlighted = newValue }
  }
  override var adjustsImageWhenDisabled: Bool {
    get { super.adjustsImageWhenDisabled }
    set { super.adjustsImageWhenDisabled = newValue }
  }
  override var showsTouchWhenHighlighted: Bool {
    get { super.showsTouchWhenHighlighted }
    set { super.showsTouchWhenHighlighted = newValue }
  }
  override var role: UIButton.Role {
    get { super.role }
    set { super.role = newValue }
  }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title, for: state)
  }
  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    super.attributedTitle(for: state)
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    super.imageRect(forContentRect: contentRect)
  }
  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    super.contentRect(forBounds: bounds)
  }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    super.backgroundRect(forBounds: bounds)
  }
}

class OwnUISwitch: UISwitch {
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isOn: Bool {
    get { super.isOn }
    set { super.isOn = newValue }
  }
  override var onTintColor: UIColor? {
    get { super.onTintColor }
    set { super.onTintColor = newValue }
  }
  override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var thumbTintColor: UIColor? {
    get { super.thumbTintColor }
    set { super.thumbTintColor = newValue }
  }
}

class OwnUISlider: UISlider {
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isContinuous: Bool {
    get { super.isContinuous }
    set { super.isContinuous = newValue }
  }
  override var maximumTrackTintColor: UIColor? {
    get { super.maximumTrackTintColor }
    set { super.maximumTrackTintColor = newValue }
  }
  override var maximumValue: Float {
    get { super.maximumValue }
    set { super.maximumValue = newValue }
  }
  override var minimumTrackTintColor: UIColor? {
    get { super.minimumTrackTintColor }
    set { super.minimumTrackTintColor = newValue }
  }
  override var minimumValue: Float {
    get { super.minimumValue }
    set { super.minimumValue = newValue }
  }
  override func setValue(_ value: Float, animated: Bool) {
    super.setValue(value, animated: animated)
  }
  override var thumbTintColor: UIColor? {
    get { super.thumbTintColor }
    set { super.thumbTintColor = newValue }
  }
  override var value: Float {
    get { super.value }
    set { super.value = newValue }
  }
  override var minimumValueImage: UIImage? {
    get { super.minimumValueImage }
    set { super.minimumValueImage = newValue }
  }
  override var maximumValueImage: UIImage? {
    get { super.maximumValueImage }
    set { super.maximumValueImage = newValue }
  }
  override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  { super.thumbRect(forBounds: bounds, trackRect: rect, value: value) }
  override func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    super.setThumbImage(image, for: state)
  }
}

class OwnUIStepper: UIStepper {
  override var autorepeat: Bool {
    get { super.autorepeat }
    set { super.autorepeat = newValue }
  }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isContinuous: Bool {
    get { super.isContinuous }
    set { super.isContinuous = newValue }
  }
  override var maximumValue: Double {
    get { super.maximumValue }
    set { super.maximumValue = newValue }
  }
  override var minimumValue: Double {
    get { super.minimumValue }
    set { super.minimumValue = newValue }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var stepValue: Double {
    get { super.stepValue }
    set { super.stepValue = newValue }
  }
  override var value: Double {
    get { super.value }
    set { super.value = newValue }
  }
  override var wraps: Bool {
    get { super.wraps }
    set { super.wraps = newValue }
  }
}

class OwnUISegmentedControl: UISegmentedControl {
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var apportionsSegmentWidthsByContent: Bool {
    get { super.apportionsSegmentWidthsByContent }
    set { super.apportionsSegmentWidthsByContent = newValue }
  }
  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    super.insertSegment(withTitle: title, at: segment, animated: animated)
  }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isMomentary: Bool {
    get { super.isMomentary }
    set { super.isMomentary = newValue }
  }
  override var numberOfSegments: Int { super.numberOfSegments }
  override func removeAllSegments() { super.removeAllSegments() }
  override func removeSegment(at segment: Int, animated: Bool) {
    super.removeSegment(at: segment, animated: animated)
  }
  override var selectedSegmentIndex: Int {
    get { super.selectedSegmentIndex }
    set { super.selectedSegmentIndex = newValue }
  }
  override var selectedSegmentTintColor: UIColor? {
    get { super.selectedSegmentTintColor }
    set { super.selectedSegmentTintColor = newValue }
  }
  override func setTitle(_ title: String?, forSegmentAt segment: Int) {
    super.setTitle(title, forSegmentAt: segment)
  }
  override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment) }
}

class OwnUIProgressView: UIProgressView {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var progress: Float {
    get { super.progress }
    set { super.progress = newValue }
  }
  override var progressTintColor: UIColor? {
    get { super.progressTintColor }
    set { super.progressTintColor = newValue }
  }
  override var progressViewStyle: UIProgressView.Style {
    get { super.progressViewStyle }
    set { super.progressViewStyle = newValue }
  }
  override func setProgress(_ progress: Float, animated: Bool) {
    super.setProgress(progress, animated: animated)
  }
  override var trackTintColor: UIColor? {
    get { super.trackTintColor }
    set { super.trackTintColor = newValue }
  }
}

class OwnUIActivityIndicatorView: UIActivityIndicatorView {
  override var color: UIColor! {
    get { super.color }
    set { super.color = newValue }
  }
  override var hidesWhenStopped: Bool {
    get { super.hidesWhenStopped }
    set { super.hidesWhenStopped = newValue }
  }
  required init(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isAnimating: Bool { super.isAnimating }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func startAnimating() { super.startAnimating() }
  override func stopAnimating() { super.stopAnimating() }
  override var style: UIActivityIndicatorView.Style {
    get { super.style }
    set { super.style = newValue }
  }
}

class OwnUIPageControl: UIPageControl {
  override var currentPage: Int {
    get { super.currentPage }
    set { super.currentPage = newValue }
  }
  override var currentPageIndicatorTintColor: UIColor? {
    get { super.currentPageIndicatorTintColor }
    set { super.currentPageIndicatorTintColor = newValue }
  }
  override var hidesForSinglePage: Bool {
    get { super.hidesForSinglePage }
    set { super.hidesForSinglePage = newValue }
  }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var numberOfPages: Int {
    get { super.numberOfPages }
    set { super.numberOfPages = newValue }
  }
  override var pageIndicatorTintColor: UIColor? {
    get { super.pageIndicatorTintColor }
    set { super.pageIndicatorTintColor = newValue }
  }
  override func size(forNumberOfPages pageCount: Int) -> CGSize {
    super.size(forNumberOfPages: pageCount)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

class OwnUINavigationBar: UINavigationBar {
  override var backItem: UINavigationItem? { super.backItem }
  override var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { super.titleTextAttributes }
    set { super.titleTextAttributes = newValue }
  }
  override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { super.largeTitleTextAttributes }
    set { super.largeTitleTextAttributes = newValue }
  }
  override var standardAppearance: UINavigationBarAppearance {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }
  override var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { super.scrollEdgeAppearance }
    set { super.scrollEdgeAppearance = newValue }
  }
  override var compactAppearance: UINavigationBarAppearance? {
    get { super.compactAppearance }
    set { super.compactAppearance = newValue }
  }
  override func pushItem(_ item: UINavigationItem, animated: Bool) {
    super.pushItem(item, animated: animated)
  }
  override func popItem(animated: Bool) -> UINavigationItem? { super.popItem(animated: animated) }
  override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    super.setItems(items, animated: animated)
  }
  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isTranslucent: Bool {
    get { super.isTranslucent }
    set { super.isTranslucent = newValue }
  }
  override var items: [UINavigationItem]? {
    get { super.items }
    set { super.items = newValue }
  }
  override var prefersLargeTitles: Bool {
    get { super.prefersLargeTitles }
    set { super.prefersLargeTitles = newValue }
  }
  override var topItem: UINavigationItem? { super.topItem }
}

class OwnUITabBar: UITabBar {
  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isTranslucent: Bool {
    get { super.isTranslucent }
    set { super.isTranslucent = newValue }
  }
  override var items: [UITabBarItem]? {
    get { super.items }
    set { super.items = newValue }
  }
  override var selectedItem: UITabBarItem? {
    get { super.selectedItem }
    set { super.selectedItem = newValue }
  }
}

class OwnUIWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  override var windowScene: UIWindowScene? {
    get { super.windowScene }
    set { super.windowScene = newValue }
  }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
}
