public import Foundation
import ViewTree

extension ScrollView {
  /// The least and the greatest offset at which the content with its insets fills the frame, in
  /// points.
  ///
  /// Where the content and its insets are shorter than the frame, both are the offset of the upper
  /// or left end.
  public final var contentOffsetRange: (minimum: CGPoint, maximum: CGPoint) {
    let inset = storedAdjustedInset
    let size = bounds.size
    let minimum = CGPoint(x: -inset.left, y: -inset.top)
    let maximum = CGPoint(
      x: max(minimum.x, contentSize.width + inset.right - size.width),
      y: max(minimum.y, contentSize.height + inset.bottom - size.height))
    return (minimum, maximum)
  }

  /// The nearest offset in ``contentOffsetRange``.
  public final func clampedContentOffset(_ offset: CGPoint) -> CGPoint {
    let range = contentOffsetRange
    return CGPoint(
      x: min(max(offset.x, range.minimum.x), range.maximum.x),
      y: min(max(offset.y, range.minimum.y), range.maximum.y))
  }

  final func setOffset(_ offset: CGPoint) {
    guard isUsable([offset.x, offset.y], "contentOffset") else { return }
    guard offset != bounds.origin else { return }
    call(.bounds) { bounds.origin = offset }
  }

  final func offsetDidChange() {
    scrolledCornerDidChange()
    if let delegate = storedDelegate {
      call(.scrollViewDidScroll) { delegate.scrollViewDidScroll(self) }
    }
  }

  /// Moves the content, and tells the delegate of the end of a movement that would take its time.
  package final func scroll(_ isAnimated: Bool, _ move: () -> Void) {
    let old = contentOffset
    move()
    guard isAnimated, contentOffset != old, let delegate = storedDelegate else { return }
    call(.scrollViewDidEndScrollingAnimation) { delegate.scrollViewDidEndScrollingAnimation(self) }
  }

  final func scroll(toShow rect: CGRect) {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    guard isUsable(numbers, "rectangle to show") else { return }
    let inset = storedAdjustedInset
    let size = bounds.size
    let offset = CGPoint(
      x: Self.offset(
        contentOffset.x, showing: rect.minX, rect.maxX,
        between: inset.left, size.width - inset.right),
      y: Self.offset(
        contentOffset.y, showing: rect.minY, rect.maxY,
        between: inset.top, size.height - inset.bottom))
    contentOffset = clampedContentOffset(offset)
  }

  /// The offset nearest to the present one at which a stretch of the content lies between two
  /// places of the frame; its beginning if it is too long.
  private static func offset(
    _ present: CGFloat, showing start: CGFloat, _ end: CGFloat, between low: CGFloat,
    _ high: CGFloat
  ) -> CGFloat {
    let latest = start - low
    let earliest = end - high
    guard earliest <= latest else { return latest }
    return min(max(present, earliest), latest)
  }

  /// Brings the offset into range if the frame has another size.
  final func settle() {
    guard settledSize != bounds.size else { return }
    settledSize = bounds.size
    contentOffset = clampedContentOffset(contentOffset)
  }

  /// Whether all numbers can be computed with; those that can't are reported.
  final func isUsable(
    _ numbers: [CGFloat], _ property: String, least: CGFloat? = nil,
    largest: CGFloat = UsableNumbers.largest
  ) -> Bool {
    let kind: LayoutDiagnostic.Kind
    let hint: String
    if !numbers.allSatisfy(\.isFinite) {
      kind = .notFinite
      hint = "Use finite numbers; look for a division by zero."
    } else if numbers.contains(where: { $0.magnitude > largest }) {
      kind = .outOfRange
      let power = largest == UsableNumbers.largest ? 12 : 15
      hint = "Use numbers of a size up to 1e\(power)."
    } else if let least, numbers.contains(where: { $0 < least }) {
      kind = .negativeSize
      hint = "Use sizes of 0 and more; check the subtraction."
    } else {
      return true
    }
    let list = numbers.map { plainNumber(Double($0)) }.joined(separator: ", ")
    report(
      LayoutDiagnostic(
        kind, "The \(property) of \(itemDescription) can't be (\(list)).",
        itemNames: [itemDescription], hint: hint))
    return false
  }
}
