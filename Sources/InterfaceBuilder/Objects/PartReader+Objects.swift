import Foundation
import UIKit
import ViewTree

/// Objects that are no views.
extension PartReader {
  /// Makes the object of an element that is inside no other.
  ///
  /// - Returns: Nil for elements that are no objects, and for kinds that aren't known, which are noted.
  func readObject(_ element: DocumentElement) -> NSObject? {
    if isView(element) { return readRoot(element) }
    let object: NSObject
    switch element.name {
    case "tapGestureRecognizer": object = UITapGestureRecognizer()
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      object = UILongPressGestureRecognizer()
    case "panGestureRecognizer": object = UIPanGestureRecognizer()
    case "screenEdgePanGestureRecognizer": object = UIScreenEdgePanGestureRecognizer()
    case "swipeGestureRecognizer": object = UISwipeGestureRecognizer()
    case "pinchGestureRecognizer": object = UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": object = UIRotationGestureRecognizer()
    case "barButtonItem":
      let item = UIBarButtonItem()
      item.title = element["title"]
      object = item
    case "navigationItem": object = UINavigationItem(title: element["title"] ?? "")
    case "exit", "placeholder", "viewControllerPlaceholder": return nil
    default:
      notes.add(
        .unknownElement, "Objects of the kind \(element.name) aren't known.",
        hint: "Make them in code.", at: element)
      return nil
    }
    add(object, element)
    return object
  }

  /// Reports what was found wrong, to a view or, where there is none, as all that happens while views are
  /// set up.
  func report(to view: UIView?, isWholeDocument: Bool = true) {
    for problem in (isWholeDocument ? document.problems : []) + notes.problems {
      LayoutDiagnostic(
        .document, problem.message,
        source: CodeLocation(fileID: problem.file, line: problem.line), hint: problem.hint
      ).report(to: view)
    }
  }
}
