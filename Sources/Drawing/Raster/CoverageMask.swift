import Foundation

/// How much shows of each pixel of a rectangle, from 0 to 1.
struct CoverageMask {
  let frame: PixelFrame
  var shares: [Float]

  /// How much of each pixel of a rectangle lies inside a shape.
  init(_ shape: PixelShape, in frame: PixelFrame) {
    self.frame = frame
    shares = [Float](repeating: 0, count: frame.area)
    guard !frame.isEmpty else { return }
    var coverage = CoverageBuffer(
      x: frame.left, y: frame.top, width: frame.width, height: frame.height)
    coverage.add(shape)
    var row = [Float](repeating: 0, count: frame.width)
    for y in 0..<frame.height {
      coverage.readRow(y, isEvenOdd: shape.isEvenOdd, into: &row)
      for x in 0..<frame.width { shares[y * frame.width + x] = row[x] }
    }
  }

  /// How much each pixel of a picture covers.
  init(_ image: PixelImage, in frame: PixelFrame) {
    self.frame = frame
    shares = image.pixels.map { Float($0 >> 24) / 255 }
  }

  /// How much of a pixel shows; nothing outside.
  func share(_ x: Int, _ y: Int) -> Float {
    guard x >= frame.left, x < frame.right, y >= frame.top, y < frame.bottom else { return 0 }
    return shares[(y - frame.top) * frame.width + x - frame.left]
  }

  /// Shows only what another mask shows too.
  mutating func multiply(by other: CoverageMask) {
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        shares[y * frame.width + x] *= other.share(frame.left + x, frame.top + y)
      }
    }
  }

  /// Blurs it by three running means, which is close to a bell curve of a standard deviation.
  ///
  /// - Complexity: O(*n*) for *n* pixels.
  mutating func blur(_ deviation: CGFloat) {
    guard deviation > 0 else { return }
    let side = Int((min(deviation, 300) * 1.88 + 0.5).rounded(.down))
    guard side > 1 else { return }
    // Of an even side the means stand half a pixel to one side, then to the other.
    let sides = side % 2 == 1 ? [(side / 2, side)] : [(side / 2, side), (side / 2 - 1, side)]
    let passes =
      sides.count == 1
      ? [sides[0], sides[0], sides[0]] : [sides[0], sides[1], (side / 2, side + 1)]
    var line = [Float](repeating: 0, count: max(frame.width, frame.height))
    for (before, length) in passes {
      for y in 0..<frame.height {
        Self.average(
          &shares, from: y * frame.width, step: 1, count: frame.width, before, length, &line)
      }
      for x in 0..<frame.width {
        Self.average(
          &shares, from: x, step: frame.width, count: frame.height, before, length, &line)
      }
    }
  }

  /// Makes each number of a line the mean of those around it.
  private static func average(
    _ values: inout [Float], from start: Int, step: Int, count: Int, _ before: Int, _ length: Int,
    _ line: inout [Float]
  ) {
    for index in 0..<count { line[index] = values[start + index * step] }
    let after = length - before - 1
    var sum: Float = 0
    for index in 0..<min(after, count) { sum += line[index] }
    let factor = 1 / Float(length)
    for index in 0..<count {
      if index + after < count { sum += line[index + after] }
      if index - before - 1 >= 0 { sum -= line[index - before - 1] }
      values[start + index * step] = max(sum * factor, 0)
    }
  }
}

extension CoverageBuffer {
  /// Adds all sides of a shape.
  mutating func add(_ shape: PixelShape) {
    for curve in shape.curves {
      guard var last = curve.last else { continue }
      for point in curve {
        add(from: last, to: point)
        last = point
      }
    }
  }
}

/// A rectangle of whole pixels.
struct PixelFrame: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = max(right, left)
    self.bottom = max(bottom, top)
  }

  /// The pixels that a rectangle touches; none if it is no number.
  init(_ rect: CGRect) {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard edges.allSatisfy({ !$0.isNaN }) else {
      self.init(left: 0, top: 0, right: 0, bottom: 0)
      return
    }
    let ends = edges.map { min(max($0, -1e6), 1e6) }
    self.init(
      left: Int(ends[0].rounded(.down)), top: Int(ends[1].rounded(.down)),
      right: Int(ends[2].rounded(.up)), bottom: Int(ends[3].rounded(.up)))
  }

  var width: Int { right - left }
  var height: Int { bottom - top }
  var area: Int { width * height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  func intersection(_ other: PixelFrame) -> PixelFrame {
    PixelFrame(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func union(_ other: PixelFrame) -> PixelFrame {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelFrame(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func grown(_ x: CGFloat, _ y: CGFloat) -> PixelFrame {
    if isEmpty { return self }
    func held(_ length: CGFloat) -> Int { length > 0 ? Int(min(length, 1e6)) : 0 }
    let (across, down) = (held(x), held(y))
    return PixelFrame(
      left: left - across, top: top - down, right: right + across, bottom: bottom + down)
  }

  func moved(_ x: CGFloat, _ y: CGFloat) -> PixelFrame {
    func held(_ length: CGFloat) -> Int {
      length.isNaN ? 0 : Int(min(max(length, -1e6), 1e6).rounded())
    }
    return PixelFrame(
      left: left + held(x), top: top + held(y), right: right + held(x), bottom: bottom + held(y))
  }
}
