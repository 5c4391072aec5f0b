package import Foundation

/// Views that a scroll view scales: constraints with what is outside speak of them as they are shown there, so
/// that those to the content make it as large as the scaled view, and their constants aren't scaled.
extension View {
  /// Whether a scroll view scales the view, so that its transform says how large constraints see it.
  package final var isZoomed: Bool {
    get { looks?.isZoomed ?? false }
    set {
      guard newValue != isZoomed else { return }
      ownLooks.isZoomed = newValue
      if flags.contains(.isTransformed) { zoomDidChange() }
    }
  }

  /// By how much the scroll view that the view is in has scaled it; 1 for all other views.
  package final var zoom: CGFloat {
    guard flags.contains(.isTransformed), isZoomed, let turn = looks?.transform,
      container?.flags.contains(.isScrollView) == true
    else { return 1 }
    let scale = (turn.a * turn.a + turn.b * turn.b).squareRoot()
    return scale > 0 ? scale : 1
  }

  /// Scales the view about the corner of the content, where constraints don't say where it is.
  package final func setZoom(_ scale: CGFloat) {
    isZoomed = true
    let old = zoom
    let corner = zoomedCorner
    transform = ViewTransform(scaleX: scale, y: scale)
    let isHeld = participation.takesPart && !translatesAutoresizingMaskIntoConstraints
    let share = isHeld ? 1 : scale / old
    let anchor = ownAnchorPoint
    let size = storedFrame.size
    let frame = CGRect(
      x: corner.x * share + anchor.x * (scale - 1) * size.width,
      y: corner.y * share + anchor.y * (scale - 1) * size.height, width: size.width,
      height: size.height)
    call(.frame) { placeWithoutTransform(frame) }
  }

  /// The upper left corner of the view as the scroll view shows it.
  final var zoomedCorner: CGPoint {
    let growth = zoom - 1
    guard growth != 0 else { return storedFrame.origin }
    let anchor = ownAnchorPoint
    return CGPoint(
      x: storedFrame.minX - anchor.x * growth * storedFrame.width,
      y: storedFrame.minY - anchor.y * growth * storedFrame.height)
  }

  /// Where the view is without its transform, if it is shown at a place that constraints give it.
  final func placeBeforeZoom(_ shown: CGRect) -> CGRect {
    let growth = zoom - 1
    guard growth != 0 else { return shown }
    let anchor = ownAnchorPoint
    return shown.offsetBy(
      dx: anchor.x * growth * shown.width, dy: anchor.y * growth * shown.height)
  }

  /// Has the rows of constraints made anew that speak of where the view ends.
  final func zoomDidChange() {
    guard participation.takesPart, let engine = hierarchy?.engine else { return }
    let constraints = mentions.entries.map(\.constraint)
    for constraint in constraints { engine.shapeDidChange(of: constraint) }
    if !translatesAutoresizingMaskIntoConstraints { raiseFrameAndLayout() }
  }
}

extension LayoutElement {
  /// Whether constraints with what is outside see the item in another size than its inside does.
  var isZoomed: Bool {
    guard case .view(let view) = self else { return false }
    return view.zoom != 1
  }
}
