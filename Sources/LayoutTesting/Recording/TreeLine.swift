import Foundation

/// A line of a text tree, taken apart.
struct TreeLine: Hashable {
  /// The rails before the view.
  var indent: String
  /// The view's name and type.
  var head: String
  /// The frame's numbers.
  var frame: [Double]
  /// What stands behind the frame.
  var rest: String

  /// Nil for a line that isn't about a view.
  init?(_ line: some StringProtocol) {
    let text = String(line)
    let rails = text.prefix { "│├└─ ".contains($0) }
    let pieces = text.dropFirst(rails.count).components(separatedBy: "  ")
    guard let place = pieces.firstIndex(where: { Self.numbers($0) != nil }),
      let frame = Self.numbers(pieces[place])
    else { return nil }
    indent = String(rails)
    head = pieces[..<place].joined(separator: "  ")
    self.frame = frame
    rest = pieces[(place + 1)...].joined(separator: "  ")
  }

  private static func numbers(_ text: String) -> [Double]? {
    let words = text.split(separator: " ")
    guard words.count == 8, words[0] == "x", words[2] == "y", words[4] == "w", words[6] == "h"
    else {
      return nil
    }
    let numbers = [words[1], words[3], words[5], words[7]].compactMap { Double($0) }
    return numbers.count == 4 ? numbers : nil
  }

  /// Whether it is the same view in the same place of the tree, wherever that is.
  func isSameView(as other: TreeLine) -> Bool {
    head == other.head && indent.count == other.indent.count
  }
}
