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

  @Test func `The articles show what is compiled, and all of it`() throws {
    let articles = Self.articles.map { "LayoutKit/LayoutKit.docc/\($0)" }
    #expect(try code.differences(from: articles) == [])
  }

  /// The package of the tutorial is in `Tests/Tutorial`, where `.ci/full` builds and tests it.
  @Test func `The tutorial is a package`() throws {
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
