import Drawing
public import Foundation
public import ViewTree

/// The sides at which a popover's arrow may be.
public nonisolated struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: UInt

  /// Makes sides from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the upper side: the popover is below what it belongs to.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// At the lower side.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// At the left side.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// At the right side.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// At any side.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = PopoverArrowDirection(rawValue: UInt(Int.max))
}

/// Shows a controller beside what it belongs to, or, in a narrow window, as a sheet.
///
/// The delegate keeps it a popover in a narrow window by answering `none` for its style there. It
/// is as large as its controller would like, else 320 × 480, and stays 10 points inside the safe
/// area; its arrow is 13 points high and its corners have a radius of 13 (not measured). Of the
/// sides that ``permittedArrowDirections`` allows it takes the first at which it has room: below,
/// above, on the right, on the left; else that with the most room.
open class PopoverPresentationController: SheetPresentationController {
  /// The view that it belongs to.
  open override weak var sourceView: View? { didSet { placeAgain() } }
  /// The part of ``sourceView`` that it belongs to; all of it unless set.
  open var sourceRect = CGRect.null { didSet { placeAgain() } }
  /// The bar's button that it belongs to.
  open var barButtonItem: BarButtonItem? { didSet { placeAgain() } }
  /// At which of its sides the arrow may be.
  open var permittedArrowDirections = PopoverArrowDirection.any { didSet { placeAgain() } }
  /// At which of its sides the arrow is.
  open var arrowDirection: PopoverArrowDirection { placed?.side ?? .unknown }
  /// Whether it may cover what it belongs to; it is remembered.
  open var canOverlapSourceViewRect = false
  /// The colour of the arrow; that of the view without one.
  open var backgroundColor: Color? { didSet { placeAgain() } }
  /// Views that can be touched while it is shown; it is remembered.
  open var passthroughViews: [View]?
  /// How far it stays from the edges of the safe area, in points; 10 at first.
  open var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { placeAgain() }
  }

  deinit {}

  /// Whether it stands beside what it belongs to.
  private var isPopover: Bool {
    let traits = containerView?.traitCollection ?? traitCollection
    if traits.horizontalSizeClass != .compact { return true }
    return delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      == ModalPresentationStyle.none
  }

  override var isSheet: Bool { !isPopover }

  package override var dimming: Color? { isPopover ? nil : super.dimming }

  override func willBegin() {
    super.willBegin()
    guard isPopover else { return }
    (delegate as? any PopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }

  private var arrow: PopoverArrow?

  override func shape(of view: View, at frame: CGRect) -> Outline? {
    guard isPopover else { return super.shape(of: view, at: frame) }
    return view === presentedViewController.viewIfLoaded
      ? Outline(frame, radius: 13, corners: .all) : nil
  }

  override func placeDecoration(in container: View) {
    super.placeDecoration(in: container)
    guard isPopover, let placed, let view = presentedViewController.viewIfLoaded,
      let frame = PopoverArrow.frame(
        beside: placed.frame, at: placed.side, to: source(in: container))
    else {
      arrow?.removeFromSuperview()
      return
    }
    let arrow = self.arrow ?? PopoverArrow()
    self.arrow = arrow
    arrow.side = placed.side
    arrow.color = backgroundColor ?? view.backgroundColor
    if arrow.frame != frame { arrow.frame = frame }
    if arrow.superview !== container { container.addSubview(arrow) }
  }

  /// Where it stands.
  open override var frameOfPresentedViewInContainerView: CGRect {
    isPopover ? placed?.frame ?? .zero : super.frameOfPresentedViewInContainerView
  }

  private var placed: (frame: CGRect, side: PopoverArrowDirection)? {
    guard let container = containerView else { return nil }
    let (safe, margins) = (container.safeAreaInsets, popoverLayoutMargins)
    let room = CGRect(
      x: container.bounds.minX + safe.left + margins.left,
      y: container.bounds.minY + safe.top + margins.top,
      width: max(
        container.bounds.width - safe.left - safe.right - margins.left - margins.right, 0),
      height: max(
        container.bounds.height - safe.top - safe.bottom - margins.top - margins.bottom, 0))
    let wish = presentedViewController.preferredContentSize
    let size = CGSize(
      width: min(wish.width > 0 ? wish.width : 320, room.width),
      height: min(wish.height > 0 ? wish.height : 480, room.height))
    let source = source(in: container)
    let arrow = PopoverArrow.height
    let places: [(side: PopoverArrowDirection, room: CGFloat, needed: CGFloat)] = [
      (.up, room.maxY - source.maxY - arrow, size.height),
      (.down, source.minY - arrow - room.minY, size.height),
      (.left, room.maxX - source.maxX - arrow, size.width),
      (.right, source.minX - arrow - room.minX, size.width),
    ].filter { permittedArrowDirections.contains($0.side) }
    let best =
      places.first { $0.room >= $0.needed }
      ?? places.max { $0.room - $0.needed < $1.room - $1.needed }
    guard let best else {
      return (
        CGRect(
          x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
          height: size.height), .unknown
      )
    }
    return (place(size, best.side, max(best.room, 0), beside: source, in: room, arrow), best.side)
  }

  private func place(
    _ size: CGSize, _ side: PopoverArrowDirection, _ free: CGFloat, beside source: CGRect,
    in room: CGRect, _ arrow: CGFloat
  ) -> CGRect {
    let isUpright = side == .up || side == .down
    let width = isUpright ? size.width : min(size.width, free)
    let height = isUpright ? min(size.height, free) : size.height
    let x: CGFloat =
      switch side {
      case .left: source.maxX + arrow
      case .right: source.minX - arrow - width
      default: min(max(source.midX - width / 2, room.minX), max(room.maxX - width, room.minX))
      }
    let y: CGFloat =
      switch side {
      case .up: source.maxY + arrow
      case .down: source.minY - arrow - height
      default: min(max(source.midY - height / 2, room.minY), max(room.maxY - height, room.minY))
      }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// What it belongs to, in the container's coordinates; the middle of the window without any.
  private func source(in container: View) -> CGRect {
    if let view = barButtonItem?.customView ?? barButtonItem?.shownView ?? sourceView,
      view.window === container.window
    {
      let rect = barButtonItem == nil && !sourceRect.isNull ? sourceRect : view.bounds
      return container.convert(rect, from: view)
    }
    return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
  }
}

/// Told of what becomes of a popover.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called before the popover comes, not where it is a sheet.
  func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController)
  /// Would say whether a touch beside the popover takes it away; it isn't called.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool
  /// Would be called when a touch has taken the popover away.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
  /// True.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}
