import Foundation
import Testing
import UIKit
import ViewTree

/// Rows on a telephone that is turned, 852 × 393 points with 59 at each side that is covered: content keeps off
/// these sides, and rows are as wide as the table, as UIKit documents of `insetsContentViewsToSafeArea`.
@Suite
struct SafeAreaRowTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var accessory = UITableViewCell.AccessoryType.none
    var accessoryView: UIView?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.accessoryType = accessory
      cell.accessoryView = accessoryView
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
  }

  private let rows = Rows()

  private func makeWindow(_ style: UITableView.Style) -> (UIWindow, UITableView) {
    let environment = LayoutEnvironment(device: .iPhone15, orientation: .landscape)
    let window = UIWindow(frame: CGRect(origin: .zero, size: environment.size))
    window.environment = environment
    let table = UITableView(frame: window.bounds, style: style)
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    return (window, table)
  }

  private func cell(_ table: UITableView) throws -> UITableViewCell {
    table.layoutIfNeeded()
    return try #require(table.visibleCells.first)
  }

  @Test func `Content keeps off the covered sides, and the row doesn't`() throws {
    let (window, table) = makeWindow(.plain)
    let cell = try cell(table)
    #expect(cell.frame.minX == 0 && cell.frame.width == 852)
    // 852 − 2 · 59.
    #expect(cell.contentView.frame.minX == 59 && cell.contentView.frame.width == 734)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame.width == 852)
    #expect(header.contentView.frame.minX == 59 && header.contentView.frame.width == 734)

    table.insetsContentViewsToSafeArea = false
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 852)
    table.insetsContentViewsToSafeArea = true
    window.environment = LayoutEnvironment(device: .iPhone15)
    table.frame = window.bounds
    table.layoutIfNeeded()
    // Upright nothing is covered at the sides; 393 wide.
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 393)
  }

  @Test func `What stands at a row's end keeps off the side, too, in both directions`() throws {
    rows.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let (window, table) = makeWindow(.plain)
    defer { withExtendedLifetime(window) {} }
    let cell = try cell(table)
    let view = try #require(cell.accessoryView)
    let margin = 852 - 59 - view.frame.maxX
    #expect(margin >= 16 && margin <= 20)
    #expect(cell.contentView.frame.maxX == view.frame.minX)
    table.semanticContentAttribute = .forceRightToLeft
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(view.frame.minX == 59 + margin)
    #expect(
      cell.contentView.frame
        == CGRect(
          x: 59 + margin + 40, y: 0, width: 734 - margin - 40, height: cell.contentView.frame.height
        ))
  }

  @Test func `Groups that are inset are off the sides already`() throws {
    let (window, table) = makeWindow(.insetGrouped)
    defer { withExtendedLifetime(window) {} }
    let cell = try cell(table)
    // 59 and the margin of 20, which tells that rows are 694 wide.
    #expect(cell.frame.minX == 79 && cell.frame.width == 694)
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 694)
  }

  @Test func `A row is as high as its text in the width that is left`() throws {
    let (window, table) = makeWindow(.plain)
    defer { withExtendedLifetime(window) {} }
    let cell = try cell(table)
    let label = try #require(cell.textLabel)
    label.numberOfLines = 0
    label.text = String(repeating: "Words in a row ", count: 20)
    table.layoutIfNeeded()
    let narrow = UITableView(frame: CGRect(x: 0, y: 0, width: 734, height: 300), style: .plain)
    narrow.dataSource = rows
    let other = try self.cell(narrow)
    other.textLabel?.numberOfLines = 0
    other.textLabel?.text = label.text
    narrow.layoutIfNeeded()
    #expect(cell.textLabel?.frame == other.textLabel?.frame)
    #expect(cell.contentView.frame.height > 60)
  }
}
