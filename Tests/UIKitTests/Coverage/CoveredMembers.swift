import UIKit

/// A member of UIKit that this library has; what stands for it compiles only if that is so.
struct CoveredMember {
  let name: String

  init(_ name: String, _ member: Any) { self.name = name }
}

/// The members that the article on coverage says are there, by their types.
enum CoveredMembers {
  static var all: [String: [CoveredMember]] {
    [
      "UIView": uiView,
      "NSLayoutConstraint": nsLayoutConstraint,
      "NSLayoutXAxisAnchor": nsLayoutXAxisAnchor,
      "NSLayoutYAxisAnchor": nsLayoutYAxisAnchor,
      "NSLayoutDimension": nsLayoutDimension,
      "UILayoutGuide": uiLayoutGuide,
      "UIStackView": uiStackView,
      "UIScrollView": uiScrollView,
      "UIViewController": uiViewController,
      "UIWindow": uiWindow,
      "UIScreen": uiScreen,
      "UITraitCollection": uiTraitCollection,
      "UILabel": uiLabel,
      "UIImageView": uiImageView,
      "UISwitch": uiSwitch,
      "UISlider": uiSlider,
      "UIStepper": uiStepper,
      "UISegmentedControl": uiSegmentedControl,
      "UIProgressView": uiProgressView,
      "UIActivityIndicatorView": uiActivityIndicatorView,
      "UIPageControl": uiPageControl,
      "UIButton": uiButton,
      "UITextField": uiTextField,
      "UITextView": uiTextView,
      "UIControl": uiControl,
      "UITableView": uiTableView,
      "UITableViewCell": uiTableViewCell,
      "UINavigationController": uiNavigationController,
      "UITabBarController": uiTabBarController,
    ]
  }

