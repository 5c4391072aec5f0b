public import StandardViews
import ViewTree

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
