import Drawing
import Foundation
import LayoutKit
import Typesetting
import ViewTree

/// Writes marks as elements of an SVG document, one a line.
struct SVGWriter {
  private(set) var lines: [String] = []
  private let letters: Letters?
  /// The groups to be closed at the end of each open one.
  private var openCounts: [Int] = []
  private var tints: [String?] = [nil]

  /// Makes a writer that draws text by the shapes of letters, or without any leaves it to whoever shows
  /// the document.
  init(_ letters: Letters?) { self.letters = letters }

  /// The elements of marks.
  static func elements(_ marks: [Mark], _ letters: Letters?) -> [String] {
    var writer = SVGWriter(letters)
    writer.add(marks)
    return writer.lines
  }

  private mutating func add(_ marks: [Mark]) {
    let depth = openCounts.count
    for (place, mark) in marks.enumerated() {
      switch mark {
      case .begin(let group): begin(group, before: marks[(place + 1)...])
      case .end: if openCounts.count > depth { end() }
      default: add(mark)
      }
    }
    while openCounts.count > depth { end() }
  }

  private mutating func add(_ mark: Mark) {
    switch mark {
    case .fill(let shape, let paint): add(shape, [fill(paint)])
    case .stroke(let shape, let line, let paint):
      guard line.width > 0 else { return }
      add(shape, [stroke(line, paint, hasArea: shape.hasArea)])
    case .hairline(let start, let end, let color):
      let way = start.y == end.y ? "H\(plainNumber(end.x))" : "V\(plainNumber(end.y))"
      let path = "M\(plainNumber(start.x)) \(plainNumber(start.y))\(way)"
      add(SVGElement("path", [("d", .init(path))], SVGElement.hairline(tinted(color))))
    case .shadow(let shape, let shadow): add(shadow, of: shape)
    case .text(var line):
      line.color = tinted(line.color)
      if let stroke = line.stroke { line.stroke?.color = tinted(stroke.color) }
      if let area = letters?.area(of: line) {
        add(SVGElement("path", [("d", .init(area.svgPath))], line.paint))
      } else {
        add(line.element)
      }
    case .image(let file, let frame): add(file, frame)
    case .begin, .end: break
    }
  }

  private mutating func add(_ element: SVGElement) { lines.append(element.description) }

  private mutating func add(_ shape: Shape, _ looks: [[SVGElement.Attribute]]) {
    lines.append(shape.element(looks).description)
  }

  // MARK: Paint

  /// A colour, or the one that the group is drawn in, covering as much.
  private func tinted(_ color: String) -> String {
    guard let tint = tints[tints.count - 1], color.utf8.count == 9 || color.utf8.count == 7 else {
      return tints[tints.count - 1] ?? color
    }
    func alpha(_ color: String) -> Int {
      color.utf8.count == 9 ? Int(color.suffix(2), radix: 16) ?? 255 : 255
    }
    let share = alpha(tint) * alpha(color) / 255
    let digits = String(share, radix: 16, uppercase: true)
    return share == 255 ? tint : tint.prefix(7) + (digits.count < 2 ? "0" : "") + digits
  }

  private mutating func fill(_ paint: Paint) -> [SVGElement.Attribute] {
    switch paint {
    case .color(let color): SVGElement.fill(tinted(color))
    case .gradient(let gradient): [("fill", .init("url(#\(define(gradient)))"))]
    }
  }

  private mutating func stroke(
    _ line: LineStyle, _ paint: Paint, hasArea: Bool
  ) -> [SVGElement.Attribute] {
    var attributes: [SVGElement.Attribute] = hasArea ? [("fill", "none")] : []
    switch paint {
    case .color(let color): attributes += SVGElement.stroke(tinted(color))
    case .gradient(let gradient): attributes.append(("stroke", .init("url(#\(define(gradient)))")))
    }
    attributes.append(("stroke-width", .init(line.width)))
    if !line.dashes.isEmpty, line.dashes.reduce(0, +) > 0 {
      let dashes = line.dashes.map { plainNumber($0) }.joined(separator: " ")
      attributes.append(("stroke-dasharray", .init(dashes)))
      if line.phase != 0 { attributes.append(("stroke-dashoffset", .init(line.phase))) }
    }
    if line.cap != .butt { attributes.append(("stroke-linecap", .init(line.cap.rawValue))) }
    if line.join != .miter { attributes.append(("stroke-linejoin", .init(line.join.rawValue))) }
    return attributes
  }

