public import Foundation
public import StandardViews
public import ViewTree

/// Would let a finger lead a transition; how far that is is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How far the transition is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// By what factor it ends faster.
  open var completionSpeed: CGFloat = 1
  /// By which curve it ends.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a finger leads it from the beginning.
  open var wantsInteractiveStart = true
  /// How long it takes, in seconds; 0 as it is over at once.
  open var duration: CGFloat { 0 }

  /// Makes a transition that hasn't begun.
  public override init() { super.init() }

  deinit {}

  /// Begins it.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Notes how far it is.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Would hold it; without effect.
  open func pause() {}
  /// Ends it.
  open func finish() { percentComplete = 1 }
  /// Calls it off.
  open func cancel() { percentComplete = 0 }
}
