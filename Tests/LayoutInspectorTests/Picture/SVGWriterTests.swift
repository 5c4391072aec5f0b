import Drawing
import Foundation
import Testing
import Typesetting

@testable import LayoutInspector

/// Marks as elements of SVG 1.1.
///
/// The elements and their attributes are those of https://www.w3.org/TR/SVG11/.
@Suite struct SVGWriterTests {
  /// The elements of marks, with names of definitions without what tells them apart.
  private func lines(_ marks: [Mark]) -> [String] {
    SVGWriter.elements(marks, nil).map { $0.replacing(/_[0-9a-z]{3,}/, with: "") }
  }

  private let box = Shape.box(frame: CGRect(x: 1, y: 2, width: 30, height: 40), radius: 0)
  private let frame = #"x="1" y="2" width="30" height="40""#

  private func gradient(isRadial: Bool) -> Paint {
    .gradient(
      .init(
        colors: ["#FF0000", "#0000FF80"], start: CGPoint(x: 1, y: 2), end: CGPoint(x: 4, y: 6),
        isRadial: isRadial))
  }

  private let stops =
    ##"<stop offset="0" stop-color="#FF0000"/>"##
    + ##"<stop offset="1" stop-color="#0000FF" stop-opacity="0.502"/>"##

  @Test func `Colours that run along a line`() {
    #expect(
      lines([.fill(shape: box, paint: gradient(isRadial: false))]) == [
        #"<linearGradient id="gradient" gradientUnits="userSpaceOnUse" "#
          + #"x1="1" y1="2" x2="4" y2="6">\#(stops)</linearGradient>"#,
        #"<rect \#(frame) fill="url(#gradient)"/>"#,
      ])
  }

  // From 1, 2 to 4, 6 it is 5.
  @Test func `Colours that run out in circles, along an edge`() {
    #expect(
      lines([.stroke(shape: box, line: LineStyle(width: 3), paint: gradient(isRadial: true))]) == [
        #"<radialGradient id="gradient" gradientUnits="userSpaceOnUse" "#
          + #"cx="1" cy="2" r="5">\#(stops)</radialGradient>"#,
        #"<rect \#(frame) fill="none" stroke="url(#gradient)" stroke-width="3"/>"#,
      ])
  }

  @Test func `A definition has one name, and another one another`() {
    func names(_ marks: [Mark]) -> [String] {
      SVGWriter.elements(marks, nil).filter { $0.contains("Gradient id=") }
    }
    let (one, other) = (gradient(isRadial: false), gradient(isRadial: true))
    let found = names([one, other, one].map { .fill(shape: box, paint: $0) })
    #expect(found.count == 3 && found[0] == found[2] && found[0] != found[1])
  }

  // MARK: Shadows

  struct Cast: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let shape: Shape
    /// The room of the filter, three times the radius of 2 around the shape moved by 3, 4.
    let room: String
  }

  static let casts = [
    Cast(
      testDescription: "box",
      shape: .box(frame: CGRect(x: 1, y: 2, width: 30, height: 40), radius: 0),
      room: #"x="-2" y="0" width="42" height="52""#),
    Cast(
      testDescription: "circle", shape: .circle(center: CGPoint(x: 10, y: 20), radius: 5),
      room: #"x="2" y="13" width="22" height="22""#),
    Cast(
      testDescription: "path",
      shape: .polygon([CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 30)]),
      room: #"x="-3" y="-2" width="32" height="42""#),
  ]

  @Test(arguments: casts) func `A blurred shadow has room for its blur`(_ row: Cast) throws {
    let shadow = Mark.Shadow(
      color: "#00000080", radius: 2, offset: CGSize(width: 3, height: 4))
    let lines = lines([.shadow(shape: row.shape, shadow: shadow)])
    #expect(
      lines.first
        == #"<filter id="filter" filterUnits="userSpaceOnUse" \#(row.room)>"#
        + #"<feGaussianBlur stdDeviation="2"/></filter>"#)
    let drawn = try #require(lines.last)
    #expect(lines.count == 2)
    #expect(
      drawn.hasSuffix(##"fill="#000000" fill-opacity="0.502" filter="url(#filter)"/>"##), "\(drawn)"
    )
  }

  @Test func `A sharp shadow is the shape in its place`() {
    let shadow = Mark.Shadow(color: "#FF0000", radius: 0, offset: CGSize(width: 3, height: 4))
    #expect(
      lines([.shadow(shape: box, shadow: shadow)]) == [
        ##"<rect x="4" y="6" width="30" height="40" fill="#FF0000"/>"##
      ])
  }

  // MARK: Pictures

  @Test func `A picture stands in the document itself`() {
    let file = ImageFile(data: Data([1, 2, 3]), type: "image/jpeg")
    #expect(
      lines([.image(image: file, frame: CGRect(x: 1, y: 2, width: 30, height: 40))]) == [
        #"<image \#(frame) preserveAspectRatio="none" href="data:image/jpeg;base64,AQID"/>"#
      ])
  }

  @Test func `A type that is none can't leave its attribute`() {
    let file = ImageFile(data: Data([1, 2, 3]), type: #"a" onload="b"#)
    #expect(
      lines([.image(image: file, frame: .zero)])
        .first?.contains(#"href="data:image/png;base64,AQID""#) == true)
  }

  @Test func `A picture in a colour covers as much as it did`() {
    let file = ImageFile(data: Data([1, 2, 3]), type: "image/png")
    let picture = Mark.image(image: file, frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(
      lines([.begin(group: .init(tint: "#00FF0080")), picture, .end]) == [
        "<g>",
        #"<filter id="filter" filterUnits="userSpaceOnUse" \#(frame)>"#
          + ##"<feFlood flood-color="#00FF00" flood-opacity="0.502"/>"##
          + #"<feComposite operator="in" in2="SourceAlpha"/></filter>"#,
        #"<image \#(frame) preserveAspectRatio="none" filter="url(#filter)" "#
          + #"href="data:image/png;base64,AQID"/>"#,
        "</g>",
      ])
  }

  // 0x80 of 0x80 is 64 of 255.
  @Test(
    arguments: [
      ("#112233", "#FF0000", ##"fill="#FF0000""##),
      ("#11223380", "#FF0000", ##"fill="#FF0000" fill-opacity="0.502""##),
      ("#112233", "#FF000080", ##"fill="#FF0000" fill-opacity="0.502""##),
      ("#11223380", "#FF000080", ##"fill="#FF0000" fill-opacity="0.251""##),
      ("#11223300", "#FF0000", ##"fill="#FF0000" fill-opacity="0""##),
    ])
  func `A colour in another one covers as much as both`(
    _ color: String, _ tint: String, _ fill: String
  ) {
    let lines = lines([
      .begin(group: .init(tint: tint)), .fill(shape: box, paint: .color(color)), .end,
      .fill(shape: box, paint: .color("#000000")),
    ])
    #expect(lines[1] == "<rect \(frame) \(fill)/>")
    #expect(lines.last == ##"<rect \##(frame) fill="#000000"/>"##)
  }

  // MARK: Groups

  @Test func `A group is moved, then cut off, then faint`() {
    let group = Mark.Group(
      opacity: 0.5, transform: AffineTransform(m11: 1, m12: 2, m21: 3, m22: 4, tX: 5, tY: 6),
      clip: .circle(center: CGPoint(x: 1, y: 2), radius: 3))
    #expect(
      lines([.begin(group: group), .fill(shape: box, paint: .color("#000000")), .end]) == [
        #"<g transform="matrix(1 2 3 4 5 6)">"#,
        #"<clipPath id="clip"><circle cx="1" cy="2" r="3"/></clipPath>"#,
        #"<g clip-path="url(#clip)">"#, #"<g opacity="0.5">"#,
        ##"<rect \##(frame) fill="#000000"/>"##, "</g>", "</g>", "</g>",
      ])
  }

  @Test func `A mask shows where it is bright, whatever colours are in it`() {
    let group = Mark.Group(mask: [.fill(shape: box, paint: .color("#00000080"))])
    #expect(
      lines([.begin(group: group), .end]) == [
        #"<mask id="mask" maskUnits="userSpaceOnUse" x="-100000" y="-100000" width="200000" "#
          + ##"height="200000"><rect \##(frame) fill="#FFFFFF" fill-opacity="0.502"/></mask>"##,
        #"<g mask="url(#mask)">"#, "</g>",
      ])
  }

  @Test func `The shadow of a group lies under all of it`() {
    let shadow = Mark.Shadow(color: "#000000", radius: 2, offset: CGSize(width: 3, height: -4))
    let lines = lines([.begin(group: .init(shadow: shadow)), .end])
    #expect(lines.count == 3 && lines[1] == #"<g filter="url(#shadow)">"#)
    #expect(
      lines[0].contains(
        #"<feGaussianBlur in="SourceAlpha" stdDeviation="2"/><feOffset dx="3" dy="-4" result="a"/>"#
      )
    )
    #expect(
      lines[0].hasSuffix(
        #"<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>"#))
  }

  struct Caster: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let marks: [Mark]
    /// What the marks cover.
    let frame: CGRect
  }

  // Made anew each time: the leak sanitizer doesn't follow marks that are kept.
  static var casters: [Caster] {
    [
      Caster(
        testDescription: "box",
        marks: [.box(CGRect(x: 1, y: 2, width: 30, height: 40), color: "#FF0000")],
        frame: CGRect(x: 1, y: 2, width: 30, height: 40)),
      Caster(
        testDescription: "level line",
        marks: [
          .line(from: CGPoint(x: 0, y: 5), to: CGPoint(x: 50, y: 5), width: 2, color: "#FF0000")
        ],
        frame: CGRect(x: 0, y: 4, width: 50, height: 2)),
      Caster(
        testDescription: "text",
        marks: [
          .text(
            line: TextLine(string: "Hg", x: 10, baseline: 50, width: 20, size: 20, color: "#000000")
          )
        ], frame: CGRect(x: 10, y: 35, width: 20, height: 20)),
      // Twice as large, and moved by 100.
      Caster(
        testDescription: "group",
        marks: [Mark.box(CGRect(x: 0, y: 0, width: 10, height: 10), color: "#FF0000")].inGroup(
          Mark.Group(
            opacity: 0.5, transform: AffineTransform(m11: 2, m12: 0, m21: 0, m22: 2, tX: 100, tY: 0)
          )),
        frame: CGRect(x: 100, y: 0, width: 20, height: 20)),
      Caster(
        testDescription: "shadow in it",
        marks: [
          .shadow(
            shape: .box(frame: CGRect(x: 0, y: 0, width: 10, height: 10), radius: 0),
            shadow: Mark.Shadow(color: "#000000", radius: 0, offset: CGSize(width: 40, height: 0)))
        ], frame: CGRect(x: 40, y: 0, width: 10, height: 10)),
      Caster(
        testDescription: "cut off",
        marks: [Mark.box(CGRect(x: 0, y: 0, width: 9000, height: 10), color: "#FF0000")].inGroup(
          Mark.Group(clip: .box(frame: CGRect(x: 0, y: 0, width: 10, height: 10), radius: 0))),
        frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
    ]
  }

  /// A shadow with a deviation of 2 that lies 300 to the right and 50 above; three times the deviation is all of a
  /// bell curve but a hundredth.
  @Test(arguments: casters) func `The shadow of a group has room, wherever it lies`(_ row: Caster)
    throws
  {
    let shadow = Mark.Shadow(color: "#000000", radius: 2, offset: CGSize(width: 300, height: -50))
    // What comes after the group is no part of it.
    let after = Mark.box(CGRect(x: 0, y: 900, width: 10, height: 10), color: "#FF0000")
    let line = try #require(
      lines(row.marks.inGroup(Mark.Group(shadow: shadow)) + [after]).first {
        $0.hasPrefix("<filter")
      })
    #expect(line.contains(#"filterUnits="userSpaceOnUse""#))
    let numbers = try ["x", "y", "width", "height"].map { name in
      let pattern = try Regex(" \(name)=\"(-?[0-9.]+)\"", as: (Substring, Substring).self)
      return try #require(line.firstMatch(of: pattern).flatMap { Double($0.1) })
    }
    let room = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let whole = row.frame.union(row.frame.offsetBy(dx: 300, dy: -50).insetBy(dx: -6, dy: -6))
    #expect(room.contains(whole), "\(room)")
    #expect(whole.insetBy(dx: -40, dy: -40).contains(room), "\(room)")
  }

  @Test func `What isn't ended is ended, and what wasn't begun isn't`() {
    let moved = Mark.begin(
      group: .init(opacity: 0.5, transform: AffineTransform(translationByX: 1, byY: 2)))
    for marks in [[moved], [moved, moved, .end], [.end], [.end, moved, .end, .end]] {
      let lines = lines(marks)
      #expect(
        lines.count { $0.hasPrefix("<g") } == lines.count { $0 == "</g>" }, "\(lines)")
    }
  }

  // MARK: Text

  // CSS knows `monospace` for letters of one width, which viewers have by other names.
  @Test(
    arguments: [
      ("Courier's", "'Couriers'"),
      (StandardMeasurer.monospacedFamily, "ui-monospace, Menlo, Consolas, monospace"),
    ])
  func `A family is named, without what would end the name`(_ family: String, _ name: String) {
    let line = TextLine(
      string: "A", x: 0, baseline: 10, width: 7, family: family, size: 12, color: "#000000")
    let text = lines([.text(line: line)]).first ?? ""
    #expect(text.contains("font-family=\"\(name)\""), "\(text)")
  }
}
