import Foundation
import LayoutInspector
import LayoutKit
import Testing

/// What the articles show is what the library prints and draws.
@Suite struct ArticleTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  private static func article(_ path: String) throws -> String {
    try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
  }

  /// The picture of an article; written again where `SNAPSHOT_TESTING_RECORD` is `all`.
  private func expectPicture(_ snapshot: LayoutSnapshot, _ path: String) throws {
    let file = Self.sources.appendingPathComponent(path)
    let picture = snapshot.svg(.blueprint)
    if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
      try Data(picture.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture)
  }

  @Test func `The code on conflicts`() throws {
    let article = try Self.article(
      "LayoutInspector/LayoutInspector.docc/Understanding-conflicts.md")
    let window = Window(size: CGSize(width: 320, height: 80))
    window.backgroundColor = .white
    window.onDiagnostic = { _ in }
    let card = View()
    card.name = "card"
    card.backgroundColor = Color(red: 0.85, green: 0.9, blue: 1, alpha: 1)
    card.cornerRadius = 8
    window.addSubview(card)
    card.layout.make {
      $0.top.equalToSuperview().inset(16)
      $0.height.equalTo(48)
    }
    #sourceLocation(file:"Card.swift",line:30)
    card.layout.make {
      $0.leading.equalToSuperview().inset(16)
      $0.trailing.equalToSuperview().inset(16)
      $0.width.equalTo(343)
    }
    #sourceLocation()
    let snapshot = LayoutSnapshot(of: window)
    let clash = try #require(snapshot.clashes().first)
    #expect(
      article.contains(clash.description.split(separator: "\n").prefix(9).joined(separator: "\n")))
    #expect(article.contains(explain(card, .width).description))
    #expect(article.contains(whyNot(card, .width, 200).description))
    try expectPicture(snapshot, "LayoutInspector/LayoutInspector.docc/Resources/conflict.svg")
  }

  @Test func `Every key of the JSON is in the article that describes it`() throws {
    let article = try Self.article("LayoutInspector/LayoutInspector.docc/Snapshots-as-JSON.md")
    let window = Window(
      environment: LayoutEnvironment(device: .iPhone15, orientation: .portrait))
    window.onDiagnostic = { _ in }
    let label = Label()
    label.text = "Text"
    label.name = "label"
    label.backgroundColor = .white
    let image = ImageView(image: Image(size: CGSize(width: 4, height: 2)))
    window.addSubview(label)
    window.addSubview(image)
    label.layout.make {
      $0.leading.equalTo(window.safeAreaLayoutGuide).labeled("edge")
      $0.width.equalTo(10)
      $0.width.equalTo(20)
      $0.height.lessThanOrEqualTo(image).priority(500)
    }
    var keys: Set<String> = []
    func collect(_ value: Any) {
      if let list = value as? [Any] { list.forEach(collect) }
      guard let object = value as? [String: Any] else { return }
      for (key, inner) in object {
        keys.insert(key)
        collect(inner)
      }
    }
    let json = try LayoutSnapshot(of: window).json()
    collect(try JSONSerialization.jsonObject(with: Data(json.utf8)))
    #expect(keys.count > 50)
    let missing = keys.filter { !article.contains("`\($0)`") }
    #expect(missing.sorted() == [])
  }

  @Test func `The code on testing`() throws {
    let window = Window(size: CGSize(width: 200, height: 100))
    window.backgroundColor = .white
    let (row, first, second) = (View(), View(), View())
    window.addSubview(row)
    row.addSubview(first)
    row.addSubview(second)
    row.backgroundColor = Color(red: 0.93, green: 0.93, blue: 0.95, alpha: 1)
    first.backgroundColor = Color(red: 0.7, green: 0.8, blue: 1, alpha: 0.8)
    second.backgroundColor = Color(red: 1, green: 0.75, blue: 0.7, alpha: 0.8)
    row.layout.make { $0.edges.equalToSuperview().inset(10) }
    first.layout.make {
      $0.leading.top.bottom.equalToSuperview()
      $0.width.equalTo(60)
    }
    second.layout.make {
      $0.leading.equalTo(first.layout.trailing).offset(8)
      $0.top.bottom.equalToSuperview()
      $0.width.equalTo(120)
    }
    try expectPicture(
      LayoutSnapshot(of: window), "LayoutTesting/LayoutTesting.docc/Resources/testing.svg")
  }
}
