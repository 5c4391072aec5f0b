import Foundation
import LayoutKit

/// What tells its scene of everything it is called for.
protocol Hostile: View {
  /// The type's name in ``CallOut/all()``.
  static var kind: String { get }
  var scene: HostileScene? { get }
}

extension Hostile {
  func hit(_ member: String) { scene?.hit("\(Self.kind).\(member)", self) }

  func after<Value>(_ member: String, _ value: () -> Value) -> Value {
    hit(member)
    return value()
  }
}

/// A view that tells its scene of everything it is called for.
final class HostileView: View, Hostile {
  static let kind = "View"
  weak var scene: HostileScene?
  var size = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)

  deinit { scene?.hit("View.deinit") }

  override func willMove(toSuperview newSuperview: View?) { hit("willMove(toSuperview:)") }
  override func willMove(toWindow newWindow: Window?) { hit("willMove(toWindow:)") }
  override func didAddSubview(_ subview: View) { hit("didAddSubview(_:)") }
  override func willRemoveSubview(_ subview: View) { hit("willRemoveSubview(_:)") }
  override func didMoveToSuperview() { hit("didMoveToSuperview()") }
  override func didMoveToWindow() { hit("didMoveToWindow()") }
  override func safeAreaInsetsDidChange() { hit("safeAreaInsetsDidChange()") }
  override func layoutMarginsDidChange() { hit("layoutMarginsDidChange()") }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    hit("traitCollectionDidChange(_:)")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    hit("layoutSubviews()")
  }
  override func updateConstraints() {
    hit("updateConstraints()")
    super.updateConstraints()
  }
  override func setNeedsLayout() {
    super.setNeedsLayout()
    hit("setNeedsLayout()")
  }
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    hit("invalidateIntrinsicContentSize()")
  }
  override func removeFromSuperview() {
    super.removeFromSuperview()
    hit("removeFromSuperview()")
  }
  override func addLayoutGuide(_ guide: LayoutGuide) {
    super.addLayoutGuide(guide)
    hit("addLayoutGuide(_:)")
  }
  override func removeLayoutGuide(_ guide: LayoutGuide) {
    super.removeLayoutGuide(guide)
    hit("removeLayoutGuide(_:)")
  }
  override func addConstraint(_ constraint: LayoutConstraint) {
    super.addConstraint(constraint)
    hit("addConstraint(_:)")
  }
  override var isHidden: Bool {
    get { after("isHidden") { super.isHidden } }
    set {
      super.isHidden = newValue
      hit("isHidden set")
    }
  }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get {
      after("translatesAutoresizingMaskIntoConstraints") {
        super.translatesAutoresizingMaskIntoConstraints
      }
    }
    set {
      super.translatesAutoresizingMaskIntoConstraints = newValue
      hit("translatesAutoresizingMaskIntoConstraints set")
    }
  }
  override var semanticContentAttribute: SemanticContentAttribute {
    get { after("semanticContentAttribute") { super.semanticContentAttribute } }
    set { super.semanticContentAttribute = newValue }
  }
  override var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    after("effectiveUserInterfaceLayoutDirection") { super.effectiveUserInterfaceLayoutDirection }
  }
  override var window: Window? { after("window") { super.window } }
  override var frame: CGRect {
    get { after("frame") { super.frame } }
    set {
      super.frame = newValue
      hit("frame set")
    }
  }
  override var bounds: CGRect {
    get { after("bounds") { super.bounds } }
    set { super.bounds = newValue }
  }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    hit("alignmentRect(forFrame:)")
    return frame.insetBy(dx: 1, dy: 1)
  }
  override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.insetBy(dx: -1, dy: -1) }
  override var forFirstBaselineLayout: View { after("forFirstBaselineLayout") { self } }
  override var firstBaselinePosition: BaselinePosition? {
    hit("firstBaseline")
    return BaselinePosition(heightFraction: 0, offset: 3)
  }
  override var lastBaselinePosition: BaselinePosition? {
    hit("lastBaseline")
    return BaselinePosition(heightFraction: 1, offset: -2)
  }
  override var intrinsicContentSize: CGSize { after("intrinsicContentSize") { size } }
  override var contentHeightDependsOnWidth: Bool {
    after("contentHeightDependsOnWidth") { size.width > 0 }
  }
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    after("intrinsicContentSize(forWidth:)") { size }
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    hit("systemLayoutSizeFitting(_:)")
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

final class HostileGuide: LayoutGuide {
  weak var scene: HostileScene?

  deinit { scene?.hit("LayoutGuide.deinit") }

