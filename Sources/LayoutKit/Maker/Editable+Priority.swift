public import Foundation
public import ViewTree

extension ConstraintMaker.Editable {
  /// Ranks the statement among those it competes with; without, it is `.required`.
  ///
  /// Priorities run from above 0 to 1000. Any other leaves the statement out, with a diagnostic.
  @discardableResult
  public func priority(_ priority: LayoutPriority) -> ConstraintMaker.Finalizable {
    draft.amend { $0.priority = priority }
    return ConstraintMaker.Finalizable(draft: draft)
  }

  /// Ranks the statement among those it competes with, on the scale of ``LayoutPriority``.
  @discardableResult
  public func priority(_ priority: CGFloat) -> ConstraintMaker.Finalizable {
    self.priority(LayoutPriority(Float(priority)))
  }

  /// Ranks the statement among those it competes with, on the scale of ``LayoutPriority``.
  @discardableResult
  public func priority(_ priority: Int) -> ConstraintMaker.Finalizable {
    self.priority(LayoutPriority(Float(priority)))
  }
}
