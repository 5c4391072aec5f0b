import Foundation
import UIKit
import ViewTree

extension AccessibleObject {
  /// Takes over what the element `accessibility` says; nil for what it leaves out stays as it is.
  func applyAccessibility(_ values: Values) {
    guard let element = values.element.child("accessibility") else { return }
    let own = values.values(of: element)
    if let identifier = own.string("identifier") { accessibilityIdentifier = identifier }
    if let label = own.string("label") { accessibilityLabel = label }
    if let hint = own.string("hint") { accessibilityHint = hint }
    if let traits = element.child("accessibilityTraits") {
      accessibilityTraits = UIAccessibilityTraits(
        Self.traits.filter { traits[$0.key] == "YES" }.map(\.value))
    }
    if let isElement = element.children.first(where: { $0.key == "isElement" })?["value"] {
      isAccessibilityElement = isElement == "YES"
    }
  }

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "header": .header, "tabBar": .tabBar,
  ]
}
