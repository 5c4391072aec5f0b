import Foundation
import ViewTree

/// Which rows there are, and where.
extension TableView {
  /// How many rows a section has: its entries but for the header and the footer.
  static func countOfRows(_ section: Int, _ starts: [Int]) -> Int {
    guard section >= 0, section < starts.count - 1 else { return 0 }
    return starts[section + 1] - starts[section] - 2
  }

  /// The entry of the row at a place of the content, in points; nil outside of all rows.
  final func row(at point: CGPoint) -> Int? {
    loadCountsIfNeeded()
    guard point.y >= 0, point.y * heightScale < CGFloat(heights.sum) else { return nil }
    guard let entry = heights.index(at: Int(point.y * heightScale)), part(entry) == .row else {
      return nil
    }
    return entry
  }

  /// The rows that reach into a rectangle of the content, in points; nil if there are none at all.
  final func rows(in rect: CGRect) -> [IndexPath]? {
    loadCountsIfNeeded()
    guard heights.sum > 0 else { return nil }
    let (start, end) = (max(rect.minY, 0) * heightScale, rect.maxY * heightScale)
    let width = bounds.width
    guard start < end, rect.minX < width, rect.maxX > 0, start < CGFloat(heights.sum) else {
      return []
    }
    var rows: [IndexPath] = []
    var place = Int(start)
    while CGFloat(place) < end, let entry = heights.index(at: place) {
      if part(entry) == .row { rows.append(indexPath(entry)) }
      place = heights.sum(before: entry + 1)
    }
    return rows
  }

  // MARK: Counts

  /// The entry of a row among all that stands below each other.
  final func rowNumber(of indexPath: IndexPath) -> Int? {
    Self.rowNumber(of: indexPath, in: sectionStarts)
  }

  static func rowNumber(of indexPath: IndexPath, in starts: [Int]) -> Int? {
    guard indexPath.row >= 0, indexPath.row < countOfRows(indexPath.section, starts) else {
      return nil
    }
    return starts[indexPath.section] + 1 + indexPath.row
  }

  /// The number of the row that is an entry, counted through all sections, for messages.
  final func number(of entry: Int) -> Int { entry - 2 - 2 * section(of: entry) }

