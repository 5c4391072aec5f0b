import Drawing
public import Foundation
public import ViewTree

/// Shows a controller as a sheet at the lower edge of the window, or, in a wide one, as a page or form in its middle.
///
/// The measures are those of iOS 15 to 18, not measured here: in a narrow window the
/// largest sheet begins 10 points below the safe area's upper edge, a medium one takes half the
/// window; in a low one a sheet fills the window unless ``prefersEdgeAttachedInCompactHeight``. In
/// a wide window a page is 712 points wide and 44 from the upper and lower edge of the safe area, a
/// form as large as its controller would like, or 540 × 620. Pictures show it with round corners of
/// 10 points, as before iOS 26, and with a grabber of 36 × 5 points where one is asked for.
open class SheetPresentationController: PresentationController {
  /// A height at which a sheet rests.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  open class Detent: NSObject {
    /// What tells detents apart.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text.
      public let rawValue: String

      /// Makes an identifier from a text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes an identifier from a text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half the window.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// Nearly all of the window.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// A name that tells it from others.
    public let identifier: Identifier
    private let height: ((any SheetDetentContext) -> CGFloat?)?

    private init(_ identifier: Identifier, _ height: ((any SheetDetentContext) -> CGFloat?)?) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    deinit {}

    /// Half the window.
    open class func medium() -> Detent { Detent(.medium, nil) }
    /// Nearly all of the window.
    open class func large() -> Detent { Detent(.large, nil) }

