import Foundation
import LayoutKit

@testable import ViewTree

/// A window with a stack at its upper left corner, and frames before they are rounded.
final class StackStage {
  let window = Window(size: CGSize(width: 1000, height: 1000))
  let stack: StackView
  private(set) var diagnostics: [LayoutDiagnostic] = []

  init(_ stack: StackView = StackView(), at origin: CGPoint = .zero) {
    self.stack = stack
    window.name = "window"
    stack.name = "stack"
    window.onDiagnostic = { [unowned self] in diagnostics.append($0) }
    window.addSubview(stack)
    stack.layout.make {
      $0.left.equalTo(origin.x)
      $0.top.equalTo(origin.y)
    }
  }

  /// Gives the stack a width and a height; nil ones follow from what it arranges.
  func size(_ width: Double?, _ height: Double?) {
    if let width { stack.layout.make { $0.width.equalTo(width) } }
    if let height { stack.layout.make { $0.height.equalTo(height) } }
  }

  /// Adds views, named a, b, c and so on, unless they have names.
  func arrange(_ views: [View]) {
    for view in views {
      if view.name == nil { view.name = Self.letters[stack.arrangedSubviews.count % 26] }
      stack.addArrangedSubview(view)
    }
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

  /// The frame of a view in the window as the solver has it, not rounded.
  ///
  /// It is read from the engine, as a guide that follows the view would have a say in what rests.
  func exactFrame(of view: View) -> [Double] {
    window.layoutIfNeeded()
    guard var rect = solved(view) else { return [] }
    var outer = view.superview
    while let current = outer, current !== window {
      guard let origin = solved(current) else { return [] }
      rect.x += origin.x
      rect.y += origin.y
      outer = current.superview
    }
    return [rect.x, rect.y, rect.width, rect.height]
  }

  private func solved(_ view: View) -> LayoutEngine.SolvedRect? {
    guard view.participation.takesPart else { return nil }
    return window.hierarchy?.engine?.entries[Int(view.participation.slot)].solved
  }

  /// The frames of several views in the window as the solver has them, not rounded.
  func exactFrames(of views: [View]) -> [[Double]] { views.map(exactFrame) }

  /// The diagnostics so far, one line each; they are forgotten then.
  func takeDiagnostics() -> [String] {
    defer { diagnostics = [] }
    return diagnostics.map(\.description)
  }
}

/// A view with a size of its own and lines of text, as far as layout can tell.
final class Box: View {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  var ascent: CGFloat?
  var lastAscent: CGFloat?

  /// A box of a size; with ascents, the baselines of its first and its last line below its top.
  init(_ width: Double = -1, _ height: Double = -1, ascent: CGFloat? = nil, last: CGFloat? = nil) {
    content = CGSize(width: width, height: height)
    self.ascent = ascent
    lastAscent = last ?? ascent
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    content = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { content }
  override var firstBaselinePosition: BaselinePosition? {
    ascent.map { BaselinePosition(heightFraction: 0, offset: $0) }
  }
  override var lastBaselinePosition: BaselinePosition? {
    lastAscent.map { BaselinePosition(heightFraction: 0, offset: $0) }
  }

  func hidden() -> Self {
    isHidden = true
    return self
  }

  /// How strongly the box keeps to its size along both axes.
  func keeping(hugging: Float = 250, resistance: Float = 750) -> Self {
    for axis in LayoutConstraint.Axis.allCases {
      setContentHuggingPriority(LayoutPriority(hugging), for: axis)
      setContentCompressionResistancePriority(LayoutPriority(resistance), for: axis)
    }
    return self
  }
}

extension StackView {
  /// A stack with settings and views in one go.
  convenience init(
    _ axis: LayoutConstraint.Axis, _ distribution: Distribution = .fill,
    _ alignment: Alignment = .fill, spacing: CGFloat = 0, _ views: [View] = [],
    mode: StackCompatibility = .improved
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    compatibility = mode
  }
}
