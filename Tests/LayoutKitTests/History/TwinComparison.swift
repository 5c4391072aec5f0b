import Foundation
import LayoutKit
import StandardViews

@testable import ViewTree

extension TwinWorld {
  /// Lays out, builds the same tree at once, and tells every difference.
  ///
  /// Where views ask for another layout in every layout, which is reported, there is no last one to
  /// compare. Nor is there one where scrolling changes how large something is, on which it depends how far
  /// one can scroll.
  func differences() -> [String] {
    let loops = loopCount
    window.layoutIfNeeded()
    Self.endMasks(views)
    Self.settle(window, views)
    let offsets = offsets
    Self.settle(window, views)
    let conflicts = Self.conflicts(in: window)
    let copy = TwinCopy(of: self)
    let copies = views.compactMap { copy.model(for: $0.view) }
    Self.endMasks(copies)
    Self.settle(copy.window, copies)
    guard copy.scroll(to: offsets) else { return [] }
    Self.settle(copy.window, copies)
    let copied = Self.conflicts(in: copy.window)
    if loopCount > loops || copy.isLooping { return [] }
    var lines: [String] = []
    for model in views where model.view.isDescendant(of: window) {
      guard let twin = copy.view(for: model.view) else {
        lines.append("\(model.view.itemName) isn't there")
        continue
      }
      lines += Self.differences(model.view, twin)
      let (own, other) = (model.guide.layoutFrame, model.guide.participation.takesPart)
      if let guide = copy.guide(for: model.guide),
        guide.participation.takesPart != other || (other && !Self.agree(guide.layoutFrame, own))
      {
        lines.append("\(guide.identifier): \(own) \(other), at once \(guide.layoutFrame)")
      }
    }
    if conflicts != copied {
      lines.append("conflicts \(conflicts.subtracting(copied).sorted()),")
      lines.append("at once \(copied.subtracting(conflicts).sorted())")
    }
    return lines
  }

  /// How far the scroll views are scrolled, which follows from what the program did.
  private var offsets: [(view: ScrollView, offset: CGPoint)] {
    views.filter { $0.kind == .scroll || $0.kind == .scrollStack }
      .compactMap { $0.view as? ScrollView }.map { ($0, $0.contentOffset) }
  }

  /// Keeps frames that follow masks as they are: what they follow may follow from them.
  private static func endMasks(_ views: [TwinView]) {
    for view in views where view.view.translatesAutoresizingMaskIntoConstraints {
      view.view.autoresizingMask = []
    }
  }

  /// Lays out, beginning where nothing covers the window or a controller's view, and margins are the
  /// views' own.
  ///
  /// Insets and guides that follow from frames that follow from them may settle in several ways.
  private static func settle(_ window: Window, _ views: [TwinView]) {
    let environment = window.environment
    window.environment.safeAreaInsets = .zero
    window.environment.keyboardFrame = nil
    for view in views { view.isCovered = false }
    window.layoutIfNeeded()
    window.environment = environment
    for view in views { view.isCovered = true }
    window.layoutIfNeeded()
  }

  private static func differences(_ view: View, _ twin: View) -> [String] {
    var lines: [String] = []
    func check<Value: Equatable>(_ name: String, _ value: Value, _ other: Value) {
      if value != other { lines.append("\(view.itemName).\(name) \(value), at once \(other)") }
    }
    if view.translatesAutoresizingMaskIntoConstraints {
      // Such a frame is as the program and the mask have it, and not rounded.
      if !agree(view.frame, twin.frame) { check("frame", view.frame, twin.frame) }
    } else {
      check("frame", view.frame, twin.frame)
    }
    check("takes part", view.participation.takesPart, twin.participation.takesPart)
    check("safe area", view.safeAreaInsets, twin.safeAreaInsets)
    check("margins", view.layoutMargins, twin.layoutMargins)
    if let view = view as? TableView, let twin = twin as? TableView {
      check("cells", view.visibleCells.map(\.frame), twin.visibleCells.map(\.frame))
    } else if let view = view as? ScrollView, let twin = twin as? ScrollView {
      check("content size", view.contentSize, twin.contentSize)
      check("content offset", view.contentOffset, twin.contentOffset)
    }
    return lines
  }

  /// Guides, and frames that follow a mask, aren't rounded, so that the last digits may tell how they were
  /// reached.
  private static func agree(_ one: CGRect, _ other: CGRect) -> Bool {
    zip(one.numbers, other.numbers).allSatisfy { abs($0 - $1) <= 1e-9 }
  }

  /// What is left out at last: the constraints, as reports merge what has one cause.
  ///
  /// Cells that wait for rows aren't looked at, as they are as they were in sight.
  private static func conflicts(in window: Window) -> Set<String> {
    window.layoutIfNeeded()
    guard let engine = window.hierarchy?.engine else { return [] }
    let broken = engine.breakages.all.map(\.victim).filter {
      !$0.isSystem && $0.holder?.isInWaitingCell == false
    }
    let others = engine.standingConflicts.filter {
      if case .unsatisfiable = $0.kind { false } else { true }
    }
    return Set(broken.map { "\($0) is left out" } + others.map(\.message))
  }
}

extension View {
  /// Whether the view is in a cell of a table that shows no row.
  fileprivate var isInWaitingCell: Bool {
    var view: View? = self
    while let current = view {
      if current is TableViewCell, current.isHidden { return true }
      view = current.superview
    }
    return false
  }
}
