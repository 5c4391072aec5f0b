import Foundation
import UIKit
import ViewTree

/// Writes a document as Swift code in the DSL: a class for each view or controller, whose layout is the
/// same.
///
/// Views are named by outlets and labels, and each has one `make`. Constraints that are there for
/// Interface Builder only are left out.
#if MainActor
  @MainActor
#endif
public struct SwiftWriter {
  private let document: InterfaceDocument

  /// Makes a writer for a document.
  public init(_ document: InterfaceDocument) { self.document = document }

  /// The file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var text: String {
    let canvas = DocumentCanvas(document, in: nil, contents: .measured, infersInsets: false)
    var lines = [
      "// Written from \(SwiftToken.comment(document.file)) by layout ib --swift.", "",
      "import Foundation",
      "import LayoutKit", "import UIKit",
    ]
    var used: Set<String> = []
    let scenes = canvas.scenes.map { scene -> SwiftScene in
      SwiftScene(
        scene, outlets: document.outletNames, className: Self.className(scene, document, &used))
    }
    for scene in scenes { lines += [""] + scene.lines }
    if lines.contains(where: { $0.contains("= FixedView(") }) { lines += [""] + Self.fixedView }
    if lines.contains(where: { $0.contains("= styledText(") }) { lines += [""] + Self.styledText }
    return lines.joined(separator: "\n") + "\n"
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
