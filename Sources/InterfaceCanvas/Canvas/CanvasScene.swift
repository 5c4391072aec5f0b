import Foundation
import InterfaceBuilder
public import UIKit
import ViewTree

/// A view of a document that is inside no other, laid out in a window of its own size, as Interface
/// Builder shows it.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class CanvasScene {
  /// What the scene is called: the controller's or view's label, class or element.
  public let title: String
  /// The name of the document.
  public let document: String
  /// The window, of the view's size.
  public let window: UIWindow
  /// The view.
  public let view: UIView
  /// The views that were made, with their elements, from the outside in.
  let views: [(view: UIView, element: DocumentElement)]
  /// The constraints that were made, with their elements.
  let constraints: [(constraint: NSLayoutConstraint, element: DocumentElement)]
  /// The controller that looks after the view, if it is one's.
  let controller: UIViewController?
  init(
    title: String, document: String, view: UIView,
    views: [(view: UIView, element: DocumentElement)],
    constraints: [(constraint: NSLayoutConstraint, element: DocumentElement)],
    controller: UIViewController?, environment: LayoutEnvironment
  ) {
    self.title = title
    self.document = document
    self.view = view
    self.views = views
    self.constraints = constraints
    self.controller = controller
    window = CanvasWindow(environment: environment)
    if let controller {
      window.rootViewController = controller
    } else {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(origin: .zero, size: environment.size)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
    }
  }

  deinit {}
}

/// The window of a scene, all of whose views go by UIKit's names.
private final class CanvasWindow: UIWindow, UIKitNamed {}

#if MainActor
  @MainActor
#endif
extension CanvasScene {
  /// The identifier of the view's element; nil for one without.
  public var identifier: String? { views.first { $0.view === view }?.element.id }

  /// The identifiers of the elements that views were made of.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  public var identifiers: [ObjectIdentifier: String] {
    var found: [ObjectIdentifier: String] = [:]
    for (view, element) in views { found[ObjectIdentifier(view)] = element.id }
    return found
  }

  /// The element that a view was made of.
  func element(of view: UIView) -> DocumentElement? { views.first { $0.view === view }?.element }
}
