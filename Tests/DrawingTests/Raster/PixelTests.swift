import Foundation
import Testing
import Typesetting

@testable import Drawing

/// Marks as pixels at places where it is known what they must be.
@Suite struct PixelTests {
  private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

  private func image(_ marks: [Mark], side: CGFloat = 40, isClear: Bool = false) -> PixelImage {
    var painter = MarkPainter(
      size: CGSize(width: side, height: side), scale: 1, isClear: isClear,
      letters: Letters(StandardMeasurer()))
    painter.draw(marks)
    return painter.image
  }

  /// The colour of a pixel as `#RRGGBB`, nil outside.
  private func color(_ image: PixelImage, _ x: Int, _ y: Int) -> String? {
    image[x, y].map { pixel in
      "#"
        + [pixel.red, pixel.green, pixel.blue].map { part in
          (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
        }.joined()
    }
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `A group covers as one: what overlaps in it doesn't show twice`() {
    let marks: [Mark] = [
      .box(box(0, 0, 20, 20), color: "#000000"), .box(box(10, 10, 20, 20), color: "#000000"),
    ]
    let picture = image(marks.inGroup(Mark.Group(opacity: 0.5)))
    // Half of black over white, also where both boxes lie.
    #expect(color(picture, 5, 5) == "#808080" && color(picture, 15, 15) == "#808080")
    #expect(color(picture, 25, 5) == "#FFFFFF")
  }

  @Test func `A group is turned about where its transform says`() {
    var quarter = AffineTransform(translationByX: -20, byY: -20)
    quarter.append(AffineTransform(rotationByDegrees: 90))
    quarter.append(AffineTransform(translationByX: 20, byY: 20))
    let marks = [Mark.box(box(0, 18, 10, 4), color: "#FF0000")]
    let picture = image(marks.inGroup(Mark.Group(transform: quarter)))
    // The left arm of a cross points up after a quarter turn clockwise.
    #expect(color(picture, 20, 5) == "#FF0000" && color(picture, 5, 20) == "#FFFFFF")
  }

  @Test func `A clip cuts off along any shape, and clips in clips leave what both show`() {
    let circle = Mark.Group(clip: .circle(center: CGPoint(x: 20, y: 20), radius: 10))
    let half = Mark.Group(clip: .box(frame: box(20, 0, 20, 40), radius: 0))
    let picture = image(
      [Mark.box(box(0, 0, 40, 40), color: "#0000FF")].inGroup(half).inGroup(circle))
    #expect(color(picture, 25, 20) == "#0000FF" && color(picture, 15, 20) == "#FFFFFF")
    #expect(color(picture, 28, 12) == "#FFFFFF" && color(picture, 35, 20) == "#FFFFFF")
  }

  @Test func `A mask shows as much as its marks cover`() {
    let mask: [Mark] = [
      .box(box(0, 0, 10, 40), color: "#FF0000"), .box(box(10, 0, 10, 40), color: "#00000080"),
    ]
    let picture = image(
      [Mark.box(box(0, 0, 40, 40), color: "#000000")].inGroup(Mark.Group(mask: mask)))
    #expect(color(picture, 5, 5) == "#000000" && color(picture, 25, 5) == "#FFFFFF")
    // 128 of 255.
    #expect(color(picture, 15, 5) == "#7F7F7F")
  }

  @Test func `A tint gives all of a group one colour, each part covering as much as it did`() {
    let marks: [Mark] = [
      .box(box(0, 0, 10, 40), color: "#FF0000"), .box(box(10, 0, 10, 40), color: "#00FF0080"),
    ]
    let picture = image(marks.inGroup(Mark.Group(tint: "#0000FF")))
    #expect(color(picture, 5, 5) == "#0000FF")
    #expect(color(picture, 15, 5) == "#7F7FFF")
  }

  @Test(arguments: [false, true])
  func `A gradient has its colours at its ends and their mean in the middle`(isRadial: Bool) {
    let gradient = Paint.Gradient(
      colors: ["#000000", "#FFFFFF"], start: CGPoint(x: 0, y: 20), end: CGPoint(x: 40, y: 20),
      isRadial: isRadial)
    let picture = image([
      .fill(shape: .box(frame: box(0, 0, 40, 40), radius: 0), paint: .gradient(gradient))
    ])
    let parts = [0, 20, 39].map { Int(picture[$0, 20]?.red ?? 0) }
    #expect(parts[0] < 8 && (120...138).contains(parts[1]) && parts[2] > 247)
    // Along a line it is the same above and below, around a point it isn't.
    #expect((picture[0, 0]?.red ?? 0 < 8) == !isRadial)
  }

  @Test func `A shadow is as dark as its colour under the middle and fades to half at the edge`() {
    let picture = image([
      .shadow(
        shape: .box(frame: box(10, 10, 20, 20), radius: 0),
        shadow: Mark.Shadow(color: "#000000", radius: 2, offset: CGSize(width: 0, height: 4)))
    ])
    #expect(color(picture, 20, 24) == "#000000" && color(picture, 20, 4) == "#FFFFFF")
    // The pixels on both sides of the edge at 30 have more and less than half: the mean is a half.
    let sides = [29, 30].map { Int(picture[$0, 24]?.red ?? 0) }
    #expect(sides[0] < 127 && sides[1] > 127 && (sides[0] + sides[1] - 255).magnitude < 6)
    #expect((picture[20, 12]?.red ?? 0) > 100, "it lies 4 points lower")
  }

  @Test
  func `A line has its width on both sides, dashes have gaps, ends and corners are as asked for`() {
    func path(_ points: [(CGFloat, CGFloat)]) -> Shape {
      let points = points.map { CGPoint(x: $0.0, y: $0.1) }
      return .path(
        Outline(elements: [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) }))
    }
    func drawn(_ style: LineStyle, _ points: [(CGFloat, CGFloat)]) -> PixelImage {
      image([.stroke(shape: path(points), line: style, paint: .color("#000000"))])
    }
    let plain = drawn(LineStyle(width: 4), [(10, 20), (30, 20)])
    #expect(color(plain, 20, 18) == "#000000" && color(plain, 20, 21) == "#000000")
    #expect(color(plain, 20, 17) == "#FFFFFF" && color(plain, 9, 20) == "#FFFFFF")
    let square = drawn(LineStyle(width: 4, cap: .square), [(10, 20), (30, 20)])
    #expect(color(square, 8, 18) == "#000000" && color(square, 7, 20) == "#FFFFFF")
    let round = drawn(LineStyle(width: 8, cap: .round), [(10, 20), (30, 20)])
    #expect(color(round, 7, 20) == "#000000" && color(round, 6, 16) != "#000000")
    let dashes = drawn(LineStyle(width: 4, dashes: [5, 3]), [(10, 20), (30, 20)])
    #expect(color(dashes, 12, 20) == "#000000" && color(dashes, 16, 20) == "#FFFFFF")
    #expect(color(dashes, 19, 20) == "#000000")
    let corner = [(10, 30), (30, 30), (30, 10)] as [(CGFloat, CGFloat)]
    #expect(color(drawn(LineStyle(width: 8), corner), 33, 33) == "#000000")
    #expect(color(drawn(LineStyle(width: 8, join: .bevel), corner), 33, 33) == "#FFFFFF")
  }

  @Test(
    arguments: [false, true])
  func `Curves that go around twice are filled by the rule that is asked for`(isEvenOdd: Bool) {
    let outer = Outline(box(0, 0, 40, 40), radius: 0)
    let inner = Outline(box(10, 10, 20, 20), radius: 0)
    let both = Outline(elements: outer.elements + inner.elements)
    let picture = image([
      .fill(shape: .path(path: both, isEvenOdd: isEvenOdd), paint: .color("#000000"))
    ])
    #expect(color(picture, 5, 5) == "#000000")
    #expect(color(picture, 20, 20) == (isEvenOdd ? "#FFFFFF" : "#000000"))
  }

  @Test func `Only the corners that are asked for are round`() {
    let path = Outline(box(0, 0, 40, 40), radius: 16, corners: [.topLeft, .bottomRight])
    let picture = image([.fill(shape: .path(path), paint: .color("#000000"))])
    #expect(color(picture, 1, 1) == "#FFFFFF" && color(picture, 38, 38) == "#FFFFFF")
    #expect(color(picture, 38, 1) == "#000000" && color(picture, 1, 38) == "#000000")
  }

  @Test func `A file of pixels is stretched to its frame, a broken one is a gray box`() {
    let source = image(
      [.box(box(0, 0, 2, 4), color: "#FF0000"), .box(box(2, 0, 2, 4), color: "#0000FF80")],
      side: 4, isClear: true)
    let file = ImageFile(data: PNGFile(source).data, type: "image/png")
    let picture = image([.image(image: file, frame: box(0, 0, 40, 40))])
    #expect(color(picture, 5, 20) == "#FF0000" && color(picture, 35, 20) == "#7F7FFF")
    for bytes in [[], Array("GIF89a".utf8), Array(file.data.prefix(40))] {
      let broken = ImageFile(data: Data(bytes), type: "image/png")
      #expect(color(image([.image(image: broken, frame: box(0, 0, 40, 40))]), 5, 5) == "#D8DEE6")
    }
  }

  @Test(arguments: [false, true])
  func `A file that was written reads as the same picture, clear or not`(isClear: Bool) {
    let picture = image(
      [
        .fill(
          shape: .circle(center: CGPoint(x: 20, y: 20), radius: 15), paint: .color("#3366CC")),
        .box(box(0, 30, 40, 5), color: "#FF8800"),
      ], isClear: isClear)
    let again = PixelImage(png: PNGFile(picture).data)
    #expect(again?.width == 40 && again?.height == 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let (old, new) = (picture[x, y], again?[x, y])
        #expect(old?.alpha == new?.alpha)
        guard old?.alpha == 255 else { continue }
        #expect(old?.red == new?.red && old?.green == new?.green && old?.blue == new?.blue)
      }
    }
  }

  // The width stands in the bytes 16 to 19, the height in the next four, then depth, colours, compression,
  // filter and interlacing; the first part after that says its length from byte 33 on.
  @Test(
    arguments: [
      ("65,536 pixels wide", 17, 1), ("2 billion pixels wide", 16, 0x7F), ("no width", 19, 0),
      ("no height", 23, 0), ("3 bits", 24, 3), ("colours of no kind", 25, 5),
      ("a palette that isn't there", 25, 3), ("another compression", 26, 1),
      ("interlaced", 28, 1), ("a part of 4 GB", 33, 0xFF), ("more rows than there are", 23, 200),
    ] as [(String, Int, UInt8)])
  func `A picture that is broken in any way is a gray box`(
    _ name: String, _ place: Int, _ value: UInt8
  ) {
    var bytes = [UInt8](
      PNGFile(image([.box(box(0, 0, 4, 8), color: "#336699")], side: 8)).data)
    bytes[place] = value
    let file = ImageFile(data: Data(bytes), type: "image/png", name: "<\(name)>\u{1b}")
    #expect(color(image([.image(image: file, frame: box(0, 0, 40, 40))]), 2, 2) == "#D8DEE6")
    // Cut off anywhere it is none, or what is left of it.
    for length in stride(from: 0, to: bytes.count, by: 7) {
      let part = ImageFile(data: Data(bytes.prefix(length)), type: "image/png")
      #expect(color(image([.image(image: part, frame: box(0, 0, 40, 40))]), 2, 2) != nil)
    }
  }

  @Test
  func `Layers in layers of a picture of 100,000 × 100,000 points hold no more than is meant`() {
    // 33 million pixels at most, and three times as many in layers.
    var canvas = PixelCanvas(width: 8192, height: 4096)
    let whole = PixelFrame(left: 0, top: 0, right: 8192, bottom: 4096)
    for _ in 0..<3 {
      #expect(canvas.hasRoom(for: whole))
      canvas.pushLayer(whole)
    }
    #expect(!canvas.hasRoom(for: whole))
    _ = canvas.popLayer()
    #expect(canvas.hasRoom(for: whole))
    let small = PixelFrame(left: 0, top: 0, right: 100, bottom: 100)
    canvas.pushLayer(small)
    #expect(canvas.hasRoom(for: small) && canvas.visible.area == small.area)
  }

  @Test func `Marks with numbers that are none, and groups without end, draw nothing and end`() {
    let bad = [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300]
    for number in bad {
      let frame = CGRect(x: number, y: 0, width: number, height: number)
      let shape = Shape.box(frame: frame, radius: number)
      let picture = image([
        .fill(shape: shape, paint: .color("#0000000")), .begin(group: Mark.Group(opacity: 0.5)),
        .stroke(
          shape: shape, line: LineStyle(width: number, dashes: [number, 0], phase: number),
          paint: .color("#000000")),
        .shadow(
          shape: .box(frame: box(0, 0, 4, 4), radius: 0),
          shadow: Mark.Shadow(
            color: "#00000000", radius: number, offset: CGSize(width: number, height: number))),
        .begin(
          group: Mark.Group(
            transform: AffineTransform(m11: number, m12: 0, m21: 0, m22: 1, tX: 0, tY: number))),
        .box(box(0, 0, 4, 4), color: "red"), .end, .end, .end, .end,
      ])
      #expect(color(picture, 39, 39) == "#FFFFFF")
    }
    let deep = [Mark](repeating: .begin(group: Mark.Group(opacity: 0.9)), count: 5_000)
    #expect(color(image(deep + [.box(box(0, 0, 4, 4), color: "#000000")]), 39, 39) == "#FFFFFF")
  }
}
