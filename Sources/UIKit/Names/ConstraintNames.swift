public import ViewTree

/// A linear relation between two attributes of views or guides.
public typealias NSLayoutConstraint = LayoutConstraint
/// One attribute of a view or guide, from which constraints are made.
public typealias NSLayoutAnchor<AnchorType: AnyObject> = LayoutAnchor<AnchorType>
/// A horizontal location of a view or guide.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// A vertical location of a view or guide.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// The width or height of a view or guide, or the distance between two anchors.
public typealias NSLayoutDimension = LayoutDimension
/// A rectangle that constraints can be about and that isn't drawn.
public typealias UILayoutGuide = LayoutGuide
/// The part of a view that the keyboard covers.
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide
/// How much a constraint matters.
public typealias UILayoutPriority = LayoutPriority
/// The direction in which lines of text run.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection
/// What a view's content is about, as far as that mirrors it.
public typealias UISemanticContentAttribute = SemanticContentAttribute

nonisolated extension LayoutPriority {
  /// The strength with which a drag that may resize the scene does so: 510.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The strength with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// The strength with which a drag that can't resize the scene moves what it drags: 490.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
}
