public import Foundation
public import ViewTree

/// What marks a view that has the focus; it is remembered, as nothing ever has it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIFocusEffect: NSObject {
  deinit {}
}

/// A ring around a view that has the focus; it is remembered.
open class UIFocusHaloEffect: UIFocusEffect {
  /// What the ring goes around.
  public let path: UIBezierPath?
  /// The view that the ring lies above.
  open weak var referenceView: UIView?
  /// What the ring lies in.
  open weak var containerView: UIView?
  /// Whether the ring lies inside, outside, or as is usual.
  open var position = Position.automatic

  /// Where a ring lies.
  public nonisolated enum Position: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic, outside, inside
  }

  /// Makes a ring around the view.
  public override init() {
    path = nil
    super.init()
  }

  /// Makes a ring around a path.
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }

  /// Makes a ring around a rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  /// Makes a ring around a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  deinit {}
}

/// An area from which the focus goes elsewhere; it is laid out as any guide, and nothing asks it.
open class UIFocusGuide: UILayoutGuide {
  /// Whether the focus may go there.
  open var isEnabled = true
  /// Where the focus goes from there.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []

  deinit {}
}

extension UIView {
  /// What would mark the view where it has the focus; it is remembered.
  public var focusEffect: UIFocusEffect? {
    get { remembered(nil) }
    set { remember(newValue) }
  }
}

extension UICellConfigurationState {
  /// Whether something is dragged out of a cell.
  public nonisolated enum DragState: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case none, lifting, dragging
  }

  /// Whether something is dropped on a cell.
  public nonisolated enum DropState: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case none, notTargeted, targeted
  }

  /// Whether something is dragged out of the cell: nothing is.
  public var cellDragState: DragState { .none }
  /// Whether something is dropped on the cell: nothing is.
  public var cellDropState: DropState { .none }
}
