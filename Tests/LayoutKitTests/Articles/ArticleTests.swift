import Foundation
import TestSupport
import Testing

/// What the articles show is what the tests beside this file compile and run, word for word.
@Suite struct ArticleTests {
  static let articles = [
    "LayoutKit", "The-DSL", "Updating-a-layout", "Scrolling-and-controllers", "Stack-views",
    "Fonts-and-text", "Drawing-the-frames", "Coming-from-SnapKit", "Coming-from-Masonry",
  ]

  private let code = ArticleCode()

  @Test(arguments: articles)
  func codeIsCompiled(_ article: String) throws {
    let compiled = try code.compiled()
    let blocks = try code.shown(in: "LayoutKit/LayoutKit.docc/\(article)")
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(compiled.contains(block), "not compiled:\n\(block)") }
  }

  @Test("No code is compiled for nothing")
  func codeIsShown() throws {
    let shown = try Self.articles.flatMap {
      try code.shown(in: "LayoutKit/LayoutKit.docc/\($0)")
    }
    for block in try code.compiled() { #expect(shown.contains(block), "in no article:\n\(block)") }
  }

  /// The package of the tutorial is in `Tests/Tutorial`, where `.ci/full` builds and tests it.
  @Test func theTutorialIsAPackage() throws {
    let blocks = try code.shown(in: "LayoutKit/LayoutKit.docc/From-an-empty-folder")
    let files = [
      "Package.swift", "Sources/Screens/GreetingCard.swift", "Sources/Greeter/Greeter.swift",
      "Tests/ScreensTests/GreetingCardTests.swift",
    ]
    #expect(blocks.count == files.count)
    for (block, file) in zip(blocks, files) {
      let url = code.package.appendingPathComponent("Tests/Tutorial/\(file)")
      // There the package is at hand.
      let text = try String(contentsOf: url, encoding: .utf8).replacing(
        #".package(name: "LayoutKit", path: "../..")"#,
        with: #".package(url: "https://github.com/OWNER/LayoutKit", branch: "main")"#)
      #expect(text == block + "\n", "\(file)")
    }
  }
}
