import UIKit

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