    /// A detent with a height that the program gives.
    ///
    /// - Parameters:
    ///   - identifier: A name that tells it from others; a new one unless given.
    ///   - resolver: The height without the safe area below, in points; nil to leave it out.
    /// - Returns: The detent.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any SheetDetentContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The height without the safe area below, in points; nil where it is left out.
    open func resolvedValue(in context: any SheetDetentContext) -> CGFloat? {
      switch identifier {
      case .medium: (context as? SheetRoom)?.medium ?? context.maximumDetentValue / 2
      case .large: context.maximumDetentValue
      default: height?(context)
      }
    }
  }

  /// The heights at which the sheet may rest, from the lowest; the largest alone at first.
  open var detents: [Detent] = [.large()] { didSet { placeAgain() } }
  /// At which of them it rests; nil for the first.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeAgain() } }
  /// The highest of them at which what is below isn't darkened.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.backgroundColor = dimming }
  }
  /// Whether a bar to pull at shows, at the upper edge of a sheet that stands at the lower one of the window; false at first.
  open var prefersGrabberVisible = false { didSet { placeAgain() } }
  /// Whether scrolling makes the sheet higher first; it is remembered.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stands at the lower edge of a low window, too; false at first.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { placeAgain() } }
  /// Whether a sheet at the lower edge of a low window is as wide as its controller would like.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { placeAgain() } }
  /// Whether a page in a wide window is as wide as is good to read, if its controller has no wish; else it is as large as a
  /// form; true at first.
  open var prefersPageSizing = true { didSet { placeAgain() } }
  /// The radius of the sheet's corners in pictures, in points; 10 without one, and for what is no radius.
  open var preferredCornerRadius: CGFloat?
  /// Where the sheet would come from; it is remembered.
  open weak var sourceView: View?

  deinit {}

  /// Makes changes, which take effect at once.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Asks for the heights of detents again.
  open func invalidateDetents() { placeAgain() }

  package override var dimming: Color? {
    let chosen = chosenDetent?.identifier
    if let free = largestUndimmedDetentIdentifier,
      let limit = detents.firstIndex(where: { $0.identifier == free }),
      let place = detents.firstIndex(where: { $0.identifier == chosen }), place <= limit
    {
      return nil
    }
    return Color(red: 0, green: 0, blue: 0, alpha: 0.2)
  }

  package override var followsContainer: Bool { true }

  // MARK: What the sheet looks like

  private var grabber: View?

  /// Whether it is shown as a sheet, a page or a form.
  var isSheet: Bool { true }

  /// Whether the view is at the lower edge of the container, and doesn't fill it.
  private func isAtEdge(_ view: View, of container: View) -> Bool {
    let (place, room) = (view.placeBeforeTransform, container.bounds)
    return place.maxY >= room.maxY && place.minY > room.minY
  }

  override func shape(of view: View, at frame: CGRect) -> Outline? {
    guard isSheet, let container = containerView, view === presentedViewController.viewIfLoaded
    else { return nil }
    let (wish, place) = (preferredCornerRadius ?? 10, view.placeBeforeTransform)
    let radius = wish >= 0 && wish < 10_000 ? wish : 10
    guard radius > 0, place.minY > container.bounds.minY else { return nil }
    return Outline(
      frame, radius: radius,
      corners: isAtEdge(view, of: container) ? [.topLeft, .topRight] : .all)
  }

  override func placeDecoration(in container: View) {
    guard prefersGrabberVisible, isSheet, let view = presentedViewController.viewIfLoaded,
      view.superview === container, isAtEdge(view, of: container)
    else {
      grabber?.removeFromSuperview()
      return
    }
    let place = view.placeBeforeTransform
    let frame = CGRect(x: place.midX - 18, y: place.minY + 5, width: 36, height: 5)
    let grabber = self.grabber ?? SheetGrabber()
    self.grabber = grabber
    if grabber.frame != frame { grabber.frame = frame }
    if grabber.superview !== container { container.addSubview(grabber) }
  }

  private var chosenDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  /// Where the sheet stands.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let (room, safe) = (container.bounds, container.safeAreaInsets)
    let traits = container.traitCollection
    let wish = presentedViewController.preferredContentSize
    if traits.horizontalSizeClass == .regular, traits.verticalSizeClass != .compact {
      return middle(of: room, size(wish, in: room.size, safe))
    }
    if traits.verticalSizeClass == .compact, !prefersEdgeAttachedInCompactHeight { return room }
    let top = safe.top + 10
    let context = SheetRoom(
      containerTraitCollection: traits,
      maximumDetentValue: max(room.height - top - safe.bottom, 0),
      medium: max((room.height / 2).rounded() - safe.bottom, 0))
    let value = chosenDetent?.resolvedValue(in: context) ?? context.maximumDetentValue
    let usable = value.isFinite ? min(max(value, 0), context.maximumDetentValue) : 0
    let height = usable + safe.bottom
    let isNarrower = widthFollowsPreferredContentSizeWhenEdgeAttached && wish.width > 0
    let width = isNarrower ? min(wish.width, room.width) : room.width
    return CGRect(
      x: room.midX - width / 2, y: room.maxY - height, width: width, height: height)
  }

  private func size(_ wish: CGSize, in room: CGSize, _ safe: EdgeInsets) -> CGSize {
    if style == .formSheet || !prefersPageSizing || (wish.width > 0 && wish.height > 0) {
      return CGSize(
        width: min(wish.width > 0 ? wish.width : 540, room.width),
        height: min(wish.height > 0 ? wish.height : 620, room.height))
    }
    return CGSize(
      width: min(712, max(room.width - 40, 0)),
      height: max(room.height - safe.top - safe.bottom - 88, 0))
  }

  private func middle(of room: CGRect, _ size: CGSize) -> CGRect {
    CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// The bar at the upper edge of a sheet.
private final class SheetGrabber: View {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // The system's colour for its least loud text.
    backgroundColor = Color(
      light: Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3),
      dark: Color(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.3))
    cornerRadius = 2.5
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {}
}

/// What a detent's height may depend on.
public nonisolated protocol SheetDetentContext {
  /// The traits of the window.
  var containerTraitCollection: TraitCollection { get }
  /// The height of the largest sheet without the safe area below, in points.
  var maximumDetentValue: CGFloat { get }
}

private nonisolated struct SheetRoom: SheetDetentContext {
  let containerTraitCollection: TraitCollection
  let maximumDetentValue: CGFloat
  /// The height of a medium sheet without the safe area below, in points.
  let medium: CGFloat
}

/// Told of what becomes of a sheet.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Would be called when a finger has moved the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}
