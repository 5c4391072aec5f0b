public import Foundation
public import ViewTree

/// A bar with one item for each of several controllers: 49 points high above the safe area.
open class UITabBar: UIView, UIKitNamed {
  /// The items, from where lines begin.
  open var items: [UITabBarItem]?
  /// The item that is chosen.
  open weak var selectedItem: UITabBarItem?
  /// Told of what is touched; nothing calls it.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether content shows through; true at first.
  ///
  /// The view of a controller ends at a bar through which nothing shows, unless the controller says otherwise.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// 49 points high, and as much more as it reaches over the lower edge of the safe area.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49 + safeAreaInsets.bottom)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }
}
