// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Which of several intervals of one name a signpost belongs to.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Makes one of a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Makes one of a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Makes one of a log: the same each time, as no signposts are written.
  public init(log: OSLog) { self = .exclusive }

  /// Makes one of an object: the same each time, as no signposts are written.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The only one of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// None.
  public static let invalid = OSSignpostID(.max)
  /// None, as nothing was begun.
  public static let null = OSSignpostID(0)
}

/// What a signpost marks.
public struct OSSignpostType: Hashable, Sendable {
  private let number: UInt8

  /// A moment.
  public static let event = OSSignpostType(number: 0)
  /// The begin of an interval.
  public static let begin = OSSignpostType(number: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(number: 2)
}

/// Marks a moment for Apple's tools; without effect.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment for Apple's tools, with a format and values; without effect.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: Any...
) {}

/// An interval that has begun.
public struct OSSignpostIntervalState: Sendable {}

/// Marks moments and intervals for Apple's tools; without effect.
public struct OSSignposter: Sendable {
  /// Makes one of no part.
  public init() {}

  /// Makes one of a part of a program.
  public init(subsystem: String, category: String) {}

  /// Makes one of a log.
  public init(logHandle: OSLog) {}

  /// Whether signposts are written: never.
  public var isEnabled: Bool { false }

  /// The same each time, as no signposts are written.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment, with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Marks the begin of an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Marks the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Does something, in an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}
