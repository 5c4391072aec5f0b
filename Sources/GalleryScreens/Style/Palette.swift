import Foundation
import LayoutKit

/// The colours of the screens, on light and on dark ones.
extension Color {
  /// The ground that cards lie on.
  static let canvas = Color(light: Color(hex: 0xF3F4F7), dark: Color(hex: 0x0E1014))
  /// The ground of cards, rows and bars.
  static let card = Color(light: .white, dark: Color(hex: 0x1C1F26))
  /// Text, and whatever is as strong.
  static let ink = Color(light: Color(hex: 0x14171F), dark: Color(hex: 0xECEEF3))
  /// Text that comes second.
  static let secondaryInk = Color(light: Color(hex: 0x626A79), dark: Color(hex: 0x9AA2B1))
  /// Lines between things.
  static let hairline = Color(light: Color(hex: 0xE1E4EA), dark: Color(hex: 0x2E333D))
  /// What is to be tapped.
  static let accent = Color(light: Color(hex: 0x3A5BF0), dark: Color(hex: 0x5B78FF))
  /// The ground of what is to be tapped second.
  static let accentSoft = Color(light: Color(hex: 0xE9EDFE), dark: Color(hex: 0x262E4F))

  /// A colour from its six hexadecimal digits.
  convenience init(hex: Int) {
    func share(_ shift: Int) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: share(16), green: share(8), blue: share(0))
  }
}

/// The type scale of the screens.
extension Font {
  /// The name of a screen.
  static let largeTitle = Font.boldSystemFont(ofSize: 32)
  /// The name of a part.
  static let title = Font.boldSystemFont(ofSize: 22)
  /// What a row or button says.
  static let headline = Font.systemFont(ofSize: 17, weight: .semibold)
  /// Running text.
  static let body = Font.systemFont(ofSize: 17)
  /// Text beside or below a headline.
  static let subheadline = Font.systemFont(ofSize: 15)
  /// Captions.
  static let caption = Font.systemFont(ofSize: 13)
  /// Captions that name what follows.
  static let captionBold = Font.boldSystemFont(ofSize: 13)
}
