import Foundation
import TestSupport
import Testing

/// What the WebAssembly module is held against: the script that `Tools/replay.mjs` replays.
@Suite struct ModuleScriptTests {
  /// Writes the script to the file that `LAYOUTKIT_MODULE_SCRIPT` names, if it names one.
  @Test func `A script holds what it says`() throws {
    let file = ProcessInfo.processInfo.environment["LAYOUTKIT_MODULE_SCRIPT"]
    var script = ModuleScript()
    for seed in 0..<(file == nil ? 20 : 700) {
      script.append(.random(seed: seed))
      script.append(.screen(seed: seed))
      script.append(.corners(seed: seed))
    }
    #expect(script.edits > (file == nil ? 500 : 20_000))
    let areFinite = script.numbers.allSatisfy { $0.isFinite }
    #expect(areFinite)
    guard let file else { return }
    let bytes = script.numbers.flatMap { number in
      (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * UInt64($0))) }
    }
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }
}
