public import Foundation
public import ViewTree

/// A view that shows a part of what is inside it, and can be scrolled to the rest.
///
/// Constraints between an edge of the scroll view and something inside it are about the area of the
/// content, as are those to ``contentLayoutGuide``; from them follows the size of the content.
/// Those about its width, its height and its middle are about the frame, as are all that involve
/// something outside, and all to its guides of margins, safe area, readable content and keyboard.
/// Subviews are placed in the coordinates of the content, so that scrolling
/// moves none of them.
open class ScrollView: View {
  // MARK: Guides

  /// The area of the content: from 0, 0 to the size of the content.
  open var contentLayoutGuide: LayoutGuide { contentGuide }
  /// The part of the content that shows, as large as the frame.
  open var frameLayoutGuide: LayoutGuide { frameGuide }

  // MARK: Content

  /// The size of the content, in points.
  ///
  /// It is set by the layout where constraints speak of the content's area, else by the program.
  /// Numbers that are not finite, below 0 or larger than 1e15 are reported, and the old size stays.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  // MARK: Offset

  /// The place in the content that shows at the frame's upper left corner, in points: the origin
  /// of ``View/bounds``.
  ///
  /// It is kept as it is set, beyond the ends too, until the sizes of the frame or the content or
  /// the insets change: then it goes to the nearest place in ``contentOffsetRange``. Numbers that
  /// are not finite or are larger than 1e12 are reported, and the old offset stays.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// The origin moves with ``contentOffset``.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { offsetDidChange() }
    }
  }

  /// Sets the offset; without a screen it takes effect at once, animated or not.
  ///
  /// An animated change tells the delegate of its end.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    scroll(animated) { call(.contentOffset) { contentOffset = offset } }
  }

  /// Scrolls just far enough to show as much as possible of a rectangle, and no further than the
  /// content's ends.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points in the coordinates of the content.
  ///   - animated: Whether the delegate is told of the end; it takes effect at once.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(animated) { scroll(toShow: rect) }
  }

  /// Is told when ``contentOffset`` has changed.
  @_disfavoredOverload
  open var delegate: (any ScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Insets

  /// How far the content can be scrolled beyond its own ends, in points; it leaves the size of the
  /// content as it is.
  ///
  /// Numbers that are not finite or are larger than 1e15 are reported, and the old insets stay.
  open var contentInset: EdgeInsets {
    get { storedContentInset }
    set { setContentInset(newValue) }
  }

  /// Which edges of the safe area are added to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustInsets() } }
  }

  /// ``contentInset`` and the edges of the safe area that are added to it, in points.
  open var adjustedContentInset: EdgeInsets { storedAdjustedInset }

  /// Called after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether the content can be pulled from side to side however narrow it is.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustInsets() } }
  }

  /// Whether the content can be pulled up and down however low it is.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustInsets() } }
  }

  // MARK: Looks

  /// Would show the scroll indicators for a moment; without effect.
  open func flashScrollIndicators() {}

  /// Whether fingers can scroll; true at first.
  open var isScrollEnabled: Bool {
    get { attached(ScrollLooks.self)?.isScrollEnabled ?? true }
    set {
      scrollLooks.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether fingers scroll by whole pages; false at first.
  open var isPagingEnabled: Bool {
    get { attached(ScrollLooks.self)?.isPagingEnabled ?? false }
    set { scrollLooks.isPagingEnabled = newValue }
  }

  /// Whether the content can be pulled beyond its ends; true at first.
  open var bounces: Bool {
    get { attached(ScrollLooks.self)?.bounces ?? true }
    set { scrollLooks.bounces = newValue }
  }

  /// Whether the horizontal scroll indicator shows; true at first.
  open var showsHorizontalScrollIndicator: Bool {
    get { attached(ScrollLooks.self)?.showsHorizontalScrollIndicator ?? true }
    set { scrollLooks.showsHorizontalScrollIndicator = newValue }
  }

  /// Whether the vertical scroll indicator shows; true at first.
  open var showsVerticalScrollIndicator: Bool {
    get { attached(ScrollLooks.self)?.showsVerticalScrollIndicator ?? true }
    set { scrollLooks.showsVerticalScrollIndicator = newValue }
  }

  /// How a drag makes the keyboard go.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { attached(ScrollLooks.self)?.keyboardDismissMode ?? .none }
    set { scrollLooks.keyboardDismissMode = newValue }
  }

  /// The least scale of the content, above 0; 1 at first.
  ///
  /// The present scale stays until the next is set.
  open var minimumZoomScale: CGFloat {
    get { attached(ScrollLooks.self)?.minimumZoomScale ?? 1 }
    set { scrollLooks.minimumZoomScale = newValue }
  }

  /// The greatest scale of the content; 1 at first.
  open var maximumZoomScale: CGFloat {
    get { attached(ScrollLooks.self)?.maximumZoomScale ?? 1 }
    set { scrollLooks.maximumZoomScale = newValue }
  }

  /// How many times as large the content is: 1 at first.
  ///
  /// What is set is kept between the limits and scales the view that the delegate names, by its transform, and
  /// the content's size, about the middle of what shows. Without such a view it stays. Numbers that are not
  /// finite or not above 0 are reported.
  open var zoomScale: CGFloat {
    get { ownZoomScale }
    set { zoom(to: newValue, isAnimated: false) }
  }

  /// Sets ``zoomScale``; with an animation the delegate is told of the beginning and the end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, isAnimated: animated) }

  /// Scales and moves the content so that a part of the scaled view fills the frame, in its middle, as far as the
  /// limits and the ends of the content let it.
  ///
  /// - Parameters:
  ///   - rect: The part, in points in the coordinates of the view that is scaled.
  ///   - animated: Whether the delegate is told of the beginning and the end.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, isAnimated: animated) }

  /// Whether the content is cut off at the view's edges; true at first.
  open override var clipsToBounds: Bool {
    get { statedClipping ?? true }
    set { super.clipsToBounds = newValue }
  }

  /// Whether touches wait for a drag; true at first.
  open var delaysContentTouches: Bool {
    get { attached(ScrollLooks.self)?.delaysContentTouches ?? true }
    set { scrollLooks.delaysContentTouches = newValue }
  }

  /// Whether touches that began in the content may become a drag; true at first.
  open var canCancelContentTouches: Bool {
    get { attached(ScrollLooks.self)?.canCancelContentTouches ?? true }
    set { scrollLooks.canCancelContentTouches = newValue }
  }

  /// Whether a drag goes along one axis alone; false at first.
  open var isDirectionalLockEnabled: Bool {
    get { attached(ScrollLooks.self)?.isDirectionalLockEnabled ?? false }
    set { scrollLooks.isDirectionalLockEnabled = newValue }
  }

  /// Whether a touch of the status bar scrolls to the top; true at first.
  open var scrollsToTop: Bool {
    get { attached(ScrollLooks.self)?.scrollsToTop ?? true }
    set { scrollLooks.scrollsToTop = newValue }
  }

  /// Whether the content can be scaled beyond its bounds for a moment; true at first.
  open var bouncesZoom: Bool {
    get { attached(ScrollLooks.self)?.bouncesZoom ?? true }
    set { scrollLooks.bouncesZoom = newValue }
  }

  /// How fast scrolling comes to rest; it is remembered.
  open var decelerationRate: DecelerationRate {
    get { attached(ScrollLooks.self)?.decelerationRate ?? .normal }
    set { scrollLooks.decelerationRate = newValue }
  }

  /// The colour of the scroll indicators; it is remembered.
  open var indicatorStyle: IndicatorStyle {
    get { attached(ScrollLooks.self)?.indicatorStyle ?? .default }
    set { scrollLooks.indicatorStyle = newValue }
  }

  /// How far the vertical scroll indicator stays from the edges, in points; it is remembered.
  open var verticalScrollIndicatorInsets: EdgeInsets {
    get { attached(ScrollLooks.self)?.verticalIndicatorInsets ?? .zero }
    set { scrollLooks.verticalIndicatorInsets = newValue }
  }

  /// How far the horizontal scroll indicator stays from the edges, in points; it is remembered.
  open var horizontalScrollIndicatorInsets: EdgeInsets {
    get { attached(ScrollLooks.self)?.horizontalIndicatorInsets ?? .zero }
    set { scrollLooks.horizontalIndicatorInsets = newValue }
  }

  /// Whether the scroll indicators stay in the safe area; it is remembered.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { attached(ScrollLooks.self)?.adjustsIndicatorInsets ?? true }
    set { scrollLooks.adjustsIndicatorInsets = newValue }
  }

  /// How far both scroll indicators stay from the edges, in points; it is remembered.
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether fingers are on the content; they never are.
  open var isTracking: Bool { false }

  /// Whether fingers move the content; they never do.
  open var isDragging: Bool { false }

  /// Whether the content goes on moving; it never does.
  open var isDecelerating: Bool { false }

  /// Whether touches in a view inside may become a drag; true unless it is overridden.
  open func touchesShouldCancel(in view: View) -> Bool { true }

  // MARK: State

  package final let contentGuide: LayoutGuide = .ofScrolledContent()
  package final let frameGuide: LayoutGuide = .ofScrollFrame()
  final weak var storedDelegate: (any ScrollViewDelegate)?
  final var storedContentSize = CGSize.zero {
    didSet { if storedContentSize != oldValue { tellObservers() } }
  }
  /// Whether ``contentSize`` is being set by the layout.
  final var isTakingContentSize = false
  /// The size that the program gave the content, while it has another from constraints.
  final var programContentSize: CGSize?
  final var storedContentInset = EdgeInsets.zero
  final var storedAdjustedInset = EdgeInsets.zero
  /// The size of the frame that the offset was last brought into range for.
  final var settledSize = CGSize.zero
  /// What has been looked into and said of content whose size constraints leave open.
  final var contentChecks = ContentChecks()

  /// Makes a scroll view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginScrolling()
  }

  /// Makes an empty scroll view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginScrolling()
  }

  // MARK: Surroundings

  /// Brings the insets up to date.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInsets()
  }

  /// Asks for a layout, as the size of a pixel may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  // MARK: Passes

  /// Sets the frames of the subviews and the size of the content, where they follow from
  /// constraints, and brings the offset into range if its range has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    applyContentSizeOfConstraints()
    adjustInsets()
    settle()
  }
}
