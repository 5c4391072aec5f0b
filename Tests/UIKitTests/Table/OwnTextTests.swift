import Foundation
import Testing
import UIKit

/// Texts and pictures of cells and headers that a subclass has in the place of theirs.
@Suite
struct OwnTextTests {
  /// A cell with a title of its own, 30 points from the side and 20 from above.
  final class TitleCell: UITableViewCell {
    let title = UILabel()
    override var textLabel: UILabel? { title }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      title.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(title)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 30),
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A cell whose three parts can be set, as outlets of a document are.
  final class OutletCell: UITableViewCell {
    private var own: (UILabel?, UILabel?, UIImageView?)
    override var textLabel: UILabel? {
      get { own.0 ?? super.textLabel }
      set { own.0 = newValue }
    }
    override var detailTextLabel: UILabel? {
      get { own.1 ?? super.detailTextLabel }
      set { own.1 = newValue }
    }
    override var imageView: UIImageView? {
      get { own.2 ?? super.imageView }
      set { own.2 = newValue }
    }
  }

  /// A header with a title of its own.
  final class TitleHeader: UITableViewHeaderFooterView {
    let titles = (UILabel(), UILabel())
    override var textLabel: UILabel? { titles.0 }
    override var detailTextLabel: UILabel? { titles.1 }
  }

  private static func laidOut<Cell: UITableViewCell>(_ cell: Cell) -> Cell {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    window.addSubview(cell)
    window.layoutIfNeeded()
    return cell
  }

  @Test func `Who knows the cell by its class above gets the subclass's label`() {
    let cell = TitleCell(style: .default, reuseIdentifier: nil)
    let plain: UITableViewCell = cell
    plain.textLabel?.text = "Own"
    #expect(cell.title.text == "Own")
    let header = TitleHeader(reuseIdentifier: nil)
    let plainHeader: UITableViewHeaderFooterView = header
    plainHeader.textLabel?.text = "Title"
    plainHeader.detailTextLabel?.text = "Detail"
    #expect(header.titles.0.text == "Title" && header.titles.1.text == "Detail")
    #expect(UITableViewHeaderFooterView(reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test func `A label in the place of the first text is the only one, where its cell has it`() {
    let cell = TitleCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Own"
    _ = Self.laidOut(cell)
    #expect(cell.title.frame.origin == CGPoint(x: 30, y: 20))
    #expect(cell.contentView.subviews == [cell.title])
  }

  /// 3 points below it where it begins; 6 points behind it on its line; 16 points from the end on its line.
  @Test(arguments: [UITableViewCell.CellStyle.subtitle, .value2, .value1])
  func `The second text stands to a subclass's first one`(
    style: UITableViewCell.CellStyle
  ) throws {
    let cell = TitleCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Own"
    cell.detailTextLabel?.text = "Second"
    _ = Self.laidOut(cell)
    let second = try #require(cell.detailTextLabel)
    #expect(cell.contentView.subviews == [cell.title, second])
    #expect(cell.title.frame.origin == CGPoint(x: 30, y: 20))
    switch style {
    case .subtitle:
      #expect(second.frame.minX == 30)
      #expect(abs(second.frame.minY - cell.title.frame.maxY - 3) <= 0.5)
    case .value2:
      #expect(abs(second.frame.minX - cell.title.frame.maxX - 6) <= 0.5)
    default: #expect(abs(second.frame.maxX - 304) <= 0.5)
    }
    if style != .subtitle {
      let lines = [cell.title, second].map {
        $0.frame.minY + ($0.firstBaselinePosition?.offset ?? 0)
      }
      #expect(abs(lines[0] - lines[1]) <= 0.5)
    }
  }

  @Test func `Outlets take the places of all three, and the cell's own aren't made`() {
    let cell = OutletCell(style: .subtitle, reuseIdentifier: nil)
    let (first, second, picture) = (UILabel(), UILabel(), UIImageView())
    (cell.textLabel, cell.detailTextLabel, cell.imageView) = (first, second, picture)
    let plain: UITableViewCell = cell
    #expect(plain.textLabel === first && plain.detailTextLabel === second)
    #expect(plain.imageView === picture && cell.contentView.subviews.isEmpty)
    (cell.textLabel, cell.detailTextLabel, cell.imageView) = (nil, nil, nil)
    plain.textLabel?.text = "Usual"
    #expect(cell.contentView.subviews.count == 1)
  }

  @Test func `A label that isn't in the content leaves the second text to the cell's own`() {
    let cell = OutletCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel = UILabel()
    cell.detailTextLabel?.text = "Second"
    _ = Self.laidOut(cell)
    #expect(cell.contentView.subviews.count == 2)
  }
}
