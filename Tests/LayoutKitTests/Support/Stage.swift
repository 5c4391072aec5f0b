import Foundation
import LayoutKit

/// A window of 300 × 200 points with four views a, b, c, d and a guide in it.
final class Stage {
  let window: Window
  let a = SizedView(name: "a")
  let b = SizedView(name: "b")
  let c = SizedView(name: "c")
  let d = SizedView(name: "d")
  let guide = LayoutGuide()
  private(set) var diagnostics: [LayoutDiagnostic] = []

  init(scale: CGFloat = 1, direction: UserInterfaceLayoutDirection = .leftToRight) {
    window = Window(size: CGSize(width: 300, height: 200), scale: scale)
    window.name = "window"
    window.userInterfaceLayoutDirection = direction
    for view in [a, b, c, d] { window.addSubview(view) }
    guide.identifier = "guide"
    window.addLayoutGuide(guide)
    window.onDiagnostic = { [unowned self] in diagnostics.append($0) }
  }

  /// The diagnostics so far, one line each; they are forgotten then.
  func takeDiagnostics() -> [String] {
    defer { diagnostics = [] }
    return diagnostics.map(\.description)
  }

  /// States where a view is and how large.
  func place(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    view.layout.make { frame($0, x, y, width, height) }
  }

  /// States where a guide is and how large.
  func place(_ guide: LayoutGuide, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
  { guide.layout.make { frame($0, x, y, width, height) } }

  private func frame(
    _ make: ConstraintMaker, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) {
    make.left.equalTo(x)
    make.top.equalTo(y)
    make.width.equalTo(width)
    make.height.equalTo(height)
  }

  /// Lays out and gives the frame of a view as x, y, width, height.
  func frame(of view: View) -> [Double] {
    window.layoutIfNeeded()
    return view.frame.numbers
  }
}

/// A view with content: an intrinsic size, and a line of text at a height of its own.
final class SizedView: View {
  var content = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  var textLine: BaselinePosition?

  convenience init(name: String) {
    self.init(frame: .zero)
    self.name = name
  }

  override var intrinsicContentSize: CGSize { content }
  override var firstBaselinePosition: BaselinePosition? { textLine }
  override var lastBaselinePosition: BaselinePosition? { textLine }
}

extension CGRect {
  /// x, y, width, height.
  var numbers: [Double] { [minX, minY, width, height].map(Double.init) }
}
