/// Cuts a text into lines one after the other, each as long as it fits.
///
/// One pass over the characters. It remembers the last place where the line may end, and when a
/// character no longer fits, goes back no further than the word it stands in.
struct LineBreaker {
  private let text: String
  private let face: FontFace
  private let room: Int
  private var position: String.Index

  /// A place where a line may end and the next begin.
  private struct Opportunity {
    /// Where what shows of the line ends, and its advance.
    var end: String.Index
    var advance: Int
    /// Where the next line begins.
    var resume: String.Index
  }

  init(text: String, face: FontFace, room: Int) {
    self.text = text
    self.face = face
    self.room = room
    position = text.startIndex
  }

  var isAtEnd: Bool { position == text.endIndex }

  /// The next line, and the start of the one after it becomes the position.
  mutating func next() -> TextLayout.Line? {
    guard !isAtEnd else { return nil }
    let start = position
    var shown = Opportunity(end: start, advance: 0, resume: start)
    var last: Opportunity?
    var advance = 0
    var previous = Break.newline
    var index = start
    while index < text.endIndex {
      let character = text[index]
      let kind = Break(character, after: previous)
      let following = text.index(after: index)
      if kind == .newline {
        shown.resume = following
        return finish(from: start, at: shown)
      }
      let own = face.advance(of: character)
      if kind == .space {
        advance += own
        last = Opportunity(end: shown.end, advance: shown.advance, resume: following)
      } else {
        if previous.allowsBreak(before: kind) {
          last = Opportunity(end: index, advance: advance, resume: index)
        }
        if advance + own > room, index > start {
          let here = Opportunity(end: index, advance: advance, resume: index)
          return finish(from: start, at: last ?? here)
        }
        advance += own
        shown = Opportunity(end: following, advance: advance, resume: following)
      }
      previous = kind
      index = following
    }
    shown.resume = text.endIndex
    return finish(from: start, at: shown)
  }

  /// The paragraph's text from an index on, as much as fits beside an ellipsis.
  func truncated(from start: String.Index) -> TextLayout.Line {
    let ellipsis = face.advance(of: "\u{2026}")
    var shown = start
    var advance = 0
    var shownAdvance = 0
    var index = start
    while index < text.endIndex {
      let character = text[index]
      let kind = Break(character, after: .newline)
      if kind == .newline { break }
      advance += face.advance(of: character)
      if ellipsis + advance > room { break }
      index = text.index(after: index)
      if kind != .space {
        shown = index
        shownAdvance = advance
      }
    }
    return TextLayout.Line(
      text: text[start..<shown], isTruncated: true, advance: shownAdvance + ellipsis)
  }

  private mutating func finish(from start: String.Index, at end: Opportunity) -> TextLayout.Line {
    position = end.resume
    return TextLayout.Line(text: text[start..<end.end], advance: end.advance)
  }
}

/// What a character means to the end of a line.
///
/// Marks that close a sentence or a quotation in Chinese and Japanese stay with what they close.
private enum Break {
  case newline
  case space
  case hyphen
  case ideograph
  case closing
  case digit
  case other

  /// A hyphen that begins a word belongs to it.
  init(_ character: Character, after previous: Break) {
    self.init(character)
    if self == .hyphen, previous == .space || previous == .newline { self = .other }
  }

  private init(_ character: Character) {
    if let ascii = character.asciiValue {
      switch ascii {
      case 0x0A...0x0D: self = .newline
      case 0x20, 0x09: self = .space
      case 0x2D: self = .hyphen
      case 0x30...0x39: self = .digit
      default: self = .other
      }
      return
    }
    guard let scalar = character.unicodeScalars.first else {
      self = .other
      return
    }
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: self = .newline
    case 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
    case 0x2010, 0x2013, 0x2014: self = .hyphen
    case 0x3001, 0x3002, 0x300D, 0x300F, 0x3011, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A,
      0xFF1B, 0xFF1F:
      self = .closing
    default: self = scalar.isFullWidth ? .ideograph : .other
    }
  }

  /// Whether a line may end between this character and the next.
  ///
  /// After a hyphen only in front of a letter: a minus stays with its number, a row of hyphens stays whole.
  func allowsBreak(before next: Break) -> Bool {
    switch (self, next) {
    case (_, .closing), (.newline, _), (.space, _): false
    case (.hyphen, .other), (.hyphen, .ideograph): true
    case (.ideograph, .ideograph), (.ideograph, .other), (.ideograph, .digit): true
    case (.closing, _), (.other, .ideograph), (.digit, .ideograph): true
    default: false
    }
  }
}
