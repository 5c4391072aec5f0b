import Foundation
import LayoutInspector
import LayoutKit
import Testing

@testable import layout

/// The commands that read logs and snapshots.
@Suite
struct SnapshotCommandTests {
  /// The commands, with what comes from standard input.
  private func tool(_ input: Data) -> Tool {
    let document = DocumentInput(standardInput: { input })
    return Tool(commands: [
      ExplainCommand(input: document), LintCommand(input: document), DrawCommand(input: document),
    ])
  }

  /// Runs a command line on what comes from standard input.
  private func run(
    _ words: String..., input: String = ""
  ) -> (status: Int32, out: String, err: String) {
    let answer = Answer(to: words, of: tool(Data(input.utf8)))
    return (
      answer.status, answer.out.joined(separator: "\n"), answer.err.joined(separator: "\n")
    )
  }

  private func snapshot(clashing: Bool = false) throws -> String {
    let window = Window(size: CGSize(width: 320, height: 100))
    window.onDiagnostic = { _ in }
    let card = View()
    card.name = "card"
    window.addSubview(card)
    #sourceLocation(file:"Card.swift",line:30)
    card.layout.make {
      $0.left.equalToSuperview().offset(16)
      $0.trailing.equalToSuperview().inset(16)
      $0.top.bottom.equalToSuperview()
    }
    if clashing { card.layout.make { $0.width.equalTo(343) } }
    #sourceLocation()
    return try LayoutSnapshot(of: window).json()
  }

  private let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 UIView:0x9.width == 24   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0x9.width == 36   (active)>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x2 UIView:0x9.width == 36   (active)>
    """

  @Test func `Explain reads logs`() {
    let result = run("explain", input: log)
    #expect(result.status == 1)
    #expect(result.out.hasPrefix("These can't all hold: 36 > 24, short by 12."))
    let other = run("explain", "-", input: "nothing of the kind")
    #expect(other.status == 66)
    #expect(other.err.hasPrefix("layout: There is no report of constraints in this text"))
  }

  @Test func `Explain reads snapshots`() throws {
    let clashing = run("explain", input: try snapshot(clashing: true))
    #expect(clashing.status == 1)
    #expect(clashing.out.hasPrefix("These can't all hold: 16 + 16 + 343 = 375 > 320, short by 55."))
    let sound = run("explain", input: try snapshot())
    #expect(sound.out == "No constraints contradict each other.")
    let width = run("explain", "-", "card", "width", input: try snapshot())
    #expect(
      width.out.hasPrefix("width 288 = superview 320 − 16 (Card.swift:31) − 16 (Card.swift:32)"))
    let wish = run("explain", "-", "card", "width", "--not", "300", input: try snapshot())
    #expect(wish.out.hasPrefix("card.width is 288 and not 300, because of"))
  }

  @Test func `Lint prints a line for each finding`() throws {
    let result = run("lint", input: try snapshot())
    #expect(result.status == 1)
    #expect(result.out.hasPrefix("Card.swift:31: card.left == Window.left + 16 doesn't turn round"))
    let skipped = run("lint", "--skip", "leftAndRight", input: try snapshot())
    #expect(skipped.status == 0 && skipped.out.isEmpty)
    #expect(run("lint", "--only", "overlap", input: try snapshot()).status == 0)
  }

  @Test func `Draw writes every format`() throws {
    let json = try snapshot()
    #expect(
      run("draw", input: json).out
        == "Window  x 0 y 0 w 320 h 100\n└── card: View  x 16 y 0 w 288 h 100")
    #expect(run("draw", "--as", "svg", input: json).out.hasPrefix("<svg xmlns="))
    #expect(run("draw", "--as", "json", input: json).out == json)
    #expect(run("draw", "--as", "html", input: json).out.hasPrefix("<!doctype html>"))
    let blueprint = run("draw", "--as", "svg", "--style", "blueprint", input: json).out
    #expect(blueprint != run("draw", "--as", "svg", input: json).out)
    let other = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: other) }
    try Data(try snapshot(clashing: true).utf8).write(to: other)
    let comparison = run("draw", "--as", "svg", "--compare", other.path, input: json)
    #expect(comparison.status == 0 && comparison.out.hasPrefix("<svg"))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(run("draw", "-o", file.path, "--scale", "1", input: json).status == 0)
    let bytes = [UInt8](try Data(contentsOf: file))
    #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  @Test func `What can't be read or written`() throws {
    let json = try snapshot()
    let unwritable = run("draw", "-o", "/proc/nowhere/a.svg", input: json)
    #expect(unwritable.status == 73)
    #expect(unwritable.err.hasPrefix("layout: /proc/nowhere/a.svg can't be written: "))
    let empty = try LayoutSnapshot(views: []).json()
    let nothing = run("draw", input: empty)
    #expect(nothing.status == 66)
    #expect(nothing.err == "layout: there is nothing in the snapshot to draw")
    let noText = Answer(to: ["lint"], of: tool(Data([0xFF, 0xFE, 0x00])))
    #expect(noText.status == 66)
    #expect(noText.err == ["layout: standard input is no text in UTF-8"])
  }

  @Test func `Errors of other kinds are told`() {
    struct Broken: Command {
      struct Fault: Error, CustomStringConvertible { let description = "it broke" }
      let name = "broken"
      let summary = ""
      let usage = ""
      func run(_ arguments: Arguments, on console: Console) throws -> ExitCode { throw Fault() }
    }
    let answer = Answer(to: ["broken"], of: Tool(commands: [Broken()]))
    #expect(answer.status == 1 && answer.err == ["layout: it broke"])
  }

  @Test(arguments: [
    (["explain", "a", "b"], 64, "layout: a view goes with an attribute"),
    (["explain", "--not", "3"], 64, "layout: --not goes with a view and an attribute"),
    (["explain", "/nowhere/at/all"], 66, "layout: /nowhere/at/all can't be read"),
    (["explain", "-", "card", "width"], 66, "layout: This is not the JSON of a layout snapshot"),
    (["lint"], 66, "layout: This is not the JSON of a layout snapshot: it is no JSON, or cut off."),
    (["lint", "--only", "nothing"], 64, "layout: unknown rule nothing"),
    (["draw", "--as", "gif"], 64, "layout: unknown format gif"),
    (["draw", "--as", "png"], 64, "layout: a PNG needs a file: -o <file>"),
    (["draw", "--scale", "-2"], 64, "layout: -2 is no scale between 0 and 16"),
    (["draw", "--style", "wild"], 64, "layout: unknown style wild"),
  ])
  func `A misuse is told in one line`(words: [String], status: Int, message: String) {
    let answer = Answer(to: words, of: tool(Data()))
    #expect(Int(answer.status) == status)
    #expect(answer.err.first?.hasPrefix(message) == true, "\(answer.err)")
  }

  @Test func `Names and attributes that are none`() throws {
    let json = try snapshot()
    #expect(run("explain", "-", "nobody", "width", input: json).err.contains("no view nobody"))
    #expect(run("explain", "-", "card", "colour", input: json).status == 64)
    #expect(run("explain", "-", "card", "width", "--not", "x", input: json).status == 64)
    let newer = run("draw", input: #"{"version": 7}"#)
    #expect(newer.status == 66 && newer.err.contains("has version 7"))
  }

  @Test func `The program knows them`() {
    #expect(Set(Tool.standard.commands.map(\.name)).isSuperset(of: ["explain", "lint", "draw"]))
  }
}
