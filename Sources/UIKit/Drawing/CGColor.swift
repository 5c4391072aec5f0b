public import Foundation
public import ViewTree

nonisolated extension LayerColor {
  /// Makes a colour of red, green and blue and how much it covers, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      UIColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }
  /// Makes a colour of red, green and blue and how much it covers, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Makes a gray from black (0) to white (1), and how much it covers.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(UIColor(white: Double(gray), alpha: Double(alpha)))
  }
  /// Makes a gray from black (0) to white (1), and how much it covers.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }
  /// Makes a colour of the shares that the space has, and how much it covers as the last of the list.
  ///
  /// - Returns: Nil for fewer numbers; those beyond aren't read.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    if space.numberOfComponents == 1 {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// The shares and how much it covers: two numbers of what was made as a gray, four of all else.
  public var components: [CGFloat]? {
    color.isGray
      ? [CGFloat(color.red), alpha]
      : [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), alpha]
  }
  /// How many numbers there are in ``components``.
  public var numberOfComponents: Int { color.isGray ? 2 : 4 }
  /// The space of the shares: grays, or red, green and blue.
  public var colorSpace: CGColorSpace? { color.isGray ? .grays : .ordinary }
  /// This colour with another alpha, on dark screens too.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }
  /// This colour as a share of gray or as shares of red, green and blue; a colour becomes as gray as it is light.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?
  ) -> CGColor? {
    let isToGray = space.numberOfComponents == 1
    if isToGray == color.isGray { return self }
    if isToGray {
      let lightness = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return CGColor(gray: CGFloat(lightness), alpha: alpha)
    }
    return CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: alpha)
  }
  /// The same colour.
  public func copy() -> CGColor? { self }
}
