import Foundation
package import UIKit

/// Fonts as documents describe them.
extension Values {
  /// The font of a role, `fontDescription` or `font`.
  package func font(_ key: String) -> UIFont? {
    guard let child = element.child(key: key) else { return nil }
    let values = values(of: child)
    switch child.name {
    case "fontDescription": return values.describedFont
    case "font": return values.metaFont
    default: return nil
    }
  }

  private var describedFont: UIFont? {
    if let style = element["style"] {
      guard let style = Self.textStyles[style] else {
        noteBad("style", style, expected: "the name of a text style")
        return nil
      }
      return UIFont.preferredFont(forTextStyle: style)
    }
    let size = number("pointSize") ?? 17
    if let name = element["name"] {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = element["weight"].flatMap { Self.weights[$0] }
      return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  /// The fonts of texts with attributes.
  private var metaFont: UIFont? {
    let size = number("size")
    if let name = element["name"], let size {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    guard let meta = element["metaFont"] else { return nil }
    switch meta {
    case "systemBold": return .boldSystemFont(ofSize: size ?? 13)
    case "smallSystem", "label": return .systemFont(ofSize: size ?? 11)
    case "miniSystem": return .systemFont(ofSize: size ?? 9)
    case "cellTitle": return .systemFont(ofSize: size ?? 12)
    default: return .systemFont(ofSize: size ?? 13)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let textStyles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}
