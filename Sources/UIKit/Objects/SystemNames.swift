// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Dispatch
public import Foundation

// What Foundation and Dispatch have on Apple's systems alone.

/// Nanoseconds of a second.
public nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds of a millisecond.
public nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds of a second.
public nonisolated let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds of a microsecond.
public nonisolated let NSEC_PER_USEC: UInt64 = 1000
/// Milliseconds of a second.
public nonisolated let MSEC_PER_SEC: UInt64 = 1000

nonisolated extension DispatchTime {
  /// A time so much later.
  public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
}

nonisolated extension ProcessInfo {
  /// Whether an app for iOS runs on a Mac: false.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app of a Mac's was made from one for iOS: false.
  public var isMacCatalystApp: Bool { false }
}

nonisolated extension NSString {
  /// A text with values at its marks, written as people in the present region do.
  public class func localizedStringWithFormat(
    _ format: NSString, _ arguments: any CVarArg...
  ) -> NSString {
    NSString(
      string: String(
        format: String(describing: format), locale: Locale.current, arguments: arguments))
  }
}
