import Foundation
import StandardViews
import UIKit
import ViewTree

/// Makes the views of one part of a document, such as a scene or a cell.
///
/// First all views are made, in the order of the document, then what speaks of several of them:
/// constraints, and later connections.
final class PartReader {
  let document: InterfaceDocument
  let purpose: Purpose
  let traits: UITraitCollection
  let resources: Resources
  let notes: Notes
  let classes: ClassRegistry
  /// Whether the rows of a picture's static tables stand in their tables, and not by themselves.
  let placesRows: Bool

  /// What was made, by the identifiers of the elements.
  var objects: [String: AnyObject] = [:]
  /// The elements of the views that were made, in the order of the document.
  private(set) var views: [(view: UIView, element: DocumentElement)] = []
  /// The views of this part that are no subviews of others, from the document's order.
  private(set) var roots: [(view: UIView, element: DocumentElement)] = []
  /// What sees to tables whose rows are listed.
  var staticRows: [(table: UITableView, rows: StaticRows)] = []
  /// The kinds of cells that collections are to know.
  var prototypes: [(view: UICollectionView, identifier: String, make: () -> UIView?)] = []
  /// Where constraints are listed, with the views that hold them.
  private(set) var constraintLists: [(holder: UIView, element: DocumentElement)] = []
  /// The constraints that were made, in the order of the document.
  private(set) var constraints: [(constraint: NSLayoutConstraint, element: DocumentElement)] = []
  /// The objects that say what they are connected with, in the order of the document.
  private(set) var connectors: [(object: AnyObject, element: DocumentElement)] = []
  /// The numbers of the elements of which views were made, or which views that were there already took over.
  private(set) var taken: Set<Int> = []
  /// The elements that variations leave out.
  private(set) var excluded: Set<String> = []
  private let kinds: [String: ViewKind]

  init(
    _ document: InterfaceDocument, for purpose: Purpose, traits: UITraitCollection,
    classes: ClassRegistry, notes: Notes, resources: Resources? = nil, placesRows: Bool = false
  ) {
    self.placesRows = placesRows
    self.document = document
    self.purpose = purpose
    self.traits = traits
    self.classes = classes
    self.notes = notes
    self.resources = resources ?? Resources(document.root)
    kinds = Dictionary(ViewKind.all.map { ($0.element, $0) }) { first, _ in first }
  }

  /// The kind of a cell whose element names none.
  var reuseIdentifier: String?

  deinit {}

  // MARK: Views

  /// Whether elements of a name are views.
  func isView(_ element: DocumentElement) -> Bool { kinds[element.name] != nil }

  /// Makes a view that is no subview of another one.
  func readRoot(_ element: DocumentElement) -> UIView {
    // What is made along with it, such as the cells of a table, comes after it.
    let place = roots.count
    let view = makeView(element)
    roots.insert((view, element), at: place)
    return view
  }

  /// Makes a view that stands beside the views of the table or collection it belongs to, and hands
  /// it on to that, unless it is for a picture, in which it is shown by itself.
  func readPart(_ element: DocumentElement, _ handOn: (UIView) -> Void) {
    guard purpose.isCanvas else {
      handOn(makeView(element))
      return
    }
    _ = readRoot(element)
  }

  /// Makes a view and puts it into another one, whose subviews the document doesn't list.
  func readSubview(_ element: DocumentElement, of view: UIView) -> UIView {
    let subview = makeView(element)
    view.addSubview(subview)
    return subview
  }

  /// Hands on how a view of a kind is made, or, for a picture, makes one.
  func readPrototype(
    _ element: DocumentElement, _ handOn: (String, @escaping () -> UIView?) -> Void
  ) {
    guard purpose == .program else {
      readPart(element) { _ in }
      return
    }
    guard let identifier = element["reuseIdentifier"] else {
      notes.add(
        .identifier, "A prototype has no reuse identifier.",
        hint: "Give it one, by which the program asks for it.", at: element)
      return
    }
    let (document, traits, classes) = (document, traits, classes)
    handOn(identifier) {
      let notes = Notes(file: document.file)
      let reader = PartReader(
        document, for: .program, traits: traits, classes: classes, notes: notes)
      let view = reader.readRoot(element)
      reader.finish()
      reader.report(to: view, isWholeDocument: false)
      return view
    }
  }

  private func makeView(_ written: DocumentElement) -> UIView {
    let element = written.resolved(for: traits, excluded: &excluded)
    let kind = kinds[element.name] ?? unknownKind(element)
    let view = make(kind, element)
    read(resolved: element, as: kind, into: view)
    return view
  }

  private func unknownKind(_ element: DocumentElement) -> ViewKind {
    notes.add(
      .unknownElement, "Views of the kind \(element.name) aren't known.",
      hint: "A plain view stands in its place.", at: element)
    return ViewKind(element.name, UIView.self)
  }

