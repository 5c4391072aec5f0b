import Foundation

/// Sources with several mutants in them, each of which is selected by its number in the environment.
///
/// Building for every mutant would take minutes each. So all stand in one build: `a < b` becomes
/// `(isMutant(17) ? a <= b : a < b)`. No line moves. A second variable names a file in which each mutant has a byte, which becomes 1
/// when the place of the mutant is reached: so only tests that reach it need be run.
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
      let isSelected = "\(function(of: mutant.target))(\(number))"
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

  static func function(of target: String) -> String { "isMutantOf\(target)" }

  /// The file that reads the number, and writes down what is reached.
  static func selection(for target: String) -> String {
    """
    import Glibc

    func \(function(of: target))(_ number: Int) -> Bool {
      if reachedMutants != 0 {
        unsafe UnsafeMutablePointer<UInt8>(bitPattern: reachedMutants)?[number] = 1
      }
      return number == selectedMutant
    }

    private let selectedMutant: Int =
      unsafe getenv("\(Selection.number)").flatMap { unsafe Int(String(cString: $0)) } ?? 0

    /// The address at which the file is mapped.
    private let reachedMutants: Int = {
      guard let path = unsafe getenv("\(Selection.reached)") else { return 0 }
      let file = unsafe open(path, O_RDWR)
      let address = unsafe mmap(nil, \(Selection.bytes), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
      guard let address = unsafe address, unsafe address != MAP_FAILED else { return 0 }
      return Int(bitPattern: address)
    }()

    """
  }
}

/// How the tests are told which mutant counts, and where they write down what they reach.
enum Selection {
  static let number = "LAYOUTKIT_MUTANT"
  static let reached = "LAYOUTKIT_REACHED"
  /// As many as there may be mutants in a run.
  static let bytes = 65536
}
