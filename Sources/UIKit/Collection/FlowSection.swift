import Foundation

/// A section of a flow: a header, the items and a footer, one after the other along the scrolling.
///
/// All rectangles have x across the scrolling and y along it, in points of the content.
nonisolated struct FlowSection {
  /// Where the section begins.
  var start: CGFloat
  /// The length of the header, 0 for none.
  var header: CGFloat
  /// The length of the footer, 0 for none.
  var footer: CGFloat
  /// What is left free around the items; top is before the first line.
  var insets: UIEdgeInsets
  var items: FlowItems
  /// The extent of the collection across the scrolling.
  var breadth: CGFloat

  /// Where the section ends.
  var end: CGFloat { itemsStart + items.length + insets.bottom + footer }

  private var itemsStart: CGFloat { start + header + insets.top }

  /// The rectangle of the header, moved along with an offset up to the section's end if it is given.
  func headerFrame(pinnedTo offset: CGFloat? = nil) -> CGRect {
    var y = start
    if let offset { y = max(start, min(offset, end - footer - header)) }
    return CGRect(x: 0, y: y, width: breadth, height: header)
  }

  /// The rectangle of the footer, moved along with the end of what is in sight if that is given.
  func footerFrame(pinnedTo limit: CGFloat? = nil) -> CGRect {
    var y = end - footer
    if let limit { y = min(y, max(limit - footer, start + header)) }
    return CGRect(x: 0, y: y, width: breadth, height: footer)
  }

  func frame(of item: Int) -> CGRect {
    items[item].offsetBy(dx: insets.left, dy: itemsStart)
  }

  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    items.items(from: start - itemsStart, to: end - itemsStart)
  }
}
