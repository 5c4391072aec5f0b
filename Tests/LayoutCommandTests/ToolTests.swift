import Testing

@testable import layout

/// The program finds its commands and says what is wrong with a command line.
@Suite
struct ToolTests {
  /// Prints its words, and knows one flag and one option.
  struct Echo: Command {
    let name = "echo"
    let summary = "Print words."
    let usage = "Usage: layout echo WORD..."

    func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
      let parsed = try arguments.parsed(flags: ["--fail"], options: ["--end"])
      if parsed.flags.contains("--fail") { throw Failure(message: "no", status: .noInput) }
      console.out((parsed.rest + (parsed.values["--end"] ?? [])).joined(separator: " "))
      return .success
    }
  }

  nonisolated struct Case: CustomTestStringConvertible {
    var words: [String]
    var status: Int32
    var out: [String] = []
    var err: [String] = []

    var testDescription: String { words.joined(separator: " ") }
  }

  nonisolated static let help = """
    Usage: layout COMMAND [options]

    Commands:
      echo  Print words.

    layout COMMAND --help says more.
    """

  nonisolated static let cases = [
    Case(words: [], status: 64, err: [help]),
    Case(words: ["--help"], status: 0, out: [help]),
    Case(words: ["-h"], status: 0, out: [help]),
    Case(words: ["help"], status: 0, out: [help]),
    Case(words: ["help", "echo"], status: 0, out: ["Usage: layout echo WORD..."]),
    Case(words: ["echo", "a", "--help"], status: 0, out: ["Usage: layout echo WORD..."]),
    Case(
      words: ["help", "nothing"], status: 64,
      err: ["layout: unknown command nothing; see layout --help"]),
    Case(
      words: ["ecko"], status: 64, err: ["layout: unknown command ecko; see layout --help"]),
    Case(words: ["echo", "a", "b"], status: 0, out: ["a b"]),
    Case(words: ["echo", "--end", "z", "a"], status: 0, out: ["a z"]),
    Case(words: ["echo", "--end=z", "--end=y=x", "a"], status: 0, out: ["a z y=x"]),
    Case(words: ["echo", "--", "--end", "-h"], status: 0, out: ["--end -h"]),
    Case(words: ["echo", "-"], status: 0, out: ["-"]),
    Case(
      words: ["echo", "--ende", "z"], status: 64,
      err: ["layout: unknown option --ende; see layout echo --help"]),
    Case(
      words: ["echo", "--end"], status: 64,
      err: ["layout: --end lacks its value; see layout echo --help"]),
    Case(
      words: ["echo", "--fail=1"], status: 64,
      err: ["layout: --fail takes no value; see layout echo --help"]),
    Case(words: ["echo", "--fail"], status: 66, err: ["layout: no"]),
  ]

  @Test(arguments: cases)
  func `Each tool answers`(_ row: Case) {
    let answer = Answer(to: row.words, of: Tool(commands: [Echo()]))
    #expect(answer.status == row.status)
    #expect(answer.out == row.out)
    #expect(answer.err == row.err)
  }
}
