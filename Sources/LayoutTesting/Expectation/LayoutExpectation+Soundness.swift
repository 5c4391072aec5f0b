import Foundation
import LayoutInspector
import LayoutKit
import LayoutSweep

extension LayoutExpectation {
  /// Constraints settle the place and size of the view and of all inside it.
  public static var hasNoAmbiguity: Self {
    LayoutExpectation(.openness) { view in
      let open = view.ambiguousViews
      guard !open.isEmpty else { return nil }
      let names = open.prefix(5).map(\.itemName).joined(separator: ", ")
      let more = open.count > 5 ? " and \(open.count - 5) more" : ""
      return "Constraints leave \(names)\(more) open."
    }
  }

  /// Nothing is reported in the view's tree: no constraints that contradict each other, no wrong
  /// statements.
  ///
  /// What was reported before counts too, unless a handler (`View.onDiagnostic`) was told of it.
  /// Each mistake counts once, a conflict as long as it remains.
  public static var hasNoMistakes: Self {
    LayoutExpectation(.mistakes) { view in
      do throws(LayoutFailure) {
        try view.layoutOrThrow()
        return nil
      } catch {
        return error.description
      }
    }
  }

  /// All the text of labels in the view shows.
  public static var doesNotTruncate: Self {
    LayoutExpectation(.texts) { view in
      let cut = labels(in: view).filter { $0.isCutOff }
      guard !cut.isEmpty else { return nil }
      return cut.map { label in
        let shown = label.lines.map(\.text).joined(separator: " ")
        return "\(label.itemName) cuts its text off: \"\(label.text ?? "")\" shows as \"\(shown)\"."
      }.joined(separator: "\n")
    }
  }

  private static func labels(in view: View) -> [Label] {
    var labels: [Label] = []
    var pending = [view]
    while let next = pending.popLast() {
      if next.isHidden { continue }
      if let label = next as? Label { labels.append(label) }
      pending += next.subviews.reversed()
    }
    return labels
  }
}

extension LayoutExpectation {
  /// The view has a name that is read aloud: its `accessibilityLabel` or, for a label or button,
  /// its text.
  public static var hasAccessibilityLabel: Self {
    LayoutExpectation { view in
      if view.accessibilityLabel?.isEmpty == false { return nil }
      return "\(view.itemName) has no name that could be read aloud; set its accessibilityLabel."
    }
  }

  /// The view has this name, which is read aloud.
  public static func hasAccessibilityLabel(_ label: String) -> Self {
    LayoutExpectation { view in
      let own = view.accessibilityLabel
      if own == label { return nil }
      let name = own.map { "\"\($0)\"" } ?? "nothing"
      return "\(view.itemName) is read aloud as \(name) and not as \"\(label)\"."
    }
  }

  /// What can be touched of the view, and of all controls inside it, is at least 44 points wide and high.
  public static var hasTouchTargets: Self { lint(.smallTarget) }

  /// The view and all controls inside it have names that are read aloud.
  public static var hasNamedControls: Self { lint(.unlabelled) }

  private static func lint(_ rule: LintFinding.Rule) -> Self {
    LayoutExpectation { view in
      let found = LayoutSnapshot(of: view, detail: .constraints).lint([rule])
      return found.isEmpty ? nil : found.map { "\($0.message) \($0.hint)" }.joined(separator: "\n")
    }
  }
}
