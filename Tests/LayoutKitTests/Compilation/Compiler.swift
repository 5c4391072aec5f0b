import Foundation

/// The Swift compiler of the toolchain that built the tests, to check what compiles and what not.
struct Compiler: Sendable {
  private let executable: URL
  private let modules: URL

  /// Nil where there is no compiler on the path, or no modules beside the tests.
  init?() {
    let name = "swiftc"
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let files = FileManager.default
    let found = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { files.isExecutableFile(atPath: $0.path) }
    guard let found, let modules = Self.modules() else { return nil }
    executable = found
    self.modules = modules
  }

  /// The folder with the modules that the tests were built with.
  private static func modules() -> URL? {
    let start = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    var folder = start.deletingLastPathComponent()
    for _ in 0..<4 {
      let modules = folder.appendingPathComponent("Modules")
      let module = modules.appendingPathComponent("LayoutKit.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return modules }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Type-checks a file with some code, and gives all that the compiler writes.
  func check(_ code: String) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("LayoutKit-\(UUID().uuidString).swift")
    try code.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = [
      "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-I", modules.path,
      file.path,
    ]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// The errors in some code, by line, counted from 1.
  func errors(in code: String) throws -> [Int: [String]] {
    var errors: [Int: [String]] = [:]
    for line in try check(code).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 4)
      guard parts.count == 5, parts[3] == " error", let number = Int(parts[1]) else { continue }
      errors[number, default: []].append(parts[4].trimmingCharacters(in: .whitespaces))
    }
    return errors
  }
}
