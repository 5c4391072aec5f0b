import Foundation
import LayoutInspector

#if !canImport(Darwin)
  import InterfaceBuilder
  import LayoutKit
#endif

/// Looks through snapshots and documents for what fails later.
struct LintCommand: Command {
  var input = DocumentInput()

  let name = "lint"
  let summary = "Look through a snapshot or documents for what works today and fails later."
  let usage = """
    Usage: layout lint [<snapshot>] [--only <rule>]... [--skip <rule>]...
           layout lint [options] <document or folder>... [--only <rule>]... [--skip <rule>]...

    Reads the JSON of a snapshot from a file or, without one or with -, from standard input, and prints
    a line for each finding; ends with 1 if there are any.

      --only <rule>  look for this alone
      --skip <rule>  don't look for this

    Rules: \(LintFinding.Rule.allCases.map(\.rawValue).joined(separator: ", ")).
    What needs another layout, truncatedWhenLarge, is looked for by `window.lint()` in a program.

    Documents of Interface Builder are looked through by IBLinter's rules, and laid out on all devices.
    .iblinter.yml says what is looked for, and where; --only and --skip override it.

      --config <file>  the configuration; by default .iblinter.yml, if there is one
      --device <name>  lay out for this device alone; may be repeated
      --github         print the findings as annotations of GitHub

    Rules: \(DocumentRule.allCases.map(\.rawValue).joined(separator: ", ")).
    """

  func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
    let parsed = try arguments.parsed(
      flags: ["--github"], options: ["--only", "--skip", "--config", "--device"])
    #if !canImport(Darwin)
      if parsed.rest.contains(where: Self.isDocuments) {
        return try lintDocuments(parsed, console)
      }
    #endif
    for option in ["--config", "--device"] where parsed.values[option] != nil {
      throw Misuse(message: "\(option) goes with documents")
    }
    if parsed.flags.contains("--github") { throw Misuse(message: "--github goes with documents") }
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

#if !canImport(Darwin)
  extension LintCommand {
    /// Whether a path is that of a document or a folder.
    fileprivate static func isDocuments(_ path: String) -> Bool {
      DocumentFiles.isDocument(path) || DocumentFiles.isFolder(path)
    }

    fileprivate func lintDocuments(
      _ parsed: Arguments.Parsed, _ console: Console
    ) throws -> ExitCode {
      var configuration = try configuration(parsed.value(of: "--config"))
      for remark in configuration.remarks { console.err(remark) }
      if let only = try Self.documentRules(parsed.values["--only"]) { configuration.rules = only }
      configuration.rules.subtract(try Self.documentRules(parsed.values["--skip"]) ?? [])
      let named = try DocumentOptions.devices(parsed)
      let folder = LintFolder(configuration)
      var isClean = true
      for path in parsed.rest {
        let isFolder = !DocumentFiles.isDocument(path)
        for source in try DocumentSource.all([path], input)
        where !isFolder || configuration.includes(source.path) {
          var lint = DocumentLint(source, configuration, folder)
          let findings = lint.findings(
            on: named.isEmpty ? LayoutEnvironment.Device.allCases : named)
          let problems = source.document.problems.map { DocumentFinding($0, in: source.path) }
            .filter { $0.severity == .error }
          for finding in problems + findings {
            isClean = false
            console.out(
              parsed.flags.contains("--github")
                ? FindingReport.annotation(finding) : "\(finding.text) [\(finding.kind)]")
          }
        }
      }
      return isClean ? .success : .findings
    }

    private func configuration(_ file: String?) throws -> LintConfiguration {
      if let file { return LintConfiguration(try input.read(file), file: file) }
      let usual = ".iblinter.yml"
      guard FileManager.default.fileExists(atPath: usual) else { return LintConfiguration() }
      return LintConfiguration(try input.read(usual), file: usual)
    }

    private static func documentRules(_ words: [String]?) throws -> Set<DocumentRule>? {
      guard let words else { return nil }
      return Set(
        try words.map { word in
          guard let rule = DocumentRule(rawValue: word) else {
            throw Misuse(message: "unknown rule \(word)")
          }
          return rule
        })
    }
  }
#endif
