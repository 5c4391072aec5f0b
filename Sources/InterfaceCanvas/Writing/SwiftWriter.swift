import Foundation
public import InterfaceBuilder
import UIKit
import ViewTree

/// Writes a document as Swift code in the DSL: a class for each view or controller, whose layout is the
/// same.
///
/// Views are named by outlets and labels, and each has one `make`. Constraints that are there for
/// Interface Builder only are left out.
#if MainActor
  @preconcurrency @MainActor
#endif
public struct SwiftWriter {
  private let document: InterfaceDocument

  /// Makes a writer for a document.
  public init(_ document: InterfaceDocument) { self.document = document }

  /// The file, in the DSL of LayoutKit.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var text: String { file().text }

  /// The file, and what isn't in it.
  ///
  /// - Parameter form: The library that constraints are written with.
  /// - Returns: The file; what is left out stands in a comment at its beginning too.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func file(_ form: SwiftForm = .layoutKit) -> SwiftFile {
    let canvas = DocumentCanvas(
      document, in: nil, contents: .measured, infersInsets: false, placesRows: false)
    let symbols = Resources(document.root).symbols
    var used: Set<String> = []
    let scenes = canvas.scenes.map { scene -> SwiftScene in
      SwiftScene(
        scene, outlets: document.outletNames, className: Self.className(scene, document, &used),
        in: form, symbols: symbols)
    }
    let omissions = (scenes.flatMap(\.omissions) + objects).sorted { $0.line < $1.line }
    let option = form == .layoutKit ? "" : "=\(form.rawValue)"
    var lines = [
      "// Written from \(SwiftToken.comment(document.file)) by layout ib --swift\(option)."
    ]
    if !omissions.isEmpty {
      lines += ["//", "// Left out, with the lines of the document:"]
      lines += omissions.map { "//   \($0.line): \(SwiftToken.comment($0.text))" }
    }
    lines += [""] + form.imports
    for scene in scenes { lines += [""] + scene.lines }
    if lines.contains(where: { $0.contains("= FixedView(") }) { lines += [""] + Self.fixedView }
    if lines.contains(where: { $0.contains("= styledText(") }) { lines += [""] + Self.styledText }
    if form == .uikit,
      lines.contains(where: { $0.contains(").with(priority:") || $0.contains(").with(identifier:") }
      )
    {
      lines += [""] + Self.settings
    }
    return SwiftFile(text: lines.joined(separator: "\n") + "\n", omissions: omissions)
  }

  /// Objects of the document that are no views and have no code.
  private var objects: [SwiftFile.Omission] {
    (document.root?.all ?? []).compactMap { element in
      let name = element.name
      switch name {
      case _ where name.hasSuffix("GestureRecognizer"), "barButtonItem", "customObject":
        return SwiftFile.Omission(
          line: element.line, text: element["title"].map { "\(name) \($0)" } ?? name)
      case "segue":
        let identifier = element["identifier"].map { " \($0)" } ?? ""
        return SwiftFile.Omission(
          line: element.line, text: "\(element["kind"] ?? "") segue\(identifier)")
      default: return nil
      }
    }
  }

  private static func className(
    _ scene: CanvasScene, _ document: InterfaceDocument, _ used: inout Set<String>
  ) -> String {
    let file = document.file.split(separator: ".").first.map(String.init) ?? ""
    let element = scene.views.first { $0.view === scene.view }?.element
    let title = SwiftToken.className(scene.title)
    var base = title
    if title.isEmpty || title.first?.isNumber == true || title == element?.name.capitalized {
      base = SwiftToken.className(file)
    }
    if base.isEmpty || base.first?.isNumber == true { base = "Scene\(base)" }
    var name = base
    var number = 2
    while !used.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  /// Stands for views of the system of which only the size is known.
  private static let fixedView = [
    "/// A view of a size, for one of the system's.", "private final class FixedView: UIView {",
    "  private let size: CGSize", "", "  init(_ size: CGSize) {", "    self.size = size",
    "    super.init(frame: .zero)", "  }", "", "  required init?(coder: NSCoder) { nil }", "",
    "  override var intrinsicContentSize: CGSize { size }", "}",
  ]

  /// Lets a constraint be set up where it is made.
  private static let settings = [
    "extension NSLayoutConstraint {",
    "  /// Sets the priority and the identifier.",
    "  fileprivate func with(",
    "    priority: Float = 1000, identifier: String? = nil",
    "  ) -> NSLayoutConstraint {",
    "    self.priority = UILayoutPriority(priority)",
    "    self.identifier = identifier",
    "    return self",
    "  }",
    "}",
  ]

  /// Puts a text with attributes together from its runs.
  private static let styledText = [
    "/// A text of runs, each with a font and a style of its own.",
    "private func styledText(",
    "  _ runs: [(String, UIFont?, ((NSMutableParagraphStyle) -> Void)?)]",
    ") -> NSAttributedString {",
    "  let text = NSMutableAttributedString(string: \"\")",
    "  for (string, font, paragraph) in runs {",
    "    var attributes: [NSAttributedString.Key: Any] = [:]",
    "    if let font { attributes[.font] = font }",
    "    if let paragraph {",
    "      let style = NSMutableParagraphStyle()",
    "      paragraph(style)",
    "      attributes[.paragraphStyle] = style",
    "    }",
    "    text.append(NSAttributedString(string: string, attributes: attributes))",
    "  }",
    "  return text",
    "}",
  ]
}

/// A document as Swift code, and what of the document isn't in it.
public nonisolated struct SwiftFile: Hashable, Sendable {
  /// A part of a document for which nothing is written.
  public nonisolated struct Omission: Hashable, Sendable {
    /// The line of the document.
    public var line: Int
    /// What it is.
    public var text: String
  }

  /// The code.
  public var text: String
  /// What isn't in it, by the lines of the document.
  public var omissions: [Omission]
}

/// The library that constraints are written with.
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
