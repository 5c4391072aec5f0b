import Foundation

/// Semantics 6: the size of the content.
extension ScrollView {
  final func setContentSize(_ size: CGSize) {
    guard isUsable([size.width, size.height], "contentSize", least: 0) else { return }
    // Constraints that give another size have the last word.
    if programContentSize != nil { setNeedsLayout() }
    programContentSize = nil
    takeContentSize(size)
  }

  private func takeContentSize(_ size: CGSize) {
    guard size != storedContentSize else { return }
    storedContentSize = size
    adjustInsets()
    contentOffset = clampedContentOffset(contentOffset)
  }

  /// Takes the size over from the guide, rounded up to pixels, on the axes on which constraints
  /// speak of it; on the others it is the size that the program gave.
  final func takeContentSizeFromConstraints() {
    let own = programContentSize ?? storedContentSize
    let axes =
      contentGuide.participation.takesPart
      ? constrainedAxes : (horizontal: false, vertical: false)
    programContentSize = axes.horizontal || axes.vertical ? own : nil
    let scale = pixelsPerPoint
    let solved = contentGuide.layoutFrame.size
    takeContentSize(
      CGSize(
        width: axes.horizontal ? scale.roundedUp(solved.width) : own.width,
        height: axes.vertical ? scale.roundedUp(solved.height) : own.height))
    if axes.horizontal { check(.width, solved.width) }
    if axes.vertical { check(.height, solved.height) }
  }

  /// Whether constraints speak of the content's far end or its extent, by axis.
  ///
  /// - Complexity: O(*k*) for the *k* constraints on the scroll view and its content.
  private var constrainedAxes: (horizontal: Bool, vertical: Bool) {
    var axes = (horizontal: false, vertical: false)
    for entry in contentGuide.mentions.entries { add(entry, isGuide: true, to: &axes) }
    for entry in mentions.entries { add(entry, isGuide: false, to: &axes) }
    return axes
  }

  private func add(
    _ entry: Mentions.Entry, isGuide: Bool, to axes: inout (horizontal: Bool, vertical: Bool)
  ) {
    let constraint = entry.constraint
    let attribute =
      entry.role == .first ? constraint.firstAttribute : constraint.secondAttribute
    let isHorizontal = attribute == .width || attribute.kind == .horizontal
    if isHorizontal ? axes.horizontal : axes.vertical { return }
    guard isGuide || attribute.isLocation else { return }
    switch attribute {
    case .left, .leftMargin, .top, .topMargin, .firstBaseline, .notAnAttribute:
      return
    case .leading, .leadingMargin:
      let view = constraint.firstItem?.itemView
      guard view?.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    default:
      break
    }
    if !isGuide {
      let other = entry.role == .first ? constraint.secondItem : constraint.firstItem
      guard let other, case .guide(contentGuide) = locatedElement(attribute, towards: other)
      else { return }
    }
    if isHorizontal { axes.horizontal = true } else { axes.vertical = true }
  }
}

/// Lets a pattern name the very guide it expects.
private func ~= (pattern: LayoutGuide, value: LayoutGuide) -> Bool { pattern === value }
