import UIKit

/// The members for animations.
extension CoveredMembers {
  static var animations: [String: [CoveredMember]] {
    [
      "UIView": animationsUIView,
      "UIViewPropertyAnimator": animationsUIViewPropertyAnimator,
      "UICubicTimingParameters": animationsUICubicTimingParameters,
      "UISpringTimingParameters": animationsUISpringTimingParameters,
    ]
  }

  private static var animationsUIView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("animate(withDuration:animations:)", UIView.animate(withDuration:animations:)))
    members.append(
      CoveredMember(
        "animate(withDuration:delay:options:animations:completion:)",
        UIView.animate(withDuration:delay:options:animations:completion:)))
    members.append(
      CoveredMember(
        "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
        UIView.animate(
          withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:
          completion:)))
    members.append(
      CoveredMember(
        "animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)",
        UIView.animate(
          springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)))
    members.append(
      CoveredMember(
        "animateKeyframes(withDuration:delay:options:animations:completion:)",
        UIView.animateKeyframes(withDuration:delay:options:animations:completion:)))
    members.append(
      CoveredMember(
        "addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
        UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)))
    members.append(
      CoveredMember(
        "transition(with:duration:options:animations:completion:)",
        UIView.transition(with:duration:options:animations:completion:)))
    members.append(
      CoveredMember(
        "transition(from:to:duration:options:completion:)",
        UIView.transition(from:to:duration:options:completion:)))
    members.append(
      CoveredMember(
        "performWithoutAnimation(_:)",
        { UIView.performWithoutAnimation($0) } as (() -> Void) -> Void))
    members.append(CoveredMember("setAnimationsEnabled(_:)", UIView.setAnimationsEnabled(_:)))
    members.append(CoveredMember("areAnimationsEnabled", UIView.areAnimationsEnabled))
    members.append(CoveredMember("inheritedAnimationDuration", UIView.inheritedAnimationDuration))
    return members
  }

  private static var animationsUIViewPropertyAnimator: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(duration:timingParameters:)", UIViewPropertyAnimator.init(duration:timingParameters:))
    )
    members.append(
      CoveredMember(
        "init(duration:curve:animations:)", UIViewPropertyAnimator.init(duration:curve:animations:))
    )
    members.append(
      CoveredMember(
        "init(duration:controlPoint1:controlPoint2:animations:)",
        UIViewPropertyAnimator.init(duration:controlPoint1:controlPoint2:animations:)))
    members.append(
      CoveredMember(
        "init(duration:dampingRatio:animations:)",
        UIViewPropertyAnimator.init(duration:dampingRatio:animations:)))
    members.append(
      CoveredMember(
        "addCompletion(_:)",
        { $0.addCompletion($1) }
          as (UIViewPropertyAnimator, @escaping (UIViewAnimatingPosition) -> Void) -> Void))
    members.append(
      CoveredMember(
        "addAnimations(_:)",
        { $0.addAnimations($1) } as (UIViewPropertyAnimator, @escaping () -> Void) -> Void))
    members.append(
      CoveredMember(
        "addAnimations(_:delayFactor:)",
        { $0.addAnimations($1, delayFactor: $2) }
          as (UIViewPropertyAnimator, @escaping () -> Void, CGFloat) -> Void))
    members.append(
      CoveredMember("fractionComplete", { (it: UIViewPropertyAnimator) in it.fractionComplete }))
    members.append(CoveredMember("isReversed", { (it: UIViewPropertyAnimator) in it.isReversed }))
    members.append(CoveredMember("isRunning", { (it: UIViewPropertyAnimator) in it.isRunning }))
    members.append(CoveredMember("state", { (it: UIViewPropertyAnimator) in it.state }))
    members.append(
      CoveredMember("scrubsLinearly", { (it: UIViewPropertyAnimator) in it.scrubsLinearly }))
    members.append(
      CoveredMember("pausesOnCompletion", { (it: UIViewPropertyAnimator) in it.pausesOnCompletion })
    )
    members.append(
      CoveredMember("startAnimation()", { (it: UIViewPropertyAnimator) in it.startAnimation() }))
    members.append(
      CoveredMember(
        "startAnimation(afterDelay:)", UIViewPropertyAnimator.startAnimation(afterDelay:)))
    members.append(CoveredMember("pauseAnimation()", UIViewPropertyAnimator.pauseAnimation))
    members.append(
      CoveredMember(
        "continueAnimation(withTimingParameters:durationFactor:)",
        UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)))
    members.append(CoveredMember("stopAnimation(_:)", UIViewPropertyAnimator.stopAnimation(_:)))
    members.append(
      CoveredMember("finishAnimation(at:)", UIViewPropertyAnimator.finishAnimation(at:)))
    members.append(
      CoveredMember(
        "isManualHitTestingEnabled",
        { (it: UIViewPropertyAnimator) in it.isManualHitTestingEnabled }))
    return members
  }

  private static var animationsUICubicTimingParameters: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init()", { UICubicTimingParameters() }))
    members.append(
      CoveredMember("init(animationCurve:)", UICubicTimingParameters.init(animationCurve:)))
    members.append(
      CoveredMember(
        "init(controlPoint1:controlPoint2:)",
        UICubicTimingParameters.init(controlPoint1:controlPoint2:)))
    return members
  }

  private static var animationsUISpringTimingParameters: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("init(dampingRatio:)", UISpringTimingParameters.init(dampingRatio:)))
    members.append(
      CoveredMember(
        "init(dampingRatio:initialVelocity:)",
        UISpringTimingParameters.init(dampingRatio:initialVelocity:)))
    members.append(
      CoveredMember(
        "init(mass:stiffness:damping:initialVelocity:)",
        UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:)))
    return members
  }
}
