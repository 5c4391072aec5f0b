import Foundation
import InterfaceBuilder
import UIKit
import ViewTree

/// Values as Swift writes them.
enum SwiftLiteral {
  /// A number, without decimals where it has none.
  static func number(_ value: CGFloat) -> String {
    let value = Double(value)
    // Interface Builder writes it where 0 would stand for something else.
    if value != 0, value.magnitude < 1e-300 { return ".leastNormalMagnitude" }
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  static func size(_ size: CGSize) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }

  static func rect(_ rect: CGRect) -> String {
    "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), width: \(number(rect.width)),"
      + " height: \(number(rect.height)))"
  }

  static func insets(_ insets: UIEdgeInsets) -> String {
    "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)),"
      + " bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
  }

  static func priority(_ priority: UILayoutPriority) -> String {
    "UILayoutPriority(\(number(CGFloat(priority.rawValue))))"
  }

  /// A colour by its shares.
  static func color(_ color: UIColor) -> String {
    func share(_ value: Double) -> String { number(CGFloat((value * 1000).rounded() / 1000)) }
    if color.red == color.green, color.green == color.blue {
      return "UIColor(white: \(share(color.red)), alpha: \(share(color.alpha)))"
    }
    return "UIColor(red: \(share(color.red)), green: \(share(color.green)),"
      + " blue: \(share(color.blue)), alpha: \(share(color.alpha)))"
  }

  /// A font by its style, or by its weight and size.
  static func font(_ font: UIFont) -> String {
    if let style = font.textStyle, font == UIFont.preferredFont(forTextStyle: style) {
      return "UIFont.preferredFont(forTextStyle: .\(style))"
    }
    let size = number(font.pointSize)
    if font.isItalic, font == UIFont.italicSystemFont(ofSize: font.pointSize) {
      return "UIFont.italicSystemFont(ofSize: \(size))"
    }
    if let weight = weights.first(where: { $0.weight == font.weight }),
      font == UIFont.systemFont(ofSize: font.pointSize, weight: weight.weight)
    {
      return weight.weight == .regular
        ? "UIFont.systemFont(ofSize: \(size))"
        : "UIFont.systemFont(ofSize: \(size), weight: .\(weight.name))"
    }
    return "UIFont(name: \(SwiftToken.string(font.fontName)), size: \(size))"
      + " ?? UIFont.systemFont(ofSize: \(size))"
  }

  private static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]
}
