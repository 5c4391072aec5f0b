public import Foundation
import ViewTree

extension UISwitch {
  /// What a switch looks like.
  public nonisolated enum Style: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// The text beside a box; it is remembered.
  public var title: String? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What it should look like; it is remembered.
  public var preferredStyle: Style {
    get { remembered(.automatic) }
    set { remember(newValue) }
  }

  /// A picture that newer systems don't show; it is remembered.
  public var onImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// A picture that newer systems don't show; it is remembered.
  public var offImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }
}

extension UIStepper {
  /// Without effect.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Without effect.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Without effect.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Without effect.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {}
}

extension UISlider {
  /// As which system's it would behave; it is remembered.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { remembered(.automatic) }
    set { remember(newValue) }
  }
}

extension UIProgressView {
  /// The picture of what is done; it is remembered.
  public var progressImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// The picture of what is to do; it is remembered.
  public var trackImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What it would show; it is remembered.
  public var observedProgress: Progress? {
    get { remembered(nil) }
    set { remember(newValue) }
  }
}

extension UIPageControl {
  /// How a ground stands out.
  public nonisolated enum BackgroundStyle: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// Where pages lead to.
  public nonisolated enum Direction: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  /// How the ground stands out; it is remembered.
  public var backgroundStyle: BackgroundStyle {
    get { remembered(.automatic) }
    set { remember(newValue) }
  }

  /// Where pages lead to; it is remembered.
  public var direction: Direction {
    get { remembered(.natural) }
    set { remember(newValue) }
  }

  /// The picture of a page; it is remembered.
  public var preferredIndicatorImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// The picture of the page that is shown; it is remembered.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether a finger may go over the pages; it is remembered.
  public var allowsContinuousInteraction: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Whether the page changes later; it is remembered.
  public var defersCurrentPageDisplay: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// The pictures of pages; it is remembered.
  public var indicatorImages: [Int: UIImage] {
    get { remembered([:]) }
    set { remember(newValue) }
  }

  /// Remembers the picture of a page.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }

  /// The picture of a page.
  public func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// Remembers the picture of a page.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }

  /// Without effect.
  public func updateCurrentPageDisplay() {}
}

extension UISegmentedControl {
  /// How titles are written, by states; it is remembered.
  public var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] {
    get { remembered([:]) }
    set { remember(newValue) }
  }

  /// The segments that can't be chosen; it is remembered.
  public var disabledSegments: Set<Int> {
    get { remembered([]) }
    set { remember(newValue) }
  }

  /// The widths that a program has set, in points; it is remembered.
  public var apportionedWidths: [Int: CGFloat] {
    get { remembered([:]) }
    set { remember(newValue) }
  }

  /// Remembers how titles are written.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleTextAttributes[state.rawValue] = attributes }

  /// How titles are written.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state.rawValue]
  }

  /// Remembers whether a segment can be chosen.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
  }

  /// Whether a segment can be chosen.
  public func isEnabledForSegment(at segment: Int) -> Bool { !disabledSegments.contains(segment) }

  /// Remembers a width, in points.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    apportionedWidths[segment] = width
  }

  /// The width that was set, in points.
  public func widthForSegment(at segment: Int) -> CGFloat { apportionedWidths[segment] ?? 0 }

  /// Without effect: a segment with a picture is a text.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}

  /// Without effect.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}

  /// Which segments something is said of.
  public nonisolated enum Segment: Int, Hashable, Sendable {
    /// All.
    case any = 0
    /// The first, those between, the last, and one that is alone.
    case left, center, right, alone
  }

  /// How far what stands in segments is moved, in points; it is remembered.
  fileprivate var contentPositionAdjustments: [Segment: UIOffset] {
    get { remembered([:]) }
    set { remember(newValue) }
  }

  /// Remembers how far what stands in segments is moved, in points.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) { contentPositionAdjustments[leftCenterRightOrAlone] = adjustment }

  /// How far what stands in segments is moved, in points.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { contentPositionAdjustments[leftCenterRightOrAlone] ?? .zero }

  /// Without effect.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Without effect.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Puts a segment without a text among the others.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: "", at: segment, animated: animated)
  }
}
