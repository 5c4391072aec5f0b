// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import UIKit

// Each member as UIKit declares it: the override and the call of `super` pin its types from both sides.

class OwnUIResponder: UIResponder {
  override func awakeFromNib() { super.awakeFromNib() }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  override init() { super.init() }
  override var inputAccessoryView: UIView? { super.inputAccessoryView }
  override var inputView: UIView? { super.inputView }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override var next: UIResponder? { super.next }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
}

class OwnUIView: UIView {
  override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityAttributedLabel: NSAttributedString? {
    get { super.accessibilityAttributedLabel }
    set { super.accessibilityAttributedLabel = newValue }
  }
  override var accessibilityHint: String? {
    get { super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }
  override var accessibilityValue: String? {
    get { super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
  override var accessibilityLanguage: String? {
    get { super.accessibilityLanguage }
    set { super.accessibilityLanguage = newValue }
  }
  override var accessibilityUserInputLabels: [String]! {
    get { super.accessibilityUserInputLabels }
    set { super.accessibilityUserInputLabels = newValue }
  }
  override var accessibilityElementsHidden: Bool {
    get { super.accessibilityElementsHidden }
    set { super.accessibilityElementsHidden = newValue }
  }
  override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal }
    set { super.accessibilityViewIsModal = newValue }
  }
  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements }
    set { super.accessibilityElements = newValue }
  }
  override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }
  override var accessibilityActivationPoint: CGPoint {
    get { super.accessibilityActivationPoint }
    set { super.accessibilityActivationPoint = newValue }
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions }
    set { super.accessibilityCustomActions = newValue }
  }
  override var shouldGroupAccessibilityChildren: Bool {
    get { super.shouldGroupAccessibilityChildren }
    set { super.shouldGroupAccessibilityChildren = newValue }
  }
  override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { super.accessibilityNavigationStyle }
    set { super.accessibilityNavigationStyle = newValue }
  }
  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { super.accessibilityContainerType }
    set { super.accessibilityContainerType = newValue }
  }
  override var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { super.accessibilityTextualContext }
    set { super.accessibilityTextualContext = newValue }
  }
  override func accessibilityElementCount() -> Int {
    super.accessibilityElementCount()
  }
  override func accessibilityElement(at index: Int) -> Any? {
    super.accessibilityElement(at: index)
  }
  override func index(ofAccessibilityElement element: Any) -> Int {
    super.index(ofAccessibilityElement: element)
  }
  override func accessibilityActivate() -> Bool {
    super.accessibilityActivate()
  }
  override func accessibilityIncrement() {
    super.accessibilityIncrement()
  }
  override func accessibilityDecrement() {
    super.accessibilityDecrement()
  }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    super.accessibilityScroll(direction)
  }
  override func accessibilityPerformEscape() -> Bool {
    super.accessibilityPerformEscape()
  }
  override var anchorPoint: CGPoint {
    get { super.anchorPoint }
    set { super.anchorPoint = newValue }
  }
  override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    super.addConstraints(constraints)
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func addLayoutGuide(_ guide: UILayoutGuide) { super.addLayoutGuide(guide) }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    super.alignmentRect(forFrame: frame)
  }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var mask: UIView? {
    get { super.mask }
    set { super.mask = newValue }
  }
  override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = newValue }
  }
  override var autoresizesSubviews: Bool {
    get { super.autoresizesSubviews }
    set { super.autoresizesSubviews = newValue }
  }
  override var autoresizingMask: UIView.AutoresizingMask {
    get { super.autoresizingMask }
    set { super.autoresizingMask = newValue }
  }
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override var clipsToBounds: Bool {
    get { super.clipsToBounds }
    set { super.clipsToBounds = newValue }
  }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  { super.constraintsAffectingLayout(for: axis) }
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { super.contentCompressionResistancePriority(for: axis) }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    super.contentHuggingPriority(for: axis)
  }
  override var contentMode: UIView.ContentMode {
    get { super.contentMode }
    set { super.contentMode = newValue }
  }
  override var contentScaleFactor: CGFloat {
    get { super.contentScaleFactor }
    set { super.contentScaleFactor = newValue }
  }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    super.convert(point, from: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    super.convert(rect, from: view)
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    super.convert(rect, to: view)
  }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set { super.directionalLayoutMargins = newValue }
  }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  override func frame(forAlignmentRect rect: CGRect) -> CGRect {
    super.frame(forAlignmentRect: rect)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers }
    set { super.gestureRecognizers = newValue }
  }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    super.insertSubview(view, aboveSubview: sibling)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    super.insertSubview(view, belowSubview: sibling)
  }
  override var insetsLayoutMarginsFromSafeArea: Bool {
    get { super.insetsLayoutMarginsFromSafeArea }
    set { super.insetsLayoutMarginsFromSafeArea = newValue }
  }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override var isExclusiveTouch: Bool {
    get { super.isExclusiveTouch }
    set { super.isExclusiveTouch = newValue }
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var isMultipleTouchEnabled: Bool {
    get { super.isMultipleTouchEnabled }
    set { super.isMultipleTouchEnabled = newValue }
  }
  override var isOpaque: Bool {
    get { super.isOpaque }
    set { super.isOpaque = newValue }
  }
  override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
  override var layer: CALayer { super.layer }
  override class var layerClass: AnyClass { super.layerClass }
  override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set { super.layoutMargins = newValue }
  }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override func layoutSubviews() { super.layoutSubviews() }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override var next: UIResponder? { super.next }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override var preservesSuperviewLayoutMargins: Bool {
    get { super.preservesSuperviewLayoutMargins }
    set { super.preservesSuperviewLayoutMargins = newValue }
  }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    super.removeConstraint(constraint)
  }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    super.removeConstraints(constraints)
  }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override func removeLayoutGuide(_ guide: UILayoutGuide) { super.removeLayoutGuide(guide) }
  override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set { super.semanticContentAttribute = newValue }
  }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentCompressionResistancePriority(priority, for: axis) }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentHuggingPriority(priority, for: axis) }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func sizeToFit() { super.sizeToFit() }
  override var subviews: [UIView] { super.subviews }
  override var superview: UIView? { super.superview }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    super.systemLayoutSizeFitting(targetSize)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }
  override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { super.translatesAutoresizingMaskIntoConstraints }
    set { super.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  override func updateConstraints() { super.updateConstraints() }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override var window: UIWindow? { super.window }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { super.tintAdjustmentMode }
    set { super.tintAdjustmentMode = newValue }
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { super.overrideUserInterfaceStyle }
    set { super.overrideUserInterfaceStyle = newValue }
  }
  override var restorationIdentifier: String? {
    get { super.restorationIdentifier }
    set { super.restorationIdentifier = newValue }
  }
  override var interactions: [any UIInteraction] {
    get { super.interactions }
    set { super.interactions = newValue }
  }
  @discardableResult
  override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  override func addInteraction(_ interaction: any UIInteraction) {
    super.addInteraction(interaction)
  }
  override func removeInteraction(_ interaction: any UIInteraction) {
    super.removeInteraction(interaction)
  }
}

