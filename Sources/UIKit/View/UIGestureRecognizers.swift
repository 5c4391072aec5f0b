public import Foundation
public import ViewTree

/// Decides which gestures are recognised; nothing asks it.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate

/// Would recognise taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps are one; 1 at first.
  open var numberOfTapsRequired = 1
  /// How many fingers tap; 1 at first.
  open var numberOfTouchesRequired = 1
}

/// Would recognise a pointer over the view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Would recognise a finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before; 0 at first.
  open var numberOfTapsRequired = 0
  /// How many fingers stay; 1 at first.
  open var numberOfTouchesRequired = 1
  /// How long they stay, in seconds; 0.5 at first.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move, in points; 10 at first.
  open var allowableMovement: CGFloat = 10
}

/// Would recognise a finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers move at least; 1 at first.
  open var minimumNumberOfTouches = 1
  /// How many fingers move at most.
  open var maximumNumberOfTouches = Int.max

  /// How far they have moved: not at all.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Makes a movement the one so far; without effect.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast they move: not at all.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Would recognise a finger that moves in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// From which edges.
  open var edges: UIRectEdge = []
}

/// Would recognise a finger that moves quickly.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways to move.
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have in UIKit.
    public let rawValue: UInt

    /// Makes directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// How the finger moves; to the right at first.
  open var direction = Direction.right
  /// How many fingers move; 1 at first.
  open var numberOfTouchesRequired = 1
}

/// Would recognise two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// By how much they have moved apart; 1 at first.
  open var scale: CGFloat = 1
  /// How fast they move.
  open var velocity: CGFloat { 0 }
}

/// Would recognise two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// By how much they have turned, in radians; 0 at first.
  open var rotation: CGFloat = 0
  /// How fast they turn.
  open var velocity: CGFloat { 0 }
}
