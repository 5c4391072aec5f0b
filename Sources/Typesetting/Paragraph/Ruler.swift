import Foundation

/// Measures stretches of a text's scalars, tabs in.
struct Ruler {
  let positions: [Double]
  let tabs: [Int]
  let styles: ParagraphStyles

  /// The length of a stretch on a line that begins at its first scalar.
  ///
  /// - Complexity: O(1), or O(*t*), where *t* is the number of tabs of the text.
  func width(_ start: Int, _ end: Int) -> Double {
    guard start < end else { return 0 }
    if tabs.isEmpty { return positions[end] - positions[start] }
    let style = styles[start]
    var width = 0.0
    var place = start
    for tab in tabs where tab >= start && tab < end {
      width = Self.nextStop(after: width + positions[tab] - positions[place], style)
      place = tab + 1
    }
    return width + positions[end] - positions[place]
  }

  /// The last place up to which a stretch is no longer than the room; at least its start.
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the stretch, times that of ``width(_:_:)``.
  func lastPlace(from start: Int, upTo end: Int, room: Double) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low + high + 1) / 2
      if width(start, middle) <= room { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The first place from which on a stretch is no longer than the room; at most its end.
  func firstPlace(from start: Int, upTo end: Int, room: Double) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if width(middle, end) <= room { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The widths of the widest piece and of the widest hard line, indents in.
  func extremes(of opportunities: [LineOpportunity]) -> (least: Double, greatest: Double) {
    var (least, greatest) = (0.0, 0.0)
    var (piece, line) = (0, 0)
    var indents: (first: Double, other: Double)?
    for opportunity in opportunities {
      let known = indents ?? self.indents(at: line)
      indents = known
      least = max(
        least, width(piece, opportunity.visible) + (piece == line ? known.first : known.other))
      piece = opportunity.end
      guard opportunity.isHard else { continue }
      greatest = max(greatest, width(line, opportunity.visible) + known.first)
      line = opportunity.end
      indents = nil
    }
    return (least, greatest)
  }

  /// How much of the room lines of a paragraph don't use, the first and others, if the room is as wide
  /// as it takes.
  private func indents(at line: Int) -> (first: Double, other: Double) {
    let tail = tail(at: line, room: .infinity)
    return (
      indent(isFirst: true, at: line) + tail, indent(isFirst: false, at: line) + tail
    )
  }

  /// How far a line of the paragraph that a scalar belongs to is moved in from where reading begins.
  func indent(isFirst: Bool, at index: Int) -> Double {
    let style = styles[index]
    let indent = Double(isFirst ? style.firstLineHeadIndent : style.headIndent)
    return indent > 0 && indent < 1e9 ? indent : 0
  }

  /// How far lines of the paragraph that a scalar belongs to end before the other side of a room.
  func tail(at index: Int, room: Double) -> Double {
    let tail = Double(styles[index].tailIndent)
    if tail > 0 { return room < .infinity ? max(room - tail, 0) : 0 }
    return tail > -1e9 ? -tail : 0
  }

  private static func nextStop(after x: Double, _ style: ParagraphStyle) -> Double {
    if let stop = style.tabStops.lazy.map({ Double($0) }).filter({ $0 > x && $0 < 1e9 }).min() {
      return stop
    }
    let interval = Double(style.tabInterval)
    guard interval > 1e-3, interval < 1e9 else { return x }
    let next = ((x / interval + 1e-9).rounded(.down) + 1) * interval
    return max(next, x)
  }
}
