import Foundation
import StandardViews
import Testing
import ViewTree

/// Layouts made of visual formats; frames are in points.
@Suite struct VisualFormatFrameTests {
  private func activate(
    _ formats: [String], _ views: [String: any LayoutItem],
    _ options: LayoutConstraint.FormatOptions = []
  ) {
    for format in formats {
      LayoutConstraint.activate(
        LayoutConstraint.constraints(
          withVisualFormat: format, options: options, views: views))
    }
  }

  @Test func `Two of one width`() {
    let root = window(200, 100)
    let (c, c2) = (box(in: root), box(in: root))
    activate(["|-[c(==c2)]-[c2]-|", "V:|[c(==c2)]|"], ["c": c, "c2": c2])
    #expect(c.laidOut == rect(8, 0, 88, 100))
    #expect(c2.frame == rect(104, 0, 88, 100))
  }

  @Test(
    arguments: [
      ("V:|[header(100)][content]|", 100, 400),
      ("V:|[header(100)]-[content]-|", 108, 384),
    ] as [(String, Double, Double)])
  func `A header and what is left`(format: String, top: Double, height: Double) {
    let root = window(100, 500)
    let (header, content) = (box(in: root), box(in: root))
    activate([format, "|[header]|", "|[content]|"], ["header": header, "content": content])
    #expect(header.laidOut == rect(0, 0, 100, 100))
    #expect(content.frame == rect(0, top, 100, height))
  }

  @Test func `A row is as wide as its content and its gaps`() {
    let root = window(1000, 100)
    let row = box(in: root)
    let views = ["v1": Content(100, 20, in: row), "v2": Content(100, 20, in: row)]
    activate(["|-20-[v1]-20-[v2]-20-|"], views)
    activate(["|[row]"], ["row": row])
    #expect(row.laidOut.width == 260)
  }

  @Test func `What is left of 500 is the second one's`() {
    let root = window(500, 100)
    let (v1, v2) = (box(in: root), box(in: root))
    activate(["|-20-[v1(100)]-20-[v2]-20-|"], ["v1": v1, "v2": v2])
    #expect(v2.laidOut.minX == 140)
    #expect(v2.frame.width == 340)
  }

  @Test func `A child doesn't resize the window it is in`() {
    let root = window(200, 100)
    let reports = Reports(of: root)
    activate(["|[child(50)]|"], ["child": box("child", in: root)])
    root.layoutIfNeeded()
    #expect(root.frame.width == 200)
    #expect(reports.all.count == 1)
  }

  @Test(
    arguments: [
      // 200 wide: 10, a of 30, 8, b of 50, read from either side.
      (UserInterfaceLayoutDirection.leftToRight, .directionLeadingToTrailing, [10, 48]),
      (.rightToLeft, .directionLeadingToTrailing, [160, 102]),
      (.rightToLeft, .directionLeftToRight, [10, 48]),
      (.leftToRight, .directionRightToLeft, [160, 102]),
      (.rightToLeft, .directionRightToLeft, [160, 102]),
    ] as [(UserInterfaceLayoutDirection, LayoutConstraint.FormatOptions, [CGFloat])])
  func `A row follows its direction`(
    direction: UserInterfaceLayoutDirection, option: LayoutConstraint.FormatOptions,
    expected: [CGFloat]
  ) {
    let root = window(200, 100)
    root.userInterfaceLayoutDirection = direction
    let (a, b) = (box(in: root), box(in: root))
    activate(["|-10-[a(30)]-[b(50)]"], ["a": a, "b": b], option)
    root.layoutIfNeeded()
    #expect([a.frame.minX, b.frame.minX] == expected)
  }

  @Test func `Alignments and a guide in the row`() {
    let root = window(200, 100)
    let (a, b) = (box(in: root), box(in: root))
    let gap = LayoutGuide()
    root.addLayoutGuide(gap)
    let views: [String: any LayoutItem] = ["a": a, "gap": gap, "b": b]
    activate(["|[a(30)][gap(>=20)][b(50)]|"], views, [.alignAllTop, .alignAllBottom])
    activate(["V:|-5-[gap(20)]"], views)
    #expect(a.laidOut == rect(0, 5, 30, 20))
    #expect(b.frame == rect(150, 5, 50, 20))
    #expect(gap.layoutFrame == rect(30, 5, 120, 20))
  }
}