  private mutating func define(_ gradient: Paint.Gradient) -> String {
    let stops = zip(gradient.colors, gradient.locations).map { color, location in
      SVGElement(
        "stop", [("offset", .init(location))],
        SVGElement.color(tinted(color), "stop-color", "stop-opacity")
      ).description
    }
    let (start, end) = (gradient.start, gradient.end)
    let kind = gradient.isRadial ? "radialGradient" : "linearGradient"
    let place =
      gradient.isRadial
      ? #"cx="\#(plainNumber(start.x))" cy="\#(plainNumber(start.y))" "#
        + #"r="\#(plainNumber(hypot(end.x - start.x, end.y - start.y)))""#
      : #"x1="\#(plainNumber(start.x))" y1="\#(plainNumber(start.y))" "#
        + #"x2="\#(plainNumber(end.x))" y2="\#(plainNumber(end.y))""#
    let inside = place + ">" + stops.joined()
    let name = "gradient" + Self.mark(of: kind + inside)
    lines.append(
      #"<\#(kind) id="\#(name)" gradientUnits="userSpaceOnUse" \#(inside)</\#(kind)>"#)
    return name
  }

  /// A short name for a definition, the same for the same one, so that two pictures on one page that share
  /// a name share what it stands for.
  private static func mark(of text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)).multipliedReportingOverflow(by: 0x100_0000_01B3).partialValue
    }
    return "_" + String(hash, radix: 36)
  }

  // MARK: Shadows and pictures

  private mutating func add(_ shadow: Mark.Shadow, of shape: Shape) {
    let moved = shape.moved(by: CGPoint(x: shadow.offset.width, y: shadow.offset.height))
    guard shadow.radius > 0, let bounds = moved.bounds else {
      add(moved, [SVGElement.fill(tinted(shadow.color))])
      return
    }
    let room = bounds.insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
    let blur = #"<feGaussianBlur stdDeviation="\#(plainNumber(shadow.radius))"/>"#
    let name = define(filter: blur, room)
    add(
      moved, [SVGElement.fill(tinted(shadow.color)), [("filter", .init("url(#\(name))"))]])
  }

  private mutating func define(filter: String, _ room: CGRect) -> String {
    let frame = SVGElement.list(SVGElement.frame(room))
    let inside = frame + ">" + filter
    let name = "filter" + Self.mark(of: inside)
    lines.append(#"<filter id="\#(name)" filterUnits="userSpaceOnUse"\#(inside)</filter>"#)
    return name
  }

  private mutating func add(_ file: ImageFile, _ frame: CGRect) {
    var attributes = SVGElement.frame(frame) + [("preserveAspectRatio", "none")]
    if let tint = tints[tints.count - 1] {
      let flood = SVGElement(
        "feFlood", SVGElement.color(tint, "flood-color", "flood-opacity"))
      let name = define(
        filter: #"\#(flood)<feComposite operator="in" in2="SourceAlpha"/>"#, frame)
      attributes.append(("filter", .init("url(#\(name))")))
    }
    let type = file.type.allSatisfy { $0.isLetter || "/+-.".contains($0) } ? file.type : "image/png"
    attributes.append(("href", .init("data:\(type);base64,\(file.data.base64EncodedString())")))
    add(SVGElement("image", attributes))
  }

  // MARK: Groups

  private mutating func begin(_ group: Mark.Group, before rest: ArraySlice<Mark>) {
    let start = lines.count
    var levels: [[SVGElement.Attribute]] = []
    if let transform = group.transform {
      let numbers = [
        transform.m11, transform.m12, transform.m21, transform.m22, transform.tX, transform.tY,
      ].map { plainNumber($0) }
      levels.append([("transform", .init("matrix(\(numbers.joined(separator: " ")))"))])
    }
    if let clip = group.clip {
      levels.append([("clip-path", .init("url(#\(define(clip: clip)))"))])
    }
    var own: [SVGElement.Attribute] = []
    if group.opacity < 1 { own.append(("opacity", .init(max(group.opacity, 0)))) }
    if let mask = group.mask { own.append(("mask", .init("url(#\(define(mask: mask)))"))) }
    if let shadow = group.shadow {
      own.append(("filter", .init("url(#\(define(shadow, rest.room(for: shadow))))")))
    }
    if !own.isEmpty { levels.append(own) }
    // What a clip stands for is said where it counts, after the transform.
    let definitions = Array(lines[start...])
    lines.removeSubrange(start...)
    if levels.isEmpty { levels = [[]] }
    if levels.count > 1, group.transform != nil {
      lines.append("<g\(SVGElement.list(levels.removeFirst()))>")
      openCounts.append(levels.count + 1)
    } else {
      openCounts.append(levels.count)
    }
    lines += definitions
    for level in levels { lines.append("<g\(SVGElement.list(level))>") }
    tints.append(group.tint ?? tints[tints.count - 1])
  }

  private mutating func end() {
    guard let count = openCounts.popLast() else { return }
    tints.removeLast()
    for _ in 0..<count { lines.append("</g>") }
  }

  private mutating func define(clip: Shape) -> String {
    let area = clip.element([clip.isEvenOdd ? [("clip-rule", "evenodd")] : []])
    var name = "clip" + Self.mark(of: area.description)
    if case .box(let frame, let radius) = clip {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height, radius]
      name = "clip" + numbers.map { "_" + plainNumber($0) }.joined()
    }
    lines.append("<clipPath id=\"\(name)\">\(area)</clipPath>")
    return name
  }

  private mutating func define(mask: [Mark]) -> String {
    // A mask shows where it is bright, so that it is drawn in white.
    var writer = SVGWriter(letters)
    writer.tints = ["#FFFFFF"]
    writer.add(mask)
    let inside = writer.lines.joined()
    let name = "mask" + Self.mark(of: inside)
    lines.append(
      #"<mask id="\#(name)" maskUnits="userSpaceOnUse" x="-100000" y="-100000" width="200000" "#
        + #"height="200000">\#(inside)</mask>"#)
    return name
  }

  private mutating func define(_ shadow: Mark.Shadow, _ room: CGRect) -> String {
    let flood = SVGElement(
      "feFlood", SVGElement.color(tinted(shadow.color), "flood-color", "flood-opacity"))
    let filter =
      #"<feGaussianBlur in="SourceAlpha" stdDeviation="\#(plainNumber(max(shadow.radius, 0)))"/>"#
      + #"<feOffset dx="\#(plainNumber(shadow.offset.width))" "#
      + #"dy="\#(plainNumber(shadow.offset.height))" result="a"/>\#(flood)"#
      + #"<feComposite operator="in" in2="a"/>"#
      + #"<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>"#
    let inside =
      #" color-interpolation-filters="sRGB"\#(SVGElement.list(SVGElement.frame(room)))>\#(filter)"#
    let name = "shadow" + Self.mark(of: inside)
    lines.append(#"<filter id="\#(name)" filterUnits="userSpaceOnUse"\#(inside)</filter>"#)
    return name
  }
}