  private func make(_ kind: ViewKind, _ element: DocumentElement) -> UIView {
    let coder = DocumentCoder()
    coder.reuseIdentifier = element["reuseIdentifier"] ?? reuseIdentifier
    if kind.type == UITableView.self {
      let styles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
      ]
      coder.tableStyle = Values(element, resources, notes).choice("style", styles) ?? .plain
    } else if kind.type == UITableViewCell.self {
      coder.cellStyle =
        [
          "IBUITableViewCellStyleSubtitle": .subtitle, "IBUITableViewCellStyleValue1": .value1,
          "IBUITableViewCellStyleValue2": .value2,
        ][element["style"] ?? ""] ?? .default
    }
    if case .canvas(let contents) = purpose {
      return canvasView(kind, element, coder, contents)
    }
    let type = classes.type(
      of: element, insteadOf: kind.typeInPrograms, named: String(describing: kind.typeInPrograms),
      notes,
      fitting: kind.fitting)
    let view = type.init(coder: coder) ?? UIView(frame: .zero)
    if view is SystemView, let size = ControlSizes(document).size(of: element) { view.take(size) }
    return view
  }

  /// Takes an element over into a view that is there already.
  ///
  /// - Parameters:
  ///   - written: The element.
  ///   - view: The view, such as the content of a cell.
  ///   - existing: Says which elements inside stand for subviews that are there already.
  func read(
    _ written: DocumentElement, into view: UIView,
    existing: (DocumentElement) -> UIView? = { _ in nil }
  ) {
    let element = written.resolved(for: traits, excluded: &excluded)
    read(resolved: element, as: kinds["view"] ?? unknownKind(element), into: view, existing)
  }

  private func read(
    resolved element: DocumentElement, as kind: ViewKind, into view: UIView,
    _ existing: (DocumentElement) -> UIView? = { _ in nil }
  ) {
    name(view, element)
    views.append((view, element))
    taken.insert(element.place)
    let values = Values(element, resources, notes)
    view.takeOver(values, in: document)
    kind.setUp(view, from: values, with: self)
    readGuides(element, of: view)
    for subelement in element.list("subviews") {
      if let known = existing(subelement) {
        let written = subelement.resolved(for: traits, excluded: &excluded)
        name(known, written)
        taken.insert(written.place)
        views.append((known, written))
        (kinds[written.name] ?? unknownKind(written)).setUp(
          known, from: Values(written, resources, notes), with: self)
      } else {
        add(makeView(subelement), to: view)
      }
    }
    if let list = element.child("constraints") { constraintLists.append((view, list)) }
    connectors.append((view, element))
  }

  private func add(_ subview: UIView, to view: UIView) {
    if let stack = view as? UIStackView {
      stack.addArrangedSubview(subview)
    } else {
      view.addSubview(subview)
    }
  }

  private func name(_ object: AnyObject, _ element: DocumentElement) {
    guard let id = element.id else {
      if element.name != "view", element.key == nil {
        notes.add(
          .identifier, "A \(element.name) has no identifier.",
          hint: "Nothing can speak of it.", at: element)
      }
      return
    }
    // Of two with one identifier the first is meant.
    if objects[id] == nil { objects[id] = object }
  }

  private func readGuides(_ element: DocumentElement, of view: UIView) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide.id, objects[id] == nil else { continue }
      switch guide.key {
      case "safeArea": objects[id] = view.safeAreaLayoutGuide
      case "layoutMargins", "margins": objects[id] = view.layoutMarginsGuide
      case "readableContent": objects[id] = view.readableContentGuide
      case "keyboard": objects[id] = view.keyboardLayoutGuide
      default:
        notes.add(
          .unknownElement, "Guides of the kind \(guide.key ?? "?") aren't known.",
          hint: "Constraints that speak of it are left out.", at: guide)
      }
    }
  }

  // MARK: What speaks of several objects

  /// Makes the constraints; in a program, connects the objects and tells them that they are whole.
  func finish() {
    constraints = ConstraintReader(self).activate()
    for (table, rows) in staticRows { rows.show(in: table) }
    for (view, identifier, make) in prototypes {
      view.register(forCellWithReuseIdentifier: identifier) {
        make() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
      }
    }
    guard purpose == .program else {
      Connector.setLooks(self)
      return
    }
    Connector(self).connect()
    for (view, _) in views { view.awakeFromNib() }
  }

  /// Whether an identifier is that of an element which is made at another time, such as a scene's
  /// controller or a cell.
  func isElsewhere(_ id: String) -> Bool { identifiers.contains(id) }

  private lazy var identifiers = Set((document.root?.all ?? []).compactMap(\.id))

  /// Lets outlets find an object.
  func add(_ object: AnyObject, _ element: DocumentElement) {
    name(object, element)
    connectors.append((object, element))
  }
}

extension PartReader {
  /// Makes the guides of a controller known that stood for its bars before there were safe areas.
  func readLayoutGuides(of element: DocumentElement, _ controller: UIViewController) {
    for guide in element.list("layoutGuides") where guide.name == "viewControllerLayoutGuide" {
      guard let id = guide.id else { continue }
      switch guide["type"] {
      case "top": objects[id] = controller.topLayoutGuide
      case "bottom": objects[id] = controller.bottomLayoutGuide
      default:
        notes.add(
          .badValue, "A layout guide is of type '\(guide["type"] ?? "")'.",
          hint: "Constraints that speak of it are left out; use top or bottom.", at: guide)
      }
    }
  }
}
