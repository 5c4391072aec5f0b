extension View {
  final func adopt(_ constraint: LayoutConstraint) {
    guard constraint.holder !== self else { return }
    if let mistake = constraint.mistake() {
      mistake.report(to: self)
      return
    }
    for item in constraint.items {
      guard let view = item.itemView, view.isInside(self) else {
        constraint.outOfReach(of: self).report(to: self)
        return
      }
    }
    constraint.release()
    constraint.hold(by: self)
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