  override var identifier: String {
    get {
      scene?.hit("LayoutGuide.identifier")
      return "guide"
    }
    set {}
  }
  override var owningView: View? {
    get {
      scene?.hit("LayoutGuide.owningView")
      return super.owningView
    }
    set { super.owningView = newValue }
  }
  override var layoutFrame: CGRect {
    scene?.hit("LayoutGuide.layoutFrame")
    return super.layoutFrame
  }
}

final class HostileConstraint: LayoutConstraint {
  weak var scene: HostileScene?

  deinit { scene?.hit("LayoutConstraint.deinit") }
}

/// An item that is neither a view nor a guide, and stands for one.
final class HostileItem: LayoutItem {
  weak var scene: HostileScene?
  var view = View()

  var layoutElement: LayoutElement {
    scene?.hit("LayoutItem.layoutElement", view)
    return .view(view)
  }
}

final class HostileLabel: Label, Hostile {
  static let kind = "Label"
  weak var scene: HostileScene?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: Font! {
    get { after("font") { super.font } }
    set { super.font = newValue }
  }
  override var numberOfLines: Int {
    get { after("numberOfLines") { super.numberOfLines } }
    set { super.numberOfLines = newValue }
  }
  override var preferredMaxLayoutWidth: CGFloat {
    get { after("preferredMaxLayoutWidth") { super.preferredMaxLayoutWidth } }
    set { super.preferredMaxLayoutWidth = newValue }
  }
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    hit("invalidateIntrinsicContentSize()")
  }
}

final class HostileStack: StackView, Hostile {
  static let kind = "StackView"
  weak var scene: HostileScene?

  override func addSubview(_ view: View) {
    super.addSubview(view)
    hit("addSubview(_:)")
  }
  override func willRemoveSubview(_ subview: View) {
    hit("willRemoveSubview(_:)")
    super.willRemoveSubview(subview)
  }
  override func removeArrangedSubview(_ view: View) {
    super.removeArrangedSubview(view)
    hit("removeArrangedSubview(_:)")
  }
  override func addLayoutGuide(_ guide: LayoutGuide) {
    super.addLayoutGuide(guide)
    hit("addLayoutGuide(_:)")
  }
  override func removeLayoutGuide(_ guide: LayoutGuide) {
    super.removeLayoutGuide(guide)
    hit("removeLayoutGuide(_:)")
  }
  override func setNeedsUpdateConstraints() {
    super.setNeedsUpdateConstraints()
    hit("setNeedsUpdateConstraints()")
  }
  override func systemSpacing(after view: View, before next: View) -> CGFloat {
    after("systemSpacing(after:before:)") { 5 }
  }
  override var arrangedSubviews: [View] { after("arrangedSubviews") { super.arrangedSubviews } }
  override var axis: LayoutConstraint.Axis {
    get { after("axis") { super.axis } }
    set { super.axis = newValue }
  }
  override var distribution: StackView.Distribution {
    get { after("distribution") { super.distribution } }
    set { super.distribution = newValue }
  }
  override var alignment: StackView.Alignment {
    get { after("alignment") { super.alignment } }
    set { super.alignment = newValue }
  }
  override var spacing: CGFloat {
    get { after("spacing") { super.spacing } }
    set { super.spacing = newValue }
  }
}

final class HostileFlow: FlowStack, Hostile {
  static let kind = "FlowStack"
  weak var scene: HostileScene?

  override var axis: LayoutConstraint.Axis {
    get { after("axis") { super.axis } }
    set { super.axis = newValue }
  }
  override func removeArrangedSubview(_ view: View) {
    super.removeArrangedSubview(view)
    hit("removeArrangedSubview(_:)")
  }
  override func addSubview(_ view: View) {
    super.addSubview(view)
    hit("addSubview(_:)")
  }
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    hit("invalidateIntrinsicContentSize()")
  }
}

final class HostileScroll: ScrollView, Hostile {
  static let kind = "ScrollView"
  weak var scene: HostileScene?

  override var contentOffset: CGPoint {
    get { after("contentOffset") { super.contentOffset } }
    set {
      super.contentOffset = newValue
      hit("contentOffset set")
    }
  }
  override var contentSize: CGSize {
    get { after("contentSize") { super.contentSize } }
    set { super.contentSize = newValue }
  }
  override var bounds: CGRect {
    get { after("bounds") { super.bounds } }
    set {
      super.bounds = newValue
      hit("bounds set")
    }
  }
  override var alwaysBounceVertical: Bool {
    get { after("alwaysBounceVertical") { super.alwaysBounceVertical } }
    set { super.alwaysBounceVertical = newValue }
  }
  override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { after("contentInsetAdjustmentBehavior") { super.contentInsetAdjustmentBehavior } }
    set { super.contentInsetAdjustmentBehavior = newValue }
  }
  override func adjustedContentInsetDidChange() { hit("adjustedContentInsetDidChange()") }
}
