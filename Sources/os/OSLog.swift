// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

// What the module `os` of Apple's systems has for logs. Files for iOS name it beside UIKit; messages go to standard error, as
// they do in Xcode's console.

/// Where messages belong.
public struct OSLog: Hashable, Sendable {
  /// The program or library, by the reversed name of its domain.
  let subsystem: String
  /// A part of it.
  let category: String
  /// Whether its messages are written.
  let isEnabled: Bool

  /// Messages of no part.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Messages that nobody sees.
  public static let disabled = OSLog("", "", isEnabled: false)

  /// Names a part of a program.
  public init(subsystem: String, category: String) {
    self.init(subsystem, category, isEnabled: true)
  }

  /// Names a part of a program that has a place of its own, such as points of interest.
  public init(subsystem: String, category: Category) {
    self.init(subsystem, category.rawValue, isEnabled: true)
  }

  private init(_ subsystem: String, _ category: String, isEnabled: Bool) {
    (self.subsystem, self.category, self.isEnabled) = (subsystem, category, isEnabled)
  }

  /// A part with a place of its own in Apple's tools.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What people look for in a trace.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Where stacks are kept.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    /// What is kept when it is asked for.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Whether signposts are written: never.
  public var signpostsEnabled: Bool { false }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number, with the values they have on Apple's systems.
  public let rawValue: UInt8

  /// Makes a type of a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a type of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Something happened.
  public static let `default` = OSLogType(0)
  /// Something helps to understand what happened.
  public static let info = OSLogType(1)
  /// Something helps to find a mistake.
  public static let debug = OSLogType(2)
  /// Something failed.
  public static let error = OSLogType(16)
  /// The program is wrong.
  public static let fault = OSLogType(17)

  /// The word before a message; none for one that only tells.
  var word: String {
    switch self {
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// Keeps what is written, in place of standard error.
package final class LogSheet: Sendable {
  /// That of the task, if it has one.
  @TaskLocal package static var ofTask: LogSheet?
  private let lines = Mutex<[String]>([])

  /// Makes an empty one.
  package init() {}

  deinit {}

  /// What was written, line by line.
  package var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

extension OSLog {
  /// Writes a message: `[com.example.app:network] error: …`.
  func write(_ text: String, _ type: OSLogType) {
    guard isEnabled else { return }
    let place = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
    let line = place + type.word + text
    if let sheet = LogSheet.ofTask { return sheet.add(line) }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// Writes a message of a format, as of `printf`, and values.
///
/// - Parameters:
///   - message: The format; `%{public}@` is the same as `%@`, and what there is no value for stays as it is.
///   - log: Where the message belongs.
///   - type: How much it matters.
///   - args: The values.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
  log.write(filled("\(message)", with: args), type)
}

/// Writes a message of a format and values, with its type first.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  log.write(filled("\(message)", with: args), type)
}

/// Writes a message with values in it.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message with values in it, with its type first.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// A format with values in the places of its conversions.
package func filled(_ format: String, with values: [Any]) -> String {
  var (text, rest, number) = ("", Substring(format), 0)
  while let start = rest.firstIndex(of: "%") {
    text += rest[..<start]
    var spec = rest[rest.index(after: start)...]
    if spec.first == "{", let end = spec.firstIndex(of: "}") {
      spec = spec[spec.index(after: end)...]
    }
    let flags = spec.prefix { "0123456789.-+# ".contains($0) }
    let name = spec.dropFirst(flags.count).drop { "lhqztj".contains($0) }
    rest = name.dropFirst()
    if name.first == "%" {
      text += "%"
    } else if let conversion = name.first, values.indices.contains(number) {
      text += written(values[number], flags, conversion)
      number += 1
    } else {
      text += format[start..<rest.startIndex]
    }
  }
  return text + rest
}

/// A value by one conversion of `printf`, or as Swift prints it.
private func written(_ value: Any, _ flags: Substring, _ conversion: Character) -> String {
  if "diuxXo".contains(conversion), let integer = value as? any BinaryInteger {
    return String(format: "%\(flags)l\(conversion)", Int(truncatingIfNeeded: integer))
  }
  if "feEgG".contains(conversion), let float = value as? any BinaryFloatingPoint {
    return String(format: "%\(flags)\(conversion)", Double(float))
  }
  return "\(value)"
}
