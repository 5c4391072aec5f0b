import Foundation
public import InterfaceBuilder
import UIKit
public import ViewTree

/// All that a document shows, each view that is inside no other in a window of its own: the views of
/// controllers, those beside them and in their bars, and the bars of controllers that only hold others.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class DocumentCanvas {
  /// The scenes, in the order of the document.
  public private(set) var scenes: [CanvasScene] = []
  /// What couldn't be read, of the document and of its views.
  public private(set) var problems: [DocumentProblem] = []
  /// The frames that the document has stored, by view.
  private(set) var stored: [ObjectIdentifier: CGRect] = [:]
  private let document: InterfaceDocument
  private let resources: Resources
  private let environment: LayoutEnvironment
  /// Whether the scenes have the sizes that the document has stored, and the safe areas that follow
  /// from its frames.
  private let asStored: Bool
  private let purpose: CanvasPurpose
  private let infersInsets: Bool
  /// The names of outlets, by the identifiers of what they lead to.
  private let outlets: [String: String]

  /// Makes the views of a document.
  ///
  /// Classes of programs aren't looked for: views of UIKit's classes stand in their places. Views are
  /// named by the outlets that lead to them, else by their labels in the document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - environment: What full screens are laid out for; nil for the views' own sizes and the
  ///     document's device.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public convenience init(_ document: InterfaceDocument, in environment: LayoutEnvironment? = nil) {
    self.init(document, in: environment, contents: .measured)
  }

  /// Makes the views of a document, with contents of a size.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - environment: What full screens are laid out for.
  ///   - contents: How large texts are.
  ///   - infersInsets: Whether safe areas and margins that the document doesn't say are those that its
  ///     frames follow from.
  ///   - placesRows: Whether the rows of static tables stand in their tables, and not by themselves.
  init(
    _ document: InterfaceDocument, in environment: LayoutEnvironment?, contents: CanvasContents,
    infersInsets: Bool = true, placesRows: Bool = true
  ) {
    purpose = CanvasPurpose(contents: contents, placesRows: placesRows)
    self.infersInsets = infersInsets
    self.document = document
    self.environment = environment ?? document.device.environment
    asStored = environment == nil
    outlets = document.outletNames
    resources = Resources(document.root)
    let notes = Notes(file: document.file)
    for part in document.parts { read(part, notes) }
    problems = document.problems + notes.problems
  }

  deinit {}

  private func read(_ part: DocumentElement, _ notes: Notes) {
    let source = PartSource(picturing: document, UITraitCollection(environment), resources, notes)
    let reader = PartReader(source, for: purpose)
    var owners: [ObjectIdentifier: Owner] = [:]
    for object in document.kind == .storyboard ? part.list("objects") : [part] {
      if reader.isView(object) {
        _ = reader.readRoot(object)
      } else {
        readController(object, reader, &owners)
      }
    }
    readRest(of: part, reader, notes)
    for (view, element) in reader.part.views {
      if element.hasStoredFrame { stored[ObjectIdentifier(view)] = view.frame }
      if let name = element.id.flatMap({ outlets[$0] }) { view.name = name }
    }
    reader.finish()
    let trees = PartTrees(reader.part)
    for (view, element) in reader.part.roots.sorted(by: { $0.element.place < $1.element.place }) {
      let owner = owners[ObjectIdentifier(view)]
      scenes.append(
        scene(of: view, element, owner?.controller, owner?.element ?? element, trees))
    }
  }

  /// Whose view one is: the controller's, or the one that stands for a controller's bars.
  private typealias Owner = (controller: UIViewController?, element: DocumentElement)

  /// Reads the view of a controller, or the bars of one that only holds others.
  private func readController(
    _ element: DocumentElement, _ reader: PartReader, _ owners: inout [ObjectIdentifier: Owner]
  ) {
    if let root = element.child(key: "view"), reader.isView(root) {
      let controller = UIViewController()
      let view = reader.readRoot(root)
      owners[ObjectIdentifier(view)] = (controller, element)
      controller.view = view
      reader.readLayoutGuides(of: element, controller)
      return
    }
    let bars = element.children.filter { reader.isView($0) && $0.hasStoredFrame }
    guard !bars.isEmpty else { return }
    let view = reader.readRoot(
      .view(over: document.device.size, holding: bars, insteadOf: element))
    owners[ObjectIdentifier(view)] = (nil, element)
  }

  /// Reads the views that stand in other places, such as those of bar buttons, each as a scene of its own, and
  /// notes elements with frames that are no views.
  private func readRest(of scene: DocumentElement, _ reader: PartReader, _ notes: Notes) {
    // The numbers of the elements of which there are views.
    var taken = Set(reader.part.views.map(\.element.place))
    var pending = [scene]
    while let element = pending.popLast() {
      let isOut = element.id.map(reader.part.excluded.contains) ?? false
      guard !isOut, element.name != "variation" else { continue }
      if element.hasStoredFrame, !taken.contains(element.place) {
        if reader.isView(element) {
          let count = reader.part.views.count
          _ = reader.readRoot(element)
          taken.formUnion(reader.part.views[count...].map(\.element.place))
        } else {
          notes.add(
            .unknownElement, "A \(element.name) has a frame, but is no view that is known.",
            hint: "It is left out.", at: element)
        }
      }
      pending.append(contentsOf: element.children.reversed())
    }
  }

  private func scene(
    of view: UIView, _ element: DocumentElement, _ controller: UIViewController?,
    _ named: DocumentElement, _ trees: PartTrees
  ) -> CanvasScene {
    let inside = trees.views[ObjectIdentifier(view)] ?? []
    let constraints = trees.constraints[ObjectIdentifier(view)] ?? []
    var environment = environment
    let coversScreen = controller != nil || view.frame.size == document.device.size
    if asStored || !coversScreen { environment.size = view.frame.size }
    if !coversScreen { environment.safeAreaInsets = .zero }
    let side = environment.systemMinimumLayoutMargins.leading
    if controller == nil, element.child(key: "layoutMargins") == nil,
      element.child(key: "directionalLayoutMargins") == nil, !(view is UITableViewCell)
    {
      view.layoutMargins = UIEdgeInsets(left: side, right: side)
    }
    if asStored, infersInsets {
      let implied = ImpliedInsets(of: view, constraints.map(\.constraint), stored)
      environment.safeAreaInsets = implied.safeArea(or: environment.safeAreaInsets)
      implied.setMargins(inside: controller == nil ? .zero : environment.safeAreaInsets)
      let inCells = Dictionary(grouping: constraints.map(\.constraint)) {
        Self.cell(around: $0.firstItem, in: view).map { ObjectIdentifier($0) }
      }
      for case (let cell as UITableViewCell, _) in inside where cell !== view {
        ImpliedInsets(of: cell, inCells[ObjectIdentifier(cell)] ?? [], stored).setMargins()
      }
    }
    return CanvasScene(
      title: Self.title(of: named), document: document.file, view: view, views: inside,
      constraints: constraints,
      controller: controller, environment: environment)
  }

  /// The row of a static table that an item stands in.
  private static func cell(around item: (any LayoutItem)?, in root: UIView) -> UITableViewCell? {
    var view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    while let current = view, current !== root {
      if let cell = current as? UITableViewCell { return cell }
      view = current.superview
    }
    return nil
  }

  private static func title(of element: DocumentElement) -> String {
    element["userLabel"] ?? element["customClass"] ?? element["storyboardIdentifier"]
      ?? element.key.flatMap { $0 == "view" ? nil : $0 } ?? element.name
  }
}

/// What a part of a document holds, by the views that are inside no others.
private struct PartTrees {
  private(set) var views: [ObjectIdentifier: [(view: UIView, element: DocumentElement)]] = [:]
  private(set) var constraints:
    [ObjectIdentifier: [(constraint: NSLayoutConstraint, element: DocumentElement)]] = [:]

  init(_ part: Part) {
    let roots = Set(part.roots.map { ObjectIdentifier($0.view) })
    func root(of view: UIView?) -> ObjectIdentifier? {
      var current = view
      while let present = current, !roots.contains(ObjectIdentifier(present)) {
        current = present.superview
      }
      return current.map { ObjectIdentifier($0) }
    }
    for entry in part.views {
      if let root = root(of: entry.view) { views[root, default: []].append(entry) }
    }
    for entry in part.constraints {
      let item = entry.constraint.firstItem
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      if let root = root(of: view) { constraints[root, default: []].append(entry) }
    }
  }
}
