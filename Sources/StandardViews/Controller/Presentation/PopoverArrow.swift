import Drawing
import Foundation
import ViewTree

/// The arrow of a popover, which points at what that belongs to.
final class PopoverArrow: View, SelfDrawing {
  /// How far it reaches from the popover, in points.
  static let height: CGFloat = 13
  /// How wide it is where it begins, in points.
  static let base: CGFloat = 26

  /// The side of the popover that it is at.
  var side = PopoverArrowDirection.up
  /// What it is filled with.
  var color: Color?

  /// Where it is beside a popover, pointing at the middle of a source as far as round corners let it; nil where the popover has
  /// no room for it, or no side.
  static func frame(
    beside popover: CGRect, at side: PopoverArrowDirection, to source: CGRect
  ) -> CGRect? {
    let isUpright = side == .up || side == .down
    let (start, end) =
      isUpright ? (popover.minX, popover.maxX) : (popover.minY, popover.maxY)
    let corner: CGFloat = 13
    guard end - start >= base + 2 * corner else { return nil }
    let wish = (isUpright ? source.midX : source.midY) - base / 2
    let place = min(max(wish, start + corner), end - corner - base)
    switch side {
    case .up: return CGRect(x: place, y: popover.minY - height, width: base, height: height)
    case .down: return CGRect(x: place, y: popover.maxY, width: base, height: height)
    case .left: return CGRect(x: popover.minX - height, y: place, width: height, height: base)
    case .right: return CGRect(x: popover.maxX, y: place, width: height, height: base)
    default: return nil
    }
  }

  func drawContent(_ pen: inout ViewPen) {
    guard let color else { return }
    let room = bounds
    let corners: [CGPoint] =
      switch side {
      case .up:
        [
          CGPoint(x: room.minX, y: room.maxY), CGPoint(x: room.midX, y: room.minY),
          CGPoint(x: room.maxX, y: room.maxY),
        ]
      case .down:
        [
          CGPoint(x: room.minX, y: room.minY), CGPoint(x: room.midX, y: room.maxY),
          CGPoint(x: room.maxX, y: room.minY),
        ]
      case .left:
        [
          CGPoint(x: room.maxX, y: room.minY), CGPoint(x: room.minX, y: room.midY),
          CGPoint(x: room.maxX, y: room.maxY),
        ]
      default:
        [
          CGPoint(x: room.minX, y: room.minY), CGPoint(x: room.maxX, y: room.midY),
          CGPoint(x: room.minX, y: room.maxY),
        ]
      }
    pen.add([.fill(shape: .polygon(corners), paint: .color(color.code(pen.traits)))])
  }
}
