import Foundation
package import StandardViews
import ViewTree

// Measures and colours are those of iOS 15 to 18, as they show on screenshots.

extension UISwitch: SelfDrawing {
  /// Draws the track, and on it the knob.
  package final func drawContent(_ pen: inout ViewPen) {
    let track = CGRect(x: bounds.minX, y: bounds.midY - 15.5, width: 51, height: 31)
    let color = isOn ? onTintColor ?? .systemGreen : UIColor.secondarySystemFill
    pen.fill(track, radius: 15.5, isEnabled ? color : color.withAlphaComponent(0.5 * color.alpha))
    let x = isOn != isRightToLeft ? track.maxX - 29 : track.minX + 2
    let knob = CGRect(x: x, y: track.minY + 2, width: 27, height: 27)
    pen.shadow(knob, radius: 13.5, blur: 3, y: 2, UIColor.black.withAlphaComponent(0.15))
    pen.fill(knob, radius: 13.5, thumbTintColor ?? .white)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UISlider: SelfDrawing {
  /// Draws the track, the part of it before the knob, and the knob.
  package final func drawContent(_ pen: inout ViewPen) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var track = trackRect(forBounds: bounds)
    // Pictures at the ends stand beside the line.
    let (first, last) =
      isRightToLeft
      ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    if let first {
      let room = CGRect(
        x: track.minX, y: bounds.minY, width: first.size.width, height: bounds.height)
      pen.image(first, in: room)
      track = track.room(inside: UIEdgeInsets(left: first.size.width + 8))
    }
    if let last {
      let x = track.maxX - last.size.width
      pen.image(
        last, in: CGRect(x: x, y: bounds.minY, width: last.size.width, height: bounds.height))
      track = track.room(inside: UIEdgeInsets(right: last.size.width + 8))
    }
    func faded(_ color: UIColor) -> UIColor {
      isEnabled ? color : color.withAlphaComponent(0.5 * color.alpha)
    }
    var place = thumbRect(forBounds: bounds, trackRect: track, value: value)
    if isRightToLeft { place.origin.x = track.minX + track.maxX - place.maxX }
    pen.fill(track, radius: track.height / 2, faded(maximumTrackTintColor ?? .systemFill))
    var before = track
    before.size.width = (isRightToLeft ? track.maxX : place.midX) - track.minX
    if isRightToLeft {
      before.origin.x = place.midX
      before.size.width = track.maxX - place.midX
    }
    pen.fill(before, radius: before.height / 2, faded(minimumTrackTintColor ?? pen.tint))
    if let image = thumbImage(for: .normal) {
      pen.image(image, in: place)
      return
    }
    let knob = place.insetBy(dx: 0.5, dy: 0.5)
    pen.shadow(
      knob, radius: knob.height / 2, blur: 4, y: 3, UIColor.black.withAlphaComponent(0.2))
    pen.fill(knob, radius: knob.height / 2, thumbTintColor ?? .white)
  }
}

extension UIStepper: SelfDrawing {
  /// Draws a minus and a plus with a line between them.
  package final func drawContent(_ pen: inout ViewPen) {
    pen.fill(bounds, radius: 8, .tertiarySystemFill)
    let y = bounds.midY
    pen.fill(CGRect(x: bounds.midX - 0.5, y: y - 9, width: 1, height: 18), .separator)
    let (left, right) = (bounds.minX + bounds.width / 4, bounds.minX + bounds.width * 3 / 4)
    func color(_ isPossible: Bool) -> UIColor { isEnabled && isPossible ? .label : .tertiaryLabel }
    let (less, more) = (color(wraps || value > minimumValue), color(wraps || value < maximumValue))
    pen.line([CGPoint(x: left - 7, y: y), CGPoint(x: left + 7, y: y)], width: 1.6, less)
    pen.line([CGPoint(x: right - 7, y: y), CGPoint(x: right + 7, y: y)], width: 1.6, more)
    pen.line([CGPoint(x: right, y: y - 7), CGPoint(x: right, y: y + 7)], width: 1.6, more)
  }
}

extension UIPageControl: SelfDrawing {
  /// Draws a dot for each page.
  package final func drawContent(_ pen: inout ViewPen) {
    let count = max(0, min(numberOfPages, 1_000))
    guard count > 1 || !hidesForSinglePage else { return }
    let first = bounds.midX - CGFloat(count - 1) * 9
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for page in 0..<count {
      let isCurrent = page == (isRightToLeft ? count - 1 - currentPage : currentPage)
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
      pen.fill(
        circle: CGPoint(x: first + CGFloat(page) * 18, y: bounds.midY), radius: 3.5, color)
    }
  }
}

extension UISegmentedControl: SelfDrawing {
  /// Draws the choices beside each other, the chosen one on a ground of its own.
  package final func drawContent(_ pen: inout ViewPen) {
    let count = numberOfSegments
    guard count > 0, count < 1_000 else { return }
    let height = min(bounds.height, 32)
    let track = CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    pen.fill(track, radius: 8.91, .tertiarySystemFill)
    let rooms = choiceRooms(in: track.width)
    func frame(_ segment: Int) -> CGRect {
      CGRect(
        x: track.minX + rooms[segment].x, y: track.minY, width: rooms[segment].width,
        height: height)
    }
    for segment in 0..<count {
      let isChosen = segment == selectedSegmentIndex
      if isChosen {
        let ground = frame(segment).insetBy(dx: 2, dy: 2)
        pen.shadow(ground, radius: 6.93, blur: 4, y: 3, UIColor.black.withAlphaComponent(0.12))
        let color = UIColor(light: .white, dark: UIColor(red: 0.39, green: 0.39, blue: 0.4))
        pen.fill(ground, radius: 6.93, selectedSegmentTintColor ?? color)
      } else if segment > 0, segment - 1 != selectedSegmentIndex {
        pen.fill(
          CGRect(x: frame(segment).minX - 0.5, y: track.minY + 8, width: 1, height: height - 16),
          .separator)
      }
      let choice = choices[segment]
      let isOpen = isEnabled && choice.isEnabled
      let written = titleAttributes(in: !isOpen ? .disabled : isChosen ? .selected : .normal)
      let usual: UIColor = isOpen ? .label : .tertiaryLabel
      let color = written[.foregroundColor] as? UIColor ?? usual
      let room = frame(segment).offsetBy(
        dx: choice.contentOffset.width, dy: choice.contentOffset.height)
      if let image = choice.image {
        pen.image(image, in: room, tint: color)
      } else {
        let font = written[.font] as? UIFont
        pen.text(
          choice.title,
          font: font ?? .systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular), color,
          in: room.insetBy(dx: 2, dy: 0))
      }
    }
  }
}

