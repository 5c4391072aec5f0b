package import UIKit

/// What has been made of one part of a document, such as a scene or a cell.
package struct Part {
  /// What was made, by the identifiers of the elements.
  package private(set) var objects: [String: AnyObject] = [:]
  /// The views that were made, or were there already, with their elements, from the outside in.
  package private(set) var views: [(view: UIView, element: DocumentElement)] = []
  /// The views that are no subviews of others.
  package private(set) var roots: [(view: UIView, element: DocumentElement)] = []
  /// The constraints that were made, in the order of the document.
  package private(set) var constraints:
    [(constraint: NSLayoutConstraint, element: DocumentElement)] =
      []
  /// The objects that say what they are connected with and which constraints they hold, from the inside out.
  private(set) var speakers: [(object: AnyObject, element: DocumentElement)] = []
  /// The identifiers of what variations leave out.
  package private(set) var excluded: Set<String> = []

  init() {}

  /// An element as it is under the traits there are, with what that leaves out noted.
  mutating func resolve(_ element: DocumentElement, for traits: UITraitCollection)
    -> DocumentElement
  {
    element.resolved(for: traits, excluded: &excluded)
  }

  /// Lets an object be found by an identifier; of two with one identifier the first is meant.
  mutating func name(_ object: AnyObject, _ id: String) {
    if objects[id] == nil { objects[id] = object }
  }

  /// Lists a view.
  mutating func add(_ view: UIView, _ element: DocumentElement) { views.append((view, element)) }

  /// Has another view stand for one that the document has, wherever that is spoken of.
  mutating func replace(_ view: UIView, with other: UIView) {
    for (id, object) in objects where object === view { objects[id] = other }
    for index in views.indices where views[index].view === view { views[index].view = other }
    for index in speakers.indices where speakers[index].object === view {
      speakers[index].object = other
    }
  }

  /// Says of a view that it is no subview of another one.
  mutating func addRoot(_ view: UIView, _ element: DocumentElement) {
    roots.append((view, element))
  }

  /// Lists an object with what it says of others.
  mutating func addSpeaker(_ object: AnyObject, _ element: DocumentElement) {
    speakers.append((object, element))
  }

  /// Lists constraints, which outlets may lead to.
  mutating func add(
    _ made: [(constraint: NSLayoutConstraint, element: DocumentElement)]
  ) {
    constraints += made
    for (constraint, element) in made {
      guard let id = element.id else { continue }
      name(constraint, id)
      addSpeaker(constraint, element)
    }
  }
}
