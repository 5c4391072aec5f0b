import Foundation
import Testing
import UIKit
import ViewTree

/// What apps do with texts, buttons and stacks, as they write it.
@Suite
struct TextIdiomTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `A picture stands in a text`() {
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    attachment.bounds = CGRect(x: 0, y: -4, width: 20, height: 20)
    let text = NSMutableAttributedString(string: "Rated ")
    let plain = UILabel()
    plain.attributedText = NSAttributedString(string: "Rated  stars")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " stars"))
    let label = UILabel()
    label.attributedText = text
    let (with, without) = (label.intrinsicContentSize, plain.intrinsicContentSize)
    #expect(abs(with.width - without.width - 20) < 0.5)
  }

  @Test func `A text is written smaller to fit`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "A long title that shrinks"
    label.font = .systemFont(ofSize: 17)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    // It asks for as much as before, and its font stays.
    #expect(label.intrinsicContentSize.width > 150 && label.font.pointSize == 17)
  }

  @Test func `Fonts are made bold, larger and of fixed digits`() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let bold = UIFont(
      descriptor: try #require(font.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.pointSize == 17 && bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 15)?.pointSize == 15)
    let metrics = UIFontMetrics(forTextStyle: .headline)
    let category = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(metrics.scaledFont(for: font, compatibleWith: category).pointSize > 30)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: category).pointSize == 20)
    #expect(metrics.scaledValue(for: 10, compatibleWith: category) > 15)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    func width(_ text: String) -> CGFloat {
      (text as NSString).size(withAttributes: [.font: digits]).width
    }
    #expect(width("1:11") == width("8:88") && width("0") == width("7"))
    let usual = UIFont.systemFont(ofSize: 17)
    #expect(width("a:b") == ("a:b" as NSString).size(withAttributes: [.font: usual]).width)
  }

  /// Apple's table has 17 points for running text at the usual setting, 40 at the third of those for accessibility.
  @Test func `Fonts of an app's own grow with the text size`() throws {
    let own = try #require(UIFont(name: "Avenir-Medium", size: 34))
    let metrics = UIFontMetrics(forTextStyle: .body)
    let (label, fixed, held) = (UILabel(), UILabel(), UILabel())
    label.font = metrics.scaledFont(for: own)
    fixed.font = metrics.scaledFont(for: own)
    held.font = metrics.scaledFont(for: own, maximumPointSize: 50)
    for view in [label, held] { view.adjustsFontForContentSizeCategory = true }
    for view in [label, fixed, held] {
      view.text = "A"
      window.addSubview(view)
    }
    #expect([label, fixed, held].map(\.font.pointSize) == [34, 34, 34])
    window.environment.contentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    #expect([label, fixed, held].map(\.font.pointSize) == [80, 34, 50])
    #expect(label.font.fontName == own.fontName)
    window.environment.contentSizeCategory = .large
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 34 && held.font.pointSize == 34)
  }

  @Test func `Fonts are as large as people like their text when they are made`() {
    var environment = LayoutEnvironment(device: .iPhone15)
    environment.contentSizeCategory = .accessibilityExtraLarge
    LayoutEnvironment.$screen.withValue(environment) {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 40)
      #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 40)
      #expect(UIFontMetrics.default.scaledValue(for: 17) == 40)
      let usual = UITraitCollection(preferredContentSizeCategory: .large)
      #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: usual).pointSize == 17)
      #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: usual) == 10)
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test func `A button has its picture at the right of its title`() {
    let button = UIButton(type: .custom)
    button.setTitle("More", for: .normal)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in }, for: .normal)
    button.semanticContentAttribute = .forceRightToLeft
    button.sizeToFit()
    button.layoutIfNeeded()
    let (title, picture) = (button.titleLabel?.frame ?? .zero, button.imageView?.frame ?? .zero)
    #expect(title.maxX <= picture.minX && picture.size == CGSize(width: 16, height: 16))
    button.semanticContentAttribute = .forceLeftToRight
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect((button.imageView?.frame.maxX ?? 0) <= (button.titleLabel?.frame.minX ?? 0))
  }

  @Test func `A button's picture stands over its title`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.setTitle("Play", for: .normal)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }, for: .normal)
    button.layoutIfNeeded()
    let (picture, title) = (
      button.imageView?.frame.size ?? .zero, button.titleLabel?.intrinsicContentSize ?? .zero
    )
    let spacing: CGFloat = 6
    button.titleEdgeInsets = UIEdgeInsets(
      top: spacing, left: -picture.width, bottom: -picture.height, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(
      top: -(title.height + spacing), left: 0, bottom: 0, right: -title.width)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    let frames = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    #expect(abs(frames.0.midX - 50) <= 1 && abs(frames.1.midX - 50) <= 1)
    #expect(frames.0.maxY <= frames.1.minY)
  }

  @Test func `A configured button asks for its insets, picture and title`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    let button = UIButton(configuration: configuration)
    let plain = button.intrinsicContentSize
    button.configuration?.contentInsets.leading = 50
    #expect(button.intrinsicContentSize == CGSize(width: plain.width + 30, height: plain.height))
    button.configuration?.image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image
    { _ in }
    button.configuration?.imagePadding = 8
    #expect(button.intrinsicContentSize.width == plain.width + 30 + 32)
    button.configuration?.imagePlacement = .top
    #expect(button.intrinsicContentSize.height > plain.height + 30)
    var isHighlighted = false
    button.configurationUpdateHandler = { isHighlighted = $0.isHighlighted }
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(isHighlighted)
  }

  @Test func `Views of a stack are hidden, spaced and padded`() {
    let views = (0..<3).map { _ in UIView() }
    for view in views { view.heightAnchor.constraint(equalToConstant: 40).isActive = true }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 10
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 16, bottom: 5, trailing: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(
      stack.frame.height == 150 && views[1].frame == CGRect(x: 16, y: 55, width: 358, height: 40))
    stack.setCustomSpacing(30, after: views[0])
    UIView.animate(withDuration: 0.3) {
      views[1].isHidden = true
      window.layoutIfNeeded()
    }
    // The space after the first stands, whoever follows.
    #expect(stack.frame.height == 120 && views[2].frame.minY == 75)
    views[1].isHidden = false
    views[1].alpha = 1
    window.layoutIfNeeded()
    #expect(stack.frame.height == 170 && views[1].frame.minY == 75)
    let ground = UIView(frame: stack.bounds)
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.insertSubview(ground, at: 0)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    window.layoutIfNeeded()
    #expect(ground.frame == stack.bounds && stack.frame.height == 150)
  }

  @Test func `A form scrolls if it is higher than the screen, and fills it if not`() {
    var messages: [String] = []
    window.onDiagnostic = { messages.append($0.message) }
    let (scroll, content, button) = (UIScrollView(), UIStackView(), UIView())
    content.axis = .vertical
    let fields = (0..<3).map { _ in UIView() }
    for view in fields + [button] {
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
      content.addArrangedSubview(view)
    }
    content.insertArrangedSubview(UIView(), at: 3)
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(scroll)
    scroll.addSubview(content)
    let least = content.heightAnchor.constraint(
      greaterThanOrEqualTo: scroll.safeAreaLayoutGuide.heightAnchor)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: window.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), least,
    ])
    window.layoutIfNeeded()
    #expect(
      button.convert(button.bounds, to: window).maxY
        == scroll.safeAreaLayoutGuide.layoutFrame.height)
    for _ in 0..<20 {
      let more = UIView()
      more.heightAnchor.constraint(equalToConstant: 50).isActive = true
      content.insertArrangedSubview(more, at: 0)
    }
    window.layoutIfNeeded()
    #expect(scroll.contentSize.height == 1_200)
    // While the form is lower than the screen, nothing says that it is no higher.
    #expect(
      messages == [
        "Constraints leave the height of the content of UIScrollView[0] of UIWindow open; it is 844 now."
      ])
    scroll.scrollRectToVisible(button.convert(button.bounds, to: scroll), animated: true)
    let bottom = scroll.contentOffset.y + scroll.bounds.height - scroll.adjustedContentInset.bottom
    #expect(bottom == 1_200)
  }

  @Test func `A text view shows a placeholder while it is empty`() {
    final class Note: UITextView {
      let placeholder = UILabel()
      override var text: String? { didSet { update() } }
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        placeholder.text = "Write"
        addSubview(placeholder)
        NotificationCenter.default.addObserver(
          self, selector: Selector(Note.changed, "changed"),
          name: UITextView.textDidChangeNotification, object: self)
      }
      required init?(coder: NSCoder) { nil }
      func changed() { update() }
      private func update() { placeholder.isHidden = text?.isEmpty == false }
      override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.frame = bounds.inset(by: textContainerInset)
          .insetBy(dx: textContainer.lineFragmentPadding, dy: 0)
        placeholder.sizeToFit()
      }
    }
    let note = Note(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: nil)
    window.addSubview(note)
    window.layoutIfNeeded()
    #expect(!note.placeholder.isHidden && note.placeholder.frame.origin == CGPoint(x: 5, y: 8))
    note.insertText("a")
    #expect(note.placeholder.isHidden)
    note.deleteBackward()
    #expect(!note.placeholder.isHidden)
    note.text = "set"
    #expect(note.placeholder.isHidden)
    NotificationCenter.default.removeObserver(note)
  }

  @Test func `What is typed is held to ten digits`() {
    final class Digits: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        guard let text = textField.text, let range = Range(range, in: text) else { return false }
        let changed = text.replacingCharacters(in: range, with: string)
        return changed.count <= 10 && changed.allSatisfy(\.isNumber)
      }
    }
    let (field, digits) = (UITextField(), Digits())
    field.delegate = digits
    field.text = "12345"
    func may(_ text: String) -> Bool? {
      field.delegate?.textField(
        field, shouldChangeCharactersIn: NSRange(location: 5, length: 0), replacementString: text)
    }
    #expect(may("6") == true && may("a") == false && may("678901") == false)
  }
}
