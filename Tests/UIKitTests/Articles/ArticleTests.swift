import Foundation
import Testing

/// What the articles show in Swift is what the files beside this one compile and run, word for word.
@Suite
struct ArticleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let sources = folder.appending(path: "../../../Sources")

  nonisolated static let articles = [
    "UIKit/UIKit.docc/Run-your-iOS-layout-tests-on-Linux.md",
    "SnapKit/SnapKit.docc/Coming-from-SnapKit-change-nothing.md",
  ]

  @Test(arguments: articles)
  func `Each block of Swift is compiled`(_ article: String) throws {
    let compiled = try Self.compiledCode()
    let blocks = try Self.blocks(of: article)
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(compiled.contains(block), "not compiled:\n\(block)") }
  }

  @Test func `No code is compiled for nothing`() throws {
    let shown = try Self.articles.flatMap(Self.blocks)
    for block in try Self.compiledCode() {
      #expect(shown.contains(block), "in no article:\n\(block)")
    }
  }

  /// What stands between the fences of Swift code.
  private static func blocks(of article: String) throws -> [String] {
    try String(contentsOf: sources.appending(path: article), encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst().compactMap { rest in
        rest.range(of: "\n```").map { String(rest[..<$0.lowerBound]) }
      }
  }

  /// What stands between `// article:` and `// end` in the tests, without its indentation.
  private static func compiledCode() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try files.filter { $0 != "ArticleTests.swift" }.flatMap { name -> [String] in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.components(separatedBy: "// article: ").dropFirst().compactMap { rest in
        guard let end = rest.range(of: "\n// end") ?? rest.range(of: "\n  // end") else {
          return nil
        }
        let lines = rest[..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
          .dropFirst()
        let indentation = lines.first?.prefix { $0 == " " }.count ?? 0
        return lines.map { $0.dropFirst(indentation) }.joined(separator: "\n")
      }
    }
  }
}
