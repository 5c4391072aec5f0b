// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Members as they were called before Swift 4.2, for sources in the language mode of Swift 4. In later ones the compiler
// says what they are called now, as it does with UIKit.
public import Foundation
public import StandardViews
public import ViewTree

extension UIView {
  /// `bringSubviewToFront(_:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// `sendSubviewToBack(_:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// `children` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }
  /// `addChild(_:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  /// `removeFromParent()` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }
  /// `willMove(toParent:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  /// `didMove(toParent:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension UIActivityIndicatorView {
  /// `init(style:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
  /// `style` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

/// `UIImage.pngData()` in Swift 4.
@available(swift, obsoleted: 4.2, message: "Use `image.pngData()`.")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// `UIImage.jpegData(compressionQuality:)` in Swift 4.
@available(swift, obsoleted: 4.2, message: "Use `image.jpegData(compressionQuality:)`.")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
