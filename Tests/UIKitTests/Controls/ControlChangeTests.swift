import Foundation
import Testing
import UIKit

/// Changes of controls.
@Suite
struct ControlChangeTests {
  @Test func `Switches, steppers and pages fit the sizes of the system`() {
    let toggle = UISwitch()
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn && toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(UIStepper().sizeThatFits(.zero) == CGSize(width: 94, height: 32))
    let pages = UIPageControl()
    pages.numberOfPages = 4
    // 18 for each and 20 more, as read from UIKit: 92 for four, 146 for seven.
    #expect(pages.sizeThatFits(.zero) == CGSize(width: 92, height: 26))
    #expect(pages.size(forNumberOfPages: 7) == CGSize(width: 146, height: 26))
    #expect(pages.size(forNumberOfPages: -1) == CGSize(width: 20, height: 26))
  }

  @Test func `Segments come, go and change, and the control is as wide as they ask for`() {
    func width(_ text: String) -> CGFloat {
      let label = UILabel()
      label.font = .systemFont(ofSize: 13)
      label.text = text
      return label.intrinsicContentSize.width.rounded(.up) + 20
    }
    let control = UISegmentedControl(items: ["One", "Three"])
    #expect(control.intrinsicContentSize == CGSize(width: 2 * width("Three"), height: 31))
    control.insertSegment(withTitle: "Two", at: 1, animated: false)
    control.insertSegment(withTitle: "Four", at: 99, animated: false)
    control.insertSegment(withTitle: nil, at: -1, animated: false)
    #expect(control.numberOfSegments == 5)
    #expect((0..<5).map { control.titleForSegment(at: $0) } == ["", "One", "Two", "Three", "Four"])
    control.removeSegment(at: 0, animated: false)
    control.removeSegment(at: 9, animated: false)
    control.setTitle("A", forSegmentAt: 0)
    control.setTitle("B", forSegmentAt: 9)
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["A", "Two", "Three", "Four"])
    #expect(control.titleForSegment(at: 4) == nil)
    control.apportionsSegmentWidthsByContent = true
    let widths = ["A", "Two", "Three", "Four"].map(width)
    #expect(control.intrinsicContentSize.width == widths.reduce(0, +))
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
    // A picture is 20 points wider too.
    let pictures = UISegmentedControl(items: [UIImage(size: CGSize(width: 30, height: 5))])
    #expect(pictures.intrinsicContentSize.width == 50 && pictures.titleForSegment(at: 0) == nil)
  }

  @Test func `Bars fill and wheels stop`() {
    let bar = UIProgressView(progressViewStyle: .bar)
    #expect(bar.frame.size == CGSize(width: 150, height: 4) && bar.progressViewStyle == .bar)
    bar.setProgress(0.5, animated: true)
    #expect(bar.progress == 0.5)
    bar.setProgress(7, animated: false)
    #expect(bar.progress == 1)
    let wheel = UIActivityIndicatorView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(wheel.isHidden && wheel.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating && wheel.isHidden)
    wheel.style = .large
    #expect(wheel.sizeThatFits(.zero) == CGSize(width: 37, height: 37))
  }

  @Test func `A primary action gives a button its title and picture, and is performed`() {
    var performed: [String] = []
    let picture = UIImage(size: CGSize(width: 10, height: 10))
    let action = UIAction(
      title: "Go", image: picture, identifier: UIAction.Identifier(rawValue: "go")
    ) { action in
      performed.append(action.identifier.rawValue)
    }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Go" && button.currentImage == picture)
    button.sendActions(for: .primaryActionTriggered)
    let control = UIControl(frame: .zero, primaryAction: action)
    control.sendActions(for: .primaryActionTriggered)
    control.sendAction(action)
    #expect(performed == ["go", "go", "go"])
    let bare = UIControl(frame: .zero, primaryAction: nil)
    bare.isSelected = true
    #expect(bare.state == .selected)
    let plain = UIButton(primaryAction: UIAction { _ in })
    #expect(plain.currentTitle == nil && plain.currentImage == nil)
    #expect(action.identifier == UIAction.Identifier("go"))
  }

  @Test
  func `Another alignment has the content laid out, and the vertical one the baseline asked for`() {
    final class Told: UIControl {
      var (sizes, layouts) = (0, 0)
      override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizes += 1
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let control = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    control.layoutIfNeeded()
    (control.sizes, control.layouts) = (0, 0)
    control.contentHorizontalAlignment = .left
    control.layoutIfNeeded()
    #expect(control.sizes == 0 && control.layouts == 1)
    control.contentVerticalAlignment = .bottom
    control.layoutIfNeeded()
    #expect(control.sizes == 1 && control.layouts == 2)
  }

  @Test func `A button has the colour of its state, and its title's baseline`() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setTitleColor(.brown, for: .normal)
    button.setTitleColor(.cyan, for: .selected)
    #expect(button.titleLabel?.textColor == .brown)
    button.isSelected = true
    #expect(button.titleLabel?.textColor == .cyan)
    #expect(button.titleColor(for: .disabled) == .brown)
    #expect(button.forFirstBaselineLayout === button.titleLabel)
    #expect(button.forLastBaselineLayout === button.titleLabel)
    let size = button.intrinsicContentSize
    button.setBackgroundImage(UIImage(size: CGSize(width: 500, height: 500)), for: .normal)
    #expect(button.intrinsicContentSize == size && button.sizeThatFits(.zero) == size)
  }

  @Test func `Content stands where the control has it`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Title", for: .normal)
    window.addSubview(button)
    let label = try #require(button.titleLabel)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    window.layoutIfNeeded()
    #expect(label.frame.minX == 0)
    let top = label.frame.minY
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    window.layoutIfNeeded()
    #expect(label.frame.maxX == 200)
    // As far from the lower end as it was from the upper one.
    #expect(abs(100 - label.frame.maxY - top) < 1)
  }

  @Test func `Styles of configurations differ in their colours`() {
    #expect(UIButton.Configuration.borderless() == .plain())
    #expect(UIButton.Configuration.bordered() == .gray())
    #expect(UIButton.Configuration.borderedTinted() == .tinted())
    #expect(UIButton.Configuration.borderedProminent() == .filled())
    #expect(UIButton.Configuration.tinted().baseBackgroundColor?.alpha == 0.18)
    #expect(UIButton.Configuration.gray().baseBackgroundColor == .systemGray5)
    let filled = UIButton.Configuration.filled()
    #expect(filled.updated(for: UIButton()) == filled)
    #expect(filled.background == .clear())
  }

  @Test func `Texts of a field with attributes, and its sizes`() {
    let field = UITextField()
    #expect(field.attributedText == nil)
    field.text = "Text"
    #expect(field.attributedText?.string == "Text")
    field.textColor = .brown
    #expect(field.sizeThatFits(.zero) == field.intrinsicContentSize)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(field.editingRect(forBounds: bounds) == field.textRect(forBounds: bounds))
    final class Delegate: UITextFieldDelegate {}
    let delegate = Delegate()
    #expect(delegate.textFieldShouldBeginEditing(field) && delegate.textFieldShouldReturn(field))
  }

  @Test func `A field shows its text in its colour, and what stands in its place in another`()
    throws
  {
    let field = UITextField()
    field.placeholder = "Name"
    let label = try #require(field.subviews.first as? UILabel)
    #expect(label.text == "Name" && label.textColor == .placeholderText)
    field.text = "Ada"
    field.textColor = .brown
    #expect(label.text == "Ada" && label.textColor == .brown)
  }

  @Test func `A text view takes its text's font, colour and place over`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.text == "" && view.attributedText.string == "")
    view.attributedText = NSAttributedString(string: "Words")
    #expect(view.text == "Words")
    view.font = .systemFont(ofSize: 20)
    #expect(view.font?.pointSize == 20)
    view.font = nil
    #expect(view.font?.pointSize == 12)
    view.textColor = .brown
    view.textAlignment = .center
    #expect(view.textColor == .brown && view.textAlignment == .center)
    let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    view.textContainerInset.top += 10
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == height + 10)
  }
}
