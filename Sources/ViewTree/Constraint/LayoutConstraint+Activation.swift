extension LayoutConstraint {
  /// Whether the constraint has a part in the layout.
  ///
  /// Activating a constraint hands it to the closest view above its items. A constraint that
  /// makes no sense is reported and stays inactive. Takes effect in the next layout.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the items in the tree.
  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { release() }
    }
  }

  /// Activates constraints one after the other; one that makes no sense doesn't hold up the rest.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    let first = firstItem?.itemView
    let second = hasSecondItem ? secondItem?.itemView : first
    if let mistake = mistake() {
      mistake.report(to: first ?? second)
    } else if let first, let second, let holder = first.closestCommonSuperview(with: second) {
      hold(by: holder)
    } else {
      noCommonSuperview().report(to: first ?? second)
    }
  }

  /// Activates a constraint that is known to be legal, as is its holder.
  package func activate(heldBy holder: View) {
    if !isActive { hold(by: holder) }
  }

  /// Makes a legal constraint one of the view's, which is above its items or one of them.
  func hold(by view: View) {
    let hierarchy = view.joinedHierarchy
    hierarchy.activations += 1
    serial = hierarchy.activations
    holder = view
    view.heldConstraints.append(self)
    firstItem?.addMention(of: self, as: .first)
    secondItem?.addMention(of: self, as: .second)
    hierarchy.engine?.enqueue(self)
  }

  /// Takes the constraint from its holder, its items and the engine.
  func release() {
    guard let holder else { return }
    holder.hierarchy?.engine?.remove(self)
    firstItem?.removeMention(of: self, as: .first)
    secondItem?.removeMention(of: self, as: .second)
    holder.heldConstraints.remove(self)
    self.holder = nil
  }
}
