/// One thing that the tool does, named by the first word after `layout`.
protocol Command {
  /// The word that calls for it.
  var name: String { get }
  /// What it does, in one line, for the list of commands.
  var summary: String { get }
  /// How it is called and what its options mean, as `--help` prints it.
  var usage: String { get }

  /// How the program ends for words that make no sense.
  var misuseStatus: ExitCode { get }

  /// Does it.
  ///
  /// - Parameters:
  ///   - arguments: The words after the command's name.
  ///   - console: Where what it says goes.
  /// - Returns: How the program ends.
  /// - Throws: ``Misuse`` for words that it doesn't know, ``Failure`` for what can't be done.
  func run(_ arguments: Arguments, on console: Console) throws -> ExitCode
}

extension Command {
  var misuseStatus: ExitCode { .misuse }
}

/// How the program ends, by the numbers of `sysexits`.
struct ExitCode: Equatable {
  var number: Int32

  /// All went well.
  static let success = ExitCode(number: 0)
  /// The work was done, and found something wrong.
  static let findings = ExitCode(number: 1)
  /// Versions can't be compared, or the words make no sense, for what compares: as `diff` has it.
  static let trouble = ExitCode(number: 2)
  /// Required constraints of a document contradict each other.
  static let conflicts = ExitCode(number: 3)
  /// Something of a document is neither in its layout nor replaced.
  static let lost = ExitCode(number: 4)
  /// The words on the command line make no sense.
  static let misuse = ExitCode(number: 64)
  /// A file to read isn't there or can't be read.
  static let noInput = ExitCode(number: 66)
  /// A file can't be written.
  static let noOutput = ExitCode(number: 73)
}

/// Words on the command line that make no sense.
struct Misuse: Error {
  var message: String
}

/// Something that can't be done, and how the program ends for it.
struct Failure: Error {
  var message: String
  var status: ExitCode
}
