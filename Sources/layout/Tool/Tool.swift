/// The program: finds the command that the first word names, and runs it.
struct Tool {
  /// What the program can do, in the order of the help.
  var commands: [any Command]

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - console: Where what it says goes.
  /// - Returns: How the program ends: 64 for a command line that makes no sense.
  func run(_ words: [String], on console: Console = .standard) -> ExitCode {
    guard let first = words.first else {
      console.err(help)
      return .misuse
    }
    if Self.asksForHelp(first) || first == "help" {
      return runHelp(words.dropFirst().first, on: console)
    }
    guard let command = command(first) else {
      return misuse("unknown command \(first)", "layout --help", on: console)
    }
    let rest = Array(words.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: Self.asksForHelp) {
      console.out(command.usage)
      return .success
    }
    do {
      return try command.run(Arguments(rest), on: console)
    } catch let misuse as Misuse {
      _ = self.misuse(misuse.message, "layout \(command.name) --help", on: console)
      return command.misuseStatus
    } catch let failure as Failure {
      console.err("layout: \(failure.message)")
      return failure.status
    } catch {
      console.err("layout: \(error)")
      return .findings
    }
  }

  private func runHelp(_ name: String?, on console: Console) -> ExitCode {
    guard let name else {
      console.out(help)
      return .success
    }
    guard let command = command(name) else {
      return misuse("unknown command \(name)", "layout --help", on: console)
    }
    console.out(command.usage)
    return .success
  }

  private func misuse(_ message: String, _ help: String, on console: Console) -> ExitCode {
    console.err("layout: \(message); see \(help)")
    return .misuse
  }

  private func command(_ name: String) -> (any Command)? { commands.first { $0.name == name } }

  private static func asksForHelp(_ word: String) -> Bool { word == "-h" || word == "--help" }

  private var help: String {
    let width = commands.map(\.name.count).max() ?? 0
    let list = commands.map { command in
      let gap = String(repeating: " ", count: width - command.name.count + 2)
      return "  \(command.name)\(gap)\(command.summary)"
    }
    return """
      Usage: layout COMMAND [options]

      Commands:
      \(list.joined(separator: "\n"))

      layout COMMAND --help says more.
      """
  }
}
