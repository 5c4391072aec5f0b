import Foundation

/// Serves assistants.
struct ProtocolCommand: Command {
  /// Reads what has come, and nothing when no more comes.
  var read: () -> Data = { FileHandle.standardInput.availableData }
  /// The tools; those of this program if nil.
  var tools: [ProtocolTool]?

  let name = "mcp"
  let summary = "Serve coding assistants over the Model Context Protocol."
  let usage = """
    Usage: layout mcp [--package FOLDER]

    Speaks the Model Context Protocol, version \(ProtocolServer.versions[0]), on standard input and output:
    preview, screens, explain, whyNot, lint, clashes, log, ib and diff as tools, long results as
    resources. It opens no connection to anywhere.

      --package FOLDER  the package whose screens are shown, by default the one that the working
                        directory is in
    """

  func run(_ arguments: Arguments, on console: Console) throws -> ExitCode {
    let parsed = try arguments.parsed(options: ["--package"])
    guard parsed.rest.isEmpty else { throw Misuse(message: "mcp takes no words") }
    let package = parsed.value(of: "--package") ?? FileManager.default.currentDirectoryPath
    var server = ProtocolServer(tools ?? AssistantTools.all(package: package))
    var reader = MessageReader()
    while true {
      let data = read()
      for line in data.isEmpty ? reader.finish() : reader.add(data) {
        if let answer = server.answer(line) { console.file(answer) }
      }
      if data.isEmpty { return .success }
    }
  }
}
