import Foundation

/// The tables `glyf` and `loca`: curves of parabolas, and glyphs made of others.
struct TrueTypeOutlines {
  private let glyphs: FontData
  private let locations: FontData
  private let isLong: Bool

  /// How deep glyphs may be made of others, and of how many in all.
  private static let deepest = 8
  private static let mostParts = 256

  init?(_ directory: FontDirectory) {
    guard let glyphs = directory["glyf"], let locations = directory["loca"],
      let format = directory["head"]?.u16(50)
    else { return nil }
    self.glyphs = glyphs
    self.locations = locations
    isLong = format == 1
  }

  /// The shape of a glyph in font units; empty if it is empty or damaged.
  ///
  /// - Complexity: O(*n*), where *n* is the number of points.
  func outline(of glyph: Int) -> GlyphOutline {
    var left = Self.mostParts
    return outline(of: glyph, depth: 0, left: &left) ?? GlyphOutline()
  }

  private func outline(of glyph: Int, depth: Int, left: inout Int) -> GlyphOutline? {
    guard depth < Self.deepest, left > 0, let data = data(of: glyph),
      let contours = data.i16(0)
    else { return nil }
    left -= 1
    return contours >= 0
      ? simple(data, contours: contours) : composite(data, depth: depth, left: &left)
  }

  private func data(of glyph: Int) -> FontData? {
    let start = isLong ? locations.u32(glyph * 4) : locations.u16(glyph * 2).map { $0 * 2 }
    let end = isLong ? locations.u32(glyph * 4 + 4) : locations.u16(glyph * 2 + 2).map { $0 * 2 }
    guard let start, let end, start < end else { return nil }
    return glyphs.part(at: start, count: end - start)?.copiedIfShort
  }

  private struct Point {
    var position: CGPoint
    var isOnCurve: Bool
  }

  private func simple(_ data: FontData, contours: Int) -> GlyphOutline? {
    guard contours > 0, let last = data.u16(10 + (contours - 1) * 2),
      let instructions = data.u16(10 + contours * 2)
    else { return nil }
    var at = 12 + contours * 2 + instructions
    guard let flags = flags(data, count: last + 1, at: &at),
      let xs = coordinates(data, flags: flags, short: 2, same: 16, at: &at),
      let ys = coordinates(data, flags: flags, short: 4, same: 32, at: &at)
    else { return nil }
    var outline = GlyphOutline()
    var first = 0
    for contour in 0..<contours {
      guard let end = data.u16(10 + contour * 2), end < flags.count, end + 1 >= first else {
        return nil
      }
      let points = (first..<(end + 1)).map {
        Point(position: CGPoint(x: xs[$0], y: ys[$0]), isOnCurve: flags[$0] & 1 != 0)
      }
      Self.append(points, to: &outline)
      first = end + 1
    }
    return outline
  }

  private func flags(_ data: FontData, count: Int, at: inout Int) -> [Int]? {
    // A byte and its repetition stand for up to 256 points.
    guard count / 128 <= data.count else { return nil }
    var flags: [Int] = []
    flags.reserveCapacity(count)
    while flags.count < count {
      guard let flag = data.u8(at) else { return nil }
      at += 1
      flags.append(flag)
      guard flag & 8 != 0 else { continue }
      guard let repeats = data.u8(at) else { return nil }
      at += 1
      flags.append(contentsOf: repeatElement(flag, count: min(repeats, count - flags.count)))
    }
    return flags
  }

  private func coordinates(
    _ data: FontData, flags: [Int], short: Int, same: Int, at: inout Int
  ) -> [Int]? {
    var value = 0
    var values: [Int] = []
    values.reserveCapacity(flags.count)
    for flag in flags {
      if flag & short != 0 {
        guard let step = data.u8(at) else { return nil }
        at += 1
        value += flag & same != 0 ? step : -step
      } else if flag & same == 0 {
        guard let step = data.i16(at) else { return nil }
        at += 2
        value += step
      }
      values.append(value)
    }
    return values
  }

  /// Draws a closed curve; between two control points lies one on the curve, half-way.
  private static func append(_ points: [Point], to outline: inout GlyphOutline) {
    guard points.count > 1, let first = points.first, let last = points.last else { return }
    func middle(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
      CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    }
    let start =
      first.isOnCurve
      ? first.position
      : last.isOnCurve ? last.position : middle(first.position, last.position)
    outline.elements.append(.move(to: start))
    var control: CGPoint?
    func draw(to point: CGPoint) {
      if let from = control {
        outline.elements.append(.quadratic(to: point, control: from))
      } else {
        outline.elements.append(.line(to: point))
      }
      control = nil
    }
    for point in first.isOnCurve ? points.dropFirst() : points[...] {
      if point.isOnCurve {
        draw(to: point.position)
      } else {
        if let from = control { draw(to: middle(from, point.position)) }
        control = point.position
      }
    }
    if control != nil { draw(to: start) }
    outline.elements.append(.close)
  }

  private func composite(_ data: FontData, depth: Int, left: inout Int) -> GlyphOutline? {
    var outline = GlyphOutline()
    var at = 10
    while let flags = data.u16(at), let glyph = data.u16(at + 2), left > 0 {
      at += 4
      let isWide = flags & 1 != 0
      var shift = CGPoint.zero
      // Parts that are laid point on point instead of moved stay where they are.
      if flags & 2 != 0 {
        guard let x = isWide ? data.i16(at) : data.i8(at),
          let y = isWide ? data.i16(at + 2) : data.i8(at + 1)
        else { return nil }
        shift = CGPoint(x: x, y: y)
      }
      at += isWide ? 4 : 2
      guard let matrix = matrix(data, flags: flags, at: &at) else { return nil }
      if let part = self.outline(of: glyph, depth: depth + 1, left: &left) {
        outline.elements +=
          part.mapped { point in
            CGPoint(
              x: point.x * matrix[0] + point.y * matrix[2] + shift.x,
              y: point.x * matrix[1] + point.y * matrix[3] + shift.y)
          }.elements
      }
      if flags & 0x20 == 0 { break }
    }
    return outline
  }

  private func matrix(_ data: FontData, flags: Int, at: inout Int) -> [CGFloat]? {
    let count = flags & 8 != 0 ? 1 : flags & 0x40 != 0 ? 2 : flags & 0x80 != 0 ? 4 : 0
    let numbers = (0..<count).compactMap { data.f2dot14(at + $0 * 2).map { CGFloat($0) } }
    guard numbers.count == count else { return nil }
    at += count * 2
    return switch count {
    case 1: [numbers[0], 0, 0, numbers[0]]
    case 2: [numbers[0], 0, 0, numbers[1]]
    case 4: numbers
    default: [1, 0, 0, 1]
    }
  }
}
