public import Foundation
public import ViewTree

/// A view that lays out some of its subviews in lines, as words in a paragraph.
///
/// A line takes as many views as it has room for; each view has the size of its content, or the
/// size that its constraints ask for, and is no longer than a line unless these require it. A view
/// as wide as a line is as high as what is inside it is at that width. Hidden views are left out.
/// A flow of rows would like to be as wide as one row of all its views; made narrower, it is as
/// high as its rows need. A flow of columns fills the height it is given.
///
///     let tags = FlowStack(arrangedSubviews: labels)
///     tags.spacing = 8
///     tags.lineSpacing = 6
open class FlowStack: View {
  /// Where views stand across their line.
  public nonisolated enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// As high as the row, or as wide as the column.
    case fill
    /// At the beginning: the top of a row, the leading edge of a column.
    case leading
    /// In the middle.
    case center
    /// At the end: the bottom of a row, the trailing edge of a column.
    case trailing
  }

  /// Where the views of a line that isn't full stand along it.
  public nonisolated enum Justification: Int, Hashable, Sendable, CaseIterable {
    /// At the beginning.
    case leading
    /// In the middle.
    case center
    /// At the end.
    case trailing
    /// From end to end, with equal gaps; a view that is alone stands at the beginning.
    case spaceBetween
  }

  /// Which way the views of a line follow each other: `.horizontal`, which makes rows, unless set.
  open var axis = LayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { contentDidChange() } }
  }

  /// The points between neighbours in a line: 0 unless set.
  ///
  /// A number that isn't finite or is larger than 1e9 is reported, and the old one stays.
  open var spacing: CGFloat {
    get { flow.spacing }
    set { setDistance(\.spacing, to: newValue, "spacing") }
  }

  /// The points between lines: 0 unless set.
  ///
  /// A number that isn't finite or is larger than 1e9 is reported, and the old one stays.
  open var lineSpacing: CGFloat {
    get { flow.lineSpacing }
    set { setDistance(\.lineSpacing, to: newValue, "line spacing") }
  }

  /// Where views stand across their line: at the beginning unless set.
  open var alignment: Alignment {
    get { flow.alignment }
    set {
      guard newValue != flow.alignment else { return }
      flow.alignment = newValue
      setNeedsLayout()
    }
  }

  /// Where the views of a line that isn't full stand along it: at the beginning unless set.
  open var justification: Justification {
    get { flow.justification }
    set {
      guard newValue != flow.justification else { return }
      flow.justification = newValue
      setNeedsLayout()
    }
  }

  /// The views that are laid out, in their order; all of them are subviews.
  public private(set) final var arrangedSubviews: [View] = []

  final var flow = FlowLayout(
    spacing: 0, lineSpacing: 0, alignment: .leading, justification: .leading)
  private final var ledgers: [ObjectIdentifier: StackLedger] = [:]
  /// Whether the sizes that are stated follow from content that has changed.
  fileprivate final var areSizesStale = false

  /// Makes a flow of views, which become its subviews.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  deinit {
    // Before the views are let go of, so that a deep nest is taken apart without recursion.
    arrangedSubviews = []
  }

  // MARK: Arranged views

  /// Puts a view at the end, making it a subview if it isn't one; a view that this stack already
  /// arranges is moved.
  open func addArrangedSubview(_ view: View) { arrange(view, at: arrangedSubviews.count) }

  /// Puts a view at a place among the arranged ones, making it a subview if it isn't one.
  ///
  /// An index that is out of range is reported and changes nothing.
  public final func insertArrangedSubview(
    _ view: View, at index: Int, fileID: String = #fileID, line: Int = #line
  ) {
    guard (0...arrangedSubviews.count).contains(index) else {
      report(
        LayoutDiagnostic(
          .outOfRange, "\(view.itemName) can't be arranged at \(index) in \(itemName).",
          source: CodeLocation(fileID: fileID, line: line),
          itemNames: [view.itemName, itemName],
          hint: "Use an index from 0 to \(arrangedSubviews.count)."))
      return
    }
    arrange(view, at: index)
  }

  /// Stops laying a view out; it stays a subview.
  ///
  /// A view that isn't arranged is left alone.
  open func removeArrangedSubview(_ view: View) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    view.setArranger(nil)
    ledgers.removeValue(forKey: ObjectIdentifier(view))?.withdraw()
    contentDidChange()
  }

  private func arrange(_ view: View, at place: Int) {
    if view.isArranged(by: self), let old = arrangedSubviews.firstIndex(where: { $0 === view }) {
      arrangedSubviews.remove(at: old)
      arrangedSubviews.insert(view, at: min(place, arrangedSubviews.count))
      contentDidChange()
      return
    }
    if !view.isSubview(of: self) { call(.addSubview) { addSubview(view) } }
    // A refusal has been reported, and hooks may have moved the view on.
    guard view.isSubview(of: self), !view.isArranged else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    guard view.isSubview(of: self), !view.isArranged else { return }
    view.setArranger(self)
    arrangedSubviews.insert(view, at: min(place, arrangedSubviews.count))
    contentDidChange()
  }

  // MARK: Layout

  /// The size of one line of all views.
  open override var intrinsicContentSize: CGSize {
    let boxes = shownBoxes(within: .infinity)
    let gaps = flow.spacing * CGFloat(max(boxes.count - 1, 0))
    let length = max(boxes.reduce(gaps) { $0 + $1.length }, 0)
    let depth = boxes.map(\.depth).max() ?? 0
    return axis == .horizontal
      ? CGSize(width: length, height: depth) : CGSize(width: depth, height: length)
  }

  /// True for rows: the narrower the flow, the more rows there are.
  open override var contentHeightDependsOnWidth: Bool { axis == .horizontal }

  /// The size of the rows that the views take at a width.
  open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    guard axis == .horizontal else { return intrinsicContentSize }
    return CGSize(
      width: width, height: flow.arrange(shownBoxes(within: width), within: width).depth)
  }

  /// Removes the size constraints of views whose content has changed; the layout states them again.
  open override func updateConstraints() {
    if areSizesStale {
      areSizesStale = false
      for view in arrangedSubviews { ledgers[ObjectIdentifier(view)]?.suspendSizes() }
      setNeedsLayout()
    }
    super.updateConstraints()
  }

  /// Puts the views into lines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangesBySolvedWidth = true
    let isRows = axis == .horizontal
    let room = isRows ? bounds.width : bounds.height
    let views = arrangedSubviews.filter { !$0.isHidden }
    // The height was asked for the width before it was rounded, and so for its lines.
    let places = flow.arrange(
      shownBoxes(within: room), within: room, breakingAt: isRows ? solvedWidth : nil
    ).places
    for view in arrangedSubviews where view.isHidden {
      restate(view, CGRect.zero)
    }
    for (view, place) in zip(views, places) {
      restate(
        view,
        isRows
          ? CGRect(x: place.start, y: place.top, width: place.length, height: place.depth)
          : CGRect(x: place.top, y: place.start, width: place.depth, height: place.length))
    }
  }

  /// States where a view is, with the x-coordinate from the leading edge, and how large it is.
  ///
  /// A size that was measured is that of constraints inside, rounded up to pixels; they stand.
  private final func restate(_ view: View, _ frame: CGRect) {
    let content = view.intrinsicContentSize
    func priority(isMeasured: Bool) -> LayoutPriority {
      isMeasured && !view.isHidden ? StackStatements.Priority.measured : .required
    }
    ledger(of: view)?.restate(view, in: self) {
      $0.leading.equalToSuperview().offset(frame.minX)
      $0.top.equalToSuperview().offset(frame.minY)
      $0.width.equalTo(frame.width).priority(priority(isMeasured: content.width < 0))
      $0.height.equalTo(frame.height).priority(priority(isMeasured: content.height < 0))
    }
  }

  /// The statements about a view, as long as it is arranged: the program may take one out while
  /// others are placed.
  private final func ledger(of view: View) -> StackLedger? {
    guard view.isArranged(by: self) else { return nil }
    if let known = ledgers[ObjectIdentifier(view)] { return known }
    let new = StackLedger(.placed)
    ledgers[ObjectIdentifier(view)] = new
    return new
  }

  /// Stops laying out a view that leaves the flow.
  open override func willRemoveSubview(_ subview: View) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }
}

