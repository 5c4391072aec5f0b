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
