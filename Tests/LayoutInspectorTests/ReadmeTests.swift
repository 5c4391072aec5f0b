import Foundation
import LayoutInspector
import LayoutKit
import Testing

/// The README's example: this code is what it shows, and prints what it says.
@Suite struct ReadmeTests {
  private static let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")

  private static func example() -> String {
    // readme:begin
    let window = Window(size: CGSize(width: 320, height: 80))
    let photo = View()
    let title = Label()
    title.text = "A title that is too long for the room there is"
    window.addSubviews(photo, title)
    photo.layout.make {
      $0.leading.top.equalToSuperview().inset(16)
      $0.size.equalTo(48)
    }
    title.layout.make {
      $0.leading.equalTo(photo.layout.trailing).offset(12)
      $0.trailing.lessThanOrEqualToSuperview().inset(16)
      $0.centerY.equalTo(photo)
    }
    let tree = LayoutSnapshot(of: window).textTree
    // readme:end
    return tree
  }

  @Test func `Prints what the README says`() throws {
    let readme = try String(contentsOf: Self.readme, encoding: .utf8)
    let tree = Self.example()
    #expect(readme.contains("```\n\(tree)\n```"), "it prints:\n\(tree)")
  }

  @Test func `Is the code of the README`() throws {
    let readme = try String(contentsOf: Self.readme, encoding: .utf8)
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let begin = try #require(source.range(of: "// readme:begin\n"))
    let end = try #require(source.range(of: "    let tree = "))
    let code = source[begin.upperBound..<end.lowerBound].split(
      separator: "\n", omittingEmptySubsequences: false)
    let shown = code.map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }
    #expect(readme.contains(shown.joined(separator: "\n")))
  }
}
