import TestSupport
import Testing

/// What the articles show is what the tests beside this file compile, word for word.
@Suite struct ArticleCodeTests {
  static let articles = [
    "ViewTree/ViewTree.docc/ViewTree",
    "ViewTree/ViewTree.docc/Margins-guides-and-environments",
  ]

  private let code = ArticleCode()

  @Test(arguments: articles)
  func codeIsCompiled(_ article: String) throws {
    let compiled = try code.compiled()
    let blocks = try code.shown(in: article)
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(compiled.contains(block), "not compiled:\n\(block)") }
  }

  @Test("No code is compiled for nothing")
  func codeIsShown() throws {
    let shown = try Self.articles.flatMap { try code.shown(in: $0) }
    for block in try code.compiled() { #expect(shown.contains(block), "in no article:\n\(block)") }
  }
}
