public import Foundation

nonisolated extension LayoutAnimation {
  /// How far a movement has come at each moment, from 0 at the start to 1 at the end.
  public nonisolated enum Curve: Hashable, Sendable {
    /// The same speed all the way.
    case linear
    /// Slow at first: the curve from 0, 0 to 1, 1 with the handles 0.42, 0 and 1, 1.
    case easeIn
    /// Slow at last: the handles are 0, 0 and 0.58, 1.
    case easeOut
    /// Slow at both ends: the handles are 0.42, 0 and 0.58, 1.
    case easeInOut
    /// A Bézier curve from 0, 0 to 1, 1 with two handles, time across and movement up, as in CSS.
    ///
    /// The times are kept between 0 and 1, so that there is one movement for each time.
    case cubicBezier(CGFloat, CGFloat, CGFloat, CGFloat)
    /// A damped spring, released at the start and within a thousandth of rest at the end.
    ///
    /// With a damping ratio of 1 or more it never passes the end; near 0 it swings often.
    case spring(dampingRatio: CGFloat)

    /// The share of the movement that is done after a share of the time.
    ///
    /// Times go from 0 to 1; what lies before or after counts as the start or the end, and what is
    /// not a number as the start.
    public func progress(at time: CGFloat) -> CGFloat {
      guard time > 0 else { return 0 }
      guard time < 1 else { return 1 }
      switch self {
      case .linear: return time
      case .easeIn: return Self.bezier(0.42, 0, 1, 1, at: time)
      case .easeOut: return Self.bezier(0, 0, 0.58, 1, at: time)
      case .easeInOut: return Self.bezier(0.42, 0, 0.58, 1, at: time)
      case .cubicBezier(let x1, let y1, let x2, let y2):
        return Self.bezier(
          Self.share(x1), Self.finite(y1), Self.share(x2), Self.finite(y2), at: time)
      case .spring(let ratio): return Self.spring(ratio, at: time)
      }
    }

    /// The height of a Bézier curve where it has come as far as `time` across.
    private static func bezier(
      _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, at time: CGFloat
    ) -> CGFloat {
      func coordinate(_ first: CGFloat, _ second: CGFloat, _ s: CGFloat) -> CGFloat {
        let rest = 1 - s
        return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
      }
      // Across it never goes back, so that halving finds the one place to the last bit.
      var low: CGFloat = 0
      var high: CGFloat = 1
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if coordinate(x1, x2, middle) < time { low = middle } else { high = middle }
      }
      return coordinate(y1, y2, (low + high) / 2)
    }

    /// x(t) = 1 − e^(−ζωt) (cos ω′t + ζω/ω′ · sin ω′t) with ω′ = ω √(1 − ζ²), the response of a damped
    /// oscillator, where ω is such that the envelope is a thousandth at 1.
    private static func spring(_ ratio: CGFloat, at time: CGFloat) -> CGFloat {
      let damping = ratio.isNaN ? 1 : min(max(ratio, 0.01), 1)
      let decay = CGFloat(1000).logarithm
      guard damping < 1 else {
        // Without swings: x(t) = 1 − e^(−ωt) (1 + ωt), where ω makes the remainder a thousandth at 1.
        let frequency: CGFloat = 9.233_413_476_451_586
        return 1 - (-frequency * time).exponential * (1 + frequency * time)
      }
      let swing = decay / damping * (1 - damping * damping).squareRoot()
      return 1 - (-decay * time).exponential
        * ((swing * time).cosine + decay / swing * (swing * time).sine)
    }

    private static func share(_ x: CGFloat) -> CGFloat { x.isNaN ? 0 : min(max(x, 0), 1) }
    private static func finite(_ y: CGFloat) -> CGFloat { y.isFinite ? y : 0 }
  }
}

nonisolated extension CGFloat {
  fileprivate var exponential: CGFloat { CGFloat(exp(Double(self))) }
  fileprivate var logarithm: CGFloat { CGFloat(log(Double(self))) }
  fileprivate var sine: CGFloat { CGFloat(sin(Double(self))) }
  fileprivate var cosine: CGFloat { CGFloat(cos(Double(self))) }
}
