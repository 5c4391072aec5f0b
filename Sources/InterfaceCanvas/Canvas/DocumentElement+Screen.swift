import Foundation
import InterfaceBuilder

extension DocumentElement {
  /// A view as large as a screen that stands for a controller without one of its own.
  ///
  /// - Parameters:
  ///   - size: The screen's size, in points.
  ///   - subviews: What the view holds, such as the controller's bars.
  ///   - controller: The controller, whose place the view has.
  /// - Returns: The element of the view, which has no identifier.
  static func view(
    over size: CGSize, holding subviews: [DocumentElement], insteadOf controller: DocumentElement
  ) -> DocumentElement {
    var view = DocumentElement("view", line: controller.line, place: controller.place)
    let frame = DocumentElement(
      "rect",
      attributes: ElementAttributes([
        "key": "frame", "x": "0", "y": "0", "width": "\(size.width)", "height": "\(size.height)",
      ]), line: controller.line)
    var list = DocumentElement("subviews", line: controller.line)
    list.children = subviews
    view.children = [frame, list]
    return view
  }
}
