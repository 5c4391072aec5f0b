public import Foundation
public import ViewTree

/// Room between arranged views of a stack, without a view.
///
/// A spacer stands in a stack's ``LayoutSubject/arrangedItems`` and takes the place of the spacing
/// between its neighbours. Flexible spacers share what the views leave, before any view with
/// content stretches.
public final class StackSpacer: LayoutGuide {
  /// How long a spacer is along the stack's axis.
  public nonisolated enum Length: Hashable, Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// At least so many points, and a share of what is left in proportion to the weight.
    case flexible(minimum: CGFloat = 0, weight: CGFloat = 1)
  }

  /// How long the spacer is along the stack's axis.
  ///
  /// Numbers that are below 0, not finite or larger than 1e9 count as 0.
  public var length: Length {
    didSet { if length != oldValue { (owningView as? StackView)?.setNeedsArrangement() } }
  }

  /// Makes a spacer: flexible, from 0 points, unless told otherwise.
  public init(_ length: Length = .flexible()) {
    self.length = length
    super.init()
  }
}
