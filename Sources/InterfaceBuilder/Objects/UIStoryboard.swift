public import Foundation
public import UIKit
import ViewTree

/// A document with scenes, each a controller and what belongs to it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIStoryboard: NSObject {
  private let scenes: SceneMaker

  /// Finds a document.
  ///
  /// - Parameters:
  ///   - name: The file's name without `.storyboard`. One that isn't there gives a storyboard without
  ///     scenes, and is reported when one is asked for.
  ///   - storyboardBundleOrNil: Where it is, the main bundle with nil.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let file = DocumentFinder.file(name, "storyboard", in: storyboardBundleOrNil)
    let document =
      file.map { InterfaceDocument(contentsOf: $0) }
      ?? InterfaceDocument(missing: "\(name).storyboard")
    scenes = SceneMaker(document, bundle: storyboardBundleOrNil)
    super.init()
  }

  /// A storyboard of a document that has been read.
  public init(_ document: InterfaceDocument) {
    scenes = SceneMaker(document, bundle: nil)
    super.init()
  }

  deinit {}

  /// Makes the controller that the document begins with.
  ///
  /// - Returns: Nil, and a report, if the document names none.
  open func instantiateInitialViewController() -> UIViewController? {
    scenes.initialController(made: nil)
  }

  /// Makes the controller that the document begins with, by a closure.
  ///
  /// - Parameter creator: Makes the controller; nil for the class that the document names.
  /// - Returns: Nil, and a report, if the document names none, or one of another class.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    scenes.initialController(made: creator) as? Controller
  }

  /// Makes the controller that has an identifier.
  ///
  /// - Returns: The controller; a plain one, and a report, if none has the identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    scenes.controller(identifier, made: nil) ?? UIViewController()
  }

  /// Makes the controller that has an identifier, by a closure.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - creator: Makes the controller; nil for the class that the document names.
  /// - Returns: The controller; one made of its class, and a report, if none has the identifier or
  ///   it is of another class.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = scenes.controller(identifier, made: creator)
    if let controller = made as? Controller { return controller }
    if made != nil { scenes.reportClass(of: identifier, Controller.self) }
    return Controller(made: ())
  }
}
