import Foundation
import UIKit
import ViewTree

/// Sets outlets, actions and runtime attributes.
struct Connector {
  private let part: Part
  private let source: PartSource
  /// The identifiers of all elements of the document, also of those that are made at another time, such as
  /// a scene's controller or a cell.
  private lazy var identifiers = Set((source.document.root?.all ?? []).compactMap(\.id))

  init(_ part: Part, _ source: PartSource) {
    self.part = part
    self.source = source
  }

  /// Connects all objects of the part, in the order of the document.
  mutating func connect() {
    for (object, element) in part.speakers {
      setAttributes(of: object, element)
      connect(object, element)
    }
  }

  private mutating func connect(_ object: AnyObject, _ element: DocumentElement) {
    let entries = Self.systemEntries(of: object) + source.classes.entries(of: object)
    var collections: [(name: String, objects: [AnyObject], element: DocumentElement)] = []
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet":
        guard let name = connection["property"], let target = target(connection) else { continue }
        setOutlet(name, of: object, to: target, entries, connection)
      case "outletCollection":
        guard let name = connection["property"], let target = target(connection) else { continue }
        if let place = collections.firstIndex(where: { $0.name == name }) {
          collections[place].objects.append(target)
        } else {
          collections.append((name, [target], connection))
        }
      case "action": addAction(connection, to: object)
      default: continue
      }
    }
    for (name, objects, connection) in collections {
      let isSet = entries.contains { $0.collections[name]?(object, objects) == true }
      if !isSet { noteUnknown("outlets", name, object, connection) }
    }
  }

  /// The object that a connection leads to; nil, with a note, if it isn't there.
  private mutating func target(_ connection: DocumentElement) -> AnyObject? {
    guard let id = connection["destination"] else { return nil }
    if let object = part.objects[id] { return object }
    guard !part.excluded.contains(id), !identifiers.contains(id) else { return nil }
    source.notes.add(
      .danglingReference, "A connection leads to \(id), which isn't there.",
      hint: "It is left out.", at: connection)
    return nil
  }

  private func setOutlet(
    _ name: String, of object: AnyObject, to target: AnyObject, _ entries: [ClassEntry],
    _ connection: DocumentElement
  ) {
    let known = entries.compactMap { $0.outlets[name] }
    if known.contains(where: { $0(object, target) }) { return }
    if Self.setSystemOutlet(name, of: object, to: target) { return }
    guard known.isEmpty else {
      source.notes.add(
        .unknownName,
        "The outlet \(name) of \(Swift.type(of: object)) takes no \(Swift.type(of: target)).",
        hint: "It stays as it is; look at the classes of both.", at: connection)
      return
    }
    noteUnknown("outlet", name, object, connection)
  }

  private mutating func addAction(_ connection: DocumentElement, to sender: AnyObject) {
    guard let selector = connection["selector"], let target = target(connection) else { return }
    let entries = source.classes.entries(of: target)
    guard let action = entries.lazy.compactMap({ $0.actions[selector] }).first else {
      noteUnknown("action", selector, target, connection)
      return
    }
    if let gesture = sender as? UIGestureRecognizer {
      // It calls as long as what it calls is there, or the view beside it.
      guard let holder = target as? AccessibleObject ?? part.roots.first?.view else { return }
      GestureWay.add(to: gesture, keptBy: holder) { [weak target] gesture in
        if let target { action(target, gesture) }
      }
      return
    }
    let call = UIAction { [weak target] performed in
      if let target { action(target, performed.sender) }
    }
    if let control = sender as? UIControl {
      let event = connection["eventType"].flatMap { Self.events[$0] } ?? .touchUpInside
      control.addAction(call, for: event)
    } else if let item = sender as? UIBarButtonItem {
      item.setAction(call)
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  private func setAttributes(of object: AnyObject, _ element: DocumentElement) {
    let list = element.list("userDefinedRuntimeAttributes")
    guard !list.isEmpty else { return }
    let entries = source.classes.entries(of: object)
    for attribute in list {
      guard let keyPath = attribute["keyPath"] else { continue }
      let values = source.values(of: attribute)
      let value = values.runtimeValue
      if entries.contains(where: { $0.attributes[keyPath]?(object, value) == true }) { continue }
      if let view = object as? UIView, view.setSystemAttribute(keyPath, value) { continue }
      noteUnknown("attribute", keyPath, object, attribute)
    }
  }

  private func noteUnknown(
    _ kind: String, _ name: String, _ object: AnyObject, _ at: DocumentElement
  ) {
    let type = nameInUIKit(of: Swift.type(of: object))
    let argument = kind == "action" ? "{ … }" : "\\.\(name)"
    source.notes.add(
      .unknownName, "The \(kind) \(name) of \(type) isn't known.",
      hint:
        "Register it: InterfaceDocuments.register(\(type).self) { $0.\(kind)(\"\(name)\", \(argument)) }.",
      at: at)
  }
}
