public import Foundation
public import ViewTree

/// A view that shows a row of a table.
///
/// What the row shows goes into ``contentView``, held by constraints to all its edges where the
/// height is to follow from it.
open class TableViewCell: View {
  /// The view that holds the cell's content; it leaves the line below the row free.
  open var contentView: View { content }

  /// The kind of the cell, nil for one that is used once.
  ///
  /// Cells of one kind take each other's place.
  open var reuseIdentifier: String? { kind }

  /// The entry of the table that is the row which the cell shows; -1 while it waits.
  final var shownRow = -1

  private let content = View()
  /// Where the content was placed last.
  private var placeOfContent = CGRect.null
  private let kind: String?
  /// How the cell arranges texts that it is given.
  package final let cellStyle: CellStyle

  // MARK: Texts

  /// The first text, made when it is first asked for, within the content's margins.
  ///
  /// A subclass may have a label of its own in its place, which it adds to ``contentView`` and holds there.
  open var textLabel: HighlightableLabel? { texts.first }

  /// The second text, made when it is first asked for; nil in a cell of style `.default`.
  open var detailTextLabel: HighlightableLabel? {
    cellStyle == .default ? nil : texts.second(of: self)
  }

  /// The picture before the texts, made when it is first asked for.
  ///
  /// It is as large as its picture, at most as high as the row, in the middle of it, and moves the texts
  /// by its width and 16 points.
  open var imageView: HighlightableImageView? { texts.picture(of: self) }

  private var texts: CellTexts {
    attached { CellTexts(in: content, cellStyle, indent: indentation) }
  }

  // MARK: Looks

  /// What stands at the end of the row, which takes room from the content.
  open var accessoryType: AccessoryType {
    get { looksIfAny?.accessoryType ?? .none }
    set {
      guard newValue != accessoryType else { return }
      cellLooks.accessoryType = newValue
      roomDidChange()
    }
  }

  /// What stands at the end of the row while the table is edited.
  open var editingAccessoryType: AccessoryType {
    get { looksIfAny?.editingAccessoryType ?? .none }
    set {
      guard newValue != editingAccessoryType else { return }
      cellLooks.editingAccessoryType = newValue
      roomDidChange()
    }
  }

  /// A view at the end of the row, in the place of ``accessoryType``.
  ///
  /// It keeps its size, and stands in the middle of the row, a margin from its end; the content
  /// ends where it begins.
  open var accessoryView: View? {
    get { looksIfAny?.accessoryView }
    set { replace(accessoryView, by: newValue) { $0.accessoryView = $1 } }
  }

  /// The view at the end of the row while the table is edited.
  open var editingAccessoryView: View? {
    get { looksIfAny?.editingAccessoryView }
    set { replace(editingAccessoryView, by: newValue) { $0.editingAccessoryView = $1 } }
  }

  /// A view that lies behind the content and fills the cell.
  open var backgroundView: View? {
    get { looksIfAny?.backgroundView }
    set {
      replace(backgroundView, by: newValue) { $0.backgroundView = $1 }
      if let newValue { sendSubviewToBack(newValue) }
    }
  }

  /// A view that lies behind the content and fills the cell while the row is chosen or touched, in front of
  /// ``backgroundView``; it isn't a subview at other times.
  open var selectedBackgroundView: View? {
    get { looksIfAny?.selectedBackgroundView }
    set {
      let old = selectedBackgroundView
      guard newValue !== old else { return }
      cellLooks.selectedBackgroundView = newValue
      if old?.ownSuperview === self { old?.removeFromSuperview() }
      showChoice()
    }
  }

  /// Shows the view of a chosen row, or takes it away.
  private func showChoice() {
    guard let view = selectedBackgroundView else { return }
    let shows = (isSelected || isHighlighted) && selectionStyle != .none
    guard shows != (view.ownSuperview === self) else { return }
    if shows {
      view.frame = CGRect(origin: .zero, size: bounds.size)
      let hasBack = backgroundView?.ownSuperview === self
      insertSubview(view, at: hasBack ? 1 : 0)
    } else {
      view.removeFromSuperview()
    }
  }

  /// Whether the program has said how far the line below the row is moved inwards.
  package final var hasOwnSeparatorInset: Bool { looksIfAny?.separatorInset != nil }

  /// How far the line below the row is moved inwards; until it is set, as the table says, or,
  /// beside a picture, as far as the text.
  open var separatorInset: EdgeInsets {
    get { looksIfAny?.separatorInset ?? (ownSuperview as? TableView)?.separatorInset ?? .zero }
    set { cellLooks.separatorInset = newValue }
  }

  /// What the row looks like while it is chosen.
  open var selectionStyle: SelectionStyle {
    get { looksIfAny?.selectionStyle ?? .default }
    set {
      cellLooks.selectionStyle = newValue
      showChoice()
    }
  }

  /// Whether the cell shows that the row can be moved; it is remembered.
  open var showsReorderControl: Bool {
    get { looksIfAny?.showsReorderControl ?? false }
    set { cellLooks.showsReorderControl = newValue }
  }

