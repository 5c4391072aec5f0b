import Foundation
import LayoutKit

/// A table of rows that give themselves their heights: two wrapped texts beside a picture.
enum TableScenarios {
  /// Every operation on tables of more and more rows.
  static var benchmarks: [Benchmark] {
    [1000, 10_000, 100_000].flatMap { count in
      Operation.allCases.map { operation in
        Benchmark(
          workload: "table", operation: operation.rawValue, n: count, constraints: 12,
          prepare: { operation.prepare(count) })
      }
    }
  }

  private enum Operation: String, CaseIterable {
    /// The table is made and laid out.
    case build
    /// It is scrolled down by a third of its height, at the end back to the beginning.
    case scroll
    /// It is scrolled by a pixel, which brings no row into sight.
    case nudge
    /// It goes to a row far away.
    case jump

    func prepare(_ count: Int) -> () -> Double {
      if self == .build {
        return {
          let (window, table) = TableScenarios.make(count)
          window.layoutIfNeeded()
          return Double(table.contentSize.height)
        }
      }
      let (window, table) = TableScenarios.make(count)
      window.layoutIfNeeded()
      var step = 0
      return {
        step += 1
        switch self {
        case .build:
          break
        case .scroll:
          let end = table.contentOffsetRange.maximum.y
          let next = table.contentOffset.y + 250
          table.contentOffset.y = next < end ? next : 0
        case .nudge:
          table.contentOffset.y = CGFloat(step % 2) / 3
        case .jump:
          let row = step &* 7919 % count
          table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        }
        window.layoutIfNeeded()
        return Double(table.contentOffset.y + table.contentSize.height)
      }
    }
  }

  /// A table that fills a phone.
  private static func make(_ count: Int) -> (window: Window, table: TableView) {
    let window = Window(environment: LayoutEnvironment(device: .iPhone14))
    let table = TableView(frame: window.bounds)
    window.addSubview(table)
    table.register(MessageCell.self, forCellReuseIdentifier: "message")
    table.showRows {
      count
    } cell: { table, indexPath in
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      (cell as? MessageCell)?.show(indexPath.row)
      return cell
    }
    return (window, table)
  }
}

private final class MessageCell: TableViewCell {
  private let picture = ImageView(image: Image(size: CGSize(width: 40, height: 40)))
  private let title = Label()
  private let text = Label()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [picture, title, text] { contentView.addSubview(view) }
    title.font = .boldSystemFont(ofSize: 17)
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 0
    picture.layout.make {
      $0.top.leading.equalToSuperview().offset(12)
      $0.bottom.lessThanOrEqualToSuperview().offset(-12)
      $0.size.equalTo(40)
    }
    title.layout.make {
      $0.top.equalToSuperview().offset(12)
      $0.leading.equalTo(picture.layout.trailing).offset(12)
      $0.trailing.equalToSuperview().offset(-12)
    }
    text.layout.make {
      $0.top.equalTo(title.layout.bottom).offset(4)
      $0.leading.trailing.equalTo(title)
      $0.bottom.equalToSuperview().offset(-12)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int) {
    title.text = "Message \(row)"
    text.text = String(repeating: "All of it is text that wraps. ", count: 1 + row % 7)
  }
}
