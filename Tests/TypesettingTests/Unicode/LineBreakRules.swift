import Typesetting

/// The rules of UAX #14, revision 49, each as the annex writes it, and tried in its order at every place.
///
/// This takes long, and keeps no state that could be wrong: what the library finds in one pass is held
/// against it.
struct LineBreakRules {
  /// One of some classes, or of all others behind `!`; `?` means that it may be missing, `*` any number.
  private struct Step {
    var classes: Set<LineBreakClass>
    var isOptional: Bool
    var repeats: Bool
  }

  private struct Rule {
    /// How the text before the place ends, from the end on, and how that behind it begins.
    var before: [Step]
    var after: [Step]
    var breaks: Bool
  }

  private static let rules: [Rule] = table.map { _, text in
    let breaks = text.contains("÷")
    let sides = text.split(separator: breaks ? "÷" : "×", omittingEmptySubsequences: false)
      .map { side in side.split(separator: " ").map(step) }
    return Rule(before: sides[0].reversed(), after: sides[1], breaks: breaks)
  }

  private static func step(_ text: Substring) -> Step {
    let named = Set(
      text.filter { !"!?*".contains($0) }.split(separator: "|").compactMap { names[$0] })
    return Step(
      classes: text.first == "!" ? Set(LineBreakClass.allCases).subtracting(named) : named,
      isOptional: "?*".contains(text.last ?? " "), repeats: text.last == "*")
  }

  /// What the annex calls the classes, in the order of the cases.
  ///
  /// OPw and CPw are wide brackets, IDf a code point that is kept for pictographs.
  static let names: [Substring: LineBreakClass] = {
    let names = """
      AL BK CR LF NL SP ZW WJ ZWJ CM GL CL CP EX IS SY OP QU NS B2 BA BB HY IN CB HL NU PR PO ID EB EM \
      H2 H3 JL JV JT RI OPw CPw IDf
      """
    return Dictionary(
      uniqueKeysWithValues: zip(names.split(separator: " "), LineBreakClass.allCases))
  }()

  /// LB4 to LB6, LB8a to LB10 and LB30a are below.
  private static let table: [(String, String)] = [
    ("LB7", "× SP|ZW"), ("LB8", "ZW SP* ÷"), ("LB11", "× WJ"), ("LB11", "WJ ×"), ("LB12", "GL ×"),
    ("LB12a", "!SP|BA|HY × GL"),
    ("LB13", "× CL|CP|CPw|EX|IS|SY"), ("LB14", "OP|OPw SP* ×"), ("LB15", "QU SP* × OP|OPw"),
    ("LB16", "CL|CP|CPw SP* × NS"), ("LB17", "B2 SP* × B2"), ("LB18", "SP ÷"), ("LB19", "× QU"),
    ("LB19", "QU ×"), ("LB20", "÷ CB"), ("LB20", "CB ÷"), ("LB21", "× BA|HY|NS"), ("LB21", "BB ×"),
    ("LB21a", "HL HY|BA ×"), ("LB21b", "SY × HL"), ("LB22", "× IN"), ("LB23", "AL|HL × NU"),
    ("LB23", "NU × AL|HL"), ("LB23a", "PR × ID|IDf|EB|EM"), ("LB23a", "ID|IDf|EB|EM × PO"),
    ("LB24", "PR|PO × AL|HL"), ("LB24", "AL|HL × PR|PO"),
    // Example 7 of section 8.2.
    ("LB25", "PR|PO × OP|OPw|HY? NU"), ("LB25", "OP|OPw|HY × NU"),
    ("LB25", "NU NU|SY|IS* × NU|SY|IS"),
    ("LB25", "NU NU|SY|IS* × CL|CP|CPw"), ("LB25", "NU NU|SY|IS* CL|CP|CPw? × PO|PR"),
    ("LB26", "JL × JL|JV|H2|H3"), ("LB26", "JV|H2 × JV|JT"), ("LB26", "JT|H3 × JT"),
    ("LB27", "JL|JV|JT|H2|H3 × PO"), ("LB27", "PR × JL|JV|JT|H2|H3"), ("LB28", "AL|HL × AL|HL"),
    ("LB29", "IS × AL|HL"), ("LB30", "AL|HL|NU × OP"), ("LB30", "CP × AL|HL|NU"),
    ("LB30b", "EB|IDf × EM"),
  ]

  /// Says for each class of a text whether a line ends in front of it.
  static func breaks(in classes: [LineBreakClass]) -> [LineBreak] {
    let hard: Set<LineBreakClass> = [.mandatoryBreak, .carriageReturn, .lineFeed, .nextLine]
    let apart = hard.union([.space, .zeroWidthSpace])
    // LB9 and LB10: marks go along with what they stand on, or count as letters.
    var bases: [LineBreakClass] = []
    var answers: [LineBreak] = []
    /// What begins with each base, for the rules that look ahead.
    var starts: [Int] = []
    for (place, kind) in classes.enumerated() {
      let isMark = kind == .combiningMark || kind == .zeroWidthJoiner
      if isMark, let last = bases.last, !apart.contains(last) {
        answers.append(.prohibited)
        continue
      }
      bases.append(isMark ? .alphabetic : kind)
      starts.append(place)
      answers.append(.allowed)
    }
    for (number, place) in starts.enumerated() {
      let before = bases[..<number]
      let after = bases[number...]
      guard let last = before.last, let next = after.first else {
        answers[place] = .prohibited  // LB2
        continue
      }
      if hard.contains(last) {
        // LB4, LB5
        answers[place] = last == .carriageReturn && next == .lineFeed ? .prohibited : .mandatory
      } else if hard.contains(next) {
        answers[place] = .prohibited  // LB6
      } else {
        let regional = before.reversed().prefix { $0 == .regionalIndicator }.count
        let isFlag = next == .regionalIndicator && regional % 2 == 1
        let back = Array(before.reversed())
        let rule = rules.first {
          matches(back[...], $0.before[...]) && matches(after, $0.after[...])
        }
        // LB30a and LB31 come last
        answers[place] = rule?.breaks ?? !isFlag ? .allowed : .prohibited
        let isZeroWidth = last == .zeroWidthSpace || next == .zeroWidthSpace
        // LB8a
        if classes[place - 1] == .zeroWidthJoiner, !isZeroWidth { answers[place] = .prohibited }
      }
    }
    return answers
  }

  private static func matches(_ classes: ArraySlice<LineBreakClass>, _ steps: ArraySlice<Step>)
    -> Bool
  {
    guard let step = steps.first else { return true }
    if step.isOptional, matches(classes, steps.dropFirst()) { return true }
    guard let first = classes.first, step.classes.contains(first) else { return false }
    return matches(classes.dropFirst(), step.repeats ? steps : steps.dropFirst())
  }
}
