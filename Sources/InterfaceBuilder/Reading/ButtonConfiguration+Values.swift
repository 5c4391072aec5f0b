import Foundation
import UIKit

extension UIButton.Configuration {
  /// Reads the element `buttonConfiguration`.
  init(_ values: Values) {
    switch values["style"] {
    case "filled": self = .filled()
    case "gray": self = .gray()
    case "tinted": self = .tinted()
    default: self = .plain()
    }
    title = values.attributedString("attributedTitle")?.string ?? values.string("title")
    subtitle = values.attributedString("attributedSubtitle")?.string ?? values.string("subtitle")
    image = values.image("image")
    imagePlacement = values.choice("imagePlacement", Self.placements) ?? .leading
    if let padding = values.number("imagePadding") { imagePadding = padding }
    if let padding = values.number("titlePadding") { titlePadding = padding }
    titleAlignment =
      values.choice(
        "titleAlignment",
        [
          "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
        ]) ?? .automatic
    buttonSize =
      values.choice(
        "buttonSize", ["mini": .mini, "small": .small, "medium": .medium, "large": .large])
      ?? .medium
    cornerStyle = values.choice("cornerStyle", Self.cornerStyles) ?? .dynamic
    showsActivityIndicator = values.flag("showsActivityIndicator") ?? false
    if let insets = values.directionalInsets("contentInsets") { contentInsets = insets }
    if let color = values.color("baseForegroundColor") { baseForegroundColor = color }
    if let color = values.color("baseBackgroundColor") { baseBackgroundColor = color }
    if let font = values.font("titleFontDescription") {
      titleTextAttributesTransformer = Self.setting(font)
    }
    if let font = values.font("subtitleFontDescription") {
      subtitleTextAttributesTransformer = Self.setting(font)
    }
    if let child = values.element.child("backgroundConfiguration") {
      readBackground(values.values(of: child))
    }
  }

  private mutating func readBackground(_ values: Values) {
    if let radius = values.number("cornerRadius") { background.cornerRadius = radius }
    if let width = values.number("strokeWidth") { background.strokeWidth = width }
    if let outset = values.number("strokeOutset") { background.strokeOutset = outset }
    if let color = values.color("backgroundColor") { background.backgroundColor = color }
    if let color = values.color("strokeColor") { background.strokeColor = color }
    if let image = values.image("image") { background.image = image }
  }

  private static func setting(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = font
      return attributes
    }
  }

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  private static let cornerStyles: [String: CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
}
