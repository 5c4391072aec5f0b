public import Foundation
public import ViewTree

/// What a long touch of a text shows; nothing is shown.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIMenuController: NSObject {
  /// The menu of the program.
  open class var shared: UIMenuController {
    UIApplication.shared.attached { UIMenuController() }
  }
  /// What the menu offers.
  open var menuItems: [UIMenuItem]?
  /// Whether it is shown: never.
  open var isMenuVisible: Bool { false }
  /// Where it is shown: nowhere.
  open var menuFrame: CGRect { .zero }
  /// At which side of the text it is; it is remembered.
  open var arrowDirection = ArrowDirection.default

  /// A side of a text.
  public nonisolated enum ArrowDirection: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case `default`, up, down, left, right
  }

  /// Makes a menu of nothing.
  public override init() { super.init() }

  deinit {}

  /// Without effect.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Without effect.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Without effect.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Without effect.
  open func hideMenu() {}
  /// Without effect.
  open func hideMenu(from targetView: UIView) {}
  /// Without effect.
  open func update() {}

  /// Never posted.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Never posted.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Never posted.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
}

/// Something that a menu offers; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIMenuItem: NSObject {
  /// The text.
  open var title: String
  /// The method that it calls.
  open var action: Selector

  /// Makes an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  deinit {}
}

/// Collects the menus of a program; nothing asks for them.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIMenuBuilder: AnyObject {
  /// Puts a menu into another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

nonisolated extension UIMenu.Identifier {
  /// The program's.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// Files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// Editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// What is shown.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
}

/// Would show a menu of commands for a text.
open class UIEditMenuInteraction: RememberedInteraction {
  /// Who would say what it shows.
  open weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// Makes an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  deinit {}

  /// Without effect.
  open func dismissMenu() {}
  /// Without effect.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
}

/// Says what a menu of commands shows; nothing asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIEditMenuInteractionDelegate: AnyObject {}

/// Where a menu of commands would be.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIEditMenuConfiguration: NSObject {
  /// What tells it from others.
  open var identifier: AnyHashable { ownIdentifier }
  /// Where it would be, in points.
  open var sourcePoint: CGPoint { point }
  private let ownIdentifier: AnyHashable
  private let point: CGPoint

  /// Makes a place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    ownIdentifier = identifier ?? AnyHashable(UUID())
    point = sourcePoint
    super.init()
  }

  deinit {}
}

/// Would show a view's title large.
open class UILargeContentViewerInteraction: RememberedInteraction {
  /// Makes an interaction.
  public override init() { super.init() }

  /// Makes an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { super.init() }

  deinit {}
}

/// Says what is shown large; nothing asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UILargeContentViewerInteractionDelegate: AnyObject {}
