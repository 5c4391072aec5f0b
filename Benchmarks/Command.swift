import Foundation

/// Times the workloads and prints a table.
@main
enum Command {
  /// What no single benchmark may be expected to take, judging by its next smaller one.
  private static let patience = 20e9

  static func main() {
    do {
      guard let options = try Options(Array(CommandLine.arguments.dropFirst())) else {
        print(Options.usage)
        return
      }
      try run(options)
    } catch {
      FileHandle.standardError.write(Data("Benchmarks: \(error)\n\n\(Options.usage)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }

  private static func run(_ options: Options) throws {
    if options.measuresBytes { return try RowScenarios.printBytes(rows: options.largest) }
    let benchmarks = Scenarios.all(upTo: options.largest).filter {
      options.filter.isEmpty || $0.name.contains(options.filter)
    }
    if benchmarks.isEmpty {
      throw UsageError(description: "No benchmark up to n = \(options.largest) has that name.")
    }
    if let calls = options.calls {
      for benchmark in benchmarks { try benchmark.run(calls: calls) }
      return
    }
    var report = Report()
    report.printHeader()
    for benchmark in benchmarks {
      let smaller = report.outcomes.last {
        $0.workload == benchmark.workload && $0.operation == benchmark.operation
      }
      if let smaller, expected(benchmark, after: smaller) > patience {
        print("\(benchmark.name) is left out, as \(smaller.n) took so long")
        continue
      }
      let measurement = try Measurement(of: benchmark, effort: options.isQuick ? .quick : .normal)
      report.add(Outcome(benchmark, measurement, after: smaller))
    }
    if let path = options.jsonPath { try report.write(to: path) }
    if let folder = options.chartFolder { try Chart.write(report.outcomes, to: folder) }
  }

  /// The time of a call if the growth goes on, at least quadratically where nothing is known.
  private static func expected(_ benchmark: Benchmark, after smaller: Outcome) -> Double {
    let ratio = Double(benchmark.n) / Double(smaller.n)
    return smaller.median * pow(ratio, smaller.exponent ?? 2)
  }
}
