public import Foundation
public import ViewTree

/// How a view would look above the others.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPreviewParameters: NSObject {
  /// What of it is shown; all with nil.
  open var visiblePath: UIBezierPath?
  /// The outline of its shadow; that of ``visiblePath`` with nil.
  open var shadowPath: UIBezierPath?
  /// The colour behind it.
  open var backgroundColor: UIColor?

  /// Makes parameters that say nothing.
  public override init() { super.init() }

  deinit {}
}

/// Where a view that is shown above the others would come from or go to.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the place is.
  public let container: UIView
  /// Where its centre would be, in points.
  public let center: CGPoint
  /// How it would be changed there.
  public let transform: CGAffineTransform

  /// Makes a place.
  public init(
    container: UIView, center: CGPoint,
    transform: CGAffineTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  ) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  deinit {}
}

/// A view that would be shown above the others.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it would look.
  public let parameters: UIPreviewParameters
  /// Where it would come from or go to.
  public let target: UIPreviewTarget

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Makes a preview of a view where it is; a view without a superview stays where it is itself.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Makes a preview of a view where it is, which looks as it does.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  deinit {}
}
