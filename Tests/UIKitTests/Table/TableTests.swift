import Testing
import UIKit

@Suite("Tables")
struct TableTests {
  final class MessageCell: UITableViewCell {
    let message = UILabel()

    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      message.numberOfLines = 0
      message.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(message)
      NSLayoutConstraint.activate([
        message.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        message.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        message.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class Messages: NSObject, UITableViewDataSource, UITableViewDelegate {
    let texts = ["One", "Two\nThree"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      (cell as? MessageCell)?.message.text = texts[indexPath.row]
      return cell
    }
  }

  @Test("Rows give themselves the heights of their content")
  func rows() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.environment.scale = 1
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    let messages = Messages()
    table.register(MessageCell.self, forCellReuseIdentifier: "message")
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = messages
    table.delegate = messages
    window.addSubview(table)
    window.layoutIfNeeded()
    let heights = table.visibleCells.map(\.frame.height)
    let labels = table.visibleCells.compactMap { ($0 as? MessageCell)?.message.frame.height }
    // The line below a row is a pixel high.
    #expect(heights == labels.map { $0 + 21 } && heights.count == 2)
  }

  @Test("The texts of a cell's style")
  func styles() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Ada"
    let window = UIWindow(frame: UIScreen.main.bounds)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    window.addSubview(cell)
    window.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.detailTextLabel.map { abs($0.frame.maxX - 304) < 0.34 } == true)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }
}
