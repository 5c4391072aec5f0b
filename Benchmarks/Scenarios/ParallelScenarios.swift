import Dispatch
import Synchronization

/// Many trees at once: 64 screens of ten rows each, built and laid out one after the other, and on all
/// cores.
///
/// A tree belongs to one thread at a time, and trees share nothing, so that two cores should do
/// nearly twice as much. On the main actor there is but one thread, and nothing to compare.
enum ParallelScenarios {
  private static let trees = 64
  private static let rows = 10

  /// Both ways of building the trees.
  static var benchmarks: [Benchmark] {
    #if MainActor
      []
    #else
      ["in turn", "at once"].map { way in
        Benchmark(
          workload: "trees", operation: way, n: trees, constraints: trees * rows * 11,
          prepare: { way == "at once" ? buildAtOnce : buildInTurn })
      }
    #endif
  }

  #if !MainActor
    private static func buildInTurn() -> Double {
      (0..<trees).reduce(0) { sum, _ in sum + RowScenarios.buildByDSL(rows: rows) }
    }

    private static func buildAtOnce() -> Double {
      let sum = Mutex(0.0)
      DispatchQueue.concurrentPerform(iterations: trees) { _ in
        let height = RowScenarios.buildByDSL(rows: rows)
        sum.withLock { $0 += height }
      }
      return sum.withLock { $0 }
    }
  #endif
}
