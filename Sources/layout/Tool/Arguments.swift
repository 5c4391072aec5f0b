/// The words after a command's name, taken apart into options and the rest.
struct Arguments {
  var words: [String]

  init(_ words: [String]) { self.words = words }

  /// What the words say.
  struct Parsed: Equatable {
    /// The options without values that were given.
    var flags: Set<String> = []
    /// The values of options, in the order they were given.
    var values: [String: [String]] = [:]
    /// All words that belong to no option.
    var rest: [String] = []

    /// The last value given to an option.
    func value(of option: String) -> String? { values[option]?.last }
  }

  /// Takes the words apart.
  ///
  /// `--option=value` is the same as `--option value`; words after `--` are no options.
  ///
  /// - Parameters:
  ///   - flags: The options without a value, with their dashes.
  ///   - options: The options with a value.
  ///   - choices: The flags that may have a value, as in `--swift=uikit`.
  /// - Returns: The options with their values, and the other words.
  /// - Throws: ``Misuse`` for other options, for a missing value, and for one too many.
  func parsed(
    flags: Set<String> = [], options: Set<String> = [], choices: Set<String> = []
  ) throws -> Parsed {
    var parsed = Parsed()
    var pending = words[...]
    while let word = pending.popFirst() {
      if word == "--" {
        parsed.rest += pending
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        parsed.rest.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts.first ?? "")
      if choices.contains(option) {
        parsed.flags.insert(option)
        if parts.count > 1 { parsed.values[option, default: []].append(String(parts[1])) }
      } else if flags.contains(option) {
        guard parts.count == 1 else { throw Misuse(message: "\(option) takes no value") }
        parsed.flags.insert(option)
      } else if options.contains(option) {
        let value = parts.count > 1 ? String(parts[1]) : pending.popFirst()
        guard let value else { throw Misuse(message: "\(option) lacks its value") }
        parsed.values[option, default: []].append(value)
      } else {
        throw Misuse(message: "unknown option \(option)")
      }
    }
    return parsed
  }
}
