public import Foundation
public import ViewTree

/// A control that is on or off: 49 × 31 points within a frame of 51 × 31.
open class UISwitch: UIControl {
  override class var initialTouchRole: UIView.TouchRole { .standard }
  override var ownTraits: AccessibilityTraits { [.button, .toggleButton] }
  override var ownValue: String? { isOn ? "1" : "0" }

  /// Whether it is on; false at first.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// Makes it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Makes a switch at a place; its size is the system's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: 51, height: 31))
  }

  /// Makes a switch; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size that the system gives it.
  package final var systemSize = SystemSize(CGSize(width: 51, height: 31), UIEdgeInsets(right: 2)) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// 49 × 31 points.
  open override var intrinsicContentSize: CGSize { systemSize.content }
  /// 2 points at the right, by which the frame is larger than the content.
  open override var alignmentRectInsets: UIEdgeInsets { systemSize.insets }
  /// 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemSize.frame }
}

/// A control for a number between two others: 33 points high within a frame of 34.
open class UISlider: UIControl {
  override class var initialTouchRole: UIView.TouchRole { .standard }
  override var ownTraits: AccessibilityTraits { .adjustable }
  override var ownValue: String? {
    let share =
      maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
    return "\(Int((share * 100).rounded()))%"
  }

  /// The least number; a greater one than the greatest takes that along.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(value, animated: false)
    }
  }
  /// The greatest number; a lesser one than the least takes that along.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(value, animated: false)
    }
  }
  /// Whether it reports each change, and not only the last.
  open var isContinuous = true
  /// The colour of the part before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the part after the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  private var storedValue: Float = 0

  /// The number, kept between the two others.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = max(minimumValue, min(value.isNaN ? minimumValue : value, maximumValue))
  }

  /// The size that the system gives it.
  package final var systemSize = SystemSize(
    CGSize(width: UIView.noIntrinsicMetric, height: 34),
    UIEdgeInsets(left: 2, bottom: 1, right: 2))
  {
    didSet { invalidateIntrinsicContentSize() }
  }

  private var thumbs: [UInt: UIImage] = [:]
  private var tracks: [UInt: (before: UIImage?, after: UIImage?)] = [:]
  /// The picture before the line; it is remembered.
  open var minimumValueImage: UIImage?
  /// The picture after the line; it is remembered.
  open var maximumValueImage: UIImage?

  /// Sets the picture of the knob in a state; it is remembered.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state.rawValue] = image }
  /// The picture of the knob in a state.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state.rawValue] ?? thumbs[0] }
  /// Sets the picture of the line before the knob in a state; it is remembered.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    tracks[state.rawValue, default: (nil, nil)].before = image
  }
  /// Sets the picture of the line after the knob in a state; it is remembered.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    tracks[state.rawValue, default: (nil, nil)].after = image
  }
  /// The picture of the line before the knob in a state.
  open func minimumTrackImage(for state: State) -> UIImage? { tracks[state.rawValue]?.before }
  /// The picture of the line after the knob in a state.
  open func maximumTrackImage(for state: State) -> UIImage? { tracks[state.rawValue]?.after }

  /// The picture of the knob in the state that it has now.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The picture of the line before the knob in the state that it has now.
  open var currentMinimumTrackImage: UIImage? {
    minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal)
  }
  /// The picture of the line after the knob in the state that it has now.
  open var currentMaximumTrackImage: UIImage? {
    maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal)
  }

  /// Where the line is, in points: 4 points high in the middle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
  }

  /// Where the knob is for a number, in points: 28 points a side on the line.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + share * max(rect.width - 28, 0), y: rect.midY - 14, width: 28, height: 28)
  }

  /// 33 points high.
  open override var intrinsicContentSize: CGSize { systemSize.content }
  /// 2 points at the sides and 1 below, by which the frame is larger than the content.
  open override var alignmentRectInsets: UIEdgeInsets { systemSize.insets }
}

/// A control to count up and down: 94 × 32 points.
open class UIStepper: UIControl {
  override class var initialTouchRole: UIView.TouchRole { .standard }
  override var isOneElement: Bool { false }

  /// The least number.
  open var minimumValue: Double = 0 { didSet { value = storedValue } }
  /// The greatest number.
  open var maximumValue: Double = 100 { didSet { value = storedValue } }
  /// How much a step is.
  open var stepValue: Double = 1
  /// Whether it goes from one end to the other.
  open var wraps = false
  /// Whether it goes on while it is touched.
  open var autorepeat = true
  /// Whether it reports each change.
  open var isContinuous = true
  private var storedValue: Double = 0

