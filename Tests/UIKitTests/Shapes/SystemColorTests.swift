import Foundation
import Testing
import UIKit

/// The colours of the system: hues and grays as Apple's Human Interface Guidelines list them.
///
/// How much shows through fills, labels and separators isn't published there; they are held as they are.
@Suite struct SystemColorTests {
  /// Red, green and blue on light screens and on dark ones, and how much shows through nothing, in hundredths.
  @Test(
    arguments: [
      ("systemRed", .systemRed, 0xFF3B30, 0xFF453A, 100, 100),
      ("systemOrange", .systemOrange, 0xFF9500, 0xFF9F0A, 100, 100),
      ("systemYellow", .systemYellow, 0xFFCC00, 0xFFD60A, 100, 100),
      ("systemGreen", .systemGreen, 0x34C759, 0x30D158, 100, 100),
      ("systemMint", .systemMint, 0x00C7BE, 0x63E6E2, 100, 100),
      ("systemTeal", .systemTeal, 0x30B0C7, 0x40C8E0, 100, 100),
      ("systemCyan", .systemCyan, 0x32ADE6, 0x64D2FF, 100, 100),
      ("systemBlue", .systemBlue, 0x007AFF, 0x0A84FF, 100, 100),
      ("systemIndigo", .systemIndigo, 0x5856D6, 0x5E5CE6, 100, 100),
      ("systemPurple", .systemPurple, 0xAF52DE, 0xBF5AF2, 100, 100),
      ("systemPink", .systemPink, 0xFF2D55, 0xFF375F, 100, 100),
      ("systemBrown", .systemBrown, 0xA2845E, 0xAC8E68, 100, 100),
      ("systemGray", .systemGray, 0x8E8E93, 0x8E8E93, 100, 100),
      ("systemGray2", .systemGray2, 0xAEAEB2, 0x636366, 100, 100),
      ("systemGray3", .systemGray3, 0xC7C7CC, 0x48484A, 100, 100),
      ("systemGray4", .systemGray4, 0xD1D1D6, 0x3A3A3C, 100, 100),
      ("systemGray5", .systemGray5, 0xE5E5EA, 0x2C2C2E, 100, 100),
      ("systemGray6", .systemGray6, 0xF2F2F7, 0x1C1C1E, 100, 100),
      ("systemBackground", .systemBackground, 0xFFFFFF, 0x000000, 100, 100),
      ("secondary background", .secondarySystemBackground, 0xF2F2F7, 0x1C1C1E, 100, 100),
      ("tertiary background", .tertiarySystemBackground, 0xFFFFFF, 0x2C2C2E, 100, 100),
      ("grouped background", .systemGroupedBackground, 0xF2F2F7, 0x000000, 100, 100),
      ("its cells", .secondarySystemGroupedBackground, 0xFFFFFF, 0x1C1C1E, 100, 100),
      ("in its cells", .tertiarySystemGroupedBackground, 0xF2F2F7, 0x2C2C2E, 100, 100),
      ("systemFill", .systemFill, 0x787880, 0x787880, 20, 36),
      ("secondary fill", .secondarySystemFill, 0x787880, 0x787880, 16, 32),
      ("tertiary fill", .tertiarySystemFill, 0x767680, 0x767680, 12, 24),
      ("quaternary fill", .quaternarySystemFill, 0x747480, 0x767680, 8, 18),
      ("label", .label, 0x000000, 0xFFFFFF, 100, 100),
      ("secondary label", .secondaryLabel, 0x3C3C43, 0xEBEBF5, 60, 60),
      ("tertiary label", .tertiaryLabel, 0x3C3C43, 0xEBEBF5, 30, 30),
      ("quaternary label", .quaternaryLabel, 0x3C3C43, 0xEBEBF5, 18, 16),
      ("placeholder", .placeholderText, 0x3C3C43, 0xEBEBF5, 30, 30),
      ("separator", .separator, 0x3C3C43, 0x545458, 29, 60),
      ("opaque separator", .opaqueSeparator, 0xC6C6C8, 0x38383A, 100, 100),
    ] as [(String, UIColor, Int, Int, Int, Int)])
  func `Have their shares on light and dark screens`(
    name: String, color: UIColor, light: Int, dark: Int, lightAlpha: Int, darkAlpha: Int
  ) {
    for (style, digits, alpha) in [
      (UIUserInterfaceStyle.light, light, lightAlpha), (.dark, dark, darkAlpha),
    ] {
      let found = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      let shares = [found.red, found.green, found.blue].map { Int(($0 * 255).rounded()) }
      #expect(shares == [digits >> 16, digits >> 8 & 0xFF, digits & 0xFF], "\(name)")
      #expect(Int((found.alpha * 100).rounded()) == alpha, "\(name)")
    }
  }
}
