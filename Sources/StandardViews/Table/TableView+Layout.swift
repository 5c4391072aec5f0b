import Foundation
import ViewTree

/// How rows come into sight: from the first one in sight down, each with a cell and its own
/// height, while those in sight stay where they are.
extension TableView {
  final func updateRows() {
    guard !isUpdatingRows else { return }
    loadCountsIfNeeded()
    sizeMayHaveChanged()
    isUpdatingRows = true
    var offset = contentOffset.y * heightScale
    var shift = 0
    if bounds.width > 0, bounds.height > 0 {
      recycleUnseenDecorations()
      let growth = prepareDecorations(from: offset)
      offset += CGFloat(growth)
      recycleCells(outside: rowsInSight(from: offset))
      shift = growth + showRows(from: offset)
      recycleCells(outside: rowsInSight(from: offset + CGFloat(shift - growth)))
    } else {
      recycleCells(outside: nil)
      recycleDecorations()
    }
    for (row, cell) in shownCells { cell.place(rect(row)) }
    placeDecorations()
    forgetNarrowCells()
    isUpdatingRows = false
    updateContentSize(shift: CGFloat(shift) / heightScale)
    // A layout inside this one may have taken the mark of the reload for its own.
    if needsReload { setNeedsLayout() }
  }

  /// Measures rows again that have another width, another size or measure of text, or other pixels.
  private func sizeMayHaveChanged() {
    let scale = pixelsPerPoint
    if scale != heightScale {
      let factor = scale / heightScale
      heightScale = scale
      heights = PrefixSums(
        heights.lengths.map { Int(min((CGFloat($0) * factor).rounded(.up), 1e10)) })
      measuring &+= 1
    }
    let category = traitCollection.preferredContentSizeCategory
    if category != measuredCategory {
      measuredCategory = category
      measuring &+= 1
    }
    if textMeasurer != usedMeasurer {
      usedMeasurer = textMeasurer
      measuring &+= 1
    }
    let sides = contentSides
    let width = rowWidth - sides.left - sides.right
    if width != measuredWidth {
      measuredWidth = width
      measuring &+= 1
    }
  }

  /// Takes waiting cells that have another width out of the tree, so that nothing there follows from
  /// a width the table has no more.
  private func forgetNarrowCells() {
    let width = rowWidth
    for cell in waitingCells.values.flatMap(\.views)
    where cell.ownSuperview === self && cell.frame.width != width {
      cell.removeFromSuperview()
    }
  }

  /// The rows between an offset in pixels and the lower edge of the frame.
  private func rowsInSight(from offset: CGFloat) -> ClosedRange<Int>? {
    let end = offset + bounds.height * heightScale
    guard end > 0, let first = heights.index(at: pixel(offset)) else { return nil }
    let last = heights.index(at: pixel((end - 1).rounded(.up))) ?? heights.count - 1
    return first...max(first, last)
  }

  /// A place in whole pixels, as near as there is one; 0 for what is no number.
  private func pixel(_ position: CGFloat) -> Int { position > 0 ? Int(min(position, 1e17)) : 0 }

  /// Shows rows from the one at an offset down to the frame's lower edge; returns by how many
  /// pixels the offset has to grow to keep those in place that were in sight.
  private func showRows(from start: CGFloat) -> Int {
    var shift = 0
    var offset: CGFloat { start + CGFloat(shift) }
    guard let first = heights.index(at: pixel(offset)) else { return 0 }
    var next: Int? = first
    while let row = next, !needsReload {
      let top = CGFloat(heights.sum(before: row))
      let difference = show(row)
      if top < offset { shift += difference }
      let bottom = heights.sum(before: row + 1)
      next =
        CGFloat(bottom) < offset + bounds.height * heightScale ? heights.index(at: bottom) : nil
    }
    // A row at the upper edge that turned out low lets others into sight above it.
    var above = heights.sum(before: first) - 1
    while CGFloat(above + 1) > offset, above >= 0, !needsReload,
      let row = heights.index(at: above)
    {
      shift += show(row)
      above = heights.sum(before: row) - 1
    }
    return shift
  }

  /// Gives a row its height, and a cell if it has any; returns by how many pixels it grows.
  private func show(_ row: Int) -> Int {
    let old = heights[row]
    if part(row) != .row {
      showDecoration(row)
      return heights[row] - old
    }
    if measurings[row] != measuring, let height = givenHeight(row), !needsReload {
      setHeight(height, of: row)
    }
    guard heights[row] > 0, !needsReload else { return heights[row] - old }
    let known = shownCells.first { $0.row == row }?.cell
    let cell = known ?? makeCell(row)
    if measurings[row] != measuring { setHeight(measuredHeight(of: cell, row), of: row) }
    cell.contentView.watchFittingSize()
    cell.place(rect(row))
    let growth = heights[row] - old
    if known == nil {
      (storedDelegate as? any TableViewDelegate)?.tableView(
        self, willDisplay: cell, forRowAt: indexPath(row))
    }
    return growth
  }

  /// Measures a row again whose content has changed in sight.
  final func contentDidChange(of cell: TableViewCell) {
    guard measurings.indices.contains(cell.shownRow), cell.ownSuperview === self else { return }
    measurings[cell.shownRow] = 0
    markLayoutStale()
  }

  final func setHeight(_ height: CGFloat, of row: Int) {
    heights[row] = pixels(height)
    measurings[row] = measuring
  }

  /// The height that the program gives a row; nil for that of its content.
  private func givenHeight(_ row: Int) -> CGFloat? {
    guard let delegate = storedDelegate as? any TableViewDelegate else {
      return rowHeight >= 0 ? rowHeight : nil
    }
    let height = delegate.tableView(self, heightForRowAt: indexPath(row))
    if height == Self.automaticDimension { return nil }
    return isUsableHeight(height, "height of row \(number(of: row))") ? height : nil
  }

  private func measuredHeight(of cell: TableViewCell, _ row: Int) -> CGFloat {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if size.height > 0, size.height <= 1_000_000 { return size.height }
    if size.height > 0 || size.height.isNaN {
      _ = isUsableHeight(size.height, "height of row \(number(of: row))")
    } else if !hasReportedCollapse {
      hasReportedCollapse = true
      let name = cell.itemDescription
      report(
        LayoutDiagnostic(
          .undeterminedSize, "The content of \(name) asks for no height.", itemNames: [name],
          hint: "The row is 44 high now; hold the content to the top and the bottom of"
            + " contentView, or set rowHeight."))
    }
    return Self.standardRowHeight
  }

  /// Takes over the size of the content, and moves the offset to keep rows in place.
  private func updateContentSize(shift: CGFloat) {
    let size = CGSize(width: bounds.width, height: CGFloat(heights.sum) / heightScale)
    guard size != storedContentSize || shift != 0 else { return }
    takeContentSize(size)
    if shift != 0 { contentOffset.y += shift }
    adjustInsets()
    contentOffset = clampedContentOffset(contentOffset)
  }
}
