import Foundation

/// A text file in the folder `Fixtures` beside a test.
///
/// Where a test compares texts, its cases read better in such a file than between quotation marks. Lines that begin
/// with `#` say what is in the file and where it comes from.
package enum Fixtures {
  /// The lines but for those that begin with `# `.
  package static func lines(_ name: String, beside test: String = #filePath) throws -> [String] {
    let file = URL(fileURLWithPath: test).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name)")
    return try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().filter { $0 != "#" && !$0.hasPrefix("# ") }.map(String.init)
  }

  /// A text as it stands, but for lines that begin with `# `.
  package static func text(_ name: String, beside test: String = #filePath) throws -> String {
    try lines(name, beside: test).joined(separator: "\n")
  }

  /// The lines in pairs, each of which is one case.
  package static func pairs(
    _ name: String, beside test: String = #filePath
  ) throws -> [(first: String, second: String)] {
    let lines = try lines(name, beside: test)
    guard !lines.isEmpty, lines.count.isMultiple(of: 2) else {
      throw TextCase.Missing(parts: lines.count)
    }
    return stride(from: 0, to: lines.count, by: 2).map { (lines[$0], lines[$0 + 1]) }
  }

  /// Cases, each below a line such as `=== what it shows`.
  package static func cases(_ name: String, beside test: String = #filePath) throws -> [TextCase] {
    var cases: [TextCase] = []
    for line in try lines(name, beside: test) {
      if line.hasPrefix("=== ") {
        cases.append(TextCase(description: String(line.dropFirst(4)), parts: [[]]))
      } else if let last = cases.indices.last {
        if line == "---" {
          cases[last].parts.append([])
        } else {
          cases[last].parts[cases[last].parts.count - 1].append(line)
        }
      }
    }
    // An empty line stands before the next case.
    for index in cases.indices {
      let last = cases[index].parts.count - 1
      if cases[index].parts[last].last == "" { cases[index].parts[last].removeLast() }
    }
    guard !cases.isEmpty else { throw TextCase.Missing(parts: 0) }
    return cases
  }
}

/// A case of a fixture: a few texts that are parted by lines `---`.
package struct TextCase: Sendable, CustomStringConvertible {
  /// What the case shows.
  package var description: String
  /// The lines of its texts.
  package var parts: [[String]]

  /// The texts, if there are as many as a test wants.
  struct Missing: Error {
    let parts: Int
  }

  package func lines(_ part: Int) throws -> [String] {
    guard parts.indices.contains(part) else { throw Missing(parts: parts.count) }
    return parts[part]
  }

  /// The values of lines such as `name: value`, by the names.
  package func values(_ part: Int) throws -> [String: String] {
    let pairs = try lines(part).map { line in
      let name = line.prefix { $0 != ":" }
      return (String(name), String(line.dropFirst(name.count + 2)))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  package func text(_ part: Int) throws -> String { try lines(part).joined(separator: "\n") }
}
