/// How long one call took: a number of samples, each the mean over a batch of calls.
struct Measurement {
  /// Nanoseconds a call, sorted.
  let samples: [Double]
  /// How many calls each sample is the mean of.
  let batch: Int
  /// The sum of what all calls returned, so that none of them can be left out.
  let checksum: Double

  var minimum: Double { samples.first ?? .nan }
  var median: Double { quantile(0.5) }
  /// How far the middle half of the samples lies apart, as a share of the median.
  var spread: Double { (quantile(0.75) - quantile(0.25)) / median }

  private func quantile(_ share: Double) -> Double {
    guard !samples.isEmpty else { return .nan }
    let place = share * Double(samples.count - 1)
    let below = Int(place)
    let above = min(below + 1, samples.count - 1)
    return samples[below] + (samples[above] - samples[below]) * (place - Double(below))
  }
}

/// How much time a measurement may take.
struct Effort {
  /// The least time a batch takes, so that the clock's own cost and steps don't count.
  var batch: Duration
  /// The time all samples take together, as far as ``leastSamples`` allows.
  var total: Duration
  var leastSamples: Int
  /// How many calls a batch has at least if there is time for them.
  var leastBatch = 256

  static let normal = Effort(
    batch: .milliseconds(4), total: .milliseconds(400), leastSamples: 5)
  static let quick = Effort(
    batch: .microseconds(500), total: .milliseconds(25), leastSamples: 3)
}

extension Measurement {
  /// Times what a benchmark prepares.
  init(of benchmark: Benchmark, effort: Effort) throws {
    let clock = ContinuousClock()
    let work = try benchmark.prepare()
    var checksum = 0.0
    func time(_ calls: Int) throws -> Duration {
      try work.makeReady?(calls)
      return try clock.measure {
        for _ in 0..<calls { checksum += try work.call() }
      }
    }

    // The first calls warm up, and tell how many make a batch: an even number, as many operations
    // go one way and back by turns.
    var batch = 2
    var taken = try time(batch)
    while taken < effort.batch {
      batch *= 2
      taken = try time(batch)
    }
    // Items differ: a batch that met a costly one early must still go round many. What has to be ready
    // before, such as many screens, takes memory that others would have in the processor's caches.
    let room = effort.total / effort.leastSamples
    while work.makeReady == nil, batch < effort.leastBatch, taken * 2 < room {
      batch *= 2
      taken = try time(batch)
    }
    var samples: [Double] = []
    var sum = Duration.zero
    while samples.count < effort.leastSamples || sum < effort.total {
      let sample = try time(batch)
      sum += sample
      samples.append(sample.nanoseconds / Double(batch))
      // A call that takes long is not made more often than it must.
      if sample > effort.total, samples.count >= 2 { break }
    }
    self.init(samples: samples.sorted(), batch: batch, checksum: checksum)
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) * 1e-9
  }
}