  private static var uiView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(frame:)", UIView.init(frame:)))
    members.append(CoveredMember("init(coder:)", UIView.init(coder:)))
    members.append(CoveredMember("superview", \UIView.superview as AnyKeyPath))
    members.append(CoveredMember("subviews", \UIView.subviews as AnyKeyPath))
    members.append(CoveredMember("window", \UIView.window as AnyKeyPath))
    members.append(CoveredMember("addSubview(_:)", UIView.addSubview(_:)))
    members.append(CoveredMember("insertSubview(_:at:)", UIView.insertSubview(_:at:)))
    members.append(
      CoveredMember("insertSubview(_:aboveSubview:)", UIView.insertSubview(_:aboveSubview:)))
    members.append(
      CoveredMember("insertSubview(_:belowSubview:)", UIView.insertSubview(_:belowSubview:)))
    members.append(
      CoveredMember("exchangeSubview(at:withSubviewAt:)", UIView.exchangeSubview(at:withSubviewAt:))
    )
    members.append(CoveredMember("bringSubviewToFront(_:)", UIView.bringSubviewToFront(_:)))
    members.append(CoveredMember("sendSubviewToBack(_:)", UIView.sendSubviewToBack(_:)))
    members.append(CoveredMember("removeFromSuperview()", UIView.removeFromSuperview))
    members.append(CoveredMember("isDescendant(of:)", UIView.isDescendant(of:)))
    members.append(CoveredMember("viewWithTag(_:)", UIView.viewWithTag(_:)))
    members.append(CoveredMember("didAddSubview(_:)", UIView.didAddSubview(_:)))
    members.append(CoveredMember("willRemoveSubview(_:)", UIView.willRemoveSubview(_:)))
    members.append(CoveredMember("willMove(toSuperview:)", UIView.willMove(toSuperview:)))
    members.append(CoveredMember("didMoveToSuperview()", UIView.didMoveToSuperview))
    members.append(CoveredMember("willMove(toWindow:)", UIView.willMove(toWindow:)))
    members.append(CoveredMember("didMoveToWindow()", UIView.didMoveToWindow))
    members.append(CoveredMember("frame", \UIView.frame as AnyKeyPath))
    members.append(CoveredMember("bounds", \UIView.bounds as AnyKeyPath))
    members.append(CoveredMember("center", \UIView.center as AnyKeyPath))
    members.append(CoveredMember("transform", \UIView.transform as AnyKeyPath))
    members.append(
      CoveredMember(
        "convert(_: CGPoint, to:)",
        UIView.convert(_:to:) as (UIView) -> (CGPoint, UIView?) -> CGPoint))
    members.append(
      CoveredMember(
        "convert(_: CGPoint, from:)",
        UIView.convert(_:from:) as (UIView) -> (CGPoint, UIView?) -> CGPoint))
    members.append(
      CoveredMember(
        "convert(_: CGRect, to:)", UIView.convert(_:to:) as (UIView) -> (CGRect, UIView?) -> CGRect)
    )
    members.append(
      CoveredMember(
        "convert(_: CGRect, from:)",
        UIView.convert(_:from:) as (UIView) -> (CGRect, UIView?) -> CGRect))
    members.append(CoveredMember("hitTest(_:with:)", UIView.hitTest(_:with:)))
    members.append(CoveredMember("point(inside:with:)", UIView.point(inside:with:)))
    members.append(CoveredMember("sizeThatFits(_:)", UIView.sizeThatFits(_:)))
    members.append(CoveredMember("sizeToFit()", UIView.sizeToFit))
    members.append(CoveredMember("autoresizingMask", \UIView.autoresizingMask as AnyKeyPath))
    members.append(CoveredMember("autoresizesSubviews", \UIView.autoresizesSubviews as AnyKeyPath))
    members.append(
      CoveredMember(
        "translatesAutoresizingMaskIntoConstraints",
        \UIView.translatesAutoresizingMaskIntoConstraints as AnyKeyPath))
    members.append(CoveredMember("constraints", \UIView.constraints as AnyKeyPath))
    members.append(CoveredMember("addConstraint(_:)", UIView.addConstraint(_:)))
    members.append(CoveredMember("addConstraints(_:)", UIView.addConstraints(_:)))
    members.append(CoveredMember("removeConstraint(_:)", UIView.removeConstraint(_:)))
    members.append(CoveredMember("removeConstraints(_:)", UIView.removeConstraints(_:)))
    members.append(CoveredMember("leadingAnchor", \UIView.leadingAnchor as AnyKeyPath))
    members.append(CoveredMember("trailingAnchor", \UIView.trailingAnchor as AnyKeyPath))
    members.append(CoveredMember("leftAnchor", \UIView.leftAnchor as AnyKeyPath))
    members.append(CoveredMember("rightAnchor", \UIView.rightAnchor as AnyKeyPath))
    members.append(CoveredMember("topAnchor", \UIView.topAnchor as AnyKeyPath))
    members.append(CoveredMember("bottomAnchor", \UIView.bottomAnchor as AnyKeyPath))
    members.append(CoveredMember("widthAnchor", \UIView.widthAnchor as AnyKeyPath))
    members.append(CoveredMember("heightAnchor", \UIView.heightAnchor as AnyKeyPath))
    members.append(CoveredMember("centerXAnchor", \UIView.centerXAnchor as AnyKeyPath))
    members.append(CoveredMember("centerYAnchor", \UIView.centerYAnchor as AnyKeyPath))
    members.append(CoveredMember("firstBaselineAnchor", \UIView.firstBaselineAnchor as AnyKeyPath))
    members.append(CoveredMember("lastBaselineAnchor", \UIView.lastBaselineAnchor as AnyKeyPath))
    members.append(CoveredMember("layoutGuides", \UIView.layoutGuides as AnyKeyPath))
    members.append(CoveredMember("addLayoutGuide(_:)", UIView.addLayoutGuide(_:)))
    members.append(CoveredMember("removeLayoutGuide(_:)", UIView.removeLayoutGuide(_:)))
    members.append(CoveredMember("layoutMarginsGuide", \UIView.layoutMarginsGuide as AnyKeyPath))
    members.append(
      CoveredMember("readableContentGuide", \UIView.readableContentGuide as AnyKeyPath))
    members.append(CoveredMember("safeAreaLayoutGuide", \UIView.safeAreaLayoutGuide as AnyKeyPath))
    members.append(CoveredMember("keyboardLayoutGuide", \UIView.keyboardLayoutGuide as AnyKeyPath))
    members.append(CoveredMember("layoutMargins", \UIView.layoutMargins as AnyKeyPath))
    members.append(
      CoveredMember("directionalLayoutMargins", \UIView.directionalLayoutMargins as AnyKeyPath))
    members.append(
      CoveredMember(
        "preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins as AnyKeyPath))
    members.append(
      CoveredMember(
        "insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea as AnyKeyPath))
    members.append(CoveredMember("layoutMarginsDidChange()", UIView.layoutMarginsDidChange))
    members.append(CoveredMember("safeAreaInsets", \UIView.safeAreaInsets as AnyKeyPath))
    members.append(CoveredMember("safeAreaInsetsDidChange()", UIView.safeAreaInsetsDidChange))
    members.append(
      CoveredMember("intrinsicContentSize", \UIView.intrinsicContentSize as AnyKeyPath))
    members.append(
      CoveredMember("invalidateIntrinsicContentSize()", UIView.invalidateIntrinsicContentSize))
    members.append(
      CoveredMember("contentHuggingPriority(for:)", UIView.contentHuggingPriority(for:)))
    members.append(
      CoveredMember("setContentHuggingPriority(_:for:)", UIView.setContentHuggingPriority(_:for:)))
    members.append(
      CoveredMember(
        "contentCompressionResistancePriority(for:)",
        UIView.contentCompressionResistancePriority(for:)))
    members.append(
      CoveredMember(
        "setContentCompressionResistancePriority(_:for:)",
        UIView.setContentCompressionResistancePriority(_:for:)))
    members.append(
      CoveredMember(
        "systemLayoutSizeFitting(_:)",
        UIView.systemLayoutSizeFitting(_:) as (UIView) -> (CGSize) -> CGSize))
    members.append(
      CoveredMember(
        "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
        UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)))
    members.append(CoveredMember("alignmentRectInsets", \UIView.alignmentRectInsets as AnyKeyPath))
    members.append(CoveredMember("alignmentRect(forFrame:)", UIView.alignmentRect(forFrame:)))
    members.append(CoveredMember("frame(forAlignmentRect:)", UIView.frame(forAlignmentRect:)))
    members.append(
      CoveredMember("forFirstBaselineLayout", \UIView.forFirstBaselineLayout as AnyKeyPath))
    members.append(
      CoveredMember("forLastBaselineLayout", \UIView.forLastBaselineLayout as AnyKeyPath))
    members.append(CoveredMember("setNeedsLayout()", UIView.setNeedsLayout))
    members.append(CoveredMember("layoutIfNeeded()", UIView.layoutIfNeeded))
    members.append(CoveredMember("layoutSubviews()", UIView.layoutSubviews))
    members.append(CoveredMember("setNeedsUpdateConstraints()", UIView.setNeedsUpdateConstraints))
    members.append(CoveredMember("needsUpdateConstraints()", UIView.needsUpdateConstraints))
    members.append(CoveredMember("updateConstraints()", UIView.updateConstraints))
    members.append(CoveredMember("updateConstraintsIfNeeded()", UIView.updateConstraintsIfNeeded))
    members.append(
      CoveredMember("semanticContentAttribute", \UIView.semanticContentAttribute as AnyKeyPath))
    members.append(
      CoveredMember(
        "effectiveUserInterfaceLayoutDirection",
        \UIView.effectiveUserInterfaceLayoutDirection as AnyKeyPath))
    members.append(CoveredMember("traitCollection", \UIView.traitCollection as AnyKeyPath))
    members.append(
      CoveredMember("traitCollectionDidChange(_:)", UIView.traitCollectionDidChange(_:)))
    members.append(CoveredMember("hasAmbiguousLayout", \UIView.hasAmbiguousLayout as AnyKeyPath))
    members.append(
      CoveredMember("constraintsAffectingLayout(for:)", UIView.constraintsAffectingLayout(for:)))
    members.append(CoveredMember("exerciseAmbiguityInLayout()", UIView.exerciseAmbiguityInLayout))
    members.append(CoveredMember("tag", \UIView.tag as AnyKeyPath))
    members.append(CoveredMember("isHidden", \UIView.isHidden as AnyKeyPath))
    members.append(CoveredMember("alpha", \UIView.alpha as AnyKeyPath))
    members.append(CoveredMember("backgroundColor", \UIView.backgroundColor as AnyKeyPath))
    members.append(CoveredMember("tintColor", \UIView.tintColor as AnyKeyPath))
    members.append(CoveredMember("clipsToBounds", \UIView.clipsToBounds as AnyKeyPath))
    members.append(CoveredMember("contentMode", \UIView.contentMode as AnyKeyPath))
    members.append(
      CoveredMember("isUserInteractionEnabled", \UIView.isUserInteractionEnabled as AnyKeyPath))
    members.append(CoveredMember("layer", \UIView.layer as AnyKeyPath))
    members.append(CoveredMember("draw(_:)", UIView.draw(_:)))
    members.append(
      CoveredMember("setNeedsDisplay()", UIView.setNeedsDisplay as (UIView) -> () -> Void))
    members.append(CoveredMember("addGestureRecognizer(_:)", UIView.addGestureRecognizer(_:)))
    members.append(
      CoveredMember(
        "animate(withDuration:animations:completion:)",
        UIView.animate(withDuration:animations:completion:)))
    return members
  }

  private static var nsLayoutConstraint: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
        NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
          as (
            Any, NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation, Any?,
            NSLayoutConstraint.Attribute, CGFloat, CGFloat
          ) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraints(withVisualFormat:options:metrics:views:)",
        {
          NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: $1, views: $2)
        } as (String, [String: Any]?, [String: Any]) -> [NSLayoutConstraint]))
    members.append(CoveredMember("activate(_:)", NSLayoutConstraint.activate(_:)))
    members.append(CoveredMember("deactivate(_:)", NSLayoutConstraint.deactivate(_:)))
    members.append(CoveredMember("isActive", \NSLayoutConstraint.isActive as AnyKeyPath))
    members.append(CoveredMember("priority", \NSLayoutConstraint.priority as AnyKeyPath))
    members.append(CoveredMember("constant", \NSLayoutConstraint.constant as AnyKeyPath))
    members.append(CoveredMember("multiplier", \NSLayoutConstraint.multiplier as AnyKeyPath))
    members.append(CoveredMember("relation", \NSLayoutConstraint.relation as AnyKeyPath))
    members.append(CoveredMember("firstItem", \NSLayoutConstraint.firstItem as AnyKeyPath))
    members.append(
      CoveredMember("firstAttribute", \NSLayoutConstraint.firstAttribute as AnyKeyPath))
    members.append(CoveredMember("secondItem", \NSLayoutConstraint.secondItem as AnyKeyPath))
    members.append(
      CoveredMember("secondAttribute", \NSLayoutConstraint.secondAttribute as AnyKeyPath))
    members.append(CoveredMember("identifier", \NSLayoutConstraint.identifier as AnyKeyPath))
    return members
  }

  private static var nsLayoutXAxisAnchor: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "constraint(equalTo:constant:)",
        { $0.constraint(equalTo: $1, constant: $2) }
          as (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(equalToSystemSpacingAfter:multiplier:)",
        { $0.constraint(equalToSystemSpacingAfter: $1, multiplier: $2) }
          as (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(greaterThanOrEqualTo:constant:)",
        { $0.constraint(greaterThanOrEqualTo: $1, constant: $2) }
          as (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)",
        { $0.constraint(greaterThanOrEqualToSystemSpacingAfter: $1, multiplier: $2) }
          as (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(lessThanOrEqualTo:constant:)",
        { $0.constraint(lessThanOrEqualTo: $1, constant: $2) }
          as (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)",
        { $0.constraint(lessThanOrEqualToSystemSpacingAfter: $1, multiplier: $2) }
          as (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember("anchorWithOffset(to:)", NSLayoutXAxisAnchor.anchorWithOffset(to:)))
    return members
  }

  private static var nsLayoutYAxisAnchor: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "constraint(equalTo:constant:)",
        { $0.constraint(equalTo: $1, constant: $2) }
          as (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(equalToSystemSpacingBelow:multiplier:)",
        { $0.constraint(equalToSystemSpacingBelow: $1, multiplier: $2) }
          as (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(greaterThanOrEqualTo:constant:)",
        { $0.constraint(greaterThanOrEqualTo: $1, constant: $2) }
          as (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)",
        { $0.constraint(greaterThanOrEqualToSystemSpacingBelow: $1, multiplier: $2) }
          as (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(lessThanOrEqualTo:constant:)",
        { $0.constraint(lessThanOrEqualTo: $1, constant: $2) }
          as (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)",
        { $0.constraint(lessThanOrEqualToSystemSpacingBelow: $1, multiplier: $2) }
          as (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember("anchorWithOffset(to:)", NSLayoutYAxisAnchor.anchorWithOffset(to:)))
    return members
  }

  private static var nsLayoutDimension: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "constraint(equalToConstant:)",
        { $0.constraint(equalToConstant: $1) } as (NSLayoutDimension, CGFloat) -> NSLayoutConstraint
      ))
    members.append(
      CoveredMember(
        "constraint(equalTo:multiplier:constant:)",
        { $0.constraint(equalTo: $1, multiplier: $2, constant: $3) }
          as (NSLayoutDimension, NSLayoutDimension, CGFloat, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(greaterThanOrEqualToConstant:)",
        { $0.constraint(greaterThanOrEqualToConstant: $1) }
          as (NSLayoutDimension, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(greaterThanOrEqualTo:multiplier:constant:)",
        { $0.constraint(greaterThanOrEqualTo: $1, multiplier: $2, constant: $3) }
          as (NSLayoutDimension, NSLayoutDimension, CGFloat, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(lessThanOrEqualToConstant:)",
        { $0.constraint(lessThanOrEqualToConstant: $1) }
          as (NSLayoutDimension, CGFloat) -> NSLayoutConstraint))
    members.append(
      CoveredMember(
        "constraint(lessThanOrEqualTo:multiplier:constant:)",
        { $0.constraint(lessThanOrEqualTo: $1, multiplier: $2, constant: $3) }
          as (NSLayoutDimension, NSLayoutDimension, CGFloat, CGFloat) -> NSLayoutConstraint))
    return members
  }

  private static var uiLayoutGuide: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("leadingAnchor", \UILayoutGuide.leadingAnchor as AnyKeyPath))
    members.append(CoveredMember("trailingAnchor", \UILayoutGuide.trailingAnchor as AnyKeyPath))
    members.append(CoveredMember("leftAnchor", \UILayoutGuide.leftAnchor as AnyKeyPath))
    members.append(CoveredMember("rightAnchor", \UILayoutGuide.rightAnchor as AnyKeyPath))
    members.append(CoveredMember("topAnchor", \UILayoutGuide.topAnchor as AnyKeyPath))
    members.append(CoveredMember("bottomAnchor", \UILayoutGuide.bottomAnchor as AnyKeyPath))
    members.append(CoveredMember("widthAnchor", \UILayoutGuide.widthAnchor as AnyKeyPath))
    members.append(CoveredMember("heightAnchor", \UILayoutGuide.heightAnchor as AnyKeyPath))
    members.append(CoveredMember("centerXAnchor", \UILayoutGuide.centerXAnchor as AnyKeyPath))
    members.append(CoveredMember("centerYAnchor", \UILayoutGuide.centerYAnchor as AnyKeyPath))
    members.append(CoveredMember("owningView", \UILayoutGuide.owningView as AnyKeyPath))
    members.append(CoveredMember("layoutFrame", \UILayoutGuide.layoutFrame as AnyKeyPath))
    members.append(CoveredMember("identifier", \UILayoutGuide.identifier as AnyKeyPath))
    members.append(
      CoveredMember("hasAmbiguousLayout", \UILayoutGuide.hasAmbiguousLayout as AnyKeyPath))
    members.append(
      CoveredMember(
        "constraintsAffectingLayout(for:)", UILayoutGuide.constraintsAffectingLayout(for:)))
    return members
  }

  private static var uiStackView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(arrangedSubviews:)",
        { UIStackView(arrangedSubviews: $0) } as ([UIView]) -> UIStackView))
    members.append(CoveredMember("arrangedSubviews", \UIStackView.arrangedSubviews as AnyKeyPath))
    members.append(CoveredMember("addArrangedSubview(_:)", UIStackView.addArrangedSubview(_:)))
    members.append(
      CoveredMember("removeArrangedSubview(_:)", UIStackView.removeArrangedSubview(_:)))
    members.append(
      CoveredMember(
        "insertArrangedSubview(_:at:)",
        { $0.insertArrangedSubview($1, at: $2) } as (UIStackView, UIView, Int) -> Void))
    members.append(CoveredMember("axis", \UIStackView.axis as AnyKeyPath))
    members.append(CoveredMember("distribution", \UIStackView.distribution as AnyKeyPath))
    members.append(CoveredMember("alignment", \UIStackView.alignment as AnyKeyPath))
    members.append(CoveredMember("spacing", \UIStackView.spacing as AnyKeyPath))
    members.append(
      CoveredMember(
        "setCustomSpacing(_:after:)",
        { $0.setCustomSpacing($1, after: $2) } as (UIStackView, CGFloat, UIView) -> Void))
    members.append(CoveredMember("customSpacing(after:)", UIStackView.customSpacing(after:)))
    members.append(
      CoveredMember(
        "isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement as AnyKeyPath))
    members.append(
      CoveredMember(
        "isLayoutMarginsRelativeArrangement",
        \UIStackView.isLayoutMarginsRelativeArrangement as AnyKeyPath))
    members.append(CoveredMember("spacingUseDefault", UIStackView.spacingUseDefault))
    members.append(CoveredMember("spacingUseSystem", UIStackView.spacingUseSystem))
    return members
  }

  private static var uiScrollView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("contentSize", \UIScrollView.contentSize as AnyKeyPath))
    members.append(CoveredMember("contentOffset", \UIScrollView.contentOffset as AnyKeyPath))
    members.append(
      CoveredMember("setContentOffset(_:animated:)", UIScrollView.setContentOffset(_:animated:)))
    members.append(
      CoveredMember(
        "scrollRectToVisible(_:animated:)", UIScrollView.scrollRectToVisible(_:animated:)))
    members.append(CoveredMember("contentInset", \UIScrollView.contentInset as AnyKeyPath))
    members.append(
      CoveredMember("adjustedContentInset", \UIScrollView.adjustedContentInset as AnyKeyPath))
    members.append(
      CoveredMember(
        "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior as AnyKeyPath
      ))
    members.append(
      CoveredMember("adjustedContentInsetDidChange()", UIScrollView.adjustedContentInsetDidChange))
    members.append(
      CoveredMember("contentLayoutGuide", \UIScrollView.contentLayoutGuide as AnyKeyPath))
    members.append(CoveredMember("frameLayoutGuide", \UIScrollView.frameLayoutGuide as AnyKeyPath))
    members.append(
      CoveredMember("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical as AnyKeyPath))
    members.append(
      CoveredMember("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal as AnyKeyPath))
    members.append(CoveredMember("delegate", \UIScrollView.delegate as AnyKeyPath))
    members.append(CoveredMember("isScrollEnabled", \UIScrollView.isScrollEnabled as AnyKeyPath))
    members.append(CoveredMember("isPagingEnabled", \UIScrollView.isPagingEnabled as AnyKeyPath))
    members.append(
      CoveredMember("keyboardDismissMode", \UIScrollView.keyboardDismissMode as AnyKeyPath))
    return members
  }

  private static var uiViewController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(nibName:bundle:)", UIViewController.init(nibName:bundle:)))
    members.append(CoveredMember("view", \UIViewController.view as AnyKeyPath))
    members.append(CoveredMember("viewIfLoaded", \UIViewController.viewIfLoaded as AnyKeyPath))
    members.append(CoveredMember("isViewLoaded", \UIViewController.isViewLoaded as AnyKeyPath))
    members.append(CoveredMember("loadViewIfNeeded()", UIViewController.loadViewIfNeeded))
    members.append(CoveredMember("loadView()", UIViewController.loadView))
    members.append(CoveredMember("viewDidLoad()", UIViewController.viewDidLoad))
    members.append(CoveredMember("updateViewConstraints()", UIViewController.updateViewConstraints))
    members.append(
      CoveredMember("viewWillLayoutSubviews()", UIViewController.viewWillLayoutSubviews))
    members.append(CoveredMember("viewDidLayoutSubviews()", UIViewController.viewDidLayoutSubviews))
    members.append(
      CoveredMember("viewSafeAreaInsetsDidChange()", UIViewController.viewSafeAreaInsetsDidChange))
    members.append(
      CoveredMember("viewLayoutMarginsDidChange()", UIViewController.viewLayoutMarginsDidChange))
    members.append(
      CoveredMember("didReceiveMemoryWarning()", UIViewController.didReceiveMemoryWarning))
    members.append(CoveredMember("viewWillAppear(_:)", UIViewController.viewWillAppear(_:)))
    members.append(CoveredMember("viewIsAppearing(_:)", UIViewController.viewIsAppearing(_:)))
    members.append(CoveredMember("viewDidAppear(_:)", UIViewController.viewDidAppear(_:)))
    members.append(CoveredMember("viewWillDisappear(_:)", UIViewController.viewWillDisappear(_:)))
    members.append(CoveredMember("viewDidDisappear(_:)", UIViewController.viewDidDisappear(_:)))
    members.append(
      CoveredMember(
        "additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets as AnyKeyPath))
    members.append(
      CoveredMember(
        "systemMinimumLayoutMargins", \UIViewController.systemMinimumLayoutMargins as AnyKeyPath))
    members.append(
      CoveredMember(
        "viewRespectsSystemMinimumLayoutMargins",
        \UIViewController.viewRespectsSystemMinimumLayoutMargins as AnyKeyPath))
    members.append(CoveredMember("topLayoutGuide", \UIViewController.topLayoutGuide as AnyKeyPath))
    members.append(
      CoveredMember("bottomLayoutGuide", \UIViewController.bottomLayoutGuide as AnyKeyPath))
    members.append(
      CoveredMember("traitCollection", \UIViewController.traitCollection as AnyKeyPath))
    members.append(
      CoveredMember("traitCollectionDidChange(_:)", UIViewController.traitCollectionDidChange(_:)))
    members.append(CoveredMember("children", \UIViewController.children as AnyKeyPath))
    members.append(CoveredMember("parent", \UIViewController.parent as AnyKeyPath))
    members.append(CoveredMember("addChild(_:)", UIViewController.addChild(_:)))
    members.append(CoveredMember("removeFromParent()", UIViewController.removeFromParent))
    members.append(CoveredMember("willMove(toParent:)", UIViewController.willMove(toParent:)))
    members.append(CoveredMember("didMove(toParent:)", UIViewController.didMove(toParent:)))
    members.append(
      CoveredMember(
        "present(_:animated:completion:)", UIViewController.present(_:animated:completion:)))
    members.append(
      CoveredMember("dismiss(animated:completion:)", UIViewController.dismiss(animated:completion:))
    )
    members.append(
      CoveredMember(
        "presentedViewController", \UIViewController.presentedViewController as AnyKeyPath))
    members.append(
      CoveredMember(
        "presentingViewController", \UIViewController.presentingViewController as AnyKeyPath))
    members.append(
      CoveredMember("navigationController", \UIViewController.navigationController as AnyKeyPath))
    members.append(
      CoveredMember("tabBarController", \UIViewController.tabBarController as AnyKeyPath))
    members.append(CoveredMember("navigationItem", \UIViewController.navigationItem as AnyKeyPath))
    members.append(
      CoveredMember("preferredContentSize", \UIViewController.preferredContentSize as AnyKeyPath))
    return members
  }

  private static var uiWindow: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(frame:)", UIWindow.init(frame:)))
    members.append(CoveredMember("rootViewController", \UIWindow.rootViewController as AnyKeyPath))
    members.append(CoveredMember("makeKeyAndVisible()", UIWindow.makeKeyAndVisible))
    members.append(CoveredMember("screen", \UIWindow.screen as AnyKeyPath))
    return members
  }

  private static var uiScreen: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("main", UIScreen.main))
    members.append(CoveredMember("bounds", \UIScreen.bounds as AnyKeyPath))
    members.append(CoveredMember("scale", \UIScreen.scale as AnyKeyPath))
    members.append(CoveredMember("nativeBounds", \UIScreen.nativeBounds as AnyKeyPath))
    members.append(CoveredMember("traitCollection", \UIScreen.traitCollection as AnyKeyPath))
    return members
  }

  private static var uiTraitCollection: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("horizontalSizeClass", \UITraitCollection.horizontalSizeClass as AnyKeyPath))
    members.append(
      CoveredMember("verticalSizeClass", \UITraitCollection.verticalSizeClass as AnyKeyPath))
    members.append(
      CoveredMember(
        "preferredContentSizeCategory",
        \UITraitCollection.preferredContentSizeCategory as AnyKeyPath))
    members.append(
      CoveredMember("layoutDirection", \UITraitCollection.layoutDirection as AnyKeyPath))
    members.append(CoveredMember("displayScale", \UITraitCollection.displayScale as AnyKeyPath))
    members.append(
      CoveredMember("userInterfaceStyle", \UITraitCollection.userInterfaceStyle as AnyKeyPath))
    members.append(
      CoveredMember("userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom as AnyKeyPath))
    return members
  }

  private static var uiLabel: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("text", \UILabel.text as AnyKeyPath))
    members.append(CoveredMember("attributedText", \UILabel.attributedText as AnyKeyPath))
    members.append(CoveredMember("font", \UILabel.font as AnyKeyPath))
    members.append(CoveredMember("textColor", \UILabel.textColor as AnyKeyPath))
    members.append(CoveredMember("textAlignment", \UILabel.textAlignment as AnyKeyPath))
    members.append(CoveredMember("numberOfLines", \UILabel.numberOfLines as AnyKeyPath))
    members.append(
      CoveredMember("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth as AnyKeyPath))
    members.append(
      CoveredMember(
        "adjustsFontForContentSizeCategory",
        \UILabel.adjustsFontForContentSizeCategory as AnyKeyPath))
    members.append(CoveredMember("lineBreakMode", \UILabel.lineBreakMode as AnyKeyPath))
    members.append(
      CoveredMember("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth as AnyKeyPath))
    members.append(
      CoveredMember(
        "textRect(forBounds:limitedToNumberOfLines:)",
        UILabel.textRect(forBounds:limitedToNumberOfLines:)))
    members.append(CoveredMember("drawText(in:)", UILabel.drawText(in:)))
    return members
  }

  private static var uiImageView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("init(image:)", UIImageView.init(image:) as (UIImage?) -> UIImageView))
    members.append(CoveredMember("image", \UIImageView.image as AnyKeyPath))
    members.append(CoveredMember("isHighlighted", \UIImageView.isHighlighted as AnyKeyPath))
    return members
  }

  private static var uiSwitch: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", \UISwitch.intrinsicContentSize as AnyKeyPath))
    return members
  }

  private static var uiSlider: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", \UISlider.intrinsicContentSize as AnyKeyPath))
    return members
  }

  private static var uiStepper: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", \UIStepper.intrinsicContentSize as AnyKeyPath))
    return members
  }

  private static var uiSegmentedControl: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", \UISegmentedControl.intrinsicContentSize as AnyKeyPath))
    return members
  }

  private static var uiProgressView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", \UIProgressView.intrinsicContentSize as AnyKeyPath))
    return members
  }

  private static var uiActivityIndicatorView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "intrinsicContentSize", \UIActivityIndicatorView.intrinsicContentSize as AnyKeyPath))
    return members
  }

  private static var uiPageControl: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", \UIPageControl.intrinsicContentSize as AnyKeyPath))
    return members
  }

  private static var uiButton: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", \UIButton.intrinsicContentSize as AnyKeyPath))
    return members
  }

  private static var uiTextField: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", \UITextField.intrinsicContentSize as AnyKeyPath))
    return members
  }

  private static var uiTextView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", \UITextView.intrinsicContentSize as AnyKeyPath))
    return members
  }

  private static var uiControl: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("addAction(_:for:)", UIControl.addAction(_:for:)))
    members.append(CoveredMember("removeAction(_:for:)", UIControl.removeAction(_:for:)))
    members.append(CoveredMember("sendActions(for:)", UIControl.sendActions(for:)))
    members.append(CoveredMember("isEnabled", \UIControl.isEnabled as AnyKeyPath))
    members.append(CoveredMember("isSelected", \UIControl.isSelected as AnyKeyPath))
    members.append(CoveredMember("isHighlighted", \UIControl.isHighlighted as AnyKeyPath))
    members.append(CoveredMember("state", \UIControl.state as AnyKeyPath))
    return members
  }

  private static var uiTableView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(frame:style:)", UITableView.init(frame:style:)))
    members.append(CoveredMember("dataSource", \UITableView.dataSource as AnyKeyPath))
    members.append(CoveredMember("rowHeight", \UITableView.rowHeight as AnyKeyPath))
    members.append(
      CoveredMember("estimatedRowHeight", \UITableView.estimatedRowHeight as AnyKeyPath))
    members.append(
      CoveredMember(
        "register(_:forCellReuseIdentifier:)",
        { $0.register($1, forCellReuseIdentifier: $2) }
          as (UITableView, UITableViewCell.Type, String) -> Void))
    members.append(
      CoveredMember(
        "dequeueReusableCell(withIdentifier:for:)",
        { $0.dequeueReusableCell(withIdentifier: $1, for: $2) }
          as (UITableView, String, IndexPath) -> UITableViewCell))
    members.append(CoveredMember("reloadData()", UITableView.reloadData))
    members.append(CoveredMember("visibleCells", \UITableView.visibleCells as AnyKeyPath))
    members.append(CoveredMember("cellForRow(at:)", UITableView.cellForRow(at:)))
    members.append(CoveredMember("indexPath(for:)", UITableView.indexPath(for:)))
    return members
  }

  private static var uiTableViewCell: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("init(style:reuseIdentifier:)", UITableViewCell.init(style:reuseIdentifier:)))
    members.append(CoveredMember("contentView", \UITableViewCell.contentView as AnyKeyPath))
    members.append(CoveredMember("reuseIdentifier", \UITableViewCell.reuseIdentifier as AnyKeyPath))
    members.append(CoveredMember("prepareForReuse()", UITableViewCell.prepareForReuse))
    members.append(CoveredMember("textLabel", \UITableViewCell.textLabel as AnyKeyPath))
    members.append(CoveredMember("detailTextLabel", \UITableViewCell.detailTextLabel as AnyKeyPath))
    members.append(CoveredMember("accessoryType", \UITableViewCell.accessoryType as AnyKeyPath))
    return members
  }

  private static var uiNavigationController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("init(rootViewController:)", UINavigationController.init(rootViewController:)))
    members.append(
      CoveredMember("viewControllers", \UINavigationController.viewControllers as AnyKeyPath))
    members.append(
      CoveredMember(
        "pushViewController(_:animated:)", UINavigationController.pushViewController(_:animated:)))
    members.append(
      CoveredMember(
        "popViewController(animated:)", UINavigationController.popViewController(animated:)))
    members.append(
      CoveredMember("topViewController", \UINavigationController.topViewController as AnyKeyPath))
    members.append(
      CoveredMember("navigationBar", \UINavigationController.navigationBar as AnyKeyPath))
    members.append(
      CoveredMember(
        "isNavigationBarHidden", \UINavigationController.isNavigationBarHidden as AnyKeyPath))
    return members
  }

  private static var uiTabBarController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("viewControllers", \UITabBarController.viewControllers as AnyKeyPath))
    members.append(CoveredMember("selectedIndex", \UITabBarController.selectedIndex as AnyKeyPath))
    members.append(
      CoveredMember(
        "selectedViewController", \UITabBarController.selectedViewController as AnyKeyPath))
    members.append(CoveredMember("tabBar", \UITabBarController.tabBar as AnyKeyPath))
    return members
  }
}
