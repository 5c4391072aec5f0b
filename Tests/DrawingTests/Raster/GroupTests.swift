import Foundation
import Testing
import Typesetting

@testable import Drawing

/// Groups of marks, pictures and points as pixels.
@Suite struct GroupTests {
  private func image(
    _ marks: [Mark], isClear: Bool = false, letters: Letters = Letters(nil)
  ) -> PixelImage {
    var painter = MarkPainter(
      size: CGSize(width: 40, height: 40), scale: 1, isClear: isClear, letters: letters)
    painter.draw(marks)
    return painter.image
  }

  /// How dark a pixel is, from 0 for white to 255.
  private func dark(_ image: PixelImage, _ x: Int, _ y: Int) -> Int {
    255 - Int(image[x, y]?.red ?? 255)
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private static let line = TextLine(
    string: "HHH", x: 4, baseline: 30, width: 32, family: nil, size: 24, weight: 400,
    isItalic: false, color: "#000000")

  // Half of what is dark in a picture without a group is dark in one of half the opacity: nothing is cut off at
  // the edges of what the group is thought to touch.
  @Test(
    arguments: [
      .fill(shape: .circle(center: CGPoint(x: 20, y: 20), radius: 12), paint: .color("#000000")),
      .fill(
        shape: .path(Outline(CGRect(x: 3, y: 5, width: 20, height: 30), radius: 9)),
        paint: .color("#000000")),
      .stroke(
        shape: .box(frame: CGRect(x: 12, y: 12, width: 16, height: 16), radius: 0),
        line: LineStyle(width: 9), paint: .color("#000000")),
      .hairline(from: CGPoint(x: 3, y: 20), to: CGPoint(x: 37, y: 20), color: "#000000"),
      .hairline(from: CGPoint(x: 20, y: 3), to: CGPoint(x: 20, y: 37), color: "#000000"),
      .stroke(
        shape: .line(from: CGPoint(x: 3, y: 20), to: CGPoint(x: 37, y: 20)),
        line: LineStyle(width: 2), paint: .color("#000000")),
      .shadow(
        shape: .circle(center: CGPoint(x: 16, y: 16), radius: 6),
        shadow: Mark.Shadow(color: "#000000", radius: 3, offset: CGSize(width: 5, height: 6))),
      .text(line: line),
    ] as [Mark])
  func `A group is as large as what is in it`(mark: Mark) {
    let whole = image([mark])
    let half = image([mark].inGroup(Mark.Group(opacity: 0.5)))
    let sum = (0..<1600).reduce(0) { $0 + dark(whole, $1 % 40, $1 / 40) }
    #expect(sum > 2_000)
    for place in 0..<1600 {
      let (x, y) = (place % 40, place / 40)
      #expect((dark(whole, x, y) - 2 * dark(half, x, y)).magnitude <= 3, "\(x) \(y)")
    }
  }

  @Test func `What is in a group casts one shadow, as its pixels are`() {
    let marks: [Mark] = [
      .box(box(2, 2, 10, 4), color: "#FF0000"), .box(box(2, 8, 10, 4), color: "#FF0000"),
    ]
    let shadow = Mark.Shadow(color: "#000000", radius: 0, offset: CGSize(width: 15, height: 20))
    for opacity in [1, 0.5] {
      let picture = image(marks.inGroup(Mark.Group(opacity: opacity, shadow: shadow)))
      // Under both boxes, in the gap between them, and beyond.
      let found = [24, 30, 27, 34].map { dark(picture, 20, $0) }
      let full = opacity == 1 ? 255 : 127
      #expect((found[0] - full).magnitude <= 1 && (found[1] - full).magnitude <= 1)
      #expect(found[2] == 0 && found[3] == 0)
      #expect(picture[5, 4]?.red == 255 && (picture[5, 4]?.green ?? 0) < 130)
    }
  }

  // A quarter turn to the right about 20, 20: right becomes down. The box comes to lie at 16 to 20, 10 to 14.
  @Test(arguments: [false, true])
  func `A shadow turns with what casts it, whether a shape does or all that is in a group`(
    isOfShape: Bool
  ) {
    let shape = Shape.box(frame: box(10, 20, 4, 4), radius: 0)
    let shadow = Mark.Shadow(color: "#000000", radius: 0, offset: CGSize(width: 15, height: 0))
    let turn = AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 40, tY: 0)
    let fill = Mark.fill(shape: shape, paint: .color("#FF0000"))
    let picture = image(
      isOfShape
        ? [.shadow(shape: shape, shadow: shadow), fill].inGroup(Mark.Group(transform: turn))
        : [fill].inGroup(Mark.Group(transform: turn, shadow: shadow)))
    #expect(picture[18, 12]?.red == 255 && picture[18, 12]?.green == 0)
    #expect(dark(picture, 18, 27) == 255 && dark(picture, 33, 12) == 0)
    #expect(dark(picture, 18, 23) == 0 && dark(picture, 18, 30) == 0)
  }

