import Foundation
import ViewTree

// Where columns stand beside each other.

extension UISplitViewController {
  /// Gives the columns their places, and tells the delegate of those that come and go.
  final func layOutColumns() {
    guard let view = viewIfLoaded else { return }
    let mode = displayMode
    let told = toldMode
    toldMode = mode
    if let told, told != mode { delegate?.splitViewController(self, willChangeTo: mode) }
    let frames = frames(in: view.bounds)
    tellOfColumns(Set(frames.keys))
    for column in Column.ordered + [.compact] {
      guard let controller = columns[column], controller.parent === self else { continue }
      guard let frame = frames[column], let inner: UIView = controller.view else {
        controller.viewIfLoaded?.removeFromSuperview()
        continue
      }
      if inner.superview !== view { view.addSubview(inner) }
      // Its width comes from here, also where the window has changed and the column is about to go.
      inner.autoresizingMask = .flexibleHeight
      if inner.frame != frame { inner.frame = frame }
    }
    let order: [Column] = mode.liesOver ? [.secondary, .primary, .supplementary] : Column.ordered
    let shown = order.compactMap { columns[$0]?.viewIfLoaded }.filter { $0.superview === view }
    for (lower, upper) in zip(shown, shown.dropFirst()) {
      guard let place = view.subviews.firstIndex(of: lower),
        view.subviews[..<place].contains(upper)
      else { continue }
      view.insertSubview(upper, aboveSubview: lower)
    }
  }

  /// Columns before the last are narrow, unless the program says otherwise.
  final func narrowColumns() {
    var narrow: [UIViewController] = []
    if case .besideEachOther = arrangement {
      narrow = [Column.primary, .supplementary].compactMap { columns[$0] }
    }
    for controller in narrowed where !narrow.contains(controller) {
      controller.saidTraits.horizontalSizeClass = .unspecified
    }
    narrowed = narrow.filter {
      if narrowed.contains($0) { return true }
      guard $0.saidTraits.horizontalSizeClass == .unspecified else { return false }
      $0.saidTraits.horizontalSizeClass = .compact
      return true
    }
  }

  private func tellOfColumns(_ shown: Set<Column>) {
    let old = toldColumns
    toldColumns = shown
    guard style != .unspecified else { return }
    for column in Column.ordered + [.compact] where old.contains(column) != shown.contains(column) {
      if shown.contains(column) {
        delegate?.splitViewController(self, willShow: column)
      } else {
        delegate?.splitViewController(self, willHide: column)
      }
    }
  }

  private func frames(in room: CGRect) -> [Column: CGRect] {
    if case .inOne(let only) = arrangement {
      return columns.first { $0.value === only }.map { [$0.key: room] } ?? [:]
    }
    var x = room.minX
    var frames: [Column: CGRect] = [:]
    func put(_ column: Column, _ width: CGFloat) {
      guard columns[column] != nil else { return }
      let width = min(width, max(room.maxX - x, 0))
      frames[column] = CGRect(x: x, y: room.minY, width: width, height: room.height)
      x += width + 1 / max(traitCollection.displayScale, 1)
    }
    let mode = displayMode
    if mode != .secondaryOnly {
      if style != .tripleColumn || mode.showsTwoMore {
        put(.primary, firstWidth(in: room.width))
      }
      if style == .tripleColumn { put(.supplementary, secondWidth(in: room.width)) }
    }
    if mode.liesOver { x = room.minX }
    put(.secondary, max(room.maxX - x, 0))
    let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isMirrored != (primaryEdge == .trailing) else { return frames }
    return frames.mapValues { frame in
      var frame = frame
      frame.origin.x = room.maxX - (frame.maxX - room.minX)
      return frame
    }
  }

  /// The width of the first column in a room.
  final func firstWidth(in room: CGFloat) -> CGFloat {
    Self.width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction * room, else: 320,
      minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
  }

  /// The width of the second column of three in a room.
  final func secondWidth(in room: CGFloat) -> CGFloat {
    Self.width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction * room,
      else: 375, minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
  }

  /// The share of the room if there is one, else the width if there is one, within its limits; all that isn't above 0
  /// is left to the controller.
  private static func width(
    _ wish: CGFloat, _ share: CGFloat, else usual: CGFloat, _ least: CGFloat, _ greatest: CGFloat
  ) -> CGFloat {
    let width = share > 0 ? share : wish > 0 ? wish : usual
    return max(greatest > 0 ? min(width, greatest) : width, least > 0 ? least : 0)
  }
}
