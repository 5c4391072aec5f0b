/// The rules of UAX #14 that look at two neighbours only, as a table.
///
/// A row is the class before, once directly in front and once with spaces between; a column is the
/// class after. Classes that rules LB1, LB9, LB10 and LB30 take apart count as what they are most of.
struct LineBreakPairs: Sendable {
  static let standard = LineBreakPairs()

  /// For each row a bit for each column.
  private let allowed: [UInt64]

  /// Whether a line may end between two classes.
  func allowsBreak(
    after before: LineBreakClass, spaces: Bool, before after: LineBreakClass
  ) -> Bool {
    let row = Int(before.rawValue) * 2 + (spaces ? 1 : 0)
    return allowed[row] >> UInt64(after.rawValue) & 1 == 1
  }

  private init() {
    let all = LineBreakClass.allCases
    allowed = all.flatMap { before in
      [false, true].map { spaces in
        all.reduce(0) { bits, after in
          let isAllowed = Self.allows(Pair(before: before, spaces: spaces, after: after))
          return isAllowed ? bits | 1 << UInt64(after.rawValue) : bits
        }
      }
    }
  }

  private struct Pair {
    var before: LineBreakClass
    var spaces: Bool
    var after: LineBreakClass
  }

  /// Goes through the rules in their order; the first that speaks of the pair decides.
  private static func allows(_ pair: Pair) -> Bool {
    spacing(pair) ?? punctuation(pair) ?? (pair.spaces ? true : nil)  // LB18
      ?? adjacent(pair) ?? words(pair) ?? true  // LB31
  }

  /// LB7 to LB12a.
  private static func spacing(_ pair: Pair) -> Bool? {
    switch (pair.before, pair.after) {
    case (_, .space), (_, .zeroWidthSpace): false
    case (.zeroWidthSpace, _): true
    case (_, .wordJoiner): false
    case (.wordJoiner, _) where !pair.spaces, (.glue, _) where !pair.spaces: false
    case (.breakAfter, .glue), (.hyphen, .glue): nil
    case (_, .glue) where !pair.spaces: false
    default: nil
    }
  }

  /// LB13 to LB17, which reach across spaces.
  private static func punctuation(_ pair: Pair) -> Bool? {
    switch (pair.before.base, pair.after.base) {
    case (_, .close), (_, .closeParenthesis), (_, .exclamation), (_, .infixNumeric),
      (_, .breakSymbol):
      false
    case (.open, _), (.quotation, .open): false
    case (.close, .nonstarter), (.closeParenthesis, .nonstarter): false
    case (.breakOnBothSides, .breakOnBothSides): false
    default: nil
    }
  }

  /// LB19 to LB22.
  private static func adjacent(_ pair: Pair) -> Bool? {
    switch (pair.before, pair.after) {
    case (_, .quotation), (.quotation, _): false
    case (_, .contingent), (.contingent, _): true
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): false
    case (.breakSymbol, .hebrewLetter), (_, .inseparable): false
    default: nil
    }
  }

  /// LB23 to LB30b, but for numbers of several parts and pairs of flag letters.
  private static func words(_ pair: Pair) -> Bool? {
    let (before, after) = (pair.before, pair.after)
    if before.isLetter, after.isLetter || after == .numeric { return false }
    if after.isLetter, before == .numeric || before == .infixNumeric { return false }
    if before.isAffix, after.isLetter || after == .numeric { return false }
    if after.isAffix, before.isLetter || before == .numeric { return false }
    if before.isLetter || before == .numeric, after == .open { return false }
    if after.isLetter || after == .numeric, before == .closeParenthesis { return false }
    if before == .prefixNumeric, after.isPicture || after.isHangul { return false }
    if after == .postfixNumeric, before.isPicture || before.isHangul { return false }
    switch (before, after) {
    case (.numeric, .numeric), (.hyphen, .numeric): return false
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV),
      (.hangulL, .hangulLVT):
      return false
    case (.hangulV, .hangulV), (.hangulV, .hangulT), (.hangulLV, .hangulV),
      (.hangulLV, .hangulT):
      return false
    case (.hangulT, .hangulT), (.hangulLVT, .hangulT): return false
    case (.emojiBase, .emojiModifier), (.futurePictograph, .emojiModifier): return false
    default: return nil
    }
  }
}

extension LineBreakClass {
  /// The class without the distinctions of LB30 and LB30b.
  fileprivate var base: LineBreakClass {
    switch self {
    case .wideOpen: .open
    case .wideCloseParenthesis: .closeParenthesis
    case .futurePictograph: .ideographic
    default: self
    }
  }

  fileprivate var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  /// A sign that stands before or after numbers.
  var isAffix: Bool { self == .prefixNumeric || self == .postfixNumeric }

  fileprivate var isPicture: Bool {
    switch self {
    case .ideographic, .futurePictograph, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  fileprivate var isHangul: Bool {
    switch self {
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }
}
