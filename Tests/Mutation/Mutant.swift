/// One small change of the sources.
struct Mutant {
  enum Kind: String {
    case `operator`, constant, condition, statement
  }

  let target: String
  /// The path of the file from the package's folder.
  let file: String
  let line: Int
  let kind: Kind
  /// What changes, such as `a < b → a <= b`.
  let change: String

  /// The bytes of the file that the change is about.
  let range: Range<Int>
  /// What stands before and behind them, once the number that selects the change is known.
  let before: @Sendable (_ isSelected: String) -> String
  let after: @Sendable (_ isSelected: String) -> String

  /// One line of a report.
  var text: String { "\(file):\(line) \(kind.rawValue): \(change)" }
}
