import TestSupport
import Testing
import Typesetting

/// What is found in one pass is what the annex's rules say, tried one by one.
@Suite(.timeLimit(.minutes(Seeds.limit))) struct LineBreakRuleTests {
  private func check(_ classes: [LineBreakClass]) {
    let found = LineBreaks.find(in: classes)
    let expected = LineBreakRules.breaks(in: classes)
    #expect(found == expected, "\(classes)")
  }

  @Test func `Each class has a name in the annex`() {
    #expect(Set(LineBreakRules.names.values) == Set(LineBreakClass.allCases))
  }

  @Test(arguments: LineBreakClass.allCases)
  func `All pairs, directly and with a space, a mark and a joiner between`(_ first: LineBreakClass)
  {
    for second in LineBreakClass.allCases {
      for between in [[], [.space], [.space, .space], [.combiningMark], [.zeroWidthJoiner]]
        as [[LineBreakClass]]
      {
        check([first] + between + [second])
      }
    }
  }

  @Test func `Any classes in a row`() {
    for seed in Seeds(20_000) {
      var random = SplitMix64(seed: UInt64(seed))
      let all = LineBreakClass.allCases
      check((0..<random.integer(1...9)).map { _ in all[random.integer(0...all.count - 1)] })
    }
  }

  /// Signs, digits, brackets, marks and hard ends, of which the rules look at more than two.
  @Test func `Classes of the rules that reach far`() {
    let few: [LineBreakClass] = [
      .numeric, .infixNumeric, .breakSymbol, .prefixNumeric, .postfixNumeric, .open, .wideOpen,
      .closeParenthesis, .close, .hyphen, .hebrewLetter, .regionalIndicator, .combiningMark,
      .zeroWidthJoiner, .space, .quotation, .alphabetic, .carriageReturn, .lineFeed,
      .zeroWidthSpace,
    ]
    for seed in Seeds(20_000) {
      var random = SplitMix64(seed: UInt64(seed))
      check((0..<random.integer(3...14)).map { _ in few[random.integer(0...few.count - 1)] })
    }
  }
}
