public import Foundation
import ViewTree

/// Gets rows ready before they are in sight.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Called with rows that come into sight next, the nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with such rows that no longer are the next ones and haven't been in sight.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// The rows that come into sight next.
///
/// Those within a frame's height beyond what is in sight are, below it until the table is scrolled up, and then above it.
package struct RowsAhead {
  package weak var source: (any TableViewDataSourcePrefetching)?
  package var isEnabled = true
  /// Those that were told of, and haven't been in sight.
  var told: [IndexPath] = []
  var offset: CGFloat = 0
  var runsUp = false
}

/// Keeps the rows that come next of a table whose program asks for them.
final class RowsAheadBox {
  var rows = RowsAhead()
}

extension TableView {
  /// The rows that come into sight next, and who gets them ready.
  package final var rowsAhead: RowsAhead {
    get { attached(RowsAheadBox.self)?.rows ?? RowsAhead() }
    set { attached { RowsAheadBox() }.rows = newValue }
  }

  /// Lets go of the rows that were told of, as they aren't what they were.
  final func forgetRowsAhead() { attached(RowsAheadBox.self)?.rows.told = [] }

  /// Tells of rows that come into sight next.
  ///
  /// - Complexity: O(*k* log *n*) for *k* rows within a frame's height of *n*.
  final func prefetchRows() {
    guard let box = attached(RowsAheadBox.self), let source = box.rows.source, box.rows.isEnabled,
      !needsReload, !isUpdatingRows, let first = shownCells.first, let last = shownCells.last
    else { return }
    let offset = contentOffset.y
    if offset != box.rows.offset { box.rows.runsUp = offset < box.rows.offset }
    box.rows.offset = offset
    let next = box.rows.runsUp ? rows(above: first.row) : rows(below: last.row)
    let old = box.rows.told
    box.rows.told = next
    let (known, wanted) = (Set(old), Set(next))
    let coming = next.filter { !known.contains($0) }
    let going = old.filter { !wanted.contains($0) && cellForRow(at: $0) == nil }
    if !going.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: going) }
    if !coming.isEmpty { source.tableView(self, prefetchRowsAt: coming) }
  }

  private func rows(below entry: Int) -> [IndexPath] {
    let start = heights.sum(before: entry + 1)
    let end = start + pixels(bounds.height)
    var rows: [IndexPath] = []
    var place = start
    while place < end, let next = heights.index(at: place) {
      if part(next) == .row { rows.append(indexPath(next)) }
      place = heights.sum(before: next + 1)
    }
    return rows
  }

  private func rows(above entry: Int) -> [IndexPath] {
    let start = heights.sum(before: entry)
    let end = max(start - pixels(bounds.height), 0)
    var rows: [IndexPath] = []
    var place = start
    while place > end, let next = heights.index(at: place - 1) {
      if part(next) == .row { rows.append(indexPath(next)) }
      place = heights.sum(before: next)
    }
    return rows
  }
}
