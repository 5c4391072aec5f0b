/// The last line that may show, of a text that goes on.
struct TruncatedLine {
  /// From where to where the line shows the text.
  var range: Range<Int>
  /// What is left out of it; nil if no ellipsis stands for it.
  var omission: Range<Int>?
  /// The length of what shows.
  var width: Double
}

extension LineFiller {
  /// The next line as the last one: cut as the line break mode says.
  ///
  /// - Parameter shown: What the line would show if another followed.
  /// - Returns: What it shows.
  /// - Complexity: O(log *n*), where *n* is the length of the text; O(*n*) if there are characters of
  ///   several scalars, or where only whole words show.
  mutating func truncated(shown: Range<Int>) -> TruncatedLine {
    let ruler = ruler
    let (start, end) = (position, hardEnd)
    switch style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      return TruncatedLine(
        range: shown, omission: nil, width: ruler.width(shown.lowerBound, shown.upperBound))
    case .byClipping:
      let boundaries = known()
      let place = ruler.lastPlace(from: start, upTo: end, room: roomLeft)
      let last = place > start ? boundaries.last(in: (start + 1)...place) ?? start : start
      return TruncatedLine(range: start..<last, omission: nil, width: ruler.width(start, last))
    case .byTruncatingTail:
      let last = head(from: start, upTo: end, room: roomLeft - ellipsis)
      return line(start..<end, without: last..<end)
    case .byTruncatingHead:
      let first = tail(from: start, upTo: end, room: roomLeft - ellipsis)
      return line(start..<end, without: start..<first)
    case .byTruncatingMiddle:
      let room = roomLeft - ellipsis
      let last = head(from: start, upTo: end, room: room / 2)
      let left = room - ruler.width(start, last)
      return line(start..<end, without: last..<tail(from: last, upTo: end, room: left))
    }
  }

  private func line(_ range: Range<Int>, without gap: Range<Int>) -> TruncatedLine {
    let width =
      ruler.width(range.lowerBound, gap.lowerBound) + ellipsis
      + ruler.width(gap.upperBound, range.upperBound)
    return TruncatedLine(range: range, omission: gap, width: width)
  }

  /// Where as much of a stretch's beginning as fits ends, without spaces.
  private mutating func head(from start: Int, upTo end: Int, room: Double) -> Int {
    let place = ruler.lastPlace(from: start, upTo: end, room: room)
    guard place > start else { return start }
    if style.truncation == .word, let last = lastWordEnd(upTo: place) { return last }
    var last = known().last(in: start...place) ?? start
    while last > start, hangs(at: last - 1) { last -= 1 }
    return last
  }

  /// Where as much of a stretch's end as fits begins, without spaces.
  private mutating func tail(from start: Int, upTo end: Int, room: Double) -> Int {
    let place = ruler.firstPlace(from: start, upTo: end, room: room)
    if style.truncation == .word, let first = firstWordStart(from: place, before: end) {
      return first
    }
    var first = min(known().first(from: place), end)
    while first < end, hangs(at: first) { first += 1 }
    return first
  }
}
