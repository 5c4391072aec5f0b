import Foundation
import LayoutInspector
import LayoutKit

extension LayoutExpectation {
  /// The view has a name that is read aloud: its `accessibilityLabel`, of a label or button its text.
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
