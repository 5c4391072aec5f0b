import Foundation

@testable import layout

/// What a command line answers.
struct Answer {
  var status: Int32
  var out: [String] = []
  var err: [String] = []

  /// Runs a command line.
  init(to words: [String], of tool: Tool = .standard) {
    var (out, err): ([String], [String]) = ([], [])
    let console = Console(out: { out.append($0) }, err: { err.append($0) })
    status = tool.run(words, on: console).number
    (self.out, self.err) = (out, err)
  }
}

/// A folder with files, by their paths in it, that goes when the work is done.
func withFolder(_ files: [String: String] = [:], _ work: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("LayoutCommandTests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files { _ = try write(text, name, in: folder) }
  try work(folder)
}

/// Writes a file, and the folders that it is in; returns its path.
func write(_ text: String, _ name: String, in folder: URL) throws -> String {
  let file = folder.appendingPathComponent(name)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
  return file.path
}
