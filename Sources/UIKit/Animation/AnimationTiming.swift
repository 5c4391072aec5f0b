import Foundation
import LayoutKit
import ViewTree

/// How far an animation has come after each share of its time.
nonisolated enum AnimationTiming: Hashable, Sendable {
  /// A curve without a speed at the start of its own.
  case curve(LayoutAnimation.Curve)
  /// A spring that begins with a speed, in whole ways in the time of the animation.
  case spring(ratio: CGFloat, velocity: CGFloat)

  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self = .curve(.easeInOut)
    case .easeIn: self = .curve(.easeIn)
    case .easeOut: self = .curve(.easeOut)
    case .linear: self = .curve(.linear)
    }
  }

  /// A spring of a damping ratio, and a speed in whole ways a second.
  init(ratio: CGFloat, velocity: CGFloat, duration: TimeInterval) {
    let speed = velocity * CGFloat(duration)
    self =
      speed == 0 || !speed.isFinite
      ? .curve(.spring(dampingRatio: ratio)) : .spring(ratio: ratio, velocity: speed)
  }

  /// The share of the way after a share of the time, from 0 to 1.
  func progress(at time: CGFloat) -> CGFloat {
    switch self {
    case .curve(let curve): return curve.progress(at: time)
    case .spring(let ratio, let velocity):
      guard time > 0 else { return 0 }
      guard time < 1 else { return 1 }
      return Self.spring(ratio, velocity, at: time)
    }
  }

  /// x(t) = 1 − e^(−δt) (cos ωt + (δ − v)/ω · sin ωt), the response of a damped oscillator that begins with
  /// the speed v, where δ is such that the envelope is a thousandth at 1, as for a spring at rest.
  private static func spring(
    _ ratio: CGFloat, _ velocity: CGFloat, at time: CGFloat
  ) -> CGFloat {
    let damping = Double(ratio.isNaN ? 1 : min(max(ratio, 0.01), 1))
    let speed = Double(velocity)
    let t = Double(time)
    guard damping < 1 else {
      let frequency = 9.233_413_476_451_586
      return CGFloat(1 - exp(-frequency * t) * (1 + (frequency - speed) * t))
    }
    let decay = 6.907_755_278_982_137
    let swing = decay / damping * (1 - damping * damping).squareRoot()
    let side = (decay - speed) / swing
    let rest = cos(swing * t) + side * sin(swing * t)
    return CGFloat(1 - exp(-decay * t) * rest)
  }
}
