import Foundation
import ViewTree

extension FlowStack {
  /// The sizes of the views that are shown, none longer than a line.
  final func shownBoxes(within room: CGFloat) -> [FlowLayout.Box] {
    boxes(of: shownContents, within: room)
  }

  /// The views that are shown, with the sizes of their contents.
  private var shownContents: [(view: View, size: CGSize)] {
    arrangedSubviews.filter { !$0.isHidden }.map { ($0, Self.contentSize(of: $0)) }
  }

  private func boxes(
    of contents: [(view: View, size: CGSize)], within room: CGFloat
  ) -> [FlowLayout.Box] {
    contents.map { view, size in
      if axis == .vertical {
        return FlowLayout.Box(length: min(size.height, max(room, 0)), depth: size.width)
      }
      guard size.width > room else { return FlowLayout.Box(length: size.width, depth: size.height) }
      let room = max(room, 0)
      return FlowLayout.Box(length: room, depth: Self.depth(of: view, within: room) ?? size.height)
    }
  }

  /// The height of a view that is as wide as a line, if that depends on the width.
  private static func depth(of view: View, within room: CGFloat) -> CGFloat? {
    if view.contentHeightDependsOnWidth {
      let height = view.intrinsicContentSize(forWidth: room).height
      if height >= 0 { return height }
    }
    guard view.intrinsicContentSize.height < 0 else { return nil }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: room, height: 0),
      withHorizontalFittingPriority: StackStatements.Priority.measured,
      verticalFittingPriority: .fittingSizeLevel)
    return usable(size).height
  }

  /// The size of a view's content, or, where it has none, that which its constraints ask for.
  private static func contentSize(of view: View) -> CGSize {
    let content = view.intrinsicContentSize
    guard content.width < 0 || content.height < 0 else { return usable(content) }
    let fitting = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    view.watchFittingSize()
    return usable(
      CGSize(
        width: content.width < 0 ? fitting.width : content.width,
        height: content.height < 0 ? fitting.height : content.height))
  }

  private static func usable(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isFinite ? min(max(size.width, 0), 1e9) : 0,
      height: size.height.isFinite ? min(max(size.height, 0), 1e9) : 0)
  }
}

extension FlowStack: HeightsForWidths {
  /// The height of the rows at a width, for contents that stay as they are.
  package final var heightForWidth: (Double) -> Double {
    let contents = shownContents
    return { width in
      let room = CGFloat(width)
      return Double(self.flow.arrange(self.boxes(of: contents, within: room), within: room).depth)
    }
  }
}
