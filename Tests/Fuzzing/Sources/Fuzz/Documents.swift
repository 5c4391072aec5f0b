import Foundation
import InterfaceBuilder
import InterfaceCanvas
import LayoutKit
import UIKit

/// Reads bytes as a document, lays it out, makes its objects and writes it as Swift.
func readDocument(_ data: Data) {
  let document = InterfaceDocument(data: data, file: "Fuzz.xib")
  for scene in DocumentCanvas(document).scenes {
    scene.window.onDiagnostic = { (_: LayoutDiagnostic) in }
    scene.window.layoutIfNeeded()
  }
  _ = SwiftWriter(document).text
  for object in UINib(data: data, bundle: nil).instantiate(withOwner: nil) {
    (object as? UIView)?.onDiagnostic = { (_: LayoutDiagnostic) in }
    (object as? UIView)?.layoutIfNeeded()
  }
}
