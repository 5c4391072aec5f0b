extension View {
  /// The active constraints that this view holds: those to which it is the closest view above.
  ///
  /// - Complexity: O(*n*), where *n* is the number of constraints.
  public final var constraints: [LayoutConstraint] { heldConstraints.all }

  /// Makes a constraint active and this view its holder, which must be above both items or be one
  /// of them.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder !== self else { return }
    if let mistake = constraint.mistake() {
      mistake.report(to: self)
      return
    }
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let item else { continue }
      guard let view = item.itemView, view.isDescendant(of: self) else {
        constraint.outOfReach(of: self).report(to: self)
        return
      }
    }
    constraint.release()
    constraint.hold(by: self)
  }

  /// Makes constraints active and this view their holder.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds; one held elsewhere is left alone.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.release()
  }

  /// Deactivates the constraints among these that this view holds.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Deactivates some of the constraints that mention the view.
  final func releaseMentions(where condition: (LayoutConstraint) -> Bool) {
    let entries = mentions.entries
    for entry in entries where condition(entry.constraint) { entry.constraint.release() }
  }
}

extension LayoutGuide {
  /// Deactivates some of the constraints that mention the guide.
  func releaseMentions(where condition: (LayoutConstraint) -> Bool) {
    let entries = mentions.entries
    for entry in entries where condition(entry.constraint) { entry.constraint.release() }
  }
}

extension LayoutConstraint {
  fileprivate func outOfReach(of view: View) -> LayoutDiagnostic {
    diagnostic(
      .noCommonSuperview, "\(view.itemDescription) is not above all items of \(self).",
      hint: "Add it to a view that is above both items, or set isActive and have that view found.")
  }
}
