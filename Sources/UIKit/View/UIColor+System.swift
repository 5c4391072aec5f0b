public import Foundation
public import ViewTree

nonisolated extension Color {
  /// Makes a gray in the place of the colour, as no catalogues of colours are read; nil for no name.
  public convenience init?(named name: String) {
    if name.isEmpty { return nil }
    self.init(white: 0.5)
  }

  /// Makes a gray in the place of the colour, as no catalogues of colours are read; nil for no name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// The same colour, as there is one class for both.
  public var cgColor: CGColor { self }

  /// Takes the colour of a layer over.
  public convenience init(cgColor: CGColor) {
    self.init(
      red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }

  /// The colour that covers so much, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: Double(alpha))
  }

  /// A gray close to black.
  public static let darkGray = UIColor(white: 1.0 / 3)
  /// A mixture of blue and green.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1)
  /// A mixture of red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1)
  /// A mixture of orange and black.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2)

  /// The red of the system.
  public static var systemRed: UIColor { .red }
  /// The orange of the system.
  public static var systemOrange: UIColor { .orange }
  /// The yellow of the system.
  public static var systemYellow: UIColor { .yellow }
  /// The green of the system.
  public static var systemGreen: UIColor { .green }
  /// The teal of the system.
  public static var systemTeal: UIColor { .teal }
  /// The blue of the system.
  public static var systemBlue: UIColor { .blue }
  /// The indigo of the system.
  public static var systemIndigo: UIColor { .indigo }
  /// The purple of the system.
  public static var systemPurple: UIColor { .purple }
  /// The pink of the system.
  public static let systemPink = UIColor(red: 1, green: 0.18, blue: 0.33)
  /// The gray of the system.
  public static let systemGray = UIColor(red: 0.56, green: 0.56, blue: 0.58)
  /// The second gray of the system.
  public static let systemGray2 = UIColor(red: 0.68, green: 0.68, blue: 0.7)
  /// The third gray of the system.
  public static let systemGray3 = UIColor(red: 0.78, green: 0.78, blue: 0.8)
  /// The fourth gray of the system.
  public static let systemGray4 = UIColor(red: 0.82, green: 0.82, blue: 0.84)
  /// The fifth gray of the system.
  public static let systemGray5 = UIColor(red: 0.9, green: 0.9, blue: 0.92)
  /// The sixth gray of the system.
  public static let systemGray6 = UIColor(red: 0.95, green: 0.95, blue: 0.97)
  /// The ground of a screen.
  public static var systemBackground: UIColor { .white }
  /// The ground of what is set off.
  public static var secondarySystemBackground: UIColor { .systemGray6 }
  /// The ground of what is set off on that.
  public static var tertiarySystemBackground: UIColor { .white }
  /// The ground of a grouped table.
  public static var systemGroupedBackground: UIColor { .systemGray6 }
  /// The ground of the cells of a grouped table.
  public static var secondarySystemGroupedBackground: UIColor { .white }
  /// The colour of text.
  public static var label: UIColor { .black }
  /// The colour of text of second rank.
  public static let secondaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
  /// The colour of text of third rank.
  public static let tertiaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
  /// The colour of text in the place of other text.
  public static var placeholderText: UIColor { .tertiaryLabel }
  /// The colour of lines between things.
  public static let separator = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.29)
  /// The colour of links.
  public static var link: UIColor { .blue }
}