  /// Whether the content makes room while the table is edited; it is remembered.
  open var shouldIndentWhileEditing: Bool {
    get { looksIfAny?.shouldIndentWhileEditing ?? true }
    set { cellLooks.shouldIndentWhileEditing = newValue }
  }

  /// By how many steps the picture and the texts of the cell's style are moved inwards; a view of the program's stays.
  open var indentationLevel: Int {
    get { looksIfAny?.indentationLevel ?? 0 }
    set {
      cellLooks.indentationLevel = newValue
      attached(CellTexts.self)?.indent = indentation
    }
  }

  /// How wide such a step is, in points; 10 at first.
  open var indentationWidth: CGFloat {
    get { looksIfAny?.indentationWidth ?? 10 }
    set {
      cellLooks.indentationWidth = newValue
      attached(CellTexts.self)?.indent = indentation
    }
  }

  private var indentation: CGFloat {
    guard let looks = looksIfAny else { return 0 }
    return CGFloat(looks.indentationLevel) * looks.indentationWidth
  }

  // MARK: State

  /// Whether the row is chosen; false at first.
  open var isSelected: Bool {
    get { looksIfAny?.isSelected ?? false }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is touched; false at first.
  open var isHighlighted: Bool {
    get { looksIfAny?.isHighlighted ?? false }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the table is edited; false at first.
  open var isEditing: Bool {
    get { looksIfAny?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Chooses the row or not, as the table calls it; an override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelected else { return }
    cellLooks.isSelected = selected
    showChoice()
    setNeedsUpdateConfiguration()
  }

  /// Notes whether the row is touched; an override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlighted else { return }
    cellLooks.isHighlighted = highlighted
    showChoice()
    setNeedsUpdateConfiguration()
  }

  /// Notes whether the table is edited, as it calls it; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    cellLooks.isEditing = editing
    roomDidChange()
    setNeedsUpdateConfiguration()
  }

  // MARK: Described content

  /// What the cell shows, as a description; the view that is made of it fills ``contentView``.
  ///
  /// A description of the same kind changes that view, one of another kind replaces it, and nil
  /// removes it.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { looksIfAny?.content.configuration }
    set {
      guard newValue != nil || looksIfAny != nil else { return }
      let looks = cellLooks
      looks.content.show(
        newValue, for: looks.updatesContent ? configurationState : nil, in: content)
    }
  }

