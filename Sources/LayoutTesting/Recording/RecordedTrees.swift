/// Text trees under the names of their variants, as they stand in a file.
///
///     ## iPhoneSE
///     Window  x 0 y 0 w 375 h 667
///     └── card: View  x 16 y 20 w 343 h 60
///
///     ## iPhone15
///     …
struct RecordedTrees: Equatable {
  /// The names and texts in their order.
  var sections: [(name: String, text: String)] = []

  static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  /// The text of a variant; nil if there is none.
  subscript(name: String) -> String? { sections.first { $0.name == name }?.text }

  /// The file's content.
  var text: String {
    sections.map { "## \($0.name)\n\($0.text)\n" }.joined(separator: "\n")
  }
}

extension RecordedTrees {
  /// Reads a file's content.
  init(text: String) {
    var name: String?
    var lines: [Substring] = []
    func trimmed() -> String {
      var kept = lines[...]
      while kept.last?.isEmpty == true { kept.removeLast() }
      return kept.joined(separator: "\n")
    }
    // A character is a line break by whatever bytes an editor or a version control has made of it.
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasPrefix("## ") {
        if let name { sections.append((name, trimmed())) }
        name = String(line.dropFirst(3))
        lines = []
      } else {
        lines.append(line)
      }
    }
    if let name { sections.append((name, trimmed())) }
  }
}
