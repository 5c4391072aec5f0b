import Foundation
import ViewTree

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
    let axes = constrainedAxes
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
}
