#if !canImport(Darwin)
  import Foundation
  import LayoutKit

  /// What the words after `layout ib` ask for.
  struct DocumentOptions {
    var paths: [String]
    var devices: [LayoutEnvironment.Device] = []
    var pictures: URL?
    var page: URL?
    var compares: Bool
    var onlyTotals: Bool
    var writesSwift: Bool
    var isQuiet: Bool

    init(_ arguments: Arguments) throws {
      let parsed = try arguments.parsed(
        flags: ["--all-devices", "--compare", "--totals", "--swift", "--quiet"],
        options: ["--device", "--svg", "--html"])
      paths = parsed.rest
      compares = parsed.flags.contains("--compare")
      onlyTotals = parsed.flags.contains("--totals")
      writesSwift = parsed.flags.contains("--swift")
      isQuiet = parsed.flags.contains("--quiet")
      pictures = parsed.value(of: "--svg").map { URL(fileURLWithPath: $0, isDirectory: true) }
      page = parsed.value(of: "--html").map { URL(fileURLWithPath: $0) }
      guard !paths.isEmpty else { throw Misuse(message: "no file") }
      if compares, writesSwift { throw Misuse(message: "--compare and --swift are two things") }
      for name in parsed.values["--device"] ?? [] {
        guard let device = LayoutEnvironment.Device(named: name) else {
          let names = LayoutEnvironment.Device.names(nearest: name).joined(separator: ", ")
          throw Misuse(message: "unknown device \(name); there are \(names)")
        }
        devices.append(device)
      }
      if parsed.flags.contains("--all-devices") { devices = LayoutEnvironment.Device.allCases }
    }
  }
#endif
