import Foundation
import StandardViews
import Testing
import ViewTree

/// Headers and footers of sections: how high they are thought to be, and what becomes of them as rows change.
@Suite struct HeaderTests {
  /// Two sections, the second of which has titles.
  final class Titles: TableViewDataSource {
    var counts = [20, 1]
    var header: String?
    var footer: String?

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(reuseIdentifier: nil)
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? header : nil
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? footer : nil
    }
  }

  /// Views in place of titles.
  final class Views: TableViewDelegate {
    let sections: Set<Int>

    init(_ sections: Set<Int>) { self.sections = sections }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      sections.contains(section) ? View() : nil
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      sections.contains(section) ? View() : nil
    }
  }

  private let root = window(300, 200, scale: 2)
  private let titles = Titles()

  private func table(_ style: TableView.Style) -> TableView {
    let table = TableView(frame: root.bounds, style: style)
    table.rowHeight = 40
    table.dataSource = titles
    root.addSubview(table)
    return table
  }

  struct Guess: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let style: TableView.Style
    var hasTitles = true
    /// What the header and the footer of the second section count with.
    let header: CGFloat
    let footer: CGFloat
    var views: Set<Int>?
    var set: @Sendable (TableView) -> Void = { _ in }
  }

  /// The heights that the documentation of the table gives, with the room of 22 above a plain header.
  private static let guesses = [
    Guess(testDescription: "titles", style: .plain, header: 22 + 28, footer: 28),
    Guess(testDescription: "no titles", style: .plain, hasTitles: false, header: 0, footer: 0),
    Guess(testDescription: "padding", style: .plain, header: 7 + 28, footer: 28) {
      $0.sectionHeaderTopPadding = 7
    },
    Guess(testDescription: "heights", style: .plain, header: 22 + 30, footer: 11) {
      $0.sectionHeaderHeight = 30
      $0.sectionFooterHeight = 11
    },
    Guess(testDescription: "no heights", style: .plain, header: 0, footer: 0) {
      $0.sectionHeaderHeight = 0
      $0.sectionFooterHeight = 0
    },
    // 0 is no estimate.
    Guess(testDescription: "estimates", style: .plain, header: 61, footer: 28) {
      $0.estimatedSectionHeaderHeight = 61
      $0.estimatedSectionFooterHeight = 0
    },
    Guess(testDescription: "titles in groups", style: .grouped, header: 38, footer: 28),
    Guess(
      testDescription: "groups", style: .grouped, hasTitles: false, header: 17.5, footer: 17.5),
    Guess(
      testDescription: "padded groups", style: .grouped, hasTitles: false, header: 17.5,
      footer: 17.5
    ) { $0.sectionHeaderTopPadding = 9 },
    Guess(testDescription: "padded titles in groups", style: .grouped, header: 47, footer: 28) {
      $0.sectionHeaderTopPadding = 9
    },
    Guess(
      testDescription: "views", style: .plain, hasTitles: false, header: 22 + 28, footer: 28,
      views: [0, 1]),
    Guess(
      testDescription: "views in other sections", style: .plain, hasTitles: false, header: 0,
      footer: 0, views: [0]),
  ]

  @Test(arguments: guesses)
  func `Before they have been in sight they count with what they most likely take`(guess: Guess) {
    let table = table(guess.style)
    if guess.hasTitles {
      titles.header = "Header"
      titles.footer = "Footer"
    }
    let views = guess.views.map { Views($0) }
    table.delegate = views
    guess.set(table)
    // They are known before any layout.
    #expect(table.rectForHeader(inSection: 1).height == guess.header)
    root.layoutIfNeeded()
    #expect(table.visibleCells.count < 7)
    #expect(table.rectForHeader(inSection: 1).height == guess.header)
    #expect(table.rectForFooter(inSection: 1).height == guess.footer)
    #expect(
      table.contentSize.height == table.rectForHeader(inSection: 1).minY + guess.header
        + 40 + guess.footer)
  }

  final class HeaderViews: TableViewDelegate {
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { View() }
  }

  final class FooterViews: TableViewDelegate {
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { View() }
  }

  @Test func `A delegate may give views to headers alone, or to footers`() {
    let delegates: [any TableViewDelegate] = [HeaderViews(), FooterViews()]
    let heights = delegates.map { delegate in
      let table = table(.plain)
      table.delegate = delegate
      return [
        table.rectForHeader(inSection: 1).height, table.rectForFooter(inSection: 1).height,
      ]
    }
    #expect(heights == [[22 + 28, 0], [0, 28]])
  }

  /// As on iOS: a header of a plain table is one bold line, all else is small, gray and wraps; a header of a
  /// group is in capitals.
  @Test(
    arguments: [
      (.plain, 17, 13), (.grouped, 13, 13), (.insetGrouped, 13, 13),
    ] as [(TableView.Style, CGFloat, CGFloat)])
  func `Titles have the font of their place`(
    style: TableView.Style, header: CGFloat, footer: CGFloat
  ) throws {
    titles.counts = [1, 1]
    titles.header = "Header"
    titles.footer = "Footer"
    let table = table(style)
    root.layoutIfNeeded()
    let labels = [table.headerView(forSection: 1), table.footerView(forSection: 1)].map {
      $0?.titleLabel
    }
    #expect(labels.map { $0?.text } == [style == .plain ? "Header" : "HEADER", "Footer"])
    #expect(labels.map { $0?.textColor == Label().textColor } == [style == .plain, false])
    #expect(labels.map { $0?.font.pointSize } == [header, footer])
    #expect(labels.map { $0?.font.weight == .semibold } == [style == .plain, false])
    #expect(labels.map { $0?.numberOfLines } == [style == .plain ? 1 : 0, 0])
  }

  @Test func `Headers in sight go with their sections as rows come and go`() throws {
    titles.counts = [2, 1]
    titles.header = "Header"
    titles.footer = "Footer"
    let table = table(.plain)
    root.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 1))
    let footer = try #require(table.footerView(forSection: 1))
    // Two rows and the room above the header.
    #expect(header.frame == rect(0, 102, 300, 28) && footer.frame.minY == 170)
    table.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(table.headerView(forSection: 1) === header)
    titles.counts = [1, 2]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)])
      table.insertRows(at: [IndexPath(row: 1, section: 1)])
    }
    #expect(table.headerView(forSection: 1) === header)
    #expect(table.footerView(forSection: 1) === footer)
    #expect(header.laidOut.minY == 62 && footer.frame.minY == 170)
    #expect(table.subviews.filter { $0 is TableHeaderFooterView } == [header, footer])
    #expect(root.brokenInvariants().isEmpty)
  }

  /// Headers that the table hands out again.
  private final class Reused: TableViewDelegate {
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
    }
  }

  /// Headers that turn out higher than they were thought to be.
  private final class High: TableViewDelegate {
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      let view = View()
      let height = view.heightAnchor.constraint(equalToConstant: 70)
      height.isActive = true
      return view
    }
  }

  /// Of a section that is jumped into the header stands at the upper edge; that it is higher than was thought
  /// moves the rows, and what is in sight along with them.
  @Test func `A header that turns out higher leaves the rows in sight where they are`() throws {
    titles.counts = [8, 30]
    let table = table(.plain)
    table.sectionHeaderTopPadding = 0
    table.estimatedSectionHeaderHeight = 20
    let delegate = High()
    table.delegate = delegate
    #expect(table.rectForHeader(inSection: 1).height == 20)
    let row = IndexPath(row: 10, section: 1)
    root.layoutIfNeeded()
    table.contentOffset.y = table.rectForRow(at: row).minY
    root.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 1).height == 70)
    #expect(table.rectForRow(at: row).minY == table.contentOffset.y)
  }

  @Test func `Sections that are asked for again have the headers they had`() {
    titles.counts = [1, 1, 1]
    let table = table(.plain)
    table.register(TableHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    table.rowHeight = 10
    table.sectionHeaderHeight = 20
    let delegate = Reused()
    table.delegate = delegate
    root.layoutIfNeeded()
    let before = (0..<3).map { table.headerView(forSection: $0) }
    #expect(!before.contains(nil))
    for count in [1, 3] {
      titles.counts = Array(repeating: 1, count: count)
      table.reloadData()
      root.layoutIfNeeded()
      #expect((0..<count).map { table.headerView(forSection: $0) } == Array(before.prefix(count)))
    }
  }
}
