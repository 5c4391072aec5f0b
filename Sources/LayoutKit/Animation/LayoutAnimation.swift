public import Foundation
public import ViewTree

/// A transition from one layout to another: where each view was, where it is now, and where it
/// is drawn at any time in between.
///
/// Nothing moves by itself: the views have their new frames already. Whoever draws asks for the
/// frames of a moment.
///
///     let opening = window.animate(duration: 0.3, curve: .easeInOut) {
///       panel.layout.update { $0.height.equalTo(200) }
///       window.layoutIfNeeded()
///     }
///     opening.frame(of: panel, at: 0.15)
public struct LayoutAnimation {
  /// What becomes of one view.
  public struct Movement {
    /// The view, which the animation keeps.
    public let view: View
    /// The frame before the changes, in the superview's coordinates; nil for a view that is new.
    public let start: CGRect?
    /// The frame after the changes; nil for a view that has gone.
    public let end: CGRect?
  }

  /// How long the movement takes, in seconds, 0 or more.
  public let duration: TimeInterval
  /// How long it waits before it begins, in seconds, 0 or more.
  public let delay: TimeInterval
  /// How far the movement has come at each moment.
  public let curve: Curve
  /// All views of the tree, each before its subviews, and then those that have gone.
  public let movements: [Movement]

  private let places: [ObjectIdentifier: Int]

  init(
    duration: TimeInterval, delay: TimeInterval, curve: Curve, movements: [Movement]
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.movements = movements
    places = Dictionary(
      movements.enumerated().map { (ObjectIdentifier($1.view), $0) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension LayoutAnimation {
  /// How much of the movement is done, from 0 to 1; a spring goes beyond 1 for a while.
  ///
  /// The time is in seconds since the changes; what is not a number counts as the start.
  public func progress(at time: TimeInterval) -> CGFloat {
    let elapsed = time - delay
    guard elapsed > 0 else { return duration == 0 && elapsed == 0 ? 1 : 0 }
    guard elapsed < duration else { return 1 }
    return curve.progress(at: CGFloat(elapsed / duration))
  }

  /// The frame of a view at a time, in its superview's coordinates; nil for a view that is not in
  /// the tree.
  ///
  /// The time is in seconds since the changes. A new view has its last frame from the start; one
  /// that has gone keeps its first frame to the end.
  public func frame(of view: View, at time: TimeInterval) -> CGRect? {
    frame(of: view, progress: progress(at: time))
  }

  /// The frame of a view when a share of the movement is done; nil for a view not in the tree.
  package func frame(of view: View, progress: CGFloat) -> CGRect? {
    places[ObjectIdentifier(view)].flatMap { movements[$0].frame(progress: progress) }
  }

  /// The frames of all views at a time, each in its superview's coordinates, in the order of
  /// ``movements``.
  public func frames(at time: TimeInterval) -> [(view: View, frame: CGRect)] {
    let progress = progress(at: time)
    return movements.compactMap { movement in
      movement.frame(progress: progress).map { (movement.view, $0) }
    }
  }
}

extension LayoutAnimation.Movement {
  /// Whether the view was there before, is there after, and has another frame.
  public var isMoving: Bool { start != nil && end != nil && start != end }

  func frame(progress: CGFloat) -> CGRect? {
    guard let start, let end, start != end, progress != 1 else { return end ?? start }
    func between(_ first: CGFloat, _ last: CGFloat) -> CGFloat { first + (last - first) * progress }
    return CGRect(
      x: between(start.origin.x, end.origin.x), y: between(start.origin.y, end.origin.y),
      width: between(start.size.width, end.size.width),
      height: between(start.size.height, end.size.height))
  }
}
