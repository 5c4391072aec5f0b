import UIKit

/// A member of UIKit that this library has; what stands for it compiles only if that is so.
struct CoveredMember {
  let name: String

  init(_ name: String, _ member: Any) { self.name = name }
}

/// The members that the article on coverage says are there, by their types.
enum CoveredMembers {
  static var all: [String: [CoveredMember]] {
    subjects.reduce(basics) { $0.merging($1) { $0 + $1 } }
  }

  /// Those that stand in files of their own.
  private static var subjects: [[String: [CoveredMember]]] {
    [
      accessibility,
      transforms,
      animations,
      keyboard,
      cellContent,
      collections,
      bars,
      named,
      newest,
    ]
  }

  private static var basics: [String: [CoveredMember]] {
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
      "NSAttributedString": nsAttributedString,
      "UIControl": uiControl,
      "UITableView": uiTableView,
      "UITableViewCell": uiTableViewCell,
      "UINavigationController": uiNavigationController,
      "UINavigationBar": uiNavigationBar,
      "UITabBar": uiTabBar,
      "UITabBarController": uiTabBarController,
      "UITableViewHeaderFooterView": uiTableViewHeaderFooterView,
      "UITableViewDataSource": uiTableViewDataSource,
      "UITableViewDelegate": uiTableViewDelegate,
      "UITableViewController": uiTableViewController,
      "UICollectionView": uiCollectionView,
      "UICollectionViewLayout": uiCollectionViewLayout,
      "UICollectionViewFlowLayout": uiCollectionViewFlowLayout,
      "UICollectionViewLayoutAttributes": uiCollectionViewLayoutAttributes,
      "UICollectionViewCell": uiCollectionViewCell,
      "UICollectionReusableView": uiCollectionReusableView,
      "UICollectionViewController": uiCollectionViewController,
      "UICollectionViewDelegateFlowLayout": uiCollectionViewDelegateFlowLayout,
      "UIViewControllerTransitionCoordinator": uiViewControllerTransitionCoordinator,
      "UIWindowScene": uiWindowScene,
      "UIButton.Configuration": uiButtonConfiguration,
      "UICollectionViewUpdateItem": uiCollectionViewUpdateItem,
      "UIGestureRecognizer": uiGestureRecognizer,
      "UIBarButtonItem": uiBarButtonItem,
      "UIColor": uiColor,
      "UIImage": uiImage,
      "UIImage.SymbolConfiguration": uiImageSymbolConfiguration,
      "UIFont": uiFont,
    ]
  }

  private static var uiView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(frame:)", UIView.init(frame:)))
    members.append(CoveredMember("init(coder:)", UIView.init(coder:)))
    members.append(CoveredMember("superview", { (it: UIView) in it.superview }))
    members.append(CoveredMember("subviews", { (it: UIView) in it.subviews }))
    members.append(CoveredMember("window", { (it: UIView) in it.window }))
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
    members.append(CoveredMember("frame", { (it: UIView) in it.frame }))
    members.append(CoveredMember("bounds", { (it: UIView) in it.bounds }))
    members.append(CoveredMember("center", { (it: UIView) in it.center }))
    members.append(CoveredMember("transform", { (it: UIView) in it.transform }))
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
    members.append(CoveredMember("autoresizingMask", { (it: UIView) in it.autoresizingMask }))
    members.append(CoveredMember("autoresizesSubviews", { (it: UIView) in it.autoresizesSubviews }))
    members.append(
      CoveredMember(
        "translatesAutoresizingMaskIntoConstraints",
        { (it: UIView) in it.translatesAutoresizingMaskIntoConstraints }))
    members.append(CoveredMember("constraints", { (it: UIView) in it.constraints }))
    members.append(CoveredMember("addConstraint(_:)", UIView.addConstraint(_:)))
    members.append(CoveredMember("addConstraints(_:)", UIView.addConstraints(_:)))
    members.append(CoveredMember("removeConstraint(_:)", UIView.removeConstraint(_:)))
    members.append(CoveredMember("removeConstraints(_:)", UIView.removeConstraints(_:)))
    members.append(CoveredMember("leadingAnchor", { (it: UIView) in it.leadingAnchor }))
    members.append(CoveredMember("trailingAnchor", { (it: UIView) in it.trailingAnchor }))
    members.append(CoveredMember("leftAnchor", { (it: UIView) in it.leftAnchor }))
    members.append(CoveredMember("rightAnchor", { (it: UIView) in it.rightAnchor }))
    members.append(CoveredMember("topAnchor", { (it: UIView) in it.topAnchor }))
    members.append(CoveredMember("bottomAnchor", { (it: UIView) in it.bottomAnchor }))
    members.append(CoveredMember("widthAnchor", { (it: UIView) in it.widthAnchor }))
    members.append(CoveredMember("heightAnchor", { (it: UIView) in it.heightAnchor }))
    members.append(CoveredMember("centerXAnchor", { (it: UIView) in it.centerXAnchor }))
    members.append(CoveredMember("centerYAnchor", { (it: UIView) in it.centerYAnchor }))
    members.append(CoveredMember("firstBaselineAnchor", { (it: UIView) in it.firstBaselineAnchor }))
    members.append(CoveredMember("lastBaselineAnchor", { (it: UIView) in it.lastBaselineAnchor }))
    members.append(CoveredMember("layoutGuides", { (it: UIView) in it.layoutGuides }))
    members.append(CoveredMember("addLayoutGuide(_:)", UIView.addLayoutGuide(_:)))
    members.append(CoveredMember("removeLayoutGuide(_:)", UIView.removeLayoutGuide(_:)))
    members.append(CoveredMember("layoutMarginsGuide", { (it: UIView) in it.layoutMarginsGuide }))
    members.append(
      CoveredMember("readableContentGuide", { (it: UIView) in it.readableContentGuide }))
    members.append(CoveredMember("safeAreaLayoutGuide", { (it: UIView) in it.safeAreaLayoutGuide }))
    members.append(CoveredMember("keyboardLayoutGuide", { (it: UIView) in it.keyboardLayoutGuide }))
    members.append(CoveredMember("layoutMargins", { (it: UIView) in it.layoutMargins }))
    members.append(
      CoveredMember("directionalLayoutMargins", { (it: UIView) in it.directionalLayoutMargins }))
    members.append(
      CoveredMember(
        "preservesSuperviewLayoutMargins", { (it: UIView) in it.preservesSuperviewLayoutMargins }))
    members.append(
      CoveredMember(
        "insetsLayoutMarginsFromSafeArea", { (it: UIView) in it.insetsLayoutMarginsFromSafeArea }))
    members.append(CoveredMember("layoutMarginsDidChange()", UIView.layoutMarginsDidChange))
    members.append(CoveredMember("safeAreaInsets", { (it: UIView) in it.safeAreaInsets }))
    members.append(CoveredMember("safeAreaInsetsDidChange()", UIView.safeAreaInsetsDidChange))
    members.append(
      CoveredMember("intrinsicContentSize", { (it: UIView) in it.intrinsicContentSize }))
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
    members.append(CoveredMember("alignmentRectInsets", { (it: UIView) in it.alignmentRectInsets }))
    members.append(CoveredMember("alignmentRect(forFrame:)", UIView.alignmentRect(forFrame:)))
    members.append(CoveredMember("frame(forAlignmentRect:)", UIView.frame(forAlignmentRect:)))
    members.append(
      CoveredMember("forFirstBaselineLayout", { (it: UIView) in it.forFirstBaselineLayout }))
    members.append(
      CoveredMember("forLastBaselineLayout", { (it: UIView) in it.forLastBaselineLayout }))
    members.append(CoveredMember("setNeedsLayout()", UIView.setNeedsLayout))
    members.append(CoveredMember("layoutIfNeeded()", UIView.layoutIfNeeded))
    members.append(CoveredMember("layoutSubviews()", UIView.layoutSubviews))
    members.append(CoveredMember("setNeedsUpdateConstraints()", UIView.setNeedsUpdateConstraints))
    members.append(CoveredMember("needsUpdateConstraints()", UIView.needsUpdateConstraints))
    members.append(CoveredMember("updateConstraints()", UIView.updateConstraints))
    members.append(CoveredMember("updateConstraintsIfNeeded()", UIView.updateConstraintsIfNeeded))
    members.append(
      CoveredMember("semanticContentAttribute", { (it: UIView) in it.semanticContentAttribute }))
    members.append(
      CoveredMember(
        "effectiveUserInterfaceLayoutDirection",
        { (it: UIView) in it.effectiveUserInterfaceLayoutDirection }))
    members.append(CoveredMember("traitCollection", { (it: UIView) in it.traitCollection }))
    members.append(
      CoveredMember("traitCollectionDidChange(_:)", UIView.traitCollectionDidChange(_:)))
    members.append(CoveredMember("hasAmbiguousLayout", { (it: UIView) in it.hasAmbiguousLayout }))
    members.append(
      CoveredMember("constraintsAffectingLayout(for:)", UIView.constraintsAffectingLayout(for:)))
    members.append(CoveredMember("exerciseAmbiguityInLayout()", UIView.exerciseAmbiguityInLayout))
    members.append(CoveredMember("tag", { (it: UIView) in it.tag }))
    members.append(CoveredMember("isHidden", { (it: UIView) in it.isHidden }))
    members.append(CoveredMember("alpha", { (it: UIView) in it.alpha }))
    members.append(CoveredMember("backgroundColor", { (it: UIView) in it.backgroundColor }))
    members.append(CoveredMember("tintColor", { (it: UIView) in it.tintColor }))
    members.append(CoveredMember("clipsToBounds", { (it: UIView) in it.clipsToBounds }))
    members.append(CoveredMember("contentMode", { (it: UIView) in it.contentMode }))
    members.append(
      CoveredMember("isUserInteractionEnabled", { (it: UIView) in it.isUserInteractionEnabled }))
    members.append(CoveredMember("layer", { (it: UIView) in it.layer }))
    members.append(CoveredMember("draw(_:)", UIView.draw(_:)))
    members.append(CoveredMember("mask", \UIView.mask))
    members.append(
      CoveredMember("setNeedsDisplay()", UIView.setNeedsDisplay as (UIView) -> () -> Void))
    members.append(CoveredMember("addGestureRecognizer(_:)", UIView.addGestureRecognizer(_:)))
    members.append(
      CoveredMember(
        "animate(withDuration:animations:completion:)",
        UIView.animate(withDuration:animations:completion:)))
    members.append(CoveredMember("tintAdjustmentMode", { (it: UIView) in it.tintAdjustmentMode }))
    members.append(
      CoveredMember("overrideUserInterfaceStyle", { (it: UIView) in it.overrideUserInterfaceStyle })
    )
    members.append(
      CoveredMember("restorationIdentifier", { (it: UIView) in it.restorationIdentifier }))
    members.append(CoveredMember("interactions", { (it: UIView) in it.interactions }))
    members.append(CoveredMember("endEditing(_:)", UIView.endEditing(_:)))
    members.append(CoveredMember("addInteraction(_:)", UIView.addInteraction(_:)))
    members.append(CoveredMember("removeInteraction(_:)", UIView.removeInteraction(_:)))
    return members
  }

  private static var nsLayoutConstraint: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
        {
          NSLayoutConstraint(
            item: $0, attribute: $1, relatedBy: $2, toItem: $3, attribute: $4, multiplier: $5,
            constant: $6)
        }
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
    members.append(CoveredMember("isActive", { (it: NSLayoutConstraint) in it.isActive }))
    members.append(CoveredMember("priority", { (it: NSLayoutConstraint) in it.priority }))
    members.append(CoveredMember("constant", { (it: NSLayoutConstraint) in it.constant }))
    members.append(CoveredMember("multiplier", { (it: NSLayoutConstraint) in it.multiplier }))
    members.append(CoveredMember("relation", { (it: NSLayoutConstraint) in it.relation }))
    members.append(CoveredMember("firstItem", { (it: NSLayoutConstraint) in it.firstItem }))
    members.append(
      CoveredMember("firstAttribute", { (it: NSLayoutConstraint) in it.firstAttribute }))
    members.append(CoveredMember("secondItem", { (it: NSLayoutConstraint) in it.secondItem }))
    members.append(
      CoveredMember("secondAttribute", { (it: NSLayoutConstraint) in it.secondAttribute }))
    members.append(CoveredMember("identifier", { (it: NSLayoutConstraint) in it.identifier }))
    members.append(
      CoveredMember("shouldBeArchived", { (it: NSLayoutConstraint) in it.shouldBeArchived }))
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
    members.append(CoveredMember("leadingAnchor", { (it: UILayoutGuide) in it.leadingAnchor }))
    members.append(CoveredMember("trailingAnchor", { (it: UILayoutGuide) in it.trailingAnchor }))
    members.append(CoveredMember("leftAnchor", { (it: UILayoutGuide) in it.leftAnchor }))
    members.append(CoveredMember("rightAnchor", { (it: UILayoutGuide) in it.rightAnchor }))
    members.append(CoveredMember("topAnchor", { (it: UILayoutGuide) in it.topAnchor }))
    members.append(CoveredMember("bottomAnchor", { (it: UILayoutGuide) in it.bottomAnchor }))
    members.append(CoveredMember("widthAnchor", { (it: UILayoutGuide) in it.widthAnchor }))
    members.append(CoveredMember("heightAnchor", { (it: UILayoutGuide) in it.heightAnchor }))
    members.append(CoveredMember("centerXAnchor", { (it: UILayoutGuide) in it.centerXAnchor }))
    members.append(CoveredMember("centerYAnchor", { (it: UILayoutGuide) in it.centerYAnchor }))
    members.append(CoveredMember("owningView", { (it: UILayoutGuide) in it.owningView }))
    members.append(CoveredMember("layoutFrame", { (it: UILayoutGuide) in it.layoutFrame }))
    members.append(CoveredMember("identifier", { (it: UILayoutGuide) in it.identifier }))
    members.append(
      CoveredMember("hasAmbiguousLayout", { (it: UILayoutGuide) in it.hasAmbiguousLayout }))
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
    members.append(CoveredMember("arrangedSubviews", { (it: UIStackView) in it.arrangedSubviews }))
    members.append(CoveredMember("addArrangedSubview(_:)", UIStackView.addArrangedSubview(_:)))
    members.append(
      CoveredMember("removeArrangedSubview(_:)", UIStackView.removeArrangedSubview(_:)))
    members.append(
      CoveredMember(
        "insertArrangedSubview(_:at:)",
        { $0.insertArrangedSubview($1, at: $2) } as (UIStackView, UIView, Int) -> Void))
    members.append(CoveredMember("axis", { (it: UIStackView) in it.axis }))
    members.append(CoveredMember("distribution", { (it: UIStackView) in it.distribution }))
    members.append(CoveredMember("alignment", { (it: UIStackView) in it.alignment }))
    members.append(CoveredMember("spacing", { (it: UIStackView) in it.spacing }))
    members.append(
      CoveredMember(
        "setCustomSpacing(_:after:)",
        { $0.setCustomSpacing($1, after: $2) } as (UIStackView, CGFloat, UIView) -> Void))
    members.append(CoveredMember("customSpacing(after:)", UIStackView.customSpacing(after:)))
    members.append(
      CoveredMember(
        "isBaselineRelativeArrangement", { (it: UIStackView) in it.isBaselineRelativeArrangement }))
    members.append(
      CoveredMember(
        "isLayoutMarginsRelativeArrangement",
        { (it: UIStackView) in it.isLayoutMarginsRelativeArrangement }))
    members.append(CoveredMember("spacingUseDefault", UIStackView.spacingUseDefault))
    members.append(CoveredMember("spacingUseSystem", UIStackView.spacingUseSystem))
    return members
  }

  private static var uiScrollView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("contentSize", { (it: UIScrollView) in it.contentSize }))
    members.append(CoveredMember("contentOffset", { (it: UIScrollView) in it.contentOffset }))
    members.append(
      CoveredMember("setContentOffset(_:animated:)", UIScrollView.setContentOffset(_:animated:)))
    members.append(
      CoveredMember(
        "scrollRectToVisible(_:animated:)", UIScrollView.scrollRectToVisible(_:animated:)))
    members.append(CoveredMember("contentInset", { (it: UIScrollView) in it.contentInset }))
    members.append(
      CoveredMember("adjustedContentInset", { (it: UIScrollView) in it.adjustedContentInset }))
    members.append(
      CoveredMember(
        "contentInsetAdjustmentBehavior",
        { (it: UIScrollView) in it.contentInsetAdjustmentBehavior }
      ))
    members.append(
      CoveredMember("adjustedContentInsetDidChange()", UIScrollView.adjustedContentInsetDidChange))
    members.append(
      CoveredMember("contentLayoutGuide", { (it: UIScrollView) in it.contentLayoutGuide }))
    members.append(CoveredMember("frameLayoutGuide", { (it: UIScrollView) in it.frameLayoutGuide }))
    members.append(
      CoveredMember("alwaysBounceVertical", { (it: UIScrollView) in it.alwaysBounceVertical }))
    members.append(
      CoveredMember("alwaysBounceHorizontal", { (it: UIScrollView) in it.alwaysBounceHorizontal }))
    members.append(CoveredMember("delegate", { (it: UIScrollView) in it.delegate }))
    members.append(CoveredMember("isScrollEnabled", { (it: UIScrollView) in it.isScrollEnabled }))
    members.append(CoveredMember("isPagingEnabled", { (it: UIScrollView) in it.isPagingEnabled }))
    members.append(
      CoveredMember("keyboardDismissMode", { (it: UIScrollView) in it.keyboardDismissMode }))
    members.append(CoveredMember("flashScrollIndicators()", UIScrollView.flashScrollIndicators))
    members.append(
      CoveredMember("canCancelContentTouches", { (it: UIScrollView) in it.canCancelContentTouches })
    )
    members.append(
      CoveredMember(
        "isDirectionalLockEnabled", { (it: UIScrollView) in it.isDirectionalLockEnabled }))
    members.append(CoveredMember("scrollsToTop", { (it: UIScrollView) in it.scrollsToTop }))
    members.append(CoveredMember("bouncesZoom", { (it: UIScrollView) in it.bouncesZoom }))
    members.append(CoveredMember("decelerationRate", { (it: UIScrollView) in it.decelerationRate }))
    members.append(CoveredMember("indicatorStyle", { (it: UIScrollView) in it.indicatorStyle }))
    members.append(
      CoveredMember(
        "verticalScrollIndicatorInsets", { (it: UIScrollView) in it.verticalScrollIndicatorInsets })
    )
    members.append(
      CoveredMember(
        "horizontalScrollIndicatorInsets",
        { (it: UIScrollView) in it.horizontalScrollIndicatorInsets }))
    members.append(
      CoveredMember("scrollIndicatorInsets", { (it: UIScrollView) in it.scrollIndicatorInsets }))
    members.append(
      CoveredMember(
        "automaticallyAdjustsScrollIndicatorInsets",
        { (it: UIScrollView) in it.automaticallyAdjustsScrollIndicatorInsets }))
    members.append(CoveredMember("isTracking", { (it: UIScrollView) in it.isTracking }))
    members.append(CoveredMember("isDragging", { (it: UIScrollView) in it.isDragging }))
    members.append(CoveredMember("isDecelerating", { (it: UIScrollView) in it.isDecelerating }))
    members.append(
      CoveredMember("panGestureRecognizer", { (it: UIScrollView) in it.panGestureRecognizer }))
    return members
  }

  private static var uiViewController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(nibName:bundle:)", UIViewController.init(nibName:bundle:)))
    members.append(CoveredMember("view", { (it: UIViewController) in it.view }))
    members.append(CoveredMember("viewIfLoaded", { (it: UIViewController) in it.viewIfLoaded }))
    members.append(CoveredMember("isViewLoaded", { (it: UIViewController) in it.isViewLoaded }))
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
        "additionalSafeAreaInsets", { (it: UIViewController) in it.additionalSafeAreaInsets }))
    members.append(
      CoveredMember(
        "systemMinimumLayoutMargins", { (it: UIViewController) in it.systemMinimumLayoutMargins }))
    members.append(
      CoveredMember(
        "viewRespectsSystemMinimumLayoutMargins",
        { (it: UIViewController) in it.viewRespectsSystemMinimumLayoutMargins }))
    members.append(CoveredMember("topLayoutGuide", { (it: UIViewController) in it.topLayoutGuide }))
    members.append(
      CoveredMember("bottomLayoutGuide", { (it: UIViewController) in it.bottomLayoutGuide }))
    members.append(
      CoveredMember("traitCollection", { (it: UIViewController) in it.traitCollection }))
    members.append(
      CoveredMember("traitCollectionDidChange(_:)", UIViewController.traitCollectionDidChange(_:)))
    members.append(CoveredMember("children", { (it: UIViewController) in it.children }))
    members.append(CoveredMember("parent", { (it: UIViewController) in it.parent }))
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
        "presentedViewController", { (it: UIViewController) in it.presentedViewController }))
    members.append(
      CoveredMember(
        "presentingViewController", { (it: UIViewController) in it.presentingViewController }))
    members.append(
      CoveredMember("navigationController", { (it: UIViewController) in it.navigationController }))
    members.append(
      CoveredMember("tabBarController", { (it: UIViewController) in it.tabBarController }))
    members.append(CoveredMember("navigationItem", { (it: UIViewController) in it.navigationItem }))
    members.append(
      CoveredMember("preferredContentSize", { (it: UIViewController) in it.preferredContentSize }))
    members.append(
      CoveredMember(
        "modalPresentationStyle", { (it: UIViewController) in it.modalPresentationStyle }))
    members.append(
      CoveredMember("viewWillTransition(to:with:)", UIViewController.viewWillTransition(to:with:)))
    members.append(
      CoveredMember("isModalInPresentation", { (it: UIViewController) in it.isModalInPresentation })
    )
    members.append(
      CoveredMember(
        "edgesForExtendedLayout", { (it: UIViewController) in it.edgesForExtendedLayout }))
    members.append(
      CoveredMember(
        "extendedLayoutIncludesOpaqueBars",
        { (it: UIViewController) in it.extendedLayoutIncludesOpaqueBars }))
    members.append(
      CoveredMember(
        "preferredStatusBarStyle", { (it: UIViewController) in it.preferredStatusBarStyle }))
    members.append(
      CoveredMember(
        "preferredStatusBarUpdateAnimation",
        { (it: UIViewController) in it.preferredStatusBarUpdateAnimation }))
    members.append(
      CoveredMember(
        "childForStatusBarStyle", { (it: UIViewController) in it.childForStatusBarStyle }))
    members.append(
      CoveredMember(
        "childForStatusBarHidden", { (it: UIViewController) in it.childForStatusBarHidden }))
    members.append(
      CoveredMember(
        "childForHomeIndicatorAutoHidden",
        { (it: UIViewController) in it.childForHomeIndicatorAutoHidden }))
    members.append(
      CoveredMember(
        "preferredScreenEdgesDeferringSystemGestures",
        { (it: UIViewController) in it.preferredScreenEdgesDeferringSystemGestures }))
    members.append(
      CoveredMember(
        "supportedInterfaceOrientations",
        { (it: UIViewController) in it.supportedInterfaceOrientations }))
    members.append(
      CoveredMember(
        "preferredInterfaceOrientationForPresentation",
        { (it: UIViewController) in it.preferredInterfaceOrientationForPresentation }))
    members.append(
      CoveredMember(
        "overrideUserInterfaceStyle", { (it: UIViewController) in it.overrideUserInterfaceStyle }))
    members.append(
      CoveredMember("restorationIdentifier", { (it: UIViewController) in it.restorationIdentifier })
    )
    members.append(
      CoveredMember("modalTransitionStyle", { (it: UIViewController) in it.modalTransitionStyle }))
    members.append(
      CoveredMember(
        "modalPresentationCapturesStatusBarAppearance",
        { (it: UIViewController) in it.modalPresentationCapturesStatusBarAppearance }))
    members.append(CoveredMember("keyCommands", { (it: UIViewController) in it.keyCommands }))
    members.append(
      CoveredMember(
        "setNeedsUpdateOfSupportedInterfaceOrientations()",
        { (it: UIViewController) in it.setNeedsUpdateOfSupportedInterfaceOrientations() }))
    members.append(
      CoveredMember(
        "setNeedsUpdateOfHomeIndicatorAutoHidden()",
        { (it: UIViewController) in it.setNeedsUpdateOfHomeIndicatorAutoHidden() }))
    members.append(
      CoveredMember(
        "canPerformAction(_:withSender:)", UIViewController.canPerformAction(_:withSender:)))
    return members
  }

  private static var uiWindow: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(frame:)", UIWindow.init(frame:)))
    members.append(CoveredMember("rootViewController", { (it: UIWindow) in it.rootViewController }))
    members.append(CoveredMember("makeKeyAndVisible()", UIWindow.makeKeyAndVisible))
    members.append(CoveredMember("screen", { (it: UIWindow) in it.screen }))
    members.append(CoveredMember("init(windowScene:)", UIWindow.init(windowScene:)))
    members.append(CoveredMember("windowScene", { (it: UIWindow) in it.windowScene }))
    members.append(CoveredMember("init()", { UIWindow() }))
    return members
  }

  private static var uiScreen: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("main", UIScreen.main))
    members.append(CoveredMember("bounds", { (it: UIScreen) in it.bounds }))
    members.append(CoveredMember("scale", { (it: UIScreen) in it.scale }))
    members.append(CoveredMember("nativeBounds", { (it: UIScreen) in it.nativeBounds }))
    members.append(CoveredMember("traitCollection", { (it: UIScreen) in it.traitCollection }))
    return members
  }

  private static var uiTraitCollection: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("horizontalSizeClass", { (it: UITraitCollection) in it.horizontalSizeClass }))
    members.append(
      CoveredMember("verticalSizeClass", { (it: UITraitCollection) in it.verticalSizeClass }))
    members.append(
      CoveredMember(
        "preferredContentSizeCategory",
        { (it: UITraitCollection) in it.preferredContentSizeCategory }))
    members.append(
      CoveredMember("layoutDirection", { (it: UITraitCollection) in it.layoutDirection }))
    members.append(CoveredMember("displayScale", { (it: UITraitCollection) in it.displayScale }))
    members.append(
      CoveredMember("userInterfaceStyle", { (it: UITraitCollection) in it.userInterfaceStyle }))
    members.append(
      CoveredMember("userInterfaceIdiom", { (it: UITraitCollection) in it.userInterfaceIdiom }))
    members.append(CoveredMember("init()", { UITraitCollection() }))
    members.append(
      CoveredMember(
        "init(horizontalSizeClass:)", { UITraitCollection(horizontalSizeClass: .regular) }))
    members.append(
      CoveredMember("init(verticalSizeClass:)", { UITraitCollection(verticalSizeClass: .regular) }))
    members.append(
      CoveredMember(
        "init(preferredContentSizeCategory:)",
        { UITraitCollection(preferredContentSizeCategory: .large) }))
    members.append(
      CoveredMember("init(layoutDirection:)", { UITraitCollection(layoutDirection: .leftToRight) }))
    members.append(CoveredMember("init(displayScale:)", { UITraitCollection(displayScale: 2) }))
    members.append(
      CoveredMember("init(userInterfaceIdiom:)", { UITraitCollection(userInterfaceIdiom: .pad) }))
    members.append(
      CoveredMember("init(userInterfaceStyle:)", { UITraitCollection(userInterfaceStyle: .dark) }))
    members.append(
      CoveredMember("init(traitsFrom:)", { UITraitCollection(traitsFrom: [UITraitCollection()]) }))
    members.append(
      CoveredMember(
        "containsTraits(in:)", { (it: UITraitCollection) in it.containsTraits(in: nil) }))
    members.append(CoveredMember("current", UITraitCollection.current))
    members.append(CoveredMember("performAsCurrent(_:)", UITraitCollection.performAsCurrent))
    members.append(
      CoveredMember(
        "hasDifferentColorAppearance(comparedTo:)", UITraitCollection.hasDifferentColorAppearance))
    return members
  }

  private static var uiLabel: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("text", { (it: UILabel) in it.text }))
    members.append(CoveredMember("attributedText", { (it: UILabel) in it.attributedText }))
    members.append(CoveredMember("font", { (it: UILabel) in it.font }))
    members.append(CoveredMember("textColor", { (it: UILabel) in it.textColor }))
    members.append(CoveredMember("textAlignment", { (it: UILabel) in it.textAlignment }))
    members.append(CoveredMember("numberOfLines", { (it: UILabel) in it.numberOfLines }))
    members.append(
      CoveredMember("preferredMaxLayoutWidth", { (it: UILabel) in it.preferredMaxLayoutWidth }))
    members.append(
      CoveredMember(
        "adjustsFontForContentSizeCategory",
        { (it: UILabel) in it.adjustsFontForContentSizeCategory }))
    members.append(CoveredMember("lineBreakMode", { (it: UILabel) in it.lineBreakMode }))
    members.append(
      CoveredMember("adjustsFontSizeToFitWidth", { (it: UILabel) in it.adjustsFontSizeToFitWidth }))
    members.append(
      CoveredMember("minimumScaleFactor", { (it: UILabel) in it.minimumScaleFactor }))
    members.append(
      CoveredMember("baselineAdjustment", { (it: UILabel) in it.baselineAdjustment }))
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
    members.append(CoveredMember("image", { (it: UIImageView) in it.image }))
    members.append(CoveredMember("isHighlighted", { (it: UIImageView) in it.isHighlighted }))
    members.append(
      CoveredMember(
        "init(image:highlightedImage:)", UIImageView.init(image:highlightedImage:)))
    return members
  }

  private static var uiSwitch: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", { (it: UISwitch) in it.intrinsicContentSize }))
    return members
  }

  private static var uiSlider: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", { (it: UISlider) in it.intrinsicContentSize }))
    members.append(CoveredMember("minimumValueImage", { (it: UISlider) in it.minimumValueImage }))
    members.append(CoveredMember("maximumValueImage", { (it: UISlider) in it.maximumValueImage }))
    members.append(CoveredMember("trackRect(forBounds:)", UISlider.trackRect(forBounds:)))
    members.append(
      CoveredMember(
        "thumbRect(forBounds:trackRect:value:)", UISlider.thumbRect(forBounds:trackRect:value:)))
    members.append(CoveredMember("setThumbImage(_:for:)", UISlider.setThumbImage(_:for:)))
    return members
  }

  private static var uiStepper: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", { (it: UIStepper) in it.intrinsicContentSize }))
    return members
  }

  private static var uiSegmentedControl: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", { (it: UISegmentedControl) in it.intrinsicContentSize })
    )
    return members
  }

  private static var uiProgressView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", { (it: UIProgressView) in it.intrinsicContentSize }))
    return members
  }

  private static var uiActivityIndicatorView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "intrinsicContentSize", { (it: UIActivityIndicatorView) in it.intrinsicContentSize }))
    return members
  }

  private static var uiPageControl: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", { (it: UIPageControl) in it.intrinsicContentSize }))
    return members
  }

  private static var uiButton: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", { (it: UIButton) in it.intrinsicContentSize }))
    members.append(CoveredMember("configuration", { (it: UIButton) in it.configuration }))
    members.append(
      CoveredMember(
        "configurationUpdateHandler", { (it: UIButton) in it.configurationUpdateHandler }))
    members.append(
      CoveredMember("setNeedsUpdateConfiguration()", UIButton.setNeedsUpdateConfiguration))
    members.append(CoveredMember("subtitleLabel", { (it: UIButton) in it.subtitleLabel }))
    members.append(
      CoveredMember("currentAttributedTitle", { (it: UIButton) in it.currentAttributedTitle }))
    members.append(CoveredMember("menu", { (it: UIButton) in it.menu }))
    members.append(
      CoveredMember(
        "changesSelectionAsPrimaryAction", { (it: UIButton) in it.changesSelectionAsPrimaryAction })
    )
    members.append(
      CoveredMember(
        "isPointerInteractionEnabled", { (it: UIButton) in it.isPointerInteractionEnabled }))
    members.append(
      CoveredMember(
        "adjustsImageWhenHighlighted", { (it: UIButton) in it.adjustsImageWhenHighlighted }))
    members.append(
      CoveredMember("adjustsImageWhenDisabled", { (it: UIButton) in it.adjustsImageWhenDisabled }))
    members.append(
      CoveredMember("showsTouchWhenHighlighted", { (it: UIButton) in it.showsTouchWhenHighlighted })
    )
    members.append(CoveredMember("role", { (it: UIButton) in it.role }))
    members.append(CoveredMember("setAttributedTitle(_:for:)", UIButton.setAttributedTitle(_:for:)))
    members.append(CoveredMember("attributedTitle(for:)", UIButton.attributedTitle(for:)))
    members.append(CoveredMember("titleRect(forContentRect:)", UIButton.titleRect(forContentRect:)))
    members.append(CoveredMember("imageRect(forContentRect:)", UIButton.imageRect(forContentRect:)))
    members.append(CoveredMember("contentRect(forBounds:)", UIButton.contentRect(forBounds:)))
    members.append(CoveredMember("backgroundRect(forBounds:)", UIButton.backgroundRect(forBounds:)))
    return members
  }

  private static var uiTextField: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", { (it: UITextField) in it.intrinsicContentSize }))
    members.append(CoveredMember("attributedText", { (it: UITextField) in it.attributedText }))
    members.append(
      CoveredMember("attributedPlaceholder", { (it: UITextField) in it.attributedPlaceholder }))
    members.append(CoveredMember("leftView", { (it: UITextField) in it.leftView }))
    members.append(CoveredMember("leftViewMode", { (it: UITextField) in it.leftViewMode }))
    members.append(CoveredMember("rightView", { (it: UITextField) in it.rightView }))
    members.append(CoveredMember("rightViewMode", { (it: UITextField) in it.rightViewMode }))
    members.append(CoveredMember("leftViewRect(forBounds:)", UITextField.leftViewRect(forBounds:)))
    members.append(
      CoveredMember("rightViewRect(forBounds:)", UITextField.rightViewRect(forBounds:)))
    members.append(CoveredMember("keyboardType", { (it: UITextField) in it.keyboardType }))
    members.append(
      CoveredMember("keyboardAppearance", { (it: UITextField) in it.keyboardAppearance }))
    members.append(CoveredMember("returnKeyType", { (it: UITextField) in it.returnKeyType }))
    members.append(
      CoveredMember(
        "enablesReturnKeyAutomatically", { (it: UITextField) in it.enablesReturnKeyAutomatically }))
    members.append(
      CoveredMember("autocapitalizationType", { (it: UITextField) in it.autocapitalizationType }))
    members.append(
      CoveredMember("autocorrectionType", { (it: UITextField) in it.autocorrectionType }))
    members.append(
      CoveredMember("spellCheckingType", { (it: UITextField) in it.spellCheckingType }))
    members.append(CoveredMember("smartQuotesType", { (it: UITextField) in it.smartQuotesType }))
    members.append(CoveredMember("smartDashesType", { (it: UITextField) in it.smartDashesType }))
    members.append(
      CoveredMember("smartInsertDeleteType", { (it: UITextField) in it.smartInsertDeleteType }))
    members.append(CoveredMember("textContentType", { (it: UITextField) in it.textContentType }))
    members.append(
      CoveredMember("clearsOnBeginEditing", { (it: UITextField) in it.clearsOnBeginEditing }))
    members.append(
      CoveredMember("clearsOnInsertion", { (it: UITextField) in it.clearsOnInsertion }))
    members.append(CoveredMember("typingAttributes", { (it: UITextField) in it.typingAttributes }))
    members.append(
      CoveredMember("defaultTextAttributes", { (it: UITextField) in it.defaultTextAttributes }))
    members.append(
      CoveredMember(
        "allowsEditingTextAttributes", { (it: UITextField) in it.allowsEditingTextAttributes }))
    members.append(CoveredMember("background", { (it: UITextField) in it.background }))
    members.append(
      CoveredMember("clearButtonRect(forBounds:)", UITextField.clearButtonRect(forBounds:)))
    members.append(CoveredMember("borderRect(forBounds:)", UITextField.borderRect(forBounds:)))
    return members
  }

  private static var uiTextView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("intrinsicContentSize", { (it: UITextView) in it.intrinsicContentSize }))
    members.append(CoveredMember("attributedText", { (it: UITextView) in it.attributedText }))
    members.append(CoveredMember("keyboardType", { (it: UITextView) in it.keyboardType }))
    members.append(
      CoveredMember("keyboardAppearance", { (it: UITextView) in it.keyboardAppearance }))
    members.append(CoveredMember("returnKeyType", { (it: UITextView) in it.returnKeyType }))
    members.append(
      CoveredMember(
        "enablesReturnKeyAutomatically", { (it: UITextView) in it.enablesReturnKeyAutomatically }))
    members.append(
      CoveredMember("autocapitalizationType", { (it: UITextView) in it.autocapitalizationType }))
    members.append(
      CoveredMember("autocorrectionType", { (it: UITextView) in it.autocorrectionType }))
    members.append(CoveredMember("spellCheckingType", { (it: UITextView) in it.spellCheckingType }))
    members.append(CoveredMember("smartQuotesType", { (it: UITextView) in it.smartQuotesType }))
    members.append(CoveredMember("smartDashesType", { (it: UITextView) in it.smartDashesType }))
    members.append(
      CoveredMember("smartInsertDeleteType", { (it: UITextView) in it.smartInsertDeleteType }))
    members.append(CoveredMember("isSecureTextEntry", { (it: UITextView) in it.isSecureTextEntry }))
    members.append(CoveredMember("textContentType", { (it: UITextView) in it.textContentType }))
    members.append(CoveredMember("selectedRange", { (it: UITextView) in it.selectedRange }))
    members.append(CoveredMember("typingAttributes", { (it: UITextView) in it.typingAttributes }))
    members.append(
      CoveredMember("linkTextAttributes", { (it: UITextView) in it.linkTextAttributes }))
    members.append(
      CoveredMember(
        "allowsEditingTextAttributes", { (it: UITextView) in it.allowsEditingTextAttributes }))
    members.append(CoveredMember("clearsOnInsertion", { (it: UITextView) in it.clearsOnInsertion }))
    members.append(CoveredMember("dataDetectorTypes", { (it: UITextView) in it.dataDetectorTypes }))
    members.append(CoveredMember("delegate", { (it: UITextView) in it.delegate }))
    members.append(
      CoveredMember(
        "adjustsFontForContentSizeCategory",
        { (it: UITextView) in it.adjustsFontForContentSizeCategory }))
    members.append(CoveredMember("textContainer", { (it: UITextView) in it.textContainer }))
    members.append(CoveredMember("scrollRangeToVisible(_:)", UITextView.scrollRangeToVisible(_:)))
    return members
  }

  private static var nsAttributedString: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("size()", NSAttributedString.size))
    members.append(
      CoveredMember(
        "boundingRect(with:options:context:)",
        NSAttributedString.boundingRect(with:options:context:)))
    return members
  }

  private static var uiControl: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("addAction(_:for:)", UIControl.addAction(_:for:)))
    members.append(CoveredMember("removeAction(_:for:)", UIControl.removeAction(_:for:)))
    members.append(CoveredMember("sendActions(for:)", UIControl.sendActions(for:)))
    members.append(CoveredMember("isEnabled", { (it: UIControl) in it.isEnabled }))
    members.append(CoveredMember("isSelected", { (it: UIControl) in it.isSelected }))
    members.append(CoveredMember("isHighlighted", { (it: UIControl) in it.isHighlighted }))
    members.append(CoveredMember("state", { (it: UIControl) in it.state }))
    members.append(
      CoveredMember("addTarget(_:action:for:)", UIControl.addTarget(_:action:for:)))
    members.append(
      CoveredMember("removeTarget(_:action:for:)", UIControl.removeTarget(_:action:for:)))
    members.append(CoveredMember("sendAction(_:to:for:)", UIControl.sendAction(_:to:for:)))
    members.append(
      CoveredMember(
        "actions(forTarget:forControlEvent:)", UIControl.actions(forTarget:forControlEvent:)))
    members.append(CoveredMember("allTargets", { (it: UIControl) in it.allTargets }))
    members.append(CoveredMember("allControlEvents", { (it: UIControl) in it.allControlEvents }))
    members.append(
      CoveredMember("showsMenuAsPrimaryAction", { (it: UIControl) in it.showsMenuAsPrimaryAction }))
    members.append(
      CoveredMember(
        "isContextMenuInteractionEnabled", { (it: UIControl) in it.isContextMenuInteractionEnabled }
      ))
    members.append(CoveredMember("toolTip", { (it: UIControl) in it.toolTip }))
    members.append(CoveredMember("isTracking", { (it: UIControl) in it.isTracking }))
    members.append(CoveredMember("isTouchInside", { (it: UIControl) in it.isTouchInside }))
    members.append(CoveredMember("beginTracking(_:with:)", UIControl.beginTracking(_:with:)))
    members.append(CoveredMember("continueTracking(_:with:)", UIControl.continueTracking(_:with:)))
    members.append(CoveredMember("endTracking(_:with:)", UIControl.endTracking(_:with:)))
    members.append(CoveredMember("cancelTracking(with:)", UIControl.cancelTracking(with:)))
    return members
  }

  private static var uiBarButtonItem: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(title:style:target:action:)", UIBarButtonItem.init(title:style:target:action:)))
    members.append(
      CoveredMember(
        "init(image:style:target:action:)", UIBarButtonItem.init(image:style:target:action:)))
    members.append(
      CoveredMember(
        "init(barButtonSystemItem:target:action:)",
        UIBarButtonItem.init(barButtonSystemItem:target:action:)))
    members.append(CoveredMember("init(customView:)", UIBarButtonItem.init(customView:)))
    members.append(CoveredMember("target", { (it: UIBarButtonItem) in it.target }))
    members.append(CoveredMember("action", { (it: UIBarButtonItem) in it.action }))
    members.append(CoveredMember("style", { (it: UIBarButtonItem) in it.style }))
    return members
  }

  private static var uiTableView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(frame:style:)", UITableView.init(frame:style:)))
    members.append(CoveredMember("dataSource", { (it: UITableView) in it.dataSource }))
    members.append(CoveredMember("delegate", { (it: UITableView) in it.delegate }))
    members.append(CoveredMember("rectForRow(at:)", UITableView.rectForRow(at:)))
    members.append(
      CoveredMember(
        "indexPathsForVisibleRows", { (it: UITableView) in it.indexPathsForVisibleRows }))
    members.append(CoveredMember("rowHeight", { (it: UITableView) in it.rowHeight }))
    members.append(
      CoveredMember("estimatedRowHeight", { (it: UITableView) in it.estimatedRowHeight }))
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
    members.append(CoveredMember("visibleCells", { (it: UITableView) in it.visibleCells }))
    members.append(CoveredMember("cellForRow(at:)", UITableView.cellForRow(at:)))
    members.append(CoveredMember("indexPath(for:)", UITableView.indexPath(for:)))
    members.append(CoveredMember("tableHeaderView", { (it: UITableView) in it.tableHeaderView }))
    members.append(CoveredMember("tableFooterView", { (it: UITableView) in it.tableFooterView }))
    members.append(
      CoveredMember("sectionHeaderHeight", { (it: UITableView) in it.sectionHeaderHeight }))
    members.append(
      CoveredMember("sectionFooterHeight", { (it: UITableView) in it.sectionFooterHeight }))
    members.append(
      CoveredMember(
        "estimatedSectionHeaderHeight", { (it: UITableView) in it.estimatedSectionHeaderHeight }))
    members.append(
      CoveredMember(
        "estimatedSectionFooterHeight", { (it: UITableView) in it.estimatedSectionFooterHeight }))
    members.append(
      CoveredMember("sectionHeaderTopPadding", { (it: UITableView) in it.sectionHeaderTopPadding }))
    members.append(
      CoveredMember(
        "register(_:forHeaderFooterViewReuseIdentifier:)",
        UITableView.register(_:forHeaderFooterViewReuseIdentifier:)))
    members.append(
      CoveredMember(
        "dequeueReusableHeaderFooterView(withIdentifier:)",
        UITableView.dequeueReusableHeaderFooterView(withIdentifier:)))
    members.append(CoveredMember("headerView(forSection:)", UITableView.headerView(forSection:)))
    members.append(CoveredMember("footerView(forSection:)", UITableView.footerView(forSection:)))
    members.append(CoveredMember("rect(forSection:)", UITableView.rect(forSection:)))
    members.append(
      CoveredMember("rectForHeader(inSection:)", UITableView.rectForHeader(inSection:)))
    members.append(
      CoveredMember("rectForFooter(inSection:)", UITableView.rectForFooter(inSection:)))
    members.append(CoveredMember("insertRows(at:with:)", UITableView.insertRows(at:with:)))
    members.append(CoveredMember("deleteRows(at:with:)", UITableView.deleteRows(at:with:)))
    members.append(CoveredMember("reloadRows(at:with:)", UITableView.reloadRows(at:with:)))
    members.append(CoveredMember("insertSections(_:with:)", UITableView.insertSections(_:with:)))
    members.append(CoveredMember("deleteSections(_:with:)", UITableView.deleteSections(_:with:)))
    members.append(CoveredMember("reloadSections(_:with:)", UITableView.reloadSections(_:with:)))
    members.append(CoveredMember("separatorInset", { (it: UITableView) in it.separatorInset }))
    members.append(CoveredMember("separatorColor", { (it: UITableView) in it.separatorColor }))
    members.append(CoveredMember("backgroundView", { (it: UITableView) in it.backgroundView }))
    members.append(
      CoveredMember(
        "allowsSelectionDuringEditing", { (it: UITableView) in it.allowsSelectionDuringEditing }))
    members.append(
      CoveredMember(
        "allowsMultipleSelectionDuringEditing",
        { (it: UITableView) in it.allowsMultipleSelectionDuringEditing }))
    members.append(CoveredMember("isEditing", { (it: UITableView) in it.isEditing }))
    members.append(
      CoveredMember("indexPathForSelectedRow", { (it: UITableView) in it.indexPathForSelectedRow }))
    members.append(
      CoveredMember(
        "indexPathsForSelectedRows", { (it: UITableView) in it.indexPathsForSelectedRows }))
    members.append(CoveredMember("setEditing(_:animated:)", UITableView.setEditing(_:animated:)))
    members.append(
      CoveredMember(
        "selectRow(at:animated:scrollPosition:)", UITableView.selectRow(at:animated:scrollPosition:)
      ))
    members.append(
      CoveredMember("deselectRow(at:animated:)", UITableView.deselectRow(at:animated:)))
    return members
  }

  private static var uiTableViewCell: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("init(style:reuseIdentifier:)", UITableViewCell.init(style:reuseIdentifier:)))
    members.append(CoveredMember("contentView", { (it: UITableViewCell) in it.contentView }))
    members.append(
      CoveredMember("reuseIdentifier", { (it: UITableViewCell) in it.reuseIdentifier }))
    members.append(CoveredMember("prepareForReuse()", UITableViewCell.prepareForReuse))
    members.append(CoveredMember("textLabel", { (it: UITableViewCell) in it.textLabel }))
    members.append(
      CoveredMember("detailTextLabel", { (it: UITableViewCell) in it.detailTextLabel }))
    members.append(CoveredMember("accessoryType", { (it: UITableViewCell) in it.accessoryType }))
    members.append(CoveredMember("imageView", { (it: UITableViewCell) in it.imageView }))
    members.append(CoveredMember("isSelected", { (it: UITableViewCell) in it.isSelected }))
    members.append(CoveredMember("isHighlighted", { (it: UITableViewCell) in it.isHighlighted }))
    members.append(CoveredMember("isEditing", { (it: UITableViewCell) in it.isEditing }))
    members.append(
      CoveredMember("setSelected(_:animated:)", UITableViewCell.setSelected(_:animated:)))
    members.append(
      CoveredMember("setHighlighted(_:animated:)", UITableViewCell.setHighlighted(_:animated:)))
    members.append(
      CoveredMember("setEditing(_:animated:)", UITableViewCell.setEditing(_:animated:)))
    return members
  }

  private static var uiNavigationController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("init(rootViewController:)", UINavigationController.init(rootViewController:)))
    members.append(
      CoveredMember("viewControllers", { (it: UINavigationController) in it.viewControllers }))
    members.append(
      CoveredMember(
        "pushViewController(_:animated:)", UINavigationController.pushViewController(_:animated:)))
    members.append(
      CoveredMember(
        "popViewController(animated:)", UINavigationController.popViewController(animated:)))
    members.append(
      CoveredMember("topViewController", { (it: UINavigationController) in it.topViewController }))
    members.append(
      CoveredMember("navigationBar", { (it: UINavigationController) in it.navigationBar }))
    members.append(
      CoveredMember(
        "isNavigationBarHidden", { (it: UINavigationController) in it.isNavigationBarHidden }))
    return members
  }

  private static var uiNavigationBar: [CoveredMember] {
    [
      CoveredMember("isTranslucent", { (it: UINavigationBar) in it.isTranslucent }),
      CoveredMember("prefersLargeTitles", { (it: UINavigationBar) in it.prefersLargeTitles }),
    ]
  }

  private static var uiTabBar: [CoveredMember] {
    [CoveredMember("isTranslucent", { (it: UITabBar) in it.isTranslucent })]
  }

  private static var uiTabBarController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("viewControllers", { (it: UITabBarController) in it.viewControllers }))
    members.append(CoveredMember("selectedIndex", { (it: UITabBarController) in it.selectedIndex }))
    members.append(
      CoveredMember(
        "selectedViewController", { (it: UITabBarController) in it.selectedViewController }))
    members.append(CoveredMember("tabBar", { (it: UITabBarController) in it.tabBar }))
    return members
  }

  private static var uiTableViewHeaderFooterView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("init(reuseIdentifier:)", UITableViewHeaderFooterView.init(reuseIdentifier:)))
    members.append(
      CoveredMember("contentView", { (it: UITableViewHeaderFooterView) in it.contentView }))
    members.append(
      CoveredMember("reuseIdentifier", { (it: UITableViewHeaderFooterView) in it.reuseIdentifier }))
    members.append(CoveredMember("prepareForReuse()", UITableViewHeaderFooterView.prepareForReuse))
    members.append(
      CoveredMember("textLabel", { (it: UITableViewHeaderFooterView) in it.textLabel }))
    return members
  }

  private static var uiTableViewDataSource: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "tableView(_:titleForHeaderInSection:)",
        { (it: any UITableViewDataSource, table: UITableView) in
          it.tableView(table, titleForHeaderInSection: 0)
        }))
    members.append(
      CoveredMember(
        "tableView(_:titleForFooterInSection:)",
        { (it: any UITableViewDataSource, table: UITableView) in
          it.tableView(table, titleForFooterInSection: 0)
        }))
    members.append(
      CoveredMember(
        "numberOfSections(in:)",
        { (it: any UITableViewDataSource, table: UITableView) in it.numberOfSections(in: table) }))
    return members
  }

  private static var uiTableViewDelegate: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "tableView(_:heightForRowAt:)",
        { (it: any UITableViewDelegate, table: UITableView) in
          it.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0))
        }))
    members.append(
      CoveredMember(
        "tableView(_:heightForHeaderInSection:)",
        { (it: any UITableViewDelegate, table: UITableView) in
          it.tableView(table, heightForHeaderInSection: 0)
        }))
    members.append(
      CoveredMember(
        "tableView(_:heightForFooterInSection:)",
        { (it: any UITableViewDelegate, table: UITableView) in
          it.tableView(table, heightForFooterInSection: 0)
        }))
    members.append(
      CoveredMember(
        "tableView(_:viewForHeaderInSection:)",
        { (it: any UITableViewDelegate, table: UITableView) in
          it.tableView(table, viewForHeaderInSection: 0)
        }))
    members.append(
      CoveredMember(
        "tableView(_:viewForFooterInSection:)",
        { (it: any UITableViewDelegate, table: UITableView) in
          it.tableView(table, viewForFooterInSection: 0)
        }))
    return members
  }

  private static var uiTableViewController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(style:)", UITableViewController.init(style:)))
    members.append(CoveredMember("tableView", { (it: UITableViewController) in it.tableView }))
    return members
  }

  private static var uiCollectionView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("delegate", { (it: UICollectionView) in it.delegate }))
    members.append(
      CoveredMember(
        "init(frame:collectionViewLayout:)", UICollectionView.init(frame:collectionViewLayout:)))
    members.append(
      CoveredMember("collectionViewLayout", { (it: UICollectionView) in it.collectionViewLayout }))
    members.append(CoveredMember("dataSource", { (it: UICollectionView) in it.dataSource }))
    members.append(CoveredMember("backgroundView", { (it: UICollectionView) in it.backgroundView }))
    members.append(
      CoveredMember(
        "register(_:forCellWithReuseIdentifier:)",
        UICollectionView.register(_:forCellWithReuseIdentifier:)))
    members.append(
      CoveredMember(
        "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
        UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)))
    members.append(
      CoveredMember(
        "dequeueReusableCell(withReuseIdentifier:for:)",
        { (it: UICollectionView, path: IndexPath) in
          it.dequeueReusableCell(withReuseIdentifier: "", for: path)
        }))
    members.append(
      CoveredMember(
        "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
        { (it: UICollectionView, path: IndexPath) in
          it.dequeueReusableSupplementaryView(ofKind: "", withReuseIdentifier: "", for: path)
        }))
    members.append(CoveredMember("reloadData()", UICollectionView.reloadData))
    members.append(CoveredMember("reloadItems(at:)", UICollectionView.reloadItems(at:)))
    members.append(CoveredMember("insertItems(at:)", UICollectionView.insertItems(at:)))
    members.append(CoveredMember("deleteItems(at:)", UICollectionView.deleteItems(at:)))
    members.append(CoveredMember("moveItem(at:to:)", UICollectionView.moveItem(at:to:)))
    members.append(CoveredMember("insertSections(_:)", UICollectionView.insertSections(_:)))
    members.append(CoveredMember("deleteSections(_:)", UICollectionView.deleteSections(_:)))
    members.append(CoveredMember("reloadSections(_:)", UICollectionView.reloadSections(_:)))
    members.append(
      CoveredMember(
        "performBatchUpdates(_:completion:)", UICollectionView.performBatchUpdates(_:completion:)))
    members.append(
      CoveredMember("numberOfSections", { (it: UICollectionView) in it.numberOfSections }))
    members.append(
      CoveredMember("numberOfItems(inSection:)", UICollectionView.numberOfItems(inSection:)))
    members.append(CoveredMember("visibleCells", { (it: UICollectionView) in it.visibleCells }))
    members.append(
      CoveredMember(
        "indexPathsForVisibleItems", { (it: UICollectionView) in it.indexPathsForVisibleItems }))
    members.append(CoveredMember("cellForItem(at:)", UICollectionView.cellForItem(at:)))
    members.append(CoveredMember("indexPath(for:)", UICollectionView.indexPath(for:)))
    members.append(CoveredMember("indexPathForItem(at:)", UICollectionView.indexPathForItem(at:)))
    members.append(
      CoveredMember("layoutAttributesForItem(at:)", UICollectionView.layoutAttributesForItem(at:)))
    members.append(
      CoveredMember(
        "supplementaryView(forElementKind:at:)",
        UICollectionView.supplementaryView(forElementKind:at:)))
    members.append(
      CoveredMember(
        "visibleSupplementaryViews(ofKind:)", UICollectionView.visibleSupplementaryViews(ofKind:)))
    members.append(
      CoveredMember("scrollToItem(at:at:animated:)", UICollectionView.scrollToItem(at:at:animated:))
    )
    members.append(
      CoveredMember(
        "selectItem(at:animated:scrollPosition:)",
        UICollectionView.selectItem(at:animated:scrollPosition:)))
    members.append(
      CoveredMember("deselectItem(at:animated:)", UICollectionView.deselectItem(at:animated:)))
    members.append(
      CoveredMember(
        "indexPathsForSelectedItems", { (it: UICollectionView) in it.indexPathsForSelectedItems }))
    return members
  }

  private static var uiCollectionViewLayout: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("collectionView", { (it: UICollectionViewLayout) in it.collectionView }))
    members.append(CoveredMember("prepare()", { (it: UICollectionViewLayout) in it.prepare() }))
    members.append(
      CoveredMember(
        "collectionViewContentSize",
        { (it: UICollectionViewLayout) in it.collectionViewContentSize }))
    members.append(
      CoveredMember(
        "layoutAttributesForElements(in:)", UICollectionViewLayout.layoutAttributesForElements(in:))
    )
    members.append(
      CoveredMember(
        "layoutAttributesForItem(at:)", UICollectionViewLayout.layoutAttributesForItem(at:)))
    members.append(
      CoveredMember(
        "layoutAttributesForSupplementaryView(ofKind:at:)",
        UICollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)))
    members.append(
      CoveredMember(
        "layoutAttributesForDecorationView(ofKind:at:)",
        UICollectionViewLayout.layoutAttributesForDecorationView(ofKind:at:)))
    members.append(
      CoveredMember(
        "shouldInvalidateLayout(forBoundsChange:)",
        UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)))
    members.append(
      CoveredMember(
        "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
        UICollectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes:withOriginalAttributes:)))
    members.append(
      CoveredMember("invalidateLayout()", { (it: UICollectionViewLayout) in it.invalidateLayout() })
    )
    members.append(
      CoveredMember("invalidateLayout(with:)", UICollectionViewLayout.invalidateLayout(with:)))
    members.append(
      CoveredMember(
        "register(_:forDecorationViewOfKind:)",
        UICollectionViewLayout.register(_:forDecorationViewOfKind:)))
    members.append(
      CoveredMember(
        "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
        UICollectionViewLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:))
    )
    members.append(
      CoveredMember(
        "initialLayoutAttributesForAppearingItem(at:)",
        UICollectionViewLayout.initialLayoutAttributesForAppearingItem(at:)))
    members.append(
      CoveredMember(
        "finalLayoutAttributesForDisappearingItem(at:)",
        UICollectionViewLayout.finalLayoutAttributesForDisappearingItem(at:)))
    members.append(
      CoveredMember(
        "flipsHorizontallyInOppositeLayoutDirection",
        { (it: UICollectionViewLayout) in it.flipsHorizontallyInOppositeLayoutDirection }))
    members.append(
      CoveredMember(
        "prepare(forCollectionViewUpdates:)",
        UICollectionViewLayout.prepare(forCollectionViewUpdates:)))
    members.append(
      CoveredMember(
        "finalizeCollectionViewUpdates()", UICollectionViewLayout.finalizeCollectionViewUpdates))
    members.append(
      CoveredMember(
        "prepare(forAnimatedBoundsChange:)",
        UICollectionViewLayout.prepare(forAnimatedBoundsChange:)))
    members.append(
      CoveredMember(
        "finalizeAnimatedBoundsChange()", UICollectionViewLayout.finalizeAnimatedBoundsChange))
    members.append(
      CoveredMember(
        "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)",
        UICollectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)))
    members.append(
      CoveredMember(
        "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)",
        UICollectionViewLayout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:))
    )
    return members
  }

  private static var uiCollectionViewFlowLayout: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("itemSize", { (it: UICollectionViewFlowLayout) in it.itemSize }))
    members.append(
      CoveredMember(
        "minimumInteritemSpacing",
        { (it: UICollectionViewFlowLayout) in it.minimumInteritemSpacing }))
    members.append(
      CoveredMember(
        "minimumLineSpacing", { (it: UICollectionViewFlowLayout) in it.minimumLineSpacing }))
    members.append(
      CoveredMember("sectionInset", { (it: UICollectionViewFlowLayout) in it.sectionInset }))
    members.append(
      CoveredMember("scrollDirection", { (it: UICollectionViewFlowLayout) in it.scrollDirection }))
    members.append(
      CoveredMember(
        "headerReferenceSize", { (it: UICollectionViewFlowLayout) in it.headerReferenceSize }))
    members.append(
      CoveredMember(
        "footerReferenceSize", { (it: UICollectionViewFlowLayout) in it.footerReferenceSize }))
    members.append(
      CoveredMember(
        "estimatedItemSize", { (it: UICollectionViewFlowLayout) in it.estimatedItemSize }))
    members.append(
      CoveredMember(
        "sectionInsetReference", { (it: UICollectionViewFlowLayout) in it.sectionInsetReference }))
    members.append(
      CoveredMember(
        "sectionHeadersPinToVisibleBounds",
        { (it: UICollectionViewFlowLayout) in it.sectionHeadersPinToVisibleBounds }))
    members.append(
      CoveredMember(
        "sectionFootersPinToVisibleBounds",
        { (it: UICollectionViewFlowLayout) in it.sectionFootersPinToVisibleBounds }))
    return members
  }

  private static var uiCollectionViewLayoutAttributes: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("init(forCellWith:)", UICollectionViewLayoutAttributes.init(forCellWith:)))
    members.append(
      CoveredMember(
        "init(forSupplementaryViewOfKind:with:)",
        UICollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:with:)))
    members.append(CoveredMember("frame", { (it: UICollectionViewLayoutAttributes) in it.frame }))
    members.append(CoveredMember("center", { (it: UICollectionViewLayoutAttributes) in it.center }))
    members.append(CoveredMember("size", { (it: UICollectionViewLayoutAttributes) in it.size }))
    members.append(CoveredMember("bounds", { (it: UICollectionViewLayoutAttributes) in it.bounds }))
    members.append(
      CoveredMember("indexPath", { (it: UICollectionViewLayoutAttributes) in it.indexPath }))
    members.append(CoveredMember("alpha", { (it: UICollectionViewLayoutAttributes) in it.alpha }))
    members.append(CoveredMember("zIndex", { (it: UICollectionViewLayoutAttributes) in it.zIndex }))
    members.append(
      CoveredMember("isHidden", { (it: UICollectionViewLayoutAttributes) in it.isHidden }))
    members.append(
      CoveredMember(
        "representedElementKind",
        { (it: UICollectionViewLayoutAttributes) in it.representedElementKind }))
    members.append(
      CoveredMember(
        "representedElementCategory",
        { (it: UICollectionViewLayoutAttributes) in it.representedElementCategory }))
    members.append(
      CoveredMember("transform", { (it: UICollectionViewLayoutAttributes) in it.transform }))
    return members
  }

  private static var uiCollectionViewCell: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("contentView", { (it: UICollectionViewCell) in it.contentView }))
    members.append(
      CoveredMember("backgroundView", { (it: UICollectionViewCell) in it.backgroundView }))
    members.append(CoveredMember("isSelected", { (it: UICollectionViewCell) in it.isSelected }))
    members.append(
      CoveredMember("isHighlighted", { (it: UICollectionViewCell) in it.isHighlighted }))
    members.append(
      CoveredMember(
        "selectedBackgroundView", { (it: UICollectionViewCell) in it.selectedBackgroundView }))
    return members
  }

  private static var uiCollectionReusableView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("reuseIdentifier", { (it: UICollectionReusableView) in it.reuseIdentifier }))
    members.append(CoveredMember("prepareForReuse()", UICollectionReusableView.prepareForReuse))
    members.append(CoveredMember("apply(_:)", UICollectionReusableView.apply(_:)))
    members.append(
      CoveredMember(
        "preferredLayoutAttributesFitting(_:)",
        UICollectionReusableView.preferredLayoutAttributesFitting(_:)))
    return members
  }

  private static var uiCollectionViewController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(collectionViewLayout:)", UICollectionViewController.init(collectionViewLayout:)))
    members.append(
      CoveredMember(
        "collectionView",
        { (it: UICollectionViewController) in it.collectionView as UICollectionView? }))
    return members
  }

  private static var uiCollectionViewDelegateFlowLayout: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "collectionView(_:layout:sizeForItemAt:)",
        { (it: any UICollectionViewDelegateFlowLayout, view: UICollectionView) in
          it.collectionView(view, layout: view.collectionViewLayout, sizeForItemAt: [0, 0])
        }))
    members.append(
      CoveredMember(
        "collectionView(_:layout:insetForSectionAt:)",
        { (it: any UICollectionViewDelegateFlowLayout, view: UICollectionView) in
          it.collectionView(view, layout: view.collectionViewLayout, insetForSectionAt: 0)
        }))
    members.append(
      CoveredMember(
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
        { (it: any UICollectionViewDelegateFlowLayout, view: UICollectionView) in
          it.collectionView(
            view, layout: view.collectionViewLayout, minimumLineSpacingForSectionAt: 0)
        }))
    members.append(
      CoveredMember(
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
        { (it: any UICollectionViewDelegateFlowLayout, view: UICollectionView) in
          it.collectionView(
            view, layout: view.collectionViewLayout, minimumInteritemSpacingForSectionAt: 0)
        }))
    members.append(
      CoveredMember(
        "collectionView(_:layout:referenceSizeForHeaderInSection:)",
        { (it: any UICollectionViewDelegateFlowLayout, view: UICollectionView) in
          it.collectionView(
            view, layout: view.collectionViewLayout, referenceSizeForHeaderInSection: 0)
        }))
    members.append(
      CoveredMember(
        "collectionView(_:layout:referenceSizeForFooterInSection:)",
        { (it: any UICollectionViewDelegateFlowLayout, view: UICollectionView) in
          it.collectionView(
            view, layout: view.collectionViewLayout, referenceSizeForFooterInSection: 0)
        }))
    return members
  }

  private static var uiViewControllerTransitionCoordinator: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "animate(alongsideTransition:completion:)",
        { (it: any UIViewControllerTransitionCoordinator) in
          it.animate(alongsideTransition: nil, completion: nil)
        }))
    return members
  }

  private static var uiWindowScene: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("screen", { (it: UIWindowScene) in it.screen }))
    members.append(CoveredMember("windows", { (it: UIWindowScene) in it.windows }))
    members.append(CoveredMember("keyWindow", { (it: UIWindowScene) in it.keyWindow }))
    members.append(
      CoveredMember("interfaceOrientation", { (it: UIWindowScene) in it.interfaceOrientation }))
    return members
  }

  private static var uiButtonConfiguration: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("plain()", UIButton.Configuration.plain))
    members.append(CoveredMember("filled()", UIButton.Configuration.filled))
    members.append(CoveredMember("tinted()", UIButton.Configuration.tinted))
    members.append(CoveredMember("gray()", UIButton.Configuration.gray))
    members.append(CoveredMember("bordered()", UIButton.Configuration.bordered))
    members.append(CoveredMember("borderedTinted()", UIButton.Configuration.borderedTinted))
    members.append(CoveredMember("borderedProminent()", UIButton.Configuration.borderedProminent))
    members.append(CoveredMember("borderless()", UIButton.Configuration.borderless))
    members.append(CoveredMember("title", { (it: UIButton.Configuration) in it.title }))
    members.append(CoveredMember("subtitle", { (it: UIButton.Configuration) in it.subtitle }))
    members.append(CoveredMember("image", { (it: UIButton.Configuration) in it.image }))
    members.append(
      CoveredMember("contentInsets", { (it: UIButton.Configuration) in it.contentInsets }))
    members.append(
      CoveredMember("imagePlacement", { (it: UIButton.Configuration) in it.imagePlacement }))
    members.append(
      CoveredMember("imagePadding", { (it: UIButton.Configuration) in it.imagePadding }))
    members.append(
      CoveredMember("titlePadding", { (it: UIButton.Configuration) in it.titlePadding }))
    members.append(
      CoveredMember("titleAlignment", { (it: UIButton.Configuration) in it.titleAlignment }))
    members.append(CoveredMember("buttonSize", { (it: UIButton.Configuration) in it.buttonSize }))
    members.append(CoveredMember("cornerStyle", { (it: UIButton.Configuration) in it.cornerStyle }))
    members.append(CoveredMember("background", { (it: UIButton.Configuration) in it.background }))
    members.append(
      CoveredMember(
        "setDefaultContentInsets()",
        { (it: inout UIButton.Configuration) in it.setDefaultContentInsets() }))
    return members
  }

  private static var uiCollectionViewUpdateItem: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "indexPathBeforeUpdate", { (it: UICollectionViewUpdateItem) in it.indexPathBeforeUpdate }))
    members.append(
      CoveredMember(
        "indexPathAfterUpdate", { (it: UICollectionViewUpdateItem) in it.indexPathAfterUpdate }))
    members.append(
      CoveredMember("updateAction", { (it: UICollectionViewUpdateItem) in it.updateAction }))
    return members
  }

  private static var uiGestureRecognizer: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("isEnabled", { (it: UIGestureRecognizer) in it.isEnabled }))
    members.append(CoveredMember("state", { (it: UIGestureRecognizer) in it.state }))
    members.append(CoveredMember("delegate", { (it: UIGestureRecognizer) in it.delegate }))
    members.append(CoveredMember("view", { (it: UIGestureRecognizer) in it.view }))
    members.append(CoveredMember("location(in:)", UIGestureRecognizer.location(in:)))
    members.append(CoveredMember("require(toFail:)", UIGestureRecognizer.require(toFail:)))
    members.append(
      CoveredMember("init(target:action:)", UIGestureRecognizer.init(target:action:)))
    members.append(
      CoveredMember("addTarget(_:action:)", UIGestureRecognizer.addTarget(_:action:)))
    members.append(
      CoveredMember("removeTarget(_:action:)", UIGestureRecognizer.removeTarget(_:action:)))
    return members
  }

  private static var uiColor: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("init(red:green:blue:alpha:)", { UIColor(red: 1, green: 1, blue: 1, alpha: 1) })
    )
    members.append(CoveredMember("init(named:)", { UIColor(named: "") }))
    members.append(CoveredMember("withAlphaComponent(_:)", UIColor.withAlphaComponent(_:)))
    members.append(
      CoveredMember("init(dynamicProvider:)", { UIColor(dynamicProvider: { _ in .black }) }))
    members.append(CoveredMember("resolvedColor(with:)", UIColor.resolvedColor(with:)))
    return members
  }

  private static var uiImage: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("size", { (it: UIImage) in it.size }))
    members.append(CoveredMember("init(named:)", { UIImage(named: "") }))
    members.append(CoveredMember("init(systemName:)", { UIImage(systemName: "") }))
    members.append(CoveredMember("withRenderingMode(_:)", UIImage.withRenderingMode(_:)))
    members.append(
      CoveredMember(
        "withTintColor(_:)", UIImage.withTintColor(_:) as (UIImage) -> (UIColor) -> UIImage))
    members.append(CoveredMember("init()", { UIImage() }))
    members.append(
      CoveredMember("init(named:in:with:)", { UIImage(named: "", in: nil, with: nil) }))
    members.append(
      CoveredMember(
        "init(systemName:withConfiguration:)",
        { UIImage(systemName: "", withConfiguration: UIImage.SymbolConfiguration(scale: .small)) }))
    return members
  }

  private static var uiImageSymbolConfiguration: [CoveredMember] {
    typealias Configuration = UIImage.SymbolConfiguration
    return [
      CoveredMember("init(pointSize:)", { Configuration(pointSize: 1) }),
      CoveredMember("init(pointSize:weight:)", { Configuration(pointSize: 1, weight: .bold) }),
      CoveredMember(
        "init(pointSize:weight:scale:)",
        { Configuration(pointSize: 1, weight: .bold, scale: .large) }),
      CoveredMember("init(textStyle:)", { Configuration(textStyle: .body) }),
      CoveredMember("init(textStyle:scale:)", { Configuration(textStyle: .body, scale: .large) }),
      CoveredMember("init(font:)", { Configuration(font: .systemFont(ofSize: 1)) }),
      CoveredMember(
        "init(font:scale:)", { Configuration(font: .systemFont(ofSize: 1), scale: .large) }),
      CoveredMember("init(weight:)", { Configuration(weight: .bold) }),
      CoveredMember("init(scale:)", { Configuration(scale: .large) }),
      CoveredMember("init(paletteColors:)", { Configuration(paletteColors: []) }),
      CoveredMember("init(hierarchicalColor:)", { Configuration(hierarchicalColor: .red) }),
      CoveredMember("applying(_:)", Configuration.applying(_:)),
    ]
  }

  private static var uiFont: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("systemFont(ofSize:)", { UIFont.systemFont(ofSize: 1) }))
    members.append(CoveredMember("systemFont(ofSize:weight:)", UIFont.systemFont(ofSize:weight:)))
    members.append(CoveredMember("boldSystemFont(ofSize:)", UIFont.boldSystemFont(ofSize:)))
    members.append(
      CoveredMember("preferredFont(forTextStyle:)", { UIFont.preferredFont(forTextStyle: .body) }))
    members.append(CoveredMember("init(name:size:)", UIFont.init(name:size:)))
    members.append(CoveredMember("pointSize", { (it: UIFont) in it.pointSize }))
    members.append(CoveredMember("lineHeight", { (it: UIFont) in it.lineHeight }))
    members.append(CoveredMember("fontDescriptor", { (it: UIFont) in it.fontDescriptor }))
    members.append(CoveredMember("init(descriptor:size:)", UIFont.init(descriptor:size:)))
    members.append(
      CoveredMember(
        "monospacedSystemFont(ofSize:weight:)", UIFont.monospacedSystemFont(ofSize:weight:)))
    return members
  }
}
