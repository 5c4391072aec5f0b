import Foundation

/// What the command is asked for.
struct Options {
  var package = URL(filePath: FileManager.default.currentDirectoryPath)
  var scratch = URL(filePath: FileManager.default.currentDirectoryPath).appending(
    path: ".build/mutation/package")
  var report = URL(filePath: FileManager.default.currentDirectoryPath).appending(
    path: ".build/mutation/report.txt")
  var targets = ["LayoutSolver", "ViewTree", "StandardViews", "LayoutKit"]
  /// Whether to build as `swift test` does, which takes less where most is built already.
  ///
  /// The tests then take longer, and the solver doesn't check itself.
  var isDebug = false
  var count = 200
  var seed: UInt64 = 1
  /// The percentage that must be killed.
  var goal = 85
  /// The number of the first mutant to try, so that a run that was stopped goes on with its build.
  var first = 1
  var isBuilt = false
  /// The places, such as `Sources/LayoutKit/Maker/Recorder.swift:20`, whose mutants are all tried in place of a sample.
  var only: [String]?

  init(_ arguments: [String]) throws {
    var arguments = arguments[...]
    while let name = arguments.popFirst() {
      guard let value = arguments.popFirst() else {
        throw Failure(description: "\(name) needs a value")
      }
      switch name {
      case "--configuration": isDebug = try Self.isDebug(value)
      case "--targets": targets = value.split(separator: ",").map(String.init)
      case "--count": count = try Self.number(value, of: name)
      case "--seed": seed = UInt64(try Self.number(value, of: name))
      case "--goal": goal = try Self.number(value, of: name)
      case "--from":
        first = try Self.number(value, of: name)
        isBuilt = true
      case "--scratch": scratch = URL(filePath: value)
      case "--report": report = URL(filePath: value)
      case "--only": only = value.split(separator: ",").map(String.init)
      default:
        throw Failure(
          description:
            "\(name) isn't known; there are --configuration, --targets, --count, --seed, --goal, --from, --scratch, --report and --only"
        )
      }
    }
    if only != nil { count = .max / 2 }
  }

  private static func isDebug(_ text: String) throws -> Bool {
    guard text == "debug" || text == "release" else {
      throw Failure(description: "--configuration is debug or release, not \(text)")
    }
    return text == "debug"
  }

  private static func number(_ text: String, of name: String) throws -> Int {
    guard let number = Int(text), number >= 0 else {
      throw Failure(description: "\(name) needs a number from 0, not \(text)")
    }
    return number
  }
}
