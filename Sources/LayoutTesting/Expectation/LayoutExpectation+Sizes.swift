public import Foundation
import LayoutInspector
public import LayoutKit
import LayoutSweep

/// Words that matter where sizes change.
extension LayoutExpectation {
  /// The view has at least this size, in points, such as the 44 × 44 that a finger needs.
  public static func isAtLeast(width: CGFloat, height: CGFloat) -> Self {
    let size = CGSize(width: width, height: height)
    return LayoutExpectation(
      .rectangles(
        { .isSmaller($0, Double(width), Double(height)) }, words: "at least \(text(size))",
        blame: { [($0, .width), ($0, .height)] })
    ) { view in
      let own = view.frame.size
      let small: [LayoutSnapshot.Attribute] =
        (own.width < width - tolerance ? [.width] : [])
        + (own.height < height - tolerance ? [.height] : [])
      guard !small.isEmpty else { return nil }
      return "\(view.itemName) is \(text(own)) and not at least \(text(size))."
        + reasons(view, small)
    }
  }

  /// The view's lower edge is at the other one's upper edge, or above it, at all sizes.
  public static func staysAbove(_ other: View) -> Self { isAbove(other) }

  /// The view comes before the other one where people read line by line: higher, or in the same line
  /// and, in the reading direction, before it.
  public static func keepsOrder(with other: View) -> Self {
    func isMirrored(_ view: View) -> Bool {
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    return LayoutExpectation(
      .rectangles(
        { .isReadAfter($0, other, isMirrored: isMirrored($0)) },
        words: "read before \(other.itemName)",
        blame: { [($0, .leading), ($0, .top), (other, .leading), (other, .top)] })
    ) { view in
      let (own, its) = (view.convert(view.bounds, to: nil), other.convert(other.bounds, to: nil))
      let isSameLine = own.maxY > its.minY + tolerance && its.maxY > own.minY + tolerance
      let isAfter =
        isMirrored(view)
        ? own.maxX < its.minX + tolerance : own.minX > its.maxX - tolerance
      guard own.minY > its.maxY - tolerance || (isSameLine && isAfter) else { return nil }
      return "\(view.itemName) is not read before \(other.itemName)."
        + reasons(view, [.leading, .top]) + reasons(other, [.leading, .top])
    }
  }

  /// Read in the other direction, the views inside are where they would be in a mirror.
  ///
  /// The view is to be inside a `Window`, whose direction is changed and put back.
  public static var isMirrored: Self {
    LayoutExpectation(.mirror) { view in
      guard let window = view.topmost as? Window else { return noDirection(of: view) }
      let views = view.allInside
      let frames = views.map(\.frame)
      let direction = window.environment.layoutDirection
      window.environment.layoutDirection =
        direction == .leftToRight ? .rightToLeft : .leftToRight
      window.layoutIfNeeded()
      let mirrored = views.map { view in
        var frame = view.frame
        frame.origin.x = (view.superview?.bounds.width ?? 0) - frame.maxX
        return frame
      }
      window.environment.layoutDirection = direction
      window.layoutIfNeeded()
      for (own, (frame, twin)) in zip(views, zip(frames, mirrored)) {
        let isSame =
          (frame.minX - twin.minX).magnitude <= tolerance
          && (frame.maxX - twin.maxX).magnitude <= tolerance
          && (frame.minY - twin.minY).magnitude <= tolerance
          && (frame.maxY - twin.maxY).magnitude <= tolerance
        guard isSame else {
          return "\(own.itemName) at \(text(frame)) is not mirrored: in a mirror it is at"
            + " \(text(twin))."
        }
      }
      return nil
    }
  }

  static func noDirection(of view: View) -> String {
    "\(view.itemName) is in no window, whose direction could be changed."
  }
}

extension View {
  /// The view at the top of the tree.
  var topmost: View {
    var top = self
    while let superview = top.superview { top = superview }
    return top
  }

  /// All views inside, each before its own subviews.
  var allInside: [View] {
    var views: [View] = []
    var pending = Array(subviews.reversed())
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews.reversed()
    }
    return views
  }
}
