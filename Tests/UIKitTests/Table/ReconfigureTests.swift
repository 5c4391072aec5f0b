import Foundation
import Testing
import UIKit

/// Rows whose cells are described again.
@Suite
struct ReconfigureTests {
  final class Heights: NSObject, UITableViewDataSource {
    var heights: [CGFloat] = [50, 60, 70]
    var gives = "cell"
    var asked: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: gives, for: indexPath)
      (cell as? Cell)?.height.constant = heights[indexPath.row]
      return cell
    }
  }

  final class Cell: UITableViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
    var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      height.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private func table(_ source: Heights) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    for kind in ["cell", "other"] { table.register(Cell.self, forCellReuseIdentifier: kind) }
    (table.separatorStyle, table.dataSource) = (.none, source)
    table.layoutIfNeeded()
    return table
  }

  @Test func `They stay the same cells, and get the heights that they ask for then`() throws {
    let source = Heights()
    let table = table(source)
    let cells = table.visibleCells
    #expect(cells.map(\.frame.height) == [50, 60, 70] && source.asked == [0, 1, 2])
    source.asked = []
    source.heights[1] = 90
    table.reconfigureRows(at: [[0, 1], [0, 9]])
    #expect(source.asked == [1])
    table.layoutIfNeeded()
    #expect(table.visibleCells == cells && cells.map(\.frame.height) == [50, 90, 70])
    #expect((cells[1] as? Cell)?.reuses == 0 && source.asked == [1])
  }

  @Test func `Another cell takes the place`() {
    let source = Heights()
    let table = table(source)
    let cells = table.visibleCells
    source.gives = "other"
    table.reconfigureRows(at: [[0, 1]])
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.reuseIdentifier) == ["cell", "other", "cell"])
    #expect(table.visibleCells[0] === cells[0] && table.visibleCells[2] === cells[2])
  }

  @Test func `A diffable data source does so`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    var made: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      made.append(item)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var list = SnapshotChangeTests.snapshot([("A", [1, 2, 3])])
    source.apply(list)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    made = []
    list.appendItems([4])
    list.reconfigureItems([2])
    source.apply(list)
    table.layoutIfNeeded()
    #expect(made == [2, 4] && Array(table.visibleCells.prefix(3)) == cells)
  }
}
