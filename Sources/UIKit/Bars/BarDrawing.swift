import Foundation
package import StandardViews
import ViewTree

extension UINavigationBar: SelfDrawing {
  /// Draws the ground, up to the edge of the screen.
  package final func drawContent(_ pen: inout ViewPen) {
    let above = max(frame.minY, 0)
    let ground = CGRect(
      x: bounds.minX, y: bounds.minY - above, width: bounds.width, height: bounds.height + above)
    if !showsLargeTitle || groundColor != nil {
      pen.fill(ground, groundColor ?? .barGround)
      pen.fill(
        CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: 1 / 3), .separator)
    }
  }
}

extension UITabBar: SelfDrawing {
  /// Draws the ground and each item, the chosen one in the tint colour.
  package final func drawContent(_ pen: inout ViewPen) {
    pen.fill(bounds, barTintColor ?? .barGround)
    pen.fill(
      CGRect(x: bounds.minX, y: bounds.minY - 1 / 3, width: bounds.width, height: 1 / 3),
      .separator)
    guard subviews.isEmpty, let items, !items.isEmpty, items.count < 100 else { return }
    let width = bounds.width / CGFloat(items.count)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, item) in items.enumerated() {
      let place = isRightToLeft ? items.count - 1 - index : index
      let color =
        item === selectedItem
        ? pen.tint : UIColor(light: UIColor(white: 0.6), dark: UIColor(white: 0.46))
      let x = bounds.minX + CGFloat(place) * width
      let image = item === selectedItem ? item.selectedImage ?? item.image : item.image
      pen.image(
        image?.template, in: CGRect(x: x, y: bounds.minY + 4, width: width, height: 28),
        tint: color)
      pen.text(
        item.title, font: .systemFont(ofSize: 10, weight: .medium), color,
        in: CGRect(x: x, y: bounds.minY + 33, width: width, height: 13))
      if let badge = item.badgeValue {
        let turn: CGFloat = isRightToLeft ? -1 : 1
        pen.badge(badge, at: CGPoint(x: x + width / 2 + 12 * turn, y: bounds.minY + 10))
      }
    }
  }
}

extension ViewPen {
  /// Draws a short text in white on red, around a point.
  fileprivate mutating func badge(_ text: String, at center: CGPoint) {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13)
    let width = max(label.intrinsicContentSize.width + 10, 18)
    let frame = CGRect(x: center.x - width / 2, y: center.y - 9, width: width, height: 18)
    fill(frame, radius: 9, .systemRed)
    self.text(text, font: label.font, .white, in: frame)
  }
}

extension UIToolbar: SelfDrawing {
  /// Draws the ground, down to the edge of the screen, and the line above it.
  package final func drawContent(_ pen: inout ViewPen) {
    pen.fill(bounds, barTintColor ?? standardAppearance.backgroundColor ?? .barGround)
    pen.fill(
      CGRect(x: bounds.minX, y: bounds.minY - 1 / 3, width: bounds.width, height: 1 / 3),
      .separator)
  }
}

nonisolated extension UIImage {
  /// The picture in the tint colour, unless it is to keep its own.
  var template: UIImage {
    if case .automatic = rendering { drawn(.template) } else { self }
  }
}
