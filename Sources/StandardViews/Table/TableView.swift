public import Foundation
public import ViewTree

/// A list of rows, of which only those in sight have cells.
///
/// Rows are as high as their content asks for unless the program says otherwise. Before a row has
/// been in sight it counts with an estimate; when its height becomes known, the content's size is
/// corrected, and the offset where this keeps what is in sight in its place.
///
/// ```swift
/// let table = TableView()
/// table.register(ContactCell.self, forCellReuseIdentifier: "contact")
/// table.showRows(of: self, count: \.contacts.count) { screen, table, indexPath in
///   let cell = table.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
///   (cell as? ContactCell)?.show(screen.contacts[indexPath.row])
///   return cell
/// }
/// ```
open class TableView: ScrollView {
  /// Stands for the height that a row's content asks for.
  public static let automaticDimension: CGFloat = -1

  // MARK: Rows

  /// Says how many rows there are and makes their cells; asked after ``reloadData()``.
  open var dataSource: (any TableViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      setNeedsReload()
    }
  }

  /// Gives rows heights and sections headers and footers, and is told of the table's movements.
  @_nonoverride open var delegate: (any TableViewDelegate)? {
    get { super.delegate as? any TableViewDelegate }
    set { super.delegate = newValue }
  }

  /// The height of all rows in points, or ``automaticDimension``, which it is at first.
  ///
  /// Numbers that are not finite, below 0 or larger than 1000000 are reported, and the old one
  /// stays.
  open var rowHeight: CGFloat {
    get { storedRowHeight }
    set { setRowHeight(newValue) }
  }

  /// The height in points that rows count with before they have been in sight;
  /// ``automaticDimension``, which it is at first, stands for 44.
  ///
  /// With 0 the delegate is asked for the heights of all rows at once.
  ///
  /// Numbers that are not finite, below 0 or larger than 1000000 are reported, and the old one
  /// stays.
  open var estimatedRowHeight: CGFloat {
    get { storedEstimate }
    set { setEstimatedRowHeight(newValue) }
  }

  /// Whether a line of one pixel lies below each row, which it does at first.
  open var separatorStyle = TableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { forgetHeights() } }
  }

  /// How sections are set off from each other.
  open var style: Style { storedStyle }

  /// How many sections there are, as the data source last said.
  open var numberOfSections: Int {
    loadCountsIfNeeded()
    return sectionStarts.count - 1
  }

  /// How many rows a section has, as the data source last said; 0 for an unknown section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadCountsIfNeeded()
    return Self.countOfRows(section, sectionStarts)
  }

  /// The place of a row in the coordinates of the content, in points; by an estimate before it has
  /// been in sight, and zero if there is no such row.
  ///
  /// - Complexity: O(log *n*) for *n* rows.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadCountsIfNeeded()
    return rowNumber(of: indexPath).map { rect($0) } ?? .zero
  }

  /// The row at a place of the content, in points; nil outside of all rows.
  ///
  /// - Complexity: O(log *n*) for *n* rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point).map(indexPath) }

  /// The rows that reach into a rectangle of the content, in points, from the top down; none outside of all rows, nil
  /// while there are none.
  ///
  /// - Complexity: O(*k* log *n*) for *k* rows in the rectangle of *n*.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// Scrolls to a row; one that doesn't exist is reported.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: Where it is to stand, as far as the ends of the content allow.
  ///   - animated: Whether the delegate is told of the end; it takes effect at once.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(animated) { scroll(toRow: indexPath, scrollPosition) } }

  // MARK: Cells

  /// Registers the class of the cells that show rows of a kind; nil makes the kind unknown again.
  ///
  /// A class that isn't one of cells is reported, and the kind stays as it was.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// A cell of a kind: one whose row went out of sight, or a new one.
  ///
  /// - Parameter identifier: The kind.
  /// - Returns: A cell without a row, nil for a kind that was not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    reusedOrNewCell(identifier)
  }

  /// The cells of the rows in sight, from the top down.
  open var visibleCells: [TableViewCell] { shownCells.map(\.cell) }

  /// The rows in sight, from the top down; nil if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    shownCells.isEmpty ? nil : shownCells.map { indexPath($0.row) }
  }

  /// The cell of a row, or nil if the row is not in sight.
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    guard let row = rowNumber(of: indexPath) else { return nil }
    return shownCells.first { $0.row == row }?.cell
  }

  /// The row that a cell shows, or nil if it shows none of this table.
  open func indexPath(for cell: TableViewCell) -> IndexPath? {
    shownCells.first { $0.cell === cell }.map { indexPath($0.row) }
  }

  // MARK: Changes

  /// Asks the data source for everything again in the next layout; no row stays chosen.
  ///
  /// Inside a call of the data source it takes effect after that.
  open func reloadData() { reloadAll() }

  /// Takes notice of several changes at once; without any, measures the rows, headers and footers in sight again.
  ///
  /// If the new counts of the data source don't follow from the old ones and the changes, this is
  /// reported, and all is loaded again.
  ///
  /// - Parameters:
  ///   - updates: Inserts, deletes and reloads rows.
  ///   - completion: Called with true, as everything is done.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginChanges()
    updates?()
    endChanges()
    completion?(true)
  }

  /// Begins changes that are made together; they take effect when ``endUpdates()`` was called as often.
  open func beginUpdates() { beginChanges() }

  /// Ends changes that are made together; without any, measures the rows in sight again.
  open func endUpdates() {
    if batch == nil { beginChanges() }
    endChanges()
  }

  /// Takes notice of rows that the data source has now, by their paths afterwards.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    insertRows(at: indexPaths)
  }

  /// Takes notice of rows that the data source no longer has, by their paths before.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    deleteRows(at: indexPaths)
  }

  /// Asks for the cells and heights of some rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadRows(at: indexPaths)
  }

  /// Takes notice of a row that has another place, by its path before and afterwards; it keeps its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Takes notice of a section that has another place, by its place before and afterwards; its rows keep their cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Takes notice of new sections, by their places afterwards.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    insertSections(sections)
  }

  /// Takes notice of sections that are gone, by their places before.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    deleteSections(sections)
  }

  /// Asks for the rows, the header and the footer of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadSections(sections)
  }

  // MARK: Headers and footers

  /// Registers the class of the headers and footers of a kind; nil makes the kind unknown again.
  ///
  /// A class that isn't one of such views is reported, and the kind stays as it was.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { registerHeaderFooters(aClass, identifier) }

  /// A header or footer of a kind: one that went out of sight, or a new one; nil for a kind that was not
  /// registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableHeaderFooterView? { reusedOrNewHeaderFooter(identifier) }

  /// The header of a section, or nil if it is not in sight or has another class.
  open func headerView(forSection section: Int) -> TableHeaderFooterView? {
    entries(ofSection: section).flatMap { shownDecorations[$0.header] as? TableHeaderFooterView }
  }

  /// The footer of a section, or nil if it is not in sight or has another class.
  open func footerView(forSection section: Int) -> TableHeaderFooterView? {
    entries(ofSection: section).flatMap { shownDecorations[$0.footer] as? TableHeaderFooterView }
  }

  /// The place of a section's header in the content, in points, with what is free above it; by an
  /// estimate before it has been in sight, and zero for an unknown section.
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadCountsIfNeeded()
    return entries(ofSection: section).map { rect($0.header) } ?? .zero
  }

  /// The place of a section's footer in the content, in points; zero for an unknown section.
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadCountsIfNeeded()
    return entries(ofSection: section).map { rect($0.footer) } ?? .zero
  }

  /// The place of a section with its header and footer, in points; zero for an unknown section.
  open func rect(forSection section: Int) -> CGRect {
    loadCountsIfNeeded()
    return entries(ofSection: section).map { rect($0.header).union(rect($0.footer)) } ?? .zero
  }

  /// A view above all rows, as wide as the table; it keeps its height.
  ///
  /// Nil at first.
  open var tableHeaderView: View? {
    didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// A view below all rows, as wide as the table; it keeps its height.
  ///
  /// Nil at first.
  open var tableFooterView: View? {
    didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
  }
  /// The height of all sections' headers in points, or ``automaticDimension``, which it is at first:
  /// what their content asks for.
  open var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsReload() } }
  }
  /// The height of all sections' footers in points, or ``automaticDimension``, which it is at first.
  open var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsReload() } }
  }
  /// The height in points that headers count with before they have been in sight;
  /// ``automaticDimension``, which it is at first, stands for 28.
  open var estimatedSectionHeaderHeight = TableView.automaticDimension
  /// The height in points that footers count with before they have been in sight.
  open var estimatedSectionFooterHeight = TableView.automaticDimension
  /// What is left free above each section's header, in points; ``automaticDimension``, which it is at
  /// first, stands for 22 in a plain table, as measured on iOS, and 0 in others.
  open var sectionHeaderTopPadding = TableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsReload() } }
  }

  // MARK: Looks

  /// The colour of the lines between rows; it is remembered.
  open var separatorColor: Color? {
    get { tableLooks.separatorColor }
    set { tableLooks.separatorColor = newValue }
  }

  /// How far those lines stay from the sides, in points; 16 on the left at first, which moves no row.
  open var separatorInset: EdgeInsets {
    get { tableLooks.separatorInset }
    set { tableLooks.separatorInset = newValue }
  }

  /// Places the content of rows, headers and footers again, which may have another width.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentSidesDidChange()
  }

  /// Whether the content of rows, headers and footers keeps off what covers the sides; true at first.
  ///
  /// Of a telephone that is turned the corners do. The rows themselves are as wide as the table.
  open var insetsContentViewsToSafeArea: Bool {
    get { attached(TableLooks.self)?.insetsContentViewsToSafeArea ?? true }
    set {
      tableLooks.insetsContentViewsToSafeArea = newValue
      contentSidesDidChange()
    }
  }

  /// A view behind all rows, headers and footers, which fills the frame; nil at first.
  open var backgroundView: View? {
    get { attached(TableLooks.self)?.backgroundView }
    set {
      let old = backgroundView
      guard newValue !== old else { return }
      tableLooks.backgroundView = newValue
      if old?.ownSuperview === self { old?.removeFromSuperview() }
      if let newValue { insertSubview(newValue, at: 0) }
      call(.setNeedsLayout) { setNeedsLayout() }
    }
  }

  /// Whether rows can be chosen; it is remembered.
  open var allowsSelection: Bool {
    get { attached(TableLooks.self)?.allowsSelection ?? true }
    set { tableLooks.allowsSelection = newValue }
  }

  /// Whether several rows can be chosen; it is remembered.
  open var allowsMultipleSelection: Bool {
    get { attached(TableLooks.self)?.allowsMultipleSelection ?? false }
    set { tableLooks.allowsMultipleSelection = newValue }
  }

  /// Whether rows can be chosen while they are edited; it is remembered.
  open var allowsSelectionDuringEditing: Bool {
    get { attached(TableLooks.self)?.allowsSelectionDuringEditing ?? false }
    set { tableLooks.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several rows can be chosen while they are edited; it is remembered.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { attached(TableLooks.self)?.allowsMultipleSelectionDuringEditing ?? false }
    set { tableLooks.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// Whether rows can be edited, which the cells are told.
  open var isEditing: Bool {
    get { attached(TableLooks.self)?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets ``isEditing``.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    tableLooks.isEditing = editing
    for (row, cell) in shownCells { edit(cell, indexPath(row), animated: animated) }
  }

  /// Remembers a row as chosen, in the place of the others unless several can be; nil lets go of all.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - animated: Without a screen it makes no difference.
  ///   - scrollPosition: Where the row is scrolled to.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    // What is loaded afterwards would let go of it.
    loadCountsIfNeeded()
    let allowsSeveral =
      isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if !allowsSeveral || indexPath == nil { forgetSelection() }
    guard let indexPath else { return }
    guard rowNumber(of: indexPath) != nil || needsReload else { return reportMissing(indexPath) }
    tableLooks.selectedRows.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Forgets that a row was chosen.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let looks = attached(TableLooks.self), !needsReload,
      looks.selectedRows.remove(indexPath) != nil
    else { return }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// The chosen row that is furthest up; nil for none.
  open var indexPathForSelectedRow: IndexPath? { chosenRows.min() }

  /// The chosen rows, from top to bottom; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let rows = chosenRows
    return rows.isEmpty ? nil : rows.sorted()
  }

  /// Those that stay chosen once everything that has to be loaded again is.
  private var chosenRows: Set<IndexPath> {
    guard let looks = attached(TableLooks.self) else { return [] }
    return needsReload ? [] : looks.selectedRows
  }

  private func forgetSelection() {
    for row in indexPathsForSelectedRows ?? [] { deselectRow(at: row, animated: false) }
  }

  // MARK: State

  final weak var storedDataSource: (any TableViewDataSource)?
  final let storedStyle: Style
  final var storedRowHeight = TableView.automaticDimension
  final var storedEstimate = TableView.automaticDimension
  /// Keeps the data source made of closures.
  final var ownRows: TableRows?
  final var cellMakers: [String: () -> TableViewCell] = [:]
  /// The kinds that cells were asked of and that nobody has registered.
  final var unknownKinds: Set<String> = []
  /// The cells that wait for a row, by kind.
  final var waitingCells: [String: WaitingViews<TableViewCell>] = [:]
  /// The rows in sight, in order, by their entries, with their cells.
  final var shownCells: [(row: Int, cell: TableViewCell)] = []
  /// For each section its first entry, and the last entry of all.
  ///
  /// All that stands below each other is an entry: the header of the table, for each section its header,
  /// its rows and its footer, and the footer of the table. What isn't there has a height of 0.
  final var sectionStarts = [1]
  /// The heights of all entries in pixels, measured or estimated.
  final var heights = PrefixSums([0, 0])
  /// For each row the number of the measuring that its height is from.
  final var measurings: [Int32] = [0, 0]
  /// The headers and footers in sight, by their entries.
  final var shownDecorations: [Int: View] = [:]
  final var headerFooterMakers: [String: () -> TableHeaderFooterView] = [:]
  final var waitingHeaderFooters: [String: [TableHeaderFooterView]] = [:]
  /// The entries of headers and footers that have no view, so that nobody is asked for it in every layout.
  final var partsWithoutView: Set<Int> = []
  /// What the delegate was asked for and left to the table.
  package final var leftToTable: DelegateAnswers = []
  /// Grows when all heights have to be measured again.
  final var measuring: Int32 = 1
  final var measuredWidth: CGFloat = 0
  final var measuredCategory = ContentSizeCategory.large
  final var usedMeasurer: AnyTextMeasurer?
  final var heightScale: CGFloat = 1
  final var needsReload = true
  final var isUpdatingRows = false
  /// Whether the data source is being asked how many rows there are.
  final var isCounting = false
  /// Counts how often all rows were loaded.
  final var loadNumber: UInt32 = 0
  final var hasReportedCollapse = false
  final var batch: OpenBatch?
  /// The cell that is described again, and its path.
  final var described: (path: IndexPath, cell: TableViewCell)?

  /// Makes a table of a style with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Makes a plain table with a frame in its future superview's coordinates, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes an empty table, of the style that a document of Interface Builder gives it.
  public required init?(coder: NSCoder) {
    storedStyle = (coder as? DocumentCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  // MARK: Layout

  /// Shows the rows that are in sight.
  ///
  /// - Complexity: O(*k* log *n*) and the measuring of the new rows, for *k* rows in sight of *n*.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateRows()
    if let back = attached(TableLooks.self)?.backgroundView, back.ownSuperview === self {
      // Behind what stays in sight and what was scrolled to.
      if back.frame != bounds { back.frame = bounds }
    }
    prefetchRows()
  }
}
