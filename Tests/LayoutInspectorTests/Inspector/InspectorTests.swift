import Foundation
import LayoutInspector
import LayoutKit
import TestSupport
import Testing

/// The page as a document; what it does in a browser is for `Tools/drive.mjs` to see.
@Suite struct InspectorTests {
  private func screen(named name: String = "card") -> Window {
    let window = Window(size: CGSize(width: 320, height: 480))
    let card = View()
    card.name = name
    window.addSubview(card)
    card.layout.make { $0.edges.equalToSuperview().inset(16) }
    return window
  }

  /// The JSON inside a page, as a browser would read it.
  private func data(of page: String) throws -> [String: Any] {
    let opening = try #require(page.range(of: #"id="data">"#))
    let closing = try #require(
      page.range(of: "</script>", range: opening.upperBound..<page.endIndex))
    let json = Data(page[opening.upperBound..<closing.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  @Test func `A page holds the snapshot, and loads nothing`() throws {
    let page = screen().inspector(title: "Card").html
    let data = try data(of: page)
    #expect(data["title"] as? String == "Card")
    let entries = try #require(data["snapshots"] as? [[String: Any]])
    let snapshot = try #require(entries.first?["snapshot"] as? [String: Any])
    let views = try #require(snapshot["views"] as? [[String: Any]])
    #expect(views.compactMap { $0["title"] as? String } == ["Window", "card"])
    #expect(page.contains("default-src 'none'"))
    for word in ["http:", "https:", "src=", "href=", "@import", "fetch(", "XMLHttpRequest"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!--", "<b>&amp;\"'", "\u{2028}\u{2029}", "🧭 \\u003C",
  ])
  func `Names with markup stay names`(name: String) throws {
    var inspector = screen(named: name).inspector(title: name)
    inspector.add(LayoutSnapshot(of: screen(named: name)), title: name)
    let page = inspector.html
    let data = try data(of: page)
    #expect(data["title"] as? String == name)
    let entries = try #require(data["snapshots"] as? [[String: Any]])
    #expect(entries.compactMap { $0["title"] as? String } == [name, name])
    for entry in entries {
      let snapshot = try #require(entry["snapshot"] as? [String: Any])
      let views = try #require(snapshot["views"] as? [[String: Any]])
      #expect(views.last?["name"] as? String == name)
    }
    // Three elements of script end, and no more.
    #expect(page.components(separatedBy: "</script").count == 4)
    #expect(!page.contains("alert(1)</script>"))
  }

  @Test func `Of a large tree the first views are shown, and a note says so`() throws {
    let item = LayoutSnapshot.Item(
      depth: 0, type: "View", frame: .zero, absoluteFrame: CGRect(x: 0, y: 0, width: 1, height: 1))
    var views = [LayoutSnapshot.Item](repeating: item, count: Inspector.viewLimit + 1)
    for place in views.indices.dropFirst() { views[place].depth = 1 }
    let data = try data(of: Inspector(LayoutSnapshot(views: views), title: "Many").html)
    let entries = try #require(data["snapshots"] as? [[String: Any]])
    let snapshot = try #require(entries.first?["snapshot"] as? [String: Any])
    #expect((snapshot["views"] as? [Any])?.count == Inspector.viewLimit)
    #expect(
      data["note"] as? String
        == "Many has 20001 views; the first 20000 are shown. Take a snapshot of a part of the tree"
        + " to see the rest.")
  }

  @Test func `A snapshot that JSON can't hold, and none at all, give a page`() throws {
    let bad = LayoutSnapshot(views: [
      LayoutSnapshot.Item(
        depth: 0, type: "View", frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
        absoluteFrame: .zero)
    ])
    let data = try data(of: Inspector(bad).html)
    let entries = try #require(data["snapshots"] as? [[String: Any]])
    let snapshot = try #require(entries.first?["snapshot"] as? [String: Any])
    #expect((snapshot["notes"] as? [String])?.count == 1)
    let empty = try self.data(of: Inspector(LayoutSnapshot(views: [])).html)
    #expect(empty["title"] as? String == "Layout")
  }

  @Test func `A page carries the solver, unless it is to have none`() {
    // A module that is compressed begins with the bytes 1F 8B 08.
    #expect(screen().inspector().html.contains(#"id="engine-module">H4sI"#))
    #expect(Inspector(LayoutSnapshot(of: screen())).html.contains(#"id="engine-module">H4sI"#))
    let without = screen().inspector(engine: nil).html
    #expect(without.contains(#"id="engine-module"></script>"#))
    // 190 kB as text, and no more than that.
    #expect(screen().inspector().html.utf8.count - without.utf8.count < 300_000)
  }

  @Test func `An engine is a module, or is refused with a reason`() throws {
    let module = Data([0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0])
    let page = screen().inspector(engine: try Inspector.Engine(module: module)).html
    #expect(page.contains(#"id="engine-module">AGFzbQEAAAA="#))
    #expect(throws: Inspector.EngineError.notAModule) {
      try Inspector.Engine(module: Data("text".utf8))
    }
    #expect(throws: Inspector.EngineError.notAModule) { try Inspector.Engine(module: Data()) }
    let nowhere = URL(fileURLWithPath: "/nowhere/solver.wasm")
    #expect(throws: Inspector.EngineError.unreadable("/nowhere/solver.wasm")) {
      try Inspector.Engine(contentsOf: nowhere)
    }
    #expect(
      "\(Inspector.EngineError.notAModule)"
        == "These bytes are no module of WebAssembly. The script .ci/module/build makes one.")
    #expect(
      "\(Inspector.EngineError.unreadable("a.wasm"))"
        == "There is no module to read at a.wasm. The script .ci/module/build makes one.")
  }

  @Test func `A page is written to a file, and the same every time`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("inspector-\(ProcessInfo.processInfo.globallyUniqueString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try screen().inspector().write(to: file)
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == screen().inspector().html)
    #expect(written.hasPrefix("<!doctype html>"))
  }

  @Test func `Views are added under names of their own`() throws {
    var inspector = screen().inspector(title: "Cards")
    inspector.nameFirst("small")
    inspector.add(screen(named: "other"), title: "large")
    let entries = try #require(try data(of: inspector.html)["snapshots"] as? [[String: Any]])
    #expect(entries.compactMap { $0["title"] as? String } == ["small", "large"])
    let views = entries.compactMap {
      (($0["snapshot"] as? [String: Any])?["views"] as? [[String: Any]])?.last?["name"] as? String
    }
    #expect(views == ["card", "other"])
  }
}
