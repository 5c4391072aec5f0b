import Foundation
import UIKit
import ViewTree

/// All that a document shows, each view that is inside no other in a window of its own.
#if MainActor
  @MainActor
#endif
public final class Canvas {
  /// The scenes, in the order of the document.
  public private(set) var scenes: [CanvasScene] = []
  /// What couldn't be read, of the document and of its views.
  public private(set) var problems: [DocumentProblem] = []
  /// The frames that the document has stored, by view.
  private(set) var stored: [ObjectIdentifier: CGRect] = [:]
  private let document: Document
  private let device: CanvasDevice
  /// Whether the scenes have the sizes that the document has stored, and the safe areas that follow
  /// from its frames.
  private let asStored: Bool
  private let contents: CanvasContents

  /// Makes the views of a document.
  ///
  /// Classes of programs aren't looked for: views of UIKit's classes stand in their places.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - device: The device that full screens are laid out for; nil for the views' own sizes and
  ///     the document's device.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public convenience init(_ document: Document, on device: CanvasDevice? = nil) {
    self.init(document, on: device, contents: .measured)
  }

  init(_ document: Document, on device: CanvasDevice?, contents: CanvasContents) {
    self.contents = contents
    self.document = document
    self.device = device ?? document.device
    asStored = device == nil
    let notes = Notes(file: document.file)
    for part in document.parts { read(part, notes) }
    problems = document.problems + notes.problems
  }

  deinit {}

  private func read(_ part: Element, _ notes: Notes) {
    let screen = LayoutEnvironment(size: device.size, scale: device.scale)
    let reader = PartReader(
      document, for: .canvas(contents), traits: UITraitCollection(screen),
      classes: ClassRegistry(), notes: notes)
    var controllers: [ObjectIdentifier: (controller: UIViewController, element: Element)] = [:]
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
    for (view, _) in reader.views { stored[ObjectIdentifier(view)] = view.frame }
    reader.finish()
    for (view, element) in reader.roots {
      let owner = controllers[ObjectIdentifier(view)]
      scenes.append(
        scene(of: view, element, owner?.controller, owner?.element ?? element, reader))
    }
  }

  private func scene(
    of view: UIView, _ element: Element, _ controller: UIViewController?, _ named: Element,
    _ reader: PartReader
  ) -> CanvasScene {
    let inside = reader.views.filter { $0.view.isDescendant(of: view) }
    let constraints = reader.constraints.filter { constraint, _ in
      (constraint.firstItem as? UIView ?? (constraint.firstItem as? UILayoutGuide)?.owningView)?
        .isDescendant(of: view) ?? false
    }
    var environment = LayoutEnvironment(size: size(of: view, controller), scale: device.scale)
    let covered = device.covered
    let coversScreen = controller != nil || environment.size == device.size
    if coversScreen {
      environment.safeAreaInsets = UIEdgeInsets(top: covered.top, bottom: covered.bottom)
    }
    let side: CGFloat = min(device.size.width, device.size.height) >= 414 ? 20 : 16
    environment.systemMinimumLayoutMargins = NSDirectionalEdgeInsets(leading: side, trailing: side)
    if controller == nil, element.child(key: "layoutMargins") == nil,
      element.child(key: "directionalLayoutMargins") == nil, !(view is UITableViewCell)
    {
      view.layoutMargins = UIEdgeInsets(left: side, right: side)
    }
    if asStored {
      let implied = ImpliedInsets(of: view, constraints.map(\.constraint), stored)
      environment.safeAreaInsets = implied.safeArea(or: environment.safeAreaInsets)
      implied.setMargins(of: view)
    }
    return CanvasScene(
      title: Self.title(of: named), view: view, views: inside, constraints: constraints,
      controller: controller, environment: environment)
  }

  private func size(of view: UIView, _ controller: UIViewController?) -> CGSize {
    let own = view.frame.size
    guard asStored || !(controller != nil || own == document.device.size) else {
      return device.size
    }
    return own
  }

  private static func title(of element: Element) -> String {
    element["userLabel"] ?? element["customClass"] ?? element["storyboardIdentifier"]
      ?? element.name
  }
}
