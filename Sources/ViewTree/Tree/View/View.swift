public import Foundation

/// A rectangle in a tree of rectangles, placed by constraints or by its frame.
///
/// Members carry the names and meanings they have in UIKit. A view and all of its tree belong to
/// one thread at a time. What can't be done is reported to ``onDiagnostic`` and left out.
#if MainActor
  @preconcurrency @MainActor
#endif
open class View: ViewBase, LayoutItem {
  // MARK: Tree

  /// The view this one is inside of, if any.
  open var superview: View? { ownSuperview }
  /// The views directly inside this one, from back to front.
  open var subviews: [View] { children }

  /// As ``subviews``, without asking an override.
  package final var ownSubviews: [View] { children }
  /// The guides that this view owns: those of its margins and the like, then the others in the
  /// order they were added.
  open var layoutGuides: [LayoutGuide] { ownGuides }

  // MARK: Looks and names

  /// A number by which the program knows the view again.
  open var tag = 0
  /// Whether pictures leave the view out; a hidden view still has its part in the layout.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set {
      guard newValue != flags.contains(.isHidden) else { return }
      flags.formSymmetricDifference(.isHidden)
      arrangerToTell?.visibilityDidChange(of: self)
      tellObservers()
    }
  }
  /// The colour that pictures fill the view with, if any.
  open var backgroundColor: Color?
  /// How the view's content relates to the reading direction.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set {
      guard newValue != storedSemanticContentAttribute else { return }
      storedSemanticContentAttribute = newValue
      directionDidChange()
    }
  }

  /// Whether the frame, as set by the program, takes part in the layout as if by constraints.
  ///
  /// True unless set otherwise; views whose frames follow from constraints need false.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.leavesFrameToConstraints) }
    set {
      guard newValue == flags.contains(.leavesFrameToConstraints) else { return }
      flags.formSymmetricDifference(.leavesFrameToConstraints)
      frameRoleDidChange()
    }
  }

  // MARK: State of the layout

  final var children: [View] = []
  package internal(set) final var ownGuides: [LayoutGuide] = []
  final var superviewReference: ItemReference?
  package final var ownSuperview: View? { superviewReference?.viewToKeep }
  final var ownReference: ItemReference?
  /// What all views of the tree share; nil for a view that is alone and holds no constraint.
  final var hierarchy: Hierarchy?
  final var storedFrame = CGRect.zero
  /// The frame that the program gave the view, while it has another from constraints.
  final var programFrame: CGRect?
  final var storedMask: AutoresizingMask = []
  final var storedSemanticContentAttribute = SemanticContentAttribute.unspecified
  final var boundsOrigin = CGPoint.zero
  final var flags: ViewFlags = [.wholeLayout, .needsUpdateConstraints, .listsNone]
  /// The view's place among the superview's subviews when it came there or was last in a pass.
  final var place: Int32 = 0
  /// The places of the subviews that passes have to look at, in any order.
  final var listed: [Int32] = []
  final var contentPriorities = ContentPriorities()
  final var heldConstraints = ConstraintList()
  final var mentions = Mentions()
  final var participation = Participation()
  final var surroundings: Surroundings?
  final var runs = PassRuns()
  final var arrangerReference: ItemReference?
  /// The axis along which the view gives way after another whose content is kept to as strongly,
  /// where it makes no difference to how much has to give way.
  package final var givesWayLaterAlong: LayoutConstraint.Axis? {
    get { laterAxis }
    set {
      guard newValue != laterAxis else { return }
      laterAxis = newValue
      contentPrioritiesDidChange()
    }
  }
  private final var laterAxis: LayoutConstraint.Axis?
  /// The subviews whose order in the layout is another than from back to front.
  final var arrangedOrder: [View] = []
  final var storedStatedConstraints: [LayoutConstraint] = []
  /// The states that the DSL knows, nil if there are none.
  package final var states: ItemStates?

  /// Makes a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init()
    setFrame(frame)
  }

  /// Makes a view of size 0 at 0, 0; a window has the size of the screen, and a table's cell 320 × 44 points.
  public override convenience init() { self.init(frame: Self.initialFrame) }

  /// The frame of a view that is made without one, in points.
  package class var initialFrame: CGRect { .zero }

  /// Makes an empty view; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    #if !MainActor
      clearReference()
    #endif
    arrangedOrder = []
    var subviews: [View] = []
    swap(&subviews, &children)
    #if MainActor
      ViewRemains(&subviews, ownGuides, hierarchy, of: ownReference).dissolveOnMainActor()
    #else
      View.dissolve(&subviews, ownGuides, hierarchy, of: ownReference)
    #endif
  }

  /// This view as an item of constraints.
  public final var layoutElement: LayoutElement { .view(self) }

  // MARK: Editing the tree

  /// The window at the top of the tree, if there is one.
  open var window: Window? { ownWindow }

  /// As ``window``, without asking an override.
  package final var ownWindow: Window? { hierarchy?.windowToKeep }

  /// Whether the view is the other one, or inside it.
  ///
  /// - Complexity: O(*d*), where *d* is the view's depth.
  open func isDescendant(of view: View) -> Bool { isInside(view) }

  /// Puts a view in front of the subviews, taking it from its present superview.
  open func addSubview(_ view: View) { insert(view) { children.count } }

  /// Puts a view among the subviews, taking it from its present superview.
  ///
  /// - Parameters:
  ///   - view: The view to insert.
  ///   - index: Its place from the back; a place outside the list means the nearest end.
  open func insertSubview(_ view: View, at index: Int) { insert(view) { index } }

  /// Puts a view directly in front of one of the subviews, or in front of all if the other view
  /// is not one of them.
  open func insertSubview(_ view: View, aboveSubview sibling: View) { insert(view, above: sibling) }

  /// Puts a view directly behind one of the subviews, or in front of all if the other view is not
  /// one of them.
  open func insertSubview(_ view: View, belowSubview sibling: View) { insert(view, below: sibling) }

  /// Swaps two subviews; places outside the list are left alone.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Puts one of the subviews in front of the others.
  open func bringSubviewToFront(_ view: View) { move(view, to: children.count) }

  /// Puts one of the subviews behind the others.
  open func sendSubviewToBack(_ view: View) { move(view, to: 0) }

  /// Takes the view out of its superview, which deactivates all constraints between the view, or
  /// anything inside it, and what is outside.
  ///
  /// - Complexity: O(*n* + *k*), where *n* is the number of views inside, *k* the number of their
  ///   constraints.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Constraints and guides

  /// The active constraints that this view holds: those to which it is the closest view above.
  ///
  /// - Complexity: O(*n*), where *n* is the number of constraints.
  open var constraints: [LayoutConstraint] { heldConstraints.filter { !$0.isSystem } }

  /// Makes a constraint active and this view its holder, which must be above both items or be one
  /// of them.
  open func addConstraint(_ constraint: LayoutConstraint) { adopt(constraint) }

  /// Makes constraints active and this view their holder.
  open func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { call(.addConstraint) { addConstraint(constraint) } }
  }

  /// Deactivates a constraint that this view holds; one held elsewhere is left alone.
  open func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { constraint.release() }
  }

  /// Deactivates the constraints among these that this view holds.
  open func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { call(.removeConstraint) { removeConstraint(constraint) } }
  }

  /// Makes this view the owner of a guide, taking it from its present owner.
  open func addLayoutGuide(_ guide: LayoutGuide) { adopt(guide) }

  /// Gives up a guide, which deactivates its constraints; a guide of another view is left alone.
  open func removeLayoutGuide(_ guide: LayoutGuide) { drop(guide) }

  // MARK: Ambiguity

  /// Whether the constraints leave the view's place or size open.
  ///
  /// False outside of a window, and while its constraints are not up to date.
  ///
  /// - Complexity: a solution for each edge and size.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  /// Gives an ambiguous view another place or size that its constraints allow as well, to show
  /// what they leave open; the next layout after a change takes it back.
  ///
  /// Which one is the same in every run. Nothing happens where nothing is ambiguous.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  /// The active constraints that affect the view's place and size on an axis: its own, and those
  /// that reach it through other items.
  ///
  /// Frames and contents that affect it are shown as constraints that are
  /// ``LayoutConstraint/isImplicit``. Empty if the constraints are not up to date.
  open func constraintsAffectingLayout(
    for axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] { layoutElement.affecting(along: axis) }

  // MARK: Geometry

  /// Where the view is, in points in its superview's coordinates: the smallest rectangle around what
  /// ``ViewBase/transform`` makes of the view.
  ///
  /// Setting it with a transform gives the view the size that the transform takes to the new one,
  /// or for a turn the smallest that is around it, and its middle. Constraints speak of the view as
  /// it is without the transform. Numbers that are not finite or are larger than 1e12 are reported,
  /// and the old frame stays; a size below 0 is reported and counts as 0.
  open var frame: CGRect {
    get { flags.contains(.isTransformed) ? transformedFrame : storedFrame }
    set { setFrameAround(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points; its size is that of ``frame`` without a transform.
  ///
  /// Setting another size leaves ``center`` where it is.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set { setBounds(newValue) }
  }

  /// Where the view's ``anchorPoint`` is, usually its middle, in points in the superview's
  /// coordinates.
  open var center: CGPoint {
    get { storedFrame.point(at: ownAnchorPoint) }
    set { setCenter(newValue) }
  }

  /// The point about which ``ViewBase/transform`` turns and stretches, and which ``center`` is about, as shares of the
  /// size; 0.5, 0.5 at first.
  ///
  /// Setting it leaves ``center`` where it is, so that the view moves; constraints bring it back in
  /// their next layout. Numbers that are not finite or are larger than 1e12 are reported, and the
  /// old point stays.
  open var anchorPoint: CGPoint {
    get { ownAnchorPoint }
    set { setAnchorPoint(newValue) }
  }

  // MARK: Conversion

  /// A point of this view in another one's coordinates; nil stands for the window, or without one
  /// for the coordinates that the topmost view's frame is in.
  ///
  /// Between views of two trees the frames of the topmost views count.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the views.
  open func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    if let way = Self.transform(from: self, to: view) { return point.applying(way) }
    let offset = Self.offset(from: self, to: view)
    return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// A point of another view, or of what nil stands for, in this one's coordinates: the way back of
  /// `convert(_:to:)`.
  open func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    if let way = Self.transform(from: self, to: view) { return point.applying(way.inverted()) }
    let offset = Self.offset(from: self, to: view)
    return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }

  /// A rectangle of this view in another one's coordinates, as for a point; with transforms between
  /// them, the smallest rectangle around the result.
  open func convert(_ rect: CGRect, to view: View?) -> CGRect {
    if let way = Self.transform(from: self, to: view) { return rect.applying(way) }
    return CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in this one's coordinates, as for a point.
  open func convert(_ rect: CGRect, from view: View?) -> CGRect {
    if let way = Self.transform(from: self, to: view) { return rect.applying(way.inverted()) }
    return CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Whether a point, in the view's own coordinates, lies inside it.
  open func point(inside point: CGPoint, with event: TouchEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view inside this one, or this one, that a touch at a point is for; nil if it is
  /// for none of them.
  ///
  /// Views that are hidden, almost clear, closed to touches or flattened by their transform are passed by.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views inside.
  open func hitTest(_ point: CGPoint, with event: TouchEvent?) -> View? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !isFlattened,
      self.point(inside: point, with: event)
    else { return nil }
    for view in children.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// The view with a ``tag`` among this one and all inside it.
  open func viewWithTag(_ tag: Int) -> View? { viewsInside.first { $0.tag == tag } }

  /// Gives the view the size that ``sizeThatFits(_:)`` names for its present one.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if flags.contains(.isTransformed) { bounds.size = size } else { frame.size = size }
  }

  // MARK: Autoresizing

  /// Which margins and sizes of the frame follow the superview's size; none at first.
  ///
  /// While ``translatesAutoresizingMaskIntoConstraints`` is true the mask acts at once whenever the
  /// superview's size changes, and stands for required constraints where constraints speak of the
  /// view.
  open var autoresizingMask: AutoresizingMask {
    get { storedMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Whether the subviews' frames follow this view's size as their masks say; true at first.
  open var autoresizesSubviews: Bool {
    get { !flags.contains(.leavesSubviewsAlone) }
    set { setAutoresizesSubviews(newValue) }
  }

  // MARK: Anchors

  /// The edge where lines of text begin.
  open var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The edge where lines of text end.
  open var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The middle between left and right.
  open var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  open var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  open var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  open var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The horizontal extent.
  open var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The vertical extent.
  open var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
  /// The line on which the first line of text stands; the upper edge where there is no text.
  open var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }
  /// The line on which the last line of text stands; the lower edge where there is no text.
  open var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Margins and safe area

  /// The room between the view's edges and its content, in points.
  ///
  /// Reading gives what is in effect: the margins that were set, or those of the window's
  /// environment, with the safe area added and the superview's margins preserved where the view
  /// says so. Setting them ends ``directionalLayoutMargins`` that were set. Numbers that are not
  /// finite or are larger than 1e12 are reported, and the old margins stay.
  ///
  /// - Complexity: O(*d*) to read, where *d* is the view's depth.
  open var layoutMargins: EdgeInsets {
    get { currentSurroundings.margins }
    set { setMargins(.sides(newValue), newValue) }
  }

  /// The room between the view's edges and its content, in points, by the reading direction.
  ///
  /// Margins set this way change sides when the direction does. Otherwise as ``layoutMargins``.
  ///
  /// - Complexity: O(*d*) to read, where *d* is the view's depth.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { currentSurroundings.margins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue), newValue.sides(.leftToRight)) }
  }

  /// Whether the margins reach at least as far inwards as the superview's; false at first.
  open var preservesSuperviewLayoutMargins: Bool {
    get { surroundings?.preservesSuperviewLayoutMargins ?? false }
    set { setPreservesSuperviewMargins(newValue) }
  }

  /// Whether the margins are measured from the safe area rather than from the edges; true at first.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { surroundings?.insetsLayoutMarginsFromSafeArea ?? true }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }

  /// The rectangle inside the view's margins; always the same object.
  open var layoutMarginsGuide: LayoutGuide { layoutMarginsGuideMadeOnce }

  /// The part of the space inside the margins in which lines of text stay readable; always the
  /// same object.
  open var readableContentGuide: LayoutGuide { readableContentGuideMadeOnce }

  /// How far bars, cameras and rounded corners reach into the view, in points; 0 without a window.
  ///
  /// - Complexity: O(*d*), where *d* is the view's depth.
  open var safeAreaInsets: EdgeInsets { currentSafeArea }

  /// The part of the view that nothing covers; always the same object.
  open var safeAreaLayoutGuide: LayoutGuide { safeAreaGuideMadeOnce }

  /// The part of the view that the keyboard covers; always the same object.
  open var keyboardLayoutGuide: KeyboardLayoutGuide { keyboardGuideMadeOnce }

  // MARK: Alignment

  /// How far the rectangle that constraints speak of lies inside the frame, in points; 0 unless
  /// overridden.
  ///
  /// Shadows and badges are what lies outside. A change takes effect with
  /// ``invalidateIntrinsicContentSize()``.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The rectangle that constraints speak of, for a frame; both in the superview's coordinates.
  ///
  /// An override must be the inverse of ``frame(forAlignmentRect:)`` and move each edge by an
  /// amount that doesn't depend on the frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for the rectangle that constraints speak of; both in the superview's coordinates.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.outset(by: alignmentRectInsets) }

  /// The view, this one or one inside it, whose first line of text gives this view's first
  /// baseline.
  ///
  /// A view that is not inside this one counts as this one.
  open var forFirstBaselineLayout: View { self }

  /// The view, this one or one inside it, whose last line of text gives this view's last baseline.
  ///
  /// A view that is not inside this one counts as this one.
  open var forLastBaselineLayout: View { self }

  // MARK: Content

  /// Stands for a width or height that content doesn't have.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The size the content would like, in points, ``noIntrinsicMetric`` where it has no wish.
  ///
  /// It is asked for once, and again after ``invalidateIntrinsicContentSize()``. Numbers that are
  /// not finite or are larger than 1e12 are reported and count as ``noIntrinsicMetric``.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Whether the content's height follows from the width it is given, as that of wrapped text.
  open var contentHeightDependsOnWidth: Bool { false }

  /// The size the content would like if it were as wide as given, in points.
  ///
  /// Only the height is used, and only where ``contentHeightDependsOnWidth`` is true.
  open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Makes the next layout ask for the content's size again.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// How strongly the view resists becoming larger than its content.
  open func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    contentPriorities.hugging(axis)
  }

  /// Sets how strongly the view resists becoming larger than its content: up to 1000, which is
  /// stronger than all that isn't required, and gives way to what is; 0 means not at all.
  open func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    setHugging(priority, axis)
  }

  /// How strongly the view resists becoming smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    contentPriorities.resistance(axis)
  }

  /// Sets how strongly the view resists becoming smaller than its content: up to 1000, which is
  /// stronger than all that isn't required, and gives way to what is; 0 means not at all.
  open func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    setResistance(priority, axis)
  }

  /// Where the first line of text stands; nil for the view's upper edge.
  open var firstBaselinePosition: BaselinePosition? { nil }

  /// Where the last line of text stands; nil for the view's lower edge.
  open var lastBaselinePosition: BaselinePosition? { nil }

  /// The direction that leading and trailing follow in the constraints that this view holds,
  /// usually those between its subviews, or between a subview and itself.
  ///
  /// It is what ``semanticContentAttribute`` asks for, else what the closest view above says with its traits, else the
  /// window's.
  open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  /// The size that the constraints inside the view ask for, drawn to a target with priority 50.
  ///
  /// - Parameter targetSize: The target in points, often ``layoutFittingCompressedSize``.
  /// - Returns: The size as the form with priorities gives it.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside the view ask for, drawn to a target.
  ///
  /// Only what is inside the view counts: its content, the constraints whose items are all inside
  /// it, and the heights that follow from widths. No frame changes.
  ///
  /// - Parameters:
  ///   - targetSize: The target in points. A length below 0 counts as 0, one above 1000000 as
  ///     1000000; what is not a number is reported and counts as 0.
  ///   - horizontalFittingPriority: How strongly the width keeps to the target; one that is out of
  ///     range is reported and counts as 50.
  ///   - verticalFittingPriority: How strongly the height keeps to the target.
  /// - Returns: The size of the frame in points, rounded up to whole pixels of the window or,
  ///   without one, of the screen. A length that nothing asks for is the target's.
  /// - Complexity: That of a first layout of the view and all inside it.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The size the view would like within a size, for layouts by hand; no constraint asks for it.
  ///
  /// - Parameter size: The room, in points.
  /// - Returns: The present size, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  // MARK: Passes

  /// Makes the next layout call ``layoutSubviews()``.
  open func setNeedsLayout() { raise(.wholeLayout) }

  /// Lays out the view and all inside it, beginning at the topmost view above it that needs a
  /// layout; other parts of the tree wait for theirs.
  ///
  /// The constraints of the whole tree are brought up to date first.
  open func layoutIfNeeded() { layOutTree() }

  /// Sets the frames of the subviews that take part in constraints.
  ///
  /// An override that places views by hand calls `super` first. It may change constraints; the
  /// layout then goes on until nothing changes any more.
  open func layoutSubviews() { applySolvedFrames() }

  /// Makes the next layout call ``updateConstraints()``.
  open func setNeedsUpdateConstraints() { raise(.needsUpdateConstraints) }

  /// Whether the next layout calls ``updateConstraints()``.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

  /// Calls ``updateConstraints()`` where it is needed in the view and inside it, and solves the
  /// constraints of the tree.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// For subclasses that set up constraints late; an override calls `super` last.
  open func updateConstraints() {}

  /// Whether the view makes no sense without constraints; nothing depends on it.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Traits

  /// The traits of the window or, without one, those of a plain phone with the screen's pixels.
  ///
  /// Traits that a view above sets for all views in it come first; the closest such view decides.
  open var traitCollection: TraitCollection { traitsInside }

  /// The next responder, for what the view doesn't handle: its controller, else its superview.
  open override var next: Responder? {
    if let owner { return owner }
    return ownSuperview
  }

  final override var responderWindow: Window? { ownWindow }

  // MARK: Hooks

  /// Called before the superview changes; nil if there will be none.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called before the window changes; nil if there will be none.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after a view has become a subview of this one.
  open func didAddSubview(_ subview: View) {}

  /// Called before a view leaves the subviews of this one.
  open func willRemoveSubview(_ subview: View) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}

  /// Called after ``traitCollection`` has changed; an override calls `super` first.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called after ``safeAreaInsets`` have changed, before the layout that this calls for.
  open func safeAreaInsetsDidChange() {}

  /// Called after ``layoutMargins`` in effect have changed, before the layout that this calls for.
  open func layoutMarginsDidChange() {}

  // MARK: Accessibility

  /// Where the view is, in points on the screen: its bounds unless it is set.
  open override var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? rectOnScreen }
    set { super.accessibilityFrame = newValue }
  }

  // MARK: Descriptions

  /// The view's type, name and frame, as `print` shows them: `<Label: title; frame = (16 20; 100 20)>`.
  open nonisolated override var description: String { onTreesThread(or: "View") { line } }

  /// As ``description``.
  open nonisolated override var debugDescription: String { description }

  final override func reportEndless(_ hook: Hook, calling other: Hook) {
    let diagnostic = LayoutDiagnostic.endless(hook, of: itemDescription)
    // A handler that makes a mistake each time is told so itself; what else it does isn't heard.
    if other == .onDiagnostic, let onDiagnostic {
      onDiagnostic(diagnostic)
    } else {
      report(diagnostic)
    }
  }

  final override func accepts(_ transform: ViewTransform) -> Bool { isUsable(transform) }

  final override func transformDidChange() {
    noteTransform()
    if isZoomed { zoomDidChange() }
  }

  final override func recordChange() { noteChange() }

  /// Whether the view says itself where its baselines are, though a view inside it holds the text.
  package final var knowsOwnBaselines: Bool {
    get { flags.contains(.knowsOwnBaselines) }
    set { if newValue != knowsOwnBaselines { flags.formSymmetricDifference(.knowsOwnBaselines) } }
  }
}
