import Foundation
import StandardViews
public import ViewTree

nonisolated extension Color {
  /// The colour for layers and contexts.
  public var cgColor: CGColor { CGColor(self) }

  /// Takes over the colour of a layer.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    if color.isGray {
      self.init(white: color.red, alpha: color.alpha)
    } else {
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }

  /// A gray close to black.
  public static let darkGray = UIColor(white: 1.0 / 3)
  /// A mixture of blue and green.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1)
  /// A mixture of red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1)
  /// A mixture of orange and black.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2)

  /// A colour of the digits of its red, green and blue, on light screens and on dark ones.
  private static func pair(
    _ light: Int, _ dark: Int, alpha: Double = 1, darkAlpha: Double? = nil
  ) -> UIColor {
    func color(_ digits: Int, _ alpha: Double) -> UIColor {
      func share(_ shift: Int) -> Double { Double(digits >> shift & 0xFF) / 255 }
      return UIColor(red: share(16), green: share(8), blue: share(0), alpha: alpha)
    }
    return UIColor(light: color(light, alpha), dark: color(dark, darkAlpha ?? alpha))
  }

  /// The red of the system.
  public static let systemRed = pair(0xFF3B30, 0xFF453A)
  /// The orange of the system.
  public static let systemOrange = pair(0xFF9500, 0xFF9F0A)
  /// The yellow of the system.
  public static let systemYellow = pair(0xFFCC00, 0xFFD60A)
  /// The green of the system.
  public static let systemGreen = pair(0x34C759, 0x30D158)
  /// The mint of the system.
  public static let systemMint = pair(0x00C7BE, 0x63E6E2)
  /// The teal of the system.
  public static let systemTeal = pair(0x30B0C7, 0x40C8E0)
  /// The cyan of the system.
  public static let systemCyan = pair(0x32ADE6, 0x64D2FF)
  /// The blue of the system, which is the tint of a view that has no other.
  public static var systemBlue: UIColor { usualTint }
  /// The indigo of the system.
  public static let systemIndigo = pair(0x5856D6, 0x5E5CE6)
  /// The purple of the system.
  public static let systemPurple = pair(0xAF52DE, 0xBF5AF2)
  /// The pink of the system.
  public static let systemPink = pair(0xFF2D55, 0xFF375F)
  /// The brown of the system.
  public static let systemBrown = pair(0xA2845E, 0xAC8E68)
  /// The gray of the system.
  public static let systemGray = pair(0x8E8E93, 0x8E8E93)
  /// The second gray of the system.
  public static let systemGray2 = pair(0xAEAEB2, 0x636366)
  /// The third gray of the system.
  public static let systemGray3 = pair(0xC7C7CC, 0x48484A)
  /// The fourth gray of the system.
  public static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C)
  /// The fifth gray of the system.
  public static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E)
  /// The sixth gray of the system.
  public static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E)
  /// The ground of a screen.
  public static let systemBackground = pair(0xFFFFFF, 0x000000)
  /// The ground of what is set off.
  public static let secondarySystemBackground = pair(0xF2F2F7, 0x1C1C1E)
  /// The ground of what is set off on that.
  public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2C2C2E)
  /// The ground of a grouped table.
  public static let systemGroupedBackground = pair(0xF2F2F7, 0x000000)
  /// The ground of the cells of a grouped table.
  public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
  /// The ground of what is set off in the cells of a grouped table.
  public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E)
  /// The fill of thin shapes.
  public static let systemFill = pair(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36)
  /// The fill of shapes of middle size.
  public static let secondarySystemFill = pair(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32)
  /// The fill of large shapes.
  public static let tertiarySystemFill = pair(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24)
  /// The fill of large shapes with much in them.
  public static let quaternarySystemFill = pair(0x747480, 0x767680, alpha: 0.08, darkAlpha: 0.18)
  /// The colour of text.
  public static var label: UIColor { Label.usualTextColor }
  /// The colour of text of second rank.
  public static var secondaryLabel: UIColor { usualSecondaryText }
  /// The colour of text of third rank.
  public static let tertiaryLabel = pair(0x3C3C43, 0xEBEBF5, alpha: 0.3)
  /// The colour of text of fourth rank.
  public static let quaternaryLabel = pair(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
  /// The colour of text in the place of other text.
  public static var placeholderText: UIColor { .tertiaryLabel }
  /// The colour of lines between things.
  public static var separator: UIColor { usualSeparator }
  /// The colour of lines between things that nothing shows through.
  public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
  /// The colour of links.
  public static var link: UIColor { usualTint }
  /// The colour of text on light ground.
  public static let darkText = UIColor(white: 0)
  /// The colour of text on dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The ground of bars, through which a little shows.
  static let barGround = UIColor(
    light: UIColor(white: 0.976, alpha: 0.94), dark: UIColor(white: 0.08, alpha: 0.94))
}
