import Foundation
import LayoutKit
import Testing

/// Isolation that comes with the superclass.
///
/// A target without a default isolation: what inherits from a view or conforms to a delegate belongs to
/// the main actor by that alone.
@Suite
struct IsolationTests {
  final class Row: View {
    let label = Label()
    var onEnd: (@Sendable () -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
      label.layout.make { $0.edges.equalToSuperview() }
    }

    required init?(coder: NSCoder) { nil }

    deinit { onEnd?() }
  }

  final class Source: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(reuseIdentifier: nil)
      cell.contentView.layout.make { $0.height.equalTo(40) }
      return cell
    }
  }

  @MainActor @Test func `A data source`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = TableView(frame: window.bounds)
    let source = Source()
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    // Three rows of 40 and their separators, a pixel each on a screen with three pixels a point.
    #expect(table.contentSize.height == 121)
  }

  @Test func `Values need no actor`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.left + insets.right == 6)
    #expect(LayoutPriority.defaultHigh.rawValue == 750)
    #expect(Font.systemFont(ofSize: 17).pointSize == 17)
  }

  @Test
  func `A tree that is let go of away from the main thread is freed, and its survivors stay whole`()
    async
  {
    await confirmation("deinit", expectedCount: 100) { ended in
      let survivor = await Task.detached {
        let (root, leaf) = await Self.nested(100) { ended() }
        _ = consume root
        return leaf
      }.value
      await MainActor.run {
        #expect(survivor.superview == nil)
        survivor.addSubview(View(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        survivor.layoutIfNeeded()
        #expect(survivor.subviews.count == 1)
      }
    }
  }

  /// A chain of rows, and the view at its end.
  @MainActor private static func nested(
    _ count: Int, onEnd: @escaping @Sendable () -> Void
  ) -> (Row, View) {
    let root = Row(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.onEnd = onEnd
    var last = root
    for _ in 1..<count {
      let row = Row(frame: .zero)
      row.onEnd = onEnd
      last.addSubview(row)
      last = row
    }
    let leaf = View()
    last.addSubview(leaf)
    root.layoutIfNeeded()
    return (root, leaf)
  }
}
