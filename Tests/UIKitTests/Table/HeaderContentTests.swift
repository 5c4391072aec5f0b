import Foundation
import Testing
import UIKit

/// Headers whose content is described.
@Suite
struct HeaderContentTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var states: [Bool] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
      var content = view?.defaultContentConfiguration()
      content?.text = "Head"
      view?.contentConfiguration = content
      view?.configurationUpdateHandler = { [weak self] view, state in
        self?.states.append(state.isPinned)
      }
      return view
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `A header shows what its description says`(style: UITableView.Style) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let table = UITableView(frame: window.bounds, style: style)
    let source = Source()
    table.rowHeight = 50
    table.sectionHeaderTopPadding = 0
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    (table.dataSource, table.delegate) = (source, source)
    window.addSubview(table)
    window.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    let content = try #require(header.contentView.subviews.first as? UIListContentView)
    let label = try #require(content.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "Head" && label.frame.minX == 16)
    let font = UIFont.preferredFont(forTextStyle: style == .plain ? .headline : .footnote)
    #expect(label.font == font)
    // The text with the 8 points above and below that the content view has, which are more than 6.
    #expect(abs(header.frame.height - label.frame.height - 16) < 0.5)
    #expect(source.states == [false])
    table.contentOffset.y = 20
    window.layoutIfNeeded()
    #expect(source.states == (style == .plain ? [false, true] : [false]))
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(header.configurationState.isPinned == false)
    header.contentConfiguration = nil
    #expect(content.superview == nil)
  }
}
