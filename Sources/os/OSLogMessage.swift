public import Foundation

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The message as it is written.
  let text: String

  /// Makes a message of words.
  public init(stringLiteral value: String) { text = value }

  /// Makes a message of words and values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who may read a value in a stored log; as nothing is stored, all are written.
public struct OSLogPrivacy: Hashable, Sendable {
  /// How a value that is not written is told from others.
  public enum Mask: Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case hash, none
  }

  private let number: Int

  /// As the kind of the value has it.
  public static let auto = OSLogPrivacy(number: 0)
  /// All.
  public static let `public` = OSLogPrivacy(number: 1)
  /// Those at the computer that wrote it.
  public static let `private` = OSLogPrivacy(number: 2)
  /// Those at the computer, for a value that harms if it is read.
  public static let sensitive = OSLogPrivacy(number: 3)

  /// As the kind of the value has it; the mask has no effect.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// Those at the computer that wrote it; the mask has no effect.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Those at the computer; the mask has no effect.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// At which end of some columns a value stands.
public struct OSLogStringAlignment: Hashable, Sendable {
  fileprivate let columns: Int
  fileprivate let isLeft: Bool

  /// Without columns.
  public static let none = OSLogStringAlignment(columns: 0, isLeft: true)

  /// At the left of so many columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  /// At the right of so many columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Hashable, Sendable {
  fileprivate let radix: Int
  fileprivate let digits: Int
  fileprivate let prefix: String
  fileprivate let isUppercase: Bool

  /// In the decimal system.
  public static let decimal = decimal()
  /// In the hexadecimal system.
  public static let hex = hex()
  /// In the octal system.
  public static let octal = octal()

  /// In the decimal system, with so many digits at least.
  public static func decimal(minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, digits: minDigits, prefix: "", isUppercase: false)
  }

  /// In the hexadecimal system.
  public static func hex(
    includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, digits: minDigits, prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
  }

  /// In the octal system.
  public static func octal(
    includePrefix: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, digits: minDigits, prefix: includePrefix ? "0o" : "", isUppercase: false)
  }

  fileprivate func text(of value: some BinaryInteger) -> String {
    let size = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(min(digits, 100) - size.count, 0))
    return (value < 0 ? "-" : "") + prefix + zeros + size
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Hashable, Sendable {
  fileprivate let format: String

  /// With six digits behind the point.
  public static let fixed = OSLogFloatFormatting(format: "%f")
  /// With a power of ten.
  public static let exponential = OSLogFloatFormatting(format: "%e")
  /// In whichever of both ways is shorter.
  public static let hybrid = OSLogFloatFormatting(format: "%g")
  /// In the hexadecimal system.
  public static let hex = OSLogFloatFormatting(format: "%a")

  /// With so many digits behind the point, up to 100.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { digits(precision, "f") }

  /// With a power of ten and so many digits behind the point, up to 100.
  public static func exponential(precision: Int) -> OSLogFloatFormatting { digits(precision, "e") }

  private static func digits(_ count: Int, _ name: String) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(min(max(count, 0), 100))\(name)")
  }
}

/// Puts values into a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""

  /// Begins an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds words.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value as Swift prints it.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append("\(value())", align) }

  /// Adds a whole number in a format.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(format.text(of: value()), align) }

  /// Adds a number with six digits behind the point.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { appendInterpolation(value(), format: .fixed, align: align) }

  /// Adds a number with six digits behind the point.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { appendInterpolation(value(), format: .fixed, align: align) }

  /// Adds a number with six digits behind the point.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> CGFloat, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { appendInterpolation(value(), format: .fixed, align: align) }

  /// Adds a number with a fraction in a format.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(String(format: format.format, Double(value())), align) }

  private mutating func append(_ value: String, _ align: OSLogStringAlignment) {
    let room = String(repeating: " ", count: max(min(align.columns, 1_000) - value.count, 0))
    text += align.isLeft ? value + room : room + value
  }
}
