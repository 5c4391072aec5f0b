extension ConstraintMaker.NameStep {
  /// Labels the statement's constraints, for diagnostics and for telling them apart in an update.
  ///
  /// The label becomes the constraints' `identifier`.
  @discardableResult
  public func labeled(_ label: String) -> Self {
    draft.amend { $0.label = label }
    return self
  }

  /// Gives the statement a name under which its constraints are found again: `layout["name"]`
  /// yields them, and whatever is stated next under the name replaces or, in an update, changes
  /// them.
  ///
  /// Each view and guide has names of its own.
  @discardableResult
  public func id(_ name: String) -> Self {
    draft.amend { $0.name = name }
    return self
  }

  /// Leaves the statement's constraints out of force until they are activated, by a handle or by
  /// name.
  @discardableResult
  public func inactive() -> Self {
    draft.amend { $0.isInactive = true }
    return self
  }

  /// The constraints that come of this statement alone.
  ///
  /// The handle has none until the closure has been carried out, and stays empty if the statement
  /// has a mistake. In an update or remake it has those that were changed.
  public var constraint: ConstraintHandle { draft.constraint }
}

// A priority is optional.

extension ConstraintMaker.AmountStep {
  /// Labels the statement's constraints, for diagnostics and for telling them apart in an update.
  ///
  /// The label becomes the constraints' `identifier`.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMaker.NameStep {
    lastStep.labeled(label)
  }

  /// Gives the statement a name under which its constraints are found again: `layout["name"]`
  /// yields them, and whatever is stated next under the name replaces or, in an update, changes
  /// them.
  ///
  /// Each view and guide has names of its own.
  @discardableResult
  public func id(_ name: String) -> ConstraintMaker.NameStep {
    lastStep.id(name)
  }

  /// Leaves the statement's constraints out of force until they are activated, by a handle or by
  /// name.
  @discardableResult
  public func inactive() -> ConstraintMaker.NameStep {
    lastStep.inactive()
  }

  /// The constraints that come of this statement alone.
  ///
  /// The handle has none until the closure has been carried out, and stays empty if the statement
  /// has a mistake. In an update or remake it has those that were changed.
  public var constraint: ConstraintHandle { draft.constraint }

  private var lastStep: ConstraintMaker.NameStep { ConstraintMaker.NameStep(draft: draft) }
}

extension ConstraintMaker.Draft {
  /// The handle that the statement's constraints will be in, the same each time.
  fileprivate var constraint: ConstraintHandle {
    let pending = PendingConstraints()
    var handle = ConstraintHandle(pending)
    amend { statement in
      if let earlier = statement.pending {
        handle = ConstraintHandle(earlier)
      } else {
        statement.pending = pending
      }
    }
    return handle
  }
}
