import Foundation
import LayoutInspector
import Testing

@Suite struct TextTreeTests {
  @Test func `A line a view`() {
    #expect(
      LayoutSnapshot.card.textTree == #"""
        Window  x 0 y 0 w 200 h 100
        ├── card: View  x 8 y 10.5 w 184 h 60
        │   ├── title: Label  x 4 y 4 w 40 h 23  "A <b> & \"c\"\nd"
        │   └── badge: View  x 60 y 4 w 8 h 8  hidden
        │       └── View  x 1 y 1 w 6 h 6
        └── ImageView  x 8 y 76 w 20 h 20
        """#)
  }

  private func tree(_ depths: [Int], text: String? = nil) -> String {
    LayoutSnapshot(
      views: depths.map { depth in
        LayoutSnapshot.Item(
          depth: depth, type: "V", frame: .zero, absoluteFrame: .zero,
          text: text.map {
            .init(string: $0, typeface: .init(size: 1), color: "#000000", lines: [])
          })
      }
    ).textTree.replacing("  x 0 y 0 w 0 h 0", with: "")
  }

  @Test(arguments: [
    ([], ""),
    ([0], "V"),
    ([0, 1, 1], "V\n├── V\n└── V"),
    ([0, 1, 2, 2, 1, 2], "V\n├── V\n│   ├── V\n│   └── V\n└── V\n    └── V"),
    ([0, 1, 2, 3, 1], "V\n├── V\n│   └── V\n│       └── V\n└── V"),
    // depths that no tree has: nothing breaks
    ([0, 7], "V\n└── V"), ([0, -3], "V\nV"), ([5, 1], "├── V\n└── V"),
    ([0, .max, 1], "V\n├── V\n└── V"), ([.min, .max], "V\n└── V"),
  ])
  func `Branches follow the depths`(_ depths: [Int], expected: String) {
    #expect(tree(depths) == expected)
  }

  @Test func `Long texts are cut`() {
    let text = String(repeating: "ab", count: 20)
    #expect(tree([0], text: text) == "V  \"\(text)\"")
    #expect(tree([0], text: text + "c") == "V  \"\(text)…\"")
    #expect(tree([0], text: "") == "V  \"\"")
    #expect(tree([0], text: "a\r\n\\") == #"V  "a\n\\""#)
  }

  @Test func `Deep trees are no wider than they must be`() {
    let lines = tree(Array(0...34)).split(separator: "\n")
    #expect(lines[32] == String(repeating: " ", count: 4 * 31) + "└── V")
    #expect(lines[33] == String(repeating: " ", count: 4 * 31) + "└── [33] V")
    #expect(lines[34] == String(repeating: " ", count: 4 * 31) + "└── [34] V")
    func length(_ depth: Int) -> Int { tree(Array(0...depth)).utf8.count }
    #expect(length(800) - length(400) < 2 * (length(400) - length(200)) + 1000)
  }
}
