import TestSupport

/// A random program of edits, by the numbers that they follow from.
struct TwinProgram {
  var edits: [UInt64]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    edits = (0..<random.integer(8...50)).map { _ in random.next() }
  }

  /// What differs at the end of the program.
  var differences: [String] { TwinWorld(edits).differences() }

  /// The program without all edits that aren't needed for a difference.
  func shrunk() -> TwinProgram {
    var best = self
    var size = max(edits.count / 2, 1)
    while true {
      var start = 0
      var isSmaller = false
      while start < best.edits.count {
        var candidate = best
        candidate.edits.removeSubrange(start..<min(start + size, best.edits.count))
        if candidate.differences.isEmpty {
          start += size
        } else {
          best = candidate
          isSmaller = true
        }
      }
      if size == 1 && !isSmaller { return best }
      if !isSmaller || size > 1 { size = max(size / 2, 1) }
    }
  }

  /// What the program does, and what comes of it.
  var report: String {
    let world = TwinWorld(edits)
    return (world.log + ["---"] + world.differences()).joined(separator: "\n")
  }
}
