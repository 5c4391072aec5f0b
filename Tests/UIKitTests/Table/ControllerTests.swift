import Foundation
import Testing
import UIKit

/// What controllers of tables and collections do by themselves, as UIKit's documentation of them has it.
@Suite
struct TableControllerTests {
  final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      5
    }
  }

  final class Items: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }
  }

  @Test func `The table is edited with its controller, and the button says so`() throws {
    let controller = Rows(style: .plain)
    controller.setEditing(true, animated: false)
    #expect(!controller.isViewLoaded)
    controller.setEditing(false, animated: false)
    let table = try #require(controller.tableView)
    let button = controller.editButtonItem
    #expect(button.title == "Edit" && controller.editButtonItem === button)
    controller.setEditing(true, animated: false)
    #expect(table.isEditing && button.title == "Done" && button.style == .done)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.items = [button]
    bar.layoutIfNeeded()
    bar.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
    #expect(!table.isEditing && !controller.isEditing && button.title == "Edit")
    controller.isEditing = true
    #expect(table.isEditing && button.title == "Done")
    // One that is made meanwhile, too.
    let other = UIViewController()
    other.isEditing = true
    #expect(other.editButtonItem.title == "Done")
  }

  @Test(arguments: [true, false])
  func `What is chosen is let go of when the view appears again`(clears: Bool) throws {
    let rows = Rows(style: .plain)
    #expect(rows.clearsSelectionOnViewWillAppear)
    rows.clearsSelectionOnViewWillAppear = clears
    let table = try #require(rows.tableView)
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    rows.viewWillAppear(false)
    #expect((table.indexPathForSelectedRow == nil) == clears)
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(items.clearsSelectionOnViewWillAppear)
    items.clearsSelectionOnViewWillAppear = clears
    let collection = try #require(items.collectionView)
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    items.viewWillAppear(false)
    #expect((collection.indexPathsForSelectedItems == nil) == clears)
  }

  @Test func `The control that is pulled is the table's`() {
    let controller = Rows(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    #expect(controller.refreshControl === control)
  }
}
