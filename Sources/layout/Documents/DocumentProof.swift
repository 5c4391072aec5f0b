#if !canImport(Darwin)
  import Foundation
  import InterfaceBuilder
  import InterfaceCanvas
  import LayoutKit
  import LayoutSweep

  /// The proofs of a document's views, each in both directions.
  enum DocumentProof {
    static func reports(
      of document: InterfaceDocument, _ widths: ClosedRange<CGFloat>
    ) -> [ProofReport] {
      DocumentCanvas(document).scenes.flatMap { scene -> [ProofReport] in
        let directions: [(UserInterfaceLayoutDirection, String)] = [
          (.leftToRight, "left to right"), (.rightToLeft, "right to left"),
        ]
        scene.window.onDiagnostic = { _ in }
        if scene.view.name == nil { scene.view.name = scene.title }
        return directions.map { direction, name in
          scene.window.environment.layoutDirection = direction
          let sweep = LayoutSweep(of: scene.window, widths: widths)
          return ProofReport(
            title: "\(document.file): \(scene.title)", direction: name, defects: sweep.defects(),
            notes: sweep.notes, regimes: sweep.regimes.count)
        }
      }
    }
  }
#endif
