import Foundation
import Testing
import UIKit
import ViewTree

/// What apps override in controls, labels and fields, as they write it.
@Suite
struct ControlIdiomTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Puts a view at the top left of the window by constraints.
  private func show(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.layoutIfNeeded()
  }

  @Test func `A button dims while it is highlighted, chosen or disabled`() {
    final class Dimming: UIButton {
      override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
      override var isEnabled: Bool { didSet { backgroundColor = isEnabled ? .blue : .gray } }
      override var isSelected: Bool {
        didSet { layer.borderWidth = isSelected ? 2 : 0 }
      }
    }
    let button = Dimming(type: .custom)
    button.isHighlighted = true
    #expect(button.alpha == 0.5)
    button.isHighlighted = false
    button.isEnabled = false
    button.isSelected = true
    #expect(button.alpha == 1 && button.backgroundColor == .gray && button.layer.borderWidth == 2)
    #expect(button.state.contains([.disabled, .selected]))
  }

  @Test func `A button is larger than what it shows, and takes touches beside it`() {
    final class Wide: UIButton {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: max(size.height, 44))
      }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let button = Wide(type: .system)
    button.setTitle("Save", for: .normal)
    show(button)
    let plain = UIButton(type: .system)
    plain.setTitle("Save", for: .normal)
    #expect(button.frame.width == plain.intrinsicContentSize.width + 20)
    #expect(button.frame.height == 44)
    #expect(window.hitTest(CGPoint(x: button.frame.maxX + 5, y: 20), with: nil) === button)
  }

  @Test func `A button asks where its picture and title are`() {
    final class Tile: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.midX - 10, y: 8, width: 20, height: 20)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: contentRect.height - 24, width: contentRect.width, height: 20)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 64) }
    }
    let tile = Tile(type: .custom)
    tile.setTitle("Tile", for: .normal)
    tile.setImage(UIImage(systemName: "star"), for: .normal)
    show(tile)
    #expect(tile.frame == CGRect(x: 0, y: 0, width: 80, height: 64))
    #expect(tile.imageView?.frame == CGRect(x: 30, y: 8, width: 20, height: 20))
    #expect(tile.titleLabel?.frame == CGRect(x: 0, y: 40, width: 80, height: 20))
  }

  @Test func `A button moves its parts once they are placed`() throws {
    final class Spread: UIButton {
      override func layoutSubviews() {
        super.layoutSubviews()
        guard let imageView else { return }
        imageView.frame.origin.x = bounds.width - imageView.frame.width - 12
        titleLabel?.frame.origin.x = 12
      }
    }
    let button = Spread(type: .custom)
    button.setTitle("More", for: .normal)
    button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    show(button)
    button.widthAnchor.constraint(equalToConstant: 200).isActive = true
    window.layoutIfNeeded()
    let picture = try #require(button.imageView)
    #expect(picture.frame.maxX == 188 && button.titleLabel?.frame.minX == 12)
  }

  @Test func `A label is padded by its text's rectangle`() {
    final class Padded: UILabel {
      let inset = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 10)
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines n: Int) -> CGRect {
        let inside = super.textRect(forBounds: bounds.inset(by: inset), limitedToNumberOfLines: n)
        return inside.inset(
          by: UIEdgeInsets(
            top: -inset.top, left: -inset.left, bottom: -inset.bottom, right: -inset.right))
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: inset)) }
    }
    let (padded, plain) = (Padded(), UILabel())
    for label in [padded, plain] {
      label.text = "Hello"
      label.font = .systemFont(ofSize: 17)
    }
    show(padded)
    let size = plain.intrinsicContentSize
    #expect(padded.frame.size == CGSize(width: size.width + 20, height: size.height + 10))
    #expect(padded.sizeThatFits(CGSize(width: 1_000, height: 1_000)) == padded.frame.size)
  }

  @Test func `A label does something whenever its text is set`() {
    final class Counting: UILabel {
      var counts = 0
      override var text: String? { didSet { counts += 1 } }
      override var attributedText: NSAttributedString? { didSet { counts += 10 } }
      override var textColor: UIColor? { didSet { counts += 100 } }
      override var font: UIFont? { didSet { counts += 1_000 } }
    }
    let label = Counting()
    label.text = "a"
    label.attributedText = NSAttributedString(string: "b")
    label.textColor = .red
    label.font = .boldSystemFont(ofSize: 20)
    #expect(label.counts == 1_111 && label.text == "b")
  }

  @Test func `A label is copied from and pressed long`() {
    final class Copied: UILabel {
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.description.hasPrefix("copy")
      }
      override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    }
    let label = Copied()
    label.text = "copied"
    show(label)
    #expect(label.becomeFirstResponder() && label.isFirstResponder)
  }

  @Test func `A field has its sign at the left, and says where`() throws {
    final class Search: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.leftViewRect(forBounds: bounds)
        rect.origin.x += 12
        return rect
      }
      override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.width - 40, y: 0, width: 40, height: bounds.height)
      }
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 8, dy: 0)
      }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        textRect(forBounds: bounds)
      }
    }
    let field = Search()
    field.leftView = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    let clear = UIButton(type: .custom)
    field.rightView = clear
    field.rightViewMode = .always
    field.placeholder = "Search"
    show(field)
    NSLayoutConstraint.activate([
      field.widthAnchor.constraint(equalToConstant: 300),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 12, y: 10, width: 20, height: 20))
    #expect(clear.frame == CGRect(x: 260, y: 0, width: 40, height: 40))
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.minX == 40 && text.maxX == 252)
  }

  @Test func `A field has a line below`() {
    final class Underlined: UITextField {
      let line = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .none
        line.backgroundColor = .gray
        line.translatesAutoresizingMaskIntoConstraints = false
        addSubview(line)
        NSLayoutConstraint.activate([
          line.heightAnchor.constraint(equalToConstant: 1),
          line.leadingAnchor.constraint(equalTo: leadingAnchor),
          line.trailingAnchor.constraint(equalTo: trailingAnchor),
          line.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 4),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let field = Underlined()
    show(field)
    field.widthAnchor.constraint(equalToConstant: 200).isActive = true
    window.layoutIfNeeded()
    #expect(field.line.frame == CGRect(x: 0, y: field.bounds.height + 3, width: 200, height: 1))
  }

  @Test func `A slider's track is thicker`() {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.trackRect(forBounds: bounds)
        rect.size.height = 10
        rect.origin.y = bounds.midY - 5
        return rect
      }
    }
    let slider = Thick(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.value = 0.5
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.height == 10 && track.midY == 17)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
    #expect(thumb.midX == 100)
  }

  @Test func `A slider steps, and tells of it`() {
    final class Screen: UIViewController {
      let slider = UISlider()
      var values: [Float] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        slider.minimumValue = 0
        slider.maximumValue = 10
        slider.addAction(
          UIAction { [weak self] action in
            guard let self, let slider = action.sender as? UISlider else { return }
            slider.setValue(slider.value.rounded(), animated: false)
            values.append(slider.value)
          }, for: .valueChanged)
        view.addSubview(slider)
      }
    }
    let screen = Screen()
    screen.loadViewIfNeeded()
    for value in [2.4, 2.6, 11] as [Float] {
      screen.slider.value = value
      screen.slider.sendActions(for: .valueChanged)
    }
    #expect(screen.values == [2, 3, 10])
  }

  @Test func `A progress view is made higher, and a switch smaller, by a transform`() {
    let (progress, toggle) = (UIProgressView(progressViewStyle: .default), UISwitch())
    progress.transform = CGAffineTransform(scaleX: 1, y: 2)
    progress.frame = CGRect(x: 10, y: 10, width: 100, height: 8)
    toggle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    show(toggle)
    // Constraints are about the view before its transform.
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    #expect(toggle.frame.width == toggle.bounds.width / 2)
    #expect(progress.bounds.size == CGSize(width: 100, height: 4))
  }

  @Test func `A control of an app's own is a stack of buttons`() {
    final class Rating: UIControl {
      private(set) var rating = 0 {
        didSet { for (index, star) in stars.enumerated() { star.isSelected = index < rating } }
      }
      private let stars = (0..<5).map { _ in UIButton(type: .custom) }
      private lazy var row = UIStackView(arrangedSubviews: stars)

      override init(frame: CGRect) {
        super.init(frame: frame)
        row.spacing = 4
        row.distribution = .fillEqually
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        for (index, star) in stars.enumerated() {
          star.setTitle("☆", for: .normal)
          star.setTitle("★", for: .selected)
          star.tag = index + 1
          star.addTarget(
            self, action: Selector(Rating.tapped(_:), "tapped:"), for: .touchUpInside)
        }
        NSLayoutConstraint.activate([
          row.topAnchor.constraint(equalTo: topAnchor),
          row.bottomAnchor.constraint(equalTo: bottomAnchor),
          row.leadingAnchor.constraint(equalTo: leadingAnchor),
          row.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
      override var intrinsicContentSize: CGSize { CGSize(width: 5 * 30 + 4 * 4, height: 30) }
      func tapped(_ sender: UIButton) {
        rating = sender.tag
        sendActions(for: .valueChanged)
      }
      func tap(_ index: Int) { stars[index].sendActions(for: .touchUpInside) }
      var widths: [CGFloat] { stars.map(\.frame.width) }
      var chosen: [Bool] { stars.map(\.isSelected) }
    }
    let rating = Rating()
    var told = 0
    rating.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    show(rating)
    rating.tap(2)
    #expect(rating.rating == 3 && told == 1 && rating.chosen == [true, true, true, false, false])
    #expect(rating.widths == [30, 30, 30, 30, 30] && rating.frame.width == 166)
  }

  @Test func `A picture has its own shape by a constraint`() {
    final class Shaped: UIImageView {
      private var ratio: NSLayoutConstraint?
      override var image: UIImage? {
        didSet {
          ratio?.isActive = false
          guard let image, image.size.height > 0 else { return }
          ratio = widthAnchor.constraint(
            equalTo: heightAnchor, multiplier: image.size.width / image.size.height)
          ratio?.isActive = true
        }
      }
    }
    func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }
    let view = Shaped()
    view.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    show(view)
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    view.image = picture(100, 50)
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 200, height: 100))
    view.image = picture(40, 80)
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 200, height: 400))
  }

  @Test func `A view has the insets that its picture's shadow has`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 40) }
    }
    let view = Shadowed()
    show(view)
    // Constraints and sizes are about the rectangle inside.
    #expect(view.frame == CGRect(x: -4, y: -2, width: 108, height: 48))
  }

  @Test func `Touches pass through a ground`() {
    final class Through: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let (below, through, button) = (UIView(), Through(), UIButton(type: .system))
    below.frame = window.bounds
    through.frame = window.bounds
    button.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    through.addSubview(button)
    window.addSubview(below)
    window.addSubview(through)
    #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === button)
    #expect(window.hitTest(CGPoint(x: 200, y: 20), with: nil) === below)
  }

  @Test func `A view's colour follows the tint of those around it`() {
    final class Tinted: UIView {
      let label = UILabel()
      override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = tintColor
      }
    }
    let (outer, view) = (UIView(), Tinted())
    window.addSubview(outer)
    outer.addSubview(view)
    outer.tintColor = .red
    #expect(view.label.textColor == .red)
    view.tintColor = .green
    #expect(view.label.textColor == .green)
    view.tintColor = nil
    #expect(view.tintColor == .red && view.label.textColor == .red)
  }

  @Test func `A stack stands upright where there is little room`() {
    final class Adaptive: UIStackView {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        axis = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
      }
    }
    let stack = Adaptive(arrangedSubviews: [UILabel(), UILabel()])
    window.environment = LayoutEnvironment(device: .iPadPro11)
    show(stack)
    #expect(stack.axis == .horizontal)
    window.environment = LayoutEnvironment(device: .iPhone15)
    #expect(stack.axis == .vertical)
  }

  @Test func `A stack has a ground of its own`() {
    final class Card: UIStackView {
      private let ground = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
      }
      required init(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
      }
      private func prepare() {
        ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ground.frame = bounds
        insertSubview(ground, at: 0)
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 8, leading: 16, bottom: 8, trailing: 16)
      }
      var groundFrame: CGRect { ground.frame }
    }
    let card = Card()
    let label = UILabel()
    label.text = "In a card"
    card.addArrangedSubview(label)
    show(card)
    #expect(card.groundFrame == card.bounds && label.frame.origin == CGPoint(x: 16, y: 8))
    #expect(card.frame.width == label.intrinsicContentSize.width + 32)
  }
}
