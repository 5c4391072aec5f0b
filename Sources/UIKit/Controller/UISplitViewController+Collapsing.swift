import ViewTree

// How columns come into one navigation controller where there is room for one alone, and out of it again.

extension UISplitViewController {
  /// The navigation controller that the columns lie in while one is shown alone.
  final var stackOfAll: UINavigationController? {
    if case .inOne(let only) = arrangement { return only as? UINavigationController }
    return nil
  }

  /// Brings the columns beside each other or into one, as the window's width is now.
  final func settle() {
    guard !isSettling, let view: UIView = view, view.superview != nil || arrangement == nil else {
      return
    }
    isSettling = true
    defer { isSettling = false }
    switch (arrangement, isCollapsed) {
    case (.inOne, true), (.besideEachOther, false): return
    case (_, true): collapse()
    case (nil, false): arrangement = .besideEachOther
    case (.inOne(let only), false): expand(from: only)
    }
  }

  // MARK: Into one

  private func collapse() {
    if let compact = columns[.compact] {
      arrangement = .inOne(compact)
    } else if style == .unspecified {
      collapsePair()
    } else {
      collapseColumns()
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapsePair() {
    if let other = delegate?.primaryViewController(forCollapsing: self) {
      setViewController(other, for: .primary)
    }
    guard let primary = columns[.primary] ?? columns[.secondary] else { return }
    arrangement = .inOne(primary)
    guard let secondary = columns[.secondary], secondary !== primary,
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
    else { return }
    primary.collapseSecondaryViewController(secondary, for: self)
  }

  private func collapseColumns() {
    guard let first = orderedColumns.first,
      let last = Column.ordered.last(where: { columns[$0] != nil })
    else { return }
    arrangement = .inOne(first)
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last) ?? last
    bringUp(top, animated: false)
  }

  /// Shows a column above those before it.
  final func bringUp(_ column: Column, animated isAnimated: Bool = true) {
    guard columns[column] != nil, let end = Column.ordered.firstIndex(of: column) else { return }
    let shown = Column.ordered[...end].compactMap { columns[$0] }
    guard let stack = stackOfAll, stack === orderedColumns.first else {
      // What is no navigation controller has no room for others.
      if let only = shown.last { arrangement = .inOne(only) }
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let others = orderedColumns.dropFirst()
    let own = stack.viewControllers.filter { !others.contains($0) }
    let above = shown.dropFirst()
    guard stack.viewControllers != own + above else { return }
    for controller in above { detach(controller) }
    stack.setViewControllers(own + above, animated: isAnimated)
    for controller in others where !above.contains(controller) { adopt(controller) }
  }

  /// Shows the column before one that is shown.
  final func takeDown(_ column: Column) {
    guard let controller = columns[column], let stack = stackOfAll,
      stack.viewControllers.contains(controller),
      let place = Column.ordered.firstIndex(of: column), place > 0,
      let before = Column.ordered[..<place].last(where: { columns[$0] != nil })
    else { return }
    bringUp(before)
  }

  // MARK: Beside each other

  private func expand(from only: UIViewController) {
    if style == .unspecified {
      expandPair(from: only)
    } else {
      separateColumns()
      arrangement = .besideEachOther
      let proposed = displayMode
      let mode = delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed)
      if let mode, mode != proposed { preferredDisplayMode = mode }
    }
    delegate?.splitViewControllerDidExpand(self)
  }

  private func expandPair(from only: UIViewController) {
    let primary = delegate?.primaryViewController(forExpanding: self) ?? only
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    separateColumns()
    arrangement = .besideEachOther
    setViewController(primary, for: .primary)
    guard let secondary else { return }
    if columns[.secondary] === secondary {
      adopt(secondary)
    } else {
      setViewController(secondary, for: .secondary)
    }
  }

  /// Takes the columns out of the navigation controller that they lie in.
  final func separateColumns() {
    guard let stack = stackOfAll else { return }
    let others = orderedColumns.filter { $0 !== stack }
    let own = stack.viewControllers.filter { !others.contains($0) }
    if own != stack.viewControllers { stack.setViewControllers(own, animated: false) }
    for controller in others { adopt(controller) }
  }

  // MARK: Other controllers

  /// Shows a controller in the first column, or in the only one.
  final func showFirst(_ controller: UIViewController, _ sender: Any?) {
    settle()
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    var first = columns[.primary]
    if case .inOne(let only) = arrangement { first = only }
    if let first {
      first.show(controller, sender: sender)
    } else {
      setViewController(controller, for: .primary)
    }
  }

  /// Puts a controller into the last column; where one is shown alone, its navigation controller shows it.
  final func showDetail(_ controller: UIViewController, _ sender: Any?) {
    settle()
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    guard case .inOne(let only) = arrangement else {
      return setViewController(controller, for: .secondary)
    }
    if style != .unspecified, columns[.compact] !== only {
      setViewController(controller, for: .secondary)
      bringUp(.secondary)
    } else if let stack = only as? UINavigationController {
      stack.pushViewController(controller, animated: true)
    } else {
      only.present(controller, animated: true)
    }
  }
}
