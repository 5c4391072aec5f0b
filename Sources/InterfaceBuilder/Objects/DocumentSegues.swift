import Foundation
import StandardViews
import UIKit
import ViewTree

/// The ways from one controller of a storyboard to others: those of its own, and those of all in its view.
final class DocumentSegues: StoryboardSegues {
  private let scenes: SceneMaker
  private let element: DocumentElement
  private let path: [String]

  init(_ scenes: SceneMaker, _ element: DocumentElement, inside path: [String]) {
    self.scenes = scenes
    self.element = element
    self.path = path
  }

  deinit {}

  /// The way of an identifier, with a new controller where it leads to.
  func segue(
    withIdentifier identifier: String, from source: ViewController, sender: Any?
  ) -> StoryboardSegue? {
    element.all.first { $0.name == "segue" && $0["identifier"] == identifier }
      .flatMap { segue($0, from: source, sender: sender) }
  }

  /// The way that an element says; nil for one that leads nowhere.
  func segue(
    _ written: DocumentElement, from source: ViewController, sender: Any?
  ) -> StoryboardSegue? {
    let identifier = written["identifier"]
    if written["kind"] == "unwind" {
      guard let action = written["unwindAction"] else { return nil }
      return UnwindSegue.segue(identifier, from: source, to: action)
    }
    guard let destination = destination(of: written, from: source, sender: sender) else {
      return nil
    }
    if let name = written["customClass"] {
      let type: AnyClass? = ClassRegistry(InterfaceDocuments.classes)
        .namedClass(name, module: written["customModule"])
      if let type = type as? UIStoryboardSegue.Type {
        return type.init(identifier: identifier, source: source, destination: destination)
      }
    }
    if let style = written["modalPresentationStyle"], let style = Self.styles[style] {
      destination.modalPresentationStyle = style
    }
    if let style = written["modalTransitionStyle"], let style = Self.transitionStyles[style] {
      destination.modalTransitionStyle = style
    }
    return DocumentSegue(
      identifier, source, destination, kind: written["kind"] ?? "show",
      isAnimated: written["animates"] != "NO")
  }

  /// The controller that a segue leads to, made by the method of its source which the document names, if it makes one.
  func destination(
    of written: DocumentElement, from source: ViewController, sender: Any?
  ) -> UIViewController? {
    guard let id = written["destination"] else { return nil }
    guard let selector = written["destinationCreationSelector"] else {
      return scenes.controller(id: id, inside: path)
    }
    let make = ClassRegistry(InterfaceDocuments.classes).entries(of: source).lazy
      .compactMap { $0.segueActions[selector] }.first
    return scenes.controller(id: id, inside: path) { coder in
      make?(source, coder, sender, written["identifier"])
    }
  }

  static let styles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "none": .none, "popover": .popover, "fullScreen": .fullScreen,
    "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "custom": .custom,
  ]

  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]

  /// Goes a way, if its source lets it.
  private func go(_ written: DocumentElement, from source: UIViewController, sender: Any?) {
    guard
      source.shouldPerformSegue(withIdentifier: written["identifier"] ?? "", sender: sender),
      let segue = segue(written, from: source, sender: sender)
    else { return }
    source.go(segue, sender: sender)
  }

  /// Lets controls, buttons of bars and gestures go the ways that the document says.
  func connect(_ part: Part, of controller: UIViewController) {
    for (object, element) in part.speakers {
      for written in element.list("connections")
      where written.name == "segue" && !["embed", "relationship"].contains(written["kind"]) {
        let action = UIAction { [weak controller, self] action in
          guard let controller else { return }
          go(written, from: controller, sender: action.sender)
        }
        if let control = object as? UIControl {
          let event =
            written["trigger"] == "valueChanged" ? UIControl.Event.valueChanged : .touchUpInside
          control.addAction(action, for: event)
        } else if let item = object as? UIBarButtonItem {
          item.setAction(action)
        } else if let gesture = object as? UIGestureRecognizer {
          // A gesture doesn't keep its targets.
          GestureWay.add(to: gesture, keptBy: controller) { [weak controller, self] gesture in
            guard gesture.state == .ended, let controller else { return }
            go(written, from: controller, sender: gesture)
          }
        }
      }
    }
  }
}

/// A way that shows or presents a controller.
private final class DocumentSegue: UIStoryboardSegue {
  private let kind: String
  private let isAnimated: Bool

  init(
    _ identifier: String?, _ source: UIViewController, _ destination: UIViewController,
    kind: String, isAnimated: Bool
  ) {
    self.kind = kind
    self.isAnimated = isAnimated
    super.init(identifier: identifier, source: source, destination: destination)
  }

  required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    kind = "show"
    isAnimated = true
    super.init(identifier: identifier, source: source, destination: destination)
  }

  deinit {}

  override func perform() {
    switch kind {
    case "presentation", "modal", "popoverPresentation", "popover":
      source.present(destination, animated: isAnimated)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: self)
    default: source.show(destination, sender: self)
    }
  }
}

/// A way back to a controller that has an action for it.
private final class UnwindSegue: UIStoryboardSegue {
  deinit {}

  /// The way to the closest controller that was shown before and has the action; nil if there is none.
  static func segue(
    _ identifier: String?, from source: UIViewController, to action: String
  ) -> UIStoryboardSegue? {
    var current: UIViewController? = source
    while let controller = current {
      if let destination = before(controller).first(where: { self.action(action, of: $0) != nil }),
        let call = self.action(action, of: destination)
      {
        let segue = UnwindSegue(identifier: identifier, source: source, destination: destination)
        call(destination, segue)
        return segue
      }
      current = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  /// Those that stand before a controller: in its navigation controller, and what presents it, from the closest on.
  private static func before(_ controller: UIViewController) -> [UIViewController] {
    var found: [UIViewController] = []
    if let stack = controller.parent as? UINavigationController {
      found += stack.viewControllers.prefix { $0 !== controller }.reversed()
    }
    // The outermost controller is what is presented.
    if controller.parent == nil, let presenting = controller.presentingViewController {
      found.append(presenting)
      found +=
        (presenting as? UINavigationController)?.viewControllers.reversed() ?? presenting.children
    }
    return found
  }

  private static func action(_ selector: String, of object: AnyObject) -> ActionCaller? {
    ClassRegistry(InterfaceDocuments.classes).entries(of: object).lazy
      .compactMap { $0.actions[selector] }.first
  }

  override func perform() {
    if source.presentingViewController != nil,
      source.navigationController !== destination.navigationController
        || destination.navigationController == nil
    {
      source.dismiss(animated: true)
    }
    if let stack = destination.navigationController, stack.topViewController !== destination {
      stack.popToViewController(destination, animated: true)
    }
  }
}
