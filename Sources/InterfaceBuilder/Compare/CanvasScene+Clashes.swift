import Foundation
import UIKit
import ViewTree

extension CanvasScene {
  /// Lays the scene out.
  ///
  /// - Returns: The views that required constraints of the document contradict each other about, of which one
  ///   has to be left out, and another layout may leave out another one.
  func layOutFindingClashes() -> Set<ObjectIdentifier> {
    var lines: Set<Int> = []
    window.onDiagnostic = { diagnostic in
      guard case .unsatisfiable(let broken, let clashing) = diagnostic.kind else { return }
      lines.formUnion(([broken] + clashing).compactMap { $0.source?.line })
    }
    window.layoutIfNeeded()
    window.onDiagnostic = nil
    guard !lines.isEmpty else { return [] }
    var views: Set<ObjectIdentifier> = []
    for (constraint, element) in constraints where lines.contains(element.line) {
      for item in [constraint.firstItem, constraint.secondItem] {
        let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        if let owner, owner !== view { views.insert(ObjectIdentifier(owner)) }
      }
    }
    return views
  }
}
