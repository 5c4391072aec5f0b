public import StandardViews
public import ViewTree

/// Looks after a view and all that is in it.
public typealias UIViewController = ViewController
/// What a navigation bar shows for a controller.
public typealias UINavigationItem = NavigationItem
/// What a bar shows: a button, or a tab.
public typealias UIBarItem = BarItem
/// A button in a bar.
public typealias UIBarButtonItem = BarButtonItem
/// What a tab bar shows for a controller.
public typealias UITabBarItem = TabBarItem
/// How a controller is shown above another one.
public typealias UIModalPresentationStyle = ModalPresentationStyle
/// Lets others take part in a change of size.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// What is known of a change of size while it goes on.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext
/// What a layout may depend on beside its own size.
public typealias UITraitCollection = TraitCollection
/// How much room there is on an axis.
public typealias UIUserInterfaceSizeClass = SizeClass
/// How large people like their text.
public typealias UIContentSizeCategory = ContentSizeCategory
/// The direction in which lines of text run, where it may be left open.
public typealias UITraitEnvironmentLayoutDirection = TraitLayoutDirection
/// A kind of device.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
/// Whether a screen is light or dark.
public typealias UIUserInterfaceStyle = UserInterfaceStyle

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
/// A connection from one controller to another in a storyboard.
public typealias UIStoryboardSegue = StoryboardSegue
