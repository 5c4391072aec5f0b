public import Foundation
import Typesetting
import ViewTree

/// A text that layout managers lay out.
open nonisolated class NSTextStorage: NSMutableAttributedString {
  private let mark = FoundationMark()
  private var managers: [NSLayoutManager] = []
  /// Tells a text view of a change.
  final var onChange: (() -> Void)?

  /// Makes an empty text.
  public convenience init() { self.init(string: "") }

  deinit {}

  /// What lays the text out.
  public final var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a layout manager, which is kept.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  public final func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  public final func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  /// Puts letters in the place of others.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    onChange?()
  }

  /// Gives letters attributes.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    onChange?()
  }
}

/// Lays out a text in the room of its first container; others stay empty.
///
/// A glyph is a UTF-16 unit of the text. Rectangles are in the container's coordinates, with its padding at the
/// sides of each line, in points.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSLayoutManager: NSObject {
  /// The text; it isn't kept.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The rooms.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Told of the layout; nothing calls it.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether the space between lines that fonts ask for counts, as it always does here.
  open var usesFontLeading = true
  /// Whether parts may be laid out before others; it is remembered.
  open var allowsNonContiguousLayout = false

  /// Makes one without text and room.
  public override init() { super.init() }

  deinit {}

  /// Adds a room.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Takes a room away; nothing happens beyond the ends.
  open func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) {
      textContainers.remove(at: index).layoutManager = nil
    }
  }

  /// How many glyphs there are.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Without effect, as everything is laid out when it is asked for.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Without effect, as everything is laid out when it is asked for.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Without effect, as everything is laid out when it is asked for.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Without effect, as everything is laid out when it is asked for.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Without effect, as everything is laid out when it is asked for.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {}

  // MARK: Lines

  /// A line as the layout has it.
  private struct Fragment {
    /// All of its letters, with the spaces or the newline at its end.
    var range: NSRange
    /// From side to side of the container.
    var rect: CGRect
    /// Around the letters and the padding.
    var used: CGRect
    var baseline: CGFloat
  }

  private func fragments(of container: NSTextContainer) -> [Fragment] {
    guard let textStorage, textStorage.length > 0, container === textContainers.first else {
      return []
    }
    let text = NSAttributedString(attributedString: textStorage)
    let padding = container.lineFragmentPadding
    let width = container.size.width - 2 * padding
    let lines = text.paragraph().lines(
      in: container.size.width > 0 ? .width(max(width, 1)) : .maxContent,
      limit: max(container.maximumNumberOfLines, 0))
    let scalars = text.string.unicodeScalars
    var fragments: [Fragment] = []
    var (scalar, place, unit) = (0, scalars.startIndex, 0)
    for (number, line) in lines.lines.enumerated() {
      let isLast = number + 1 == lines.lines.count
      let end =
        isLast && !lines.isTruncated
        ? .max
        : isLast
          ? line.range.upperBound : lines.lines[number + 1].range.lowerBound
      let start = unit
      while scalar < end, place < scalars.endIndex {
        unit += UTF16.width(scalars[place])
        place = scalars.index(after: place)
        scalar += 1
      }
      let side = container.size.width > 0 ? container.size.width : lines.width + 2 * padding
      fragments.append(
        Fragment(
          range: NSRange(location: start, length: unit - start),
          rect: CGRect(x: 0, y: line.top, width: side, height: line.height),
          used: CGRect(
            x: line.x, y: line.top, width: line.width + 2 * padding, height: line.height),
          baseline: line.baseline))
    }
    return fragments
  }

  private func fragment(ofGlyph index: Int) -> Fragment? {
    textContainers.first.flatMap { fragments(of: $0).first { NSLocationInRange(index, $0.range) } }
  }

  /// The rectangle around all lines of a container; none without text.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let lines = fragments(of: container)
    guard let first = lines.first else { return .zero }
    return lines.dropFirst().reduce(first.used) { $0.union($1.used) }
  }

  /// The glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let lines = fragments(of: container)
    guard let first = lines.first, let last = lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSUnionRange(first.range, last.range)
  }

  /// Calls a closure with each line that has some of the glyphs, from top to bottom.
  @safe
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var isEnough = ObjCBool(false)
    for line in fragments(of: container)
    where NSIntersectionRange(line.range, glyphRange).length > 0 {
      unsafe block(line.rect, line.used, container, line.range, &isEnough)
      if isEnough.boolValue { return }
    }
  }

  /// The line that a glyph stands in, from side to side; none for an unknown one.
  @safe
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = fragment(ofGlyph: glyphIndex) else { return .zero }
    unsafe effectiveGlyphRange?.pointee = line.range
    return line.rect
  }

  /// The letters of the line that a glyph stands in, with the padding; none for an unknown one.
  @safe
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = fragment(ofGlyph: glyphIndex) else { return .zero }
    unsafe effectiveGlyphRange?.pointee = line.range
    return line.used
  }

  /// The place of a glyph in its line: its left end, and the baseline from the line's top.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = fragment(ofGlyph: glyphIndex) else { return .zero }
    return CGPoint(x: left(of: glyphIndex, in: line), y: line.baseline - line.rect.minY)
  }

  /// The rectangle around some glyphs; the width of a part of a line is that of its text alone.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    var result = CGRect.null
    for line in fragments(of: container) {
      let part = NSIntersectionRange(line.range, glyphRange)
      guard part.length > 0 else { continue }
      let padding = container.lineFragmentPadding
      let begin = left(of: part.location, in: line)
      let end =
        NSMaxRange(part) == NSMaxRange(line.range)
        ? line.used.maxX - padding : left(of: NSMaxRange(part), in: line)
      result = result.union(
        CGRect(x: begin, y: line.rect.minY, width: max(end - begin, 0), height: line.rect.height))
    }
    return result.isNull ? .zero : result
  }

  private func share(of glyph: Int, before x: CGFloat) -> CGFloat {
    guard let line = fragment(ofGlyph: glyph) else { return 0 }
    let padding = textContainers.first?.lineFragmentPadding ?? 0
    let begin = left(of: glyph, in: line)
    let isLast = glyph + 1 >= NSMaxRange(line.range)
    let end = isLast ? line.used.maxX - padding : left(of: glyph + 1, in: line)
    return end > begin ? min(max((x - begin) / (end - begin), 0), 1) : 0
  }

  private func left(of glyph: Int, in line: Fragment) -> CGFloat {
    let padding = textContainers.first?.lineFragmentPadding ?? 0
    let before = NSRange(location: line.range.location, length: glyph - line.range.location)
    guard before.length > 0, let textStorage else { return line.used.minX + padding }
    // Spaces at the end of a line have no width: a full stop behind them shows it.
    let text = NSMutableAttributedString(
      attributedString: textStorage.attributedSubstring(from: before))
    let looks = unsafe textStorage.attributes(at: NSMaxRange(before) - 1, effectiveRange: nil)
    let stop = NSAttributedString(string: ".", attributes: looks)
    text.append(stop)
    return line.used.minX + padding + text.size().width - stop.size().width
  }

  // MARK: Drawing

  /// Without effect, as what lies behind letters is drawn with them.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws glyphs, line by line, in the context that is drawn in.
  ///
  /// - Parameters:
  ///   - glyphsToShow: Which of them; what isn't there is left out.
  ///   - origin: Where the corner of the first container is, in points.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = textContainers.first, let textStorage else { return }
    for line in fragments(of: container) {
      let part = NSIntersectionRange(line.range, glyphsToShow)
      guard part.length > 0 else { continue }
      textStorage.attributedSubstring(from: part).draw(
        at: CGPoint(
          x: origin.x + left(of: part.location, in: line), y: origin.y + line.rect.minY))
    }
  }

  // MARK: Letters and glyphs

  /// The letters of glyphs: the same range.
  @safe
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange { glyphRange }

  /// The glyphs of letters: the same range.
  @safe
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange { charRange }

  /// The letter of a glyph: the same place.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyph of a letter: the same place.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The glyph at a point of a container, the closest one beside the lines.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    let lines = fragments(of: container)
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
    let glyphs = line.range.location..<max(NSMaxRange(line.range), line.range.location + 1)
    return glyphs.last { left(of: $0, in: line) <= point.x } ?? glyphs.lowerBound
  }

  /// The letter at a point of a container, the closest one beside the lines, and how far through it the point
  /// is, from 0 to 1.
  @safe
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let index = glyphIndex(for: point, in: container)
    unsafe partialFraction?.pointee = share(of: index, before: point.x)
    return index
  }
}

/// Told of layouts of texts; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol NSLayoutManagerDelegate: AnyObject {}
