import Foundation
import UIKit
public import ViewTree

/// All that a document shows, each view that is inside no other in a window of its own.
#if MainActor
  @MainActor
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
  private let contents: CanvasContents
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
  init(
    _ document: InterfaceDocument, in environment: LayoutEnvironment?, contents: CanvasContents,
    infersInsets: Bool = true
  ) {
    self.contents = contents
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
    let reader = PartReader(
      document, for: .canvas(contents), traits: UITraitCollection(environment),
      classes: ClassRegistry(), notes: notes, resources: resources)
    var controllers: [ObjectIdentifier: (controller: UIViewController, element: DocumentElement)] =
      [:]
    if document.kind == .storyboard {
      for element in part.list("objects") {
        guard let root = element.child(key: "view"), reader.isView(root) else { continue }
        let controller = UIViewController()
        let view = reader.readRoot(root)
        controllers[ObjectIdentifier(view)] = (controller, element)
        controller.view = view
        reader.readLayoutGuides(of: element, controller)
      }
    } else if reader.isView(part) {
      _ = reader.readRoot(part)
    }
    for (view, element) in reader.views {
      stored[ObjectIdentifier(view)] = view.frame
      if let name = element.id.flatMap({ outlets[$0] }) { view.name = name }
    }
    reader.finish()
    let parts = Parts(reader)
    for (view, element) in reader.roots {
      let owner = controllers[ObjectIdentifier(view)]
      scenes.append(
        scene(of: view, element, owner?.controller, owner?.element ?? element, parts))
    }
  }

  private func scene(
    of view: UIView, _ element: DocumentElement, _ controller: UIViewController?,
    _ named: DocumentElement,
    _ parts: Parts
  ) -> CanvasScene {
    let inside = parts.views[ObjectIdentifier(view)] ?? []
    let constraints = parts.constraints[ObjectIdentifier(view)] ?? []
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
      implied.setMargins(of: view)
    }
    return CanvasScene(
      title: Self.title(of: named), document: document.file, view: view, views: inside,
      constraints: constraints,
      controller: controller, environment: environment)
  }

  private static func title(of element: DocumentElement) -> String {
    element["userLabel"] ?? element["customClass"] ?? element["storyboardIdentifier"]
      ?? element.name
  }
}

/// What a part of a document holds, by the views that are inside no others.
private struct Parts {
  private(set) var views: [ObjectIdentifier: [(view: UIView, element: DocumentElement)]] = [:]
  private(set) var constraints:
    [ObjectIdentifier: [(constraint: NSLayoutConstraint, element: DocumentElement)]] = [:]

  init(_ reader: PartReader) {
    let roots = Set(reader.roots.map { ObjectIdentifier($0.view) })
    func root(of view: UIView?) -> ObjectIdentifier? {
      var current = view
      while let present = current, !roots.contains(ObjectIdentifier(present)) {
        current = present.superview
      }
      return current.map { ObjectIdentifier($0) }
    }
    for entry in reader.views {
      if let root = root(of: entry.view) { views[root, default: []].append(entry) }
    }
    for entry in reader.constraints {
      let item = entry.constraint.firstItem
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      if let root = root(of: view) { constraints[root, default: []].append(entry) }
    }
  }
}
