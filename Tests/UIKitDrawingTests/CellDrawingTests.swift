import Drawing
import Foundation
import Testing
import UIKit

/// Rows of tables with their grounds, lines, titles and accessories.
@Suite struct CellDrawingTests {
  private final class Source: NSObject, UITableViewDataSource {
    let cells: [UITableViewCell]
    init(_ cells: [UITableViewCell]) { self.cells = cells }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.row] }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
  }

  private func cell(
    _ style: UITableViewCell.CellStyle = .default, _ text: String = "Text",
    _ change: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = "Detail"
    change(cell)
    return cell
  }

  private func screen(_ style: UITableView.Style, _ cells: [UITableViewCell]) -> DrawnScreen {
    let source = Source(cells)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.dataSource = source
    return withExtendedLifetime(source) {
      DrawnScreen(table, size: CGSize(width: 320, height: 480))
    }
  }

  @Test(
    arguments: [
      (UITableView.Style.plain, "Header", "#000000"), (.grouped, "HEADER", "#3C3C4399"),
      (.insetGrouped, "HEADER", "#3C3C4399"),
    ])
  func `Titles of sections: loud in a plain table, else gray capitals, footers gray`(
    style: UITableView.Style, text: String, color: String
  ) {
    let screen = screen(style, [cell()])
    #expect(screen.color(of: text) == color && screen.color(of: "Footer") == "#3C3C4399")
  }

  // Lines begin 16 points from the left, and are a third of a point high.
  @Test func `Lines below rows begin where the row says, else the table`() {
    let cells = [
      cell(), cell { $0.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10) },
      cell { $0.separatorInset = .zero },
    ]
    let lines = screen(.plain, cells).boxes().filter { $0.height == 1 / 3 }
    #expect(lines.map(\.minX) == [16, 40, 0])
    #expect(lines.map(\.width) == [304, 270, 320])
  }

  /// Rows that can be moved.
  private final class Moving: NSObject, UITableViewDataSource {
    var cells: [UITableViewCell]
    init(_ cells: [UITableViewCell]) { self.cells = cells }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.row] }
  }

  @Test(
    arguments: ["move", "delete", "insert"])
  func
    `After rows move, come and go the last one of a group has no line, and the outer ones the round corners`(
      change: String
    )
  {
    let source = Moving(["A", "B", "C"].map { cell(.default, $0) })
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
    table.dataSource = source
    _ = DrawnScreen(table, size: CGSize(width: 320, height: 480))
    let path = { IndexPath(row: $0, section: 0) }
    switch change {
    case "move":
      source.cells.append(source.cells.removeFirst())
      table.moveRow(at: path(0), to: path(2))
    case "delete":
      source.cells.removeLast()
      table.deleteRows(at: [path(2)], with: .none)
    default:
      source.cells.append(cell(.default, "D"))
      table.insertRows(at: [path(3)], with: .none)
    }
    table.layoutIfNeeded()
    for (place, cell) in source.cells.enumerated() {
      let marks = cell.paintedMarks()
      let lines = marks.count {
        if case .fill(.box(let frame, _), _) = $0 { frame.height == 1 / 3 } else { false }
      }
      let isLast = place == source.cells.count - 1
      #expect(lines == (isLast ? 0 : 1))
      let corners = marks.compactMap { mark -> Int? in
        guard case .fill(.path(let path, _), _) = mark else { return nil }
        return path.elements.count { if case .cubic = $0 { true } else { false } }
      }
      #expect(corners.first == (place == 0 || isLast ? 2 : 0))
    }
  }

  @Test func `A second text at the side is gray, below the first as black as that`() {
    #expect(screen(.plain, [cell(.value1)]).color(of: "Detail") == "#3C3C4399")
    #expect(screen(.plain, [cell(.subtitle)]).color(of: "Detail") == "#000000")
  }

  // A column of 91 points that begins 16 from the side, and 6 behind it.
  @Test func `In style value 2 the title is in the tint and ends at 107, the detail begins at 113`()
  {
    for text in ["Text", "A text that is too long for it"] {
      let screen = screen(.plain, [cell(.value2, text) { $0.tintColor = .red }])
      let title = screen.texts.first { $0.color == "#FF0000" }
      let detail = screen.texts.first { $0.string == "Detail" && $0.color == "#000000" }
      #expect(detail.map { $0.x } == 113 && (title.map { $0.x } ?? 0) >= 16)
      #expect(title.map { abs($0.x + $0.width - 107) < 1 || $0.string != text } == true)
    }
    let own = cell(.value2) { $0.textLabel?.textColor = .green }
    #expect(screen(.plain, [own]).color(of: "Text") == "#00FF00")
  }

  // The separator's colour, from the system's: 0.29 of 255 is 74.
  @Test func `Lines below rows begin where the text does, behind a picture too; none ends a group`()
  {
    let starts: [(UITableView.Style, [CGFloat])] = [(.plain, [56, 16]), (.grouped, [56])]
    for (style, expected) in starts {
      let picture = cell { $0.imageView?.image = UIImage(size: CGSize(width: 24, height: 24)) }
      let lines = screen(style, [picture, cell()]).boxes("#3C3C434A").filter { $0.height < 1 }
      // 16 before the picture, its 24, and 16 behind it.
      #expect(lines.map(\.minX) == expected)
    }
  }

  @Test func `Rows of an inset group have round outer corners, and the list around them is gray`() {
    let screen = screen(.insetGrouped, [cell(), cell(), cell()])
    let grounds = screen.marks.compactMap { mark -> Outline? in
      if case .fill(.path(let path, _), .color("#FFFFFF")) = mark { path } else { nil }
    }
    let curves = grounds.map { outline in
      outline.elements.count { if case .cubic = $0 { true } else { false } }
    }
    #expect(curves == [2, 0, 2])
    #expect(screen.pixel(2, 200) == "F2F2F7")
  }

  @Test(
    arguments: [
      (UITableViewCell.AccessoryType.none, 0, 0), (.disclosureIndicator, 1, 0), (.checkmark, 1, 0),
      (.detailButton, 0, 1), (.detailDisclosureButton, 1, 1),
    ])
  func `What stands at the end of a row`(
    type: UITableViewCell.AccessoryType, lines: Int, symbols: Int
  ) {
    let screen = screen(.plain, [cell { $0.accessoryType = type }])
    #expect(screen.tints.count == symbols)
    let inSymbols = symbols == 0 ? 0 : screen.strokes.count - lines
    #expect(screen.strokes.count - inSymbols == lines)
  }
}
