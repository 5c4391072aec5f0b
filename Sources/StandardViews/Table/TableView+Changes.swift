import Foundation
import ViewTree

/// How changes are carried out: what is known of rows goes along with them.
extension TableView {
  final func apply(_ changes: ItemBatch) {
    // The program is asked first: what is found out after that can't become stale.
    let starts = countedStarts()
    guard
      let places = ItemPlaces(changes, from: Self.counts(sectionStarts), to: Self.counts(starts))
    else {
      reportRows(
        "The rows of \(itemDescription) are not those before with the changes made to them.",
        hint: "All is loaded again; change what the data source counts along with the rows.")
      reloadAll()
      return
    }
    if changes.isEmpty {
      for entry in shownCells.map(\.row) + shownDecorations.keys
      where measurings.indices.contains(entry) { measurings[entry] = 0 }
    } else {
      let entries = newEntries(places, starts)
      let others = otherHeaders(places, starts)
      let lengths = newLengths(entries, starts, others)
      guard !needsReload else { return }
      rebuild(starts, changes, places, entries: entries, lengths: lengths, others)
    }
    forgetRowsAhead()
    setNeedsLayout()
  }

  private static func counts(_ starts: [Int]) -> [Int] {
    (0..<starts.count - 1).map { countOfRows($0, starts) }
  }

  /// For each entry of before where it is; -1 for those that are gone.
  private func newEntries(_ places: ItemPlaces, _ starts: [Int]) -> [Int] {
    var entries: [Int] = [0]
    entries.reserveCapacity(heights.count)
    for section in 0..<sectionStarts.count - 1 {
      let place = places.place(ofSection: section)
      entries.append(place.map { starts[$0] } ?? -1)
      entries += places.entries(
        ofSection: section, count: Self.countOfRows(section, sectionStarts), starts)
      entries.append(place.map { starts[$0 + 1] - 1 } ?? -1)
    }
    entries.append(starts.last ?? 1)
    return entries
  }

  /// The headers that may have another height as their sections have become the first, or no longer are.
  private func otherHeaders(_ places: ItemPlaces, _ starts: [Int]) -> Set<Int> {
    guard storedStyle != .plain else { return [] }
    let moved = (0..<sectionStarts.count - 1).compactMap { section in
      places.place(ofSection: section).flatMap { (section == 0) != ($0 == 0) ? $0 : nil }
    }
    return Set(moved.map { starts[$0] })
  }

  /// The heights of all entries afterwards, in pixels: those that are known, and what new ones count with.
  private func newLengths(_ entries: [Int], _ starts: [Int], _ others: Set<Int>) -> [Int] {
    let old = heights.lengths
    var lengths = [Int](repeating: -1, count: (starts.last ?? 1) + 1)
    for (entry, place) in entries.enumerated() where place >= 0 { lengths[place] = old[entry] }
    // Nothing is loaded again while the program is asked.
    isCounting = true
    defer { isCounting = false }
    for section in 0..<starts.count - 1 {
      let (header, footer) = (starts[section], starts[section + 1] - 1)
      if lengths[header] < 0 || others.contains(header) {
        lengths[header] = pixels(estimate(.header, section))
      }
      for row in header + 1..<footer where lengths[row] < 0 {
        let path = IndexPath(row: row - header - 1, section: section)
        lengths[row] = pixels(estimate(ofRow: path) ?? estimate)
      }
      if lengths[footer] < 0 { lengths[footer] = pixels(estimate(.footer, section)) }
    }
    return lengths
  }

  /// Moves what is known of rows to where they are now, and the offset with the first row in sight.
  private func rebuild(
    _ starts: [Int], _ changes: ItemBatch, _ places: ItemPlaces, entries: [Int], lengths: [Int],
    _ others: Set<Int>
  ) {
    let shown = shownCells.map { (row: $0.row, path: indexPath($0.row), cell: $0.cell) }
    let anchor = shown.first { entries[$0.row] >= 0 && !changes.moves($0.path) }?.row
    let anchorTop = anchor.map { heights.sum(before: $0) } ?? 0
    let reloaded = Set(changes.reloaded.compactMap(rowNumber))
    var newMeasurings = [Int32](repeating: 0, count: lengths.count)
    for (entry, place) in entries.enumerated() where place >= 0 && !reloaded.contains(entry) {
      newMeasurings[place] = measurings[entry]
    }
    for header in others { newMeasurings[header] = 0 }
    let stays = { (row: Int) in entries[row] >= 0 && !reloaded.contains(row) }
    let leaving = shown.filter { !stays($0.row) }
    shownCells = shown.filter { stays($0.row) }.map { (entries[$0.row], $0.cell) }
      .sorted { $0.row < $1.row }
    for (row, cell) in shownCells { cell.shownRow = row }
    let leavingDecorations = moveDecorations(entries)
    partsWithoutView = []
    sectionStarts = starts
    heights = PrefixSums(lengths)
    measurings = newMeasurings
    let growth = anchor.map { heights.sum(before: entries[$0]) - anchorTop } ?? 0
    if let looks = attached(TableLooks.self), !looks.selectedRows.isEmpty {
      looks.selectedRows = Set(looks.selectedRows.compactMap(places.place))
    }
    // From here on the table is as it will be, whatever the views do that leave.
    for (_, path, cell) in leaving { recycle(cell, path) }
    for decoration in leavingDecorations { release(decoration) }
    // What is in sight stays, unless it is the beginning that is.
    if growth != 0, contentOffset.y > contentOffsetRange.minimum.y {
      contentOffset.y += CGFloat(growth) / heightScale
    }
  }
}