  /// Whether ``contentConfiguration`` is made again for each state; true at first.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { looksIfAny?.updatesContent ?? true }
    set { cellLooks.updatesContent = newValue }
  }

  /// What the content may look different for.
  open var configurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Called with the cell and its state where ``updateConfiguration(using:)`` is.
  open var configurationUpdateHandler: ((TableViewCell, CellConfigurationState) -> Void)? {
    get { looksIfAny?.updateHandler }
    set {
      cellLooks.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Has the next layout call ``updateConfiguration(using:)``.
  open func setNeedsUpdateConfiguration() {
    cellLooks.needsUpdate = true
    setNeedsLayout()
  }

  /// Called before the layout after the state has changed, to describe the content for it; an override calls
  /// `super`.
  open func updateConfiguration(using state: CellConfigurationState) {
    guard let looks = looksIfAny else { return }
    if looks.updatesContent, let configuration = looks.content.configuration {
      looks.content.show(configuration, for: state, in: content)
    }
    looks.updateHandler?(self, state)
  }

  private var looksIfAny: CellLooks? { attached(CellLooks.self) }

  private var cellLooks: CellLooks { attached { CellLooks() } }

  private func replace(_ old: View?, by new: View?, _ keep: (CellLooks, View?) -> Void) {
    guard new !== old else { return }
    keep(cellLooks, new)
    if old?.ownSuperview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    roomDidChange()
  }

  private func roomDidChange() {
    setNeedsLayout()
    (superview as? TableView)?.contentDidChange(of: self)
  }

  /// Has the content described for the state, if that has changed.
  final func updateConfigurationIfNeeded() {
    guard let looks = looksIfAny, looks.needsUpdate else { return }
    looks.needsUpdate = false
    updateConfiguration(using: configurationState)
  }

  /// How much of the row's end is not the content's, in points, and the view that stands there.
  private var accessoryRoom: (width: CGFloat, view: View?) {
    guard let looks = looksIfAny else { return (0, nil) }
    // In a table the cell's side has the system's margin at least.
    let least =
      ownSuperview is TableView
      ? ownWindow?.environment.systemMinimumLayoutMargins.trailing ?? 0 : 0
    let margin = max(layoutMargins.right - knownSafeArea.right, least)
    let view = looks.isEditing ? looks.editingAccessoryView : looks.accessoryView
    if let view { return (view.bounds.width + margin, view) }
    switch looks.isEditing ? looks.editingAccessoryType : looks.accessoryType {
    case .none: return (0, nil)
    case .disclosureIndicator: return (10.5 + margin, nil)
    case .checkmark: return (24 + margin, nil)
    case .detailButton: return (28 + margin, nil)
    case .detailDisclosureButton: return (51 + margin, nil)
    }
  }

  /// Makes a cell of a kind, 320 × 44 points large.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    kind = reuseIdentifier
    super.init(frame: Self.madeFrame)
    addSubview(content)
    placeContent(isLayout: true)
    content.setArranger(self)
  }

  /// Makes a cell that is used once, with a frame in its future superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    place(frame)
  }

  /// Makes a cell of size 320 × 44 that is used once.
  public convenience init() { self.init(frame: Self.madeFrame) }

  /// A cell is 320 × 44 points large until a table places it.
  package static var madeFrame: CGRect { CGRect(x: 0, y: 0, width: 320, height: 44) }

  /// Makes a cell of a kind, without a style.
  public convenience init(reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Makes a cell, of the kind and style that a document of Interface Builder gives it.
  public required init?(coder: NSCoder) {
    let document = coder as? DocumentCoder
    cellStyle = document?.cellStyle ?? .default
    kind = document?.reuseIdentifier
    super.init(coder: coder)
    addSubview(content)
    content.setArranger(self)
  }

  /// What can be done with the row while the table is edited, as its delegate says; nothing while it isn't.
  open var editingStyle: EditingStyle { looksIfAny?.editingStyle ?? .none }

  final func setEditingStyle(_ style: EditingStyle) {
    if style != editingStyle { cellLooks.editingStyle = style }
  }

  /// Called before what shows beside the content changes, as the table begins or ends being edited; an override calls `super`.
  open func willTransition(to state: StateMask) {}

  /// Called after what shows beside the content has changed; an override calls `super`.
  open func didTransition(to state: StateMask) {}

  /// What shows beside the content.
  public nonisolated struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have in UIKit.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Signs of editing.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// A question whether the row is to go.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Called before the cell is handed out for another row; an override calls `super` and resets
  /// what the next row may not set.
  open func prepareForReuse() {}

  /// The size that the content asks for, with the line below it.
  ///
  /// Parameters and result are as for any view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let line = lineHeight
    let sides = (ownSuperview as? TableView)?.contentSides ?? .zero
    let beside = accessoryRoom.width + sides.left + sides.right
    let target = CGSize(
      width: max(targetSize.width - beside, 0), height: max(targetSize.height - line, 0))
    var size = content.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if size.height > 0 { size.height += line }
    if size.width > 0 { size.width += beside }
    return size
  }

  /// Gives the content view the size of the cell, but for the line below it.
  ///
  /// An override finds the content and the cell's own texts and picture in their places, and may move them after
  /// it has called `super`.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContent(isLayout: true)
    // Only a subclass can move the texts.
    if type(of: self) != TableViewCell.self, attached(CellTexts.self) != nil {
      content.layoutIfNeeded()
    }
  }

  /// Sets the frame of the cell and that of the content at once.
  final func place(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
    placeContent(isLayout: false)
  }

  /// Places the content and what is beside it; outside of a layout only where its place is another one, as
  /// a subclass may have moved it.
  private func placeContent(isLayout: Bool) {
    let size = bounds.size
    let (room, view) = accessoryRoom
    let sides = (ownSuperview as? TableView)?.contentSides ?? .zero
    let isMirrored = room > 0 && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: min(sides.left + (isMirrored ? room : 0), size.width), y: 0,
      width: max(size.width - sides.left - sides.right - room, 0),
      height: max(size.height - lineHeight, 0))
    guard isLayout || frame != placeOfContent else { return }
    placeOfContent = frame
    if content.frame != frame { content.frame = frame }
    guard let looks = looksIfAny else { return }
    if let view {
      let x =
        isMirrored ? sides.left + room - view.bounds.width : size.width - sides.right - room
      let place = CGPoint(
        x: x + view.bounds.width / 2,
        y: (frame.height / 2 * pixelsPerPoint).rounded() / pixelsPerPoint)
      if view.center != place { view.center = place }
    }
    for accessory in [looks.accessoryView, looks.editingAccessoryView] {
      if let accessory, accessory !== view, !accessory.isHidden { accessory.isHidden = true }
    }
    if let view, view.isHidden { view.isHidden = false }
    let whole = CGRect(origin: .zero, size: size)
    for back in [looks.backgroundView, looks.selectedBackgroundView] {
      if let back, back.ownSuperview === self, back.frame != whole { back.frame = whole }
    }
  }

  /// The height of the line below the cell: a pixel, or 0 outside of tables with lines.
  private var lineHeight: CGFloat {
    guard let table = ownSuperview as? TableView, table.separatorStyle == .singleLine else {
      return 0
    }
    return 1 / table.pixelsPerPoint
  }
}

extension TableViewCell: ViewArranger {
  package final func visibilityDidChange(of view: View) {}
  package final func contentDidChange(of view: View) {}
  package final func viewDidLeave(_ view: View) {}
  package final func settingName(of constraint: LayoutConstraint) -> String { "contentView" }

  /// The row is as high as the content asks for.
  package final func fittingSizeDidChange(of view: View) {
    (superview as? TableView)?.contentDidChange(of: self)
  }
}
