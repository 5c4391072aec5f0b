import Foundation

/// Which of margin, size and margin along one axis change with the superview.
nonisolated struct AxisFlexibility: Hashable {
  /// Whether the margin before, the size and the margin after change.
  let before: Bool
  let size: Bool
  let after: Bool

  init(bits: UInt) {
    before = bits & 1 != 0
    size = bits & 2 != 0
    after = bits & 4 != 0
  }

  /// Whether neither the place nor the size depends on the superview.
  var isFixed: Bool { !before && !size }
}

extension AxisFlexibility {
  /// Semantics 3, without constraints: the place and size after the superview has grown.
  ///
  /// The growth is shared by the flexible lengths in proportion to what they are; if all of them
  /// are 0, equally.
  func resized(
    origin: CGFloat, extent: CGFloat, in old: CGFloat, to new: CGFloat
  ) -> (origin: CGFloat, extent: CGFloat) {
    guard !isFixed else { return (origin, extent) }
    let growth = new - old
    let lengths = [origin, extent, old - origin - extent]
    let isFlexible = [before, size, after]
    let total = zip(lengths, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = CGFloat(isFlexible.count { $0 })
    func share(_ index: Int) -> CGFloat {
      guard isFlexible[index] else { return 0 }
      return total == 0 ? growth / count : growth * lengths[index] / total
    }
    return (origin + share(0), max(extent + share(1), 0))
  }

  /// One of the two rows that a frame stands for on an axis:
  /// `origin · x + extent · w + outer · W == constant`, where W is the superview's extent.
  struct FrameRow: Equatable {
    var origin: Double
    var extent: Double
    var outer = 0.0
    var constant: Double

    /// Whether the row doesn't speak of the superview.
    var isPlain: Bool { outer == 0 }

    /// Whether the terms are the same, but for rounding errors.
    func hasTerms(of other: FrameRow) -> Bool {
      origin == other.origin && extent == other.extent
        && (outer - other.outer).magnitude <= 1e-9 * outer.magnitude
    }
  }

  /// Semantics 3, as constraints: the rows that hold a frame on an axis, in UIKit's order.
  ///
  /// Where a proportion can't be told, as the lengths add up to 0, the present value is held.
  func frameRows(origin: Double, extent: Double, in outer: Double) -> (FrameRow, FrameRow) {
    let rest = outer - origin - extent
    let holdsOrigin = FrameRow(origin: 1, extent: 0, constant: origin)
    let holdsExtent = FrameRow(origin: 0, extent: 1, constant: extent)
    let holdsRest = FrameRow(origin: 1, extent: 1, outer: -1, constant: -rest)
    switch (before, size, after) {
    case (false, false, _): return (holdsOrigin, holdsExtent)
    case (true, false, false): return (holdsRest, holdsExtent)
    case (false, true, false): return (holdsOrigin, holdsRest)
    case (true, true, false):
      let share = Self.share(extent, of: origin + extent)
      let row = FrameRow(
        origin: 0, extent: 1, outer: -share, constant: share == 0 ? extent : -share * rest)
      return (holdsRest, row)
    case (false, true, true):
      let share = Self.share(extent, of: extent + rest)
      let row = FrameRow(
        origin: 0, extent: 1, outer: -share, constant: share == 0 ? extent : -share * origin)
      return (holdsOrigin, row)
    case (true, false, true):
      let share = Self.share(origin, of: origin + rest)
      let row = FrameRow(
        origin: 1, extent: 0, outer: -share, constant: share == 0 ? origin : -share * extent)
      return (row, holdsExtent)
    case (true, true, true):
      let first = Self.share(origin, of: outer)
      let second = Self.share(extent, of: outer)
      return (
        FrameRow(origin: 1, extent: 0, outer: -first, constant: first == 0 ? origin : 0),
        FrameRow(origin: 0, extent: 1, outer: -second, constant: second == 0 ? extent : 0)
      )
    }
  }

  /// The place and size that these rows give once the superview has grown.
  func held(
    origin: CGFloat, extent: CGFloat, in old: CGFloat, to new: CGFloat
  ) -> (origin: CGFloat, extent: CGFloat) {
    let rows = frameRows(origin: Double(origin), extent: Double(extent), in: Double(old))
    let first = rows.0.constant - rows.0.outer * Double(new)
    let second = rows.1.constant - rows.1.outer * Double(new)
    return (
      CGFloat(first * rows.1.extent - second * rows.0.extent),
      max(CGFloat(second * rows.0.origin - first * rows.1.origin), 0)
    )
  }

  /// A proportion that can be computed with, else 0.
  private static func share(_ part: Double, of whole: Double) -> Double {
    guard whole != 0 else { return 0 }
    let share = part / whole
    return UsableNumbers.multiplierSizes.contains(CGFloat(share.magnitude)) ? share : 0
  }
}
