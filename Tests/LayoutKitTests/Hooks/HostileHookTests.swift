import Foundation
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport

/// Whatever the program does where the library calls it, the tree stays whole.
///
/// An access that is still open there would end the process, in release builds too; so would an
/// index that no longer fits. All rows of ``CallOut/all()`` are run with all columns of ``HostileEdit``.
@Suite(.makesMistakes, .timeLimit(.minutes(Seeds.limit))) struct HostileHookTests {
  @Test(arguments: try CallOut.all())
  func `Each call out of the library is made`(callOut: CallOut) {
    let scene = HostileScene(callOut.name, nil)
    for step in callOut.steps { scene.take(step) }
    #expect(scene.hits > 0)
    #expect(brokenParts(of: scene) == [])
  }

  @Test(arguments: try CallOut.all().indices)
  func `No hook does harm, whatever it does`(index: Int) throws {
    let callOut = try CallOut.all()[index]
    // Another part of the edits for each, as there may be time for a part only.
    let edits = HostileEdit.all.indices.map {
      HostileEdit.all[($0 + index) % HostileEdit.all.count]
    }
    for edit in Seeds.sample(of: edits) {
      let scene = HostileScene(callOut.name, edit.make)
      for step in callOut.steps { scene.take(step) }
      scene.disarm()
      for window in [scene.window, scene.other] { window.layoutIfNeeded() }
      // What a hook has taken out of the windows is laid out by itself.
      scene.table?.root.layoutIfNeeded()
      let broken = brokenParts(of: scene) + changedByFreshLayout(scene)
      #expect(broken == [], "where \(callOut) \(edit)")
    }
  }

  /// What doesn't fit together in the trees of a scene.
  private func brokenParts(of scene: HostileScene) -> [String] {
    var broken: [String] = []
    for view in scene.views {
      if view === view.root { broken += view.brokenInvariants() }
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      if !numbers.allSatisfy(\.isFinite) { broken.append("\(view.itemName): \(view.frame)") }
    }
    if let stack = scene.stack {
      for view in stack.arrangedSubviews where view.superview !== stack {
        broken.append("\(view.itemName) is arranged, and not in the stack")
      }
    }
    for view in scene.flow?.arrangedSubviews ?? [] where view.superview !== scene.flow {
      broken.append("\(view.itemName) is arranged, and not in the flow")
    }
    if let table = scene.table {
      let rows = table.indexPathsForVisibleRows ?? []
      if rows != rows.sorted() || Set(rows).count != rows.count { broken.append("rows: \(rows)") }
      for row in rows where table.rectForRow(at: row) == .zero { broken.append("no row \(row)") }
    }
    return broken
  }

  /// The views that have other frames if all is solved again.
  private func changedByFreshLayout(_ scene: HostileScene) -> [String] {
    let roots = [scene.window, scene.other]
    // A frame set by hand stays until the next layout, and is not what this is about.
    let views = roots.flatMap(\.allInside)
    for view in views {
      view.invalidateIntrinsicContentSize()
      view.setNeedsLayout()
    }
    for window in roots { window.layoutIfNeeded() }
    let frames = views.map(\.frame)
    for window in roots {
      window.forgetSolution()
      window.layoutIfNeeded()
    }
    return zip(views, frames).compactMap { view, frame in
      view.frame == frame ? nil : "\(view.itemName): \(frame), and \(view.frame) again"
    }
  }
}

extension View {
  /// The view and all views inside it.
  fileprivate var allInside: [View] { [self] + subviews.flatMap(\.allInside) }
}
