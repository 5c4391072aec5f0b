public import StandardViews
import ViewTree

extension ViewController {
  /// The closest navigation controller around this one.
  public var navigationController: UINavigationController? { closest(UINavigationController.self) }
  /// The closest tab bar controller around this one.
  public var tabBarController: UITabBarController? { closest(UITabBarController.self) }

  /// What the toolbar of the navigation controller shows while this controller is shown.
  public var toolbarItems: [UIBarButtonItem]? {
    get { remembered(nil) }
    set {
      remember(newValue)
      navigationController?.toolbarItemsDidChange(of: self)
    }
  }

  private func closest<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var controller = ownParent
    while let current = controller {
      if let found = current as? Kind { return found }
      controller = current.ownParent
    }
    return nil
  }

  /// Shows a controller in the closest container that can, else above this one; a split view controller shows it in
  /// its first column.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let split = self as? UISplitViewController {
      split.showFirst(vc, sender)
    } else if let navigationController = self as? UINavigationController ?? navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}