extension FlowStack: ViewArranger {
  package final func viewDidLeave(_ view: View) {
    guard view.isArranged(by: self) else { return }
    view.setArranger(nil)
    arrangedSubviews.removeAll { $0 === view }
    ledgers.removeValue(forKey: ObjectIdentifier(view))?.withdraw()
    contentDidChange()
  }

  package final func visibilityDidChange(of view: View) { contentDidChange() }

  package final func contentDidChange(of view: View) {
    areSizesStale = true
    contentSizeDidChange()
    markLayoutStale()
  }

  package final func fittingSizeDidChange(of view: View) { contentDidChange(of: view) }

  fileprivate final func contentDidChange() {
    areSizesStale = true
    call(.invalidateIntrinsicContentSize) {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
}

extension FlowStack {
  fileprivate final func setDistance(
    _ distance: WritableKeyPath<FlowLayout, CGFloat>, to points: CGFloat, _ name: String
  ) {
    guard points.isFinite, points.magnitude <= 1e9 else {
      report(
        LayoutDiagnostic(
          points.isFinite ? .outOfRange : .notFinite,
          "The \(name) in \(itemName) can't be \(plainNumber(Double(points))).",
          itemNames: [itemName],
          hint: points.isFinite
            ? "Use a number of a size up to 1e9."
            : "Use a finite number; look for a division by zero."))
      return
    }
    guard points != flow[keyPath: distance] else { return }
    flow[keyPath: distance] = points
    contentDidChange()
  }
}
