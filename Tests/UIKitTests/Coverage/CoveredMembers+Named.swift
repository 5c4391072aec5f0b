import Foundation
import UIKit

/// The members that most screens of apps name besides.
extension CoveredMembers {
  static var named: [String: [CoveredMember]] {
    [
      "UIView": namedUIView,
      "UILabel": namedUILabel,
      "UIImageView": namedUIImageView,
      "UIButton": namedUIButton,
      "UIControl": namedUIControl,
      "UISwitch": namedUISwitch,
      "UIStepper": namedUIStepper,
      "UISlider": namedUISlider,
      "UIProgressView": namedUIProgressView,
      "UIPageControl": namedUIPageControl,
      "UISegmentedControl": namedUISegmentedControl,
      "UINavigationBar": namedUINavigationBar,
      "UIToolbar": namedUIToolbar,
      "UITabBar": namedUITabBar,
      "UITabBarController": namedUITabBarController,
      "UITabBarItem": namedUITabBarItem,
      "UIBarItem": namedUIBarItem,
      "UIBarButtonItem": namedUIBarButtonItem,
      "UINavigationItem": namedUINavigationItem,
      "UISearchBar": namedUISearchBar,
      "UISearchController": namedUISearchController,
      "UIScrollView": namedUIScrollView,
      "UITableView": namedUITableView,
      "UITableViewCell": namedUITableViewCell,
      "UICollectionView": namedUICollectionView,
      "UIViewController": namedUIViewController,
      "UINavigationController": namedUINavigationController,
      "UIWindow": namedUIWindow,
      "UIApplication": namedUIApplication,
      "CALayer": namedCALayer,
      "UITextField": namedUITextField,
      "UITextView": namedUITextView,
      "UITraitCollection": namedUITraitCollection,
      "UICollectionViewListCell": namedUICollectionViewListCell,
      "UIPresentationController": namedUIPresentationController,
      "UISheetPresentationController": namedUISheetPresentationController,
      "UIPopoverPresentationController": namedUIPopoverPresentationController,
      "UIViewControllerTransitioningDelegate": namedUIViewControllerTransitioningDelegate,
      "UIPercentDrivenInteractiveTransition": namedUIPercentDrivenInteractiveTransition,
      "UIDatePicker": namedUIDatePicker,
      "UIPickerView": namedUIPickerView,
      "UISplitViewController": namedUISplitViewController,
      "UIPageViewController": namedUIPageViewController,
      "UIVisualEffectView": namedUIVisualEffectView,
      "NSTextAttachment": namedNSTextAttachment,
      "UIButton.Configuration": namedUIButtonConfiguration,
      "UIColor": namedUIColor,
      "UIImage": namedUIImage,
      "String": namedString,
    ]
  }

