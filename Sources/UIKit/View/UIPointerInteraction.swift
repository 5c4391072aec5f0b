public import Foundation

/// Would make pointers; nothing asks it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIPointerInteractionDelegate: AnyObject {
  /// How the pointer looks in a region; nil for as usual.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// As usual.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Would change the pointer over a view.
open class UIPointerInteraction: RememberedInteraction {
  /// Says how the pointer looks.
  open weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether it takes part; true at first.
  open var isEnabled = true

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
  }

  /// Would ask for the pointer again.
  open func invalidate() {}

  deinit {}
}

/// A part of a view with a pointer of its own.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPointerRegion: NSObject {
  /// The part, in points.
  open var rect: CGRect { part }
  private let part: CGRect

  /// Makes a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    part = rect
    super.init()
  }

  deinit {}
}

/// The shape of a pointer.
public nonisolated enum UIPointerShape: Hashable, Sendable {
  /// A rectangle with rounded corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A line across.
  case horizontalBeam(length: CGFloat)
  /// A line upright.
  case verticalBeam(length: CGFloat)
}

/// What a pointer does over a view.
public nonisolated enum UIPointerEffect {
  /// By the system.
  case automatic(UITargetedPreview)
  /// It lights the view.
  case highlight(UITargetedPreview)
  /// It lifts the view.
  case lift(UITargetedPreview)
}

/// How a pointer looks.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIPointerStyle: NSObject {
  /// The system's.
  public override init() { super.init() }

  /// What it does over a view, and its shape.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }

  /// Of a shape.
  public init(shape: UIPointerShape, constrainedAxes axes: UInt = 0) { super.init() }

  deinit {}
}
