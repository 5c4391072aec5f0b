/// What came out of a benchmark, in nanoseconds.
struct Outcome: Codable {
  var workload: String
  var operation: String
  var n: Int
  var constraints: Int
  var median: Double
  var minimum: Double
  /// How far the middle half of the samples lies apart, as a share of the median.
  var spread: Double
  var samples: Int
  var batch: Int
  /// The median divided by the number of constraints.
  var perConstraint: Double
  /// The exponent e of a growth as nᵉ since the next smaller n; nil for the smallest.
  var exponent: Double?
  var checksum: Double
}

extension Outcome {
  /// The result of a measurement, given that of the next smaller n.
  init(_ benchmark: Benchmark, _ measurement: Measurement, after smaller: Outcome?) {
    self.init(
      workload: benchmark.workload, operation: benchmark.operation, n: benchmark.n,
      constraints: benchmark.constraints, median: measurement.median,
      minimum: measurement.minimum, spread: measurement.spread,
      samples: measurement.samples.count, batch: measurement.batch,
      perConstraint: measurement.median / Double(max(1, benchmark.constraints)),
      exponent: smaller.map { measurement.median.growth(since: $0.median, benchmark.n, $0.n) },
      checksum: measurement.checksum)
  }
}
