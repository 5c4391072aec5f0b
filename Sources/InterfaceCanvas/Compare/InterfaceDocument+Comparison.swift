import Foundation
public import InterfaceBuilder
import UIKit
import ViewTree

#if MainActor
  @MainActor
#endif
extension InterfaceDocument {
  /// Lays the document out and compares all frames with those it has stored.
  ///
  /// - Complexity: That of two layouts of all scenes, and of some solutions for each frame that differs or is
  ///   called ambiguous.
  public func comparison() -> [SceneComparison] {
    let measured = DocumentCanvas(self, in: nil, contents: .measured)
    let stored = DocumentCanvas(self, in: nil, contents: .stored)
    let resources = Resources(root)
    return zip(measured.scenes, stored.scenes).map { scene, withTexts in
      let geometry = StoredGeometry(measured.stored)
      let violations = scene.violations(geometry)
      let clashing = scene.layOutFindingClashes()
      withTexts.window.layoutIfNeeded()
      let openness = Openness(
        open: OpenViews(scene, withTexts), clashing: clashing, ties: StackTies())
      var frames: [FrameComparison] = []
      for ((view, element), (twin, _)) in zip(scene.views, withTexts.views) {
        guard view !== scene.view, let frame = measured.stored[ObjectIdentifier(view)],
          // What is given isn't found: the views with a role, such as the content of a cell, and the texts
          // and the picture that a cell has by its style.
          element.key == nil, !Self.isOfStyle(view)
        else { continue }
        let values = Values(element, resources, Notes(file: file))
        var comparison = FrameComparison(
          view: Self.name(of: element), line: element.line, isText: values.hasTextContent,
          stored: frame, found: view.frame, foundWithStoredTexts: twin.frame,
          isCalledAmbiguous: element["ambiguous"] == "YES", isFoundAmbiguous: false)
        if comparison.isCalledAmbiguous || !comparison.agreesWithStoredTexts {
          comparison.isFoundAmbiguous =
            openness.open.contains(view) || openness.open.contains(twin)
        }
        comparison.reason = reason(comparison, element, view, openness)
        frames.append(comparison)
      }
      return SceneComparison(
        title: scene.title, violations: violations, doubts: scene.doubts, frames: frames)
    }
  }

  private func reason(
    _ comparison: FrameComparison, _ element: DocumentElement, _ view: UIView,
    _ openness: Openness
  ) -> FrameComparison.Reason? {
    if comparison.agrees { return nil }
    if comparison.agreesWithStoredTexts { return .contents }
    if view.superview is UIStackView, view.isHidden { return .hidden }
    if element.name == "imageView", comparison.isText,
      let stack = view.superview as? UIStackView,
      stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    {
      return .symbol
    }
    if openness.ties.tie(view) { return .tie }
    var around: UIView? = view
    while let current = around {
      if openness.clashing.contains(ObjectIdentifier(current)) { return .conflict }
      if openness.open.contains(current) {
        return element["customClass"] == nil ? .ambiguity : .customClass
      }
      around = current.superview
    }
    return nil
  }

  /// What the constraints of a scene don't say.
  private struct Openness {
    let open: OpenViews
    /// The views that contradictory constraints are about.
    let clashing: Set<ObjectIdentifier>
    let ties: StackTies
  }

  private static func isOfStyle(_ view: UIView) -> Bool {
    guard let cell = view.superview?.superview as? UITableViewCell else { return false }
    return [cell.textLabel, cell.detailTextLabel, cell.imageView].contains { $0 === view }
  }

  private static func name(of element: DocumentElement) -> String {
    let label = element["userLabel"] ?? element["customClass"] ?? element.id
    return [element.name, label].compactMap { $0 }.joined(separator: " ")
  }
}
