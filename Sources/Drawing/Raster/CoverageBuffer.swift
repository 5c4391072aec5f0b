import Foundation

/// How much of each pixel of a rectangle lies inside a shape, found from the shape's sides.
///
/// Each side adds to the pixels that it crosses how much of them lies to its right; the running sum
/// along a row is how often the shape goes around each pixel. So areas are exact, and where curves
/// go around the same way they add up and count once.
///
/// - Complexity: A side costs O(*p*), where *p* is the number of pixels it crosses.
struct CoverageBuffer {
  /// The left pixel of the rectangle.
  let x: Int
  /// Its upper pixel.
  let y: Int
  let width: Int
  let height: Int
  private var changes: [Float]

  /// Makes a buffer in which nothing is covered.
  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
    changes = [Float](repeating: 0, count: (self.width + 2) * self.height)
  }

  /// Adds a straight side of the shape, in pixels.
  mutating func add(from start: CGPoint, to end: CGPoint) {
    guard start.y != end.y else { return }
    let direction: CGFloat = start.y < end.y ? 1 : -1
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let (originX, originY) = (CGFloat(x), CGFloat(y))
    let top = max(upper.y, originY)
    let bottom = min(lower.y, originY + CGFloat(height))
    guard top < bottom, slope.isFinite else { return }
    var row = Int((top - originY).rounded(.down))
    var from = top
    while from < bottom, row < height {
      let to = min(originY + CGFloat(row + 1), bottom)
      let x1 = upper.x + (from - upper.y) * slope - originX
      let x2 = upper.x + (to - upper.y) * slope - originX
      add(row: row, change: (to - from) * direction, left: min(x1, x2), right: max(x1, x2))
      from = to
      row += 1
    }
  }

  /// Adds a side's part in one row: `change` is how far down or up it goes.
  private mutating func add(row: Int, change: CGFloat, left: CGFloat, right: CGFloat) {
    let base = row * (width + 2)
    let end = CGFloat(width)
    guard left < end else { return }
    if right <= 0 {
      changes[base] += Float(change)
      return
    }
    let density = right > left ? change / (right - left) : 0
    if left < 0 { changes[base] += Float(density * -left) }
    var column = Int(max(left, 0).rounded(.down))
    let last = min(Int(min(right, end).rounded(.down)), width)
    while column <= last {
      let from = max(left, CGFloat(column))
      let to = min(right, CGFloat(column + 1))
      let part = right > left ? density * max(to - from, 0) : change
      let inside = (from + to) / 2 - CGFloat(column)
      changes[base + column] += Float(part * (1 - inside))
      changes[base + column + 1] += Float(part * inside)
      column += 1
    }
  }

  /// How much of each pixel of a row is covered, from the left.
  ///
  /// - Parameters:
  ///   - row: The row, counted from the upper one.
  ///   - isEvenOdd: Whether an odd number of curves around a place makes it the inside.
  ///   - shares: Takes the shares; as many as the buffer is wide.
  func readRow(_ row: Int, isEvenOdd: Bool, into shares: inout [Float]) {
    var sum: Float = 0
    let base = row * (width + 2)
    for column in 0..<width {
      sum += changes[base + column]
      var share = sum.magnitude
      if isEvenOdd, share > 1 {
        share = share.truncatingRemainder(dividingBy: 2)
        if share > 1 { share = 2 - share }
      }
      shares[column] = share > 1.0 / 512 ? min(share, 1) : 0
    }
  }
}
