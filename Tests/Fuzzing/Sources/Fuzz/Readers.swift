import Foundation
import LayoutInspector
import LayoutKit
import LinkedPorting
import Typesetting
import UIKit

/// Reads bytes as a font file, measures a text with each font in it, and draws it.
func readFont(_ data: Data) {
  for index in 0..<min(OpenTypeFont.fontCount(in: data), 4) {
    guard let font = try? OpenTypeFont(data: data, index: index) else { continue }
    let measurer = StandardMeasurer(families: [FontFamily(name: "Fuzz", fonts: [font])])
    let text = StyledText("Tôo AV fi ١٢ שלום 漢🙂", font: TextFont(family: "Fuzz", size: 17))
    let paragraph = measurer.paragraph(of: text)
    _ = paragraph.lines(in: .width(40), limit: 3).height
    _ = measurer.outline(of: "AVfi1", font: TextFont(family: "Fuzz", size: 17))
  }
}

/// Reads bytes as a visual format about three views.
func readFormat(_ data: Data) {
  let window = Window(size: CGSize(width: 320, height: 480))
  window.onDiagnostic = { (_: LayoutDiagnostic) in }
  let views = ["a", "b", "field"].map { name in (name, View()) }
  for (_, view) in views { window.addSubview(view) }
  let constraints = LayoutConstraint.constraints(
    withVisualFormat: String(decoding: data, as: UTF8.self), metrics: ["gap": 8, "w": 44],
    views: Dictionary(views) { first, _ in first })
  LayoutConstraint.activate(constraints)
  window.layoutIfNeeded()
}

/// Reads bytes as a log of constraints and explains it.
func readLog(_ data: Data) {
  guard let log = try? ConstraintLog(String(decoding: data, as: UTF8.self)) else { return }
  for report in log.reports { _ = report.description }
}

/// Reads bytes as a snapshot, and makes of it what can be made.
func readSnapshot(_ data: Data) {
  guard let snapshot = try? LayoutSnapshot(json: String(decoding: data, as: UTF8.self)) else {
    return
  }
  _ = snapshot.svg()
  _ = snapshot.textTree
  _ = snapshot.clashes()
  _ = snapshot.lint()
  for view in snapshot.views.indices.prefix(4) {
    _ = snapshot.explain(LayoutSnapshot.Reference(view: view), .width)
    _ = snapshot.whyNot(LayoutSnapshot.Reference(view: view), .top, 100)
  }
  _ = try? snapshot.json(isCompact: true)
}

/// Reads bytes as a picture.
func readPicture(_ data: Data) {
  guard let image = UIImage(data: data) else { return }
  _ = image.size
  _ = image.pngData()
}

/// Reads bytes as a source for iOS, and ports it.
func readSource(_ data: Data) {
  let ported = SourcePort([(path: "Fuzz.swift", bytes: Array(data))]).ported()
  // What was ported needs no port.
  _ = SourcePort(ported.map { (path: $0.path, bytes: $0.bytes) }).ported()
}

/// Reads bytes as an assistant's messages.
func readMessages(_ data: Data) {
  let echo = ProtocolTool(
    name: "echo", description: "Says what it is told.",
    arguments: [
      ProtocolTool.Argument(name: "text", kind: .text, description: "What to say."),
      ProtocolTool.Argument(name: "times", kind: .number, description: "How often."),
    ]
  ) { values, context in
    let text = values.text("text") ?? ""
    return ProtocolTool.Answer(content: [.text(context.results.short(text, name: "echo"))])
  }
  var reader = MessageReader()
  var server = ProtocolServer([echo])
  for line in reader.add(data) + reader.finish() { _ = server.answer(line) }
}

// What the tool's commands throw, which the server passes on.
struct Misuse: Error { var message: String }
struct Failure: Error { var message: String }
