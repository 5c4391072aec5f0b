#if !canImport(Darwin)
  import Foundation
  import InterfaceBuilder
  import InterfaceCanvas
  import LayoutKit

  /// What the words after `layout ib` ask for.
  struct DocumentOptions {
    var paths: [String]
    var devices: [LayoutEnvironment.Device] = []
    var pictures: URL?
    var pixels: URL?
    var page: URL?
    var results: URL?
    var compares: Bool
    var onlyTotals: Bool
    /// In which library's words code is written; nil for none.
    var swift: SwiftForm?
    var writesJSON: Bool
    var annotates: Bool
    var isQuiet: Bool

    init(_ arguments: Arguments) throws {
      let parsed = try arguments.parsed(
        flags: [
          "--all-devices", "--compare", "--totals", "--json", "--github", "--quiet",
        ],
        options: ["--device", "--svg", "--png", "--html", "--junit"], choices: ["--swift"])
      paths = parsed.rest
      compares = parsed.flags.contains("--compare")
      onlyTotals = parsed.flags.contains("--totals")
      if parsed.flags.contains("--swift") {
        let word = parsed.value(of: "--swift") ?? SwiftForm.layoutKit.rawValue
        guard let form = SwiftForm(rawValue: word) else {
          let forms = SwiftForm.allCases.map(\.rawValue).joined(separator: ", ")
          throw Misuse(message: "unknown form \(word) of code; there are \(forms)")
        }
        swift = form
      }
      writesJSON = parsed.flags.contains("--json")
      annotates = parsed.flags.contains("--github")
      isQuiet = parsed.flags.contains("--quiet")
      pictures = parsed.value(of: "--svg").map { URL(fileURLWithPath: $0, isDirectory: true) }
      pixels = parsed.value(of: "--png").map { URL(fileURLWithPath: $0, isDirectory: true) }
      page = parsed.value(of: "--html").map { URL(fileURLWithPath: $0) }
      results = parsed.value(of: "--junit").map { URL(fileURLWithPath: $0) }
      guard !paths.isEmpty else { throw Misuse(message: "no file") }
      let outputs = [
        ("--compare", compares), ("--swift", swift != nil), ("--json", writesJSON),
        ("--github", annotates),
      ].filter(\.1).map(\.0)
      if outputs.count > 1 {
        throw Misuse(message: "\(outputs[0]) and \(outputs[1]) are two things")
      }
      if paths.count(where: { $0 == "-" }) > 1 { throw Misuse(message: "- can be read once") }
      devices = try Self.devices(parsed)
    }

    /// The devices named, or all; empty for those that documents name themselves.
    static func devices(_ parsed: Arguments.Parsed) throws -> [LayoutEnvironment.Device] {
      if parsed.flags.contains("--all-devices") { return LayoutEnvironment.Device.allCases }
      return try (parsed.values["--device"] ?? []).map { name in
        guard let device = LayoutEnvironment.Device(named: name) else {
          let names = LayoutEnvironment.Device.names(nearest: name).joined(separator: ", ")
          throw Misuse(message: "unknown device \(name); there are \(names)")
        }
        return device
      }
    }
  }
#endif
