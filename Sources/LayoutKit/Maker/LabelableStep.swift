/// A step that a label may follow.
public protocol LabelableStep: StatementStep {}

extension LabelableStep {
  /// Names the statement's constraints, for diagnostics and for telling them apart in an update.
  ///
  /// The label becomes the constraints' `identifier`.
  @discardableResult
  public func labeled(_ label: String) -> LabelStep {
    _draft.amend { $0.label = label }
    return LabelStep(_draft: _draft)
  }
}
