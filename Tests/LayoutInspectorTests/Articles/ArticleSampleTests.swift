import Foundation
import LayoutInspector
import LayoutKit
import Testing

/// The code of the articles on looking into a layout, and what comes of it.
@Suite struct ArticleSampleTests {
  private let window = Window(size: CGSize(width: 375, height: 100))
  private let card = View()
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("article-\(UUID().uuidString)")

  init() {
    window.onDiagnostic = { _ in }
    card.name = "card"
    window.addSubview(card)
  }

  /// What the samples print, in the place of the standard library's.
  private final class Printed { var lines: [String] = [] }
  private let printed = Printed()
  private func print(_ item: some CustomStringConvertible) { printed.lines.append("\(item)") }

  private func removeFile() { try? FileManager.default.removeItem(at: file) }

  private func stateClash() {
    // article: clash
    card.layout.make {
      $0.leading.equalToSuperview().inset(16)
      $0.trailing.equalToSuperview().inset(16)
      $0.width.equalTo(343)
    }
    // end
    card.layout.make { $0.height.equalTo(20) }
  }

  @Test func `The code on snapshot`() throws {
    stateClash()
    defer { removeFile() }
    // article: snapshot
    let snapshot = LayoutSnapshot(of: window)
    print(snapshot)  // the text tree, and what is left out
    let json = try snapshot.json()  // the same in full, with a version
    let drawing = snapshot.svg(.blueprint)  // a drawing with the constraints
    try window.inspector().write(to: file)  // all of it in a web page
    // end
    #expect(printed.lines == [snapshot.textTree])
    #expect(snapshot["card"]?.frame.width == 343)
    #expect(json.contains("card") && drawing.hasPrefix("<svg"))
    #expect(try Data(contentsOf: file).count > 1000)
  }

  @Test func `The code on reasons`() throws {
    stateClash()
    window.layoutIfNeeded()
    // article: clashes
    for clash in LayoutSnapshot(of: window).clashes() { print(clash) }
    // end
    // article: explain
    print(explain(card, .width))
    // end
    // article: why not
    print(whyNot(card, .width, 200))
    // end
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0x2.width == 20   (active)>",
          "<NSLayoutConstraint:0x3 UIView:0x2.width == 40   (active)>"
      )
      """
    // article: log
    for report in try ConstraintLog(text).reports { print(report) }
    // end
    #expect(printed.lines.count == 3)
    #expect(printed.lines[0].hasPrefix("width 343 = "))
  }

  @Test func `The code on pictures`() throws {
    stateClash()
    let snapshot = LayoutSnapshot(of: window)
    let image = file.appendingPathExtension("png")
    defer {
      removeFile()
      try? FileManager.default.removeItem(at: image)
    }
    // article: files
    try snapshot.svg(.blueprint).write(to: file, atomically: true, encoding: .utf8)
    try snapshot.png(.blueprint, scale: 3).write(to: image)
    // end
    #expect(try Data(contentsOf: image).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg"))
    // article: comparison
    let before = LayoutSnapshot(of: window)
    window.frame.size.width = 400
    let picture = LayoutSnapshot(of: window).svg(comparedTo: before)
    // end
    #expect(picture.contains("stroke-dasharray"))
  }

  /// These write beside the program, or need the solver's module, so that they are only compiled.
  private func pages() throws {
    // article: page
    try window.inspector().write(to: URL(fileURLWithPath: "card.html"))
    // end
    // article: engine
    let module = URL(fileURLWithPath: ".build/wasm/solver.wasm.gz")
    try window.inspector(engine: Inspector.Engine(contentsOf: module)).write(to: file)
    // end
  }
}
