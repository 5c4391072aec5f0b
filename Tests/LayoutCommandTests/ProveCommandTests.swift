import Foundation
import LayoutInspector
import LayoutKit
import Testing

@testable import layout

/// layout prove.
///
/// `layout prove` on snapshots.
@Suite
struct ProveCommandTests {
  /// A box of 400 points in a window: it reaches out up to 400, or 399.5 for half a point's sake.
  private func run(_ words: [String]) throws -> (code: ExitCode, out: [String], err: [String]) {
    let window = Window(size: CGSize(width: 500, height: 300))
    let box = View()
    box.name = "box"
    window.addSubview(box)
    box.layout.make {
      $0.leading.top.equalToSuperview()
      $0.width.equalTo(400)
      $0.height.equalTo(20)
    }
    let json = try LayoutSnapshot(of: window).json()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("prove-\(UUID().uuidString).json")
    try Data(json.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var (out, err): ([String], [String]) = ([], [])
    let console = Console(out: { out.append($0) }, err: { err.append($0) })
    let code = Tool.standard.run(["prove"] + words + [file.path], on: console)
    return (code, out, err)
  }

  @Test func `A view that reaches out is named with its limits, and ends with 1`() throws {
    let (code, out, _) = try run([])
    #expect(code == .findings)
    #expect(out.count == 2)
    #expect(
      out.first?.hasSuffix(
        "from 320 to 399.5, at worst by 79.5 at 320: box reaches out of Window") == true, "\(out)")
    #expect(out.last == "0 of 1 layouts proved from 320 to 1024: 1 outside")
  }

  @Test func `Where nothing goes wrong it ends with 0`() throws {
    let (code, out, _) = try run(["--widths", "400...1024"])
    #expect(code == .success)
    #expect(out == ["1 of 1 layouts proved from 400 to 1024"])
  }

  @Test(
    arguments: [
      ["--widths", "500...400"], ["--widths", "wide"], ["--widths", "0...inf"],
      ["--only", "nothing"],
    ])
  func `Words that make no sense`(_ words: [String]) throws {
    let (code, _, err) = try run(words)
    #expect(code == .misuse)
    #expect(!err.isEmpty)
  }
}
