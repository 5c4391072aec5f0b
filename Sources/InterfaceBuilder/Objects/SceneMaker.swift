import Foundation
import StandardViews
import UIKit
import ViewTree

/// Makes the controllers of a storyboard.
///
/// A controller's view is read when it is first asked for, and with it what the scene holds beside it.
final class SceneMaker {
  let document: InterfaceDocument
  let bundle: Bundle?
  /// The scenes' elements by the identifiers of their controllers.
  private var scenes: [String: (scene: DocumentElement, controller: DocumentElement)] = [:]

  init(_ document: InterfaceDocument, bundle: Bundle?) {
    self.document = document
    self.bundle = bundle
    for scene in document.parts {
      for object in scene.list("objects") where Self.isController(object) {
        guard let id = object.id, scenes[id] == nil else { continue }
        scenes[id] = (scene, object)
      }
    }
  }

  deinit {}

  private static func isController(_ element: DocumentElement) -> Bool {
    element.name.hasSuffix("Controller") || element.name == "viewControllerPlaceholder"
  }

  // MARK: Finding controllers

  func initialController(made: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let id = document.root?["initialViewController"], scenes[id] != nil else {
      report(
        .danglingReference, "The storyboard has no initial controller.",
        hint: "Mark one as that, or ask for one by its identifier.")
      return nil
    }
    return controller(id: id, inside: [], made: made)
  }

  func controller(
    _ identifier: String, made: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let found = document.parts.lazy.flatMap { $0.list("objects") }
      .first { $0["storyboardIdentifier"] == identifier && Self.isController($0) }
    guard let id = found?.id else {
      report(
        .danglingReference, "The storyboard has no controller '\(identifier)'.",
        hint: "Give one that storyboard identifier.")
      return nil
    }
    return controller(id: id, inside: [], made: made)
  }

  func reportClass(of identifier: String, _ type: UIViewController.Type) {
    report(
      .unknownClass, "The controller '\(identifier)' is no \(type).",
      hint: "Set its class in the document, or ask for another one.")
  }

  private func report(_ kind: DocumentProblem.Kind, _ message: String, hint: String) {
    for problem in document.problems + [
      DocumentProblem(kind: kind, message: message, hint: hint, file: document.file, line: 0)
    ] { problem.report(to: nil) }
  }

  // MARK: Making controllers

  /// Makes a controller of the document.
  ///
  /// - Parameters:
  ///   - id: Its identifier.
  ///   - outer: The controllers that this one is made for, from the outside in, each with its document.
  ///   - made: Makes the controller; nil for the class that the document names.
  /// - Returns: Nil, and a report, if it isn't there, or is inside of itself.
  func controller(
    id: String, inside outer: [String], made: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let (scene, element) = scenes[id] else { return nil }
    let name = "\(document.file) \(id)"
    guard !outer.contains(name), outer.count < 32 else {
      DocumentProblem(
        kind: .cycle, message: "A controller contains itself.",
        hint: "It is left out where it does; cut one of the segues.", file: document.file,
        line: element.line
      ).report(to: nil)
      return nil
    }
    let path = outer + [name]
    if element.name == "viewControllerPlaceholder" { return referenced(element, inside: path) }
    let notes = Notes(file: document.file)
    let coder = DocumentCoder()
    let controller =
      made?(coder) ?? controllerClass(element, notes).init(coder: coder) ?? UIViewController()
    setUp(controller, element, notes)
    if let view = element.child(key: "view") {
      controller.viewLoader = { [self] controller in
        readView(view, scene, element, of: controller, inside: path)
      }
    }
    addSegues(controller, element)
    relate(controller, element, inside: path)
    for problem in notes.problems { problem.report(to: nil) }
    let shown = controller.awakeAfter(using: coder) as? UIViewController ?? controller
    shown.awakeFromNib()
    return shown
  }

