public import Foundation
public import ViewTree

/// What a context menu is made of; none comes up.
#if MainActor
  @MainActor
#endif
open class UIContextMenuConfiguration: NSObject {
  /// What tells it from others.
  open var identifier: any NSCopying { name }
  private let name: any NSCopying
  /// Makes the menu.
  package final let actions: (([UIMenuElement]) -> UIMenu?)?
  /// Makes what is shown beside it.
  package final let preview: (() -> UIViewController?)?

  /// Makes a configuration of what makes the menu and what is shown beside it.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    name = identifier ?? NSUUID()
    actions = actionProvider
    preview = previewProvider
    super.init()
  }

  deinit {}
}

/// Makes what is shown beside a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a context menu.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// How a context menu would come and go.
#if MainActor
  @MainActor
#endif
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// What is shown beside it.
  var previewViewController: UIViewController? { get }
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What a choice beside a context menu would do.
public nonisolated enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// Take the menu away.
  case dismiss = 0
  /// Go to what is shown.
  case pop = 1
}

/// How a context menu would come and go, where a choice is made of what is shown beside it.
#if MainActor
  @MainActor
#endif
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What the choice does.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Would make context menus; nothing asks it.
#if MainActor
  @MainActor
#endif
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// What the menu at a place is made of; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// What belongs to one view and is remembered by it.
#if MainActor
  @MainActor
#endif
open class RememberedInteraction: NSObject, UIInteraction {
  /// The view that it belongs to.
  open var view: UIView? { owner }
  private weak var owner: UIView?

  /// Makes an interaction without a view.
  public override init() { super.init() }

  deinit {}

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Remembers the view.
  open func didMove(to view: UIView?) { owner = view }
}

/// Would bring up a context menu.
open class UIContextMenuInteraction: RememberedInteraction {
  /// Makes the menus.
  open weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// Would take the menu away.
  open func dismissMenu() {}

  /// Would change the menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  deinit {}
}

/// Would make pointers; nothing asks it.
#if MainActor
  @MainActor
#endif
public protocol UIPointerInteractionDelegate: AnyObject {
  /// How the pointer looks in a region; nil for as usual.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// As usual.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Would change the pointer over a view.
open class UIPointerInteraction: RememberedInteraction {
  /// Says how the pointer looks.
  open weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether it takes part; true at first.
  open var isEnabled = true

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
  }

  /// Would ask for the pointer again.
  open func invalidate() {}

  deinit {}
}

/// A part of a view with a pointer of its own.
#if MainActor
  @MainActor
#endif
open class UIPointerRegion: NSObject {
  /// The part, in points.
  open var rect: CGRect { part }
  private let part: CGRect

  /// Makes a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    part = rect
    super.init()
  }

  deinit {}
}

/// What a pointer does over a view.
public nonisolated enum UIPointerEffect {
  /// By the system.
  case automatic(UITargetedPreview)
  /// It lights the view.
  case highlight(UITargetedPreview)
  /// It lifts the view.
  case lift(UITargetedPreview)
}

/// The shape of a pointer.
public nonisolated enum UIPointerShape: Hashable, Sendable {
  /// A rectangle with rounded corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A line across.
  case horizontalBeam(length: CGFloat)
  /// A line upright.
  case verticalBeam(length: CGFloat)
}

/// How a pointer looks.
#if MainActor
  @MainActor
#endif
open class UIPointerStyle: NSObject {
  /// The system's.
  public override init() { super.init() }

  /// What it does over a view, and its shape.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }

  /// Of a shape.
  public init(shape: UIPointerShape, constrainedAxes axes: UInt = 0) { super.init() }

  deinit {}
}

/// How a view would look above the others.
#if MainActor
  @MainActor
#endif
open class UIPreviewParameters: NSObject {
  /// What of it is shown; all with nil.
  open var visiblePath: UIBezierPath?
  /// The outline of its shadow; that of ``visiblePath`` with nil.
  open var shadowPath: UIBezierPath?
  /// The colour behind it.
  open var backgroundColor: UIColor?

  /// Makes parameters that say nothing.
  public override init() { super.init() }

  deinit {}
}

/// Where a view that is shown above the others would come from or go to.
#if MainActor
  @MainActor
#endif
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the place is.
  public let container: UIView
  /// Where its centre would be, in points.
  public let center: CGPoint
  /// How it would be changed there.
  public let transform: CGAffineTransform

  /// Makes a place.
  public init(
    container: UIView, center: CGPoint,
    transform: CGAffineTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  ) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  deinit {}
}

/// A view that would be shown above the others.
#if MainActor
  @MainActor
#endif
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it would look.
  public let parameters: UIPreviewParameters
  /// Where it would come from or go to.
  public let target: UIPreviewTarget

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Makes a preview of a view where it is; a view without a superview stays where it is itself.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Makes a preview of a view where it is, which looks as it does.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  deinit {}
}

extension UIContextMenuConfiguration {
  /// In which order a menu is shown.
  public nonisolated enum ElementOrder: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic, priority, fixed
  }
}
