import Foundation
import Testing
import ViewTree

/// Conflicts that the same lines of the program make for several views.
@Suite struct AlikeConflictTests {
  /// Views that two lines ask to be as wide as that and as this.
  private func grid(_ count: Int, in root: View, _ wide: (Int) -> CGFloat = { _ in 60 }) -> [View] {
    (0..<count).map { number in
      let thumb = box("thumb \(number)", in: root)
      #sourceLocation(file:"Grid.swift",line:10)
      thumb.widthAnchor.constraint(equalToConstant: 44).isActive = true
      let width = thumb.widthAnchor.constraint(equalToConstant: wide(number))
      #sourceLocation()
      width.isActive = true
      return thumb
    }
  }

  @Test(
    arguments: [(2, ""), (4, ""), (10, " and 6 more")])
  func `They are one diagnostic, which names a few`(_ count: Int, _ rest: String) {
    let root = window(300, 300)
    let reports = Reports(of: root)
    _ = grid(count, in: root)
    root.layoutIfNeeded()
    let named = (1..<count).prefix(3).map { "thumb \($0).width == 60" }.joined(separator: ", ")
    #expect(
      reports.messages == [
        "thumb 0.width == 60 is left out, as it can't be met together with thumb 0.width == 44"
          + " (Grid.swift:10). So \(count == 2 ? "is" : "are") \(named)\(rest)."
      ])
  }

  @Test func `What asks for something else is told by itself`() {
    let root = window(300, 300)
    let reports = Reports(of: root)
    _ = grid(3, in: root) { $0 == 1 ? 70 : 60 }
    root.layoutIfNeeded()
    #expect(
      reports.messages == [
        "thumb 0.width == 60 is left out, as it can't be met together with thumb 0.width == 44"
          + " (Grid.swift:10). So is thumb 2.width == 60.",
        "thumb 1.width == 70 is left out, as it can't be met together with thumb 1.width == 44"
          + " (Grid.swift:10).",
      ])
  }

  @Test(arguments: [(10, 10), (10, 11), (11, 10)])
  func `What is in the way of something on another line is told by itself`(
    _ first: Int, _ second: Int
  ) {
    let root = window(300, 300)
    let reports = Reports(of: root)
    for (number, line) in [first, second, first].enumerated() {
      let thumb = box("thumb \(number)", in: root)
      constrain(thumb, .width, plus: 44, fileID: "Grid.swift", line: line)
      constrain(thumb, .width, plus: 60, fileID: "Grid.swift", line: 20)
    }
    root.layoutIfNeeded()
    func told(_ number: Int, _ line: Int) -> String {
      "thumb \(number).width == 60 is left out, as it can't be met together with"
        + " thumb \(number).width == 44 (Grid.swift:\(line))."
    }
    #expect(
      reports.messages
        == (first == second
          ? [told(0, first) + " So are thumb 1.width == 60, thumb 2.width == 60."]
          : [told(0, first) + " So is thumb 2.width == 60.", told(1, second)]))
  }

  @Test func `A view with a handler of its own tells it of its own`() {
    let root = window(300, 300)
    let reports = Reports(of: root)
    let thumbs = grid(3, in: root)
    let own = Reports(of: thumbs[1])
    root.layoutIfNeeded()
    #expect(own.messages.count == 1 && own.messages[0].hasPrefix("thumb 1.width == 60 is left out"))
    #expect(
      reports.messages.count == 1 && reports.messages[0].hasSuffix("So is thumb 2.width == 60."))
  }
}
