import Foundation
import ViewTree

extension StackView {
  /// Whether a stack around this one hides it: then what is inside counts as hidden, so that no
  /// spacing in here holds out against having no extent.
  ///
  /// - Complexity: O(*d*) for *d* stacks around this one.
  final var isSuspended: Bool {
    var inner: View = self
    while let outer = inner.arranger as? StackView {
      if inner.isHidden && outer.compatibility != .uikit { return true }
      inner = outer
    }
    return false
  }

  /// How many stacks there are around this one.
  ///
  /// - Complexity: O(*d*) for *d* stacks around this one.
  final var nestingDepth: Int {
    var depth = 0
    var view: View = self
    while let outer = view.arranger as? StackView {
      depth += 1
      view = outer
    }
    return depth
  }

  /// The view whose text stands for the stack's first or last baseline, the stack itself if
  /// nothing is shown in it.
  final func baselineView(last: Bool) -> View {
    var view: View = self
    while let stack = view as? StackView, let next = stack.baselineChild(last: last) { view = next }
    return view
  }

  /// The arranged view whose baseline is the stack's.
  ///
  /// A column has the baselines of its first and last view. A row has that of the view where its
  /// alignment puts it: of its highest view where the alignment doesn't say, as far as the content
  /// tells.
  private func baselineChild(last: Bool) -> View? {
    switch (alignment, last) {
    case _ where axis == .vertical,
      (.fill, _), (.leading, false), (.firstBaseline, false), (.trailing, true),
      (.lastBaseline, true):
      return outermostView(last: last)
    default:
      return highestView(unlessHigher: outermostView(last: last))
    }
  }

  /// The first or last view that is shown.
  private func outermostView(last: Bool) -> View? {
    func isShown(_ item: ArrangedItem) -> Bool { item.view.map { !$0.isHidden } ?? false }
    let item = last ? arranged.last(where: isShown) : arranged.first(where: isShown)
    return item?.view
  }

  /// The view shown with the highest content: the one given, unless another one's is higher.
  private func highestView(unlessHigher given: View?) -> View? {
    guard var highest = given else { return nil }
    var height = highest.intrinsicContentSize.height
    for item in arranged {
      guard let view = item.view, !view.isHidden, view !== given else { continue }
      let other = view.intrinsicContentSize.height
      if other > height { (highest, height) = (view, other) }
    }
    return highest
  }

  /// The extent of a view without content of its own, such as a stack, if nothing holds it.
  final func fittingExtent(of view: View, along axis: LayoutConstraint.Axis) -> CGFloat {
    defer { view.watchFittingSize() }
    if view.insideAsksForNothing { return 0 }
    let size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    return axis == .horizontal ? size.width : size.height
  }

  /// Forgets a line between views that the program has removed.
  final func forgetSeparator(_ view: View) {
    for item in arranged where item.separator?.view === view {
      item.separator = nil
      item.place = nil
      setNeedsArrangement()
    }
  }
}
