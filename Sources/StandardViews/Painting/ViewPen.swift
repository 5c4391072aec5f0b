package import Drawing
package import Foundation
package import ViewTree

/// Draws what a view shows of its own, in the view's coordinates.
#if MainActor
  @preconcurrency @MainActor
#endif
package struct ViewPen {
  /// What has been drawn, in the view's coordinates.
  package private(set) var marks: [Mark] = []
  /// What colours are resolved with.
  package let traits: TraitCollection
  /// The colour of what can be touched.
  package let tint: Color

  /// Makes a pen for a view.
  package init(traits: TraitCollection, tint: Color) {
    self.traits = traits
    self.tint = tint
  }

  /// Adds marks.
  package mutating func add(_ new: [Mark]) { marks += new }

  /// Fills a rectangle with round corners.
  package mutating func fill(_ frame: CGRect, radius: CGFloat = 0, _ color: Color) {
    guard frame.width > 0, frame.height > 0 else { return }
    if let code = color.resolvedColor(with: traits).hexCode {
      marks.append(.box(frame, radius: radius, color: code))
    }
  }

  /// Fills a circle.
  package mutating func fill(circle center: CGPoint, radius: CGFloat, _ color: Color) {
    guard radius > 0, let code = color.resolvedColor(with: traits).hexCode else { return }
    marks.append(
      .fill(shape: .circle(center: center, radius: radius), paint: .color(code)))
  }

  /// Draws a line along the inside of a rectangle's edge.
  package mutating func stroke(
    _ frame: CGRect, radius: CGFloat = 0, width: CGFloat, _ color: Color
  ) {
    guard frame.width > width, frame.height > width else { return }
    if let code = color.resolvedColor(with: traits).hexCode {
      marks.append(
        .stroke(
          shape: .box(
            frame: frame.insetBy(dx: width / 2, dy: width / 2),
            radius: max(radius - width / 2, 0)), line: LineStyle(width: width),
          paint: .color(code)))
    }
  }

  /// Draws straight lines from point to point.
  package mutating func line(_ points: [CGPoint], width: CGFloat, _ color: Color) {
    guard let first = points.first, let code = color.resolvedColor(with: traits).hexCode else {
      return
    }
    let path = Outline(
      elements: [.move(to: first)] + points.dropFirst().map { .line(to: $0) })
    marks.append(
      .stroke(
        shape: .path(path), line: LineStyle(width: width, cap: .round, join: .round),
        paint: .color(code)))
  }

  /// Draws a shadow of a rectangle.
  package mutating func shadow(
    _ frame: CGRect, radius: CGFloat, blur: CGFloat, y: CGFloat, _ color: Color
  ) {
    guard let code = color.resolvedColor(with: traits).hexCode else { return }
    marks.append(
      .shadow(
        shape: .box(frame: frame, radius: radius),
        shadow: Mark.Shadow(color: code, radius: blur, offset: CGSize(width: 0, height: y))))
  }

  /// Draws a text in a rectangle, in the middle of its height, on one line or as many as are asked for.
  package mutating func text(
    _ text: String?, font: Font, _ color: Color, in frame: CGRect,
    alignment: TextAlignment = .center, lines: Int = 1
  ) {
    guard let text, !text.isEmpty, frame.width > 0, frame.height > 0 else { return }
    let label = Label(frame: frame)
    label.text = text
    label.font = font
    label.textColor = color
    label.textAlignment = alignment
    label.numberOfLines = lines
    add(label.textMarks(traits).moved(by: frame.origin))
  }

  /// Draws a picture stretched to a rectangle, or a stand-in where nobody knows what it shows; nothing
  /// without a picture.
  package mutating func image(_ image: Image?, filling frame: CGRect, tint: Color? = nil) {
    guard let image, frame.width > 0, frame.height > 0 else { return }
    add(image.marksOrStandIn(in: frame, traits, tint: tint ?? self.tint))
  }

  /// Draws a picture in the middle of a rectangle, or a stand-in where nobody knows what it shows.
  package mutating func image(_ image: Image?, in frame: CGRect, tint: Color? = nil) {
    guard let image else { return }
    let place = CGRect(
      x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2,
      width: image.size.width, height: image.size.height)
    self.image(image, filling: place, tint: tint)
  }
}

/// A view or layer that draws something of its own.
#if MainActor
  @preconcurrency @MainActor
#endif
package protocol SelfDrawing: AnyObject {
  /// Draws what shows over the background and under subviews.
  func drawContent(_ pen: inout ViewPen)
}

/// A view that says in which shape pictures show those in it.
#if MainActor
  @MainActor
#endif
protocol SubviewShaping: AnyObject {
  /// The shape of a view at its place in a picture; nil where its corners are as they are.
  func shape(of subview: View, at frame: CGRect) -> Outline?
}
