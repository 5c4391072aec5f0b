public import Foundation
import ViewTree

extension StackView {
  /// How the room along the axis is shared out.
  public nonisolated enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// Views fill the stack; hugging and compression resistance decide who stretches and who
    /// shrinks, the earlier view first where they leave a choice.
    case fill = 0
    /// Views fill the stack and are equally large.
    case fillEqually = 1
    /// Views fill the stack in proportion to their weights, which are the sizes of their content
    /// unless set by ``LayoutSubject/setWeight(_:for:fileID:line:)``.
    case fillProportionally = 2
    /// Views keep their sizes; the gaps between them are equal.
    case equalSpacing = 3
    /// Views keep their sizes; the distances between their middles are equal, as far as the
    /// spacing allows.
    case equalCentering = 4
  }

  /// Where views stand across the axis.
  public nonisolated enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, the top of a row.
    case leading = 1
    /// First baselines on one line, in a row; in a column the same as leading.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, the bottom of a row.
    case trailing = 4
    /// Last baselines on one line, in a row; in a column the same as leading.
    case lastBaseline = 5

    /// The same as leading, for rows.
    public static let top = Alignment.leading
    /// The same as trailing, for rows.
    public static let bottom = Alignment.trailing
  }

  /// Stands for the spacing of the stack in ``setCustomSpacing(_:after:fileID:line:)``.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Stands for the system's spacing: ``systemSpacing(after:before:)``.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Settings that are checked before they are taken over.
  struct Settings {
    var spacing: CGFloat = 0
    var minimumSpacing: CGFloat?
    var maximumSpacing: CGFloat?
    var insets = DirectionalEdgeInsets.zero
    var separators: StackSeparators?
  }
}

/// What the settings are called behind the statements of a container.
extension StackView {
  package final func settingName(of constraint: LayoutConstraint) -> String {
    switch constraint.identifier {
    case "UISV-spacing", "UISV-spacing-hidden", "spacing": "spacing"
    case "UISV-canvas-connection", "UISV-canvas": "edges"
    case "UISV-fill-equally", "UISV-fill-proportionally", "UISV-distributing-edge", "slack":
      "distribution"
    case "UISV-hiding": "hidden view"
    case "grow", "shrink": "flex"
    case "separator": "separators"
    case "spacer": "spacer"
    case "UISV-alignment", "UISV-spanning-boundary": "alignment"
    default: "layout"
    }
  }
}

extension FlowStack {
  package final func settingName(of constraint: LayoutConstraint) -> String { "lines" }
}

/// Whose rules decide where stack views of UIKit have known faults.
public nonisolated enum StackCompatibility: Hashable, Sendable {
  /// UIKit's rules with their known faults mended.
  case improved
  /// UIKit's rules as they are.
  case uikit
}
