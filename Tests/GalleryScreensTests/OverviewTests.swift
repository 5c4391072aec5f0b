import Foundation
import GalleryScreens
import LayoutInspector
import LayoutKit
import TestSupport
import Testing

/// The pictures in the README and in articles are what the gallery draws today; written again where
/// `SNAPSHOT_TESTING_RECORD` is `all`.
@Suite struct OverviewTests {
  private let articles = ArticleCode().package.appendingPathComponent(
    "Sources/LayoutKit/LayoutKit.docc")

  @Test func `The picture of the README is fresh`() throws {
    let overview = Screen.overview.map {
      LayoutSnapshot(of: $0.screen.makeWindow(for: $0.device))
    }
    try check("gallery", PictureSheet(overview, height: 480, gap: 16).svg)
  }

  @Test(arguments: Screen.recipes.map(\.name))
  func `The picture of a recipe is fresh`(_ name: String) throws {
    let screen = try #require(Screen.recipes.first { $0.name == name })
    let cards = screen.devices.map { LayoutSnapshot(of: screen.makeWindow(for: $0)) }
    try check(name, PictureSheet(cards, height: 240, gap: 16).svg)
  }

  /// Each recipe stands in the article with its title and its code, in the order of the gallery.
  @Test func `The recipes are an article`() throws {
    let article = try String(
      contentsOf: articles.appendingPathComponent("Recipes.md"), encoding: .utf8)
    let blocks = try ArticleCode().shown(in: "LayoutKit/LayoutKit.docc/Recipes")
    #expect(blocks.count == Screen.recipes.count)
    for (screen, block) in zip(Screen.recipes, blocks) {
      let isShown = block == screen.code
      #expect(isShown, "\(screen.title)")
      #expect(article.contains("\n## \(screen.title)\n"))
    }
  }

  private func check(_ name: String, _ fresh: String) throws {
    let picture = articles.appendingPathComponent("Resources/\(name).svg")
    if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
      try Data(fresh.utf8).write(to: picture)
    }
    #expect(try String(contentsOf: picture, encoding: .utf8) == fresh)
  }
}
