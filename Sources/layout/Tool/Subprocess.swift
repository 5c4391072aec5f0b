import Foundation

/// Another program, whose output goes to a file while it runs.
final class Subprocess {
  private let process = Process()
  private let file: URL
  private let reader: FileHandle

  /// How a program ended.
  enum End: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The program, found as a shell does, and its arguments.
  ///   - file: Where all it says goes.
  ///   - environment: Variables beside those of this program.
  /// - Throws: ``Failure`` if it can't be started.
  init(_ command: [String], to file: URL, environment: [String: String] = [:]) throws {
    self.file = file
    do {
      try Data().write(to: file)
      reader = try FileHandle(forReadingFrom: file)
      let writer = try FileHandle(forWritingTo: file)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = writer
      process.standardError = writer
      try process.run()
      try writer.close()
    } catch {
      throw Failure(
        message: "\(command.first ?? "") can't be run: \(error.localizedDescription)",
        status: .noInput)
    }
  }

  /// What it has said since the last call.
  func news() -> Data { reader.availableData }

  /// Whether it runs still.
  var isRunning: Bool { process.isRunning }

  /// How it ended.
  var end: End {
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? .status(process.terminationStatus) : .signal(process.terminationStatus)
  }

  /// Ends it, whatever it does.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Runs a program to its end.
  ///
  /// - Returns: How it ended, and all it said.
  static func run(
    _ command: [String], to file: URL, environment: [String: String] = [:]
  ) throws -> (end: End, text: String) {
    let process = try Subprocess(command, to: file, environment: environment)
    let end = process.end
    let data = (try? Data(contentsOf: file)) ?? Data()
    return (end, String(decoding: data, as: UTF8.self))
  }
}
