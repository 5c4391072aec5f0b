import ViewTree

extension ConstraintHandle {
  /// Brings all of them into force; those that already are stay as they are.
  public func activate() {
    reportUnknownName()
    for constraint in self where constraint.isCurrent { constraint.isActive = true }
  }

  /// Takes all of them out of force; those that already are stay as they are.
  public func deactivate() {
    reportUnknownName()
    for constraint in self where constraint.isCurrent { constraint.isActive = false }
  }

  /// Whether all of them are in force; false if there are none.
  public var isActive: Bool {
    get { !isEmpty && allSatisfy(\.isActive) }
    nonmutating set { newValue ? activate() : deactivate() }
  }

  /// Takes all of them out of force for good: the handle is stale then.
  public func remove() {
    reportUnknownName()
    for constraint in self { constraint.retire() }
  }
}

extension LayoutConstraint {
  /// Whether the constraint may still be changed through handles; if not, that is reported.
  var isCurrent: Bool {
    if isRetired { report(staleHandle()) }
    return !isRetired
  }

  /// Takes the constraint out of force, so that no handle brings it back.
  func retire() {
    isActive = false
    isRetired = true
    firstItem?.layoutElement.withStatedConstraints { stated in
      if let place = stated.firstIndex(where: { $0 === self }) { stated.remove(at: place) }
    }
  }

  private func staleHandle() -> LayoutDiagnostic {
    LayoutDiagnostic(
      .staleHandle, "\(self) has been replaced or removed, and its handle is stale.",
      source: source,
      itemNames: [firstItem?.itemName, secondItem?.itemName].compactMap { $0 },
      hint: "Use the handle that the last make, update or remake returned, or name the statement"
        + " with id(_:) and look it up.")
  }
}
