import Foundation
import InterfaceBuilder
import UIKit
import ViewTree

/// The configuration of a button, as assignments.
struct SwiftConfiguration {
  /// The assignments, to follow the button's name and a point.
  private(set) var lines: [String] = []

  init(
    _ configuration: UIButton.Configuration, _ written: DocumentElement, _ symbols: Set<String>
  ) {
    let styles = ["filled", "gray", "tinted", "plain"]
    let style = written["style"].flatMap { styles.contains($0) ? $0 : nil } ?? "plain"
    lines.append("configuration = .\(style)()")
    let values = Values(written, Resources(nil), Notes(file: ""))
    for role in ["baseForegroundColor", "baseBackgroundColor"] {
      if let color = SwiftResources(written).color(role, or: values.color(role)) {
        set(role, color)
      }
    }
    if let title = configuration.title { set("title", SwiftToken.string(title)) }
    if let text = configuration.subtitle { set("subtitle", SwiftToken.string(text)) }
    if let image = SwiftResources.image(written, "image", symbols) { set("image", image) }
    addPlaces(configuration)
    for (role, property) in [
      ("titleFontDescription", "titleTextAttributesTransformer"),
      ("subtitleFontDescription", "subtitleTextAttributesTransformer"),
    ] {
      guard let font = values.font(role) else { continue }
      set(
        property,
        "UIConfigurationTextAttributesTransformer { var attributes = $0;"
          + " attributes.font = \(SwiftLiteral.font(font)); return attributes }")
    }
    if let background = written.child("backgroundConfiguration") { addBackground(background) }
  }

  private mutating func set(_ property: String, _ value: String) {
    lines.append("configuration?.\(property) = \(value)")
  }

  /// Where things stand, and how large they are.
  private mutating func addPlaces(_ configuration: UIButton.Configuration) {
    let plain = UIButton.Configuration.plain()
    let edges: [(NSDirectionalRectEdge, String)] = [
      (.trailing, ".trailing"), (.top, ".top"), (.bottom, ".bottom"),
    ]
    if let edge = edges.first(where: { $0.0 == configuration.imagePlacement }) {
      set("imagePlacement", edge.1)
    }
    if configuration.titleAlignment != plain.titleAlignment {
      set("titleAlignment", ".\(configuration.titleAlignment)")
    }
    if configuration.buttonSize != plain.buttonSize {
      set("buttonSize", ".\(configuration.buttonSize)")
    }
    if configuration.cornerStyle != plain.cornerStyle {
      set("cornerStyle", ".\(configuration.cornerStyle)")
    }
    if configuration.showsActivityIndicator { set("showsActivityIndicator", "true") }
    let insets = configuration.contentInsets
    set(
      "contentInsets",
      "NSDirectionalEdgeInsets(top: \(SwiftLiteral.number(insets.top)),"
        + " leading: \(SwiftLiteral.number(insets.leading)),"
        + " bottom: \(SwiftLiteral.number(insets.bottom)),"
        + " trailing: \(SwiftLiteral.number(insets.trailing)))")
    if configuration.imagePadding != 0 {
      set("imagePadding", SwiftLiteral.number(configuration.imagePadding))
    }
    if configuration.titlePadding != plain.titlePadding {
      set("titlePadding", SwiftLiteral.number(configuration.titlePadding))
    }
  }

  private mutating func addBackground(_ written: DocumentElement) {
    let values = Values(written, Resources(nil), Notes(file: ""))
    for role in ["cornerRadius", "strokeWidth", "strokeOutset"] {
      if let number = values.number(role) { set("background.\(role)", SwiftLiteral.number(number)) }
    }
    for role in ["backgroundColor", "strokeColor"] {
      if let color = SwiftResources(written).color(role, or: values.color(role)) {
        set("background.\(role)", color)
      }
    }
  }
}
