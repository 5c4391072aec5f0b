import Foundation

/// Puts boxes one after the other into lines that are no longer than there is room.
///
/// Lengths run along the lines, depths across them.
struct FlowLayout {
  /// One box: its extent along and across the lines.
  struct Box: Equatable {
    var length: CGFloat
    var depth: CGFloat
  }

  /// Where a box has come to be.
  struct Place: Equatable {
    var start: CGFloat
    var length: CGFloat
    var top: CGFloat
    var depth: CGFloat
  }

  var spacing: CGFloat
  var lineSpacing: CGFloat
  var alignment: FlowStack.Alignment
  var justification: FlowStack.Justification

  /// The boxes line by line, as ranges; a line holds at least one box.
  func lines(of boxes: [Box], within room: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var end: CGFloat = 0
    for (index, box) in boxes.enumerated() {
      let next = index == first ? box.length : end + spacing + box.length
      // A billionth of a point is nothing that a box couldn't do without.
      if index > first && next > room + 1e-9 {
        lines.append(first..<index)
        first = index
        end = box.length
      } else {
        end = next
      }
    }
    if first < boxes.count { lines.append(first..<boxes.count) }
    return lines
  }

  /// The places of the boxes, and how deep the lines are together.
  ///
  /// - Parameters:
  ///   - boxes: The boxes in their order.
  ///   - room: How long the lines are.
  ///   - limit: How long what stands in a line may be, where the room has been rounded to pixels.
  /// - Returns: The places in the order of the boxes, and the depth.
  func arrange(
    _ boxes: [Box], within room: CGFloat, breakingAt limit: CGFloat? = nil
  ) -> (places: [Place], depth: CGFloat) {
    var places: [Place] = []
    var top: CGFloat = 0
    for line in lines(of: boxes, within: limit ?? room) {
      if line.lowerBound > 0 { top += lineSpacing }
      let depth = boxes[line].map(\.depth).max() ?? 0
      let lengths = boxes[line].reduce(0) { $0 + $1.length }
      let spare = room - lengths - spacing * CGFloat(line.count - 1)
      let (start, gap) = spread(max(spare, 0), over: line.count)
      var position = start
      for box in boxes[line] {
        let (offset, own) = align(box.depth, in: depth)
        places.append(
          Place(start: position, length: box.length, top: top + offset, depth: own))
        position += box.length + spacing + gap
      }
      top += depth
    }
    return (places, top)
  }

  /// How far a line is moved, and by how much its gaps grow.
  private func spread(_ spare: CGFloat, over count: Int) -> (start: CGFloat, gap: CGFloat) {
    switch justification {
    case .leading: (0, 0)
    case .center: (spare / 2, 0)
    case .trailing: (spare, 0)
    case .spaceBetween: (0, count > 1 ? spare / CGFloat(count - 1) : 0)
    }
  }

  private func align(_ depth: CGFloat, in line: CGFloat) -> (offset: CGFloat, depth: CGFloat) {
    switch alignment {
    case .fill: (0, line)
    case .leading: (0, depth)
    case .center: ((line - depth) / 2, depth)
    case .trailing: (line - depth, depth)
    }
  }
}
