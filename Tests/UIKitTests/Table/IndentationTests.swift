import Foundation
import Testing
import UIKit

/// Rows that are moved inwards.
@Suite
struct IndentationTests {
  private final class Outline: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row"
      if indexPath.row == 2 { cell.imageView?.image = UIImage(size: CGSize(width: 20, height: 20)) }
      return cell
    }
    func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { indexPath.row }
  }

  @Test func `The delegate says by how many steps, each 10 points wide`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let table = UITableView(frame: window.bounds)
    let outline = Outline()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (outline, outline)
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.indentationLevel) == [0, 1, 2])
    // Behind the picture of 20 points, with 16 on either side.
    #expect(table.visibleCells.map { $0.textLabel?.frame.minX } == [16, 26, 72])
    #expect(table.cellForRow(at: [0, 2])?.imageView?.frame.minX == 36)
    let cell = table.cellForRow(at: [0, 1])
    cell?.indentationWidth = 25
    window.layoutIfNeeded()
    #expect(cell?.textLabel?.frame.minX == 41 && cell?.contentView.frame.minX == 0)
  }

  @Test func `A controller that says nothing leaves the cell as it is`() {
    final class Controller: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 1 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.indentationLevel = 3
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        return cell
      }
    }
    let controller = Controller(style: .plain)
    let window = show(controller)
    window.layoutIfNeeded()
    let cell = controller.tableView.visibleCells.first
    #expect(cell?.indentationLevel == 3 && cell?.textLabel?.frame.minX == 46)
    #expect(cell?.detailTextLabel?.frame.minX == 46)
  }
}
