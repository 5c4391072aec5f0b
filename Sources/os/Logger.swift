/// Writes messages of a part of a program.
///
/// They go to standard error, as `[com.example.app:network] error: …`.
public struct Logger: Sendable {
  private let log: OSLog

  /// Writes messages of no part.
  public init() { log = .default }

  /// Writes messages of a part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes messages that belong to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes that something happened.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes that something happened.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes what helps to understand what happened.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes what helps to find a mistake.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes what helps to find a mistake.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes that something failed.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes that something failed.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes that the program is wrong.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes that the program is wrong.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
