public import Foundation
public import ViewTree

/// A step that a priority may follow.
public protocol PrioritizableStep: LabelableStep {}

extension PrioritizableStep {
  /// Ranks the statement among those it competes with; without, it is `.required`.
  ///
  /// Priorities run from above 0 to 1000. Any other leaves the statement out, with a diagnostic.
  @discardableResult
  public func priority(_ priority: LayoutPriority) -> PriorityStep {
    _draft.amend { $0.priority = priority }
    return PriorityStep(_draft: _draft)
  }

  /// Ranks the statement among those it competes with, on the scale of ``LayoutPriority``.
  @discardableResult
  public func priority(_ priority: CGFloat) -> PriorityStep {
    self.priority(LayoutPriority(Float(priority)))
  }

  /// Ranks the statement among those it competes with, on the scale of ``LayoutPriority``.
  @discardableResult
  public func priority(_ priority: Int) -> PriorityStep {
    self.priority(LayoutPriority(Float(priority)))
  }
}
