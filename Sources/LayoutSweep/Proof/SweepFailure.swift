/// Where on a range something is wrong, and where most.
public nonisolated struct SweepFailure: Hashable, Sendable {
  /// From where to where.
  public var range: ClosedRange<Double>
  /// The first place at which it is worst.
  public var worst: Double
  /// By how much it is wrong there, in points; nil for what has no amount.
  public var amount: Double?

  /// Makes a description of where something is wrong.
  public init(range: ClosedRange<Double>, worst: Double, amount: Double?) {
    self.range = range
    self.worst = worst
    self.amount = amount
  }

  /// The limits, the worst place and the amount in words, such as
  /// `from 320 to 341.33, at worst by 21.33 at 320`.
  public var text: String {
    let limits =
      range.lowerBound == range.upperBound
      ? "at \(sweepNumber(range.lowerBound))"
      : "from \(sweepNumber(range.lowerBound)) to \(sweepNumber(range.upperBound))"
    guard let amount else { return limits }
    return "\(limits), at worst by \(sweepNumber(amount)) at \(sweepNumber(worst))"
  }
}

extension [SweepFailure] {
  /// Adds one, which is joined to the last where it goes on, but for a gap.
  mutating func add(_ failure: SweepFailure, gap: Double = 1e-5) {
    guard let last, failure.range.lowerBound - last.range.upperBound <= gap else {
      append(failure)
      return
    }
    self[count - 1].range =
      last.range.lowerBound...Swift.max(last.range.upperBound, failure.range.upperBound)
    if (failure.amount ?? 0) > (last.amount ?? 0) + 1e-9 {
      self[count - 1].worst = failure.worst
      self[count - 1].amount = failure.amount
    }
  }
}
