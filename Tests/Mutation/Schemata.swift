import Foundation

/// Sources with several mutants in them, each of which is selected by its number in the environment.
///
/// Building for every mutant would take minutes each. So all stand in one build: `a < b` becomes
/// `(mutant == 17 ? a <= b : a < b)`. No line moves.
enum Schemata {
  /// The text of a file with its mutants.
  static func text(of source: String, mutants: [(number: Int, mutant: Mutant)]) -> String {
    // What begins at one place: the longer range stands outside. What ends at one place: it closes last.
    let outsideFirst = mutants.sorted {
      ($0.mutant.range.lowerBound, -$0.mutant.range.upperBound, $0.number)
        < ($1.mutant.range.lowerBound, -$1.mutant.range.upperBound, $1.number)
    }
    var before: [Int: String] = [:]
    var after: [Int: String] = [:]
    for (number, mutant) in outsideFirst {
      let isSelected = "(\(variable(of: mutant.target)) == \(number))"
      before[mutant.range.lowerBound, default: ""] += mutant.before(isSelected)
      after[mutant.range.upperBound] =
        mutant.after(isSelected) + (after[mutant.range.upperBound] ?? "")
    }
    var result: [UInt8] = []
    for (offset, byte) in source.utf8.enumerated() {
      result += Array((after[offset] ?? "").utf8) + Array((before[offset] ?? "").utf8)
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self) + (after[source.utf8.count] ?? "")
  }

  static func variable(of target: String) -> String { "mutantOf\(target)" }

  /// The file that reads the number.
  static func selection(for target: String) -> String {
    """
    import Glibc

    let \(variable(of: target)): Int = getenv("LAYOUTKIT_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

    """
  }
}
