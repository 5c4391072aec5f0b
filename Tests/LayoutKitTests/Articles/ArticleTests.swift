import Foundation
import Testing

/// What the articles show is what the tests beside this file compile and run, word for word.
@Suite struct ArticleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let catalogue = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/LayoutKit/LayoutKit.docc")

  static let articles = [
    "LayoutKit", "The-DSL", "Updating-a-layout", "Scrolling-and-controllers",
    "Fonts-and-text", "Drawing-the-frames", "Coming-from-SnapKit", "Coming-from-Masonry",
  ]

  @Test(arguments: articles)
  func codeIsCompiled(_ article: String) throws {
    let text = try Self.text(of: article)
    let code = try Self.compiledCode()
    let blocks = Self.codeBlocks(in: text)
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(code.contains(block), "not compiled:\n\(block)") }
  }

  @Test("No code is compiled for nothing")
  func codeIsShown() throws {
    let shown = try Self.articles.flatMap { Self.codeBlocks(in: try Self.text(of: $0)) }
    for block in try Self.compiledCode() {
      #expect(shown.contains(block), "in no article:\n\(block)")
    }
  }

  private static func text(of article: String) throws -> String {
    try String(contentsOf: catalogue.appendingPathComponent("\(article).md"), encoding: .utf8)
  }

  /// What stands between the fences of Swift code.
  private static func codeBlocks(in text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().compactMap { rest in
      rest.range(of: "\n```").map { String(rest[..<$0.lowerBound]) }
    }
  }

  /// What stands between `// article:` and `// end` in the tests, without its indentation.
  private static func compiledCode() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try files.filter { $0.hasSuffix(".swift") && $0 != "ArticleTests.swift" }.flatMap {
      name -> [String] in
      let file = folder.appendingPathComponent(name)
      var blocks: [String] = []
      var block: [Substring]?
      for line in try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      {
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
}
