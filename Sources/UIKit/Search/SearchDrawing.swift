import Foundation
package import StandardViews
import ViewTree

extension UISearchBar: SelfDrawing {
  /// Draws the ground, unless it has been taken away.
  package final func drawContent(_ pen: inout ViewPen) {
    if let backgroundImage {
      pen.image(backgroundImage, filling: backgroundImage.size == .zero ? .zero : bounds)
    } else if searchBarStyle != .minimal {
      pen.fill(bounds, barTintColor ?? .barGround)
      for y in [bounds.minY, bounds.maxY - 1 / 3] {
        pen.fill(CGRect(x: bounds.minX, y: y, width: bounds.width, height: 1 / 3), .separator)
      }
    }
  }
}
