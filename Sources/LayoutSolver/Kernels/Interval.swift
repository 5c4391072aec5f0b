/// The values from `low` to `high`.
struct Interval {
  var low = -Double.infinity
  var high = Double.infinity
  /// By how much each end may be off: if they lie the wrong way round by less than both, they are
  /// taken for one value.
  var lowRounding = 0.0
  var highRounding = 0.0
  /// Whether ends lay apart that may be one value.
  var isUnclear = false

  /// Whether there is more than one value.
  var isWide: Bool { low < high }

  /// Notes a doubt if the ends may be one value or not.
  mutating func judge() {
    if Doubt.isUnclear(low - high, bound: lowRounding + highRounding) { isUnclear = true }
  }

  /// Takes over what was cut from this interval, unless no value is left.
  ///
  /// - Returns: Whether there is any.
  @inline(__always)
  mutating func replace(by cut: Interval) -> Bool {
    let rounding = cut.lowRounding + cut.highRounding
    if Doubt.isUnclear(cut.low - cut.high, bound: rounding) { isUnclear = true }
    guard cut.low <= cut.high + rounding else { return false }
    low = cut.low
    high = max(cut.low, cut.high)
    lowRounding = cut.lowRounding
    highRounding = cut.highRounding
    return true
  }

  /// Leaves the values that are in both; if there are none, the ends lie the wrong way round.
  @inline(__always)
  mutating func cut(by other: Interval) {
    if other.low >= low {
      lowRounding = other.low > low ? other.lowRounding : max(lowRounding, other.lowRounding)
      low = other.low
    }
    if other.high <= high {
      highRounding = other.high < high ? other.highRounding : max(highRounding, other.highRounding)
      high = other.high
    }
  }

  /// Leaves the values that are in both, or else the one that is nearest to the others.
  mutating func approach(_ other: Interval) {
    var new = self
    new.cut(by: other)
    if replace(by: new) { return }
    if other.low > high {
      low = high
    } else {
      high = low
    }
  }

  /// The value that is nearest to the given one.
  func nearest(to value: Double) -> Double { min(max(value, low), high) }
}
