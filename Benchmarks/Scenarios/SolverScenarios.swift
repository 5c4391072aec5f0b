import Workloads

/// The workloads at the level of the solver: rows of numbers, no views.
enum SolverScenarios {
  private static let families: [(name: String, sizes: [Int], make: @Sendable (Int) -> Workload)] = [
    ("indep", [10, 100, 1000, 5000], { .independent($0) }),
    ("flawed", [10, 100, 1000, 5000], { .flawed($0) }),
    ("dep", [10, 100, 1000, 5000], { .dependent($0) }),
    ("nested", [10, 100, 1000, 5000], { .nested($0) }),
    ("rows", [10, 100, 300, 1000, 5000], { .rows($0) }),
    ("grid", [25, 100, 400, 2500], { .grid(side: Int(Double($0).squareRoot())) }),
    ("bar", [10, 100, 300, 1000], { .bar($0) }),
    ("enaml", [1], { _ in .form() }),
  ]

  /// All of them up to a size, each operation from the smallest n to the largest.
  static func benchmarks(upTo largest: Int) -> [Benchmark] {
    families.flatMap { family in
      let works = family.sizes.filter { $0 <= largest }.map { ($0, family.make($0)) }
      let operations = Operation.allCases.filter { operation in
        works.allSatisfy { operation.isPossible(on: $0.1) }
      }
      return operations.flatMap { operation in
        works.map { n, work in
          Benchmark(
            workload: family.name, operation: operation.rawValue, n: n,
            constraints: work.constraintCount, prepare: { try operation.prepare(work) })
        }
      }
    }
  }

  private enum Operation: String, CaseIterable {
    case build
    case resize
    case replacePin = "rmadd_pin"
    case replaceContent = "rmadd_intr"
    case movePin = "const_pin"
    case changeContent = "const_intr"

    func isPossible(on work: Workload) -> Bool {
      switch self {
      case .build, .resize: true
      case .replacePin, .movePin: !work.pins.isEmpty
      case .replaceContent, .changeContent: !work.pairs.isEmpty
      }
    }

    func prepare(_ work: Workload) throws -> () throws -> Double {
      if self == .build { return { try WorkloadRun(work).checksum } }
      var run = try WorkloadRun(work)
      return {
        switch self {
        case .build: break
        case .resize: try run.resize()
        case .replacePin: try run.replacePin()
        case .replaceContent: try run.replaceContent()
        case .movePin: try run.movePin()
        case .changeContent: try run.changeContent()
        }
        return run.checksum
      }
    }
  }
}
