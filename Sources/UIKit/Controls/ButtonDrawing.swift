import Foundation
package import StandardViews
import ViewTree

/// The title of a button, in the colour that the button's kind and state have.
final class ButtonLabel: UILabel {
  weak var button: UIButton?

  override var shownTextColor: UIColor { button?.shownTitleColor ?? super.shownTextColor }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.labelSizeDidChange()
  }
}

/// The picture of a button, which has the colour of the title where it is drawn in one.
final class ButtonPicture: UIImageView {
  weak var button: UIButton?

  override var shownImage: UIImage? {
    guard let image, let color = button?.shownTitleColor else { return super.shownImage }
    switch image.rendering {
    case .automatic(isSymbol: true), .template: return image.drawn(.tinted(color))
    case .automatic, .original, .tinted: return image
    }
  }
}

extension UIButton {
  /// The colour of the title: the program's, else that of the configuration, else of a system button the
  /// tint.
  final var shownTitleColor: UIColor? {
    guard isEnabled else {
      let own = titleColor(for: .disabled)
      return own == titleColor(for: .normal) ? .tertiaryLabel : own
    }
    if let configuration { return configuration.baseForegroundColor ?? tintColor }
    if let color = titleColor(for: state) { return color }
    return buttonType == .custom ? nil : tintColor
  }
}

extension UIButton: SelfDrawing {
  /// Draws the background of the configuration, or the picture behind the content, or the sign that the
  /// button's type has.
  package final func drawContent(_ pen: inout ViewPen) {
    if let configuration {
      draw(configuration, &pen)
    } else if let image = currentBackgroundImage {
      let place = backgroundRect(forBounds: bounds)
      pen.add(image.marks(in: place, pen.traits, tint: pen.tint) ?? [])
    }
    guard currentTitle == nil, currentImage == nil, configuration == nil else { return }
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark:
      pen.image(UIImage(systemName: "info.circle"), in: bounds)
    case .contactAdd: pen.image(UIImage(systemName: "plus.circle"), in: bounds)
    case .close:
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      let radius = min(min(bounds.width, bounds.height) / 2, 15)
      pen.fill(circle: middle, radius: radius, .tertiarySystemFill)
      pen.image(
        UIImage(
          systemName: "xmark", withConfiguration: .init(pointSize: radius * 0.87, weight: .bold)),
        in: bounds, tint: .secondaryLabel)
    case .custom, .system: break
    }
  }

  private func draw(_ configuration: Configuration, _ pen: inout ViewPen) {
    let size = configuration.buttonSize
    let fixed: CGFloat = size == .large ? 8.75 : size == .medium ? 5.95 : 5.1
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .capsule: min(bounds.width, bounds.height) / 2
      case .large: fixed * 2
      case .medium: fixed * 1.5
      case .small: fixed * 0.75
      case .fixed: configuration.background.cornerRadius
      case .dynamic:
        configuration.background.cornerRadius > 0 ? configuration.background.cornerRadius : fixed
      }
    let fill = configuration.background.backgroundColor ?? configuration.baseBackgroundColor
    if let fill {
      // What is tinted as the system has it takes the button's own tint.
      pen.fill(bounds, radius: radius, isEnabled ? shown(fill) : .tertiarySystemFill)
    }
    if let stroke = configuration.background.strokeColor, configuration.background.strokeWidth > 0 {
      pen.stroke(bounds, radius: radius, width: configuration.background.strokeWidth, stroke)
    }
  }

  private func shown(_ fill: UIColor) -> UIColor {
    if fill == .systemBlue { return tintColor }
    if fill == UIColor.systemBlue.withAlphaComponent(0.18) {
      return tintColor.withAlphaComponent(0.18)
    }
    return fill
  }
}
