import Foundation
import Testing
import UIKit

/// Chosen rows.
@Suite
struct SelectionTests {
  static func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.rowHeight = 44
    table.showRows(
      count: { 20 }, cell: { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) })
    table.layoutIfNeeded()
    return table
  }

  @Test func `One row is chosen in the place of another`() {
    let table = Self.table()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.indexPathsForSelectedRows == nil)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: [0, 1])?.isSelected == true)
    table.selectRow(at: [0, 2], animated: true, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    #expect(table.cellForRow(at: [0, 1])?.isSelected == false)
    table.deselectRow(at: [0, 2], animated: true)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `Several are where that is allowed, until all are let go of`() {
    let table = Self.table()
    table.allowsMultipleSelection = true
    table.selectRow(at: [0, 4], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [[0, 1], [0, 4]])
    #expect(table.indexPathForSelectedRow == [0, 1])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `A row is scrolled to where that is asked for`() {
    let table = Self.table()
    table.selectRow(at: [0, 5], animated: false, scrollPosition: .top)
    // Five rows of 44 points are above it.
    #expect(table.contentOffset.y == 220)
  }
}
