import Foundation
package import UIKit
import ViewTree

/// Outlets and attributes of UIKit's own classes.
extension Connector {
  /// What is known of the classes of UIKit that an object is of.
  static func systemEntries(of object: AnyObject) -> [ClassEntry] {
    system.filter { $0.fits(object) }
  }

  private static var system: [ClassEntry] {
    var controller = ClassEntry(
      name: "UIViewController", type: UIViewController.self, fits: { $0 is UIViewController })
    controller.outlets["view"] = { object, value in
      guard let object = object as? UIViewController, let view = value as? UIView else {
        return false
      }
      setView(object, view)
      return true
    }
    return [controller] + delegates + [gestures]
  }

  private static func setView(_ controller: UIViewController, _ view: UIView) {
    controller.view = view
  }

  /// Owners that look after a view by one of UIKit's protocols.
  private static var delegates: [ClassEntry] {
    var table = ClassEntry(name: "UITableView", type: UITableView.self, fits: { $0 is UITableView })
    table.outlets["dataSource"] = { object, value in
      // Static rows see to themselves.
      guard let object = object as? UITableView else { return false }
      if let source = value as? any UITableViewDataSource, object.dataSource == nil {
        object.dataSource = source
      }
      return true
    }
    table.outlets["delegate"] = { object, value in
      guard let object = object as? UITableView else { return false }
      if let delegate = value as? any UITableViewDelegate, object.delegate == nil {
        object.delegate = delegate
      }
      return true
    }
    var collection = ClassEntry(
      name: "UICollectionView", type: UICollectionView.self, fits: { $0 is UICollectionView })
    collection.outlets["dataSource"] = { object, value in
      guard let object = object as? UICollectionView else { return false }
      if let source = value as? any UICollectionViewDataSource { object.dataSource = source }
      return true
    }
    var scroll = ClassEntry(
      name: "UIScrollView", type: UIScrollView.self, fits: { $0 is UIScrollView })
    scroll.outlets["delegate"] = { object, value in
      guard let object = object as? UIScrollView else { return false }
      if let delegate = value as? any UIScrollViewDelegate, object.delegate == nil {
        object.delegate = delegate
      }
      return true
    }
    var field = ClassEntry(name: "UITextField", type: UITextField.self, fits: { $0 is UITextField })
    field.outlets["delegate"] = { object, value in
      guard let object = object as? UITextField else { return false }
      if let delegate = value as? any UITextFieldDelegate { object.delegate = delegate }
      return true
    }
    return [table, collection, scroll, field]
  }

  private static var gestures: ClassEntry {
    var view = ClassEntry(name: "UIView", type: UIView.self, fits: { $0 is UIView })
    view.collections["gestureRecognizers"] = { object, values in
      guard let object = object as? UIView else { return false }
      for case let recognizer as UIGestureRecognizer in values {
        object.addGestureRecognizer(recognizer)
      }
      return true
    }
    return view
  }
}

extension UIView {
  /// Sets a runtime attribute that all views have.
  ///
  /// - Returns: Whether there is one of the name that takes such a value.
  package func setSystemAttribute(_ keyPath: String, _ value: Any?) -> Bool {
    switch (keyPath, value) {
    case ("layer.cornerRadius", let number as Double): cornerRadius = CGFloat(number)
    case ("layer.borderWidth", let number as Double): layer.borderWidth = CGFloat(number)
    case ("layer.borderColor", let color as UIColor),
      ("layer.borderUIColor", let color as UIColor):
      layer.borderColor = color.cgColor
    case ("layer.shadowRadius", let number as Double): layer.shadowRadius = CGFloat(number)
    case ("layer.shadowOpacity", let number as Double): layer.shadowOpacity = Float(number)
    case ("layer.shadowOffset", let size as CGSize): layer.shadowOffset = size
    case ("layer.masksToBounds", let flag as Bool), ("clipsToBounds", let flag as Bool):
      clipsToBounds = flag
    case ("hidden", let flag as Bool), ("isHidden", let flag as Bool): isHidden = flag
    case ("alpha", let number as Double): alpha = CGFloat(number)
    case ("tag", let number as Double):
      guard let tag = Int(exactly: number) else { return false }
      self.tag = tag
    case ("text", let text as String):
      guard let label = self as? UILabel else { return false }
      label.text = text
    default: return false
    }
    return true
  }
}
