import Foundation
import InterfaceBuilder
import LayoutKit
import UIKit

/// Reads whatever bytes the fuzzer makes up as a document, lays it out, makes its objects and writes it as
/// Swift.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocument(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = unsafe Data(UnsafeBufferPointer(start: start, count: count))
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
  return 0
}
