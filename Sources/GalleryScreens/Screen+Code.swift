import Foundation

extension Screen {
  /// The code that lays the screen out, from the very file it was compiled from; nil where that
  /// file is out of reach or has no marks around the part to show.
  package var code: String? {
    guard let source = try? String(contentsOfFile: sourceFile, encoding: .utf8) else { return nil }
    return Self.excerpt(of: source)
  }

  /// The lines between the marks `gallery:begin` and `gallery:end`, without their common indent.
  package static func excerpt(of source: String) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard let begin = lines.firstIndex(where: { $0.hasSuffix("// gallery:begin") }),
      let end = lines[begin...].firstIndex(where: { $0.hasSuffix("// gallery:end") })
    else { return nil }
    let shown = lines[(begin + 1)..<end]
    let indent = shown.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return shown.map { $0.dropFirst(indent) }.joined(separator: "\n")
  }
}
