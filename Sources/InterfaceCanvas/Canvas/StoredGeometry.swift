import Foundation
import InterfaceBuilder
import UIKit

/// Where edges of views are, going by the frames that a document has stored.
struct StoredGeometry {
  private let frames: [ObjectIdentifier: CGRect]

  init(_ frames: [ObjectIdentifier: CGRect]) { self.frames = frames }

  /// The stored frame of a view, in its superview's coordinates; nil if none is stored.
  func frame(of view: UIView) -> CGRect? { frames[ObjectIdentifier(view)] }

  /// An edge, centre or size of a view's alignment rectangle, in the coordinates of a view around it.
  ///
  /// - Returns: Nil if the other view isn't around it, and for baselines and margins.
  func position(of edge: NSLayoutConstraint.Attribute, _ view: UIView, in base: UIView) -> CGFloat?
  {
    guard let rect = rect(of: view, in: base) else { return nil }
    switch edge {
    case .leading, .left: return rect.minX
    case .trailing, .right: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .width: return rect.width
    case .height: return rect.height
    default: return nil
    }
  }

  /// A view's alignment rectangle in the coordinates of a view around it, or its own; nil if a frame on the
  /// way isn't stored.
  func rect(of view: UIView, in base: UIView) -> CGRect? {
    guard let frame = frame(of: view) else { return nil }
    if view === base { return CGRect(origin: .zero, size: frame.size) }
    var rect = view.alignmentRect(forFrame: frame)
    var current = view.superview
    while let around = current, around !== base {
      guard let origin = self.frame(of: around)?.origin else { return nil }
      rect.origin.x += origin.x
      rect.origin.y += origin.y
      current = around.superview
    }
    return current == nil ? nil : rect
  }
}
