import Foundation
import LayoutInspector
import LayoutKit
import Testing

@Suite struct ComparisonTests {
  private func item(_ name: String, _ frame: CGRect, depth: Int = 1) -> LayoutSnapshot.Item {
    LayoutSnapshot.Item(
      depth: depth, type: "View", name: name, frame: frame, absoluteFrame: frame)
  }

  private func snapshot(_ items: LayoutSnapshot.Item...) -> LayoutSnapshot {
    let root = item("root", CGRect(x: 0, y: 0, width: 100, height: 80), depth: 0)
    return LayoutSnapshot(views: [root] + items)
  }

  private func strokes(_ svg: String) -> [String] {
    svg.split(separator: "\n").map(String.init).filter { $0.contains("stroke=") }
  }

  @Test func `Nothing is drawn over what is the same`() {
    let same = snapshot(item("a", CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(strokes(same.svg(comparedTo: same)).isEmpty)
    var near = same
    near.views[1].absoluteFrame.origin.x += 0.001
    #expect(strokes(near.svg(comparedTo: same)).isEmpty)
  }

  @Test func `What has moved is dashed where it was and solid where it is`() {
    let before = snapshot(item("a", CGRect(x: 10, y: 10, width: 20, height: 20)))
    let after = snapshot(item("a", CGRect(x: 30, y: 10, width: 20, height: 20)))
    let lines = strokes(after.svg(comparedTo: before))
    #expect(lines.filter { $0.contains("#B0267F") && $0.contains("dasharray") }.count == 4)
    #expect(lines.filter { $0.contains("#3257F2") && !$0.contains("dasharray") }.count == 5)
    #expect(lines.contains { $0.contains("M10 10L30 10") })
  }

  @Test func `What came is green, what went is red, and the size is that of both`() {
    let before = snapshot(item("a", CGRect(x: 10, y: 10, width: 20, height: 20)))
    var after = snapshot(item("b", CGRect(x: 10, y: 10, width: 20, height: 20)))
    after.views[0].frame.size.height = 120
    after.views[0].absoluteFrame.size.height = 120
    let svg = after.svg(comparedTo: before)
    #expect(strokes(svg).filter { $0.contains("#12805C") }.count == 4)
    #expect(strokes(svg).filter { $0.contains("#D92D20") }.count == 4)
    #expect(svg.contains("width=\"100\" height=\"120\""))
  }

  @Test func `Views of one title are told apart by their order, and hidden ones left out`() {
    let one = item("a", CGRect(x: 0, y: 0, width: 10, height: 10))
    var other = item("a", CGRect(x: 20, y: 0, width: 10, height: 10))
    let before = snapshot(one, other)
    #expect(strokes(before.svg(comparedTo: before)).isEmpty)
    other.isHidden = true
    let lines = strokes(snapshot(one, other).svg(comparedTo: before))
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.contains("#D92D20") })
  }

  @Test func `It is a PNG as well`() throws {
    let before = snapshot(item("a", CGRect(x: 10, y: 10, width: 20, height: 20)))
    let after = snapshot(item("a", CGRect(x: 40, y: 10, width: 20, height: 20)))
    let picture = try DecodedPNG(after.png(comparedTo: before, scale: 2))
    #expect(picture.width == 200)
    #expect(picture.height == 160)
    // The upper edge where it is now.
    #expect(picture[100, 20] == "#3257F2")
    #expect(picture[10, 150] == "#FFFFFF")
  }
}
