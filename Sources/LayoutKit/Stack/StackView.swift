public import Foundation
public import ViewTree

/// A view that lays out some of its subviews in a row or a column.
///
/// Names and behaviour are those of UIKit's stack views, with their known faults mended; where
/// frames must be UIKit's to the point, set ``compatibility``. All of it is stated through the
/// DSL: see <doc:Stack-views>. A stack has no size of its own; it follows from what it arranges,
/// and from what the program states about the stack.
///
///     let row = StackView(arrangedSubviews: [icon, title, value])
///     row.spacing = 8
///     row.alignment = .firstBaseline
///
/// Changes take effect in the next layout, and touch only the constraints of what has changed.
/// Mistakes, such as an index out of range or a spacing that isn't finite, are reported to
/// ``View/onDiagnostic`` and change nothing.
open class StackView: View {
  // MARK: Settings

  /// Which way the arranged views follow each other: `.horizontal` unless set.
  open var axis = LayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How the room along the axis is shared out: `.fill` unless set.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// Where the arranged views stand across the axis: `.fill` unless set.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The points between neighbours: 0 unless set.
  ///
  /// With distributions `.equalSpacing` and `.equalCentering` they are the least there are. Below 0
  /// neighbours overlap. A number that isn't finite or is larger than 1e9 is reported, and the old
  /// one stays.
  open var spacing: CGFloat {
    get { settings.spacing }
    set { setSpacing(newValue) }
  }

  /// Whether spacing in a column runs from the last baseline of one view to the first of the
  /// next.
  ///
  /// False unless set. Views without text count with their edges.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether views are arranged within the stack's layout margins: false unless set.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whose rules decide where UIKit's have known faults: `.improved` unless set.
  public final var compatibility = StackCompatibility.improved {
    didSet { if compatibility != oldValue { compatibilityDidChange() } }
  }

  /// Whether a stack in which nothing is shown counts as hidden where it is arranged itself.
  ///
  /// Then no spacing is kept around it. True unless set; without effect in a `.uikit` stack.
  public final var collapsesWhenEmpty = true {
    didSet { if collapsesWhenEmpty != oldValue { emptinessDidChange() } }
  }

  // MARK: State

  /// Settings that are checked before they are taken over.
  final var settings = Settings()
  /// What is arranged, in order.
  final var arranged: [ArrangedItem] = []
  /// How many of them are spacers.
  final var spacerCount = 0
  /// The number of the next item.
  final var nextNumber = 0
  /// The guides that several items share, and what is stated about them and the stack itself.
  final var sharedGuides = SharedGuides()
  /// Whether what is stated no longer follows from the settings.
  final var isArrangementStale = true
  /// Whether it is to be looked at anew, and so are all stacks inside.
  final var isStaleThroughout = true
  /// Whether it is being arranged.
  final var isArranging = false
  /// Whether the order of the arranged views in the tree's ranks is an older one.
  final var isOrderStale = false
  /// What counts as shown to whoever arranges this stack.
  final var wasEmpty = true

  /// The views whose text stood for the stack's baselines when it was last arranged.
  final var baselineViews = (first: Place.Stand(), last: Place.Stand())

  /// The line that made the stack, if it was made of views.
  package final var settingSource: CodeLocation?

  // MARK: Making

  /// Makes a stack of views, which become its subviews.
  ///
  /// A view that is named twice is reported and arranged once.
  public convenience init(
    arrangedSubviews views: [View], fileID: String = #fileID, line: Int = #line
  ) {
    self.init(frame: .zero)
    settingSource = CodeLocation(fileID: fileID, line: line)
    var areDistinct = true
    for view in views {
      if view.isArranged(by: self) {
        areDistinct = false
      } else {
        addArrangedSubview(view)
      }
    }
    if !areDistinct { reportDuplicates(in: views, fileID, line) }
  }

  /// Makes a stack of views along an axis, which become its subviews.
  ///
  /// A view that is named twice is reported and arranged once.
  ///
  /// - Parameters:
  ///   - axis: Whether the views stand side by side or below each other.
  ///   - spacing: The distance between two views, in points.
  ///   - alignment: Where the views lie across the axis.
  ///   - distribution: How the room along the axis is shared.
  ///   - views: The views, in order.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  public convenience init(
    axis: LayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill, _ views: [View] = [], fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(arrangedSubviews: views, fileID: fileID, line: line)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
  }

  /// Makes an empty stack with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an empty stack; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {
    // Before the views are let go of, so that a deep nest is taken apart without recursion.
    arranged = []
  }

  // MARK: Arranged views

  /// The views that are laid out, in their order along the axis; all of them are subviews.
  ///
  /// - Complexity: O(*n*).
  open var arrangedSubviews: [View] { arranged.compactMap(\.view) }

  /// Puts a view at the end, making it a subview if it isn't one; a view that this stack already
  /// arranges is moved.
  open func addArrangedSubview(_ view: View) { arrange(view, at: arranged.count) }

  /// Stops laying a view out; it stays a subview.
  ///
  /// A view that isn't arranged is left alone.
  open func removeArrangedSubview(_ view: View) {
    guard let index = index(of: view) else { return }
    removeItem(at: index)
  }

  // MARK: Hooks

  /// The points that were set between a view and the next, ``spacingUseDefault`` if none were.
  open func customSpacing(after view: View) -> CGFloat {
    option(\.customSpacing, of: view) ?? Self.spacingUseDefault
  }

  /// The points between two neighbours whose spacing is ``spacingUseSystem``: 8, or, in a column
  /// whose spacing runs from baseline to baseline, the distance of lines of their fonts.
  open func systemSpacing(after view: View, before next: View) -> CGFloat {
    let runsByBaselines = axis == .vertical && isBaselineRelativeArrangement
    return runsByBaselines ? SystemSpacing.betweenBaselines(view, next) : SystemSpacing.standard
  }

  /// The view whose text has the stack's first baseline: in a column, of the first view shown; in a
  /// row, of the first or the highest, depending on the alignment.
  open override var forFirstBaselineLayout: View { baselineView(last: false) }

  /// The view whose text has the stack's last baseline: in a column, of the last view shown; in a
  /// row, of the last or the highest, depending on the alignment.
  open override var forLastBaselineLayout: View { baselineView(last: true) }

  /// Brings the constraints in line with the settings.
  open override func updateConstraints() {
    arrangeIfStale()
    super.updateConstraints()
  }

  /// Stops laying out a view that leaves the stack.
  open override func willRemoveSubview(_ subview: View) {
    removeArrangedSubview(subview)
    forgetSeparator(subview)
    super.willRemoveSubview(subview)
  }
}
