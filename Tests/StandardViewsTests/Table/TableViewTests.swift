import Foundation
import StandardViews
import TestSupport
import Testing
import ViewTree

/// A cell with content of a height of its own, held by all edges.
final class BlockCell: TableViewCell {
  let block: Content
  private(set) var reuses = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    block = Content(100, 20)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(block)
    pin(block, to: contentView, inset: 5)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// Rows of given heights: each is 10 around the block, and a line of 1, higher than the block.
final class Blocks: TableViewDataSource {
  var sections: [[CGFloat]]
  private(set) var asked: [IndexPath] = []

  init(_ heights: [CGFloat]...) { sections = heights }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "block", for: indexPath)
    let heights = sections[indexPath.section]
    let height = heights.indices.contains(indexPath.row) ? heights[indexPath.row] : 0
    (cell as? BlockCell)?.block.size.height = max(height - 11, 0)
    return cell
  }

  func take() -> [IndexPath] {
    defer { asked = [] }
    return asked
  }
}

/// A table of 300 × 200 in a window.
struct TableStage {
  let root: Window
  let table = TableView(frame: rect(0, 0, 300, 200))
  let blocks: Blocks
  let reports: Reports

  init(_ blocks: Blocks, scale: CGFloat = 1) {
    self.blocks = blocks
    root = window(300, 200, scale: scale)
    reports = Reports(of: root)
    table.name = "table"
    table.register(BlockCell.self, forCellReuseIdentifier: "block")
    table.dataSource = blocks
    root.addSubview(table)
  }

  /// The top and the height of each row in sight, in the coordinates of the window.
  var shown: [[CGFloat]] {
    table.visibleCells.map { [$0.frame.minY - table.contentOffset.y, $0.frame.height] }
  }

  var shownRows: [Int] { (table.indexPathsForVisibleRows ?? []).map(\.row) }
}

/// Rows that give themselves their heights.
@Suite struct TableViewTests {
  private static func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `Only the rows in sight are made and measured; the others count with the estimate`() {
    let stage = TableStage(Blocks([50, 60, 70, 80, 90] + Array(repeating: 100, count: 95)))
    stage.root.layoutIfNeeded()
    #expect(stage.shown == [[0, 50], [50, 60], [110, 70], [180, 80]])
    #expect(stage.blocks.take() == (0..<4).map { Self.path($0) })
    // 260 measured, 96 rows of 44
    #expect(stage.table.contentSize == CGSize(width: 300, height: 260 + 96 * 44))
    #expect(stage.reports.all.isEmpty)
    let cell = stage.table.visibleCells[1] as? BlockCell
    #expect(cell?.contentView.frame == rect(0, 0, 300, 59))
    #expect(cell?.block.frame == rect(5, 5, 290, 49))
    stage.root.layoutIfNeeded()
    #expect(stage.blocks.take().isEmpty)
    #expect(stage.root.brokenInvariants().isEmpty)
  }

