import Foundation

/// The table that is printed, a line as soon as it is known.
struct Report: Codable {
  var machine = Machine.current
  private(set) var outcomes: [Outcome] = []

  func printHeader() {
    print("\(machine.processor), \(machine.cores) cores, \(machine.system)")
    print("\(machine.compiler), \(machine.configuration) build")
    if Machine.isDebug {
      print("This is a debug build, which says nothing: swift run -c release Benchmarks")
    }
    print()
    print(
      Self.line([
        "workload", "operation", "n", "median", "minimum", "spread", "a constraint", "growth",
      ]))
  }

  /// Prints and keeps a result.
  mutating func add(_ result: Outcome) {
    if let last = outcomes.last, last.workload != result.workload { print() }
    outcomes.append(result)
    print(
      Self.line([
        result.workload, result.operation, "\(result.n)", Self.time(result.median),
        Self.time(result.minimum), Self.decimal(100 * result.spread, 0) + " %",
        Self.time(result.perConstraint),
        result.exponent.map { "n^" + Self.decimal($0, 2) } ?? "",
      ]))
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }

  /// The names to the left, the numbers to the right.
  private static func line(_ cells: [String]) -> String {
    let widths = [14, 12, 6, 10, 10, 8, 12, 8]
    return zip(cells, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index < 2 ? cell.0 + padding : padding + cell.0
    }.joined(separator: " ")
  }

  /// A time in three digits and the unit that suits it.
  private static func time(_ nanoseconds: Double) -> String {
    let units = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]
    let (size, unit) = units.first { nanoseconds >= $0.0 } ?? (1, "ns")
    let value = nanoseconds / size
    return decimal(value, value < 10 ? 2 : value < 100 ? 1 : 0) + " " + unit
  }

  private static func decimal(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}

extension Double {
  /// The exponent e for which this value is the smaller one times (n ÷ smaller n) to the power e.
  func growth(since smaller: Double, _ n: Int, _ smallerN: Int) -> Double {
    log(self / smaller) / log(Double(n) / Double(smallerN))
  }
}
