import Foundation
package import LayoutKit
import Typesetting

/// A laid-out window as lines of characters, one to a point.
///
/// Views whose names begin with `pane` have a border with the rest of their name in it, `track` and
/// `value` are drawn as gauges, and labels show their text.
package struct CellPicture {
  /// What stands in each cell; nothing in the second one of a wide character.
  private var cells: [[String]]

  /// Draws a window, which is laid out for it.
  package init(of window: Window) {
    window.layoutIfNeeded()
    let size = window.bounds.size
    let row = [String](repeating: " ", count: Int(size.width))
    cells = Array(repeating: row, count: Int(size.height))
    draw(window, at: .zero)
  }

  /// The lines, without the spaces at their ends.
  package var text: String {
    cells.map { line in
      let end = line.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return line[..<end].joined()
    }.joined(separator: "\n")
  }

  private mutating func draw(_ view: View, at origin: CGPoint) {
    let rect = CGRect(origin: origin, size: view.bounds.size)
    let words = (view.name ?? "").split(separator: " ", maxSplits: 1)
    switch words.first {
    case "pane": drawBorder(of: rect, title: words.dropFirst().first.map(String.init) ?? "")
    case "track": fill(rect, with: "░")
    case "value": fill(rect, with: "█")
    default: break
    }
    for line in (view as? Label)?.lines ?? [] {
      // The letters stand on the lower edge of their cells.
      put(line.text, at: CGPoint(x: origin.x + line.x, y: origin.y + line.baseline - 1))
    }
    for subview in view.subviews where !subview.isHidden {
      draw(
        subview,
        at: CGPoint(x: origin.x + subview.frame.minX, y: origin.y + subview.frame.minY))
    }
  }

  private mutating func drawBorder(of rect: CGRect, title: String) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1), with: "─")
    fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1), with: "─")
    fill(CGRect(x: rect.minX, y: rect.minY, width: 1, height: rect.height), with: "│")
    fill(CGRect(x: rect.maxX - 1, y: rect.minY, width: 1, height: rect.height), with: "│")
    put("┌", at: rect.origin)
    put("┐", at: CGPoint(x: rect.maxX - 1, y: rect.minY))
    put("└", at: CGPoint(x: rect.minX, y: rect.maxY - 1))
    put("┘", at: CGPoint(x: rect.maxX - 1, y: rect.maxY - 1))
    put(" \(title) ", at: CGPoint(x: rect.minX + 2, y: rect.minY))
  }

  private mutating func fill(_ rect: CGRect, with character: Character) {
    for row in Int(rect.minY)..<Int(rect.maxY) {
      put(
        String(repeating: character, count: Int(rect.width)),
        at: CGPoint(x: rect.minX, y: CGFloat(row)))
    }
  }

  /// Writes characters from left to right; what lies outside is left out.
  private mutating func put(_ text: String, at point: CGPoint) {
    let row = Int(point.y.rounded())
    guard cells.indices.contains(row) else { return }
    var column = Int(point.x.rounded())
    for character in text.map(String.init) {
      let end = column + CellMeasurer.cells(of: character)
      if column >= 0, column < end, end <= cells[row].count {
        cells[row].replaceSubrange(
          column..<end, with: [character] + Array(repeating: "", count: end - column - 1))
      }
      column = end
    }
  }
}
