import Foundation
import StandardViews
import Testing
import ViewTree

/// With the plain measurer at 10 points a figure is 5.56 wide, a space 2.78, a line 11.5 high.
@Suite struct LabelLayoutTests {
  private let window = plainWindow(200, 200)

  private func addLabel(_ text: String, size: CGFloat = 10, lines: Int = 0) -> Label {
    let label = Label()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    return label
  }

  private func tie(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute,
    to other: (any LayoutItem)? = nil, _ otherAttribute: LayoutConstraint.Attribute? = nil,
    constant: CGFloat = 0
  ) {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: other == nil ? .notAnAttribute : otherAttribute ?? attribute, multiplier: 1,
      constant: constant
    ).isActive = true
  }

  @Test func `Text wraps at the width of the layout`() {
    let label = addLabel("11 22 33")
    tie(label, .left, to: window, constant: 8)
    tie(label, .top, to: window, constant: 8)
    tie(label, .width, constant: 26)
    #expect(label.laidOut == CGRect(x: 8, y: 8, width: 26, height: 23))
    label.text = "11 22 33 44 55"
    #expect(label.laidOut == CGRect(x: 8, y: 8, width: 26, height: 35))  // 34.5
    label.numberOfLines = 1
    #expect(label.laidOut == CGRect(x: 8, y: 8, width: 26, height: 12))
  }

  @Test func `Two lines beside three: their first lines stand side by side`() {
    let left = addLabel("11 22 33 44")
    let right = addLabel("11 22 33")
    tie(left, .top, to: window, constant: 20)
    tie(left, .left, to: window)
    tie(left, .width, constant: 26)
    tie(right, .firstBaseline, to: left)
    tie(right, .left, to: window, constant: 100)
    tie(right, .width, constant: 25)
    #expect(left.laidOut == CGRect(x: 0, y: 20, width: 26, height: 23))
    #expect(right.frame == CGRect(x: 100, y: 20, width: 25, height: 35))
  }

  @Test func `The last of two lines stands 21 below the top, a single line 9 below its own`() {
    let above = addLabel("11 22 33 44")
    let below = addLabel("11", lines: 1)
    tie(above, .top, to: window)
    tie(above, .left, to: window)
    tie(above, .width, constant: 26)
    tie(below, .firstBaseline, to: above, .lastBaseline, constant: 20)
    tie(below, .left, to: window)
    #expect(below.laidOut == CGRect(x: 0, y: 32, width: 12, height: 12))
    above.text = "11"
    #expect(below.laidOut == CGRect(x: 0, y: 20, width: 12, height: 12))
  }

  /// 16 below the top at 17 points, 31.28, so 31, at 34.
  @Test func `Fonts of two sizes share a baseline`() {
    let large = addLabel("1", size: 34, lines: 1)
    let small = addLabel("1", size: 17, lines: 1)
    tie(large, .top, to: window)
    tie(large, .left, to: window)
    tie(small, .lastBaseline, to: large)
    tie(small, .left, to: window, constant: 50)
    #expect(large.laidOut == CGRect(x: 0, y: 0, width: 19, height: 40))  // 18.904, 39.1
    #expect(small.frame == CGRect(x: 50, y: 15, width: 10, height: 20))  // 9.452, 19.55
  }

  /// A label higher than its text has it in the middle, and its baselines where they are in one as high:
  /// 9 below the top, and 3 above the bottom.
  @Test func `Text in a high label is centred`() {
    let high = addLabel("1", lines: 1)
    let other = addLabel("1", lines: 1)
    tie(high, .top, to: window)
    tie(high, .height, constant: 52)
    tie(high, .left, to: window)
    tie(other, .firstBaseline, to: high)
    tie(other, .left, to: window, constant: 50)
    let below = addLabel("1", lines: 1)
    tie(below, .lastBaseline, to: high)
    tie(below, .left, to: window, constant: 70)
    #expect(other.laidOut == CGRect(x: 50, y: 0, width: 6, height: 12))
    #expect(below.frame == CGRect(x: 70, y: 40, width: 6, height: 12))
    #expect(high.lines.map(\.baseline) == [29])
    #expect(other.lines.map(\.baseline) == [9])
  }

  /// A text that comes or goes moves no neighbour: the first line of an empty label is where one would be.
  @Test(arguments: [("", 12), ("", 60), ("1", 60), ("1", 7), ("1\n2", 60)] as [(String, CGFloat)])
  func `Neighbours stay whatever the text and the height`(_ text: String, height: CGFloat) {
    let value = addLabel(text, lines: 0)
    let name = addLabel("1", lines: 1)
    tie(value, .top, to: window, constant: 11)
    tie(value, .height, constant: height)
    tie(value, .left, to: window)
    tie(name, .firstBaseline, to: value)
    tie(name, .left, to: window, constant: 50)
    #expect(name.laidOut.minY == 11)
    value.text = "1"
    #expect(name.laidOut.minY == 11)
    value.text = nil
    value.font = .systemFont(ofSize: 17)
    // 16 to the baseline at 17 points, 9 at 10.
    #expect(name.laidOut.minY == 18)
  }

  @Test func `Finer pixels give finer sizes`() {
    let label = addLabel("11", lines: 1)
    tie(label, .top, to: window)
    tie(label, .left, to: window)
    #expect(label.laidOut == CGRect(x: 0, y: 0, width: 12, height: 12))
    window.scale = 2
    #expect(label.laidOut == CGRect(x: 0, y: 0, width: 11.5, height: 11.5))
  }

  @Test func `An image gives its view the size`() {
    let view = ImageView(image: Image(size: CGSize(width: 40, height: 30)))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    tie(view, .right, to: window)
    tie(view, .bottom, to: window)
    #expect(view.laidOut == CGRect(x: 160, y: 170, width: 40, height: 30))
    view.image = Image(size: CGSize(width: 10, height: 10))
    #expect(view.laidOut == CGRect(x: 190, y: 190, width: 10, height: 10))
  }

  /// Whatever a label is asked, text that counts as longer is as wide as much more, and breaks as in as much less room.
  @Test(arguments: [0.5, 1.5, 2, 3], [0, 1, 2])
  func `Longer text is measured as in less room`(length: CGFloat, lines: Int) {
    func measured(_ length: CGFloat, _ width: CGFloat) -> [CGSize] {
      let window = plainWindow(200, 200, scale: 2)
      window.environment.textLength = length
      let label = Label()
      label.text = "some words that break"
      label.font = .systemFont(ofSize: 10)
      label.numberOfLines = lines
      window.addSubview(label)
      let bounds = CGRect(x: 0, y: 0, width: width * length, height: 1000)
      let last = label.lastBaselinePosition?.offset ?? .nan
      return [
        label.intrinsicContentSize, label.intrinsicContentSize(forWidth: width * length),
        label.size(forWidth: width * length, limit: lines),
      ]
        + (0...3).map {
          label.textRect(forBounds: bounds, limitedToNumberOfLines: $0).size
        } + [CGSize(width: 0, height: last)]
    }
    for width in [20, 40, 50, 70, 200] as [CGFloat] {
      let expected = measured(1, width).map {
        CGSize(width: $0.width * length, height: $0.height)
      }
      #expect(measured(length, width) == expected, "in \(width)")
    }
  }
}
