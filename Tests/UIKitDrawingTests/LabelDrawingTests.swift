import Drawing
import Foundation
import LayoutInspector
import Testing
import UIKit

/// Labels whose subclass says where the text is, and what is drawn beside it.
@Suite struct LabelDrawingTests {
  /// What a subclass overrides.
  enum Way: Sendable, CaseIterable {
    case nothing, textRect, drawText, both, contentSize, draw, drawWithoutSuper,
      drawTextWithoutSuper
    case turned, twice
  }

  /// Leaves 4 points above the text, 10 to the left, 6 below and 20 to the right.
  final class PaddedLabel: UILabel {
    var way = Way.nothing
    var asked: [CGRect] = []
    let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      guard way == .textRect || way == .both else {
        return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
      }
      let text = super.textRect(
        forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return text.inset(by: UIEdgeInsets(top: -4, left: -10, bottom: -6, right: -20))
    }

    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return way == .contentSize
        ? CGSize(width: size.width + 30, height: size.height + 10) : size
    }

    override func drawText(in rect: CGRect) {
      asked.append(rect)
      switch way {
      case .drawText, .both, .contentSize: super.drawText(in: rect.inset(by: insets))
      case .drawTextWithoutSuper: UIColor.red.setFill()
      case .turned:
        UIGraphicsGetCurrentContext()?.rotate(by: .pi / 2)
        super.drawText(in: rect)
      case .twice:
        super.drawText(in: rect.offsetBy(dx: 1, dy: 1))
        super.drawText(in: rect)
      default: super.drawText(in: rect)
      }
    }

    override func draw(_ rect: CGRect) {
      switch way {
      case .draw: super.drawText(in: rect.inset(by: insets))
      case .drawWithoutSuper: UIBezierPath(rect: rect).fill()
      default: super.draw(rect)
      }
    }
  }

  // A line of 17 points is 20.33 high. In 200 × 60 at 20, 30 it stands at 66.17 in the middle; between 4 above
  // and 6 below a point higher.
  static let usual: (x: CGFloat, baseline: CGFloat) = (20, 66.17)
  static let inside: (x: CGFloat, baseline: CGFloat) = (30, 65.17)

  @Test(
    arguments: [
      (.nothing, [usual], true), (.textRect, [usual], true), (.drawText, [inside], true),
      (.both, [inside], true), (.contentSize, [inside], true), (.draw, [inside], false),
      (.drawWithoutSuper, [], false), (.drawTextWithoutSuper, [], true), (.turned, [usual], true),
      (.twice, [(21, 67.17), usual], true),
    ] as [(Way, [(x: CGFloat, baseline: CGFloat)], Bool)])
  func `The text is where the label's class draws it`(
    way: Way, places: [(x: CGFloat, baseline: CGFloat)], asks: Bool
  ) {
    let label = PaddedLabel(frame: CGRect(x: 20, y: 30, width: 200, height: 60))
    label.way = way
    label.text = "Text"
    let screen = DrawnScreen(label)
    #expect(screen.texts.map(\.x) == places.map(\.x))
    #expect(screen.texts.map { ($0.baseline * 100).rounded() / 100 } == places.map(\.baseline))
    #expect(label.asked == (asks ? [CGRect(x: 0, y: 0, width: 200, height: 60)] : []))
    // A line that is turned, or lies below another one, is only drawn.
    let item = LayoutSnapshot(of: screen.window).views.last
    #expect(item?.text?.string == "Text")
    #expect(item?.text?.lines.map(\.x) == (way == .turned ? [] : places.last.map { [$0.x] } ?? []))
    let turns = screen.marks.contains {
      if case .begin(let group) = $0 { group.transform != nil } else { false }
    }
    #expect(turns == (way == .turned))
  }

  // The text alone is 32.33 × 20.33; four words 142.67 × 20.33, 74.67 × 40.67 in 90 and 39.67 × 81.33 in 60.
  @Test(
    arguments: [
      (.drawText, [32.33, 20.33], [142.67, 20.33], 40.67, [74.67, 40.67]),
      (.textRect, [62.33, 30.33], [172.67, 30.33], 91.33, [69.67, 91.33]),
      (.both, [62.33, 30.33], [172.67, 30.33], 91.33, [69.67, 91.33]),
      (.contentSize, [62.33, 30.33], [172.67, 30.33], 50.67, [74.67, 40.67]),
    ] as [(Way, [Double], [Double], Double, [Double])])
  func `The label is as large as its text rectangle`(
    way: Way, line: [Double], lines: [Double], height: Double, fitting: [Double]
  ) {
    func rounded(_ size: CGSize) -> [Double] {
      [size.width, size.height].map { ($0 * 100).rounded() / 100 }
    }
    let label = PaddedLabel()
    label.way = way
    label.text = "Text"
    let screen = DrawnScreen(label)
    #expect(rounded(label.intrinsicContentSize) == line)
    label.numberOfLines = 0
    label.text = "One two three four"
    #expect(rounded(label.intrinsicContentSize) == lines)
    #expect(rounded(label.sizeThatFits(CGSize(width: 90, height: 0))) == fitting)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.widthAnchor.constraint(equalToConstant: 90).isActive = true
    screen.window.layoutIfNeeded()
    #expect(rounded(label.frame.size) == [90, height])
  }

  @Test func `A padded label shows the lines that it was measured with`() {
    let label = PaddedLabel()
    label.way = .both
    label.numberOfLines = 0
    label.text = "One two three four"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.widthAnchor.constraint(equalToConstant: 90).isActive = true
    let screen = DrawnScreen(label)
    #expect(screen.texts.map(\.string) == ["One", "two", "three", "four"])
    #expect(screen.texts.map(\.x) == [10, 10, 10, 10])
    label.textAlignment = .right
    // 90 less 20 to the right.
    let ends = DrawnScreen(label).texts.map { ($0.x + $0.width).rounded() }
    #expect(ends == [70, 70, 70, 70])
    label.numberOfLines = 1
    #expect(DrawnScreen(label).texts.map(\.string) == ["One t…"])
  }

  @Test func `The shadow goes with the text`() {
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    label.way = .drawText
    label.text = "Text"
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    let texts = DrawnScreen(label).texts
    #expect(texts.map(\.x) == [12, 10])
    #expect(texts.map { ($0.baseline * 100).rounded() / 100 } == [38.17, 35.17])
  }

  /// Answers nothing that can be used, or asks for what it is asked for.
  final class OddLabel: UILabel {
    var answer: CGRect?

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      answer ?? CGRect(origin: .zero, size: sizeThatFits(bounds.size))
    }

    override func drawText(in rect: CGRect) {
      super.drawText(in: answer ?? rect)
    }
  }

  @Test(
    arguments: [
      nil, CGRect(x: 0, y: 0, width: .nan, height: CGFloat.nan), .infinite,
      CGRect(x: CGFloat.nan, y: 0, width: 1e7, height: 1e7),
    ] as [CGRect?])
  func `A rectangle that is no answer leaves the size of the text`(answer: CGRect?) {
    let label = OddLabel()
    label.answer = answer
    label.text = "Text"
    let screen = DrawnScreen(label)
    #expect((label.intrinsicContentSize.width * 100).rounded() == 3233)
    #expect((label.intrinsicContentSize.height * 100).rounded() == 2033)
    #expect(screen.texts.isEmpty)
  }
}
