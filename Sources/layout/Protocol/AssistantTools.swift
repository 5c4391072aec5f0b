import Foundation

/// The tools of this program, each by the command that does the same.
enum AssistantTools {
  /// All tools.
  ///
  /// - Parameter package: A folder in the package whose screens are shown.
  /// - Returns: The tools in the order of the list.
  static func all(package: String) -> [ProtocolTool] {
    let snapshots = SnapshotSource(package: package)
    var tools: [ProtocolTool] = []
    #if !canImport(Darwin)
      tools += [PreviewTools.preview(package), PreviewTools.screens(package)]
    #endif
    tools += [explain(snapshots), whyNot(snapshots), lint(snapshots), clashes(snapshots), log]
    #if !canImport(Darwin)
      tools += [documents, difference]
    #endif
    return tools + [other(ProveCommand())]
  }

  private static let ofScreen = [
    ProtocolTool.Argument(
      name: "screen", kind: .text,
      description: "A view controller, view or #Preview of the package; it is laid out again."),
    ProtocolTool.Argument(
      name: "snapshot", kind: .text,
      description: "Instead of a screen: the path of a snapshot's JSON."),
  ]

  private static let ofNumber = [
    ProtocolTool.Argument(
      name: "view", kind: .text,
      description: "The view's name, property or title, as the tree of preview has it.",
      isRequired: true),
    ProtocolTool.Argument(
      name: "attribute", kind: .text,
      description:
        "left, right, top, bottom, leading, trailing, width, height, centerX or centerY.",
      isRequired: true),
  ]

  private static func explain(_ source: SnapshotSource) -> ProtocolTool {
    ProtocolTool(
      name: "explain",
      description:
        "Why a number of a view is what it is: the sum of constraints with their lines of code.",
      arguments: ofScreen + ofNumber
    ) { values, context in
      let words = [
        "--", try source.path(values), values.text("view") ?? "", values.text("attribute") ?? "",
      ]
      return run(ExplainCommand(), words, &context)
    }
  }

  private static func whyNot(_ source: SnapshotSource) -> ProtocolTool {
    let wish = ProtocolTool.Argument(
      name: "value", kind: .number, description: "The number wished for, in points.",
      isRequired: true)
    return ProtocolTool(
      name: "whyNot",
      description: "What stands against another value of a view's number, and what it would cost.",
      arguments: ofScreen + ofNumber + [wish]
    ) { values, context in
      let words = [
        "--not=\(values.number("value") ?? 0)", "--", try source.path(values),
        values.text("view") ?? "", values.text("attribute") ?? "",
      ]
      return run(ExplainCommand(), words, &context)
    }
  }

  private static func lint(_ source: SnapshotSource) -> ProtocolTool {
    ProtocolTool(
      name: "lint", description: "What works in a layout today and fails later, a line for each.",
      arguments: ofScreen
    ) { values, context in
      run(LintCommand(), ["--", try source.path(values)], &context, ifNothing: "Nothing found.")
    }
  }

  private static func clashes(_ source: SnapshotSource) -> ProtocolTool {
    ProtocolTool(
      name: "clashes",
      description:
        "Which constraints of a layout contradict each other, by how much, and how to repair it.",
      arguments: ofScreen
    ) { values, context in
      run(ExplainCommand(), ["--", try source.path(values)], &context)
    }
  }

  private static var log: ProtocolTool {
    ProtocolTool(
      name: "log",
      description:
        "Explains a log of Apple's frameworks, \"Unable to simultaneously satisfy constraints\".",
      arguments: [
        .init(
          name: "text", kind: .text, description: "The log as it was printed.", isRequired: true)
      ]
    ) { values, context in
      let text = values.text("text") ?? ""
      return run(
        ExplainCommand(input: DocumentInput(standardInput: { Data(text.utf8) })), ["-"], &context)
    }
  }

  /// Runs a command and takes what it says for the answer.
  static func run(
    _ command: any Command, _ words: [String], _ context: inout ProtocolTool.Context,
    ifNothing: String = "Nothing to say."
  ) -> ProtocolTool.Answer {
    var (out, err): ([String], [String]) = ([], [])
    let console = Console(out: { out.append($0) }, err: { err.append($0) })
    let status = Tool(commands: [command]).run([command.name] + words, on: console)
    let isError = [ExitCode.misuse, .noInput, .noOutput, .trouble].contains(status)
    let text = (out + err).joined(separator: "\n")
    let short = context.results.short(text.isEmpty ? ifNothing : text, name: command.name)
    return ProtocolTool.Answer(content: [.text(short)], isError: isError)
  }

  private static func other(_ command: any Command) -> ProtocolTool {
    ProtocolTool(
      name: command.name, description: "\(command.summary)\n\n\(command.usage)",
      arguments: [
        .init(
          name: "arguments", kind: .texts, description: "The words after the command's name.",
          isRequired: true)
      ]
    ) { values, context in run(command, values.texts("arguments"), &context) }
  }

  #if !canImport(Darwin)
    private static var documents: ProtocolTool {
      ProtocolTool(
        name: "ib",
        description: "Lays out Interface Builder documents and gives their trees and problems.",
        arguments: [
          .init(
            name: "path", kind: .text, description: "A .xib, a .storyboard, or a folder of them.",
            isRequired: true),
          .init(name: "device", kind: .text, description: "A device, such as iPhone15."),
        ]
      ) { values, context in
        let device = values.text("device").map { ["--device=\($0)"] } ?? []
        return run(
          InterfaceBuilderCommand(), device + ["--", values.text("path") ?? ""], &context)
      }
    }

    private static var difference: ProtocolTool {
      ProtocolTool(
        name: "diff",
        description:
          "Which views move between two versions of documents or snapshots, and why.",
        arguments: [
          .init(name: "old", kind: .text, description: "The path of the earlier version."),
          .init(name: "new", kind: .text, description: "The path of the later version."),
          .init(
            name: "git", kind: .text,
            description: "Instead of both: revisions of the repository, such as main...HEAD."),
        ]
      ) { values, context in
        if let range = values.text("git") {
          return run(DiffCommand(), ["--git=\(range)"], &context)
        }
        guard let old = values.text("old"), let new = values.text("new") else {
          throw Misuse(message: "old and new are needed, or git")
        }
        return run(DiffCommand(), ["--", old, new], &context)
      }
    }
  #endif
}

/// Where a tool finds the snapshot it is about.
struct SnapshotSource {
  let package: String

  /// The path of the snapshot's JSON.
  ///
  /// - Throws: ``Misuse`` where neither a screen nor a path is given, ``Failure`` for a screen that
  ///   can't be shown.
  func path(_ values: ProtocolTool.Values) throws -> String {
    if let path = values.text("snapshot") { return path }
    #if !canImport(Darwin)
      if let screen = values.text("screen") {
        return try PreviewTools.snapshot(of: screen, in: package)
      }
      throw Misuse(message: "screen or snapshot is needed")
    #else
      throw Misuse(message: "snapshot is needed")
    #endif
  }
}