class OwnUIControl: UIControl {
  override func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) { super.removeAction(identifiedBy: actionIdentifier, for: controlEvents) }
  override func addTarget(
    _ target: Any?, action: Selector, for controlEvents: UIControl.Event
  ) {
    super.addTarget(target, action: action, for: controlEvents)
  }
  override func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    super.removeTarget(target, action: action, for: controlEvents)
  }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
  }
  override func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    super.actions(forTarget: target, forControlEvent: controlEvent)
  }
  override var allTargets: Set<AnyHashable> { super.allTargets }
  override var allControlEvents: UIControl.Event { super.allControlEvents }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
  }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    get { super.contentHorizontalAlignment }
    set { super.contentHorizontalAlignment = newValue }
  }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    get { super.contentVerticalAlignment }
    set { super.contentVerticalAlignment = newValue }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.removeAction(action, for: controlEvents)
  }
  override func sendAction(_ action: UIAction) { super.sendAction(action) }
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
  }
  override var state: UIControl.State { super.state }
  override var showsMenuAsPrimaryAction: Bool {
    get { super.showsMenuAsPrimaryAction }
    set { super.showsMenuAsPrimaryAction = newValue }
  }
  override var isContextMenuInteractionEnabled: Bool {
    get { super.isContextMenuInteractionEnabled }
    set { super.isContextMenuInteractionEnabled = newValue }
  }
  override var toolTip: String? {
    get { super.toolTip }
    set { super.toolTip = newValue }
  }
  override var isTracking: Bool { super.isTracking }
  override var isTouchInside: Bool { super.isTouchInside }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

