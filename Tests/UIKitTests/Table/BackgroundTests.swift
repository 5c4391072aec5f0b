import Foundation
import Testing
import UIKit

/// What lies behind rows, items and their content.
@Suite
struct BackgroundTests {
  @Test func `A table's background lies behind all rows and stays in the frame`() {
    let table = SelectionTests.table()
    let (first, second) = (UIView(), UIView())
    table.backgroundView = first
    table.layoutIfNeeded()
    #expect(table.subviews.first === first && first.frame == table.bounds)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 100, width: 320, height: 400))
    #expect(table.subviews.first === first && table.visibleCells.count == 10)
    table.backgroundView = second
    table.layoutIfNeeded()
    #expect(first.superview == nil && second.frame.minY == 100)
    table.backgroundView = nil
    #expect(second.superview == nil && table.backgroundView == nil)
  }

  // Apple's pages on `selectedBackgroundView`: a subview while the cell is chosen, directly above the background.
  @Test func `What lies behind a chosen row is a subview while it is chosen`() throws {
    let table = SelectionTests.table()
    let cell = try #require(table.cellForRow(at: [0, 2]))
    let (back, chosen) = (UIView(), UIView())
    (cell.backgroundView, cell.selectedBackgroundView) = (back, chosen)
    #expect(chosen.superview == nil)
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    #expect(Array(cell.subviews.prefix(2)) == [back, chosen])
    cell.frame.size.height = 60
    cell.layoutIfNeeded()
    #expect(chosen.frame == cell.bounds)
    cell.selectionStyle = .none
    #expect(chosen.superview == nil)
    cell.selectionStyle = .gray
    #expect(chosen.superview === cell)
    table.deselectRow(at: [0, 2], animated: false)
    #expect(chosen.superview == nil)
    cell.isHighlighted = true
    #expect(chosen.superview === cell)
    let other = UIView()
    cell.selectedBackgroundView = other
    #expect(chosen.superview == nil && other.superview === cell)
  }

  @Test func `So is what lies behind a chosen item`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (back, chosen) = (UIView(), UIView())
    (cell.backgroundView, cell.selectedBackgroundView) = (back, chosen)
    cell.isSelected = true
    #expect(cell.subviews == [back, chosen, cell.contentView])
    cell.frame.size.width = 70
    cell.layoutIfNeeded()
    #expect(chosen.frame == cell.bounds)
    cell.isSelected = false
    #expect(chosen.superview == nil)
    cell.backgroundView = nil
    cell.isHighlighted = true
    #expect(cell.subviews.first === chosen)
  }

  @Test(
    arguments: [
      // In sight are 400 from 200 on; the rows 3, 9 and 18 are chosen, at 132, 396 and 792.
      (.top, 132), (.middle, 418 - 200), (.bottom, 440 - 400),
    ] as [(UITableView.ScrollPosition, CGFloat)])
  func `The chosen row is scrolled to that is nearest`(
    position: UITableView.ScrollPosition, offset: CGFloat
  ) {
    let table = SelectionTests.table()
    table.allowsMultipleSelection = true
    for row in [3, 9, 18] {
      table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    table.scrollToNearestSelectedRow(at: position, animated: false)
    #expect(table.contentOffset.y == offset)
  }
}