  /// The number, kept between the two others.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = max(minimumValue, min(newValue.isNaN ? minimumValue : newValue, maximumValue))
    }
  }

  /// Makes a stepper at a place; its size is the system's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: 94, height: 32))
  }

  /// Makes a stepper; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size that the system gives it.
  package final var systemSize = SystemSize(CGSize(width: 94, height: 32)) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// 94 × 32 points.
  open override var intrinsicContentSize: CGSize { systemSize.content }
  /// 94 × 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A row of dots, one for each page: 26 points high, and 18 a dot and 20 more wide.
open class UIPageControl: UIControl {
  override class var initialTouchRole: UIView.TouchRole { .standard }
  override var ownTraits: AccessibilityTraits { .adjustable }
  override var ownValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }

  private var pages = 0
  private var page = 0

  /// How many pages there are; a number below 0 counts as 0.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(newValue, 0)
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }
  /// The page that is shown, from 0; the nearest that there is for a number outside.
  open var currentPage: Int {
    get { page }
    set { page = max(min(newValue, pages - 1), 0) }
  }
  /// Whether a single page shows no dot.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size that the system gives it; nil for one that follows from the number of dots.
  package final var systemSize: SystemSize? { didSet { invalidateIntrinsicContentSize() } }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize {
    systemSize?.content ?? size(forNumberOfPages: numberOfPages)
  }

  /// The size of so many dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, min(pageCount, 10_000))) * 18 + 20, height: 26)
  }

  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A bar that fills: 4 points high.
open class UIProgressView: UIView, UIKitNamed {
  /// It is read: true unless it is set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// How much is done, such as "50%", unless it is set.
  open override var accessibilityValue: String? {
    get { accessibility?.value?.string ?? "\(Int((progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// What the bar looks like.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// As on its own.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }

  /// What the bar looks like.
  open var progressViewStyle = Style.default
  /// The colour of the part that is filled.
  open var progressTintColor: UIColor?
  /// The colour of the part that isn't.
  open var trackTintColor: UIColor?
  /// What the bar shows the progress of, in the place of what is set; nil at first.
  open var observedProgress: Progress?
  private var storedProgress: Float = 0

  /// How far the bar is filled, kept between 0 and 1; as far as the ``observedProgress``, if there is one.
  open var progress: Float {
    get { observedProgress.map { held(Float($0.fractionCompleted)) } ?? storedProgress }
    set { storedProgress = held(newValue) }
  }

  private func held(_ progress: Float) -> Float { progress > 0 ? min(progress, 1) : 0 }

  /// Makes a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// Sets how far the bar is filled.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The size that the system gives it.
  package final var systemSize = SystemSize(CGSize(width: UIView.noIntrinsicMetric, height: 4)) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// 4 points high.
  open override var intrinsicContentSize: CGSize { systemSize.content }
}

/// A wheel that turns while something is done: 20 points a side, a large one 37.
open class UIActivityIndicatorView: UIView, UIKitNamed {
  /// How large the wheel is.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// 20 points a side.
    case medium = 100
    /// 37 points a side.
    case large = 101

    /// White, 20 points a side, in older code.
    public static var white: Style { .medium }
    /// White, 37 points a side, in older code.
    public static var whiteLarge: Style { .large }
    /// Gray, 20 points a side, in older code.
    public static var gray: Style { .medium }
  }

  /// How large the wheel is.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether it is hidden while it stands; true at first.
  open var hidesWhenStopped = true { didSet { showOrHide() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the wheel.
  open var color: UIColor! = .gray
  /// Whether it turns; false at first.
  open var isAnimating: Bool { turns }
  private var turns = false

  /// Makes a wheel that stands.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
    showOrHide()
  }

  /// Makes a wheel of medium size with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showOrHide()
  }

  /// Makes a wheel; nothing is read from the archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    showOrHide()
  }

  /// Makes it turn.
  open func startAnimating() {
    turns = true
    showOrHide()
  }

  /// Makes it stand.
  open func stopAnimating() {
    turns = false
    showOrHide()
  }

  private func showOrHide() {
    let isToBeHidden = hidesWhenStopped && !isAnimating
    if isHidden != isToBeHidden { isHidden = isToBeHidden }
  }

  /// The size that the system gives it; nil for one that follows from the style.
  package final var systemSize: SystemSize? { didSet { invalidateIntrinsicContentSize() } }

  /// 20 or 37 points a side.
  open override var intrinsicContentSize: CGSize {
    if let systemSize { return systemSize.content }
    return style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  /// 20 or 37 points a side.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
