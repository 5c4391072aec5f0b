import Foundation
import StandardViews
import Testing
import ViewTree

/// Which accessory of a cell shows, and where.
@Suite
struct CellAccessoryTests {
  @Test(
    arguments: [
      (true, true, [[true, false], [false, true], [true, false]]),
      (true, false, [[true], [false], [true]]), (false, true, [[false], [true], [false]]),
    ])
  func `The accessory of the state shows, and the other is hidden`(
    hasOne: Bool, hasOther: Bool, shown: [[Bool]]
  ) {
    let window = window(400, 100)
    let cell = TableViewCell()
    let views = (0..<2).map { _ in View(frame: rect(0, 0, 20, 10)) }
    if hasOne { cell.accessoryView = views[0] }
    if hasOther { cell.editingAccessoryView = views[1] }
    window.addSubview(cell)
    let held = [hasOne ? views[0] : nil, hasOther ? views[1] : nil].compactMap { $0 }
    for (isEditing, expected) in zip([false, true, false], shown) {
      cell.isEditing = isEditing
      window.layoutIfNeeded()
      #expect(held.map { !$0.isHidden } == expected)
      // 320 less the margin of 8 and 20 of the view, for the one that shows.
      for view in held where !view.isHidden { #expect(view.frame == rect(292, 17, 20, 10)) }
      #expect(cell.contentView.frame.width == (expected.contains(true) ? 292 : 320))
    }
  }
}
