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
  /// Makes everything ready and returns what is timed: done again and again, it returns a number
  /// that depends on its result.
  let prepare: () throws -> () throws -> Double

  var name: String { "\(workload) \(operation) \(n)" }
}

extension Benchmark {
  /// Does the operation a number of times, after two others, and prints what the calls returned
  /// together, so that none of them can be left out.
  func run(calls: Int) throws {
    let call = try prepare()
    var checksum = try call() + call()
    try profiled { for _ in 0..<calls { checksum += try call() } }
    print("\(name): \(calls) calls, \(checksum)")
  }
}

/// What a profiler is told to look at, by its name.
@inline(never)
private func profiled(_ body: () throws -> Void) rethrows { try body() }
