import Foundation
import LayoutInspector
import LayoutKit
import Testing
import TutorialScreens

/// What the program of the tutorial prints, whose sources in `Tests/Tutorial` are compiled for this.
@Suite struct TutorialTests {
  @Test func `The frames are those that the article shows`() throws {
    let window = Window(environment: LayoutEnvironment(device: .iPhoneSE))
    let card = GreetingCard()
    window.addSubview(card)
    card.layout.make {
      $0.top.horizontalEdges.equalToSuperview(.safeArea).inset(16)
    }
    let tree = LayoutSnapshot(of: window).textTree
    let article = try String(
      contentsOf: URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/LayoutKit/LayoutKit.docc/From-an-empty-folder.md"),
      encoding: .utf8)
    #expect(article.contains("```\n\(tree)\n```"), "it prints:\n\(tree)")
  }
}