  private static var namedUIView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("showsLargeContentViewer", { (it: UIView) in it.showsLargeContentViewer }))
    members.append(CoveredMember("largeContentTitle", { (it: UIView) in it.largeContentTitle }))
    members.append(CoveredMember("largeContentImage", { (it: UIView) in it.largeContentImage }))
    members.append(
      CoveredMember("scalesLargeContentImage", { (it: UIView) in it.scalesLargeContentImage }))
    members.append(
      CoveredMember("largeContentImageInsets", { (it: UIView) in it.largeContentImageInsets }))
    members.append(
      CoveredMember("clearsContextBeforeDrawing", { (it: UIView) in it.clearsContextBeforeDrawing })
    )
    members.append(CoveredMember("motionEffects", { (it: UIView) in it.motionEffects }))
    members.append(
      CoveredMember("focusGroupIdentifier", { (it: UIView) in it.focusGroupIdentifier }))
    members.append(
      CoveredMember("minimumContentSizeCategory", { (it: UIView) in it.minimumContentSizeCategory })
    )
    members.append(
      CoveredMember("maximumContentSizeCategory", { (it: UIView) in it.maximumContentSizeCategory })
    )
    members.append(
      CoveredMember(
        "accessibilityIgnoresInvertColors", { (it: UIView) in it.accessibilityIgnoresInvertColors })
    )
    members.append(CoveredMember("accessibilityPath", { (it: UIView) in it.accessibilityPath }))
    members.append(
      CoveredMember(
        "accessibilityHeaderElements", { (it: UIView) in it.accessibilityHeaderElements }))
    members.append(
      CoveredMember(
        "accessibilityDragSourceDescriptors",
        { (it: UIView) in it.accessibilityDragSourceDescriptors }))
    members.append(
      CoveredMember("accessibilityCustomRotors", { (it: UIView) in it.accessibilityCustomRotors }))
    members.append(CoveredMember("isFocused", { (it: UIView) in it.isFocused }))
    members.append(CoveredMember("canBecomeFocused", { (it: UIView) in it.canBecomeFocused }))
    members.append(CoveredMember("addMotionEffect(_:)", UIView.addMotionEffect(_:)))
    members.append(CoveredMember("removeMotionEffect(_:)", UIView.removeMotionEffect(_:)))
    members.append(CoveredMember("setNeedsFocusUpdate()", UIView.setNeedsFocusUpdate))
    members.append(CoveredMember("updateFocusIfNeeded()", UIView.updateFocusIfNeeded))
    members.append(
      CoveredMember(
        "beginAnimations(_:context:)",
        { (_: UIView) in unsafe UIView.beginAnimations(nil, context: nil) }))
    members.append(CoveredMember("setAnimationDuration(_:)", UIView.setAnimationDuration(_:)))
    members.append(CoveredMember("setAnimationCurve(_:)", UIView.setAnimationCurve(_:)))
    members.append(CoveredMember("setAnimationDelay(_:)", UIView.setAnimationDelay(_:)))
    members.append(CoveredMember("commitAnimations()", UIView.commitAnimations))
    members.append(
      CoveredMember("snapshotView(afterScreenUpdates:)", UIView.snapshotView(afterScreenUpdates:)))
    members.append(
      CoveredMember(
        "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)",
        UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)))
    members.append(
      CoveredMember(
        "observe(_:options:changeHandler:)", { (it: UIView) in it.observe(\.frame) { _, _ in } }))
    members.append(
      CoveredMember(
        "registerForTraitChanges(_:handler:)",
        { (it: UIView) in
          it.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIView, _: UITraitCollection) in
          }
        }))
    members.append(CoveredMember("transform3D", { (it: UIView) in it.transform3D }))
    members.append(
      CoveredMember(
        "userInterfaceLayoutDirection(for:)",
        { (it: UISemanticContentAttribute) in UIView.userInterfaceLayoutDirection(for: it) }))
    members.append(
      CoveredMember(
        "userInterfaceLayoutDirection(for:relativeTo:)",
        { (it: UISemanticContentAttribute) in
          UIView.userInterfaceLayoutDirection(for: it, relativeTo: .rightToLeft)
        }))
    members.append(CoveredMember("appearance()", { (_: UIView) in UIView.appearance() }))
    return members
  }

  private static var namedUILabel: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "showsExpansionTextWhenTruncated", { (it: UILabel) in it.showsExpansionTextWhenTruncated }))
    members.append(CoveredMember("lineBreakStrategy", { (it: UILabel) in it.lineBreakStrategy }))
    members.append(CoveredMember("minimumFontSize", { (it: UILabel) in it.minimumFontSize }))
    members.append(CoveredMember("preferredVibrancy", { (it: UILabel) in it.preferredVibrancy }))
    return members
  }

  private static var namedUIImageView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "preferredSymbolConfiguration", { (it: UIImageView) in it.preferredSymbolConfiguration }))
    members.append(
      CoveredMember("animationRepeatCount", { (it: UIImageView) in it.animationRepeatCount }))
    members.append(
      CoveredMember(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        { (it: UIImageView) in it.adjustsImageSizeForAccessibilityContentSizeCategory }))
    return members
  }

  private static var namedUIButton: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "reversesTitleShadowWhenHighlighted",
        { (it: UIButton) in it.reversesTitleShadowWhenHighlighted }))
    members.append(
      CoveredMember(
        "automaticallyUpdatesConfiguration",
        { (it: UIButton) in it.automaticallyUpdatesConfiguration }))
    members.append(CoveredMember("isHeld", { (it: UIButton) in it.isHeld }))
    members.append(CoveredMember("isHovered", { (it: UIButton) in it.isHovered }))
    members.append(
      CoveredMember("preferredMenuElementOrder", { (it: UIButton) in it.preferredMenuElementOrder })
    )
    members.append(
      CoveredMember("preferredBehavioralStyle", { (it: UIButton) in it.preferredBehavioralStyle }))
    members.append(CoveredMember("currentTitleColor", { (it: UIButton) in it.currentTitleColor }))
    members.append(
      CoveredMember(
        "currentPreferredSymbolConfiguration",
        { (it: UIButton) in it.currentPreferredSymbolConfiguration }))
    members.append(
      CoveredMember(
        "preferredSymbolConfigurations", { (it: UIButton) in it.preferredSymbolConfigurations }))
    members.append(CoveredMember("titleShadowColors", { (it: UIButton) in it.titleShadowColors }))
    members.append(
      CoveredMember(
        "setPreferredSymbolConfiguration(_:forImageIn:)",
        UIButton.setPreferredSymbolConfiguration(_:forImageIn:)))
    members.append(
      CoveredMember(
        "preferredSymbolConfigurationForImage(in:)",
        UIButton.preferredSymbolConfigurationForImage(in:)))
    members.append(
      CoveredMember("setTitleShadowColor(_:for:)", UIButton.setTitleShadowColor(_:for:)))
    members.append(CoveredMember("titleShadowColor(for:)", UIButton.titleShadowColor(for:)))
    return members
  }

  private static var namedUIControl: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("isSymbolAnimationEnabled", { (it: UIControl) in it.isSymbolAnimationEnabled }))
    members.append(
      CoveredMember("contextMenuInteraction", { (it: UIControl) in it.contextMenuInteraction }))
    members.append(
      CoveredMember(
        "effectiveContentHorizontalAlignment",
        { (it: UIControl) in it.effectiveContentHorizontalAlignment }))
    members.append(CoveredMember("performPrimaryAction()", UIControl.performPrimaryAction))
    members.append(CoveredMember("menuAttachmentPoint(for:)", UIControl.menuAttachmentPoint(for:)))
    return members
  }

  private static var namedUISwitch: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("title", { (it: UISwitch) in it.title }))
    members.append(CoveredMember("preferredStyle", { (it: UISwitch) in it.preferredStyle }))
    members.append(CoveredMember("onImage", { (it: UISwitch) in it.onImage }))
    members.append(CoveredMember("offImage", { (it: UISwitch) in it.offImage }))
    return members
  }

  private static var namedUIStepper: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("setIncrementImage(_:for:)", UIStepper.setIncrementImage(_:for:)))
    members.append(CoveredMember("setDecrementImage(_:for:)", UIStepper.setDecrementImage(_:for:)))
    members.append(
      CoveredMember("setBackgroundImage(_:for:)", UIStepper.setBackgroundImage(_:for:)))
    members.append(
      CoveredMember(
        "setDividerImage(_:forLeftSegmentState:rightSegmentState:)",
        UIStepper.setDividerImage(_:forLeftSegmentState:rightSegmentState:)))
    return members
  }

  private static var namedUISlider: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("preferredBehavioralStyle", { (it: UISlider) in it.preferredBehavioralStyle }))
    return members
  }

  private static var namedUIProgressView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("progressImage", { (it: UIProgressView) in it.progressImage }))
    members.append(CoveredMember("trackImage", { (it: UIProgressView) in it.trackImage }))
    members.append(
      CoveredMember("observedProgress", { (it: UIProgressView) in it.observedProgress }))
    return members
  }

  private static var namedUIPageControl: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("backgroundStyle", { (it: UIPageControl) in it.backgroundStyle }))
    members.append(CoveredMember("direction", { (it: UIPageControl) in it.direction }))
    members.append(
      CoveredMember(
        "preferredIndicatorImage", { (it: UIPageControl) in it.preferredIndicatorImage }))
    members.append(
      CoveredMember(
        "preferredCurrentPageIndicatorImage",
        { (it: UIPageControl) in it.preferredCurrentPageIndicatorImage }))
    members.append(
      CoveredMember(
        "allowsContinuousInteraction", { (it: UIPageControl) in it.allowsContinuousInteraction }))
    members.append(
      CoveredMember(
        "defersCurrentPageDisplay", { (it: UIPageControl) in it.defersCurrentPageDisplay }))
    members.append(CoveredMember("indicatorImages", { (it: UIPageControl) in it.indicatorImages }))
    members.append(
      CoveredMember("setIndicatorImage(_:forPage:)", UIPageControl.setIndicatorImage(_:forPage:)))
    members.append(
      CoveredMember("indicatorImage(forPage:)", UIPageControl.indicatorImage(forPage:)))
    members.append(
      CoveredMember(
        "setCurrentPageIndicatorImage(_:forPage:)",
        UIPageControl.setCurrentPageIndicatorImage(_:forPage:)))
    members.append(
      CoveredMember("updateCurrentPageDisplay()", UIPageControl.updateCurrentPageDisplay))
    return members
  }

  private static var namedUISegmentedControl: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("titleTextAttributes", { (it: UISegmentedControl) in it.titleTextAttributes }))
    members.append(
      CoveredMember("disabledSegments", { (it: UISegmentedControl) in it.disabledSegments }))
    members.append(
      CoveredMember("apportionedWidths", { (it: UISegmentedControl) in it.apportionedWidths }))
    members.append(
      CoveredMember(
        "setTitleTextAttributes(_:for:)", UISegmentedControl.setTitleTextAttributes(_:for:)))
    members.append(
      CoveredMember("titleTextAttributes(for:)", UISegmentedControl.titleTextAttributes(for:)))
    members.append(
      CoveredMember("setEnabled(_:forSegmentAt:)", UISegmentedControl.setEnabled(_:forSegmentAt:)))
    members.append(
      CoveredMember("isEnabledForSegment(at:)", UISegmentedControl.isEnabledForSegment(at:)))
    members.append(
      CoveredMember("setWidth(_:forSegmentAt:)", UISegmentedControl.setWidth(_:forSegmentAt:)))
    members.append(CoveredMember("widthForSegment(at:)", UISegmentedControl.widthForSegment(at:)))
    members.append(
      CoveredMember("setImage(_:forSegmentAt:)", UISegmentedControl.setImage(_:forSegmentAt:)))
    members.append(
      CoveredMember(
        "setContentOffset(_:forSegmentAt:)", UISegmentedControl.setContentOffset(_:forSegmentAt:)))
    members.append(
      CoveredMember(
        "setBackgroundImage(_:for:barMetrics:)",
        UISegmentedControl.setBackgroundImage(_:for:barMetrics:)))
    members.append(
      CoveredMember(
        "setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)",
        UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)))
    members.append(
      CoveredMember(
        "insertSegment(with:at:animated:)", UISegmentedControl.insertSegment(with:at:animated:)))
    return members
  }

  private static var namedUINavigationBar: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("barStyle", { (it: UINavigationBar) in it.barStyle }))
    members.append(CoveredMember("shadowImage", { (it: UINavigationBar) in it.shadowImage }))
    members.append(
      CoveredMember("backIndicatorImage", { (it: UINavigationBar) in it.backIndicatorImage }))
    members.append(
      CoveredMember(
        "backIndicatorTransitionMaskImage",
        { (it: UINavigationBar) in it.backIndicatorTransitionMaskImage }))
    members.append(
      CoveredMember(
        "preferredBehavioralStyle", { (it: UINavigationBar) in it.preferredBehavioralStyle }))
    members.append(
      CoveredMember(
        "compactScrollEdgeAppearance", { (it: UINavigationBar) in it.compactScrollEdgeAppearance }))
    members.append(
      CoveredMember("setBackgroundImage(_:for:)", UINavigationBar.setBackgroundImage(_:for:)))
    members.append(CoveredMember("backgroundImage(for:)", UINavigationBar.backgroundImage(for:)))
    members.append(
      CoveredMember(
        "setTitleVerticalPositionAdjustment(_:for:)",
        UINavigationBar.setTitleVerticalPositionAdjustment(_:for:)))
    members.append(CoveredMember("items", { (it: UINavigationBar) in it.items }))
    members.append(CoveredMember("topItem", { (it: UINavigationBar) in it.topItem }))
    members.append(CoveredMember("backItem", { (it: UINavigationBar) in it.backItem }))
    members.append(
      CoveredMember("titleTextAttributes", { (it: UINavigationBar) in it.titleTextAttributes }))
    members.append(
      CoveredMember(
        "largeTitleTextAttributes", { (it: UINavigationBar) in it.largeTitleTextAttributes }))
    members.append(
      CoveredMember("standardAppearance", { (it: UINavigationBar) in it.standardAppearance }))
    members.append(
      CoveredMember("scrollEdgeAppearance", { (it: UINavigationBar) in it.scrollEdgeAppearance }))
    members.append(
      CoveredMember("compactAppearance", { (it: UINavigationBar) in it.compactAppearance }))
    members.append(CoveredMember("pushItem(_:animated:)", UINavigationBar.pushItem(_:animated:)))
    members.append(CoveredMember("popItem(animated:)", UINavigationBar.popItem(animated:)))
    members.append(CoveredMember("setItems(_:animated:)", UINavigationBar.setItems(_:animated:)))
    return members
  }

  private static var namedUIToolbar: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("barStyle", { (it: UIToolbar) in it.barStyle }))
    members.append(
      CoveredMember(
        "setBackgroundImage(_:forToolbarPosition:barMetrics:)",
        UIToolbar.setBackgroundImage(_:forToolbarPosition:barMetrics:)))
    members.append(
      CoveredMember(
        "setShadowImage(_:forToolbarPosition:)", UIToolbar.setShadowImage(_:forToolbarPosition:)))
    return members
  }

  private static var namedUITabBar: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("barStyle", { (it: UITabBar) in it.barStyle }))
    members.append(
      CoveredMember("unselectedItemTintColor", { (it: UITabBar) in it.unselectedItemTintColor }))
    members.append(CoveredMember("backgroundImage", { (it: UITabBar) in it.backgroundImage }))
    members.append(CoveredMember("shadowImage", { (it: UITabBar) in it.shadowImage }))
    members.append(
      CoveredMember("selectionIndicatorImage", { (it: UITabBar) in it.selectionIndicatorImage }))
    members.append(CoveredMember("itemPositioning", { (it: UITabBar) in it.itemPositioning }))
    members.append(CoveredMember("itemSpacing", { (it: UITabBar) in it.itemSpacing }))
    members.append(CoveredMember("itemWidth", { (it: UITabBar) in it.itemWidth }))
    members.append(CoveredMember("standardAppearance", { (it: UITabBar) in it.standardAppearance }))
    members.append(
      CoveredMember("scrollEdgeAppearance", { (it: UITabBar) in it.scrollEdgeAppearance }))
    members.append(CoveredMember("setItems(_:animated:)", UITabBar.setItems(_:animated:)))
    return members
  }

  private static var namedUITabBarController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "customizableViewControllers",
        { (it: UITabBarController) in it.customizableViewControllers }))
    members.append(
      CoveredMember("setTabBarHidden(_:animated:)", UITabBarController.setTabBarHidden(_:animated:))
    )
    members.append(
      CoveredMember("isTabBarHidden", { (it: UITabBarController) in it.isTabBarHidden }))
    return members
  }

  private static var namedUITabBarItem: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("badgeColor", { (it: UITabBarItem) in it.badgeColor }))
    members.append(
      CoveredMember("titlePositionAdjustment", { (it: UITabBarItem) in it.titlePositionAdjustment })
    )
    members.append(
      CoveredMember("standardAppearance", { (it: UITabBarItem) in it.standardAppearance }))
    members.append(
      CoveredMember("scrollEdgeAppearance", { (it: UITabBarItem) in it.scrollEdgeAppearance }))
    members.append(
      CoveredMember("setBadgeTextAttributes(_:for:)", UITabBarItem.setBadgeTextAttributes(_:for:)))
    return members
  }

  private static var namedUIBarItem: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("largeContentSizeImage", { (it: UIBarItem) in it.largeContentSizeImage }))
    members.append(
      CoveredMember(
        "largeContentSizeImageInsets", { (it: UIBarItem) in it.largeContentSizeImageInsets }))
    members.append(CoveredMember("titleAttributes", { (it: UIBarItem) in it.titleAttributes }))
    members.append(
      CoveredMember("setTitleTextAttributes(_:for:)", UIBarItem.setTitleTextAttributes(_:for:)))
    members.append(CoveredMember("titleTextAttributes(for:)", UIBarItem.titleTextAttributes(for:)))
    return members
  }

  private static var namedUIBarButtonItem: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("possibleTitles", { (it: UIBarButtonItem) in it.possibleTitles }))
    members.append(CoveredMember("isSelected", { (it: UIBarButtonItem) in it.isSelected }))
    members.append(CoveredMember("isSpringLoaded", { (it: UIBarButtonItem) in it.isSpringLoaded }))
    members.append(CoveredMember("menu", { (it: UIBarButtonItem) in it.menu }))
    members.append(
      CoveredMember(
        "changesSelectionAsPrimaryAction",
        { (it: UIBarButtonItem) in it.changesSelectionAsPrimaryAction }))
    members.append(
      CoveredMember(
        "preferredMenuElementOrder", { (it: UIBarButtonItem) in it.preferredMenuElementOrder }))
    members.append(
      CoveredMember("hidesSharedBackground", { (it: UIBarButtonItem) in it.hidesSharedBackground }))
    members.append(
      CoveredMember("sharesBackground", { (it: UIBarButtonItem) in it.sharesBackground }))
    members.append(
      CoveredMember(
        "setTitlePositionAdjustment(_:for:)", UIBarButtonItem.setTitlePositionAdjustment(_:for:)))
    members.append(
      CoveredMember(
        "setBackgroundImage(_:for:barMetrics:)",
        UIBarButtonItem.setBackgroundImage(_:for:barMetrics:)))
    members.append(
      CoveredMember(
        "setBackButtonBackgroundImage(_:for:barMetrics:)",
        UIBarButtonItem.setBackButtonBackgroundImage(_:for:barMetrics:)))
    members.append(
      CoveredMember(
        "setBackButtonTitlePositionAdjustment(_:for:)",
        UIBarButtonItem.setBackButtonTitlePositionAdjustment(_:for:)))
    members.append(
      CoveredMember(
        "setBackgroundVerticalPositionAdjustment(_:for:)",
        UIBarButtonItem.setBackgroundVerticalPositionAdjustment(_:for:)))
    members.append(CoveredMember("primaryAction", { (it: UIBarButtonItem) in it.primaryAction }))
    return members
  }

  private static var namedUINavigationItem: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("backButtonDisplayMode", { (it: UINavigationItem) in it.backButtonDisplayMode })
    )
    members.append(
      CoveredMember(
        "hidesSearchBarWhenScrolling", { (it: UINavigationItem) in it.hidesSearchBarWhenScrolling })
    )
    members.append(
      CoveredMember(
        "preferredSearchBarPlacement", { (it: UINavigationItem) in it.preferredSearchBarPlacement })
    )
    members.append(CoveredMember("backAction", { (it: UINavigationItem) in it.backAction }))
    members.append(
      CoveredMember("titleMenuProvider", { (it: UINavigationItem) in it.titleMenuProvider }))
    members.append(CoveredMember("style", { (it: UINavigationItem) in it.style }))
    members.append(CoveredMember("subtitle", { (it: UINavigationItem) in it.subtitle }))
    members.append(CoveredMember("largeTitle", { (it: UINavigationItem) in it.largeTitle }))
    members.append(
      CoveredMember("standardAppearance", { (it: UINavigationItem) in it.standardAppearance }))
    members.append(
      CoveredMember("scrollEdgeAppearance", { (it: UINavigationItem) in it.scrollEdgeAppearance }))
    members.append(
      CoveredMember("compactAppearance", { (it: UINavigationItem) in it.compactAppearance }))
    members.append(
      CoveredMember(
        "compactScrollEdgeAppearance", { (it: UINavigationItem) in it.compactScrollEdgeAppearance })
    )
    members.append(
      CoveredMember("searchController", { (it: UINavigationItem) in it.searchController }))
    members.append(CoveredMember("title", { (it: UINavigationItem) in it.title }))
    members.append(CoveredMember("titleView", { (it: UINavigationItem) in it.titleView }))
    members.append(CoveredMember("prompt", { (it: UINavigationItem) in it.prompt }))
    members.append(
      CoveredMember("backButtonTitle", { (it: UINavigationItem) in it.backButtonTitle }))
    members.append(
      CoveredMember("backBarButtonItem", { (it: UINavigationItem) in it.backBarButtonItem }))
    members.append(
      CoveredMember("leftBarButtonItem", { (it: UINavigationItem) in it.leftBarButtonItem }))
    members.append(
      CoveredMember("leftBarButtonItems", { (it: UINavigationItem) in it.leftBarButtonItems }))
    members.append(
      CoveredMember("rightBarButtonItem", { (it: UINavigationItem) in it.rightBarButtonItem }))
    members.append(
      CoveredMember("rightBarButtonItems", { (it: UINavigationItem) in it.rightBarButtonItems }))
    members.append(
      CoveredMember("hidesBackButton", { (it: UINavigationItem) in it.hidesBackButton }))
    members.append(
      CoveredMember(
        "leftItemsSupplementBackButton",
        { (it: UINavigationItem) in it.leftItemsSupplementBackButton }))
    members.append(
      CoveredMember("largeTitleDisplayMode", { (it: UINavigationItem) in it.largeTitleDisplayMode })
    )
    return members
  }

  private static var namedUISearchBar: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("showsBookmarkButton", { (it: UISearchBar) in it.showsBookmarkButton }))
    members.append(
      CoveredMember(
        "showsSearchResultsButton", { (it: UISearchBar) in it.showsSearchResultsButton }))
    members.append(
      CoveredMember(
        "isSearchResultsButtonSelected", { (it: UISearchBar) in it.isSearchResultsButtonSelected }))
    members.append(CoveredMember("barStyle", { (it: UISearchBar) in it.barStyle }))
    members.append(
      CoveredMember(
        "searchFieldBackgroundPositionAdjustment",
        { (it: UISearchBar) in it.searchFieldBackgroundPositionAdjustment }))
    members.append(
      CoveredMember(
        "searchTextPositionAdjustment", { (it: UISearchBar) in it.searchTextPositionAdjustment }))
    members.append(
      CoveredMember("scopeBarBackgroundImage", { (it: UISearchBar) in it.scopeBarBackgroundImage }))
    members.append(CoveredMember("isEnabled", { (it: UISearchBar) in it.isEnabled }))
    members.append(CoveredMember("keyboardType", { (it: UISearchBar) in it.keyboardType }))
    members.append(
      CoveredMember("keyboardAppearance", { (it: UISearchBar) in it.keyboardAppearance }))
    members.append(CoveredMember("returnKeyType", { (it: UISearchBar) in it.returnKeyType }))
    members.append(
      CoveredMember(
        "enablesReturnKeyAutomatically", { (it: UISearchBar) in it.enablesReturnKeyAutomatically }))
    members.append(
      CoveredMember("autocapitalizationType", { (it: UISearchBar) in it.autocapitalizationType }))
    members.append(
      CoveredMember("autocorrectionType", { (it: UISearchBar) in it.autocorrectionType }))
    members.append(
      CoveredMember("spellCheckingType", { (it: UISearchBar) in it.spellCheckingType }))
    members.append(CoveredMember("smartQuotesType", { (it: UISearchBar) in it.smartQuotesType }))
    members.append(CoveredMember("smartDashesType", { (it: UISearchBar) in it.smartDashesType }))
    members.append(CoveredMember("textContentType", { (it: UISearchBar) in it.textContentType }))
    members.append(CoveredMember("icons", { (it: UISearchBar) in it.icons }))
    members.append(CoveredMember("setImage(_:for:state:)", UISearchBar.setImage(_:for:state:)))
    members.append(CoveredMember("image(for:state:)", UISearchBar.image(for:state:)))
    members.append(
      CoveredMember("setPositionAdjustment(_:for:)", UISearchBar.setPositionAdjustment(_:for:)))
    members.append(
      CoveredMember(
        "setSearchFieldBackgroundImage(_:for:)", UISearchBar.setSearchFieldBackgroundImage(_:for:)))
    members.append(
      CoveredMember(
        "setBackgroundImage(_:for:barMetrics:)", UISearchBar.setBackgroundImage(_:for:barMetrics:)))
    members.append(
      CoveredMember(
        "setScopeBarButtonTitleTextAttributes(_:for:)",
        UISearchBar.setScopeBarButtonTitleTextAttributes(_:for:)))
    members.append(
      CoveredMember("setShowsScope(_:animated:)", UISearchBar.setShowsScope(_:animated:)))
    return members
  }

  private static var namedUISearchController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "dimsBackgroundDuringPresentation",
        { (it: UISearchController) in it.dimsBackgroundDuringPresentation }))
    members.append(
      CoveredMember(
        "automaticallyShowsScopeBar", { (it: UISearchController) in it.automaticallyShowsScopeBar })
    )
    members.append(
      CoveredMember(
        "showsSearchResultsController",
        { (it: UISearchController) in it.showsSearchResultsController }))
    members.append(
      CoveredMember(
        "automaticallyShowsSearchResultsController",
        { (it: UISearchController) in it.automaticallyShowsSearchResultsController }))
    members.append(
      CoveredMember("searchSuggestions", { (it: UISearchController) in it.searchSuggestions }))
    members.append(
      CoveredMember(
        "ignoresSearchSuggestionsForSearchBarPlacementStacked",
        { (it: UISearchController) in it.ignoresSearchSuggestionsForSearchBarPlacementStacked }))
    return members
  }

  private static var namedUIScrollView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("isZooming", { (it: UIScrollView) in it.isZooming }))
    members.append(CoveredMember("isZoomBouncing", { (it: UIScrollView) in it.isZoomBouncing }))
    members.append(CoveredMember("indexDisplayMode", { (it: UIScrollView) in it.indexDisplayMode }))
    members.append(
      CoveredMember("allowsKeyboardScrolling", { (it: UIScrollView) in it.allowsKeyboardScrolling })
    )
    members.append(
      CoveredMember("bouncesVertically", { (it: UIScrollView) in it.bouncesVertically }))
    members.append(
      CoveredMember("bouncesHorizontally", { (it: UIScrollView) in it.bouncesHorizontally }))
    members.append(
      CoveredMember(
        "transfersVerticalScrollingToParent",
        { (it: UIScrollView) in it.transfersVerticalScrollingToParent }))
    members.append(
      CoveredMember(
        "transfersHorizontalScrollingToParent",
        { (it: UIScrollView) in it.transfersHorizontalScrollingToParent }))
    members.append(
      CoveredMember("isScrollAnimating", { (it: UIScrollView) in it.isScrollAnimating }))
    members.append(CoveredMember("stopScrollingAndZooming()", UIScrollView.stopScrollingAndZooming))
    members.append(
      CoveredMember("touchesShouldBegin(_:with:in:)", UIScrollView.touchesShouldBegin(_:with:in:)))
    members.append(CoveredMember("zoomScale", { (it: UIScrollView) in it.zoomScale }))
    members.append(
      CoveredMember("setZoomScale(_:animated:)", UIScrollView.setZoomScale(_:animated:)))
    members.append(CoveredMember("zoom(to:animated:)", UIScrollView.zoom(to:animated:)))
    return members
  }

  private static var namedUITableView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("separatorInsetReference", { (it: UITableView) in it.separatorInsetReference }))
    members.append(CoveredMember("separatorEffect", { (it: UITableView) in it.separatorEffect }))
    members.append(
      CoveredMember(
        "cellLayoutMarginsFollowReadableWidth",
        { (it: UITableView) in it.cellLayoutMarginsFollowReadableWidth }))
    members.append(
      CoveredMember("selfSizingInvalidation", { (it: UITableView) in it.selfSizingInvalidation }))
    members.append(
      CoveredMember("prefetchDataSource", { (it: UITableView) in it.prefetchDataSource }))
    members.append(
      CoveredMember("isPrefetchingEnabled", { (it: UITableView) in it.isPrefetchingEnabled }))
    members.append(CoveredMember("dragDelegate", { (it: UITableView) in it.dragDelegate }))
    members.append(CoveredMember("dropDelegate", { (it: UITableView) in it.dropDelegate }))
    members.append(
      CoveredMember("dragInteractionEnabled", { (it: UITableView) in it.dragInteractionEnabled }))
    members.append(
      CoveredMember("sectionIndexColor", { (it: UITableView) in it.sectionIndexColor }))
    members.append(
      CoveredMember(
        "sectionIndexBackgroundColor", { (it: UITableView) in it.sectionIndexBackgroundColor }))
    members.append(
      CoveredMember(
        "sectionIndexTrackingBackgroundColor",
        { (it: UITableView) in it.sectionIndexTrackingBackgroundColor }))
    members.append(
      CoveredMember(
        "sectionIndexMinimumDisplayRowCount",
        { (it: UITableView) in it.sectionIndexMinimumDisplayRowCount }))
    members.append(
      CoveredMember(
        "remembersLastFocusedIndexPath", { (it: UITableView) in it.remembersLastFocusedIndexPath }))
    members.append(
      CoveredMember("selectionFollowsFocus", { (it: UITableView) in it.selectionFollowsFocus }))
    members.append(CoveredMember("allowsFocus", { (it: UITableView) in it.allowsFocus }))
    members.append(
      CoveredMember(
        "insetsContentViewsToSafeArea", { (it: UITableView) in it.insetsContentViewsToSafeArea }))
    members.append(CoveredMember("fillerRowHeight", { (it: UITableView) in it.fillerRowHeight }))
    members.append(CoveredMember("isSpringLoaded", { (it: UITableView) in it.isSpringLoaded }))
    members.append(
      CoveredMember("contextMenuInteraction", { (it: UITableView) in it.contextMenuInteraction }))
    members.append(
      CoveredMember("hasUncommittedUpdates", { (it: UITableView) in it.hasUncommittedUpdates }))
    members.append(
      CoveredMember("reloadSectionIndexTitles()", UITableView.reloadSectionIndexTitles))
    members.append(CoveredMember("reconfigureRows(at:)", UITableView.reconfigureRows(at:)))
    members.append(
      CoveredMember(
        "scrollToNearestSelectedRow(at:animated:)",
        UITableView.scrollToNearestSelectedRow(at:animated:)))
    return members
  }

  private static var namedUITableViewCell: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("focusStyle", { (it: UITableViewCell) in it.focusStyle }))
    members.append(
      CoveredMember(
        "multipleSelectionBackgroundView",
        { (it: UITableViewCell) in it.multipleSelectionBackgroundView }))
    members.append(
      CoveredMember(
        "userInteractionEnabledWhileDragging",
        { (it: UITableViewCell) in it.userInteractionEnabledWhileDragging }))
    members.append(CoveredMember("editingStyle", { (it: UITableViewCell) in it.editingStyle }))
    members.append(
      CoveredMember(
        "showingDeleteConfirmation", { (it: UITableViewCell) in it.showingDeleteConfirmation }))
    members.append(
      CoveredMember(
        "showsReorderControlNow", { (it: UITableViewCell) in it.showsReorderControlNow }))
    return members
  }

  private static var namedUICollectionView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("prefetchDataSource", { (it: UICollectionView) in it.prefetchDataSource }))
    members.append(
      CoveredMember("isPrefetchingEnabled", { (it: UICollectionView) in it.isPrefetchingEnabled }))
    members.append(CoveredMember("dragDelegate", { (it: UICollectionView) in it.dragDelegate }))
    members.append(CoveredMember("dropDelegate", { (it: UICollectionView) in it.dropDelegate }))
    members.append(
      CoveredMember(
        "dragInteractionEnabled", { (it: UICollectionView) in it.dragInteractionEnabled }))
    members.append(
      CoveredMember("reorderingCadence", { (it: UICollectionView) in it.reorderingCadence }))
    members.append(
      CoveredMember(
        "selfSizingInvalidation", { (it: UICollectionView) in it.selfSizingInvalidation }))
    members.append(
      CoveredMember(
        "remembersLastFocusedIndexPath",
        { (it: UICollectionView) in it.remembersLastFocusedIndexPath }))
    members.append(
      CoveredMember("selectionFollowsFocus", { (it: UICollectionView) in it.selectionFollowsFocus })
    )
    members.append(CoveredMember("allowsFocus", { (it: UICollectionView) in it.allowsFocus }))
    members.append(CoveredMember("isEditing", { (it: UICollectionView) in it.isEditing }))
    members.append(
      CoveredMember(
        "allowsSelectionDuringEditing",
        { (it: UICollectionView) in it.allowsSelectionDuringEditing }))
    members.append(
      CoveredMember(
        "allowsMultipleSelectionDuringEditing",
        { (it: UICollectionView) in it.allowsMultipleSelectionDuringEditing }))
    members.append(CoveredMember("isSpringLoaded", { (it: UICollectionView) in it.isSpringLoaded }))
    members.append(
      CoveredMember(
        "contextMenuInteraction", { (it: UICollectionView) in it.contextMenuInteraction }))
    members.append(
      CoveredMember("hasUncommittedUpdates", { (it: UICollectionView) in it.hasUncommittedUpdates })
    )
    members.append(
      CoveredMember(
        "beginInteractiveMovementForItem(at:)",
        UICollectionView.beginInteractiveMovementForItem(at:)))
    members.append(
      CoveredMember(
        "updateInteractiveMovementTargetPosition(_:)",
        UICollectionView.updateInteractiveMovementTargetPosition(_:)))
    members.append(
      CoveredMember("endInteractiveMovement()", UICollectionView.endInteractiveMovement))
    members.append(
      CoveredMember("cancelInteractiveMovement()", UICollectionView.cancelInteractiveMovement))
    return members
  }

  private static var namedUIViewController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "restoresFocusAfterTransition",
        { (it: UIViewController) in it.restoresFocusAfterTransition }))
    members.append(
      CoveredMember(
        "providesPresentationContextTransitionStyle",
        { (it: UIViewController) in it.providesPresentationContextTransitionStyle }))
    members.append(
      CoveredMember(
        "automaticallyAdjustsScrollViewInsets",
        { (it: UIViewController) in it.automaticallyAdjustsScrollViewInsets }))
    members.append(
      CoveredMember("focusGroupIdentifier", { (it: UIViewController) in it.focusGroupIdentifier }))
    members.append(CoveredMember("userActivity", { (it: UIViewController) in it.userActivity }))
    members.append(
      CoveredMember(
        "contentUnavailableConfiguration",
        { (it: UIViewController) in it.contentUnavailableConfiguration }))
    members.append(
      CoveredMember("transitionCoordinator", { (it: UIViewController) in it.transitionCoordinator })
    )
    members.append(
      CoveredMember("isBeingPresented", { (it: UIViewController) in it.isBeingPresented }))
    members.append(
      CoveredMember("isBeingDismissed", { (it: UIViewController) in it.isBeingDismissed }))
    members.append(
      CoveredMember("isMovingToParent", { (it: UIViewController) in it.isMovingToParent }))
    members.append(
      CoveredMember("isMovingFromParent", { (it: UIViewController) in it.isMovingFromParent }))
    members.append(
      CoveredMember("splitViewController", { (it: UIViewController) in it.splitViewController }))
    members.append(
      CoveredMember("prefersPointerLocked", { (it: UIViewController) in it.prefersPointerLocked }))
    members.append(
      CoveredMember("interfaceOrientation", { (it: UIViewController) in it.interfaceOrientation }))
    members.append(
      CoveredMember("setToolbarItems(_:animated:)", UIViewController.setToolbarItems(_:animated:)))
    members.append(
      CoveredMember("setContentScrollView(_:for:)", UIViewController.setContentScrollView(_:for:)))
    members.append(
      CoveredMember(
        "setOverrideTraitCollection(_:forChild:)",
        UIViewController.setOverrideTraitCollection(_:forChild:)))
    members.append(
      CoveredMember(
        "showDetailViewController(_:sender:)", UIViewController.showDetailViewController(_:sender:))
    )
    members.append(
      CoveredMember(
        "beginAppearanceTransition(_:animated:)",
        UIViewController.beginAppearanceTransition(_:animated:)))
    members.append(
      CoveredMember("endAppearanceTransition()", UIViewController.endAppearanceTransition))
    members.append(
      CoveredMember(
        "attemptRotationToDeviceOrientation()", UIViewController.attemptRotationToDeviceOrientation)
    )
    members.append(
      CoveredMember(
        "setNeedsUpdateOfPrefersPointerLocked()",
        UIViewController.setNeedsUpdateOfPrefersPointerLocked))
    members.append(
      CoveredMember(
        "setNeedsUpdateContentUnavailableConfiguration()",
        UIViewController.setNeedsUpdateContentUnavailableConfiguration))
    members.append(CoveredMember("addKeyCommand(_:)", UIViewController.addKeyCommand(_:)))
    members.append(CoveredMember("removeKeyCommand(_:)", UIViewController.removeKeyCommand(_:)))
    members.append(CoveredMember("toolbarItems", { (it: UIViewController) in it.toolbarItems }))
    members.append(CoveredMember("editButtonItem", { (it: UIViewController) in it.editButtonItem }))
    members.append(
      CoveredMember(
        "presentationController", { (it: UIViewController) in it.presentationController }))
    members.append(
      CoveredMember(
        "sheetPresentationController", { (it: UIViewController) in it.sheetPresentationController })
    )
    members.append(
      CoveredMember(
        "popoverPresentationController",
        { (it: UIViewController) in it.popoverPresentationController }))
    members.append(
      CoveredMember(
        "transition(from:to:duration:options:animations:completion:)",
        UIViewController.transition(from:to:duration:options:animations:completion:)))
    members.append(
      CoveredMember("transitioningDelegate", { (it: UIViewController) in it.transitioningDelegate })
    )
    members.append(CoveredMember("prepare(for:sender:)", UIViewController.prepare(for:sender:)))
    members.append(
      CoveredMember(
        "shouldPerformSegue(withIdentifier:sender:)",
        UIViewController.shouldPerformSegue(withIdentifier:sender:)))
    members.append(
      CoveredMember(
        "performSegue(withIdentifier:sender:)",
        UIViewController.performSegue(withIdentifier:sender:)))
    members.append(
      CoveredMember("willTransition(to:with:)", UIViewController.willTransition(to:with:)))
    return members
  }

  private static var namedUINavigationController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("hidesBarsOnSwipe", { (it: UINavigationController) in it.hidesBarsOnSwipe }))
    members.append(
      CoveredMember("hidesBarsOnTap", { (it: UINavigationController) in it.hidesBarsOnTap }))
    members.append(
      CoveredMember(
        "hidesBarsWhenKeyboardAppears",
        { (it: UINavigationController) in it.hidesBarsWhenKeyboardAppears }))
    members.append(
      CoveredMember(
        "hidesBarsWhenVerticallyCompact",
        { (it: UINavigationController) in it.hidesBarsWhenVerticallyCompact }))
    members.append(
      CoveredMember(
        "popToViewController(_:animated:)", UINavigationController.popToViewController(_:animated:))
    )
    members.append(
      CoveredMember(
        "interactivePopGestureRecognizer",
        { (it: UINavigationController) in it.interactivePopGestureRecognizer }))
    members.append(CoveredMember("toolbar", { (it: UINavigationController) in it.toolbar }))
    members.append(
      CoveredMember("isToolbarHidden", { (it: UINavigationController) in it.isToolbarHidden }))
    members.append(
      CoveredMember(
        "setToolbarHidden(_:animated:)", UINavigationController.setToolbarHidden(_:animated:)))
    return members
  }

  private static var namedUIWindow: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("windowLevel", { (it: UIWindow) in it.windowLevel }))
    members.append(
      CoveredMember("canResizeToFitContent", { (it: UIWindow) in it.canResizeToFitContent }))
    members.append(CoveredMember("canBecomeKey", { (it: UIWindow) in it.canBecomeKey }))
    members.append(CoveredMember("makeKey()", UIWindow.makeKey))
    members.append(CoveredMember("sendEvent(_:)", UIWindow.sendEvent(_:)))
    members.append(CoveredMember("isKeyWindow", { (it: UIWindow) in it.isKeyWindow }))
    return members
  }

  private static var namedUIApplication: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("alternateIconName", { (it: UIApplication) in it.alternateIconName }))
    members.append(
      CoveredMember(
        "backgroundRefreshStatus", { (it: UIApplication) in it.backgroundRefreshStatus }))
    members.append(
      CoveredMember(
        "isRegisteredForRemoteNotifications",
        { (it: UIApplication) in it.isRegisteredForRemoteNotifications }))
    members.append(
      CoveredMember("isStatusBarHidden", { (it: UIApplication) in it.isStatusBarHidden }))
    members.append(CoveredMember("openSessions", { (it: UIApplication) in it.openSessions }))
    members.append(
      CoveredMember("supportsMultipleScenes", { (it: UIApplication) in it.supportsMultipleScenes }))
    members.append(
      CoveredMember(
        "isNetworkActivityIndicatorVisible",
        { (it: UIApplication) in it.isNetworkActivityIndicatorVisible }))
    members.append(CoveredMember("statusBarStyle", { (it: UIApplication) in it.statusBarStyle }))
    members.append(CoveredMember("shortcutItems", { (it: UIApplication) in it.shortcutItems }))
    members.append(
      CoveredMember(
        "setAlternateIconName(_:completionHandler:)",
        UIApplication.setAlternateIconName(_:completionHandler:)))
    members.append(
      CoveredMember(
        "beginReceivingRemoteControlEvents()", UIApplication.beginReceivingRemoteControlEvents))
    members.append(
      CoveredMember(
        "endReceivingRemoteControlEvents()", UIApplication.endReceivingRemoteControlEvents))
    members.append(
      CoveredMember(
        "setMinimumBackgroundFetchInterval(_:)", UIApplication.setMinimumBackgroundFetchInterval(_:)
      ))
    members.append(CoveredMember("sendEvent(_:)", UIApplication.sendEvent(_:)))
    members.append(
      CoveredMember(
        "requestSceneSessionActivation(_:userActivity:options:errorHandler:)",
        UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)))
    members.append(
      CoveredMember(
        "requestSceneSessionDestruction(_:options:errorHandler:)",
        UIApplication.requestSceneSessionDestruction(_:options:errorHandler:)))
    return members
  }

  private static var namedCALayer: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("sublayerTransform", { (it: CALayer) in it.sublayerTransform }))
    members.append(CoveredMember("speed", { (it: CALayer) in it.speed }))
    members.append(CoveredMember("timeOffset", { (it: CALayer) in it.timeOffset }))
    members.append(CoveredMember("beginTime", { (it: CALayer) in it.beginTime }))
    members.append(CoveredMember("duration", { (it: CALayer) in it.duration }))
    members.append(CoveredMember("repeatCount", { (it: CALayer) in it.repeatCount }))
    members.append(CoveredMember("autoreverses", { (it: CALayer) in it.autoreverses }))
    members.append(CoveredMember("fillMode", { (it: CALayer) in it.fillMode }))
    members.append(CoveredMember("isOpaque", { (it: CALayer) in it.isOpaque }))
    members.append(CoveredMember("isDoubleSided", { (it: CALayer) in it.isDoubleSided }))
    members.append(
      CoveredMember("allowsEdgeAntialiasing", { (it: CALayer) in it.allowsEdgeAntialiasing }))
    members.append(CoveredMember("allowsGroupOpacity", { (it: CALayer) in it.allowsGroupOpacity }))
    members.append(
      CoveredMember(
        "needsDisplayOnBoundsChange", { (it: CALayer) in it.needsDisplayOnBoundsChange }))
    members.append(CoveredMember("contentsGravity", { (it: CALayer) in it.contentsGravity }))
    members.append(CoveredMember("contentsRect", { (it: CALayer) in it.contentsRect }))
    members.append(CoveredMember("contentsCenter", { (it: CALayer) in it.contentsCenter }))
    members.append(
      CoveredMember("magnificationFilter", { (it: CALayer) in it.magnificationFilter }))
    members.append(CoveredMember("minificationFilter", { (it: CALayer) in it.minificationFilter }))
    members.append(CoveredMember("compositingFilter", { (it: CALayer) in it.compositingFilter }))
    members.append(CoveredMember("filters", { (it: CALayer) in it.filters }))
    members.append(CoveredMember("backgroundFilters", { (it: CALayer) in it.backgroundFilters }))
    members.append(CoveredMember("anchorPointZ", { (it: CALayer) in it.anchorPointZ }))
    members.append(CoveredMember("actions", { (it: CALayer) in it.actions }))
    members.append(
      CoveredMember("edgeAntialiasingMask", { (it: CALayer) in it.edgeAntialiasingMask }))
    members.append(
      CoveredMember("drawsAsynchronously", { (it: CALayer) in it.drawsAsynchronously }))
    members.append(CoveredMember("preferredSize", { (it: CALayer) in it.preferredSize }))
    members.append(CoveredMember("preferredFrameSize()", CALayer.preferredFrameSize))
    members.append(CoveredMember("layoutIfNeeded()", CALayer.layoutIfNeeded))
    members.append(CoveredMember("displayIfNeeded()", CALayer.displayIfNeeded))
    members.append(CoveredMember("setNeedsDisplay(_:)", CALayer.setNeedsDisplay(_:)))
    members.append(CoveredMember("contains(_:)", CALayer.contains(_:)))
    members.append(CoveredMember("transform", { (it: CALayer) in it.transform }))
    members.append(CoveredMember("insertSublayer(_:below:)", CALayer.insertSublayer(_:below:)))
    members.append(CoveredMember("insertSublayer(_:above:)", CALayer.insertSublayer(_:above:)))
    members.append(CoveredMember("replaceSublayer(_:with:)", CALayer.replaceSublayer(_:with:)))
    members.append(
      CoveredMember("convert(_:to:)", { (it: CALayer) in it.convert(CGPoint.zero, to: nil) }))
    members.append(
      CoveredMember("convert(_:from:)", { (it: CALayer) in it.convert(CGPoint.zero, from: nil) }))
    members.append(CoveredMember("hitTest(_:)", CALayer.hitTest(_:)))
    return members
  }

  private static var namedUITextField: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("selectedTextRange", { (it: UITextField) in it.selectedTextRange }))
    members.append(
      CoveredMember("textRange(from:to:)", { (it: UITextField) in it.textRange(from:to:) }))
    members.append(
      CoveredMember("position(from:offset:)", { (it: UITextField) in it.position(from:offset:) }))
    members.append(CoveredMember("insertText(_:)", UITextField.insertText(_:)))
    members.append(CoveredMember("deleteBackward()", UITextField.deleteBackward))
    members.append(CoveredMember("passwordRules", { (it: UITextField) in it.passwordRules }))
    members.append(
      CoveredMember("disabledBackground", { (it: UITextField) in it.disabledBackground }))
    members.append(
      CoveredMember("inlinePredictionType", { (it: UITextField) in it.inlinePredictionType }))
    members.append(CoveredMember("textDragDelegate", { (it: UITextField) in it.textDragDelegate }))
    members.append(CoveredMember("pasteDelegate", { (it: UITextField) in it.pasteDelegate }))
    members.append(
      CoveredMember("inputAssistantItem", { (it: UITextField) in it.inputAssistantItem }))
    members.append(
      CoveredMember("inputAccessoryView", { (it: UITextField) in it.inputAccessoryView }))
    return members
  }

  private static var namedUITextView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("selectedTextRange", { (it: UITextView) in it.selectedTextRange }))
    members.append(CoveredMember("insertText(_:)", UITextView.insertText(_:)))
    members.append(CoveredMember("passwordRules", { (it: UITextView) in it.passwordRules }))
    members.append(
      CoveredMember("usesStandardTextScaling", { (it: UITextView) in it.usesStandardTextScaling }))
    members.append(
      CoveredMember("isFindInteractionEnabled", { (it: UITextView) in it.isFindInteractionEnabled })
    )
    members.append(CoveredMember("inputDelegate", { (it: UITextView) in it.inputDelegate }))
    members.append(CoveredMember("textDragDelegate", { (it: UITextView) in it.textDragDelegate }))
    members.append(CoveredMember("pasteDelegate", { (it: UITextView) in it.pasteDelegate }))
    members.append(
      CoveredMember("inputAssistantItem", { (it: UITextView) in it.inputAssistantItem }))
    members.append(
      CoveredMember("inputAccessoryView", { (it: UITextView) in it.inputAccessoryView }))
    return members
  }

  private static var namedUITraitCollection: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "accessibilityContrast", { (it: UITraitCollection) in it.accessibilityContrast }))
    members.append(
      CoveredMember("userInterfaceLevel", { (it: UITraitCollection) in it.userInterfaceLevel }))
    members.append(
      CoveredMember("legibilityWeight", { (it: UITraitCollection) in it.legibilityWeight }))
    return members
  }

  private static var namedUICollectionViewListCell: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("accessories", { (it: UICollectionViewListCell) in it.accessories }))
    members.append(
      CoveredMember(
        "separatorLayoutGuide", { (it: UICollectionViewListCell) in it.separatorLayoutGuide }))
    members.append(
      CoveredMember(
        "defaultContentConfiguration()", UICollectionViewListCell.defaultContentConfiguration))
    return members
  }

  private static var namedUIPresentationController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(presentedViewController:presenting:)",
        UIPresentationController.init(presentedViewController:presenting:)))
    members.append(
      CoveredMember(
        "presentedViewController", { (it: UIPresentationController) in it.presentedViewController })
    )
    members.append(
      CoveredMember(
        "presentingViewController",
        { (it: UIPresentationController) in it.presentingViewController }))
    members.append(
      CoveredMember("containerView", { (it: UIPresentationController) in it.containerView }))
    members.append(
      CoveredMember("presentedView", { (it: UIPresentationController) in it.presentedView }))
    members.append(CoveredMember("delegate", { (it: UIPresentationController) in it.delegate }))
    members.append(
      CoveredMember(
        "frameOfPresentedViewInContainerView",
        { (it: UIPresentationController) in it.frameOfPresentedViewInContainerView }))
    members.append(
      CoveredMember("presentationStyle", { (it: UIPresentationController) in it.presentationStyle })
    )
    members.append(
      CoveredMember(
        "adaptivePresentationStyle",
        { (it: UIPresentationController) in it.adaptivePresentationStyle }))
    members.append(
      CoveredMember(
        "shouldPresentInFullscreen",
        { (it: UIPresentationController) in it.shouldPresentInFullscreen }))
    members.append(
      CoveredMember(
        "shouldRemovePresentersView",
        { (it: UIPresentationController) in it.shouldRemovePresentersView }))
    members.append(
      CoveredMember(
        "overrideTraitCollection", { (it: UIPresentationController) in it.overrideTraitCollection })
    )
    members.append(
      CoveredMember(
        "presentationTransitionWillBegin()",
        UIPresentationController.presentationTransitionWillBegin))
    members.append(
      CoveredMember(
        "dismissalTransitionWillBegin()", UIPresentationController.dismissalTransitionWillBegin))
    members.append(
      CoveredMember(
        "containerViewWillLayoutSubviews()",
        UIPresentationController.containerViewWillLayoutSubviews))
    members.append(
      CoveredMember(
        "containerViewDidLayoutSubviews()", UIPresentationController.containerViewDidLayoutSubviews)
    )
    members.append(
      CoveredMember(
        "presentationTransitionDidEnd(_:)",
        UIPresentationController.presentationTransitionDidEnd(_:)))
    members.append(
      CoveredMember(
        "dismissalTransitionDidEnd(_:)", UIPresentationController.dismissalTransitionDidEnd(_:)))
    return members
  }

  private static var namedUISheetPresentationController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("detents", { (it: UISheetPresentationController) in it.detents }))
    members.append(
      CoveredMember(
        "selectedDetentIdentifier",
        { (it: UISheetPresentationController) in it.selectedDetentIdentifier }))
    members.append(
      CoveredMember(
        "largestUndimmedDetentIdentifier",
        { (it: UISheetPresentationController) in it.largestUndimmedDetentIdentifier }))
    members.append(
      CoveredMember(
        "prefersEdgeAttachedInCompactHeight",
        { (it: UISheetPresentationController) in it.prefersEdgeAttachedInCompactHeight }))
    members.append(
      CoveredMember(
        "widthFollowsPreferredContentSizeWhenEdgeAttached",
        { (it: UISheetPresentationController) in it.widthFollowsPreferredContentSizeWhenEdgeAttached
        }))
    members.append(
      CoveredMember(
        "prefersGrabberVisible", { (it: UISheetPresentationController) in it.prefersGrabberVisible }
      ))
    members.append(
      CoveredMember(
        "prefersScrollingExpandsWhenScrolledToEdge",
        { (it: UISheetPresentationController) in it.prefersScrollingExpandsWhenScrolledToEdge }))
    members.append(
      CoveredMember(
        "preferredCornerRadius", { (it: UISheetPresentationController) in it.preferredCornerRadius }
      ))
    members.append(
      CoveredMember("sourceView", { (it: UISheetPresentationController) in it.sourceView }))
    members.append(
      CoveredMember(
        "animateChanges(_:)", { (it: UISheetPresentationController) in it.animateChanges {} }))
    members.append(
      CoveredMember("invalidateDetents()", UISheetPresentationController.invalidateDetents))
    return members
  }

  private static var namedUIPopoverPresentationController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("sourceView", { (it: UIPopoverPresentationController) in it.sourceView }))
    members.append(
      CoveredMember("sourceRect", { (it: UIPopoverPresentationController) in it.sourceRect }))
    members.append(
      CoveredMember(
        "permittedArrowDirections",
        { (it: UIPopoverPresentationController) in it.permittedArrowDirections }))
    members.append(
      CoveredMember(
        "popoverLayoutMargins", { (it: UIPopoverPresentationController) in it.popoverLayoutMargins }
      ))
    members.append(
      CoveredMember("barButtonItem", { (it: UIPopoverPresentationController) in it.barButtonItem }))
    members.append(
      CoveredMember(
        "arrowDirection", { (it: UIPopoverPresentationController) in it.arrowDirection }))
    members.append(
      CoveredMember(
        "canOverlapSourceViewRect",
        { (it: UIPopoverPresentationController) in it.canOverlapSourceViewRect }))
    members.append(
      CoveredMember(
        "backgroundColor", { (it: UIPopoverPresentationController) in it.backgroundColor }))
    members.append(
      CoveredMember(
        "passthroughViews", { (it: UIPopoverPresentationController) in it.passthroughViews }))
    return members
  }

  private static var namedUIViewControllerTransitioningDelegate: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "presentationController(forPresented:presenting:source:)",
        { (it: any UIViewControllerTransitioningDelegate) in
          it.presentationController(
            forPresented: UIViewController(), presenting: nil, source: UIViewController())
        }))
    members.append(
      CoveredMember(
        "animationController(forPresented:presenting:source:)",
        { (it: any UIViewControllerTransitioningDelegate) in
          it.animationController(
            forPresented: UIViewController(), presenting: UIViewController(),
            source: UIViewController())
        }))
    members.append(
      CoveredMember(
        "animationController(forDismissed:)",
        { (it: any UIViewControllerTransitioningDelegate) in
          it.animationController(forDismissed: UIViewController())
        }))
    members.append(
      CoveredMember(
        "interactionControllerForDismissal(using:)",
        {
          (
            it: any UIViewControllerTransitioningDelegate,
            a: any UIViewControllerAnimatedTransitioning
          ) in it.interactionControllerForDismissal(using: a)
        }))
    return members
  }

  private static var namedUIPercentDrivenInteractiveTransition: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("update(_:)", UIPercentDrivenInteractiveTransition.update(_:)))
    members.append(CoveredMember("finish()", UIPercentDrivenInteractiveTransition.finish))
    members.append(CoveredMember("cancel()", UIPercentDrivenInteractiveTransition.cancel))
    return members
  }

  private static var namedUIDatePicker: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(frame:)", UIDatePicker.init(frame:)))
    members.append(CoveredMember("date", { (it: UIDatePicker) in it.date }))
    members.append(CoveredMember("minimumDate", { (it: UIDatePicker) in it.minimumDate }))
    members.append(CoveredMember("maximumDate", { (it: UIDatePicker) in it.maximumDate }))
    members.append(CoveredMember("datePickerMode", { (it: UIDatePicker) in it.datePickerMode }))
    members.append(
      CoveredMember(
        "preferredDatePickerStyle", { (it: UIDatePicker) in it.preferredDatePickerStyle }))
    return members
  }

  private static var namedUIPickerView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(frame:)", UIPickerView.init(frame:)))
    members.append(CoveredMember("dataSource", { (it: UIPickerView) in it.dataSource }))
    members.append(CoveredMember("delegate", { (it: UIPickerView) in it.delegate }))
    members.append(
      CoveredMember("numberOfComponents", { (it: UIPickerView) in it.numberOfComponents }))
    members.append(
      CoveredMember(
        "selectRow(_:inComponent:animated:)", UIPickerView.selectRow(_:inComponent:animated:)))
    members.append(
      CoveredMember("selectedRow(inComponent:)", UIPickerView.selectedRow(inComponent:)))
    return members
  }

  private static var namedUISplitViewController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(style:)", UISplitViewController.init(style:)))
    members.append(
      CoveredMember("setViewController(_:for:)", UISplitViewController.setViewController(_:for:)))
    members.append(
      CoveredMember("viewControllers", { (it: UISplitViewController) in it.viewControllers }))
    members.append(CoveredMember("isCollapsed", { (it: UISplitViewController) in it.isCollapsed }))
    members.append(CoveredMember("displayMode", { (it: UISplitViewController) in it.displayMode }))
    members.append(
      CoveredMember(
        "preferredDisplayMode", { (it: UISplitViewController) in it.preferredDisplayMode }))
    members.append(
      CoveredMember(
        "preferredPrimaryColumnWidth",
        { (it: UISplitViewController) in it.preferredPrimaryColumnWidth }))
    return members
  }

  private static var namedUIPageViewController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(transitionStyle:navigationOrientation:options:)",
        UIPageViewController.init(transitionStyle:navigationOrientation:options:)))
    members.append(
      CoveredMember("viewControllers", { (it: UIPageViewController) in it.viewControllers }))
    members.append(CoveredMember("dataSource", { (it: UIPageViewController) in it.dataSource }))
    members.append(CoveredMember("delegate", { (it: UIPageViewController) in it.delegate }))
    members.append(
      CoveredMember(
        "setViewControllers(_:direction:animated:completion:)",
        { (it: UIPageViewController) in
          it.setViewControllers([], direction: .forward, animated: false)
        }))
    return members
  }

  private static var namedUIVisualEffectView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(effect:)", UIVisualEffectView.init(effect:)))
    return members
  }

  private static var namedNSTextAttachment: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(image:)", NSTextAttachment.init(image:)))
    members.append(CoveredMember("image", { (it: NSTextAttachment) in it.image }))
    members.append(CoveredMember("bounds", { (it: NSTextAttachment) in it.bounds }))
    return members
  }

  private static var namedUIButtonConfiguration: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("attributedTitle", { (it: UIButton.Configuration) in it.attributedTitle }))
    members.append(
      CoveredMember("attributedSubtitle", { (it: UIButton.Configuration) in it.attributedSubtitle })
    )
    members.append(
      CoveredMember(
        "titleTextAttributesTransformer",
        { (it: UIButton.Configuration) in it.titleTextAttributesTransformer }))
    members.append(
      CoveredMember(
        "subtitleTextAttributesTransformer",
        { (it: UIButton.Configuration) in it.subtitleTextAttributesTransformer }))
    members.append(
      CoveredMember(
        "imageColorTransformer", { (it: UIButton.Configuration) in it.imageColorTransformer }))
    members.append(
      CoveredMember("titleLineBreakMode", { (it: UIButton.Configuration) in it.titleLineBreakMode })
    )
    members.append(
      CoveredMember(
        "subtitleLineBreakMode", { (it: UIButton.Configuration) in it.subtitleLineBreakMode }))
    members.append(
      CoveredMember(
        "preferredSymbolConfigurationForImage",
        { (it: UIButton.Configuration) in it.preferredSymbolConfigurationForImage }))
    members.append(CoveredMember("indicator", { (it: UIButton.Configuration) in it.indicator }))
    return members
  }

  private static var namedUIColor: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("getRed(_:green:blue:alpha:)", UIColor.getRed(_:green:blue:alpha:)))
    members.append(
      CoveredMember(
        "getHue(_:saturation:brightness:alpha:)", UIColor.getHue(_:saturation:brightness:alpha:)))
    members.append(CoveredMember("getWhite(_:alpha:)", UIColor.getWhite(_:alpha:)))
    members.append(CoveredMember("init(resource:)", UIColor.init(resource:)))
    return members
  }

  private static var namedUIImage: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(resource:)", UIImage.init(resource:)))
    members.append(CoveredMember("cgImage", { (it: UIImage) in it.cgImage }))
    members.append(
      CoveredMember(
        "resizableImage(withCapInsets:)",
        { (it: UIImage) in it.resizableImage(withCapInsets: .zero) }))
    members.append(
      CoveredMember("jpegData(compressionQuality:)", UIImage.jpegData(compressionQuality:)))
    return members
  }

  private static var namedString: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(localized:table:bundle:locale:comment:)",
        { (it: String.LocalizationValue) in String(localized: it) }))
    return members
  }
}
