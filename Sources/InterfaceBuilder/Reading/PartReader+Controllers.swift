import UIKit

extension PartReader {
  /// Makes the guides of a controller known that stood for its bars before there were safe areas.
  func readLayoutGuides(of element: DocumentElement, _ controller: UIViewController) {
    for guide in element.list("layoutGuides") where guide.name == "viewControllerLayoutGuide" {
      guard let id = guide.id else { continue }
      switch guide["type"] {
      case "top": objects[id] = controller.topLayoutGuide
      case "bottom": objects[id] = controller.bottomLayoutGuide
      default:
        notes.add(
          .badValue, "A layout guide is of type '\(guide["type"] ?? "")'.",
          hint: "Constraints that speak of it are left out; use top or bottom.", at: guide)
      }
    }
  }
}
