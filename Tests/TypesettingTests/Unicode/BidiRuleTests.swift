import TestSupport
import Testing
import Typesetting

/// The levels that are found in a few passes are those of the annex's rules, one after another.
@Suite(.timeLimit(.minutes(Seeds.limit))) struct BidiRuleTests {
  private static let brackets: [Unicode.Scalar] = [
    "(", ")", "[", "]", "{", "}", "\u{2329}", "\u{3009}",
  ]

  /// Compares all levels but those of what rule X9 takes out, which have none.
  private func check(
    _ classes: [BidiClass], baseLevel: UInt8?, brackets: [Int: Unicode.Scalar] = [:]
  ) {
    func bracket(_ place: Int) -> MirrorTables.Bracket? {
      brackets[place].flatMap { MirrorTables.standard.bracket($0.value) }
    }
    let found = BidiParagraph(classes: classes, baseLevel: baseLevel, bracket: bracket)
    let expected = BidiRules(classes: classes, baseLevel: baseLevel, bracket: bracket)
    #expect(found.baseLevel == expected.baseLevel, "\(classes)")
    let kept = classes.indices.filter { !BidiRules.removed.contains(classes[$0]) }
    #expect(
      kept.map { found.levels[$0] } == kept.map { expected.levels[$0] },
      "\(classes), \(baseLevel as Any), \(brackets)")
  }

  /// A paragraph ends at its separator.
  private static let kinds = BidiClass.allCases.filter { $0 != .paragraphSeparator }

  @Test(arguments: [nil, 0, 1] as [UInt8?])
  func `All rows of three classes`(_ baseLevel: UInt8?) {
    for first in Self.kinds {
      for second in Self.kinds {
        for third in Self.kinds { check([first, second, third], baseLevel: baseLevel) }
      }
    }
  }

  @Test func `Any classes in a row`() {
    for seed in Seeds(20_000) {
      var random = SplitMix64(seed: UInt64(seed))
      let classes = (0..<random.integer(3...16)).map { _ in
        Self.kinds[random.integer(0...Self.kinds.count - 1)]
      }
      check(classes, baseLevel: random.pick(nil, 0, 1))
    }
  }

  /// Letters, digits and what stands between them, as texts have them.
  @Test func `Weak classes among letters`() {
    let few: [BidiClass] = [
      .leftToRight, .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber, .europeanSeparator,
      .europeanTerminator, .commonSeparator, .nonspacingMark, .boundaryNeutral, .whiteSpace,
    ]
    for seed in Seeds(20_000) {
      var random = SplitMix64(seed: UInt64(seed))
      let classes = (0..<random.integer(3...14)).map { _ in few[random.integer(0...few.count - 1)] }
      check(classes, baseLevel: random.pick(nil, 0, 1))
    }
  }

  @Test func `Brackets with letters, marks and isolates between them`() {
    let few: [BidiClass] = [
      .leftToRight, .rightToLeft, .arabicLetter, .europeanNumber, .nonspacingMark, .whiteSpace,
      .firstStrongIsolate, .rightToLeftIsolate, .popDirectionalIsolate, .boundaryNeutral,
    ]
    for seed in Seeds(20_000) {
      var random = SplitMix64(seed: UInt64(seed))
      var brackets: [Int: Unicode.Scalar] = [:]
      let classes = (0..<random.integer(4...14)).map { place in
        guard random.chance(40) else { return few[random.integer(0...few.count - 1)] }
        brackets[place] = Self.brackets[random.integer(0...Self.brackets.count - 1)]
        return BidiClass.otherNeutral
      }
      check(classes, baseLevel: random.pick(nil, 0, 1), brackets: brackets)
    }
  }

  /// 125 levels are the deepest, and 63 brackets the most that are open at once.
  @Test(
    arguments: [
      .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftIsolate,
      .firstStrongIsolate,
    ] as [BidiClass], [60, 61, 62, 63, 124, 125, 126, 130])
  func `Marks nested too deep count for nothing`(_ mark: BidiClass, depth: Int) {
    let end: BidiClass =
      mark == .rightToLeftIsolate || mark == .firstStrongIsolate
      ? .popDirectionalIsolate : .popDirectionalFormat
    let opened = Array(repeating: mark, count: depth)
    let closed = Array(repeating: end, count: depth)
    for inside in [.leftToRight, .arabicLetter, .europeanNumber] as [BidiClass] {
      check(opened + [inside] + closed + [inside], baseLevel: 0)
      check(opened + [.rightToLeftEmbedding, inside, .popDirectionalIsolate, inside], baseLevel: 1)
    }
  }

  @Test(arguments: [1, 62, 63, 64, 65])
  func `Brackets nested too deep are none`(_ depth: Int) {
    let opening = Array(repeating: BidiClass.otherNeutral, count: depth)
    let classes = opening + [.rightToLeft] + opening + [.leftToRight]
    let places = (0..<depth).map { ($0, "(" as Unicode.Scalar) }
    let ends = (0..<depth).map { ($0 + depth + 1, ")" as Unicode.Scalar) }
    check(classes, baseLevel: 0, brackets: Dictionary(uniqueKeysWithValues: places + ends))
  }
}
