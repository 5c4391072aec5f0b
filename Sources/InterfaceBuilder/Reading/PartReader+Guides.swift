package import UIKit

/// Guides that constraints of a part are about.
extension PartReader {
  /// Makes the guides of a view known; of a guide that its kind has named already nothing changes.
  func readGuides(_ element: DocumentElement, of view: UIView) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide.id, part.objects[id] == nil else { continue }
      switch guide.key {
      case "safeArea": name(view.safeAreaLayoutGuide, id)
      case "layoutMargins", "margins": name(view.layoutMarginsGuide, id)
      case "readableContent": name(view.readableContentGuide, id)
      case "keyboard": name(view.keyboardLayoutGuide, id)
      default:
        source.notes.add(
          .unknownElement, "Guides of the kind \(guide.key ?? "?") aren't known.",
          hint: "Constraints that speak of it are left out.", at: guide)
      }
    }
  }

  /// Makes the guides of a controller known that stood for its bars before there were safe areas.
  package func readLayoutGuides(of element: DocumentElement, _ controller: UIViewController) {
    for guide in element.list("layoutGuides") where guide.name == "viewControllerLayoutGuide" {
      guard let id = guide.id else { continue }
      switch guide["type"] {
      case "top": name(controller.topLayoutGuide, id)
      case "bottom": name(controller.bottomLayoutGuide, id)
      default:
        source.notes.add(
          .badValue, "A layout guide is of type '\(guide["type"] ?? "")'.",
          hint: "Constraints that speak of it are left out; use top or bottom.", at: guide)
      }
    }
  }
}
