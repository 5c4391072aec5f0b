public import Foundation
public import ViewTree

/// What would be done with a row that was pulled to the side.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIContextualAction: NSObject {
  /// How it looks.
  public nonisolated enum Style: Int, Hashable, Sendable {
    /// As usual.
    case normal = 0
    /// It takes something away.
    case destructive = 1
  }

  /// Carries out the action; it is given the action, the view that was touched, and a closure to be
  /// told whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How it looks.
  open var style: Style { look }
  /// What it does.
  open var handler: Handler { response }
  /// What it is called.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour behind it.
  open var backgroundColor: UIColor!
  private let look: Style
  private let response: Handler

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    look = style
    response = handler
    self.title = title
    super.init()
  }

  deinit {}
}

/// What would be done with a row that was pulled to the side, as before iOS 11; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITableViewRowAction: NSObject {
  /// How it looks.
  public nonisolated enum Style: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case `default` = 0
    case normal = 1
    /// It takes something away: the same as `default`.
    public static var destructive: Style { .default }
  }

  /// How it looks.
  open var style: Style { look }
  /// What it is called.
  open var title: String?
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// What it is shown over.
  open var backgroundEffect: UIVisualEffect?
  private let look: Style
  private let response: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    look = style
    response = handler
    self.title = title
    super.init()
  }

  deinit {}
}

/// What would be shown beside a row that was pulled to the side; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  open var actions: [UIContextualAction] { ownActions }
  /// Whether a long pull does the first; true at first.
  open var performsFirstActionWithFullSwipe = true
  private let ownActions: [UIContextualAction]

  /// Makes a configuration of actions.
  public init(actions: [UIContextualAction]) {
    ownActions = actions
    super.init()
  }

  deinit {}
}
