import ViewTree

/// A controller that shows one of several others, with bars along its edges.
///
/// The view of the controller that is shown lies under a bar, which then adds to its safe area, or ends
/// at it: ``UIViewController/edgesForExtendedLayout`` says at which edges.
#if MainActor
  @MainActor
#endif
protocol BarContainer: UIViewController {
  /// The controller that is shown.
  var shown: UIViewController? { get set }
  /// The bars, each along an edge of its own.
  var bars: [ContainerBar] { get }
}

/// A bar along the upper or the lower edge of a container.
struct ContainerBar {
  let view: UIView
  /// The upper or the lower edge.
  let edge: UIRectEdge
  /// The height within the safe area, in points.
  let height: CGFloat
  /// Whether content shows through.
  let isTranslucent: Bool
  /// Whether the bar has gone beyond the edge, as what is shown wants no bar there.
  var isAway = false

  /// Whether the view of a controller lies under the bar.
  func covers(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(edge)
      && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }
}

extension BarContainer {
  /// Gives each bar its edge, and the controller that is shown the room that they leave it.
  func layOutBars() {
    guard isViewLoaded, let view = viewIfLoaded else { return }
    let safeArea = view.safeAreaInsets
    let bounds = view.bounds
    var room = UIEdgeInsets.zero
    var covered = UIEdgeInsets.zero
    for bar in bars {
      let isAtTop = bar.edge == .top
      // A bar at the lower edge reaches down to the edge of the screen.
      let whole = isAtTop ? bar.height : bar.height + safeArea.bottom
      let edge = isAtTop ? safeArea.top : bounds.height - whole
      let y = bar.isAway ? (isAtTop ? -whole : bounds.height) : edge
      bar.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: whole)
      guard let shown, !bar.view.isHidden, !bar.isAway else { continue }
      switch (bar.covers(shown), isAtTop) {
      case (true, true): covered.top = bar.height
      case (true, false): covered.bottom = bar.height
      case (false, true): room.top = safeArea.top + bar.height
      case (false, false): room.bottom = whole
      }
    }
    shown?.barInsets = covered
    shown?.viewIfLoaded?.frame = CGRect(
      x: 0, y: room.top, width: bounds.width, height: max(bounds.height - room.top - room.bottom, 0)
    )
  }

  /// Lays the bars out after a change, and again once the safe area is known where there is none yet.
  func barsDidChange() {
    layOutBars()
    if let view = viewIfLoaded, view.window == nil { view.setNeedsLayout() }
  }

  /// Takes the present controller's view out and puts another one's in.
  func show(_ controller: UIViewController?) {
    guard controller !== shown, isViewLoaded, let view = viewIfLoaded else { return }
    let old = shown
    shown = controller
    let inner: UIView? = controller?.view
    // The one that goes is the first to be told, and goes when the other one is there.
    old?.viewIfLoaded?.tellOfLeaving()
    if let inner, controller === shown {
      inner.frame = view.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(inner, at: 0)
    }
    if old !== shown {
      old?.viewIfLoaded?.removeFromSuperview()
      old?.barInsets = .zero
    }
    barsDidChange()
  }
}
