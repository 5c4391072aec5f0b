import Foundation

/// What the numbers were taken on.
struct Machine: Codable {
  var processor: String
  var cores: Int
  var system: String
  var compiler: String
  var configuration: String

  static var current: Machine {
    Machine(
      processor: processorName, cores: ProcessInfo.processInfo.activeProcessorCount,
      system: ProcessInfo.processInfo.operatingSystemVersionString, compiler: compilerVersion,
      configuration: configurationName)
  }

  private static var processorName: String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? "unknown processor"
  }

  private static var compilerVersion: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #else
      "Swift 6.3"
    #endif
  }

  static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  private static var configurationName: String { isDebug ? "debug" : "release" }
}
