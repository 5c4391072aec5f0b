public import Foundation
public import ViewTree

/// What a context menu is made of; none comes up.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIContextMenuConfiguration: NSObject {
  /// What tells it from others.
  open var identifier: any NSCopying { name }
  private let name: any NSCopying
  /// Makes the menu.
  package final let actions: (([UIMenuElement]) -> UIMenu?)?
  /// Makes what is shown beside it.
  package final let preview: (() -> UIViewController?)?
  /// In which order the menu would be shown; it is remembered.
  open var preferredMenuElementOrder = ElementOrder.automatic

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
  @preconcurrency @MainActor
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
  @preconcurrency @MainActor
#endif
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What the choice does.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Would make context menus; nothing asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// What the menu at a place is made of; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Would be called when what is shown beside the menu is chosen.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Would be called before a menu is shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Would be called before a menu goes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// What belongs to one view and is remembered by it.
#if MainActor
  @preconcurrency @MainActor
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

extension UIContextMenuConfiguration {
  /// In which order a menu is shown.
  public nonisolated enum ElementOrder: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic, priority, fixed
  }
}
