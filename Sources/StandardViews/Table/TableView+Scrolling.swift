import Foundation
import ViewTree

/// How a row is scrolled to.
extension TableView {
  /// Scrolls to a row, or, for row `NSNotFound`, to a section; one that doesn't exist is reported.
  final func scroll(toRow indexPath: IndexPath, _ position: ScrollPosition) {
    layoutIfNeeded()
    loadCountsIfNeeded()
    let isSection = indexPath.row == NSNotFound
    guard
      let row = isSection
        ? entries(ofSection: indexPath.section)?.header : rowNumber(of: indexPath)
    else { return reportMissing(indexPath) }
    // Rows that come into sight on the way have other heights than estimated.
    for _ in 0..<8 {
      let old = contentOffset
      scroll(toShow: row, at: position)
      layoutIfNeeded()
      if contentOffset == old || row >= heights.count { return }
    }
  }

  private func scroll(toShow row: Int, at position: ScrollPosition) {
    guard row < heights.count else { return }
    var rect = rect(row)
    // What the header and the footer of a plain table's section cover, which stay in sight, isn't.
    let covered = part(row) == .row ? coveredHeights(section(of: row)) : (top: 0, bottom: 0)
    let inset = storedAdjustedInset
    let room = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .none:
      rect.origin.y -= covered.top
      rect.size.height += covered.top + covered.bottom
      scrollRectToVisible(rect, animated: false)
      return
    case .top: y = rect.minY - covered.top - inset.top
    case .middle: y = rect.midY - room / 2 - inset.top
    case .bottom: y = rect.maxY + covered.bottom - room - inset.top
    }
    contentOffset = clampedContentOffset(CGPoint(x: contentOffset.x, y: y))
  }

  /// How much of what is in sight a section's header and footer cover while they are kept there, in points.
  private func coveredHeights(_ section: Int) -> (top: CGFloat, bottom: CGFloat) {
    guard storedStyle == .plain, let parts = entries(ofSection: section) else { return (0, 0) }
    return (
      max(CGFloat(heights[parts.header]) / heightScale - topPadding, 0),
      CGFloat(heights[parts.footer]) / heightScale
    )
  }
}
