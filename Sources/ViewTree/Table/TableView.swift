public import Foundation

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
  public final weak var dataSource: (any TableViewDataSource)? {
    didSet { setNeedsReload() }
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
  public final let style: Style

  /// How sections are set off from each other.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// Not at all.
    case plain = 0
    /// By room between them.
    case grouped = 1
    /// By room between them and at the sides.
    case insetGrouped = 2
  }

  // MARK: Headers and footers

  /// Lies above all rows, as wide as the table and as high as it is; nil at first.
  open var tableHeaderView: View? {
    didSet { if tableHeaderView !== oldValue { edgeViewDidChange(from: oldValue) } }
  }
  /// Lies below all rows, as wide as the table and as high as it is; nil at first.
  open var tableFooterView: View? {
    didSet { if tableFooterView !== oldValue { edgeViewDidChange(from: oldValue) } }
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

  // MARK: State

  final var storedRowHeight = TableView.automaticDimension
  final var storedEstimate = TableView.automaticDimension
  /// Keeps the data source made of closures.
  final var ownRows: TableRows?
  final var cellMakers: [String: () -> TableViewCell] = [:]
  /// The kinds that cells were asked of and that nobody has registered.
  final var unknownKinds: Set<String> = []
  /// The cells that wait for a row, by kind.
  final var waitingCells: [String: [TableViewCell]] = [:]
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
  /// Whether the delegate was asked for a header's view, and left headers to the table.
  final var areHeadersLeftToTable = false
  /// Whether the delegate was asked for a footer's view, and left footers to the table.
  final var areFootersLeftToTable = false
  /// Grows when all heights have to be measured again.
  final var measuring: Int32 = 1
  final var measuredWidth: CGFloat = 0
  final var measuredCategory = ContentSizeCategory.large
  final var heightScale: CGFloat = 1
  final var needsReload = true
  final var isUpdatingRows = false
  /// Whether the data source is being asked how many rows there are.
  final var isCounting = false
  /// Counts how often all rows were loaded.
  final var loadNumber: UInt32 = 0
  final var hasReportedCollapse = false
  final var batch: RowBatch?

  /// Makes a table of a style with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Makes a plain table with a frame in its future superview's coordinates, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes an empty table, of the style that a document of Interface Builder gives it.
  public required init?(coder: NSCoder) {
    style = (coder as? DocumentCoder)?.tableStyle ?? .plain
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
  }
}
