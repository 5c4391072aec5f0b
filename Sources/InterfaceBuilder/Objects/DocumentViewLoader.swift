import Foundation
import StandardViews
import UIKit
import ViewTree

/// Gives controllers made in code the views of documents, as `loadView` of UIKit does.
///
/// The tree finds it by its name, which must stay.
final class DocumentViewLoader: ViewLoading {
  /// Reads the document that a controller names, or one that is named after its class.
  ///
  /// A `CardViewController` that names none has `CardView.xib` or `CardViewController.xib`, and on a
  /// tablet `CardView~ipad.xib` before it. Plain controllers look for none.
  static func loadView(of controller: ViewController) {
    if let name = controller.nibName {
      load(UINib(nibName: name, bundle: controller.nibBundle), controller)
      return
    }
    let type = type(of: controller)
    guard type != UIViewController.self else { return }
    let name = String(describing: type)
    let names = (name.hasSuffix("Controller") ? [String(name.dropLast(10))] : []) + [name]
    for name in names {
      guard let file = DocumentFinder.file(name, "xib", in: controller.nibBundle) else { continue }
      let document = InterfaceDocument(contentsOf: file)
      // A document for something else may have the name.
      guard document.setsViewOfOwner else { continue }
      load(UINib(document), controller)
      return
    }
  }

  private static func load(_ nib: UINib, _ controller: ViewController) {
    let objects = nib.objects(owner: controller, reuseIdentifier: nil)
    guard controller.viewIfLoaded == nil, nib.document.root != nil else { return }
    LayoutDiagnostic(
      .document, "\(nib.document.file) sets no view of its owner.",
      source: CodeLocation(fileID: nib.document.file, line: 0),
      hint: "Connect the outlet view of File's Owner."
    ).report(to: objects.lazy.compactMap { $0 as? UIView }.first)
  }
}

extension InterfaceDocument {
  /// Whether the document's owner has an outlet for its view.
  var setsViewOfOwner: Bool {
    parts.contains { part in
      part["placeholderIdentifier"] == "IBFilesOwner"
        && part.list("connections").contains { $0["property"] == "view" }
    }
  }
}
