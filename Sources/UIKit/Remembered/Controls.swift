import Foundation
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

  private var indicatorImages: [Int: UIImage] {
    get { remembered([:]) }
    set { remember(newValue) }
  }

  private var currentPageIndicatorImages: [Int: UIImage] {
    get { remembered([:]) }
    set { remember(newValue) }
  }

  /// Remembers the picture of a page.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }

  /// The picture of a page: the preferred one, unless it has one of its own.
  public func indicatorImage(forPage page: Int) -> UIImage? {
    indicatorImages[page] ?? preferredIndicatorImage
  }

  /// Remembers the picture of a page while it is shown.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentPageIndicatorImages[page] = image
  }

  /// The picture of a page while it is shown: the preferred one, unless it has one of its own.
  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentPageIndicatorImages[page] ?? preferredCurrentPageIndicatorImage
  }

  /// Without effect.
  public func updateCurrentPageDisplay() {}
}

extension UISegmentedControl {
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
}
