public import Foundation
import ViewTree

/// Stands for a controller that shows a view of SwiftUI, which isn't there: an empty view of a stated size.
///
/// The size is `preferredContentSize`; without one the view has none of its own.
open class UIHostingController<Content>: UIViewController {
  /// What would be shown; remembered.
  open var rootView: Content

  /// Makes a controller that would show something.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes nothing, as what is to be shown isn't in the archive.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  /// The stated size, in points, within a size.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    CGSize(
      width: min(preferredContentSize.width, size.width),
      height: min(preferredContentSize.height, size.height))
  }

  /// The stated size.
  open override var preferredContentSize: CGSize {
    didSet { (viewIfLoaded as? HostedView)?.size = preferredContentSize }
  }

  /// Makes the empty view.
  open override func loadView() {
    let view = HostedView()
    view.size = preferredContentSize
    self.view = view
  }
}

/// An empty view of a stated size.
private final class HostedView: UIView, UIKitNamed {
  var size = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: size.width > 0 ? size.width : UIView.noIntrinsicMetric,
      height: size.height > 0 ? size.height : UIView.noIntrinsicMetric)
  }
}
