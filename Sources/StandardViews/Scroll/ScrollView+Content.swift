import Foundation
import ViewTree

/// Semantics 6: the size of the content.
extension ScrollView {
  final func setContentSize(_ size: CGSize) {
    let lengths = [size.width, size.height]
    guard
      isUsable(lengths, "contentSize", least: 0, largest: UsableNumbers.longestContent)
    else { return }
    if isTakingContentSize {
      isTakingContentSize = false
      storedContentSize = size
      return
    }
    // Constraints that give another size have the last word.
    if programContentSize != nil { setNeedsLayout() }
    programContentSize = nil
    guard size != storedContentSize else { return }
    storedContentSize = size
    adjustToContent()
  }

  /// Sets the size that the layout gives the content, of which an override of the property hears.
  final func takeContentSize(_ size: CGSize) {
    guard size != storedContentSize else { return }
    isTakingContentSize = true
    call(.contentSize) { contentSize = size }
    isTakingContentSize = false
  }

  /// Makes the content as much larger as the view in it that was scaled; constraints have the last word.
  final func scaleContent(by ratio: CGFloat) {
    func scaled(_ size: CGSize) -> CGSize {
      CGSize(width: size.width * ratio, height: size.height * ratio)
    }
    programContentSize = programContentSize.map(scaled)
    takeContentSize(scaled(storedContentSize))
    adjustToContent()
  }

  private func adjustToContent() {
    adjustInsets()
    contentOffset = clampedContentOffset(contentOffset)
  }

  /// Takes the size over from the guide, rounded up to pixels, on the axes on which constraints
  /// speak of it; on the others it is the size that the program gave.
  final func applyContentSizeOfConstraints() {
    let own = programContentSize ?? storedContentSize
    let axes = constrainedAxes
    programContentSize = axes.horizontal || axes.vertical ? own : nil
    let scale = pixelsPerPoint
    let solved = contentGuide.layoutFrame.size
    let size = CGSize(
      width: axes.horizontal ? scale.roundedUp(solved.width) : own.width,
      height: axes.vertical ? scale.roundedUp(solved.height) : own.height)
    if size != storedContentSize {
      takeContentSize(size)
      adjustToContent()
    }
    if axes.horizontal { check(.width, solved.width) }
    if axes.vertical { check(.height, solved.height) }
  }
}

/// What a scroll view remembers of looking for extents of its content that constraints leave open.
struct ContentChecks {
  /// The extents that have been looked into at all.
  var checked: Set<LayoutEngine.Part> = []
  var reported: Set<LayoutEngine.Part> = []
}

extension ScrollView {
  /// Reports an extent of the content that constraints speak of and yet leave open, once until it
  /// is settled.
  ///
  /// To ask the solver costs as much as its size, so that this is done once, and again only for an
  /// extent of 0, which is where open ones come to rest.
  final func check(_ part: LayoutEngine.Part, _ extent: CGFloat) {
    guard extent == 0 || !contentChecks.checked.contains(part) else {
      contentChecks.reported.remove(part)
      return
    }
    guard !contentChecks.reported.contains(part) else { return }
    contentChecks.checked.insert(part)
    guard isContentOpen(part) else { return }
    contentChecks.reported.insert(part)
    let hint =
      part == .width
      ? "Hold the content to both sides and give it a width, such as that of frameLayoutGuide."
      : "Hold the content to the top and the bottom, and give it a height."
    report(
      LayoutDiagnostic(
        .undeterminedSize,
        "Constraints leave the \(part) of the content of \(itemDescription) open; it is"
          + " \(plainNumber(Double(extent))) now.", itemNames: [itemDescription], hint: hint))
  }
}
