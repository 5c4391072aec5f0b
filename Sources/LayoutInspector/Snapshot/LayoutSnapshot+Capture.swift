import Drawing
public import Foundation
public import LayoutKit
import StandardViews
import Typesetting
import ViewTree

#if MainActor
  @MainActor
#endif
extension LayoutSnapshot {
  /// Lays a tree out, if it needs that, and describes what came of it.
  ///
  /// To draw frames and texts, `detail: .frames` is enough and takes a small part of the time: what
  /// a number follows from, and what is open, is asked of the solver number by number.
  ///
  /// For more than 20,000 views, constraints are left out; for more than 2,000, what each number
  /// follows from. ``notes`` say so.
  ///
  /// - Parameters:
  ///   - view: The root of what is described; views around it are laid out, but not described.
  ///   - detail: How much to describe.
  /// - Complexity: O(*n*) beside the layout, where *n* is the number of views, guides and constraints
  ///   and the length of the texts; with findings up to two solutions more for each number that
  ///   required constraints alone don't fix.
  public init(of view: View, detail: Detail = .whole) {
    view.layoutIfNeeded()
    self.init(of: view, detail) { $0.frame }
  }

  /// Describes what is shown at the moment: a view that an animation moves is where it is at that
  /// moment.
  ///
  /// Texts, guides and constraints are as they are in the end.
  ///
  /// - Parameters:
  ///   - view: The root of what is described.
  ///   - detail: How much to describe.
  /// - Complexity: O(*n*), as for a layout at rest.
  public init(presentationOf view: View, detail: Detail = .whole) {
    self.init(of: view, detail) { $0.presentedState?.frame ?? $0.frame }
  }

  /// Describes a moment of a transition: every view is where it is then.
  ///
  /// Texts, guides and constraints are as they are in the end.
  ///
  /// - Parameters:
  ///   - view: The root of what is described.
  ///   - animation: The transition, as `animate` returned it.
  ///   - time: Seconds since the changes.
  ///   - detail: How much to describe.
  /// - Complexity: O(*n*), as for a layout at rest.
  public init(
    of view: View, in animation: LayoutAnimation, at time: TimeInterval, detail: Detail = .whole
  ) {
    let progress = animation.progress(at: time)
    self.init(of: view, detail) { animation.frame(of: $0, progress: progress) ?? $0.frame }
  }

  private init(of view: View, _ detail: Detail, frame: (View) -> CGRect) {
    self.init(views: [], scale: view.pixelsPerPoint)
    var objects: [View] = []
    let inUIKit = view.treeSpeaksUIKit
    var types: [ObjectIdentifier: String] = [:]
    // Walked with a stack of its own, so that no depth of the tree is too deep.
    var pending = [(view: view, depth: 0, place: Place())]
    while let (view, depth, place) = pending.popLast() {
      let key = ObjectIdentifier(type(of: view))
      let type = types[key] ?? view.typeName(of: view, inUIKit: inUIKit)
      types[key] = type
      views.append(Item(view, type, depth: depth, frame: frame(view), place: place))
      objects.append(view)
      for subview in view.subviews.reversed() {
        let frame = frame(subview)
        pending.append((subview, depth + 1, place.place(of: subview, frame, in: view)))
      }
    }
    guard detail != .frames else { return }
    view.keepingNames { addConstraints(of: objects, withFindings: detail == .whole) }
  }
}

extension LayoutSnapshot {
  /// How much of a layout is described.
  public enum Detail: Hashable, Sendable {
    /// Views, guides and texts, and where they are.
    case frames
    /// Constraints too, and what is left out.
    case constraints
    /// And what each number follows from, and what is open.
    case whole
  }
}

/// Where a view is in the root.
#if MainActor
  @MainActor
#endif
private struct Place {
  /// The upper left corner of the view's frame.
  var origin = CGPoint.zero
  /// Takes the view's own coordinates to the root's, where there are transforms on the way.
  var way: ViewTransform?
  /// The upper left corner of the view as it is drawn, without the transforms around it.
  var drawn = CGPoint.zero

  func absoluteFrame(of view: View, _ frame: CGRect) -> CGRect {
    way.map { view.bounds.applying($0) } ?? CGRect(origin: origin, size: frame.size)
  }

  /// Where the view's own 0, 0 is.
  func inside(_ view: View) -> CGPoint {
    way.map { CGPoint(x: $0.tx, y: $0.ty) } ?? origin - view.bounds.origin
  }

  func place(of subview: View, _ frame: CGRect, in view: View) -> Place {
    let inside = inside(view)
    let drawn =
      self.drawn - view.bounds.origin
      + (subview.isTransformed ? subview.placeBeforeTransform.origin : frame.origin)
    guard way != nil || subview.isTransformed else {
      return Place(origin: inside + frame.origin, drawn: drawn)
    }
    let outer = way ?? ViewTransform(translationX: inside.x, y: inside.y)
    return Place(
      origin: inside + frame.origin, way: subview.placement.concatenating(outer), drawn: drawn)
  }
}

