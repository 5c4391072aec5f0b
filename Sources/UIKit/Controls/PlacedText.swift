import Foundation

/// A text as it stands in a field or a text view, for questions of where its letters are.
struct PlacedText {
  /// Lays the text out in the room of its first container; it needs the text to be kept.
  let manager: NSLayoutManager
  let storage: NSTextStorage
  /// The corner of that room, in the coordinates of the answers.
  let origin: CGPoint
  /// The height of a line without letters, in points.
  let lineHeight: CGFloat

  private var container: NSTextContainer? { manager.textContainers.first }
  private var count: Int { storage.length }

  /// The rectangle of the bar at a place: 2 points wide, as high as its line.
  func caret(at position: UITextPosition) -> CGRect {
    guard let container else { return .zero }
    let place = min(max(position.place, 0), count)
    let padding = container.lineFragmentPadding
    var corner = CGPoint(x: padding, y: 0)
    var height = lineHeight
    if place < count {
      let letter = rect(NSRange(location: place, length: 1), container)
      (corner, height) = (letter.origin, letter.height)
    } else if count > 0 {
      let letter = rect(NSRange(location: count - 1, length: 1), container)
      let isBelow = storage.string.hasSuffix("\n")
      corner =
        isBelow ? CGPoint(x: padding, y: letter.maxY) : CGPoint(x: letter.maxX, y: letter.minY)
      height = letter.height
    }
    return CGRect(x: corner.x + origin.x, y: corner.y + origin.y, width: 2, height: height)
  }

  /// The rectangles of a part, one a line.
  func lines(of range: UITextRange) -> [CGRect] {
    guard let container else { return [] }
    let part = NSIntersectionRange(range.range, NSRange(location: 0, length: count))
    var lines: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: part) { _, _, _, line, _ in
      lines.append(
        rect(NSIntersectionRange(part, line), container).offsetBy(dx: origin.x, dy: origin.y))
    }
    return lines
  }

  /// The rectangles of a part as those of a choice.
  func selection(_ range: UITextRange) -> [UITextSelectionRect] {
    let rects = lines(of: range).map { UITextSelectionRect($0) }
    rects.first?.isFirst = true
    rects.last?.isLast = true
    return rects
  }

  /// The place between two letters that is closest to a point.
  func closest(to point: CGPoint) -> UITextPosition {
    guard count > 0, let container, let index = letter(at: point) else { return UITextPosition(0) }
    let letter = rect(NSRange(location: index, length: 1), container)
    let isBehind = point.x - origin.x > letter.midX
    let isNewline = (storage.string as NSString).character(at: index) == 10
    return UITextPosition(isBehind && !isNewline ? index + 1 : index)
  }

  /// The letter at a point, the closest one beside the text; nil without a text.
  func letter(at point: CGPoint) -> Int? {
    guard count > 0, let container else { return nil }
    let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return min(manager.glyphIndex(for: inside, in: container), count - 1)
  }

  private func rect(_ range: NSRange, _ container: NSTextContainer) -> CGRect {
    manager.boundingRect(forGlyphRange: range, in: container)
  }
}
