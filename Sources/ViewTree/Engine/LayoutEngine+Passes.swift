/// Semantics 8.2: update constraints from the bottom up, solve, lay out from the top down.
///
/// Hooks of views are called in between, and may change anything: constraints, frames, the tree
/// itself. So the three phases are repeated until nothing is left to do, within limits. All walks
/// have stacks of their own, as trees may be deep.
extension LayoutEngine {
  /// How many layouts may be inside each other, as when a hook calls `layoutIfNeeded`.
  private static var depthLimit: Int { 32 }
  /// How often the three phases are repeated.
  private static var roundLimit: Int { 100 }

  /// Brings the frames inside a view up to date, beginning at the topmost view above it that
  /// needs a layout.
  func layOut(_ view: View) {
    guard enter(for: view) else { return }
    var rounds = 0
    while let root, needsLayout(view, under: root) {
      // Layouts inside each other that go on and on stop together.
      guard rounds < Self.roundLimit, pass.rounds < 10 * Self.roundLimit else {
        giveUp(under: root)
        break
      }
      rounds += 1
      pass.rounds += 1
      callUpdateConstraints(under: root)
      update()
      takeSolvedSize(root)
      if view.hierarchy?.engine === self { callLayoutSubviews(under: view.topmostNeedingLayout) }
      for guide in keyboardGuides { guide.updateConstants() }
    }
    leave()
  }

  private func needsLayout(_ view: View, under root: View) -> Bool {
    if isDirty || !root.flags.isDisjoint(with: .updateConstraints) { return true }
    guard view.hierarchy?.engine === self else { return false }
    return !view.topmostNeedingLayout.flags.isDisjoint(with: .layout)
  }

  /// Brings constraints and rectangles up to date, and leaves the frames as they are.
  func updateConstraints(_ view: View) {
    guard enter(for: view) else { return }
    callUpdateConstraints(under: view)
    update()
    leave()
  }

  /// Begins a layout, unless one is solving, or too many are inside each other; the outer ones
  /// then do what is left.
  ///
  /// From the deinitialisers of the root none begins below it.
  private func enter(for view: View) -> Bool {
    guard !isUpdating, pass.depth < Self.depthLimit, let root, view === root || !isRootGoing else {
      return false
    }
    if pass.depth == 0 {
      pass.number &+= 1
      pass.rounds = 0
      pass.isStopped = false
      // Views that hooks make, such as a table's rows, are allowed for; views made without end aren't.
      pass.budget = (1_000 + (root.hierarchy?.viewCount ?? 1)) * Int(PassRuns.limit)
    }
    pass.depth += 1
    pass.isRecorded = ChangeRecording.isOn
    return true
  }

  private func leave() {
    pass.depth -= 1
    pass.isRecorded = pass.depth > 0 && ChangeRecording.isOn
  }

  // MARK: Phases

  private func callUpdateConstraints(under top: View) {
    while !top.flags.isDisjoint(with: .updateConstraints), top.hierarchy?.engine === self {
      var views = takeList()
      var stack = takeList()
      Self.appendViewsToUpdate(under: top, to: &views, by: &stack)
      giveBack(&stack)
      for view in views where view.flags.contains(.needsUpdateConstraints) {
        // The tree may have become part of another one, which goes on.
        guard view.hierarchy?.engine === self else {
          view.announceFlags()
          continue
        }
        view.flags.remove(.needsUpdateConstraints)
        if allows(.updateConstraints, of: view) { view.callUpdateConstraints() }
      }
      giveBack(&views)
    }
  }

  /// Adds the flagged views to an empty list, each after its subviews, those in their order.
  static func appendViewsToUpdate(
    under root: View, to views: inout [View], by stack: inout [View]
  ) {
    stack.append(root)
    while let view = stack.popLast() {
      if view.flags.contains(.needsUpdateConstraints) { views.append(view) }
      guard view.flags.contains(.needsUpdateConstraintsInside) else { continue }
      view.flags.remove(.needsUpdateConstraintsInside)
      view.appendWaiting(.updateConstraints, to: &stack)
    }
    views.reverse()
  }

  /// Calls the flagged views' hook, each before its subviews, those in their order.
  private func callLayoutSubviews(under top: View) {
    var stack = takeList()
    stack.append(top)
    while let view = stack.popLast() {
      // A hook may have taken the view out of the tree, or the tree into another one.
      guard view.hierarchy?.engine === self else {
        view.announceFlags()
        continue
      }
      if !view.flags.isDisjoint(with: [.needsLayout, .needsSurroundings]) {
        view.updateSurroundings(isInPass: true)
      }
      if view.flags.contains(.needsLayout) {
        view.flags.remove(.needsLayout)
        if allows(.layoutSubviews, of: view) { view.callLayoutSubviews() }
        view.passSurroundingsOn()
      }
      guard view.flags.contains(.needsLayoutInside) else { continue }
      view.flags.remove(.needsLayoutInside)
      let first = stack.count
      view.appendWaiting(.layout, to: &stack)
      // The first is to be taken next.
      for place in 0..<(stack.count - first) / 2 {
        stack.swapAt(first + place, stack.count - 1 - place)
      }
    }
    giveBack(&stack)
  }

  /// An empty list, with the room that it had in former passes.
  func takeList() -> [View] { spareLists.popLast() ?? [] }

  /// Keeps the room of a list for the next one.
  func giveBack(_ list: inout [View]) {
    var empty: [View] = []
    swap(&empty, &list)
    empty.removeAll(keepingCapacity: true)
    spareLists.append(empty)
  }

  // MARK: Limits

  /// Counts a call of a view's hook; false if there were too many, which is reported once.
  private func allows(_ hook: PassRuns.Hook, of view: View) -> Bool {
    if view.runs.pass != pass.number { view.runs = PassRuns(pass: pass.number) }
    guard pass.budget > 0 else { return false }
    pass.budget -= 1
    let count = view.runs.count(hook)
    if pass.budget == 0 || count == PassRuns.limit + 1 { reportLoop(view) }
    return count <= PassRuns.limit
  }

  /// Takes all flags down.
  private func giveUp(under root: View) {
    var last = root
    var stack = [root]
    while let view = stack.popLast() {
      if !view.flags.isDisjoint(with: [.needsLayout, .needsUpdateConstraints]) { last = view }
      view.flags.subtract([.layout, .updateConstraints])
      view.appendWaiting([.layout, .updateConstraints], to: &stack)
    }
    if !pass.isStopped { reportLoop(last) }
    pass.isStopped = true
  }

  private func reportLoop(_ view: View) {
    let name = view.itemDescription
    view.report(
      LayoutDiagnostic(
        .layoutLoop, "\(name) asks for another layout in every layout, and is left as it is.",
        itemNames: [name],
        hint: "Look for layoutSubviews or updateConstraints changing what they were called for."))
  }
}

extension View {
  /// The topmost view at or above this one that needs a layout itself, else this one.
  ///
  /// - Complexity: O(*d*), where *d* is the view's depth.
  fileprivate final var topmostNeedingLayout: View {
    var topmost = self
    var view = container
    while let current = view {
      if current.flags.contains(.needsLayout) || current.hasNewSurroundings { topmost = current }
      view = current.container
    }
    return topmost
  }
}
