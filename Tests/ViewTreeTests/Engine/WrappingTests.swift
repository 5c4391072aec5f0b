import Foundation
import Testing
import ViewTree

/// Content whose height depends on its width, and edits elsewhere.
@Suite struct WrappingTests {
  /// As many squares as would cover its area of 4,000 points stand in rows below each other.
  private final class Tiles: View {
    var asked = 0

    override var contentHeightDependsOnWidth: Bool { true }
    override var intrinsicContentSize: CGSize {
      CGSize(width: View.noIntrinsicMetric, height: 10)
    }

    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
      asked += 1
      return CGSize(width: width, height: (4000 / max(width, 1)).rounded(.up))
    }
  }

  /// A column of squares, each with tiles beside it.
  private final class Column {
    let window = Window(size: CGSize(width: 140, height: 2000))
    var squares: [View] = []
    var sides: [LayoutConstraint] = []
    var tiles: [Tiles] = []

    init(_ count: Int) {
      for _ in 0..<count { add() }
      window.layoutIfNeeded()
    }

    private func add() {
      let square = View()
      let text = Tiles()
      let side = square.widthAnchor.constraint(equalToConstant: 40)
      for view in [square, text] {
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
      }
      LayoutConstraint.activate([
        side, square.heightAnchor.constraint(equalTo: square.widthAnchor),
        square.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        square.topAnchor.constraint(
          equalTo: tiles.last?.bottomAnchor ?? window.topAnchor),
        text.leadingAnchor.constraint(equalTo: square.trailingAnchor),
        text.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        text.topAnchor.constraint(equalTo: square.topAnchor),
      ])
      squares.append(square)
      sides.append(side)
      tiles.append(text)
    }
  }

  /// A square across both axes ties no width to a height, as its side is a number: the last one's side
  /// changes, and as many rows change in a column of 4 as in one of 40.
  @Test func `Edit reaches one text`() {
    var edits: [Int] = []
    for count in [4, 40] {
      let column = Column(count)
      #expect(column.tiles[0].frame == CGRect(x: 40, y: 0, width: 100, height: 40))
      // What is known of widths is found out by the first edit.
      column.sides[count - 1].constant = 44
      column.window.layoutIfNeeded()
      let before = column.window.engineCounters
      column.sides[count - 1].constant = 60
      column.window.layoutIfNeeded()
      edits.append(column.window.engineCounters.edits - before.edits)
      // 4,000 in a width of 80 are 50 high.
      let top = CGFloat(40 * (count - 1))
      #expect(column.tiles[count - 1].frame == CGRect(x: 60, y: top, width: 80, height: 50))
      #expect(column.squares[count - 1].frame == CGRect(x: 0, y: top, width: 60, height: 60))
    }
    #expect(edits[0] == edits[1])
  }

  /// The text is as wide as the one above is high: an edit gives the frames that a new tree has.
  @Test(arguments: [false, true])
  func `Width of height`(isEdited: Bool) {
    let window = Window(size: CGSize(width: 400, height: 400))
    let upper = Tiles()
    let lower = Tiles()
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    let width = upper.widthAnchor.constraint(equalToConstant: isEdited ? 100 : 50)
    LayoutConstraint.activate([
      width, upper.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      upper.topAnchor.constraint(equalTo: window.topAnchor),
      lower.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
      lower.widthAnchor.constraint(equalTo: upper.heightAnchor),
    ])
    window.layoutIfNeeded()
    if isEdited {
      width.constant = 50
      window.layoutIfNeeded()
    }
    // The upper one would like a height of 10: the lower is asked for a width of 10, and is 400 high.
    // Then the upper turns out to be 80 high.
    #expect(upper.frame == CGRect(x: 0, y: 0, width: 50, height: 80))
    #expect(lower.frame == CGRect(x: 0, y: 80, width: 80, height: 400))
  }
}
