import Testing
import UIKit

/// Controls have the sizes they have on iOS.
///
/// Sizes that were read in the frames of apps' screens and dumped from UIKit.
@Suite
struct ControlSizeTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let frame: CGSize
    let make: Making
    var testDescription: String { name }
  }

  nonisolated static let cases: [Case] = [
    Case(name: "switch", frame: CGSize(width: 51, height: 31)) { UISwitch() },
    Case(name: "stepper", frame: CGSize(width: 94, height: 32)) { UIStepper() },
    Case(name: "medium wheel", frame: CGSize(width: 20, height: 20)) {
      UIActivityIndicatorView(style: .medium)
    },
    Case(name: "large wheel", frame: CGSize(width: 37, height: 37)) {
      UIActivityIndicatorView(style: .large)
    },
    Case(name: "four pages", frame: CGSize(width: 92, height: 26)) {
      let control = UIPageControl()
      control.numberOfPages = 4
      return control
    },
    Case(name: "seven pages", frame: CGSize(width: 146, height: 26)) {
      let control = UIPageControl()
      control.numberOfPages = 7
      return control
    },
  ]

  @Test(arguments: cases)
  func `Held by their upper left corners alone`(_ test: Case) {
    #expect(Self.frame(of: test.make()).size == test.frame)
  }

  @Test func `The heights of those that are as wide as one likes`() {
    #expect(Self.frame(of: UISlider()).height == 34)
    #expect(Self.frame(of: UIProgressView()).height == 4)
    #expect(Self.frame(of: UISegmentedControl(items: ["One", "Two"])).height == 32)
  }

  @Test(
    arguments: [(14, 29), (15, 30), (16, 32), (17, 33), (28, 46)] as [(CGFloat, CGFloat)])
  func `A system button is 12 points higher than its line, up to whole points`(
    _ size: CGFloat, _ height: CGFloat
  ) {
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    let frame = Self.frame(of: button)
    #expect(frame.height == height)
    #expect(frame.width == button.titleLabel?.intrinsicContentSize.width.rounded(.up))
  }

  // A line of 15 points is 18 high in whole points, and 12 are around it where no insets are set.
  @Test(
    arguments: [
      (false, nil, .zero, CGSize(width: 30, height: 34)),
      (false, nil, 10, CGSize(width: 20, height: 20)),
      (false, CGSize(width: 20, height: 10), .zero, CGSize(width: 20, height: 10)),
      (false, CGSize(width: 20, height: 10), 10, CGSize(width: 40, height: 30)),
      (false, CGSize(width: 0, height: 10), .zero, CGSize(width: 30, height: 34)),
      (true, nil, .zero, CGSize(width: 0, height: 30)),
      (true, nil, 10, CGSize(width: 20, height: 38)),
      (true, CGSize(width: 20, height: 10), .zero, CGSize(width: 20, height: 30)),
      (true, CGSize(width: 20, height: 50), 10, CGSize(width: 40, height: 70)),
    ] as [(Bool, CGSize?, CGFloat, CGSize)])
  func `A button without a configuration is as large as its title, its picture and its insets`(
    hasTitle: Bool, picture: CGSize?, inset: CGFloat, size: CGSize
  ) {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    if hasTitle { button.setTitle("Press", for: .normal) }
    button.setImage(picture.map { UIImage(size: $0) }, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(
      top: inset, left: inset, bottom: inset, right: inset)
    let title = hasTitle ? button.titleLabel?.intrinsicContentSize.width.rounded(.up) ?? 0 : 0
    #expect(button.intrinsicContentSize == CGSize(width: size.width + title, height: size.height))
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
  }

  // That of its content, below which the frame has another point.
  @Test func `A segmented control's baseline is its lower edge`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    control.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(control)
    NSLayoutConstraint.activate([
      control.leftAnchor.constraint(equalTo: window.leftAnchor),
      control.firstBaselineAnchor.constraint(equalTo: window.topAnchor, constant: 100),
    ])
    window.layoutIfNeeded()
    #expect(control.frame.maxY == 101 && control.frame.height == 32)
  }

  @Test(
    arguments: [14, 16, 17, 18] as [CGFloat])
  func `A field with a rounded border is 34 points high, as stored by Xcode from version 17000 on`(
    _ size: CGFloat
  ) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func `Text fields with a rounded border are 34 points high, without one 22`() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 17)
    #expect(Self.frame(of: field).height == 22)
    field.borderStyle = .roundedRect
    #expect(Self.frame(of: field).height == 34)
  }

  @Test func `A text field shows its text between the views beside it`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    let label = try #require(field.subviews.first as? UILabel)
    #expect(label.text == "Name")
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 10))
    field.leftViewMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    field.rightViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 15, width: 12, height: 10))
    #expect(field.rightView?.superview == nil)
    #expect(label.frame.minX == 12 && label.frame.maxX == 200 && label.frame.midY == 20)
    field.rightViewMode = .always
    field.isSecureTextEntry = true
    field.text = "abc"
    field.layoutIfNeeded()
    #expect(label.text == "•••" && field.text == "abc" && label.frame.maxX == 170)
  }

  @Test func `A text view that doesn't scroll is as high as its text and 16 points`() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "One\nTwo\nThree"
    let one = UILabel()
    one.font = .systemFont(ofSize: 12)
    one.numberOfLines = 0
    one.text = view.text
    #expect(Self.frame(of: view).height == one.intrinsicContentSize.height + 16)
  }

  /// The frame of a view in a window, at 10, 10.
  static func frame(of view: UIView, scale: CGFloat = 1) -> CGRect {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.environment.scale = scale
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
    ])
    window.layoutIfNeeded()
    return view.frame
  }
}

/// Controls.
@Suite
struct ControlTests {
  @Test func `A control performs the actions of its events, and of no others`() {
    let button = UIButton(type: .system)
    var count = 0
    let action = UIAction { _ in count += 1 }
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(count == 1)
    button.removeAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }

  @Test func `A button shows the title of its state, in the middle`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "On" && button.titleLabel?.center.x == 100)
    button.isEnabled = false
    #expect(button.currentTitle == "Off" && button.titleLabel?.text == "Off")
  }

  @Test func `Numbers of controls are kept in their ranges`() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.value = .nan
    #expect(slider.value == 0)
    let bar = UIProgressView()
    bar.progress = 7
    #expect(bar.progress == 1)
    let stepper = UIStepper()
    stepper.value = -1
    #expect(stepper.value == 0)
  }

  @Test func `A wheel that stands is hidden, and in a stack takes no room`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
  }

  @Test func `One view of a window has the keyboard`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (one, two) = (UITextField(), UITextField())
    #expect(!one.becomeFirstResponder())
    window.addSubview(one)
    window.addSubview(two)
    #expect(one.becomeFirstResponder() && two.becomeFirstResponder())
    #expect(!one.isFirstResponder && two.isEditing)
    two.resignFirstResponder()
    #expect(!two.isFirstResponder)
  }

  @Test func `The font and colour of a text with attributes are the label's`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Title",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    #expect(label.text == "Title" && label.font.pointSize == 30 && label.textColor == .red)
    label.text = "Other"
    #expect(label.attributedText?.string == "Other")
  }

  @Test func `Changes of an animation take effect at once, and then its end is told`() {
    let view = UIView()
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn, .beginFromCurrentState]) {
      view.frame.size.width = 10
    }
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [],
      animations: { view.frame.size.height = 5 }, completion: nil)
    #expect(view.alpha == 0 && view.frame.size == CGSize(width: 10, height: 5) && ends == [true])
  }
}
