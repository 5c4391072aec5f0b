import Foundation
import LayoutInspector
import LayoutKit
import LayoutSweep
import LayoutTesting
import TestSupport
import Testing

/// The code, the numbers and the pictures of the article "For every width".
@Suite
struct ForEveryWidthTests {
  /// A card: a title that gives way to a badge, and a note that is broken into lines.
  private static func makeCard() -> (window: Window, card: View, title: Label, note: Label) {
    var environment = LayoutEnvironment(size: CGSize(width: 390, height: 220))
    environment.textMeasurer = PlainMeasurer()
    let window = Window(environment: environment)
    let (card, title, badge, note) = (View(), Label(), View(), Label())
    for (view, name) in [(card, "card"), (title, "title"), (badge, "badge"), (note, "note")] {
      view.name = name
    }
    window.backgroundColor = .white
    card.backgroundColor = Color(red: 0.93, green: 0.95, blue: 1)
    card.cornerRadius = 12
    badge.backgroundColor = Color(red: 0.35, green: 0.45, blue: 0.95)
    badge.cornerRadius = 8
    title.text = "Saturday in the mountains"
    note.text =
      "Two places are left. We meet at the station at seven and are back before it is dark."
    note.numberOfLines = 0
    window.addSubview(card)
    for view in [title, badge, note] { card.addSubview(view) }
    card.layout.make {
      $0.top.equalToSuperview().inset(16)
      $0.centerX.equalToSuperview()
      $0.width.lessThanOrEqualTo(480)
      $0.leading.greaterThanOrEqualToSuperview().inset(16)
      $0.leading.equalToSuperview().inset(16).priority(750)
    }
    badge.layout.make {
      $0.trailing.top.equalToSuperview().inset(16)
      $0.width.equalTo(64)
      $0.height.equalTo(24)
    }
    title.layout.make {
      $0.leading.top.equalToSuperview().inset(16)
      $0.trailing.lessThanOrEqualTo(badge.layout.leading).offset(-12)
    }
    note.layout.make {
      $0.leading.trailing.bottom.equalToSuperview().inset(16)
      $0.top.equalTo(badge.layout.bottom).offset(12)
    }
    window.layoutIfNeeded()
    return (window, card, title, note)
  }

  @Test func `Regimes and functions`() throws {
    let (window, card, title, _) = Self.makeCard()
    var printed: [String] = []
    func print(_ regime: LayoutSweep.Regime) { printed.append("\(regime)") }
    // article: For-every-width
    let sweep = LayoutSweep(of: window, widths: 320...1024)
    for regime in sweep.regimes { print(regime) }
    let least = sweep.function(of: title, .width)?.minimum  // and where
    let frame = sweep.frame(of: title, at: 343.5)  // as a layout would set it, on pixels
    // end
    #expect(printed.first?.hasPrefix("from 320 to 363") == true)
    #expect(least?.place == 320)
    #expect(frame != nil)
    #expect(sweep.isProved)
    // The card is as wide as the window less 32, up to 480.
    let ends = try #require(sweep.function(of: card, .width)).pieces.map(\.range)
    #expect(ends == [320...512, 512...1024])
  }

  @Test func `Lengths of texts, and limits`() throws {
    let (window, card, title, _) = Self.makeCard()
    // article: For-every-width
    let lengths = LayoutSweep(of: window, textLengths: 1...1.4)
    let longest = lengths.longestTranslation(where: title, .doesNotTruncate)
    let widths = LayoutSweep(of: window, widths: 200...1024)
    let smallest = widths.smallestWidth(where: card, .doesNotTruncate, .isInside(window))
    let largest = widths.largestTextSize(where: card, .doesNotTruncate)
    // end
    #expect((1...1.4).contains(try #require(longest)), "\(longest as Any)")
    #expect((200...390).contains(try #require(smallest)), "\(smallest as Any)")
    #expect(largest == nil, "\(largest as Any)")
  }

  @Test func `Expectations for all widths`() {
    let (window, card, title, _) = Self.makeCard()
    // article: For-every-width
    expect(
      title, forAllWidths: 375...1024, over: [.bothDirections], .doesNotTruncate, .isInside(card))
    // end
    #expect(window.frame.width == 390)
  }

  @Test func `Pages with all widths`() throws {
    let window = Self.makeCard().window
    // article: For-every-width
    var page = window.inspector(title: "Card")
    page.show(LayoutSweep(of: window, widths: 320...1024))
    // end
    #expect(page.html.contains(#""widths":{"curves":[{"#))
    #expect(page.html.contains(#""from":320,"#))
  }

  @Test(arguments: ["regimes", "film"])
  func `The pictures are what the library draws today`(_ name: String) throws {
    let (window, _, _, note) = Self.makeCard()
    let sweep = LayoutSweep(of: window, widths: 320...640)
    let fresh =
      name == "regimes"
      ? sweep.svg(selected: note) : sweep.filmStrip(height: 150, limit: 4)
    let file = ArticleCode().package.appendingPathComponent(
      "Sources/LayoutSweep/LayoutSweep.docc/Resources/\(name).svg")
    // Written again where `SNAPSHOT_TESTING_RECORD` is `all`.
    if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(fresh.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == fresh)
  }

  @Test func `The articles show what is compiled, and all of it`() throws {
    let articles = ["For-every-width", "LayoutSweep"].map { "LayoutSweep/LayoutSweep.docc/\($0)" }
    #expect(try ArticleCode().differences(from: articles) == [])
  }
}
