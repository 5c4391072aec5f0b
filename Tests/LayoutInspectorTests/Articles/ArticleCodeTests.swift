import TestSupport
import Testing

/// What the articles show is what the tests beside this file compile, word for word.
@Suite struct ArticleCodeTests {
  @Test func `The articles show what is compiled, and all of it`() throws {
    let articles = [
      "LayoutInspector/LayoutInspector.docc/LayoutInspector",
      "LayoutInspector/LayoutInspector.docc/Inspecting-a-layout",
      "LayoutInspector/LayoutInspector.docc/Understanding-conflicts",
    ]
    #expect(try ArticleCode().differences(from: articles) == [])
  }
}
