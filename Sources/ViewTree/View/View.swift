public import Foundation

/// A rectangle in a tree of rectangles, placed by constraints or by its frame.
///
/// Members carry the names and meanings they have in UIKit. A view and all of its tree belong to
/// one thread at a time. What can't be done is reported to ``onDiagnostic`` and left out.
open class View: LayoutItem {
  // MARK: Tree

  /// The view this one is inside of, if any.
  public internal(set) final weak var superview: View?
  /// The views directly inside this one, from back to front.
  public internal(set) final var subviews: [View] = []
  /// The guides that this view owns, in the order they were added.
  public internal(set) final var layoutGuides: [LayoutGuide] = []

  // MARK: Looks and names

  /// A name for diagnostics and pictures; without one a view goes by its type and its place.
  public final var name: String?
  /// A number by which the program knows the view again.
  public final var tag = 0
  /// Whether pictures leave the view out; a hidden view still has its part in the layout.
  open var isHidden = false
  /// The colour that pictures fill the view with, if any.
  open var backgroundColor: Color?
  /// The radius of the corners in pictures, in points.
  public final var cornerRadius: CGFloat = 0
  /// Gets the diagnostics of this view and of all views inside it without a handler of their own.
  ///
  /// What finds no handler on the way to the root is written to standard error.
  public final var onDiagnostic: ((LayoutDiagnostic) -> Void)?

  /// How the view's content relates to the reading direction.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }

  /// Whether the frame, as set by the program, takes part in the layout as if by constraints.
  ///
  /// True unless set otherwise; views whose frames follow from constraints need false.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { frameRoleDidChange() } }
  }

  // MARK: State of the layout

  /// What all views of the tree share; nil for a view that is alone and holds no constraint.
  final var hierarchy: Hierarchy?
  final var storedFrame = CGRect.zero
  final var boundsOrigin = CGPoint.zero
  final var flags: ViewFlags = [.needsLayout, .needsUpdateConstraints]
  final var contentPriorities = ContentPriorities()
  final var heldConstraints = ConstraintList()
  final var mentions = Mentions()
  final var participation = Participation()
  final var runs = PassRuns()
  /// The constraints that the DSL has made for this view and may change again.
  package final var statedConstraints: [LayoutConstraint] = []

  /// Makes a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) { setFrame(frame) }

  /// Makes a view of size 0 at 0, 0.
  public convenience init() { self.init(frame: .zero) }

  /// Makes an empty view; nothing is read from the archive.
  public required init?(coder: NSCoder) {}

  deinit { dissolveTree() }

  /// This view as an item of constraints.
  public final var layoutElement: LayoutElement { .view(self) }

  // MARK: Geometry

  /// Where the view is, in points in its superview's coordinates.
  ///
  /// Numbers that are not finite or larger than 1e12 are reported, and the old frame stays;
  /// a size below 0 is reported and counts as 0.
  open var frame: CGRect {
    get { storedFrame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points; its size is that of ``frame``.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set { setBounds(newValue) }
  }

  /// The middle of ``frame``, in points in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set { setCenter(newValue) }
  }

  // MARK: Content

  /// Stands for a width or height that content doesn't have.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size the content would like, in points, ``noIntrinsicMetric`` where it has no wish.
  ///
  /// It is asked for once, and again after ``invalidateIntrinsicContentSize()``. Numbers that are
  /// not finite or larger than 1e12 are reported and count as ``noIntrinsicMetric``.
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

  /// Where the first line of text stands; nil for the view's upper edge.
  open var firstBaseline: BaselinePosition? { nil }

  /// Where the last line of text stands; nil for the view's lower edge.
  open var lastBaseline: BaselinePosition? { nil }

  /// The direction that leading and trailing follow in this view.
  open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  // MARK: Passes

  /// Makes the next layout call ``layoutSubviews()``.
  open func setNeedsLayout() { raise(.needsLayout) }

  /// Lays out the tree that the view is in, if anything in it needs that.
  open func layoutIfNeeded() { layOutTree() }

  /// Sets the frames of the subviews that take part in constraints.
  ///
  /// An override that places views by hand calls `super` first. It may change constraints; the
  /// layout then goes on until nothing changes any more.
  open func layoutSubviews() { applySolvedFrames() }

  /// Makes the next layout call ``updateConstraints()``.
  open func setNeedsUpdateConstraints() { raise(.needsUpdateConstraints) }

  /// Calls ``updateConstraints()`` where it is needed in the tree, and solves the constraints.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// For subclasses that set up constraints late; an override calls `super` last.
  open func updateConstraints() {}

  // MARK: Hooks

  /// Called after a view has become a subview of this one.
  open func didAddSubview(_ subview: View) {}

  /// Called before a view leaves the subviews of this one.
  open func willRemoveSubview(_ subview: View) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}
}
