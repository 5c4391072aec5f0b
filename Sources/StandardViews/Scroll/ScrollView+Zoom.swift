import Foundation
import ViewTree

/// Scaling what the delegate names.
extension ScrollView {
  /// The view that was scaled last, while it is inside.
  private var zoomedView: View? {
    guard let view = attached(Zoom.self)?.view, view.isDescendant(of: self) else { return nil }
    return view
  }

  final var ownZoomScale: CGFloat { zoomedView?.shownScale ?? 1 }

  /// The view to scale, as the delegate says.
  private var viewToZoom: View? {
    guard let delegate = storedDelegate else { return nil }
    var named: View?
    call(.viewForZooming) { named = delegate.viewForZooming(in: self) }
    guard let view = named, view !== self, view.isDescendant(of: self) else { return nil }
    return view
  }

  private func limited(_ scale: CGFloat) -> CGFloat? {
    guard isUsable([scale, minimumZoomScale, maximumZoomScale], "zoomScale") else { return nil }
    let limited = max(min(scale, maximumZoomScale), minimumZoomScale)
    // The content would be gone for good.
    guard limited > 0 else {
      report(
        LayoutDiagnostic(
          .outOfRange,
          "The zoomScale of \(itemDescription) can't be \(plainNumber(Double(limited))).",
          itemNames: [itemDescription], hint: "Use scales above 0, for minimumZoomScale too."))
      return nil
    }
    return limited
  }

  /// Scales the content about the middle of what shows.
  final func zoom(to scale: CGFloat, isAnimated: Bool) {
    guard let view = viewToZoom, let scale = limited(scale), scale != ownZoomScale else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    change(view, to: scale, showing: view.convert(middle, from: self), isAnimated)
  }

  /// Scales the content so that a part of the scaled view fills the frame as far as it may, in its middle.
  final func zoom(toShow rect: CGRect, isAnimated: Bool) {
    guard let view = viewToZoom,
      isUsable([rect.origin.x, rect.origin.y, rect.width, rect.height], "rectangle to zoom to")
    else { return }
    let wish = min(
      rect.width > 0 ? bounds.width / rect.width : .infinity,
      rect.height > 0 ? bounds.height / rect.height : .infinity)
    guard let scale = limited(wish.isFinite ? wish : maximumZoomScale) else { return }
    change(view, to: scale, showing: CGPoint(x: rect.midX, y: rect.midY), isAnimated)
  }

  /// Scales a view, and brings a point in it to the middle of the frame, or as near as the ends of the content
  /// let it.
  private func change(
    _ view: View, to scale: CGFloat, showing point: CGPoint, _ isAnimated: Bool
  ) {
    let ratio = scale / ownZoomScale
    let delegate = storedDelegate
    if isAnimated, ratio != 1, let delegate {
      call(.scrollViewWillBeginZooming) { delegate.scrollViewWillBeginZooming(self, with: view) }
    }
    if ratio != 1 {
      let known = attached { Zoom() }
      if known.view !== view { known.view?.isZoomed = false }
      known.view = view
      view.setZoom(scale)
      scaleContent(by: ratio)
    }
    let middle = view.convert(point, to: self)
    contentOffset = clampedContentOffset(
      CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
    guard ratio != 1 else { return }
    if let delegate { call(.scrollViewDidZoom) { delegate.scrollViewDidZoom(self) } }
    if isAnimated, let delegate {
      call(.scrollViewDidEndZooming) {
        delegate.scrollViewDidEndZooming(self, with: view, atScale: ownZoomScale)
      }
    }
  }
}

/// What a scroll view knows of what it has scaled.
private final class Zoom {
  weak var view: View?
}

extension View {
  /// By how much the transform scales the view; 1 for one that leaves nothing of it.
  fileprivate final var shownScale: CGFloat {
    let (a, b) = (transform.a, transform.b)
    let scale = (a * a + b * b).squareRoot()
    return scale > 0 ? scale : 1
  }
}
