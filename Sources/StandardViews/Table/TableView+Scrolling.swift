import Foundation
import ViewTree

extension TableView {
  /// Scrolls to a row; one that doesn't exist is reported.
  final func scroll(toRow indexPath: IndexPath, _ position: ScrollPosition) {
    layoutIfNeeded()
    loadCountsIfNeeded()
    guard let row = rowNumber(of: indexPath) else {
      reportRows(
        "\(itemDescription) has no row \(indexPath.row) in section \(indexPath.section).",
        hint: "Rows and sections are counted from 0.")
      return
    }
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
    let rect = rect(row)
    let inset = storedAdjustedInset
    let room = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .none:
      scrollRectToVisible(rect, animated: false)
      return
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - room / 2 - inset.top
    case .bottom: y = rect.maxY - room - inset.top
    }
    contentOffset = clampedContentOffset(CGPoint(x: contentOffset.x, y: y))
  }
}
