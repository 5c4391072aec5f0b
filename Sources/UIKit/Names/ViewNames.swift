public import StandardViews
public import ViewTree

/// A rectangle in a tree of rectangles.
public typealias UIView = View
/// The view at the top of a tree, which stands for a screen.
public typealias UIWindow = Window
/// What is told of touches: a view, a controller or the application.
public typealias UIResponder = Responder
/// Whether gestures of three fingers would undo, cut and copy.
public typealias UIEditingInteractionConfiguration = EditingInteractionConfiguration
/// A finger on the screen; there is none.
public typealias UITouch = Touch
/// Something that happened on the screen; nothing does.
public typealias UIEvent = TouchEvent
/// A button that is held down; there is none.
public typealias UIPress = Press
/// Buttons that are held down.
public typealias UIPressesEvent = PressesEvent
/// What the focus can be in.
public typealias UIFocusEnvironment = FocusEnvironment
/// What can have the focus.
public typealias UIFocusItem = FocusItem
/// Where the focus goes.
public typealias UIFocusHeading = FocusHeading
/// Where the focus was and is.
public typealias UIFocusUpdateContext = FocusUpdateContext
/// Would run animations as the focus moves.
public typealias UIFocusAnimationCoordinator = FocusAnimationCoordinator
/// What recognises gestures; without touches it recognises none.
public typealias UIGestureRecognizer = GestureRecognizer
/// A colour, which doesn't affect the layout.
public typealias UIColor = Color
/// The colour of a layer, and of what is drawn into a context.
public typealias CGColor = LayerColor
/// What a view would be drawn with.
public typealias CALayer = ViewLayer
/// Corners of a layer.
public typealias CACornerMask = LayerCornerMask
/// How corners of a layer are drawn.
public typealias CALayerCornerCurve = LayerCornerCurve

/// A movement, turn and stretching of a plane.
public typealias CGAffineTransform = ViewTransform

/// A view that shows a part of what is inside it, and can be scrolled to the rest.
public typealias UIScrollView = ScrollView
/// Is told of a scroll view's movements.
public typealias UIScrollViewDelegate = ScrollViewDelegate

/// A view that shows text on one line or several.
public typealias UILabel = HighlightableLabel
extension HighlightableLabel: UIKitNamed {}
/// A view that shows a picture and would like to be as large as it.
public typealias UIImageView = HighlightableImageView
extension HighlightableImageView: UIKitNamed {}

/// A list of rows, of which only those in sight have cells.
public typealias UITableView = TableView
/// A view that shows a row of a table.
public typealias UITableViewCell = TableViewCell
/// Says how many rows a table has, and makes the cells that show them.
public typealias UITableViewDataSource = TableViewDataSource
/// Gives rows heights of their own, and is told of the table's movements.
public typealias UITableViewDelegate = TableViewDelegate

/// A description of what a view shows, from which that view is made.
public typealias UIContentConfiguration = ContentConfiguration
/// A view that shows what a description says.
public typealias UIContentView = ContentView
/// What a content or background may look different for.
public typealias UIConfigurationState = ConfigurationState
/// What a view's content may look different for.
public typealias UIViewConfigurationState = ViewConfigurationState
/// What a cell's content and background may look different for.
public typealias UICellConfigurationState = CellConfigurationState