  private func controllerClass(_ element: DocumentElement, _ notes: Notes) -> UIViewController.Type
  {
    func type<Base: UIViewController>(_ base: Base.Type) -> UIViewController.Type {
      ClassRegistry(InterfaceDocuments.classes).type(
        of: element, insteadOf: base, named: String(describing: base), notes
      ) { $0 as? Base.Type }
    }
    switch element.name {
    case "tableViewController": return type(UITableViewController.self)
    case "collectionViewController": return type(UICollectionViewController.self)
    case "navigationController": return type(UINavigationController.self)
    case "tabBarController": return type(UITabBarController.self)
    case "splitViewController": return type(UISplitViewController.self)
    case "pageViewController": return type(UIPageViewController.self)
    default: return type(UIViewController.self)
    }
  }

  private func setUp(
    _ controller: UIViewController, _ element: DocumentElement, _ notes: Notes
  ) {
    if let title = element["title"] { controller.title = title }
    let values = Values(element, Resources(document.root, usesCatalogues: true), notes)
    if let item = element.child("navigationItem") {
      controller.navigationItem.title = item["title"]
      controller.navigationItem.apply(values.values(of: item))
    }
    if let item = element.child("tabBarItem") {
      controller.tabBarItem.title = item["title"]
      controller.tabBarItem.apply(values.values(of: item))
    }
    if element["hidesBottomBarWhenPushed"] == "YES" { controller.hidesBottomBarWhenPushed = true }
    setUpPresentation(of: controller, values)
    setUpBars(of: controller, element)
  }

  /// Sets how a controller is presented, and how large it would like to be.
  private func setUpPresentation(of controller: UIViewController, _ values: Values) {
    if let style = values.choice("modalPresentationStyle", DocumentSegues.styles) {
      controller.modalPresentationStyle = style
    }
    if let style = values.choice("modalTransitionStyle", DocumentSegues.transitionStyles) {
      controller.modalTransitionStyle = style
    }
    if values.flag("definesPresentationContext") == true {
      controller.definesPresentationContext = true
    }
    if values.flag("automaticallyAdjustsScrollViewInsets") == false {
      controller.automaticallyAdjustsScrollViewInsets = false
    }
    let identifier =
      values.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
      ? values["storyboardIdentifier"] : values["restorationIdentifier"]
    if let identifier { controller.restorationIdentifier = identifier }
    if let child = values.element.child(key: "contentSizeForViewInPopover") {
      let size = values.values(of: child)
      controller.preferredContentSize = CGSize(
        width: size.number("width") ?? 0, height: size.number("height") ?? 0)
    }
  }

