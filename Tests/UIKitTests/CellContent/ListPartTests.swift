import Foundation
import Testing
import UIKit

/// Where the parts of list content are, and what changes a list cell's height.
@Suite
struct ListPartTests {
  @Test func `Each part has a guide around it, while it is there`() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "First"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    content.secondaryText = "Second"
    content.image = UIImage(size: CGSize(width: 20, height: 20))
    view.configuration = content
    window.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    let first = try #require(labels.first { $0.text == "First" })
    let second = try #require(labels.first { $0.text == "Second" })
    let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    // Frames of views are whole pixels, those of guides needn't be.
    func isAround(_ guide: UILayoutGuide?, _ part: UIView) -> Bool {
      guard let frame = guide?.layoutFrame else { return false }
      let edges: [KeyPath<CGRect, CGFloat>] = [\.minX, \.minY, \.maxX, \.maxY]
      return edges.allSatisfy { abs(frame[keyPath: $0] - part.frame[keyPath: $0]) < 1 }
    }
    #expect(isAround(view.textLayoutGuide, first) && first.frame.height > 0)
    #expect(isAround(view.secondaryTextLayoutGuide, second))
    #expect(isAround(view.imageLayoutGuide, picture))
    #expect(picture.frame.width == 20 && second.frame.minY > first.frame.minY)
    content.text = nil
    view.configuration = content
    #expect(view.textLayoutGuide == nil)
  }

  @Test(
    arguments: [(.natural, .natural), (.center, .center), (.justified, .justified)]
      as [(UIListContentConfiguration.TextProperties.TextAlignment, NSTextAlignment)])
  func `Lines stand as they are aligned`(
    alignment: UIListContentConfiguration.TextProperties.TextAlignment, shown: NSTextAlignment
  ) {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.textProperties.alignment = alignment
    let view = UIListContentView(configuration: content)
    let label = view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Text" }
    #expect(label?.textAlignment == shown)
  }

  // UIKit's documentation: lists have the colours of the system, which follow light and dark.
  @Test func `Texts and grounds have colours for light and dark`() {
    let content = UIListContentConfiguration.subtitleCell()
    #expect(content.textProperties.color == .label)
    #expect(content.secondaryTextProperties.color == .secondaryLabel)
    #expect(UIListContentConfiguration.groupedHeader().textProperties.color == .secondaryLabel)
    #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
    #expect(
      UIBackgroundConfiguration.listGroupedCell().backgroundColor
        == .secondarySystemGroupedBackground)
  }

  @Test func `A list cell with less room for its text becomes higher`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let source = CompositionalTests.Counts([2])
    source.make = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = "A text that is about as long as the cell is wide"
      cell.contentConfiguration = content
      return cell
    }
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = try #require(view.visibleCells.first as? UICollectionViewListCell)
    let height = cell.frame.height
    cell.indentationLevel = 15
    view.layoutIfNeeded()
    #expect(cell.frame.height > height && view.visibleCells.last?.frame.minY == cell.frame.maxY)
    cell.indentationLevel = 0
    view.layoutIfNeeded()
    #expect(cell.frame.height == height)
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 20))
    cell.accessories = [
      .customView(
        configuration: .init(customView: wide, placement: .trailing(displayed: .whenEditing)))
    ]
    view.layoutIfNeeded()
    #expect(cell.frame.height == height)
    view.isEditing = true
    view.layoutIfNeeded()
    #expect(cell.frame.height > height)
  }
}