  /// The path of the row that is an entry.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  final func indexPath(_ row: Int) -> IndexPath {
    let section = section(of: row)
    return IndexPath(row: row - sectionStarts[section] - 1, section: section)
  }

  /// The place of a row of a known number; nothing for a number that there is no row of.
  final func rect(_ row: Int) -> CGRect {
    // Asked for first, as a subclass may answer, and change the rows.
    let width = bounds.width
    guard row < heights.count else { return .zero }
    return CGRect(
      x: 0, y: CGFloat(heights.sum(before: row)) / heightScale, width: width,
      height: CGFloat(heights[row]) / heightScale
    ).insetBy(sides: part(row) == .edge ? .zero : sideInsets)
  }

  final func loadCountsIfNeeded() {
    let hasLostSource = storedDataSource == nil && sectionStarts.count > 1
    guard needsReload || hasLostSource, !isUpdatingRows, !isCounting else { return }
    needsReload = false
    attached(TableLooks.self)?.selectedRows = []
    recycleCells(outside: nil)
    recycleDecorations()
    let estimate = estimate
    resetRows(countedStarts(), estimate: estimate)
    estimateParts()
    forgetRowsAhead()
  }

  /// Takes over what was counted; all rows have the height that is guessed.
  private func resetRows(_ starts: [Int], estimate: CGFloat) {
    loadNumber &+= 1
    partsWithoutView = []
    sectionStarts = starts
    heightScale = pixelsPerPoint
    let count = (starts.last ?? 1) + 1
    var lengths = [Int](repeating: pixels(estimate), count: count)
    lengths[0] = 0
    lengths[count - 1] = 0
    for section in 0..<starts.count - 1 {
      lengths[starts[section]] = 0
      lengths[starts[section + 1] - 1] = 0
    }
    heights = PrefixSums(lengths)
    measurings = [Int32](repeating: 0, count: count)
  }

  /// Gives rows, headers and footers the heights that they count with, by rows that are known already.
  private func estimateParts() {
    // Nothing is loaded again while the program is asked about them.
    isCounting = true
    defer { isCounting = false }
    let starts = sectionStarts
    var lengths = heights.lengths
    var isLeft = !asksForEstimates
    for section in 0..<starts.count - 1 {
      let (header, footer) = (starts[section], starts[section + 1] - 1)
      lengths[header] = pixels(estimate(.header, section))
      for row in header + 1..<footer where !isLeft {
        if let height = estimate(ofRow: IndexPath(row: row - header - 1, section: section)) {
          lengths[row] = pixels(height)
        } else {
          // Who leaves one row to the table has no method for them.
          isLeft = true
        }
      }
      lengths[footer] = pixels(estimate(.footer, section))
    }
    guard lengths.count == heights.count else { return }
    heights = PrefixSums(lengths)
  }

  /// Asks the data source how many rows there are, and returns the entries at which sections begin;
  /// meanwhile the old ones stand.
  final func countedStarts() -> [Int] {
    guard let dataSource = storedDataSource, !isCounting else { return [1] }
    isCounting = true
    defer { isCounting = false }
    let sections = usableCount(
      dataSource.numberOfSections(in: self), upTo: Self.largestRowCount, "sections")
    var starts = [1]
    starts.reserveCapacity(sections + 1)
    var total = 0
    for section in 0..<sections {
      total += usableCount(
        dataSource.tableView(self, numberOfRowsInSection: section),
        upTo: Self.largestRowCount - total, "rows in section \(section)")
      starts.append(1 + total + 2 * (section + 1))
    }
    return starts
  }

  /// How many rows a table has at most, which keeps its memory within bounds.
  private static var largestRowCount: Int { 10_000_000 }

  private func usableCount(_ count: Int, upTo largest: Int, _ what: String) -> Int {
    if count >= 0, count <= largest { return count }
    report(
      LayoutDiagnostic(
        count < 0 ? .negativeSize : .outOfRange,
        "\(itemDescription) can't have \(count) \(what).", itemNames: [itemDescription],
        hint: "It has \(min(max(count, 0), largest)) now; look at its data source."))
    return min(max(count, 0), largest)
  }

  // MARK: Heights

  /// What rows count with before they are measured, in points.
  final var estimate: CGFloat {
    if rowHeight >= 0 { return rowHeight }
    return storedEstimate > 0 ? storedEstimate : Self.standardRowHeight
  }

  /// The height of a row that nothing gives a height.
  static var standardRowHeight: CGFloat { 44 }

  /// A height as a whole number of pixels, rounded up, at least one unless it is 0.
  final func pixels(_ height: CGFloat) -> Int {
    let rounded = (heightScale.roundedUp(height) * heightScale).rounded()
    return rounded > 0 ? Int(min(rounded, 1e10)) : 0
  }

  final func setRowHeight(_ height: CGFloat) {
    guard height == Self.automaticDimension || isUsableHeight(height, "rowHeight") else { return }
    guard height != storedRowHeight else { return }
    storedRowHeight = height
    forgetAllHeights()
  }

  final func setEstimatedRowHeight(_ height: CGFloat) {
    guard height == Self.automaticDimension || isUsableHeight(height, "estimatedRowHeight") else {
      return
    }
    guard height != storedEstimate else { return }
    storedEstimate = height
    forgetAllHeights()
  }

  /// Whether a height can be used; one that can't is reported.
  final func isUsableHeight(_ height: CGFloat, _ property: String) -> Bool {
    guard isUsable([height], property, least: 0) else { return false }
    if height <= 1_000_000 { return true }
    report(
      LayoutDiagnostic(
        .outOfRange,
        "The \(property) of \(itemDescription) can't be \(plainNumber(Double(height))).",
        itemNames: [itemDescription], hint: "Use a height up to 1000000."))
    return false
  }

  /// Measures all rows again when they are in sight; until then they count with what is known.
  final func forgetHeights() {
    measuring &+= 1
    call(.setNeedsLayout) { setNeedsLayout() }
  }

  /// Makes all rows count with the estimate until they are in sight.
  private func forgetAllHeights() {
    let length = pixels(estimate)
    var lengths = heights.lengths
    for section in 0..<sectionStarts.count - 1 {
      for row in sectionStarts[section] + 1..<sectionStarts[section + 1] - 1 {
        lengths[row] = length
      }
    }
    heights = PrefixSums(lengths)
    forgetHeights()
  }
}
