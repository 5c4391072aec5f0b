import Foundation

/// Frames of views with a transform: constraints, content and masks speak of the view without it, which is what
/// the stored frame is.
extension View {
  /// The anchor point, without asking a subclass.
  final var ownAnchorPoint: CGPoint { looks?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

  /// Takes the view's own coordinates to the superview's.
  package final var placement: ViewTransform {
    guard flags.contains(.isTransformed) else {
      return ViewTransform(
        translationX: storedFrame.minX - boundsOrigin.x, y: storedFrame.minY - boundsOrigin.y)
    }
    let (anchor, place) = (ownAnchorPoint, storedFrame.point(at: ownAnchorPoint))
    let turn = looks?.transform ?? .identity
    return ViewTransform(
      translationX: -boundsOrigin.x - anchor.x * storedFrame.width,
      y: -boundsOrigin.y - anchor.y * storedFrame.height
    ).concatenating(turn).concatenating(ViewTransform(translationX: place.x, y: place.y))
  }

  /// Where the view is without its transform, in the superview's coordinates.
  package final var placeBeforeTransform: CGRect { storedFrame }

  /// Whether the view has a transform, so that its frame is another than the one it is laid out by.
  package final var isTransformed: Bool { flags.contains(.isTransformed) }

  /// Whether the transform leaves nothing of the view to be touched.
  final var isFlattened: Bool {
    guard flags.contains(.isTransformed), let turn = looks?.transform else { return false }
    return turn.determinant == 0
  }

  /// The smallest rectangle around what the transform makes of the view.
  final var transformedFrame: CGRect {
    CGRect(origin: boundsOrigin, size: storedFrame.size).applying(placement)
  }

  /// Gives the view a frame: with a transform the rectangle that the transform takes into the frame.
  final func setFrameAround(_ new: CGRect) {
    guard flags.contains(.isTransformed), let frame = checkedFrame(new) else {
      return setFrame(new)
    }
    let turn = looks?.transform ?? .identity
    let size = frame.size.applying(turn.inverted()).magnitude
    let anchor = ownAnchorPoint
    // Where the middle of the view comes to lie, seen from the anchor.
    let middle = CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
      .applying(turn)
    let place = CGPoint(x: frame.midX - middle.x, y: frame.midY - middle.y)
    setFrame(CGRect(size, with: place, at: anchor))
  }

  /// Places the view as it is without its transform; without one an override of the frame hears of it.
  final func placeWithoutTransform(_ rect: CGRect) {
    if flags.contains(.isTransformed) { setFrame(rect) } else { frame = rect }
  }

  final func setAnchorPoint(_ new: CGPoint) {
    guard new != ownAnchorPoint else { return }
    guard checkedFrame(CGRect(origin: new, size: .zero), "anchor point") != nil else { return }
    recordChange()
    let place = storedFrame.point(at: ownAnchorPoint)
    ownLooks.anchorPoint = new
    let frame = CGRect(storedFrame.size, with: place, at: new)
    call(.frame) { placeWithoutTransform(frame) }
    // Constraints have their say about where the view is without a transform.
    if participation.takesPart, !translatesAutoresizingMaskIntoConstraints { raiseFrameAndLayout() }
  }

  final func isUsable(_ transform: ViewTransform) -> Bool {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    if numbers.allSatisfy({ $0.magnitude <= UsableNumbers.largest }) { return true }
    let isFinite = numbers.allSatisfy(\.isFinite)
    let list = numbers.map { plainNumber(Double($0)) }.joined(separator: ", ")
    report(
      LayoutDiagnostic(
        isFinite ? .outOfRange : .notFinite,
        "The transform of \(itemDescription) can't be (\(list)).", itemNames: [itemDescription],
        hint: "Use finite numbers of a size up to 1e12; look for a division by zero."))
    return false
  }

  final func noteTransform() {
    let isIdentity = looks?.transform.map { $0 == .identity } ?? true
    if isIdentity { flags.remove(.isTransformed) } else { flags.insert(.isTransformed) }
  }
}

nonisolated extension CGRect {
  /// A point inside, as shares of the size.
  func point(at anchor: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
  }

  /// A rectangle of which a point, as shares of the size, is at a place.
  init(_ size: CGSize, with place: CGPoint, at anchor: CGPoint) {
    self.init(
      x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}

nonisolated extension CGSize {
  fileprivate var magnitude: CGSize { CGSize(width: width.magnitude, height: height.magnitude) }
}
