import TestSupport
import Testing

/// What the articles show is what the tests beside this file compile, word for word.
@Suite struct ArticleCodeTests {
  @Test func `The articles show what is compiled, and all of it`() throws {
    let articles = [
      "LayoutTesting/LayoutTesting.docc/LayoutTesting",
      "LayoutTesting/LayoutTesting.docc/Testing-your-layouts",
    ]
    #expect(try ArticleCode().differences(from: articles, except: "import SnapshotTesting") == [])
  }
}
