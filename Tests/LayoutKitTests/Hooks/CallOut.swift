import Foundation
import TestSupport
import Testing

/// A call out of the library into the program's code.
struct CallOut: Sendable, CustomStringConvertible {
  /// The type and the member, as tests and reports name it.
  let name: String
  /// What makes the library call it.
  let steps: [HostileScene.Step]

  var description: String { name }

  /// The rows of `call-outs.txt`, which says for each why the program may do what it likes there.
  static func all() throws -> [CallOut] {
    try Fixtures.lines("call-outs.txt").map { row in
      let parts = row.components(separatedBy: " | ")
      let steps = try parts[1].components(separatedBy: ", ").map {
        try #require(HostileScene.Step(rawValue: $0), "\($0)")
      }
      return CallOut(name: parts[0], steps: steps)
    }
  }
}
