import Foundation
import Testing

@testable import Drawing

/// Curves: how they are written, and the parts of circles.
@Suite struct OutlineTests {
  private let all = Outline(elements: [
    .move(to: CGPoint(x: 1, y: -2)), .line(to: CGPoint(x: 0.5, y: 1e-7)),
    .quadratic(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6)),
    .cubic(
      to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12)),
    .close,
  ])

  @Test func `Each piece is written as in SVG, its control points first, and read again`() throws {
    let data = try JSONEncoder().encode(all)
    #expect(
      try JSONDecoder().decode([String].self, from: data) == [
        "M 1.0 -2.0", "L 0.5 1e-07", "Q 5.0 6.0 3.0 4.0", "C 9.0 10.0 11.0 12.0 7.0 8.0", "Z",
      ])
    #expect(try JSONDecoder().decode(Outline.self, from: data) == all)
  }

  @Test(
    arguments: ["", "M", "M 1", "M 1 2 3", "L 1 x", "Q 1 2", "C 1 2 3 4", "Z 1", "A 1 2", "m 1 2"])
  func `A piece of another shape is an error`(piece: String) throws {
    let data = try JSONEncoder().encode(["M 0 0", piece])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Outline.self, from: data) }
  }

  // From start to end, the way that is asked for; a whole turn is one circle, however much more it is.
  @Test(
    arguments: [
      (0, .pi / 2, true, 1, 0, 10), (0, .pi / 2, false, 3, 0, 10), (0, -.pi / 2, true, 3, 0, -10),
      (.pi, 0, true, 2, 10, 0), (0, 2 * .pi, true, 4, 10, 0), (0, 9 * .pi, true, 4, -10, 0),
      (.pi / 4, .pi / 4, true, 1, 7.071_068, 7.071_068),
    ] as [(CGFloat, CGFloat, Bool, Int, CGFloat, CGFloat)])
  func `A part of a circle ends where it says, in one curve a quarter`(
    start: CGFloat, end: CGFloat, isClockwise: Bool, count: Int, x: CGFloat, y: CGFloat
  ) throws {
    var arc = Outline()
    arc.addArc(center: .zero, radius: 10, from: start, to: end, isClockwise: isClockwise)
    #expect(arc.elements.count == count + 1)
    let last = try #require(arc.points.last)
    #expect(hypot(last.x, last.y) < 10 + 1e-9)
    if (end - start).magnitude < 2 * .pi { #expect(hypot(last.x - x, last.y - y) < 1e-5) }
    // Points on the circle are 10 from its middle, control points a little more.
    #expect(arc.points.allSatisfy { (9.99...11.5).contains(hypot($0.x, $0.y)) })
  }

  @Test func `What is not a number adds nothing`() {
    for (radius, start) in [(CGFloat.nan, CGFloat(0)), (-1, 0), (.infinity, 0), (1, .nan)] {
      var arc = Outline()
      arc.addArc(center: .zero, radius: radius, from: start, to: 1)
      #expect(arc.isEmpty)
    }
  }

  @Test func `A mark that is moved has all its points moved`() {
    let offset = CGPoint(x: 3, y: 4)
    let frame = CGRect(x: 1, y: 2, width: 5, height: 6)
    let gradient = Paint.Gradient(
      colors: ["#000000", "#FFFFFF"], start: .zero, end: CGPoint(x: 1, y: 0), isRadial: false)
    let moved = Paint.Gradient(
      colors: ["#000000", "#FFFFFF"], start: offset, end: CGPoint(x: 4, y: 4), isRadial: false)
    let file = ImageFile(data: Data([1]), type: "image/png")
    let shadow = Mark.Shadow(color: "#000000", radius: 1, offset: .zero)
    let circle = Shape.circle(center: .zero, radius: 2)
    let cases: [(Mark, Mark)] = [
      (
        .fill(shape: .path(all), paint: .gradient(gradient)),
        .fill(
          shape: .path(
            all.mapped { CGPoint(x: $0.x + 3, y: $0.y + 4) }), paint: .gradient(moved))
      ),
      (
        .hairline(from: .zero, to: offset, color: "#000000"),
        .hairline(from: offset, to: CGPoint(x: 6, y: 8), color: "#000000")
      ),
      (
        .image(image: file, frame: frame),
        .image(image: file, frame: CGRect(x: 4, y: 6, width: 5, height: 6))
      ),
      (
        .shadow(shape: circle, shadow: shadow),
        .shadow(shape: .circle(center: offset, radius: 2), shadow: shadow)
      ),
      (
        .begin(group: Mark.Group(clip: circle)),
        .begin(group: Mark.Group(clip: .circle(center: offset, radius: 2)))
      ),
    ]
    for (mark, expected) in cases { #expect(mark.moved(by: offset) == expected) }
    #expect(all.moved(by: .zero) == all)
  }

  @Test func `A circle as curves lies in its square`() {
    let outline = Shape.circle(center: CGPoint(x: 5, y: 6), radius: 2).outline
    #expect(outline == Outline(ellipseIn: CGRect(x: 3, y: 4, width: 4, height: 4)))
    #expect(Shape.path(path: outline, isEvenOdd: true).isEvenOdd && !Shape.path(outline).isEvenOdd)
  }
}
