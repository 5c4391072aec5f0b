/// A step that a label may follow.
public protocol LabelableStep: NameableStep {}

extension LabelableStep {
  /// Labels the statement's constraints, for diagnostics and for telling them apart in an update.
  ///
  /// The label becomes the constraints' `identifier`.
  @discardableResult
  public func labeled(_ label: String) -> LabelStep {
    _draft.amend { $0.label = label }
    return LabelStep(_draft: _draft)
  }
}

/// A step that a name may follow.
public protocol NameableStep: SwitchableStep {}

extension NameableStep {
  /// Gives the statement a name under which its constraints are found again: `layout["name"]`
  /// yields them, and whatever is stated next under the name replaces or, in an update, changes
  /// them.
  ///
  /// Each view and guide has names of its own.
  @discardableResult
  public func id(_ name: String) -> NameStep {
    _draft.amend { $0.slot = name }
    return NameStep(_draft: _draft)
  }
}

/// A step that `inactive` may follow.
public protocol SwitchableStep: StatementStep {}

extension SwitchableStep {
  /// Leaves the statement's constraints out of force until they are activated, by a handle or by
  /// name.
  @discardableResult
  public func inactive() -> LastStep {
    _draft.amend { $0.isInactive = true }
    return LastStep(_draft: _draft)
  }
}
