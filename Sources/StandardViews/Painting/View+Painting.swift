package import Drawing
package import Foundation
package import ViewTree

extension View {
  /// The view and all in it as they are painted, laid out before, the view's origin at 0, 0.
  ///
  /// - Complexity: O(*n*) beside the layout, where *n* is the number of views.
  package final func paintedMarks() -> [Mark] {
    layoutIfNeeded()
    var items: [PaintedItem] = []
    var pending = [(view: self, depth: 0, origin: CGPoint.zero)]
    while let (view, depth, origin) = pending.popLast() {
      let bounds = view.bounds
      let frame = CGRect(origin: origin, size: bounds.size)
      let traits = view.traitCollection
      let inside = CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
      let drawing = view.drawing(traits)
      let text = (view as? Label).map { $0.marks(of: $0.takeDrawnLines(), traits) } ?? []
      items.append(
        PaintedItem(
          depth: depth, isHidden: view.isHidden, frame: frame,
          background: view.backgroundColor?.resolvedColor(with: traits).hexCode,
          radius: view.cornerRadius, look: view.look(at: frame, traits), clips: view.clipsToBounds,
          content: (drawing + text).moved(by: inside)))
      for subview in view.subviews.reversed() {
        let place = subview.placeBeforeTransform.origin
        pending.append(
          (subview, depth + 1, CGPoint(x: inside.x + place.x, y: inside.y + place.y)))
      }
    }
    return items.marks
  }

  /// How the view is drawn beyond its colour and corners, nil where that is as usual.
  ///
  /// - Parameters:
  ///   - frame: Where the view is in the picture, without its transform.
  ///   - traits: What colours are resolved with.
  /// - Returns: The look, in the picture's coordinates.
  package final func look(at frame: CGRect, _ traits: TraitCollection) -> Look? {
    let shape = (superview as? any SubviewShaping)?.shape(of: self, at: frame)
    guard looks != nil || shape != nil else { return nil }
    var look = Look()
    look.mask = shape.map { [.fill(shape: .path($0), paint: .color("#000000"))] }
    guard let looks else { return look }
    look.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1)
    look.transform = AffineTransform(
      transform,
      about: CGPoint(
        x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y))
    if let layer = looks.layer { layer.describe(&look, at: frame, traits) }
    if clipsToBounds {
      // What is cut off at the edges has no shadow beyond them.
      look.shadow = nil
      look.clipsContent = true
    }
    // A view that is seen through its own mask again doesn't mask itself once more.
    if let mask = looks.mask, !looks.isMasking {
      looks.isMasking = true
      defer { looks.isMasking = false }
      let inside = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
      let place = mask.placeBeforeTransform.origin
      look.mask = mask.paintedMarks().moved(
        by: CGPoint(x: inside.x + place.x, y: inside.y + place.y))
    }
    return look == Look() ? nil : look
  }

  /// What the view draws over its background and under its subviews, in its own coordinates.
  ///
  /// The lines of a label are what ``Label/takeDrawnLines()`` gives then. ``ViewBase/draw(_:)`` is called, and
  /// `draw(in:)` of its layer and of the layers in that.
  package final func drawing(_ traits: TraitCollection) -> [Mark] {
    var marks: [Mark] = []
    if let layer = looks?.layer { marks += layer.contentMarks(traits) }
    if let own = self as? any SelfDrawing {
      var pen = ViewPen(traits: traits, tint: tintColor ?? .usualTint)
      own.drawContent(&pen)
      marks += pen.marks
    }
    let context = DrawingContext(size: bounds.size, traits: traits)
    (self as? Label)?.drawnText = DrawnText(context: context)
    CurrentContexts.with(context) { draw(bounds) }
    marks += context.finished()
    if let layer = looks?.layer { marks += layer.sublayerMarks(traits) }
    return marks
  }
}

extension ViewLayer {
  /// Adds what a layer says of its look: corners, border, shadow and mask.
  fileprivate func describe(_ look: inout Look, at frame: CGRect, _ traits: TraitCollection) {
    look.corners = Outline.Corners(rawValue: maskedCorners.rawValue & 15)
    if borderWidth > 0, borderWidth.isFinite,
      let color = (borderColor ?? .black).color.resolvedColor(with: traits).hexCode
    {
      look.border = Look.Border(width: borderWidth, color: color)
    }
    let opacity = Double(shadowOpacity)
    if opacity > 0, let shadowColor {
      let color = shadowColor.color.resolvedColor(with: traits)
      look.shadow = color.withAlphaComponent(CGFloat(color.alpha * opacity)).hexCode.map {
        Mark.Shadow(
          color: $0, radius: shadowRadius > 0 ? min(shadowRadius, 1000) : 0, offset: shadowOffset)
      }
    }
    let inside = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    look.shadowPath = shadowPath?.outline.moved(by: inside)
    guard let mask, !isMasking else { return }
    isMasking = true
    defer { isMasking = false }
    look.mask = mask.placedMarks(traits).moved(by: inside)
  }

