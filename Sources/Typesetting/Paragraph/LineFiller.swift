/// Takes lines off a paragraph one after the other, each as long as it fits.
///
/// - Complexity: A line costs O(*p*), where *p* is the number of pieces on it.
struct LineFiller {
  private let paragraph: Paragraph
  let ruler: Ruler
  private let room: Double
  /// Where the next line begins.
  private(set) var position = 0
  /// Whether the next line is the first, or follows a newline.
  private(set) var isFirst = true
  /// The first opportunity behind the position.
  private var next = 0
  /// The places between characters, found when a line is cut between two for the first time.
  private var boundaries: CharacterBoundaries?

  /// A millionth of a point is granted, so that a text fits into the width it was measured with.
  static let tolerance = 1e-6

  init(_ paragraph: Paragraph, ruler: Ruler, room: Double) {
    self.paragraph = paragraph
    self.ruler = ruler
    self.room = room
  }

  var isAtEnd: Bool { position >= paragraph.scalars.count }

  /// The room of the next line.
  var roomLeft: Double {
    let taken =
      ruler.indent(isFirst: isFirst, at: position) + ruler.tail(at: position, room: room)
    return max(room - taken, 0) + Self.tolerance
  }

  /// The style of the paragraph that the next line belongs to.
  var style: ParagraphStyle { ruler.styles[position] }

  /// The width of an ellipsis in the font that the next line begins with.
  var ellipsis: Double {
    let position = position
    return paragraph.runs.last { $0.start <= position }?.ellipsis ?? 0
  }

  /// Whether a scalar takes no room at the end of a line.
  func hangs(at index: Int) -> Bool {
    UnicodeDatabase.standard[paragraph.scalars[index]].hangs
  }

  /// The next line: what shows of it.
  mutating func line() -> Range<Int> {
    let start = position
    let room = roomLeft
    let byCharacter = style.lineBreakMode == .byCharWrapping
    var best: LineOpportunity?
    var index = next
    while index < paragraph.opportunities.count {
      let opportunity = paragraph.opportunities[index]
      if byCharacter, !opportunity.isHard {
        index += 1
        continue
      }
      guard ruler.width(start, opportunity.visible) <= room else { break }
      best = opportunity
      index += 1
      if opportunity.isHard { break }
    }
    guard let best else { return cut(from: start, room: room) }
    position = best.end
    isFirst = best.isHard
    next = index
    return start..<max(best.visible, start)
  }

  /// The last place up to a scalar that no word reaches over, or nil if there is none behind the
  /// position.
  func lastWordEnd(upTo place: Int) -> Int? {
    var end: Int?
    for opportunity in paragraph.opportunities[next...] {
      guard opportunity.visible <= place else { break }
      if opportunity.visible > position { end = opportunity.visible }
    }
    return end
  }

  /// The first place from a scalar on where a word begins, or nil if there is none before an end.
  func firstWordStart(from place: Int, before end: Int) -> Int? {
    paragraph.opportunities[next...].first { $0.end >= place }.map(\.end).flatMap {
      $0 < end ? $0 : nil
    }
  }

  /// The end of the hard line that the position stands in, without spaces and newlines.
  var hardEnd: Int {
    let rest = paragraph.opportunities[next...]
    return max(rest.first { $0.isHard }?.visible ?? paragraph.scalars.count, position)
  }

  /// A line that is cut between two characters, at least one long.
  private mutating func cut(from start: Int, room: Double) -> Range<Int> {
    let end = paragraph.scalars.count
    let last = ruler.lastPlace(from: start, upTo: end, room: room)
    let boundaries = known()
    let place =
      boundaries.last(in: (start + 1)...max(last, start + 1)) ?? boundaries.first(from: start + 1)
    position = place
    isFirst = false
    // Spaces and newlines behind the cut belong to this line.
    while next < paragraph.opportunities.count, paragraph.opportunities[next].visible <= place {
      position = max(paragraph.opportunities[next].end, place)
      isFirst = paragraph.opportunities[next].isHard
      next += 1
      if isFirst { break }
    }
    return start..<place
  }

  /// The places between characters.
  mutating func known() -> CharacterBoundaries {
    let known = boundaries ?? CharacterBoundaries(paragraph.scalars)
    boundaries = known
    return known
  }
}

/// The places between what people see as characters.
struct CharacterBoundaries {
  /// For each place whether a character begins there; empty if each scalar is one.
  private let begins: [Bool]
  private let count: Int

  init(_ scalars: [UInt32]) {
    count = scalars.count
    // Below U+0300 only a newline of two scalars is one character of several.
    guard scalars.contains(where: { $0 >= 0x300 || $0 == 0x0D }) else {
      begins = []
      return
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.lazy.map { Unicode.Scalar($0) ?? "\u{FFFD}" })
    var begins = [Bool](repeating: false, count: scalars.count + 1)
    var place = 0
    for character in String(view) {
      begins[place] = true
      place = min(place + character.unicodeScalars.count, scalars.count)
    }
    begins[scalars.count] = true
    self.begins = begins
  }

  /// The last boundary in a range, or nil.
  func last(in range: ClosedRange<Int>) -> Int? {
    begins.isEmpty ? range.upperBound : range.reversed().first { begins[$0] }
  }

  /// The first boundary at a place or behind it; the end if there is none.
  func first(from place: Int) -> Int {
    guard place < count else { return count }
    return begins.isEmpty ? place : begins[place...].firstIndex(of: true) ?? count
  }
}
