public import StandardViews
public import ViewTree

/// What touches and pointers do with a view.
public typealias UIInteraction = ViewInteraction
/// The colour of the text in the bar at the top of the screen.
public typealias UIStatusBarStyle = StatusBarStyle
/// How the bar at the top of the screen would come and go.
public typealias UIStatusBarAnimation = StatusBarAnimation
/// How an interface is turned.
public typealias UIInterfaceOrientation = InterfaceOrientation
/// Ways in which an interface may be turned.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
/// How a controller would come above another one.
public typealias UIModalTransitionStyle = ModalTransitionStyle
/// Keys that are held down with another one.
public typealias UIKeyModifierFlags = KeyModifierFlags
