import Foundation
import TestSupport
import Testing
import Typesetting

/// The code of the article on typesetting, and what comes of it.
@Suite struct TypesettingArticleTests {
  @Test func `The code on lines`() {
    // article: lines
    let text = StyledText("Sphinx of black quartz, judge my vow", font: TextFont(size: 17))
    let paragraph = StandardMeasurer().paragraph(of: text)
    let lines = paragraph.lines(in: .width(200), limit: 2)
    // end
    #expect(lines.lines.count == 2)
    #expect(lines.lines.allSatisfy { $0.width <= 200 })
  }

  @Test func `The code on fonts`() throws {
    let builder = FontBuilder()
    let (regular, bold) = (builder.data, builder.data)
    // article: fonts
    let inter = FontFamily(fonts: [try OpenTypeFont(data: regular), try OpenTypeFont(data: bold)])
    let measurer = StandardMeasurer(families: [inter])
    // end
    let text = StyledText("A", font: TextFont(size: 17))
    #expect(measurer.paragraph(of: text).lines(in: .width(200), limit: 1).lines.count == 1)
  }
}

/// What the articles show is what the tests beside this file compile, word for word.
@Suite struct ArticleCodeTests {
  @Test func `The articles show what is compiled, and all of it`() throws {
    let articles = [
      "Typesetting/Typesetting.docc/Typesetting"
    ]
    #expect(try ArticleCode().differences(from: articles) == [])
  }
}
