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
    case let name where name.hasSuffix("GestureRecognizer") || name == "gestureRecognizer":
      guard let gesture = UIGestureRecognizer.made(source.values(of: element)) else {
        return unknown(element)
      }
      object = gesture
    case "barButtonItem": object = barButton(element)
    case "navigationItem":
      let item = UINavigationItem(title: element["title"] ?? "")
      item.apply(source.values(of: element))
      object = item
    case "exit", "placeholder", "viewControllerPlaceholder": return nil
    default: return unknown(element)
    }
    add(object, element)
    return object
  }

  private func unknown(_ element: DocumentElement) -> NSObject? {
    source.notes.add(
      .unknownElement, "Objects of the kind \(element.name) aren't known.",
      hint: "Make them in code.", at: element)
    return nil
  }

  private func barButton(_ element: DocumentElement) -> UIBarButtonItem {
    let values = source.values(of: element)
    let item = UIBarButtonItem()
    if let kind = element["systemItem"].flatMap(UIBarButtonItem.SystemItem.init(document:)) {
      item.show(kind)
    }
    if let style: UIBarButtonItem.Style = values.choice(
      "style", ["plain": .plain, "bordered": .plain, "done": .done])
    {
      item.style = style
    }
    item.applyBarItem(values)
    if let color = values.color("tintColor") { item.tintColor = color }
    if let width = element["width"].flatMap(Double.init), width > 0, width < 1e6 {
      item.width = CGFloat(width)
    }
    if let child = element.child(key: "customView"), isView(child) {
      item.customView = customView(child)
    }
    return item
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
    if !isPicture, let view = element.child(key: "titleView"), isView(view) {
      item.titleView = readRoot(view)
    }
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
