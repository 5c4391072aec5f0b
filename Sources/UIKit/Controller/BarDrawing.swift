import Foundation
package import ViewTree

extension UINavigationBar: SelfDrawing {
  /// Draws the ground, up to the edge of the screen, and the titles and buttons of the item that is shown.
  package final func drawContent(_ pen: inout ViewPen) {
    let above = max(frame.minY, 0)
    let ground = CGRect(
      x: bounds.minX, y: bounds.minY - above, width: bounds.width, height: bounds.height + above)
    let showsLarge = prefersLargeTitles && bounds.height > 60
    if !showsLarge || barTintColor != nil {
      pen.fill(ground, barTintColor ?? .barGround)
      pen.fill(
        CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: 1 / 3), .separator)
    }
    guard subviews.isEmpty, let item = topItem else { return }
    let row = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 44)
    if showsLarge {
      let title = CGRect(
        x: bounds.minX + 16, y: bounds.minY + 44, width: max(bounds.width - 32, 0),
        height: bounds.height - 44)
      pen.text(
        item.title, font: .boldSystemFont(ofSize: 34), .label, in: title, alignment: .natural)
    } else {
      pen.text(
        item.title, font: .systemFont(ofSize: 17, weight: .semibold), .label,
        in: row.insetBy(dx: min(90, row.width / 4), dy: 0))
    }
    drawButtons(item, row, &pen)
  }

  private func drawButtons(_ item: UINavigationItem, _ row: CGRect, _ pen: inout ViewPen) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = row.minX + 16
    func side(_ frame: CGRect) -> CGRect {
      isRightToLeft
        ? CGRect(
          x: row.maxX - (frame.maxX - row.minX), y: frame.minY, width: frame.width,
          height: frame.height) : frame
    }
    if let leading = item.leftBarButtonItems {
      for button in leading {
        let width = button.drawnWidth
        button.draw(
          in: side(CGRect(x: x, y: row.minY, width: width, height: row.height)), &pen)
        x += width + 16
      }
    } else if let items, items.count > 1, !item.hidesBackButton {
      let turn: CGFloat = isRightToLeft ? -1 : 1
      let tip = isRightToLeft ? row.maxX - 9 : row.minX + 9
      pen.line(
        [
          CGPoint(x: tip + 9 * turn, y: row.midY - 9), CGPoint(x: tip, y: row.midY),
          CGPoint(x: tip + 9 * turn, y: row.midY + 9),
        ], width: 2.6, pen.tint)
      let previous = items[items.count - 2]
      let title = previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title
      pen.text(
        title ?? "Back", font: .systemFont(ofSize: 17), pen.tint,
        in: side(CGRect(x: row.minX + 25, y: row.minY, width: row.width / 4, height: row.height)),
        alignment: .natural)
    }
    x = row.maxX - 16
    for button in item.rightBarButtonItems ?? [] {
      let width = button.drawnWidth
      button.draw(
        in: side(CGRect(x: x - width, y: row.minY, width: width, height: row.height)), &pen)
      x -= width + 16
    }
  }
}

extension UIBarButtonItem {
  /// How wide the button is, in points.
  fileprivate var drawnWidth: CGFloat {
    if width > 0 { return width }
    if let image { return max(image.size.width, 22) }
    let label = UILabel()
    label.text = title
    label.font = drawnFont
    return label.intrinsicContentSize.width.rounded(.up)
  }

  private var drawnFont: UIFont {
    .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
  }

  fileprivate func draw(in frame: CGRect, _ pen: inout ViewPen) {
    let color = isEnabled ? tintColor ?? pen.tint : .tertiaryLabel
    if let image {
      pen.image(image.template, in: frame, tint: color)
    } else {
      pen.text(title, font: drawnFont, color, in: frame)
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

nonisolated extension UIColor {
  /// The ground of bars, through which a little shows.
  static let barGround = UIColor(
    light: UIColor(white: 0.976, alpha: 0.94), dark: UIColor(white: 0.08, alpha: 0.94))
}

nonisolated extension UIImage {
  /// The picture in the tint colour, unless it is to keep its own.
  fileprivate var template: UIImage {
    if case .automatic = rendering { drawn(.template) } else { self }
  }
}
