public import Foundation
public import StandardViews
public import ViewTree

/// Places the view of a controller that another one shows above itself.
public typealias UIPresentationController = PresentationController
/// Shows a controller as a sheet.
public typealias UISheetPresentationController = SheetPresentationController
/// What a detent's height may depend on.
public typealias UISheetPresentationControllerDetentResolutionContext = SheetDetentContext
/// Told of what becomes of a sheet.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate
/// Shows a controller beside what it belongs to.
public typealias UIPopoverPresentationController = PopoverPresentationController
/// Told of what becomes of a popover.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate
/// The sides at which a popover's arrow may be.
public typealias UIPopoverArrowDirection = PopoverArrowDirection
/// Told of what becomes of a presentation.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate
/// What has a size of its own inside another one.
public typealias UIContentContainer = ContentContainer
/// What is known of a transition while it goes on.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning
/// Moves the views of a transition.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning
/// Leads a transition by a finger.
public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning
/// Says how a controller is shown above others.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate
/// Which of the controllers of a transition is meant.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey
/// Which of the views of a transition is meant.
public typealias UITransitionContextViewKey = TransitionContextViewKey
/// A way from one controller to another in a storyboard.
public typealias UIStoryboardSegue = StoryboardSegue

/// Would lead a transition by a finger; it is remembered how far it is.
#if MainActor
  @MainActor
#endif
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How far the transition is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How many times as fast it ends.
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
  /// Has it stand still.
  open func pause() {}
  /// Has it end.
  open func finish() { percentComplete = 1 }
  /// Has it go back.
  open func cancel() { percentComplete = 0 }
}