  /// Sets what decides on the room beside bars.
  private func setUpBars(of controller: UIViewController, _ element: DocumentElement) {
    if let edges = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = UIRectEdge(edges)
    }
    if element["extendedLayoutIncludesOpaqueBars"] == "YES" {
      controller.extendedLayoutIncludesOpaqueBars = true
    }
    if let navigation = controller as? UINavigationController {
      if element["navigationBarHidden"] == "YES" { navigation.isNavigationBarHidden = true }
      if element["toolbarHidden"] == "NO" { navigation.isToolbarHidden = false }
      let bar = element.child("navigationBar")
      if bar?["largeTitles"] == "YES" { navigation.navigationBar.prefersLargeTitles = true }
      if bar?["translucent"] == "NO" { navigation.navigationBar.isTranslucent = false }
    } else if let tabs = controller as? UITabBarController {
      if element.child("tabBar")?["translucent"] == "NO" { tabs.tabBar.isTranslucent = false }
    }
  }

  /// Gives a container the controllers that it begins with.
  private func relate(
    _ controller: UIViewController, _ element: DocumentElement, inside path: [String]
  ) {
    func related(_ relationship: String) -> [UIViewController] {
      element.list("connections")
        .filter { $0.name == "segue" && $0["relationship"] == relationship }
        .compactMap { $0["destination"] }
        .compactMap { self.controller(id: $0, inside: path) }
    }
    if let navigation = controller as? UINavigationController {
      navigation.setViewControllers(related("rootViewController"), animated: false)
    } else if let tabs = controller as? UITabBarController {
      tabs.setViewControllers(related("viewControllers"), animated: false)
    } else if let split = controller as? UISplitViewController {
      let columns = [
        related("masterViewController"), related("supplementaryViewController"),
        related("detailViewController"), related("compactViewController"),
      ].map(\.first)
      if element["allowDoubleColumnStyle"] == "YES" {
        split.ownStyle = columns[1] == nil ? .doubleColumn : .tripleColumn
      }
      let names: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
      for (name, column) in zip(names, columns) { split.setViewController(column, for: name) }
    }
  }

  /// The ways from a controller; they may lead back to where they come from, as they are gone one by one.
  private func segues(from element: DocumentElement) -> DocumentSegues {
    DocumentSegues(self, element, inside: [])
  }

  private func addSegues(_ controller: UIViewController, _ element: DocumentElement) {
    controller.adopt(segues(from: element))
  }

  /// The controller of another storyboard that a placeholder stands for.
  private func referenced(_ element: DocumentElement, inside path: [String]) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    guard let file = DocumentFinder.file(name, "storyboard", in: bundle) else {
      DocumentProblem(
        kind: .missingFile, message: "There is no document \(name).storyboard.",
        hint: "The reference to it is left out.", file: document.file, line: element.line
      ).report(to: nil)
      return nil
    }
    let other = SceneMaker(InterfaceDocument(contentsOf: file), bundle: bundle)
    let wanted = element["referencedIdentifier"]
    let id =
      wanted == nil
      ? other.document.root?["initialViewController"]
      : other.scenes.values.first { $0.controller["storyboardIdentifier"] == wanted }?.controller.id
    return id.flatMap { other.controller(id: $0, inside: path) }
  }

  // MARK: Making views

  /// Gives a controller its view, with what the scene holds beside it.
  private func readView(
    _ element: DocumentElement, _ scene: DocumentElement, _ written: DocumentElement,
    of controller: UIViewController, inside path: [String]
  ) {
    let source = PartSource(
      document, controller.traitCollection, ClassRegistry(InterfaceDocuments.classes))
    let reader = PartReader(source)
    reader.add(controller, written)
    let view = reader.readRoot(element)
    for object in scene.list("objects") where object.id != written.id {
      _ = reader.readObject(object)
    }
    readItems(of: written, controller, reader)
    controller.view = view
    reader.readLayoutGuides(of: written, controller)
    reader.finish()
    source.report(to: view, isWholeDocument: path.count == 1)
    segues(from: written).connect(reader.part, of: controller)
    embed(in: controller, written, reader.part, path)
  }

  /// Gives a controller the buttons that bars show for it.
  private func readItems(
    of element: DocumentElement, _ controller: UIViewController, _ reader: PartReader
  ) {
    if let item = element.child("navigationItem") {
      reader.readButtons(of: item, controller.navigationItem)
    }
    if let items = reader.buttons(element.list("toolbarItems")) { controller.toolbarItems = items }
  }

  /// Puts the controllers of embed segues into their containers.
  private func embed(
    in controller: UIViewController, _ written: DocumentElement, _ part: Part,
    _ path: [String]
  ) {
    for (container, element) in part.views {
      for segue in element.list("connections")
      where segue.name == "segue" && segue["kind"] == "embed" {
        let ways = DocumentSegues(self, written, inside: path)
        guard let child = ways.destination(of: segue, from: controller, sender: nil)
        else { continue }
        controller.prepare(
          for: UIStoryboardSegue(
            identifier: segue["identifier"], source: controller, destination: child), sender: nil)
        guard let inner: UIView = child.view else { continue }
        controller.addChild(child)
        inner.translatesAutoresizingMaskIntoConstraints = true
        inner.frame = container.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(inner)
        child.didMove(toParent: controller)
      }
    }
  }
}
