import InterfaceBuilder
import UIKit

/// Which views' places or sizes the constraints leave open, asked of the layout once for each view.
final class OpenViews {
  private var known: [ObjectIdentifier: Bool] = [:]
  /// The views that constraints of the document are about.
  private let constrained: Set<ObjectIdentifier>

  init(_ scenes: CanvasScene...) {
    constrained = Set(
      scenes.flatMap(\.constraints).filter(\.constraint.isActive)
        .flatMap { [$0.constraint.firstItem, $0.constraint.secondItem] }
        .compactMap { $0 as? UIView }.map { ObjectIdentifier($0) })
  }

  deinit {}

  /// Whether a view's place or size is open.
  ///
  /// - Complexity: A solution for each edge and size, the first time.
  func contains(_ view: UIView) -> Bool {
    let id = ObjectIdentifier(view)
    if let isOpen = known[id] { return isOpen }
    let isOpen = view.hasAmbiguousLayout || isUnplaced(view)
    known[id] = isOpen
    return isOpen
  }

  /// Whether a view's frame doesn't count, and no constraint is in its place.
  private func isUnplaced(_ view: UIView) -> Bool {
    view.superview != nil && !(view.superview is UIStackView)
      && !view.translatesAutoresizingMaskIntoConstraints
      && !constrained.contains(ObjectIdentifier(view))
  }
}