  /// What the layer itself shows, in its own coordinates.
  fileprivate func contentMarks(_ traits: TraitCollection) -> [Mark] {
    var marks: [Mark] = []
    if let own = self as? any SelfDrawing {
      var pen = ViewPen(traits: traits, tint: surface?.tintColor ?? .usualTint)
      own.drawContent(&pen)
      marks += pen.marks
    }
    if let image = contents as? Image {
      marks += image.marks(in: bounds, traits, tint: .usualTint) ?? []
    }
    let context = DrawingContext(size: bounds.size, traits: traits)
    CurrentContexts.with(context) { draw(in: context) }
    return marks + context.finished()
  }

  /// The layers in this one, in its coordinates, but for those of views.
  fileprivate func sublayerMarks(_ traits: TraitCollection) -> [Mark] {
    layoutSublayers()
    guard let sublayers, !sublayers.isEmpty else { return [] }
    // Those of one height keep their order.
    let order = sublayers.enumerated().filter { $0.element.surface == nil }
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
    return order.flatMap { $0.element.placedMarks(traits) }
  }

  /// The layer and those in it, in the coordinates around it, with or without its own transform.
  package final func placedMarks(_ traits: TraitCollection, isTransformed: Bool = true) -> [Mark] {
    guard !isHidden, opacity > 0 else { return [] }
    let frame = placeBeforeTransform
    var look = Look()
    look.alpha = CGFloat(min(opacity, 1))
    if isTransformed { look.transform = AffineTransform(affineTransform(), about: position) }
    describe(&look, at: frame, traits)
    if masksToBounds {
      look.shadow = nil
      look.clipsContent = true
    }
    let inside = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    let item = PaintedItem(
      depth: 0, isHidden: false, frame: frame,
      background: backgroundColor?.color.resolvedColor(with: traits).hexCode, radius: cornerRadius,
      look: look, clips: masksToBounds,
      content: (contentMarks(traits) + sublayerMarks(traits)).moved(by: inside))
    return [item].marks
  }
}

nonisolated extension AffineTransform {
  /// A transform about a point; nil where it changes nothing or isn't finite.
  fileprivate init?(_ transform: ViewTransform, about point: CGPoint) {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty, point.x,
      point.y,
    ]
    guard transform != .identity, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(translationByX: -point.x, byY: -point.y)
    append(AffineTransform(transform))
    append(AffineTransform(translationByX: point.x, byY: point.y))
  }
}

extension ImageView: SelfDrawing {
  /// Draws the image where the content mode has it.
  package final func drawContent(_ pen: inout ViewPen) {
    guard let image = shownImage,
      let marks = image.marks(in: image.rect(in: bounds, contentMode), pen.traits, tint: pen.tint)
    else { return }
    pen.add(marks)
  }
}

nonisolated extension Image {
  /// Where the picture is drawn in a view's bounds.
  package func rect(in bounds: CGRect, _ mode: ViewBase.ContentMode) -> CGRect {
    func centered(_ size: CGSize, x: CGFloat = 0.5, y: CGFloat = 0.5) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x,
        y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
    }
    func scaled(_ choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
      guard size.width > 0, size.height > 0 else { return bounds }
      let scale = choose(bounds.width / size.width, bounds.height / size.height)
      return centered(CGSize(width: size.width * scale, height: size.height * scale))
    }
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(min)
    case .scaleAspectFill: return scaled(max)
    case .center: return centered(size)
    case .top: return centered(size, y: 0)
    case .bottom: return centered(size, y: 1)
    case .left: return centered(size, x: 0)
    case .right: return centered(size, x: 1)
    case .topLeft: return centered(size, x: 0, y: 0)
    case .topRight: return centered(size, x: 1, y: 0)
    case .bottomLeft: return centered(size, x: 0, y: 1)
    case .bottomRight: return centered(size, x: 1, y: 1)
    }
  }
}
