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
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Makes a gray from black (0) to white (1), and how much it covers.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }
  /// Makes a colour of as many shares as the list has: two of a gray, four of red, green and blue.
  ///
  /// - Returns: Nil for another number of shares.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    switch components.count {
    case 2: self.init(gray: components[0], alpha: components[1])
    case 4:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  /// The shares of red, green and blue and how much it covers, of a gray too.
  public var components: [CGFloat]? {
    [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), alpha]
  }
  /// How many shares there are.
  public var numberOfComponents: Int { 4 }
  /// The space of the shares: red, green and blue.
  public var colorSpace: CGColorSpace? { .ordinary }
  /// This colour with another alpha, on dark screens too.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }
  /// The same colour.
  public func copy() -> CGColor? { self }
}
