import Foundation
import ViewTree

typealias Attribute = LayoutConstraint.Attribute
typealias Relation = LayoutConstraint.Relation

/// A constraint in a line of a test: `item.first REL multiplier · other.second + constant`.
@discardableResult
func constrain(
  _ item: any LayoutItem, _ first: Attribute, _ relation: Relation = .equal,
  _ other: (any LayoutItem)? = nil, _ second: Attribute? = nil, times multiplier: CGFloat = 1,
  plus constant: CGFloat = 0, priority: Float = 1000, active: Bool = true,
  fileID: String = #fileID, line: Int = #line
) -> LayoutConstraint {
  let constraint = LayoutConstraint(
    item: item, attribute: first, relatedBy: relation, toItem: other,
    attribute: other == nil ? .notAnAttribute : second ?? first, multiplier: multiplier,
    constant: constant, fileID: fileID, line: line)
  constraint.priority = LayoutPriority(priority)
  constraint.isActive = active
  return constraint
}

/// Holds the edges of a view to those of another.
func pin(_ view: any LayoutItem, to other: any LayoutItem, inset: CGFloat = 0) {
  constrain(view, .left, .equal, other, plus: inset)
  constrain(view, .top, .equal, other, plus: inset)
  constrain(view, .right, .equal, other, plus: -inset)
  constrain(view, .bottom, .equal, other, plus: -inset)
}

/// Holds a view at a place of its superview, with a size.
func place(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
  guard let superview = view.superview else { return }
  constrain(view, .left, .equal, superview, plus: x)
  constrain(view, .top, .equal, superview, plus: y)
  constrain(view, .width, plus: width)
  constrain(view, .height, plus: height)
}

extension View {
  /// The frame after a layout of the tree that the view is in.
  var laidOut: CGRect {
    root.layoutIfNeeded()
    return frame
  }
}

/// Collects what is reported in a tree.
final class Reports {
  private(set) var all: [LayoutDiagnostic] = []

  init(of view: View) { view.onDiagnostic = { [unowned self] in all.append($0) } }

  var kinds: [LayoutDiagnostic.Kind] { all.map(\.kind) }
  var messages: [String] { all.map(\.message) }
}

/// A view with content of a size of its own.
final class Content: View {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  private(set) var sizeCount = 0

  init(_ width: CGFloat, _ height: CGFloat, name: String? = nil, in superview: View? = nil) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    self.name = name
    translatesAutoresizingMaskIntoConstraints = false
    superview?.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    sizeCount += 1
    return size
  }
}

/// A view whose content has an area, so that it is the lower the wider it is, like wrapped text.
final class Wrapping: View {
  /// The width of the content in one line, and the height of a line.
  let line: CGSize
  private(set) var askedWidths: [CGFloat] = []

  init(line width: CGFloat, _ height: CGFloat, name: String? = nil, in superview: View? = nil) {
    line = CGSize(width: width, height: height)
    super.init(frame: .zero)
    self.name = name
    translatesAutoresizingMaskIntoConstraints = false
    superview?.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { line }
  override var contentHeightDependsOnWidth: Bool { true }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    askedWidths.append(width)
    let lines = width > 0 ? (line.width / width).rounded(.up) : 1
    return CGSize(width: line.width, height: lines * line.height)
  }
}

/// Makes a view that is placed by constraints, inside another one.
func box(_ name: String? = nil, in superview: View? = nil) -> View {
  let view = View()
  view.name = name
  view.translatesAutoresizingMaskIntoConstraints = false
  superview?.addSubview(view)
  return view
}

/// Makes a window by the name of `window`.
func window(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> Window {
  let window = Window(size: CGSize(width: width, height: height), scale: scale)
  window.name = "window"
  return window
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Whether two rectangles are the same but for rounding errors in the last digits.
func isClose(_ one: CGRect, _ two: CGRect) -> Bool {
  zip(
    [one.origin.x, one.origin.y, one.size.width, one.size.height],
    [two.origin.x, two.origin.y, two.size.width, two.size.height]
  ).allSatisfy { ($0 - $1).magnitude < 1e-9 }
}
