import Foundation
import Testing
import UIKit

/// Segments by UIKit's documentation: their widths, contents, choices and actions.
///
/// A text is as wide as a label of 13 points, up to whole points, and 20 more.
@Suite
struct SegmentTests {
  private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 13)) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.intrinsicContentSize.width.rounded(.up) + 20
  }

  private func picture(_ width: CGFloat) -> UIImage {
    UIImage(size: CGSize(width: width, height: 10))
  }

  @Test func `Widths that are set count, and the others are alike`() {
    let control = UISegmentedControl(items: ["One", "Three", "Two"])
    control.setWidth(100, forSegmentAt: 1)
    // The widest of the others is "One" or "Two".
    let other = max(width("One"), width("Two"))
    #expect(control.intrinsicContentSize.width == 100 + 2 * other)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == 100 + width("One") + width("Two"))
    control.setWidth(0, forSegmentAt: 1)
    control.setWidth(50, forSegmentAt: 7)
    control.setWidth(-3, forSegmentAt: 0)
    #expect(
      control.intrinsicContentSize.width == ["One", "Three", "Two"].map { width($0) }.reduce(0, +))
    #expect((-1...7).allSatisfy { control.widthForSegment(at: $0) == 0 })
  }

  @Test func `A width and a setting stay with their segment`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setWidth(70, forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 1)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 1)
    control.insertSegment(withTitle: "C", at: 0, animated: false)
    #expect((0...3).map { control.widthForSegment(at: $0) } == [0, 0, 70, 0])
    #expect((0...3).map { control.isEnabledForSegment(at: $0) } == [true, true, false, false])
    #expect(control.contentOffsetForSegment(at: 2) == CGSize(width: 1, height: 2))
    #expect(control.contentOffsetForSegment(at: 3) == .zero)
    control.removeSegment(at: 0, animated: true)
    #expect(control.widthForSegment(at: 1) == 70)
  }

  @Test func `A larger font of titles makes the control wider`() {
    let font = UIFont.systemFont(ofSize: 20)
    let control = UISegmentedControl(items: ["Wide title"])
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(control.intrinsicContentSize.width == width("Wide title"))
    control.setTitleTextAttributes([.font: font], for: .normal)
    #expect(control.intrinsicContentSize.width == width("Wide title", font))
    #expect(control.titleTextAttributes(for: .normal)?[.font] as? UIFont == font)
    #expect(control.titleTextAttributes(for: .disabled) == nil)
    control.setTitleTextAttributes(nil, for: .normal)
    #expect(control.intrinsicContentSize.width == width("Wide title"))
  }

  @Test func `A text takes a picture's place and a picture a text's`() {
    let control = UISegmentedControl(items: ["A", picture(40), 7])
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["A", nil, nil])
    // Three of 40 and 20, later of 80 and 20, at last four of 100 and 20.
    #expect(control.intrinsicContentSize.width == 180)
    control.setImage(picture(80), forSegmentAt: 0)
    control.setTitle("B", forSegmentAt: 1)
    control.setImage(picture(900), forSegmentAt: 5)
    #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 1) == nil)
    #expect(control.imageForSegment(at: 0) == picture(80))
    #expect(control.intrinsicContentSize.width == 300)
    control.insertSegment(with: picture(100), at: 9, animated: false)
    #expect(control.imageForSegment(at: 3) == picture(100))
    #expect(control.intrinsicContentSize.width == 480)
  }

  @Test func `What is chosen stays so while others come and go`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "New", at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "Last", at: 4, animated: false)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "B")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "First", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = .max
    control.insertSegment(withTitle: "Other", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == .max, "what isn't there doesn't move")
    control.selectedSegmentIndex = 0
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `The action of what is chosen is done when the value changes`() {
    let done = Done()
    func action(_ name: String) -> UIAction {
      UIAction(title: name, identifier: .init(name)) { _ in done.names.append(name) }
    }
    let control = UISegmentedControl(frame: .zero, actions: [action("a"), action("b")])
    #expect(control.frame.size == control.sizeThatFits(.zero))
    #expect((0..<2).map { control.titleForSegment(at: $0) } == ["a", "b"])
    control.sendActions(for: .valueChanged)
    control.selectedSegmentIndex = 1
    control.sendActions(for: .touchUpInside)
    #expect(done.names.isEmpty)
    control.sendActions(for: .valueChanged)
    #expect(done.names == ["b"])
    control.setAction(action("c"), forSegmentAt: 1)
    control.insertSegment(action: action("d"), at: 2, animated: false)
    #expect(control.titleForSegment(at: 1) == "c")
    #expect(control.segmentIndex(identifiedBy: .init("d")) == 2)
    #expect(control.segmentIndex(identifiedBy: .init("b")) == UISegmentedControl.noSegment)
    #expect(control.actionForSegment(at: 2)?.title == "d" && control.actionForSegment(at: 3) == nil)
    control.selectedSegmentIndex = 9
    control.sendActions(for: .valueChanged)
    #expect(done.names == ["b"])
  }

  private final class Done {
    var names: [String] = []
  }
}
