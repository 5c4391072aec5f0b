package import Foundation

/// The code that articles show, and the code that tests compile for them.
///
/// Tests mark a piece with `// article: name` and `// end`; what stands between must be a block of an
/// article, word for word but for its indentation.
package struct ArticleCode {
  private let folder: URL

  /// The code of the tests in a folder, by default the caller's own.
  package init(folderOf file: String = #filePath) {
    folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  }

  /// The package's folder, above `Tests`.
  package var package: URL {
    var folder = folder
    while folder.lastPathComponent != "Tests", folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    return folder.deletingLastPathComponent()
  }

  /// What articles show and the tests don't compile, and what is compiled and stands in no article.
  ///
  /// - Parameters:
  ///   - articles: Their files below `Sources`, without ending.
  ///   - word: Blocks with this word needn't be compiled, such as those of libraries that aren't at hand.
  /// - Returns: A line for each piece of code, and for each article without any; none if all is well.
  /// - Throws: If a file can't be read.
  package func differences(from articles: [String], except word: String? = nil) throws -> [String] {
    let compiled = try compiled()
    let shown = try articles.map { (name: $0, blocks: try self.shown(in: $0)) }
    let blocks = shown.flatMap(\.blocks)
    return shown.filter(\.blocks.isEmpty).map { "\($0.name) shows no code" }
      + blocks.filter { block in !compiled.contains(block) && word.map(block.contains) != true }
      .map { "not compiled:\n\($0)" }
      + compiled.filter { !blocks.contains($0) }.map { "in no article:\n\($0)" }
  }

  /// What stands between the fences of Swift code, in an article below `Sources`.
  package func shown(in article: String) throws -> [String] {
    let file = package.appendingPathComponent("Sources/\(article).md")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```swift\n")
      .dropFirst().compactMap { rest in
        rest.range(of: "\n```").map { String(rest[..<$0.lowerBound]) }
      }
  }

  /// What stands between the marks in the folder's tests.
  package func compiled() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }.flatMap { name in
        Self.blocks(
          in: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
      }
  }

  private static func blocks(in source: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("// article:") {
        block = []
      } else if words == "// end", let lines = block {
        let indentation = lines.first?.prefix { $0 == " " }.count ?? 0
        blocks.append(lines.map { $0.dropFirst(indentation) }.joined(separator: "\n"))
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }
}