extension UIProgressView: SelfDrawing {
  /// Draws the track and the part of it that is filled.
  package final func drawContent(_ pen: inout ViewPen) {
    pen.fill(bounds, radius: bounds.height / 2, trackTintColor ?? .systemFill)
    var part = bounds
    part.size.width *= CGFloat(progress)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      part.origin.x = bounds.maxX - part.width
    }
    pen.fill(part, radius: bounds.height / 2, progressTintColor ?? pen.tint)
  }
}

extension UIActivityIndicatorView: SelfDrawing {
  /// Draws eight spokes, the fainter the longer ago the wheel passed them.
  package final func drawContent(_ pen: inout ViewPen) {
    pen.wheel(
      CGPoint(x: bounds.midX, y: bounds.midY), radius: style == .large ? 18.5 : 10, color ?? .gray)
  }
}

extension ViewPen {
  /// Draws eight spokes around a point.
  mutating func wheel(_ center: CGPoint, radius: CGFloat, _ color: UIColor) {
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(
          x: center.x + cos(angle) * radius * share, y: center.y + sin(angle) * radius * share)
      }
      let share = 0.25 + 0.65 * CGFloat(spoke) / 7
      line(
        [point(0.48), point(0.86)], width: radius * 0.24,
        color.withAlphaComponent(share * CGFloat(color.alpha)))
    }
  }
}

extension UIImage {
  /// A wheel of 20 points, in one colour as a symbol.
  static var wheel: UIImage {
    var pen = ViewPen(traits: UITraitCollection(userInterfaceStyle: .light), tint: .black)
    pen.wheel(CGPoint(x: 10, y: 10), radius: 10, .black)
    return UIImage(
      size: CGSize(width: 20, height: 20), insteadOf: nil, content: .marks(pen.marks),
      rendering: .automatic(isSymbol: true))
  }
}

/// The text of a field, or what stands in its place, which the field draws.
final class FieldLabel: UILabel {
  weak var field: UITextField?

  override func drawText(in rect: CGRect) {
    guard let field, let context = CurrentContexts.top, text?.isEmpty == false else {
      return super.drawText(in: rect)
    }
    let place = frame.origin
    context.translateBy(x: -place.x, y: -place.y)
    let moved = rect.offsetBy(dx: place.x, dy: place.y)
    if field.text?.isEmpty == false {
      field.drawText(in: moved)
    } else {
      field.drawPlaceholder(in: moved)
    }
    context.translateBy(x: place.x, y: place.y)
  }

  /// Draws the text in a rectangle of the field.
  func drawField(in rect: CGRect) {
    guard let context = CurrentContexts.top else { return }
    let place = frame.origin
    context.translateBy(x: place.x, y: place.y)
    super.drawText(in: rect.offsetBy(dx: -place.x, dy: -place.y))
    context.translateBy(x: -place.x, y: -place.y)
  }
}

extension UITextField: SelfDrawing {
  /// Draws the border, and the sign that clears the text where it shows.
  package final func drawContent(_ pen: inout ViewPen) {
    let border = borderRect(forBounds: bounds)
    if let background { pen.image(background, filling: border) }
    switch borderStyle {
    case .none: if let plainGround { pen.fill(border, radius: 10, plainGround) }
    case .line: pen.stroke(border, width: 1, UIColor(light: .black, dark: .white))
    case .bezel: pen.stroke(border, width: 1, .systemGray3)
    case .roundedRect:
      pen.fill(
        border, radius: 5,
        isEnabled
          ? UIColor(light: .white, dark: UIColor(white: 0, alpha: 0.3))
          : UIColor(light: UIColor(white: 0.97), dark: UIColor(white: 0.11)))
      pen.stroke(
        border, radius: 5, width: 0.5,
        UIColor(light: UIColor(white: 0.8), dark: UIColor(white: 0.3)))
    }
    let shows =
      clearButtonMode == .always || clearButtonMode == .unlessEditing && !isEditing
      || clearButtonMode == .whileEditing && isEditing
    if shows, text?.isEmpty == false {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let place = clearButtonRect(forBounds: bounds)
      let x = isRightToLeft ? bounds.minX + bounds.maxX - place.midX : place.midX
      pen.fill(circle: CGPoint(x: x, y: place.midY), radius: 7, .systemGray3)
      for way in [CGFloat(1), -1] {
        pen.line(
          [
            CGPoint(x: x - 2.5, y: place.midY - 2.5 * way),
            CGPoint(x: x + 2.5, y: place.midY + 2.5 * way),
          ], width: 1.2, .white)
      }
    }
  }
}
