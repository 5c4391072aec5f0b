import Foundation
import InterfaceBuilder
import UIKit

/// Colours and pictures of an element by their names.
struct SwiftResources {
  private let element: DocumentElement

  init(_ element: DocumentElement) { self.element = element }

  /// The colour of a role: by the name it has in the system or in a catalogue, else by its shares.
  ///
  /// - Parameters:
  ///   - role: The role, such as `textColor`.
  ///   - color: The colour as it was read.
  /// - Returns: An expression.
  func color(_ role: String, or color: UIColor?) -> String? {
    guard let child = element.child(key: role), child.name == "color" else {
      return color.map(SwiftLiteral.color)
    }
    return Self.color(child) ?? color.map(SwiftLiteral.color)
  }

  /// A colour by its name; nil for one without.
  static func color(_ child: DocumentElement) -> String? {
    if let name = child["systemColor"] ?? child["cocoaTouchSystemColor"] {
      return known[name].map { "UIColor.\($0)" }
    }
    if let name = child["name"] { return "UIColor(named: \(SwiftToken.string(name)))" }
    if child["alpha"] == "0.0" || child["alpha"] == "0",
      child["white"] == "0.0" || child["white"] == "0"
    {
      return "UIColor.clear"
    }
    return nil
  }

  /// Whether a colour of the system is written by its shares, for want of a name.
  static func isUnknown(_ child: DocumentElement) -> String? {
    guard let name = child["systemColor"] ?? child["cocoaTouchSystemColor"], known[name] == nil
    else { return nil }
    return name
  }

  /// The system's colours as members of `UIColor`, by their names in documents.
  private static let known: [String: String] = {
    var known = [
      "darkTextColor": "black", "lightTextColor": "white",
      "groupTableViewBackgroundColor": "systemGroupedBackground",
    ]
    for name in [
      "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemTeal", "systemBlue",
      "systemIndigo", "systemPurple", "systemPink", "systemGray", "systemGray2", "systemGray3",
      "systemGray4", "systemGray5", "systemGray6", "systemBackground",
      "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
      "secondarySystemGroupedBackground", "label", "secondaryLabel", "tertiaryLabel",
      "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator", "link", "systemMint",
      "systemCyan", "systemBrown", "systemFill", "secondarySystemFill", "tertiarySystemFill",
      "quaternarySystemFill", "tertiarySystemGroupedBackground", "darkGray", "lightGray", "black",
      "white", "gray",
      "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown", "clear",
    ] {
      known["\(name)Color"] = name
    }
    return known
  }()

  /// The picture that an attribute names, from a catalogue or the system; nil for none.
  func image(_ attribute: String, _ symbols: Set<String>) -> String? {
    Self.image(element, attribute, symbols)
  }

  static func image(
    _ element: DocumentElement, _ attribute: String, _ symbols: Set<String>
  ) -> String? {
    let reference = element.child(key: attribute)
    guard let name = element[attribute] ?? reference?["image"] else { return nil }
    let isSymbol = symbols.contains(name) || reference?["catalog"] == "system"
    return "UIImage(\(isSymbol ? "systemName" : "named"): \(SwiftToken.string(name)))"
  }
}
