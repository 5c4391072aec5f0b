import Foundation
package import ViewTree

extension ScrollView {
  final func setContentInset(_ inset: EdgeInsets) {
    let insets = [inset.top, inset.left, inset.bottom, inset.right]
    guard isUsable(insets, "contentInset", largest: UsableNumbers.longestContent) else { return }
    storedContentInset = inset
    adjustInsets()
  }

  /// Brings the insets up to date, and the offset with them: at the beginning of the content it
  /// stays there.
  final func adjustInsets() {
    let old = storedAdjustedInset
    let new = storedContentInset.merged(safeAreaShare, +)
    guard new != old else { return }
    let offset = contentOffset
    storedAdjustedInset = new
    // What the insets make room for is no part of the safe area inside.
    safeAreaShareDidChange()
    // At the beginning, unless that is further than an offset can be.
    func moved(_ offset: CGFloat, _ old: CGFloat, _ new: CGFloat) -> CGFloat {
      offset == -old && new.magnitude <= UsableNumbers.largest ? -new : offset
    }
    contentOffset = clampedContentOffset(
      CGPoint(x: moved(offset.x, old.left, new.left), y: moved(offset.y, old.top, new.top)))
    call(.adjustedContentInsetDidChange) { adjustedContentInsetDidChange() }
  }

  /// Semantics 6: the edges of the safe area that count.
  package final var safeAreaShare: EdgeInsets {
    let safeArea = knownSafeArea
    let axes = adjustedAxes
    return EdgeInsets(
      top: axes.vertical ? safeArea.top : 0, left: axes.horizontal ? safeArea.left : 0,
      bottom: axes.vertical ? safeArea.bottom : 0, right: axes.horizontal ? safeArea.right : 0)
  }

  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    let size = bounds.size
    let horizontal = alwaysBounceHorizontal || contentSize.width > size.width
    let vertical = alwaysBounceVertical || contentSize.height > size.height
    switch contentInsetAdjustmentBehavior {
    case .never: return (false, false)
    case .always: return (true, true)
    case .scrollableAxes: return (horizontal, vertical)
    case .automatic: return (horizontal, vertical || isContentScrollView)
    }
  }
}

extension ScrollView {
  /// Whether the scroll view is what the view of a view controller shows.
  private var isContentScrollView: Bool {
    if hasOwner { return true }
    guard let superview = ownSuperview, superview.hasOwner else { return false }
    return superview.ownSubviews.first === self
  }
}
