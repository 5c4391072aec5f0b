/// One thing to time: an operation on a workload of a size.
struct Benchmark {
  /// What the table groups by, `rows` say.
  let workload: String
  /// What is done, `build` say.
  let operation: String
  /// How many items there are; the growth exponent is taken from benchmarks that differ in it.
  let n: Int
  /// How many constraints the workload has.
  let constraints: Int
  /// Makes everything ready, and returns what is to be done again and again.
  let prepare: () throws -> Work

  var name: String { "\(workload) \(operation) \(n)" }
}

/// What is done again and again.
struct Work {
  /// What comes before a number of calls, which is told, without being timed; nil if nothing does.
  var makeReady: ((Int) throws -> Void)?
  /// What is timed; it returns a number that depends on its result.
  var call: () throws -> Double
}

extension Benchmark {
  /// A benchmark of calls that need nothing before them once all is prepared.
  init(
    workload: String, operation: String, n: Int, constraints: Int,
    prepare: @escaping () throws -> () throws -> Double
  ) {
    self.init(
      workload: workload, operation: operation, n: n, constraints: constraints,
      prepare: { Work(call: try prepare()) })
  }

  /// Does the operation a number of times, after two others, and prints what the calls returned
  /// together, so that none of them can be left out.
  func run(calls: Int) throws {
    let work = try prepare()
    try work.makeReady?(2)
    var checksum = try work.call() + work.call()
    try work.makeReady?(calls)
    try profiled { for _ in 0..<calls { checksum += try work.call() } }
    tellResult(calls, checksum)
  }

  /// Where a profiler is told to stop, by its name.
  @inline(never)
  private func tellResult(_ calls: Int, _ checksum: Double) {
    print("\(name): \(calls) calls, \(checksum)")
  }
}

/// What a profiler is told to look at, by its name.
@inline(never)
private func profiled(_ body: () throws -> Void) rethrows { try body() }