  // The box lies 10 to 20 points left of the picture, or of what a clip shows of it; its shadow 5 to 15 right of that.
  @Test(arguments: [0, 8] as [CGFloat])
  func `What is out of sight casts a shadow all the same`(edge: CGFloat) {
    let shadow = Mark.Shadow(color: "#000000", radius: 0, offset: CGSize(width: 25, height: 0))
    let marks = [Mark.box(box(edge - 20, 10, 10, 10), color: "#FF0000")]
      .inGroup(Mark.Group(shadow: shadow))
    let clip = Shape.box(frame: box(edge, 0, 40, 40), radius: 0)
    let expected = (0..<40).filter { Int(edge) + 5..<Int(edge) + 15 ~= $0 }
    func darkColumns(_ marks: [Mark]) -> [Int] {
      let picture = image(marks)
      return (0..<40).filter { dark(picture, $0, 15) > 0 }
    }
    #expect(darkColumns(marks.inGroup(Mark.Group(clip: clip))) == expected)
    if edge == 0 { #expect(darkColumns(marks) == expected) }
  }

  @Test func `Of what a clip leaves in a group all shows`() {
    let circle = Mark.Group(clip: .circle(center: CGPoint(x: 20, y: 20), radius: 9))
    let marks = [Mark.box(box(-900, -900, 2000, 2000), color: "#000000")].inGroup(circle)
    let (whole, half) = (image(marks), image(marks.inGroup(Mark.Group(opacity: 0.5))))
    #expect(dark(whole, 12, 20) == 255 && dark(whole, 10, 20) == 0)
    for place in 0..<1600 {
      let (x, y) = (place % 40, place / 40)
      #expect((dark(whole, x, y) - 2 * dark(half, x, y)).magnitude <= 3, "\(x) \(y)")
    }
  }

  @Test func `Round clips in round clips leave what all show`() {
    let circles = [CGPoint(x: 14, y: 20), CGPoint(x: 26, y: 20)].map {
      Mark.Group(clip: .circle(center: $0, radius: 12))
    }
    let picture = image(
      [Mark.box(box(0, 0, 40, 40), color: "#000000")].inGroup(circles[0]).inGroup(circles[1]))
    // Both circles hold 20, 20 and 16, 20; the ends of each lie outside of the other.
    #expect(dark(picture, 20, 20) == 255 && dark(picture, 16, 20) == 255)
    #expect(dark(picture, 6, 20) == 0 && dark(picture, 34, 20) == 0 && dark(picture, 20, 8) == 0)
    let nothing = image(
      [Mark.box(box(0, 0, 40, 40), color: "#000000")]
        .inGroup(Mark.Group(clip: .box(frame: box(0, 0, 5, 40), radius: 0)))
        .inGroup(circles[1]))
    #expect((0..<1600).allSatisfy { dark(nothing, $0 % 40, $0 / 40) == 0 })
  }

  // Stripes of two columns each, of which eight fall on a pixel: their mean is half of 255.
  @Test func `A large picture that is made small shows the mean of its pixels`() throws {
    var painter = MarkPainter(
      size: CGSize(width: 320, height: 320), scale: 1, isClear: false, letters: Letters(nil))
    painter.draw(
      (0..<80).map { .box(CGRect(x: $0 * 4, y: 0, width: 2, height: 320), color: "#000000") })
    let file = ImageFile(data: PNGFile(painter.image).data, type: "image/png")
    let picture = image([.image(image: file, frame: box(0, 0, 40, 40))])
    for (x, y) in [(5, 5), (20, 20), (38, 1)] {
      #expect((dark(picture, x, y) - 128).magnitude < 8)
    }
  }

  @Test func `A picture of a file is drawn in a tint, each pixel covering as much as it did`() {
    let source = image([.box(box(0, 0, 20, 40), color: "#FF000080")], isClear: true)
    let file = ImageFile(data: PNGFile(source).data, type: "image/png")
    let picture = image(
      [Mark.image(image: file, frame: box(0, 0, 40, 40))].inGroup(Mark.Group(tint: "#0000FF")))
    let pixel = picture[10, 20]
    // 128 of 255 of blue over white.
    #expect(pixel?.blue == 255 && pixel?.red == 127 && pixel?.green == 127)
    #expect(dark(picture, 30, 20) == 0)
  }

  // As the page of CGLineCap has it: a line without length is a circle or a square as wide as the line. A circle
  // of 4 pixels is drawn with sixteen corners: 8 · 16 · sin 22.5° = 49.
  @Test(arguments: [(LineStyle.Cap.butt, 0), (.round, 49), (.square, 64)])
  func `A line from a point to itself is a point, unless its ends are cut off`(
    cap: LineStyle.Cap, area: Int
  ) {
    let point = CGPoint(x: 20, y: 20)
    let picture = image([
      .stroke(
        shape: .path(Outline(elements: [.move(to: point), .line(to: point)])),
        line: LineStyle(width: 8, cap: cap), paint: .color("#000000"))
    ])
    let sum = (0..<1600).reduce(0) { $0 + dark(picture, $1 % 40, $1 / 40) } / 255
    #expect((sum - area).magnitude <= (cap == .round ? 2 : 0))
    if cap != .butt { #expect(dark(picture, 17, 20) == 255 && dark(picture, 22, 20) == 255) }
    let begun = image([
      .stroke(
        shape: .path(
          Outline(elements: [
            .move(to: point), .move(to: CGPoint(x: 5, y: 5)), .line(to: CGPoint(x: 30, y: 5)),
          ])), line: LineStyle(width: 4, cap: cap), paint: .color("#000000"))
    ])
    #expect(dark(begun, 20, 20) == 0 && dark(begun, 20, 5) == 255, "it only began there")
  }

  // Dashes of 6 and 4, begun 2, 8 or -2 points into them.
  @Test(
    arguments: [
      (0, [true, true, false]), (2, [true, false, true]), (8, [false, true, false]),
      (-2, [false, true, false]), (18, [false, true, false]), (.nan, [true, true, false]),
    ] as [(CGFloat, [Bool])])
  func `Dashes begin where their phase says`(phase: CGFloat, shows: [Bool]) {
    let picture = image([
      .stroke(
        shape: .line(from: CGPoint(x: 0, y: 20), to: CGPoint(x: 40, y: 20)),
        line: LineStyle(width: 4, dashes: [6, 4], phase: phase), paint: .color("#000000"))
    ])
    #expect([0, 4, 8].map { dark(picture, $0, 20) == 255 } == shows)
  }

  @Test func `Letters of strokes have accents over or under them, where the dot of an i goes`() {
    func rows(_ text: String) -> [Int] {
      var line = Self.line
      (line.string, line.width) = (text, 12)
      let picture = image([.text(line: line)])
      return (0..<40).filter { y in (0..<40).contains { dark(picture, $0, y) > 60 } }
    }
    // From the accent's top and to the cedilla's end, which letters without one don't reach.
    for (plain, accented) in [("e", "é"), ("E", "É"), ("a", "å"), ("N", "Ñ"), ("o", "ö")] {
      #expect((rows(accented).first ?? 99) < (rows(plain).first ?? 0), "\(accented)")
      #expect(rows(accented).last == rows(plain).last)
    }
    #expect((rows("ç").last ?? 0) > (rows("c").last ?? 99) && rows("ç").first == rows("c").first)
    #expect(rows(" ").isEmpty && !rows("中").isEmpty, "a box stands for what has no letter")
    #expect(rows("í") != rows("i") && !rows("í").isEmpty)
  }

  @Test func `Only what has something visible in it is cut off or casts a shadow as one`() {
    func item(
      _ depth: Int, isHidden: Bool = false, background: String? = nil, clips: Bool = false,
      shadow: Mark.Shadow? = nil, path: Outline? = nil
    ) -> PaintedItem {
      var look = Look()
      look.shadow = shadow
      look.shadowPath = path
      return PaintedItem(
        depth: depth, isHidden: isHidden, frame: box(0, 0, 10, 10), background: background,
        radius: 0, look: look, clips: clips, content: [])
    }
    func begins(_ items: [PaintedItem]) -> Int {
      items.marks.filter { if case .begin = $0 { true } else { false } }.count
    }
    #expect(begins([item(0, clips: true), item(1)]) == 1)
    #expect(begins([item(0, clips: true), item(1, isHidden: true)]) == 0)
    #expect(begins([item(0, clips: true), item(1, isHidden: true), item(2), item(1)]) == 1)
    #expect(begins([item(0, clips: true), item(0)]) == 0)
    let shadow = Mark.Shadow(color: "#000000", radius: 1, offset: .zero)
    // Without a ground the content casts it, else the ground, or the path that is given.
    #expect(begins([item(0, shadow: shadow)]) == 1)
    let ground = [item(0, background: "#FFFFFF", shadow: shadow)].marks
    #expect(
      ground.first == .shadow(shape: .box(frame: box(0, 0, 10, 10), radius: 0), shadow: shadow))
    let path = Outline(box(2, 2, 3, 3), radius: 0)
    #expect(
      [item(0, shadow: shadow, path: path)].marks.first
        == .shadow(shape: .path(path), shadow: shadow))
  }
}