class OwnUILabel: UILabel {
  override var adjustsFontForContentSizeCategory: Bool {
    get { super.adjustsFontForContentSizeCategory }
    set { super.adjustsFontForContentSizeCategory = newValue }
  }
  override var adjustsFontSizeToFitWidth: Bool {
    get { super.adjustsFontSizeToFitWidth }
    set { super.adjustsFontSizeToFitWidth = newValue }
  }
  override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set { super.attributedText = newValue }
  }
  override var baselineAdjustment: UIBaselineAdjustment {
    get { super.baselineAdjustment }
    set { super.baselineAdjustment = newValue }
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  override var font: UIFont! {
    get { super.font }
    set { super.font = newValue }
  }
  override var highlightedTextColor: UIColor? {
    get { super.highlightedTextColor }
    set { super.highlightedTextColor = newValue }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  override var minimumScaleFactor: CGFloat {
    get { super.minimumScaleFactor }
    set { super.minimumScaleFactor = newValue }
  }
  override var numberOfLines: Int {
    get { super.numberOfLines }
    set { super.numberOfLines = newValue }
  }
  override var preferredMaxLayoutWidth: CGFloat {
    get { super.preferredMaxLayoutWidth }
    set { super.preferredMaxLayoutWidth = newValue }
  }
  override var shadowColor: UIColor? {
    get { super.shadowColor }
    set { super.shadowColor = newValue }
  }
  override var shadowOffset: CGSize {
    get { super.shadowOffset }
    set { super.shadowOffset = newValue }
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
  override var textColor: UIColor! {
    get { super.textColor }
    set { super.textColor = newValue }
  }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  { super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
}

class OwnUIImageView: UIImageView {
  override init(image: UIImage?) { super.init(image: image) }
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
  }
  override var animationDuration: TimeInterval {
    get { super.animationDuration }
    set { super.animationDuration = newValue }
  }
  override var animationImages: [UIImage]? {
    get { super.animationImages }
    set { super.animationImages = newValue }
  }
  override var highlightedImage: UIImage? {
    get { super.highlightedImage }
    set { super.highlightedImage = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isAnimating: Bool { super.isAnimating }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func startAnimating() { super.startAnimating() }
  override func stopAnimating() { super.stopAnimating() }
}

class OwnUIStackView: UIStackView {
  override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
  override var alignment: UIStackView.Alignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  override var arrangedSubviews: [UIView] { super.arrangedSubviews }
  override var axis: NSLayoutConstraint.Axis {
    get { super.axis }
    set { super.axis = newValue }
  }
  override func customSpacing(after view: UIView) -> CGFloat { super.customSpacing(after: view) }
  override var distribution: UIStackView.Distribution {
    get { super.distribution }
    set { super.distribution = newValue }
  }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  required init(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var isBaselineRelativeArrangement: Bool {
    get { super.isBaselineRelativeArrangement }
    set { super.isBaselineRelativeArrangement = newValue }
  }
  override var isLayoutMarginsRelativeArrangement: Bool {
    get { super.isLayoutMarginsRelativeArrangement }
    set { super.isLayoutMarginsRelativeArrangement = newValue }
  }
  override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
  override var spacing: CGFloat {
    get { super.spacing }
    set { super.spacing = newValue }
  }
  override func updateConstraints() { super.updateConstraints() }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
}
