import Foundation
import StandardViews
package import UIKit

/// Makes the views and the other objects of one part of a document, such as a scene or a cell.
///
/// First all views are made, in the order of the document, then what speaks of several of them.
package final class PartReader {
  let source: PartSource
  private let purpose: any PartPurpose
  /// The kind of a cell whose element names none.
  private let reuseIdentifier: String?
  private let kinds: [String: ViewKind]
  /// What has been made so far.
  package private(set) var part = Part()
  /// What waits until all views are there.
  private var remainder: [() -> Void] = []

  /// Makes a reader, which has read nothing yet.
  ///
  /// - Parameters:
  ///   - source: What is read from.
  ///   - purpose: What the objects are made for.
  ///   - reuseIdentifier: The kind of a cell whose element names none.
  package init(
    _ source: PartSource, for purpose: any PartPurpose = ProgramPurpose(),
    reuseIdentifier: String? = nil
  ) {
    self.source = source
    self.purpose = purpose
    self.reuseIdentifier = reuseIdentifier
    kinds = Dictionary(ViewKind.all.map { ($0.element, $0) }) { first, _ in first }
  }

  deinit {}

  /// Whether the views are made for a picture.
  var isPicture: Bool { purpose.isPicture }

  // MARK: Views

  /// Whether elements of a name are views.
  package func isView(_ element: DocumentElement) -> Bool { kinds[element.name] != nil }

  /// Makes a view that is no subview of another one.
  package func readRoot(_ element: DocumentElement) -> UIView {
    let view = makeView(element)
    part.addRoot(view, element)
    return view
  }

  /// Makes a view that stands beside the views of the table or collection it belongs to, and hands
  /// it on to that, unless it is for a picture, in which it is shown by itself.
  func readPart(_ element: DocumentElement, _ handOn: (UIView) -> Void) {
    if isPicture {
      _ = readRoot(element)
    } else {
      handOn(makeView(element))
    }
  }

  /// Makes a view and puts it into another one, whose subviews the document doesn't list.
  package func readSubview(_ element: DocumentElement, of view: UIView) -> UIView {
    let subview = makeView(element)
    view.addSubview(subview)
    return subview
  }

  /// Hands on how a view of a kind is made, or, for a picture, makes one.
  func readPrototype(
    _ element: DocumentElement, _ handOn: (String, @escaping () -> UIView?) -> Void
  ) {
    if isPicture {
      _ = readRoot(element)
      return
    }
    guard let identifier = element["reuseIdentifier"] else {
      source.notes.add(
        .identifier, "A prototype has no reuse identifier.",
        hint: "Give it one, by which the program asks for it.", at: element)
      return
    }
    handOn(identifier) { [source] in
      let source = source.renoted
      let reader = PartReader(source)
      let view = reader.readRoot(element)
      reader.finish()
      source.report(to: view, isWholeDocument: false)
      return view
    }
  }

  /// Shows the rows that a table lists one by one, if that is for a picture to do.
  func showRows(_ sections: [DocumentElement], in table: UITableView, _ values: Values) -> Bool {
    purpose.showRows(sections, in: table, values, self)
  }

  private func makeView(_ written: DocumentElement) -> UIView {
    let element = part.resolve(written, for: source.traits)
    let kind = kind(of: element)
    let coder = coder(for: element, kind)
    let view = purpose.makeView(of: kind, element, coder, source)
    read(resolved: element, as: kind, into: view)
    guard !isPicture, let other = view.awakeAfter(using: coder) as? UIView, other !== view else {
      return view
    }
    part.replace(view, with: other)
    return other
  }

  private func kind(of element: DocumentElement) -> ViewKind {
    if let kind = kinds[element.name] { return kind }
    source.notes.add(
      .unknownElement, "Views of the kind \(element.name) aren't known.",
      hint: "A plain view stands in its place.", at: element)
    return ViewKind(element.name, UIView.self)
  }

  private func coder(for element: DocumentElement, _ kind: ViewKind) -> DocumentCoder {
    let coder = DocumentCoder()
    coder.reuseIdentifier = element["reuseIdentifier"] ?? reuseIdentifier
    if kind.type == UITableView.self {
      let styles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
      ]
      coder.tableStyle = source.values(of: element).choice("style", styles) ?? .plain
    } else if kind.type == UITableViewCell.self {
      coder.cellStyle =
        [
          "IBUITableViewCellStyleSubtitle": .subtitle, "IBUITableViewCellStyleValue1": .value1,
          "IBUITableViewCellStyleValue2": .value2,
        ][element["style"] ?? ""] ?? .default
    }
    return coder
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
    let element = part.resolve(written, for: source.traits)
    read(
      resolved: element, as: kinds["view"] ?? ViewKind("view", UIView.self), into: view, existing)
  }

  private func read(
    resolved element: DocumentElement, as kind: ViewKind, into view: UIView,
    _ existing: (DocumentElement) -> UIView? = { _ in nil }
  ) {
    name(view, element)
    part.add(view, element)
    let values = source.values(of: element)
    view.apply(values, in: source.document)
    kind.setUp(view, from: values, with: self)
    readGuides(element, of: view)
    for subelement in element.list("subviews") {
      if let known = existing(subelement) {
        let element = part.resolve(subelement, for: source.traits)
        name(known, element)
        part.add(known, element)
        self.kind(of: element).setUp(known, from: source.values(of: element), with: self)
      } else {
        add(makeView(subelement), to: view)
      }
    }
    part.addSpeaker(view, element)
  }

  private func add(_ subview: UIView, to view: UIView) {
    if let stack = view as? UIStackView {
      stack.addArrangedSubview(subview)
    } else {
      view.addSubview(subview)
    }
  }

  /// Lets an object be found by an identifier.
  func name(_ object: AnyObject, _ id: String) { part.name(object, id) }

  private func name(_ object: AnyObject, _ element: DocumentElement) {
    if let id = element.id {
      name(object, id)
    } else if element.name != "view", element.key == nil {
      source.notes.add(
        .identifier, "A \(element.name) has no identifier.",
        hint: "Nothing can speak of it.", at: element)
    }
  }

  // MARK: What speaks of several objects

  /// Has something done once all views are there.
  func atEnd(_ action: @escaping () -> Void) { remainder.append(action) }

  /// Lets outlets find an object.
  package func add(_ object: AnyObject, _ element: DocumentElement) {
    name(object, element)
    part.addSpeaker(object, element)
  }

  /// Makes the constraints; in a program, connects the objects and tells them that they are whole.
  package func finish() {
    part.add(ConstraintReader(part, source, isPicture: isPicture).activate())
    for action in remainder { action() }
    remainder = []
    purpose.finish(part, source)
  }
}
