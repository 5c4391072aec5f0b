/// A statement that has been related to something, as its later steps see it.
public struct StatementDraft {
  let recorder: Recorder
  let place: Int

  func amend(_ change: (inout Statement) -> Void) {
    recorder.amend(place, change)
  }
}

/// A step after the relation: the statement stands and may be told more.
///
/// The steps narrow: after an amount may come a priority, after a priority a label.
public protocol StatementStep {
  /// The statement the step belongs to.
  var _draft: StatementDraft { get }
}

/// The step after a relation to an item: amounts, multipliers, priority and label may follow.
public struct AmountStep<K: AttributeKind>: AdjustableStep {
  /// The statement the step belongs to.
  public let _draft: StatementDraft
}

/// The step after a relation to plain values: offsets, insets, priority and label may follow.
public struct ConstantStep<K: AttributeKind>: AdjustableStep {
  /// The statement the step belongs to.
  public let _draft: StatementDraft
}

/// The step after a priority: a label may follow.
public struct PriorityStep: LabelableStep {
  /// The statement the step belongs to.
  public let _draft: StatementDraft
}

/// The step after a label, which ends the chain.
public struct LabelStep: StatementStep {
  /// The statement the step belongs to.
  public let _draft: StatementDraft
}
