import Foundation
import UIKit
import ViewTree

#if MainActor
  @MainActor
#endif
extension InterfaceDocument {
  /// Lays the document out and compares all frames with those it has stored.
  ///
  /// - Complexity: That of two layouts of all scenes.
  public func comparison() -> [SceneComparison] {
    let measured = DocumentCanvas(self, in: nil, contents: .measured)
    let stored = DocumentCanvas(self, in: nil, contents: .stored)
    let resources = Resources(root)
    return zip(measured.scenes, stored.scenes).map { scene, withTexts in
      let geometry = StoredGeometry(measured.stored)
      let violations = scene.violations(geometry)
      scene.window.layoutIfNeeded()
      withTexts.window.layoutIfNeeded()
      var frames: [FrameComparison] = []
      for ((view, element), (twin, _)) in zip(scene.views, withTexts.views) {
        guard view !== scene.view, let frame = measured.stored[ObjectIdentifier(view)],
          element.children.contains(where: { $0.name == "rect" && $0.key == "frame" })
        else { continue }
        // What is given isn't found.
        guard element.key != "contentView", element.key != "view" else { continue }
        let values = Values(element, resources, Notes(file: file))
        var comparison = FrameComparison(
          view: Self.name(of: element), line: element.line, isText: values.hasTextContent,
          stored: frame, found: view.frame, foundWithStoredTexts: twin.frame,
          isCalledAmbiguous: element["ambiguous"] == "YES",
          isFoundAmbiguous: twin.hasAmbiguousLayout || view.hasAmbiguousLayout)
        comparison.reason = reason(comparison, element, view)
        frames.append(comparison)
      }
      return SceneComparison(
        title: scene.title, violations: violations, doubts: scene.doubts, frames: frames)
    }
  }

  private func reason(
    _ comparison: FrameComparison, _ element: DocumentElement, _ view: UIView
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
    if tiesInStack(view) { return .tie }
    var around: UIView? = view
    while let current = around {
      if current.hasAmbiguousLayout { return .ambiguity }
      around = current.superview
    }
    return nil
  }

  /// Whether who takes the room of a stack around the view is open.
  ///
  /// That is so where there is more or less than what is arranged asks for, and several views hug and
  /// resist alike, and where room is shared in proportion to contents that aren't there.
  private func tiesInStack(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let present = current {
      if let stack = present.superview as? UIStackView, Self.ties(present, in: stack) {
        return true
      }
      current = present.superview
    }
    return false
  }

  private static func ties(_ view: UIView, in stack: UIStackView) -> Bool {
    let axis = stack.axis
    func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    switch stack.distribution {
    case .fillProportionally:
      return shown.contains { length($0.intrinsicContentSize) < 0 }
    case .fill:
      let alike = shown.filter {
        $0.contentHuggingPriority(for: axis) == view.contentHuggingPriority(for: axis)
          && $0.contentCompressionResistancePriority(for: axis)
            == view.contentCompressionResistancePriority(for: axis)
      }
      let wanted = shown.map { max(length($0.intrinsicContentSize), 0) }.reduce(0, +)
      let gaps = stack.spacing * CGFloat(max(shown.count - 1, 0))
      return alike.count > 1 && abs(wanted + gaps - length(stack.bounds.size)) > 1
    default: return false
    }
  }

  private static func name(of element: DocumentElement) -> String {
    let label = element["userLabel"] ?? element["customClass"] ?? element.id
    return [element.name, label].compactMap { $0 }.joined(separator: " ")
  }
}
