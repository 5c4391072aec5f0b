public import ViewTree

extension ConstraintMaker.Editable {
  /// Ranks the statement among those it competes with; without, it is `.required`.
  ///
  /// Priorities run from above 0 to 1000. Any other leaves the statement out, with a diagnostic. A
  /// number in the program is a priority by itself: `priority(750)`.
  @discardableResult
  public func priority(_ priority: LayoutPriority) -> ConstraintMaker.Finalizable {
    draft.amend { $0.priority = priority }
    return ConstraintMaker.Finalizable(draft: draft)
  }

  /// Ranks the statement among those it competes with, on the scale of ``LayoutPriority``.
  @_disfavoredOverload
  @discardableResult
  public func priority(_ priority: some BinaryFloatingPoint) -> ConstraintMaker.Finalizable {
    self.priority(LayoutPriority(Float(priority)))
  }

  /// Ranks the statement among those it competes with, on the scale of ``LayoutPriority``.
  @_disfavoredOverload
  @discardableResult
  public func priority(_ priority: some BinaryInteger) -> ConstraintMaker.Finalizable {
    self.priority(LayoutPriority(Float(priority)))
  }
}
