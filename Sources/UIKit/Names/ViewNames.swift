public import ViewTree

/// A rectangle in a tree of rectangles.
public typealias UIView = View
/// The view at the top of a tree, which stands for a screen.
public typealias UIWindow = Window
/// What hears of touches: a view, a controller or the application.
public typealias UIResponder = Responder
/// Whether gestures of three fingers would undo, cut and copy.
public typealias UIEditingInteractionConfiguration = EditingInteractionConfiguration
/// A finger on the screen; there is none.
public typealias UITouch = Touch
/// Something that happened on the screen; nothing does.
public typealias UIEvent = TouchEvent
/// What recognises gestures; without touches it recognises none.
public typealias UIGestureRecognizer = GestureRecognizer
/// A colour; it has no part in the layout.
public typealias UIColor = Color
/// The colour of a layer, and of what is drawn into a context.
public typealias CGColor = LayerColor
/// What a view would be drawn with.
public typealias CALayer = ViewLayer
/// Corners of a layer.
public typealias CACornerMask = LayerCornerMask
/// How corners of a layer are drawn.
public typealias CALayerCornerCurve = LayerCornerCurve
