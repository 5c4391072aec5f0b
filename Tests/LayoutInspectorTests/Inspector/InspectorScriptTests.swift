import Foundation
import LayoutInspector
import LayoutKit
import TestSupport
import Testing

/// What the page's solver is held against: trees, edits, and the frames after each, which
/// `Tools/replay.mjs` replays without a browser.
@Suite struct InspectorScriptTests {
  /// Writes the script to the file that `LAYOUTKIT_INSPECTOR_SCRIPT` names, if it names one.
  @Test func `A script holds pages, edits and frames`() throws {
    let file = ProcessInfo.processInfo.environment["LAYOUTKIT_INSPECTOR_SCRIPT"]
    var lines: [String] = []
    var moved = 0
    for seed in 0..<(file == nil ? 2 : 420) {
      var tree = RandomTree(seed: seed)
      lines.append(try data(of: tree.window.inspector().html))
      var steps: [String] = []
      for _ in 0..<25 {
        let before = tree.frames
        let edit = tree.edit()
        let frames = tree.frames
        if frames != before { moved += 1 }
        steps.append("{\"edit\":\(edit),\"frames\":\(frames)}")
      }
      lines.append("[\(steps.joined(separator: ","))]")
    }
    // Most edits make a difference.
    #expect(moved * 2 > lines.count / 2 * 25)
    guard let file else { return }
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
  }

  /// Writes a page of 5,000 views to the file that `LAYOUTKIT_INSPECTOR_LARGE` names, if it names one.
  @Test func `A page of a thousand rows`() throws {
    let file = ProcessInfo.processInfo.environment["LAYOUTKIT_INSPECTOR_LARGE"]
    let rows = file == nil ? 20 : 1000
    let inspector = try rowsOfFive(rows).inspector(title: "Rows", engine: engine())
    let data = try data(of: inspector.html)
    #expect(data.components(separatedBy: "\"depth\":").count - 1 == rows * 5 + 1)
    if let file { try inspector.write(to: URL(fileURLWithPath: file)) }
  }

  /// The module that `LAYOUTKIT_MODULE` names.
  private func engine() throws -> Inspector.Engine? {
    try ProcessInfo.processInfo.environment["LAYOUTKIT_MODULE"].map {
      try Inspector.Engine(contentsOf: URL(fileURLWithPath: $0))
    }
  }

  /// A window with rows of a picture, two texts and a button.
  private func rowsOfFive(_ count: Int) -> Window {
    let window = Window(size: CGSize(width: 390, height: 844))
    window.onDiagnostic = { _ in }
    var above: View?
    for number in 0..<count {
      let row = View()
      row.name = "row \(number)"
      let (photo, title, text, button) = (View(), Label(), Label(), View())
      title.text = "Row \(number)"
      text.text = "What stands here says something about the row beside the picture"
      text.numberOfLines = 0
      window.addSubview(row)
      for view in [photo, title, text, button] { row.addSubview(view) }
      photo.backgroundColor = Color(red: 0.3, green: 0.4, blue: 0.9)
      row.layout.make {
        $0.leading.trailing.equalToSuperview().inset(16)
        if let above {
          $0.top.equalTo(above.layout.bottom).offset(8)
        } else {
          $0.top.equalToSuperview()
        }
        $0.height.equalTo(64)
      }
      photo.layout.make {
        $0.leading.centerY.equalToSuperview()
        $0.size.equalTo(48)
      }
      title.layout.make {
        $0.leading.equalTo(photo.layout.trailing).offset(12)
        $0.top.equalToSuperview().inset(8)
        $0.trailing.lessThanOrEqualTo(button.layout.leading).offset(-8)
      }
      text.layout.make {
        $0.leading.equalTo(title)
        $0.top.equalTo(title.layout.bottom).offset(4)
        $0.trailing.equalTo(button.layout.leading).offset(-8)
      }
      button.layout.make {
        $0.trailing.centerY.equalToSuperview()
        $0.width.equalToSuperview().multipliedBy(0.2)
        $0.height.equalTo(32)
      }
      above = row
    }
    return window
  }

  private func data(of page: String) throws -> String {
    let opening = try #require(page.range(of: #"id="data">"#))
    let closing = try #require(
      page.range(of: "</script>", range: opening.upperBound..<page.endIndex))
    return String(page[opening.upperBound..<closing.lowerBound])
  }
}