#if MainActor
  @MainActor
#endif
extension LayoutSnapshot.Item {
  fileprivate init(_ view: View, _ type: String, depth: Int, frame: CGRect, place: Place) {
    let inside = place.inside(view)
    let drawn = place.drawn - view.bounds.origin
    let traits = view.traitCollection
    self.init(
      depth: depth, type: type, name: view.givenName,
      frame: frame, absoluteFrame: place.absoluteFrame(of: view, frame),
      isHidden: view.isHidden,
      backgroundColor: view.backgroundColor?.resolvedColor(with: traits).hexCode,
      cornerRadius: view.cornerRadius,
      imageSize: (view as? ImageView)?.image?.size,
      clipsSubviews: view.clipsToBounds,
      guides: view.layoutGuides.map { guide in
        LayoutSnapshot.Guide(
          identifier: guide.identifier,
          absoluteFrame: guide.layoutFrame.offsetBy(dx: inside.x, dy: inside.y))
      })
    // A transform is drawn by its group, around the view as it is without.
    let size = view.isTransformed ? view.bounds.size : frame.size
    let shown = CGRect(origin: place.drawn, size: size)
    look = view.look(at: shown, traits)
    if shown != absoluteFrame {
      if look == nil { look = Look() }
      look?.frame = shown
    }
    drawing = view.drawing(traits).moved(by: drawn)
    text = (view as? Label).flatMap { LayoutSnapshot.Text($0, origin: drawn, traits) }
  }
}

#if MainActor
  @MainActor
#endif
extension LayoutSnapshot.Item {
  /// Describes what a view says to constraints.
  mutating func addSurroundings(of view: View) {
    let (top, height) = (absoluteFrame.minY, frame.height)
    firstBaseline = view.firstBaselinePosition.map { top + $0.location(in: height) }
    lastBaseline = view.lastBaselinePosition.map { top + $0.location(in: height) }
    margins = LayoutSnapshot.Insets(nonzero: view.layoutMargins)
    safeArea = LayoutSnapshot.Insets(nonzero: view.safeAreaInsets)
    alignment = LayoutSnapshot.Insets(nonzero: view.alignmentInsets)
    isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    isPlacedByFrame = view.translatesAutoresizingMaskIntoConstraints
    title = view.itemName
    accessibility = LayoutSnapshot.Accessibility(of: view)
    let rank = view.layoutElement.inspectedRank
    if rank > 0 { self.rank = rank }
    for (index, guide) in view.layoutGuides.enumerated() where guides.indices.contains(index) {
      let rank = guide.layoutElement.inspectedRank
      guides[index].title = guide.itemName
      guides[index].isSystem = guide.isOfLayout
      if rank > 0 { guides[index].rank = rank }
    }
  }
}

extension LayoutSnapshot.Insets {
  fileprivate init?(nonzero insets: EdgeInsets) {
    if insets == .zero { return nil }
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension BaselinePosition {
  fileprivate func location(in height: CGFloat) -> CGFloat { height * heightFraction + offset }
}

#if MainActor
  @MainActor
#endif
extension LayoutSnapshot.Text {
  /// Describes what a label has just drawn, if it shows anything.
  fileprivate init?(_ label: Label, origin: CGPoint, _ traits: TraitCollection) {
    let lines = label.takeDrawnLines()
    guard let text = label.text, !text.isEmpty else { return nil }
    let typeface = LayoutSnapshot.Typeface(label.font.measured)
    let color = label.shownTextColor.code(traits)
    self.init(
      string: text, typeface: typeface, color: color,
      alignment: Alignment(shareOfSlackBefore: label.shareOfSlackBeforeLine),
      lines: lines.map { line in
        let own = (LayoutSnapshot.Typeface(line.font.measured), line.color.code(traits))
        var described = LayoutSnapshot.Line(
          string: line.text, x: origin.x + line.x, baseline: origin.y + line.baseline,
          width: line.width, typeface: own.0 == typeface ? nil : own.0,
          color: own.1 == color ? nil : own.1, isRightToLeft: line.isRightToLeft)
        described.underline = line.underline?.code(traits)
        described.strikethrough = line.strikethrough?.code(traits)
        described.background = line.background?.code(traits)
        if line.underlineStyle > 1 { described.underlineStyle = line.underlineStyle }
        if line.strikethroughStyle > 1 { described.strikethroughStyle = line.strikethroughStyle }
        if line.strokeWidth != 0, line.strokeWidth.isFinite {
          described.strokeWidth = line.strokeWidth
          described.strokeColor = line.strokeColor?.code(traits)
        }
        return described
      })
  }
}

extension LayoutSnapshot.Typeface {
  fileprivate init(_ font: TextFont) {
    self.init(
      family: font.family, size: font.size, weight: font.weight, isItalic: font.isItalic)
  }
}

extension LayoutSnapshot.Text.Alignment {
  fileprivate init(shareOfSlackBefore share: CGFloat) {
    self = share < 0.25 ? .left : share > 0.75 ? .right : .center
  }
}

extension CGPoint {
  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
