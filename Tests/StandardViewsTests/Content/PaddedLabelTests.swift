import Foundation
import StandardViews
import Testing
import ViewTree

/// Baselines of labels that leave room around their text.
@Suite
struct PaddedLabelTests {
  /// Grows the rectangle of its text.
  final class RectLabel: Label {
    var room = EdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    private func inside(_ rect: CGRect) -> CGRect {
      CGRect(
        x: rect.minX + room.left, y: rect.minY + room.top,
        width: rect.width - room.left - room.right, height: rect.height - room.top - room.bottom)
    }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      let text = super.textRect(
        forBounds: inside(bounds), limitedToNumberOfLines: lines)
      return CGRect(
        x: text.minX - room.left, y: text.minY - room.top,
        width: text.width + room.left + room.right, height: text.height + room.top + room.bottom)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: inside(rect)) }
  }

  /// Is larger than its text.
  final class SizeLabel: Label {
    var room: CGFloat = 16
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 8, height: size.height + room)
    }
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.insetBy(dx: 4, dy: room / 2))
    }
  }

  /// Has a size that can't be computed with.
  final class WildLabel: Label {
    var height: CGFloat = 0
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: height) }
  }

  private static func baselines(_ label: Label) -> [CGFloat] {
    [label.firstBaselinePosition, label.lastBaselinePosition].map { $0?.offset ?? .nan }
  }

  private static func plain() -> [CGFloat] {
    let label = Label()
    label.text = "Text"
    return baselines(label)
  }

  @Test func `Half of what a label leaves free lies above its text`() {
    let plain = Self.plain()
    let rect = RectLabel()
    rect.text = "Text"
    let size = SizeLabel()
    size.text = "Text"
    for label in [rect, size] {
      let found = Self.baselines(label)
      #expect(abs(found[0] - plain[0] - 8) < 1e-9 && abs(found[1] - plain[1] + 8) < 1e-9)
    }
  }

  @Test func `Labels side by side by their baselines have their letters on one line`() {
    let window = Window(size: CGSize(width: 320, height: 100))
    let (padded, label) = (RectLabel(), Label())
    (padded.text, label.text) = ("Text", "Text")
    for view in [padded, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    LayoutConstraint.activate([
      padded.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      padded.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: padded.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: padded.firstBaselineAnchor),
    ])
    window.layoutIfNeeded()
    #expect(label.frame.minY == 18 && padded.frame.minY == 10)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e9, -1, View.noIntrinsicMetric])
  func `A height that can't be computed with leaves the line where it is`(height: CGFloat) {
    let label = WildLabel()
    label.text = "Text"
    label.height = height
    #expect(Self.baselines(label) == Self.plain())
  }
}
