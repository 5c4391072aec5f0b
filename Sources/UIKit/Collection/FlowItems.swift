import Foundation
import StandardViews

/// The items of one section of a flow, in lines: x runs along a line, y from line to line, both from 0.
///
/// Items go into a line while they fit. What is left over in a line goes between its items; an item that
/// is alone in its line stands in the middle of it; items of several heights stand in the middle of
/// their line's height ("Collection View Programming Guide for iOS", "Using the Flow Layout"). Of the
/// last line that guide says nothing. With one size for all items it is filled as if it were complete,
/// so that columns result; with sizes of their own the last line keeps the least distance and begins
/// where lines begin, unless no line has room for two (Open Radar 20825965; the rules that Etsy wrote
/// down for its bridge from flow to compositional layouts).
nonisolated struct FlowItems {
  /// How far items are apart, in points.
  struct Spacing {
    /// The least distance in a line.
    var items: CGFloat
    /// The distance between lines.
    var lines: CGFloat
  }

  /// How many items there are.
  let count: Int
  /// The extent of all lines, in points.
  private(set) var length: CGFloat = 0
  private var arrangement = Arrangement.lines([], [])

  private enum Arrangement {
    case grid(Grid)
    case lines([Line], [CGRect])
  }

  private struct Grid {
    var size: CGSize
    var perLine: Int
    var start: CGFloat
    var step: CGFloat
    var lineStep: CGFloat
  }

  private struct Line {
    var items: Range<Int>
    var end: CGFloat
  }

  /// How much wider than the room a line may be, as widths are often computed by dividing the room.
  private static let tolerance: CGFloat = 1e-6

  /// Arranges items of one size.
  ///
  /// - Complexity: O(1).
  init(count: Int, size: CGSize, room: CGFloat, spacing: Spacing) {
    self.count = count
    guard count > 0 else { return }
    let step = size.width + spacing.items
    let fitting = step > 0 ? (room + spacing.items + Self.tolerance) / step : 1
    let perLine = max(Int(min(fitting, 1_000_000)), 1)
    let slack = room - CGFloat(perLine) * size.width
    arrangement = .grid(
      Grid(
        size: size, perLine: perLine, start: perLine > 1 ? 0 : max(slack / 2, 0),
        step: perLine > 1 ? size.width + slack / CGFloat(perLine - 1) : 0,
        lineStep: size.height + spacing.lines))
    let lines = (count + perLine - 1) / perLine
    length = CGFloat(lines) * (size.height + spacing.lines) - spacing.lines
  }

  /// Arranges items of sizes of their own.
  ///
  /// - Complexity: O(*n*) for *n* items.
  init(sizes: [CGSize], room: CGFloat, spacing: Spacing) {
    count = sizes.count
    let ranges = Self.lines(of: sizes, room, spacing.items)
    let isColumn = ranges.allSatisfy { $0.count == 1 }
    var lines: [Line] = []
    var frames: [CGRect] = []
    frames.reserveCapacity(sizes.count)
    for range in ranges {
      let top = lines.last.map { $0.end + spacing.lines } ?? 0
      let height = range.reduce(0) { max($0, sizes[$1].height) }
      let widths = range.reduce(0) { $0 + sizes[$1].width }
      let slack = room - widths - CGFloat(range.count - 1) * spacing.items
      let isLast = range.upperBound == sizes.count
      var x: CGFloat = 0
      var distance = spacing.items
      if range.count == 1 {
        let leavesRoomForTwo = 2 * widths + spacing.items <= room
        let isAlone = ranges.count == 1 ? !leavesRoomForTwo : !isLast || isColumn
        x = isAlone ? max(slack / 2, 0) : 0
      } else if !isLast {
        distance += max(slack, 0) / CGFloat(range.count - 1)
      }
      for item in range {
        let size = sizes[item]
        frames.append(
          CGRect(x: x, y: top + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + distance
      }
      lines.append(Line(items: range, end: top + height))
    }
    length = lines.last?.end ?? 0
    arrangement = .lines(lines, frames)
  }

  private static func lines(
    of sizes: [CGSize], _ room: CGFloat, _ spacing: CGFloat
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var end: CGFloat = 0
    for (item, size) in sizes.enumerated() {
      if item > start, end + spacing + size.width > room + tolerance {
        lines.append(start..<item)
        start = item
      }
      end = item == start ? size.width : end + spacing + size.width
    }
    if start < sizes.count { lines.append(start..<sizes.count) }
    return lines
  }

  /// The rectangle of an item from 0 to ``count``.
  ///
  /// - Complexity: O(1).
  subscript(item: Int) -> CGRect {
    switch arrangement {
    case .grid(let grid):
      let (line, place) = item.quotientAndRemainder(dividingBy: grid.perLine)
      return CGRect(
        origin: CGPoint(
          x: grid.start + CGFloat(place) * grid.step, y: CGFloat(line) * grid.lineStep),
        size: grid.size)
    case .lines(_, let frames):
      return frames.indices.contains(item) ? frames[item] : .zero
    }
  }

  /// The items of the lines that reach into a part of the extent, or touch it.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, start <= end, end >= 0, start <= length else { return 0..<0 }
    switch arrangement {
    case .grid(let grid):
      guard grid.lineStep > 0 else { return 0..<count }
      let first = max(((start - grid.size.height) / grid.lineStep).rounded(.up), 0)
      let last = max((min(end, length) / grid.lineStep).rounded(.down), 0)
      let lower = min(Int(first) * grid.perLine, count)
      return lower..<max(lower, min((Int(last) + 1) * grid.perLine, count))
    case .lines(let lines, _):
      let lower = lines.partitionPoint { $0.end < start }
      var upper = lower
      while upper < lines.count, upper == 0 || lines[upper - 1].end < end || upper == lower {
        upper += 1
      }
      guard lower < upper else { return 0..<0 }
      return lines[lower].items.lowerBound..<lines[upper - 1].items.upperBound
    }
  }
}
