import UIKit

/// Outlets of UIKit's classes that lead to what looks after an object, or to a part of it.
extension Connector {
  /// Sets an outlet that a class of UIKit has; false if it has none of the name.
  ///
  /// What looks after an object without being able to is left out, as nothing would ever be asked of it.
  static func setSystemOutlet(_ name: String, of object: AnyObject, to target: AnyObject) -> Bool {
    switch name {
    case "delegate": setDelegate(of: object, to: target)
    case "dataSource": setDataSource(of: object, to: target)
    default: setPart(name, of: object, to: target)
    }
  }

  private static func setDelegate(of object: AnyObject, to target: AnyObject) -> Bool {
    switch object {
    case let bar as UISearchBar: bar.delegate = target as? any UISearchBarDelegate
    case let bar as UITabBar: bar.delegate = target as? any UITabBarDelegate
    case let bar as UIToolbar: bar.delegate = target as? any UIToolbarDelegate
    case let bar as UINavigationBar: bar.delegate = target as? any UINavigationBarDelegate
    case let picker as UIPickerView: picker.delegate = target as? any UIPickerViewDelegate
    case let gesture as UIGestureRecognizer:
      gesture.delegate = target as? any UIGestureRecognizerDelegate
    case let controller as UINavigationController:
      controller.delegate = target as? any UINavigationControllerDelegate
    case let controller as UITabBarController:
      controller.delegate = target as? any UITabBarControllerDelegate
    case let controller as UISplitViewController:
      controller.delegate = target as? any UISplitViewControllerDelegate
    case let controller as UIPageViewController:
      controller.delegate = target as? any UIPageViewControllerDelegate
    default: return false
    }
    return true
  }

  private static func setDataSource(of object: AnyObject, to target: AnyObject) -> Bool {
    switch object {
    case let picker as UIPickerView: picker.dataSource = target as? any UIPickerViewDataSource
    case let controller as UIPageViewController:
      controller.dataSource = target as? any UIPageViewControllerDataSource
    default: return false
    }
    return true
  }

  private static func setPart(_ name: String, of object: AnyObject, to target: AnyObject) -> Bool {
    if let item = target as? UIBarButtonItem, let holder = object as? UINavigationItem {
      switch name {
      case "leftBarButtonItem": holder.leftBarButtonItem = item
      case "rightBarButtonItem": holder.rightBarButtonItem = item
      case "backBarButtonItem": holder.backBarButtonItem = item
      default: return false
      }
      return true
    }
    guard let view = target as? UIView else { return false }
    switch (name, object) {
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = view
    case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = view
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UITableViewCell):
      cell.selectedBackgroundView = view
    case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UICollectionViewCell):
      cell.selectedBackgroundView = view
    case ("backgroundView", let table as UITableView): table.backgroundView = view
    case ("tableHeaderView", let table as UITableView): table.tableHeaderView = view
    case ("tableFooterView", let table as UITableView): table.tableFooterView = view
    case ("backgroundView", let collection as UICollectionView): collection.backgroundView = view
    case ("titleView", let item as UINavigationItem): item.titleView = view
    case ("customView", let item as UIBarButtonItem): item.customView = view
    case ("inputView", let field as UITextField): field.inputView = view
    case ("inputAccessoryView", let field as UITextField): field.inputAccessoryView = view
    case ("inputView", let text as UITextView): text.inputView = view
    case ("inputAccessoryView", let text as UITextView): text.inputAccessoryView = view
    default: return false
    }
    return true
  }
}
