import Foundation
import StandardViews
import UIKit

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
      if let kind = element["systemItem"].flatMap(UIBarButtonItem.SystemItem.init(document:)) {
        item.show(kind)
      }
      if let title = element["title"] { item.title = title }
      if let name = element["image"] { item.image = source.resources.image(name) }
      if let width = element["width"].flatMap(Double.init), width > 0, width < 1e6 {
        item.width = CGFloat(width)
      }
      if let child = element.child(key: "customView"), isView(child) {
        item.customView = customView(child)
      }
      object = item
    case "navigationItem": object = UINavigationItem(title: element["title"] ?? "")
    case "exit", "placeholder", "viewControllerPlaceholder": return nil
    default:
      source.notes.add(
        .unknownElement, "Objects of the kind \(element.name) aren't known.",
        hint: "Make them in code.", at: element)
      return nil
    }
    add(object, element)
    return object
  }

  /// The view of a bar's item; in pictures of documents, which show it by itself, an empty one of its size.
  private func customView(_ element: DocumentElement) -> UIView {
    guard isPicture else { return readRoot(element) }
    let size = source.values(of: element).rect("frame")?.size ?? .zero
    return UIView(frame: CGRect(origin: .zero, size: size))
  }

  /// The buttons of bars among elements; nil without any.
  func buttons(_ elements: [DocumentElement]) -> [UIBarButtonItem]? {
    let items = elements.filter { $0.name == "barButtonItem" }
      .compactMap { readObject($0) as? UIBarButtonItem }
    return items.isEmpty ? nil : items
  }

  /// Gives what a navigation bar shows the buttons of its element.
  func readButtons(of element: DocumentElement, _ item: UINavigationItem) {
    for child in element.children where child.name == "barButtonItem" {
      switch (child.key, buttons([child])) {
      case ("leftBarButtonItem", let items?): item.leftBarButtonItems = items
      case ("rightBarButtonItem", let items?): item.rightBarButtonItems = items
      case ("backBarButtonItem", let items?): item.backBarButtonItem = items.first
      default: continue
      }
    }
    if let items = buttons(element.list("leftBarButtonItems")) { item.leftBarButtonItems = items }
    if let items = buttons(element.list("rightBarButtonItems")) { item.rightBarButtonItems = items }
  }
}

nonisolated extension BarButtonItem.SystemItem {
  /// The button of a document's word; nil for words that aren't known.
  fileprivate init?(document word: String) {
    let kinds: [String: Self] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
      "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "close": .close,
    ]
    guard let kind = kinds[word] else { return nil }
    self = kind
  }
}
