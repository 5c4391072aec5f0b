// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import UIKit

// Each member as UIKit declares it: the override and the call of `super` pin its types from both sides.

class OwnCALayer: CALayer {
  override var transform: CATransform3D {
    get { super.transform }
    set { super.transform = newValue }
  }
  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    super.insertSublayer(layer, below: sibling)
  }
  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    super.insertSublayer(layer, above: sibling)
  }
  override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    super.replaceSublayer(oldLayer, with: newLayer)
  }
  override var anchorPoint: CGPoint {
    get { super.anchorPoint }
    set { super.anchorPoint = newValue }
  }
  override func affineTransform() -> CGAffineTransform {
    super.affineTransform()
  }
  override func setAffineTransform(_ transform: CGAffineTransform) {
    super.setAffineTransform(transform)
  }
  override func presentation() -> Self? {
    super.presentation()
  }
  override func addSublayer(_ layer: CALayer) { super.addSublayer(layer) }
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override var borderColor: UIColor? {
    get { super.borderColor }
    set { super.borderColor = newValue }
  }
  override var borderWidth: CGFloat {
    get { super.borderWidth }
    set { super.borderWidth = newValue }
  }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var contents: Any? {
    get { super.contents }
    set { super.contents = newValue }
  }
  override var contentsScale: CGFloat {
    get { super.contentsScale }
    set { super.contentsScale = newValue }
  }
  override var cornerCurve: CALayerCornerCurve {
    get { super.cornerCurve }
    set { super.cornerCurve = newValue }
  }
  override var cornerRadius: CGFloat {
    get { super.cornerRadius }
    set { super.cornerRadius = newValue }
  }
  override var delegate: AnyObject? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(layer: Any) { super.init(layer: layer) }
  override func insertSublayer(_ layer: CALayer, at index: UInt32) {
    super.insertSublayer(layer, at: index)
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override func layoutSublayers() { super.layoutSublayers() }
  override var mask: CALayer? {
    get { super.mask }
    set { super.mask = newValue }
  }
  override var maskedCorners: CACornerMask {
    get { super.maskedCorners }
    set { super.maskedCorners = newValue }
  }
  override var masksToBounds: Bool {
    get { super.masksToBounds }
    set { super.masksToBounds = newValue }
  }
  override var name: String? {
    get { super.name }
    set { super.name = newValue }
  }
  override var opacity: Float {
    get { super.opacity }
    set { super.opacity = newValue }
  }
  override var position: CGPoint {
    get { super.position }
    set { super.position = newValue }
  }
  override var rasterizationScale: CGFloat {
    get { super.rasterizationScale }
    set { super.rasterizationScale = newValue }
  }
  override func removeAllAnimations() { super.removeAllAnimations() }
  override func removeAnimation(forKey key: String) { super.removeAnimation(forKey: key) }
  override func removeFromSuperlayer() { super.removeFromSuperlayer() }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override var shadowColor: UIColor? {
    get { super.shadowColor }
    set { super.shadowColor = newValue }
  }
  override var shadowOffset: CGSize {
    get { super.shadowOffset }
    set { super.shadowOffset = newValue }
  }
  override var shadowOpacity: Float {
    get { super.shadowOpacity }
    set { super.shadowOpacity = newValue }
  }
  override var shadowRadius: CGFloat {
    get { super.shadowRadius }
    set { super.shadowRadius = newValue }
  }
  override var shouldRasterize: Bool {
    get { super.shouldRasterize }
    set { super.shouldRasterize = newValue }
  }
  override var sublayers: [CALayer]? {
    get { super.sublayers }
    set { super.sublayers = newValue }
  }
  override var superlayer: CALayer? { super.superlayer }
  override var zPosition: CGFloat {
    get { super.zPosition }
    set { super.zPosition = newValue }
  }
}

class OwnUITouch: UITouch {
  override init() { super.init() }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override var view: UIView? {
    get { super.view }
    set { super.view = newValue }
  }
}

class OwnUIEvent: UIEvent {
  override var allTouches: Set<UITouch>? {
    get { super.allTouches }
    set { super.allTouches = newValue }
  }
  override init() { super.init() }
}

class OwnUIScreen: UIScreen {
  override var bounds: CGRect { super.bounds }
  override var brightness: CGFloat {
    get { super.brightness }
    set { super.brightness = newValue }
  }
  override class var main: UIScreen { super.main }
  override var maximumFramesPerSecond: Int { super.maximumFramesPerSecond }
  override var nativeBounds: CGRect { super.nativeBounds }
  override var nativeScale: CGFloat { super.nativeScale }
  override var scale: CGFloat { super.scale }
  override class var screens: [UIScreen] { super.screens }
  override var traitCollection: UITraitCollection { super.traitCollection }
}

class OwnUIWindowScene: UIWindowScene {
  override var keyWindow: UIWindow? { super.keyWindow }
  override var windows: [UIWindow] { super.windows }
}

class OwnUIScene: UIScene {
  override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }
  override var session: UISceneSession { super.session }
  override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
}

class OwnUISceneSession: UISceneSession {
  override var persistentIdentifier: String { super.persistentIdentifier }
}

class OwnUIApplication: UIApplication {
  override var applicationState: UIApplication.State { super.applicationState }
  override var preferredContentSizeCategory: UIContentSizeCategory {
    super.preferredContentSizeCategory
  }
  override class var shared: UIApplication { super.shared }
  override var statusBarFrame: CGRect { super.statusBarFrame }
}

