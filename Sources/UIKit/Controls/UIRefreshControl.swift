public import Foundation
public import StandardViews
import ViewTree

/// A control that is pulled to load content again: 60 points high, not measured here; nothing pulls
/// it.
open class UIRefreshControl: UIControl {
  /// Whether content is being loaded.
  open var isRefreshing: Bool { refreshes }
  /// A text below the wheel; remembered.
  open var attributedTitle: NSAttributedString?
  private var refreshes = false

  /// Says that content is being loaded.
  open func beginRefreshing() { refreshes = true }

  /// Says that content has been loaded.
  open func endRefreshing() { refreshes = false }

  /// 60 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 60)
  }
}

extension ScrollView {
  /// A control that is pulled to load content again; it is kept, and takes no room while nothing
  /// pulls it.
  public var refreshControl: UIRefreshControl? {
    get { attached(KeptRefreshControl.self)?.control }
    set { attached { KeptRefreshControl() }.control = newValue }
  }
}

extension UITableViewController {
  /// The control of the table that is pulled to load content again.
  public var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }
}

private final class KeptRefreshControl {
  var control: UIRefreshControl?
}