  // The line is one pixel; rows that give themselves their heights are as high as without it, and that pixel.
  @Test(arguments: [1, 2] as [CGFloat])
  func `Rows are lower by their line while the table has none`(scale: CGFloat) {
    let stage = TableStage(Blocks([31, 41, 51]), scale: scale)
    let pixel = 1 / scale
    for style in [
      TableViewCell.SeparatorStyle.singleLine, .none, .none, .singleLine, .singleLine, .none,
    ] {
      stage.table.separatorStyle = style
      stage.root.layoutIfNeeded()
      let line = style == .none ? 0 : pixel
      #expect(
        stage.shown
          == [[0, 30 + line], [30 + line, 40 + line], [70 + 2 * line, 50 + line]])
    }
  }

  @Test(arguments: [1, 2, 44] as [CGFloat], [0, 0.5, 1, 43, 44, 88, 100] as [CGFloat])
  func `The first row in sight is the one at the upper edge`(height: CGFloat, offset: CGFloat) {
    let stage = TableStage(Blocks(Array(repeating: 20, count: 1000)))
    stage.table.rowHeight = height
    stage.root.layoutIfNeeded()
    stage.table.contentOffset.y = offset
    stage.root.layoutIfNeeded()
    #expect(stage.shownRows.first == Int(offset / height))
  }

  @Test func `Rows that come into sight below leave those above in place`() {
    let stage = TableStage(Blocks((0..<100).map { 50 + CGFloat($0) }))
    stage.root.layoutIfNeeded()
    #expect(stage.shownRows == [0, 1, 2, 3])
    stage.table.contentOffset.y = 60
    stage.root.layoutIfNeeded()
    // 50 + 51 + 52 + 53 = 206, 260 with the next
    #expect(stage.shown == [[-10, 51], [41, 52], [93, 53], [146, 54]])
    #expect(stage.table.contentOffset.y == 60)
    #expect(stage.table.contentSize.height == 4440)  // 260 measured, 95 rows of 44
  }

  @Test func `A row above that is higher than estimated moves the offset, and nothing in sight`() {
    let stage = TableStage(Blocks(Array(repeating: 100, count: 100)))
    stage.root.layoutIfNeeded()
    // 0 to 2 are known to be 100 high: 3 begins at 200, and then 44 each.
    stage.table.scrollToRow(at: Self.path(50), at: .top, animated: false)
    #expect(stage.shown == [[0, 100], [100, 100]])
    let known = stage.table.contentOffset.y
    #expect(known == 2312)  // 200 and 48 rows of 44
    stage.table.contentOffset.y -= 30
    stage.root.layoutIfNeeded()
    // Row 49 was thought to begin 44 above, 14 out of sight; it begins 70 out of sight.
    #expect(stage.shown == [[-70, 100], [30, 100], [130, 100]])
    #expect(stage.table.contentOffset.y == known - 30 + 56)
    stage.table.contentOffset.y -= 75
    stage.root.layoutIfNeeded()
    #expect(stage.shown == [[-95, 100], [5, 100], [105, 100]])
  }

  /// 300 less 80 is 220, less 40 is 180, so that 500 take three lines; a line of a pixel is below them.
  @Test(
    arguments: [
      (EdgeInsets.zero, rect(30, 35, 220, 31)),
      (EdgeInsets(top: 0, left: 25, bottom: 0, right: 15), rect(55, 35, 180, 31)),
    ])
  func `Rows of groups that are inset are as high as content is between the margins`(
    safeArea: EdgeInsets, row: CGRect
  ) {
    let root = window(300, 200)
    root.environment.safeAreaInsets = safeArea
    root.environment.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 30, trailing: 50)
    let table = TableView(frame: root.bounds, style: .insetGrouped)
    root.addSubview(table)
    table.showRows {
      1
    } cell: { _, _ in
      let cell = TableViewCell(reuseIdentifier: nil)
      pin(Wrapping(line: 500, 10, in: cell.contentView), to: cell.contentView)
      return cell
    }
    root.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame) == [row])
  }

  @Test func `The offset follows a row above even if the content remains as high`() {
    let stage = TableStage(
      Blocks(
        Array(repeating: 44, count: 50) + [64, 44, 24] + Array(repeating: 44, count: 47)))
    stage.root.layoutIfNeeded()
    stage.table.contentOffset.y = 2210
    stage.root.layoutIfNeeded()
    // Row 50 begins at 2200, 10 out of sight, and is 20 higher than estimated; row 52 is 20 lower.
    #expect(stage.table.contentSize.height == 4400)
    #expect(stage.table.contentOffset.y == 2230)
    #expect(stage.shown.prefix(3) == [[-30, 64], [34, 44], [78, 24]])
  }

  @Test func `A row above that is lower than estimated lets others into sight`() {
    let stage = TableStage(
      Blocks(Array(repeating: 100, count: 3) + Array(repeating: 20, count: 97)))
    stage.root.layoutIfNeeded()
    stage.table.scrollToRow(at: Self.path(50), at: .top, animated: false)
    #expect(stage.shown.map { $0[0] } == stride(from: 0, to: 200, by: 20).map { $0 })
    stage.table.contentOffset.y -= 43
    stage.root.layoutIfNeeded()
    // 43 above: three rows of 20, the first 17 out of sight
    #expect(stage.shownRows.first == 47)
    #expect(stage.shown[0] == [-17, 20] && stage.shown[3] == [43, 20])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `All the way down and up again`(scale: CGFloat) {
    let heights = (0..<200).map { 30 + CGFloat(($0 * 37) % 91) }
    let stage = TableStage(Blocks(heights), scale: scale)
    stage.table.separatorStyle = .none
    stage.root.layoutIfNeeded()
    var seen = Set<Int>()
    var last: [Int: CGFloat] = [:]
    func step(_ distance: CGFloat) {
      let start = stage.table.contentOffset.y
      stage.table.contentOffset = stage.table.clampedContentOffset(
        CGPoint(x: 0, y: start + distance))
      let moved = stage.table.contentOffset.y - start
      stage.root.layoutIfNeeded()
      var tops: [Int: CGFloat] = [:]
      var end: CGFloat?
      for (row, cell) in zip(stage.shownRows, stage.shown) {
        #expect(cell[1] == heights[row] - 1)
        if let end { #expect((cell[0] - end).magnitude < 1e-9) }
        end = cell[0] + cell[1]
        tops[row] = cell[0]
        seen.insert(row)
      }
      for (row, top) in tops {
        if let old = last[row], stage.table.contentOffset.y > 0 {
          let end = stage.table.contentOffsetRange.maximum.y
          if stage.table.contentOffset.y < end - 1 {
            #expect((old - top - moved).magnitude < 1e-9)
          }
        }
      }
      last = tops
    }
    step(0)
    while stage.table.contentOffset.y < stage.table.contentOffsetRange.maximum.y { step(70) }
    #expect(seen.count == 200)
    #expect(stage.table.contentSize.height == heights.reduce(-200, +))
    while stage.table.contentOffset.y > 0 { step(-70) }
    #expect(stage.shown.first == [0, heights[0] - 1])
    #expect(stage.table.subviews.count < 12)
    #expect(stage.root.brokenInvariants().isEmpty)
    #expect(stage.reports.all.isEmpty)
  }

  @Test func `Cells go round`() {
    let stage = TableStage(Blocks(Array(repeating: 50, count: 1000)))
    stage.root.layoutIfNeeded()
    let first = stage.table.visibleCells
    #expect(first.count == 4)
    for row in stride(from: 0, to: 900, by: 3) {
      stage.table.contentOffset.y = CGFloat(row) * 50
      stage.root.layoutIfNeeded()
    }
    #expect(stage.table.subviews.count == 4)
    #expect(
      Set(first.map(ObjectIdentifier.init)) == Set(stage.table.subviews.map(ObjectIdentifier.init)))
    #expect(first.compactMap { ($0 as? BlockCell)?.reuses }.allSatisfy { $0 > 100 })
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `A hundred thousand rows, of which a few are measured`() {
    let stage = TableStage(Blocks(Array(repeating: 61, count: 100_000)))
    stage.root.layoutIfNeeded()
    #expect(stage.blocks.take().count == 4)
    stage.table.scrollToRow(at: Self.path(99_999), at: .bottom, animated: false)
    #expect(stage.shownRows.last == 99_999)
    #expect(stage.shown.last == [139, 61])
    #expect(stage.blocks.take().count < 20)
    stage.table.scrollToRow(at: Self.path(50_000), at: .middle, animated: false)
    #expect(
      stage.shownRows
        == [49_998, 49_999, 50_000, 50_001, 50_002].filter { stage.shownRows.contains($0) })
    #expect(stage.shown.contains { ($0[0] - 69.5).magnitude < 1 })
    #expect(stage.table.subviews.count < 20)
  }

  @Test func `Sections, some of them without rows`() {
    let stage = TableStage(Blocks([], [30, 40], [], [], [50], []))
    stage.root.layoutIfNeeded()
    let table = stage.table
    #expect(table.numberOfSections == 6)
    #expect((0..<7).map { table.numberOfRows(inSection: $0) } == [0, 2, 0, 0, 1, 0, 0])
    #expect(table.numberOfRows(inSection: -1) == 0)
    #expect(table.indexPathsForVisibleRows == [Self.path(0, 1), Self.path(1, 1), Self.path(0, 4)])
    #expect(table.rectForRow(at: Self.path(0, 4)) == rect(0, 70, 300, 50))
    #expect(table.rectForRow(at: Self.path(0, 0)) == .zero)
    #expect(table.rectForRow(at: IndexPath()) == .zero)
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 69.9)) == Self.path(1, 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 70)) == Self.path(0, 4))
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 120)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: -1)) == nil)
    let cell = table.cellForRow(at: Self.path(1, 1))
    #expect(cell.flatMap { table.indexPath(for: $0) } == Self.path(1, 1))
    #expect(table.indexPath(for: TableViewCell(reuseIdentifier: nil)) == nil)
  }

  @Test func `Wrapped text makes rows as high as the width asks for`() {
    final class TextCell: TableViewCell {
      let text = Wrapping(line: 500, 20)
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(text)
        pin(text, to: contentView)
      }
      required init?(coder: NSCoder) { nil }
    }
    let root = window(300, 200)
    let table = TableView(frame: root.bounds)
    root.addSubview(table)
    table.separatorStyle = .none
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.showRows {
      20
    } cell: {
      $0.dequeueReusableCell(withIdentifier: "text", for: $1)
    }
    root.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [40, 40, 40, 40, 40])
    table.contentOffset.y = 80
    root.layoutIfNeeded()
    table.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(table.visibleCells.first?.frame.height == 100)
    #expect(table.indexPathsForVisibleRows?.first?.row == 2)
    #expect(table.contentOffset.y == 80)
    #expect((table.visibleCells.first as? TextCell)?.text.frame == rect(0, 0, 100, 100))
  }

  @Test func `Heights by the program`() {
    final class Heights: TableViewDelegate {
      var asked = 0
      func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return indexPath.row % 2 == 0 ? 0 : TableView.automaticDimension
      }
    }
    let stage = TableStage(Blocks(Array(repeating: 100, count: 50)))
    stage.table.rowHeight = 25
    stage.root.layoutIfNeeded()
    #expect(stage.shown.count == 8 && stage.shown.allSatisfy { $0[1] == 25 })
    #expect(stage.table.contentSize.height == 1250)
    let heights = Heights()
    stage.table.delegate = heights
    stage.table.rowHeight = TableView.automaticDimension
    stage.root.layoutIfNeeded()
    // Rows of even numbers are hidden.
    #expect(stage.shownRows == [1, 3])
    #expect(stage.shown == [[0, 100], [100, 100]])
    let asked = heights.asked
    stage.table.contentOffset.y = 1
    stage.root.layoutIfNeeded()
    #expect(heights.asked <= asked + 2)
  }

  @Test(
    arguments: [
      (30, .top, 0), (30, .middle, 70), (30, .bottom, 140), (0, .middle, 0), (99, .top, 140),
    ] as [(Int, TableView.ScrollPosition, CGFloat)])
  func `Scrolling to a row`(row: Int, position: TableView.ScrollPosition, top: CGFloat) {
    let stage = TableStage(Blocks(Array(repeating: 60, count: 100)))
    stage.table.scrollToRow(at: Self.path(row), at: position, animated: true)
    let cell = stage.table.cellForRow(at: Self.path(row))
    #expect(cell.map { $0.frame.minY - stage.table.contentOffset.y } == top)
    stage.table.scrollToRow(at: Self.path(row), at: .none, animated: true)
    #expect(cell.map { $0.frame.minY - stage.table.contentOffset.y } == top)
  }
}
