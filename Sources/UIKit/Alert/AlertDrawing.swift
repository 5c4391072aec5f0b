import Drawing
import Foundation
import StandardViews
import ViewTree

/// The view of an alert: it draws the panels on which texts and choices stand, the lines between these, and
/// what dims the screen behind them.
final class AlertGround: UIView, UIKitNamed {
  /// Where the choices are.
  var buttons: [CGRect] = []
  /// Where the fields are.
  var fields: [CGRect] = []
  /// Whether it stands along the lower edge.
  var isSheet = false
}

extension AlertGround: SelfDrawing {
  /// Draws panels of iOS 15 to 18.
  func drawContent(_ pen: inout ViewPen) {
    if let window {
      let dimmed = convert(window.bounds, from: window)
      pen.fill(
        dimmed,
        UIColor(light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48)))
    }
    let panels = panels
    for panel in panels {
      pen.fill(
        panel, radius: 14,
        UIColor(
          light: UIColor(white: 0.97, alpha: 0.96),
          dark: UIColor(red: 0.15, green: 0.15, blue: 0.16, alpha: 0.96)))
    }
    for field in fields {
      let frame = field.insetBy(dx: -5, dy: 0)
      pen.fill(frame, radius: 5, UIColor(light: .white, dark: UIColor(white: 0.11)))
      pen.stroke(frame, radius: 5, width: 0.5, .separator)
    }
    for button in buttons {
      // A line above each, but for what begins a panel, and one before what stands beside another.
      if !panels.contains(where: { $0.minY == button.minY }) {
        pen.fill(
          CGRect(x: button.minX, y: button.minY - 1 / 3, width: button.width, height: 1 / 3),
          .separator)
      }
      if button.minX > bounds.minX {
        pen.fill(
          CGRect(x: button.minX, y: button.minY, width: 1 / 3, height: button.height), .separator)
      }
    }
  }

  /// One, or two where the last choice stands apart.
  private var panels: [CGRect] {
    guard isSheet, let last = buttons.max(by: { $0.minY < $1.minY }) else { return [bounds] }
    let above = buttons.filter { $0.minY < last.minY }.map(\.maxY).max() ?? 0
    let end = above > 0 ? above : last.minY - 8
    guard end < last.minY, end > 0 else { return [bounds] }
    return [
      CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: end - bounds.minY), last,
    ]
  }
}
