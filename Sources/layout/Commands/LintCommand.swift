import LayoutInspector

/// Looks through a snapshot for what bites later.
struct LintCommand: Command {
  var input = DocumentInput()

  let name = "lint"
  let summary = "Look through a snapshot for what works today and bites later."
  let usage = """
    Usage: layout lint [<snapshot>] [--only <rule>]... [--skip <rule>]...

    Reads the JSON of a snapshot from a file or, without one or with -, from standard input, and prints
    a line for each finding; ends with 1 if there are any.

      --only <rule>  look for this alone
      --skip <rule>  don't look for this

    Rules: \(LintFinding.Rule.allCases.map(\.rawValue).joined(separator: ", ")).
    What needs another layout, truncatedWhenLarge, is looked for by `window.lint()` in a program.
    """

  func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
    let parsed = try arguments.parsed(options: ["--only", "--skip"])
    guard parsed.rest.count <= 1 else { throw Misuse(message: "one snapshot at a time") }
    var rules = try Self.rules(parsed.values["--only"]) ?? Set(LintFinding.Rule.allCases)
    rules.subtract(try Self.rules(parsed.values["--skip"]) ?? [])
    let snapshot = try input.snapshot(try input.read(parsed.rest.first))
    for note in snapshot.notes { console.err("note: \(note)") }
    let findings = snapshot.lint(rules)
    for finding in findings { console.out(finding.description) }
    return findings.isEmpty ? .success : .findings
  }

  private static func rules(_ words: [String]?) throws -> Set<LintFinding.Rule>? {
    guard let words else { return nil }
    return Set(
      try words.map { word in
        guard let rule = LintFinding.Rule(rawValue: word) else {
          throw Misuse(message: "unknown rule \(word)")
        }
        return rule
      })
  }
}
