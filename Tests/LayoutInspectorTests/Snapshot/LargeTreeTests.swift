import Foundation
import LayoutInspector
import LayoutKit
import TestSupport
import Testing

/// Large trees get a note, never a hang.
@Suite struct LargeTreeTests {
  /// A list of rows, each with a label that the next one stands below.
  private static func list(_ count: Int) -> Window {
    let window = Window(size: CGSize(width: 375, height: 800))
    var above: View?
    for index in 0..<count {
      let row = View()
      row.name = "row \(index)"
      window.addSubview(row)
      row.layout.make {
        $0.leading.trailing.equalToSuperview()
        $0.height.greaterThanOrEqualTo(20).priority(600)
        $0.height.equalTo(30).priority(500)
        if let above {
          $0.top.equalTo(above.layout.bottom).offset(1)
        } else {
          $0.top.equalToSuperview()
        }
      }
      above = row
    }
    return window
  }

  @Test(.timeLimit(.minutes(Seeds.limit))) func `Explanations of a long list`() throws {
    let window = Self.list(60)
    let last = try #require(window.subviews.last)
    let explanation = explain(last, .top)
    #expect(explanation.text.hasPrefix("top 1829 = row 58.bottom 1828 + 1"))
    #expect(whyNot(last, .top, 100).obstacles.count > 0)
    #expect(window.lint() == [])
  }

  @Test(.timeLimit(.minutes(Seeds.limit))) func `A hundred thousand views`() throws {
    let root = View()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    for _ in 0..<100_000 { root.addSubview(View(frame: CGRect(x: 1, y: 1, width: 2, height: 2))) }
    let snapshot = LayoutSnapshot(of: root)
    #expect(snapshot.views.count == 100_001)
    #expect(
      snapshot.notes == [
        "Constraints are left out, as there are 100001 views and the limit is 20000; take a snapshot of a"
          + " part of the tree."
      ])
    #expect(snapshot.lint() == [])
    #expect(
      snapshot.explain(.init(view: 7), .width)?.text == "width 2: the snapshot has no constraints")
  }
}
