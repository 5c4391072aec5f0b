import UIKit

/// The members for people who don't see the screen.
extension CoveredMembers {
  static var accessibility: [String: [CoveredMember]] {
    [
      "UIView": accessibilityUIView,
      "UIAccessibility": accessibilityUIAccessibility,
      "UIAccessibilityElement": accessibilityUIAccessibilityElement,
      "UIAccessibilityCustomAction": accessibilityUIAccessibilityCustomAction,
      "UIBarItem": accessibilityUIBarItem,
    ]
  }

  private static var accessibilityUIView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("isAccessibilityElement", { (it: UIView) in it.isAccessibilityElement }))
    members.append(CoveredMember("accessibilityLabel", { (it: UIView) in it.accessibilityLabel }))
    members.append(
      CoveredMember(
        "accessibilityAttributedLabel", { (it: UIView) in it.accessibilityAttributedLabel }))
    members.append(CoveredMember("accessibilityHint", { (it: UIView) in it.accessibilityHint }))
    members.append(CoveredMember("accessibilityValue", { (it: UIView) in it.accessibilityValue }))
    members.append(CoveredMember("accessibilityTraits", { (it: UIView) in it.accessibilityTraits }))
    members.append(
      CoveredMember("accessibilityIdentifier", { (it: UIView) in it.accessibilityIdentifier }))
    members.append(
      CoveredMember("accessibilityLanguage", { (it: UIView) in it.accessibilityLanguage }))
    members.append(
      CoveredMember(
        "accessibilityUserInputLabels", { (it: UIView) in it.accessibilityUserInputLabels }))
    members.append(
      CoveredMember(
        "accessibilityElementsHidden", { (it: UIView) in it.accessibilityElementsHidden }))
    members.append(
      CoveredMember("accessibilityViewIsModal", { (it: UIView) in it.accessibilityViewIsModal }))
    members.append(
      CoveredMember("accessibilityElements", { (it: UIView) in it.accessibilityElements }))
    members.append(CoveredMember("accessibilityFrame", { (it: UIView) in it.accessibilityFrame }))
    members.append(
      CoveredMember(
        "accessibilityActivationPoint", { (it: UIView) in it.accessibilityActivationPoint }))
    members.append(
      CoveredMember("accessibilityCustomActions", { (it: UIView) in it.accessibilityCustomActions })
    )
    members.append(
      CoveredMember(
        "shouldGroupAccessibilityChildren", { (it: UIView) in it.shouldGroupAccessibilityChildren })
    )
    members.append(
      CoveredMember(
        "accessibilityNavigationStyle", { (it: UIView) in it.accessibilityNavigationStyle }))
    members.append(
      CoveredMember("accessibilityContainerType", { (it: UIView) in it.accessibilityContainerType })
    )
    members.append(
      CoveredMember(
        "accessibilityTextualContext", { (it: UIView) in it.accessibilityTextualContext }))
    members.append(CoveredMember("accessibilityElementCount()", UIView.accessibilityElementCount))
    members.append(CoveredMember("accessibilityElement(at:)", UIView.accessibilityElement(at:)))
    members.append(
      CoveredMember("index(ofAccessibilityElement:)", UIView.index(ofAccessibilityElement:)))
    members.append(CoveredMember("accessibilityActivate()", UIView.accessibilityActivate))
    members.append(CoveredMember("accessibilityIncrement()", UIView.accessibilityIncrement))
    members.append(CoveredMember("accessibilityDecrement()", UIView.accessibilityDecrement))
    members.append(CoveredMember("accessibilityScroll(_:)", UIView.accessibilityScroll(_:)))
    members.append(CoveredMember("accessibilityPerformEscape()", UIView.accessibilityPerformEscape))
    return members
  }

  private static var accessibilityUIAccessibility: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("isVoiceOverRunning", UIAccessibility.isVoiceOverRunning))
    members.append(CoveredMember("isReduceMotionEnabled", UIAccessibility.isReduceMotionEnabled))
    members.append(CoveredMember("isBoldTextEnabled", UIAccessibility.isBoldTextEnabled))
    members.append(
      CoveredMember("post(notification:argument:)", UIAccessibility.post(notification:argument:)))
    members.append(
      CoveredMember(
        "convertToScreenCoordinates(_:in:)", UIAccessibility.convertToScreenCoordinates(_:in:)))
    return members
  }

  private static var accessibilityUIAccessibilityElement: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(accessibilityContainer:)", UIAccessibilityElement.init(accessibilityContainer:)))
    members.append(
      CoveredMember(
        "accessibilityContainer", { (it: UIAccessibilityElement) in it.accessibilityContainer }))
    members.append(
      CoveredMember(
        "accessibilityFrameInContainerSpace",
        { (it: UIAccessibilityElement) in it.accessibilityFrameInContainerSpace }))
    members.append(
      CoveredMember("accessibilityFrame", { (it: UIAccessibilityElement) in it.accessibilityFrame })
    )
    return members
  }

  private static var accessibilityUIAccessibilityCustomAction: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(name:actionHandler:)", { UIAccessibilityCustomAction(name: "", actionHandler: nil) }))
    members.append(
      CoveredMember(
        "init(name:target:selector:)",
        { UIAccessibilityCustomAction(name: "", target: nil, selector: Selector("")) }))
    members.append(CoveredMember("name", { (it: UIAccessibilityCustomAction) in it.name }))
    members.append(
      CoveredMember("actionHandler", { (it: UIAccessibilityCustomAction) in it.actionHandler }))
    return members
  }

  private static var accessibilityUIBarItem: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("title", { (it: UIBarItem) in it.title }))
    members.append(CoveredMember("image", { (it: UIBarItem) in it.image }))
    members.append(CoveredMember("isEnabled", { (it: UIBarItem) in it.isEnabled }))
    members.append(CoveredMember("tag", { (it: UIBarItem) in it.tag }))
    members.append(CoveredMember("imageInsets", { (it: UIBarItem) in it.imageInsets }))
    members.append(
      CoveredMember("landscapeImagePhone", { (it: UIBarItem) in it.landscapeImagePhone }))
    members.append(
      CoveredMember("accessibilityIdentifier", { (it: UIBarItem) in it.accessibilityIdentifier }))
    return members
  }
}
