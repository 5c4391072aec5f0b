import Foundation
import LayoutInspector
import LayoutKit
import Testing

/// The code and the pictures of the article "Inspecting a layout".
@Suite struct InspectorArticleTests {
  /// A card whose width is too large for a narrow window, and a badge that nothing places across.
  private func makeWindow(width: CGFloat = 320) -> Window {
    let window = Window(size: CGSize(width: width, height: 200))
    window.onDiagnostic = { _ in }
    let (card, photo, title, badge) = (View(), View(), Label(), View())
    card.name = "card"
    photo.name = "photo"
    title.name = "title"
    badge.name = "badge"
    title.text = "A title that says what the card is about, and is longer than a line"
    title.numberOfLines = 0
    card.backgroundColor = Color(red: 0.93, green: 0.95, blue: 1)
    photo.backgroundColor = Color(red: 0.35, green: 0.45, blue: 0.95)
    badge.backgroundColor = Color(red: 0.95, green: 0.65, blue: 0.2)
    card.cornerRadius = 12
    photo.cornerRadius = 8
    window.addSubview(card)
    for view in [photo, title, badge] { card.addSubview(view) }
    card.layout.make {
      $0.leading.equalToSuperview().inset(16)
      $0.trailing.equalToSuperview().inset(16)
      $0.top.equalToSuperview().inset(24)
      $0.width.equalTo(300)
      $0.height.equalTo(140)
    }
    photo.layout.make {
      $0.leading.top.equalToSuperview().inset(16)
      $0.size.equalTo(56)
    }
    title.layout.make {
      $0.leading.equalTo(photo.layout.trailing).offset(12)
      $0.trailing.lessThanOrEqualToSuperview().inset(16)
      $0.top.equalTo(photo)
    }
    badge.layout.make {
      $0.bottom.equalToSuperview().inset(16)
      $0.leading.greaterThanOrEqualTo(photo)
      $0.size.equalTo(24)
    }
    window.layoutIfNeeded()
    return window
  }

  @Test(arguments: ["blueprint", "comparison"])
  func `The pictures of the article are what the library draws today`(name: String) throws {
    let window = makeWindow()
    let before = LayoutSnapshot(of: window)
    window.frame.size.width = 400
    let fresh =
      name == "blueprint"
      ? before.svg(.blueprint) : LayoutSnapshot(of: window).svg(comparedTo: before)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/LayoutInspector/LayoutInspector.docc/Resources/\(name).svg")
    // Written again where `SNAPSHOT_TESTING_RECORD` is `all`.
    if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
      try Data(fresh.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == fresh)
  }

  @Test func `A conflict of the page has its sum and repairs`() throws {
    let page = makeWindow().inspector(title: "Card").html
    #expect(page.contains("short by 12"))
    #expect(page.contains("Give card.width == 300"))
    if let folder = ProcessInfo.processInfo.environment["LAYOUTKIT_PAGES"] {
      let module = ProcessInfo.processInfo.environment["LAYOUTKIT_MODULE"]
      var inspector = try makeWindow().inspector(
        title: "Card",
        engine: module.map { try Inspector.Engine(contentsOf: URL(fileURLWithPath: $0)) })
      inspector.nameFirst("narrow")
      inspector.add(makeWindow(width: 400), title: "wide")
      try inspector.write(to: URL(fileURLWithPath: folder).appendingPathComponent("card.html"))
    }
  }
}
