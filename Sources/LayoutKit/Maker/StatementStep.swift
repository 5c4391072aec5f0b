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
/// The steps narrow: after the amounts may come a priority, then a label, a name, and whether it
/// is inactive.
public protocol StatementStep {
  /// The statement the step belongs to.
  var _draft: StatementDraft { get }
}

extension StatementStep {
  /// The constraints that come of this statement alone.
  ///
  /// The handle has none until the closure has been carried out, and stays empty if the statement
  /// has a mistake. In an update or remake it has those that were changed.
  public var constraint: ConstraintHandle {
    let pending = PendingConstraints()
    var handle = ConstraintHandle(pending)
    _draft.amend { statement in
      if let earlier = statement.pending {
        handle = ConstraintHandle(earlier)
      } else {
        statement.pending = pending
      }
    }
    return handle
  }
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

/// The step after a label: a name may follow.
public struct LabelStep: NameableStep {
  /// The statement the step belongs to.
  public let _draft: StatementDraft
}

/// The step after a name: the statement may be made inactive.
public struct NameStep: SwitchableStep {
  /// The statement the step belongs to.
  public let _draft: StatementDraft
}

/// The step that ends a chain.
public struct LastStep: StatementStep {
  /// The statement the step belongs to.
  public let _draft: StatementDraft
}
