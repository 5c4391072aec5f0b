/// In which library's words constraints are written.
public nonisolated enum SwiftForm: String, Hashable, Sendable, CaseIterable {
  /// The DSL of LayoutKit: `title.layout.make { $0.top.equalToSuperview() }`.
  case layoutKit = "layoutkit"
  /// UIKit's anchors: `title.topAnchor.constraint(equalTo: topAnchor)`.
  case uikit
  /// SnapKit: `title.snp.makeConstraints { make in make.top.equalToSuperview() }`.
  case snapkit

  /// What the file imports.
  var imports: [String] {
    switch self {
    case .layoutKit: ["import Foundation", "import LayoutKit", "import UIKit"]
    case .uikit: ["import Foundation", "import UIKit"]
    case .snapkit: ["import Foundation", "import SnapKit", "import UIKit"]
    }
  }

  /// The type of a property that holds a constraint.
  var constraintType: String {
    switch self {
    case .layoutKit: "ConstraintHandle"
    case .uikit: "NSLayoutConstraint"
    case .snapkit: "Constraint"
    }
  }
}
