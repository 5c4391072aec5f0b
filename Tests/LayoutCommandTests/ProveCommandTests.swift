import Foundation
import LayoutInspector
import LayoutKit
import Testing

@testable import layout

/// `layout prove` on snapshots.
@Suite
struct ProveCommandTests {
  /// A box of 400 points in a window: it reaches out up to 400, or 399.5 for half a point's sake.
  private func run(_ words: [String]) throws -> Answer {
    let window = Window(size: CGSize(width: 500, height: 300))
    let box = View()
    box.name = "box"
    window.addSubview(box)
    box.layout.make {
      $0.leading.top.equalToSuperview()
      $0.width.equalTo(400)
      $0.height.equalTo(20)
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("prove-\(UUID().uuidString).json")
    try Data(try LayoutSnapshot(of: window).json().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return Answer(to: ["prove"] + words + [file.path])
  }

  @Test func `A view that reaches out is named with its limits, and ends with 1`() throws {
    let answer = try run([])
    #expect(answer.status == 1)
    #expect(answer.out.count == 2)
    #expect(
      answer.out.first?.hasSuffix(
        "from 320 to 399.5, at worst by 80 at 320: box reaches out of Window") == true,
      "\(answer.out)")
    #expect(answer.out.last == "0 of 1 layouts proved from 320 to 1024: 1 outside")
  }

  @Test func `Where nothing goes wrong it ends with 0`() throws {
    let answer = try run(["--widths", "400...1024"])
    #expect(answer.status == 0)
    #expect(answer.out == ["1 of 1 layouts proved from 400 to 1024"])
  }

  @Test(
    arguments: [
      ["--widths", "500...400"], ["--widths", "wide"], ["--widths", "0...inf"],
      ["--only", "nothing"],
    ])
  func `Words that make no sense`(_ words: [String]) throws {
    let answer = try run(words)
    #expect(answer.status == 64)
    #expect(!answer.err.isEmpty)
  }
}