class OwnUIDevice: UIDevice {
  override class var current: UIDevice { super.current }
  override var orientation: UIDeviceOrientation { super.orientation }
  override var systemName: String { super.systemName }
  override var systemVersion: String { super.systemVersion }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
}

class OwnUIAction: UIAction {
  override var identifier: UIAction.Identifier { super.identifier }
  override var attributes: UIMenuElement.Attributes {
    get { super.attributes }
    set { super.attributes = newValue }
  }
  override var state: UIMenuElement.State {
    get { super.state }
    set { super.state = newValue }
  }
  override var sender: AnyObject? { super.sender }
  override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
}

class OwnUIFontMetrics: UIFontMetrics {
  override class var `default`: UIFontMetrics { super.`default` }
  override init(forTextStyle textStyle: UIFont.TextStyle) { super.init(forTextStyle: textStyle) }
  override func scaledFont(for font: UIFont) -> UIFont { super.scaledFont(for: font) }
  override func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  { super.scaledFont(for: font, compatibleWith: traitCollection) }
  override func scaledValue(for value: CGFloat) -> CGFloat { super.scaledValue(for: value) }
  override func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  { super.scaledValue(for: value, compatibleWith: traitCollection) }
}

nonisolated class OwnNSParagraphStyle: NSParagraphStyle {
  override var alignment: NSTextAlignment { super.alignment }
  override class var `default`: NSParagraphStyle { super.`default` }
  override var defaultTabInterval: CGFloat { super.defaultTabInterval }
  override var firstLineHeadIndent: CGFloat { super.firstLineHeadIndent }
  override var headIndent: CGFloat { super.headIndent }
  override var lineBreakMode: NSLineBreakMode { super.lineBreakMode }
  override var lineHeightMultiple: CGFloat { super.lineHeightMultiple }
  override var lineSpacing: CGFloat { super.lineSpacing }
  override var maximumLineHeight: CGFloat { super.maximumLineHeight }
  override var minimumLineHeight: CGFloat { super.minimumLineHeight }
  override var paragraphSpacing: CGFloat { super.paragraphSpacing }
  override var paragraphSpacingBefore: CGFloat { super.paragraphSpacingBefore }
  override var tabStops: [NSTextTab] { super.tabStops }
  override var tailIndent: CGFloat { super.tailIndent }
}

nonisolated class OwnNSMutableParagraphStyle: NSMutableParagraphStyle {
  override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
  override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  override func setParagraphStyle(_ style: NSParagraphStyle) { super.setParagraphStyle(style) }
  override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { super.tabStops = newValue }
  }
  override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
}

nonisolated class OwnNSTextTab: NSTextTab {
  override var alignment: NSTextAlignment { super.alignment }
  override init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [String: Any])
  { super.init(textAlignment: alignment, location: location, options: options) }
  override var location: CGFloat { super.location }
}

nonisolated class OwnNSStringDrawingContext: NSStringDrawingContext {
  override var actualScaleFactor: CGFloat { super.actualScaleFactor }
  override var minimumScaleFactor: CGFloat {
    get { super.minimumScaleFactor }
    set { super.minimumScaleFactor = newValue }
  }
}

class OwnUINavigationItem: UINavigationItem {
  override var backBarButtonItem: UIBarButtonItem? {
    get { super.backBarButtonItem }
    set { super.backBarButtonItem = newValue }
  }
  override var backButtonTitle: String? {
    get { super.backButtonTitle }
    set { super.backButtonTitle = newValue }
  }
  override var hidesBackButton: Bool {
    get { super.hidesBackButton }
    set { super.hidesBackButton = newValue }
  }
  override init(title: String) { super.init(title: title) }
  override var leftBarButtonItem: UIBarButtonItem? {
    get { super.leftBarButtonItem }
    set { super.leftBarButtonItem = newValue }
  }
  override var leftBarButtonItems: [UIBarButtonItem]? {
    get { super.leftBarButtonItems }
    set { super.leftBarButtonItems = newValue }
  }
  override var prompt: String? {
    get { super.prompt }
    set { super.prompt = newValue }
  }
  override var rightBarButtonItem: UIBarButtonItem? {
    get { super.rightBarButtonItem }
    set { super.rightBarButtonItem = newValue }
  }
  override var rightBarButtonItems: [UIBarButtonItem]? {
    get { super.rightBarButtonItems }
    set { super.rightBarButtonItems = newValue }
  }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var titleView: UIView? {
    get { super.titleView }
    set { super.titleView = newValue }
  }
}

class OwnUIBarButtonItem: UIBarButtonItem {
  override var target: AnyObject? {
    get { super.target }
    set { super.target = newValue }
  }
  override var action: Selector? {
    get { super.action }
    set { super.action = newValue }
  }
  override var style: UIBarButtonItem.Style {
    get { super.style }
    set { super.style = newValue }
  }
  override var customView: UIView? {
    get { super.customView }
    set { super.customView = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override init() { super.init() }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }
  override var tintColor: UIColor? {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var width: CGFloat {
    get { super.width }
    set { super.width = newValue }
  }
}

class OwnUITabBarItem: UITabBarItem {
  override var badgeValue: String? {
    get { super.badgeValue }
    set { super.badgeValue = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override init() { super.init() }
  override var selectedImage: UIImage? {
    get { super.selectedImage }
    set { super.selectedImage = newValue }
  }
  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
}
