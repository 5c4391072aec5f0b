// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import ViewTree

/// What kind of shares colours have.
public nonisolated enum CGColorSpaceModel: Int32, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case unknown = -1
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Which colours there are: grays of one share, or mixtures of red, green and blue.
open nonisolated class CGColorSpace: NSObject {
  /// The name of the ordinary colours.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the wider colours, which count as the ordinary ones.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the ordinary colours beyond 0 and 1, which are held there.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the ordinary colours without a curve, which count as those with one.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of the grays.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the grays beyond 0 and 1, which are held there.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// The name of the grays without a curve, which count as those with one.
  public static let linearGray = "kCGColorSpaceLinearGray"

  /// The name that it was made by; nil for the colours of the device.
  public let name: String?
  private let isGray: Bool

  /// Makes the grays for a name of theirs, and the ordinary colours for any other.
  public init?(name: String) {
    self.name = name
    isGray = name.contains("Gray")
    super.init()
  }

  fileprivate init(isGray: Bool) {
    name = isGray ? Self.extendedGray : Self.sRGB
    self.isGray = isGray
    super.init()
  }

  fileprivate init(ofDevice isGray: Bool) {
    name = nil
    self.isGray = isGray
    super.init()
  }

  deinit {}

  /// How many shares colours have, without that of how much they cover.
  open var numberOfComponents: Int { isGray ? 1 : 3 }
  /// What kind of shares they are.
  open var model: CGColorSpaceModel { isGray ? .monochrome : .rgb }

  /// Whether both have the same name and the same kind of shares.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CGColorSpace else { return false }
    return other.name == name && other.isGray == isGray
  }

  /// Follows from the kind of shares.
  open override var hash: Int { numberOfComponents }
}

/// The ordinary colours.
public nonisolated func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(ofDevice: false)
}
/// The grays.
public nonisolated func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(ofDevice: true)
}

nonisolated extension CGColorSpace {
  static var ordinary: CGColorSpace { CGColorSpace(isGray: false) }
  static var grays: CGColorSpace { CGColorSpace(isGray: true) }
}
