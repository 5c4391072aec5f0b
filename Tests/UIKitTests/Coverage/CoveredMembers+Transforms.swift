import UIKit

/// The members for transforms.
extension CoveredMembers {
  static var transforms: [String: [CoveredMember]] {
    [
      "UIView": transformsUIView,
      "CGAffineTransform": transformsCGAffineTransform,
      "CALayer": transformsCALayer,
    ]
  }

  private static var transformsUIView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("anchorPoint", { (it: UIView) in it.anchorPoint }))
    return members
  }

  private static var transformsCGAffineTransform: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(translationX:y:)", CGAffineTransform.init(translationX:y:)))
    members.append(CoveredMember("init(scaleX:y:)", CGAffineTransform.init(scaleX:y:)))
    members.append(CoveredMember("init(rotationAngle:)", CGAffineTransform.init(rotationAngle:)))
    members.append(CoveredMember("concatenating(_:)", CGAffineTransform.concatenating(_:)))
    members.append(CoveredMember("inverted()", CGAffineTransform.inverted))
    return members
  }

  private static var transformsCALayer: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("anchorPoint", { (it: CALayer) in it.anchorPoint }))
    members.append(CoveredMember("frame", { (it: CALayer) in it.frame }))
    members.append(CoveredMember("bounds", { (it: CALayer) in it.bounds }))
    members.append(CoveredMember("position", { (it: CALayer) in it.position }))
    members.append(CoveredMember("affineTransform()", CALayer.affineTransform))
    members.append(CoveredMember("setAffineTransform(_:)", CALayer.setAffineTransform(_:)))
    members.append(CoveredMember("presentation()", { (it: CALayer) in it.presentation() }))
    members.append(CoveredMember("removeAllAnimations()", CALayer.removeAllAnimations))
    return members
  }
}
