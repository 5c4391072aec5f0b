/// A `#Preview` of a source, which stands as a function in the ported one.
public struct PortedPreview: Hashable, Sendable {
  /// The title that it was given.
  public var title: String?
  /// The line it begins in, from 1.
  public var line: Int
  /// The name of the function, which belongs to the main actor, takes nothing and returns `Any`.
  public var function: String
}

/// Makes `#Preview { … }` a function, as no macro is there that would.
enum PreviewRule {
  static func apply(to source: SourceText, _ changes: inout Changes) {
    for place in source.directives where source[place].text == "#Preview" {
      var brace = place + 1
      var title: String?
      if source[brace].isMark("(") {
        let close = source.partner[brace]
        guard close > 0 else { continue }
        if source[brace + 1].kind == .literal {
          title = source.text(source[brace + 1].range).trimmingQuotes
        }
        brace = close + 1
      }
      guard source[brace].isMark("{") else {
        changes.note(
          "#Preview is made a function where braces follow it; write its body in braces",
          at: source[place], in: source)
        continue
      }
      let line = source.position(of: source[place].range.lowerBound).line
      let function = "layoutPreview_\(name(of: source.path))_\(line)"
      changes.previews.append(PortedPreview(title: title, line: line, function: function))
      changes.replaceKeepingLines(
        source[place].range.lowerBound..<source[brace].range.lowerBound,
        with: "@MainActor func \(function)() -> Any ", in: source)
    }
  }

  /// The name of a file as a part of an identifier.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    return String(stem.unicodeScalars.map { isPlain($0) ? Character($0) : "_" })
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && Byte.continuesWord(UInt8(scalar.value)) && scalar != "$"
  }
}

extension String {
  /// What stands between the quotes of a plain literal.
  fileprivate var trimmingQuotes: String {
    guard count >= 2, hasPrefix("\""), hasSuffix("\"") else { return self }
    return String(dropFirst().dropLast()).replacing("\\\"", with: "\"")
  }
}
