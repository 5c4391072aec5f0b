import Foundation
import Testing
import UIKit

/// What apps do in views of their own and about layers and animations, as they write it.
@Suite
struct ViewIdiomTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// A view whose layer is a gradient.
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradient: CAGradientLayer? { layer as? CAGradientLayer }
  }

  @Test func `A view's layer is a gradient, or follows its size`() {
    final class Ground: UIView {
      let gradient = CAGradientLayer()
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.insertSublayer(gradient, at: 0)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
      }
    }
    let (own, ground) = (GradientView(), Ground(frame: .zero))
    own.gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    for view in [own, ground] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
        view.heightAnchor.constraint(equalTo: view.widthAnchor),
      ])
    }
    window.layoutIfNeeded()
    let bounds = CGRect(x: 0, y: 0, width: 195, height: 195)
    #expect(own.gradient?.colors?.count == 2 && own.layer.bounds == bounds)
    #expect(ground.gradient.frame == bounds && ground.layer.shadowPath?.boundingBox == bounds)
    #expect(ground.layer.sublayers?.first === ground.gradient)
  }

  @Test func `Layers are placed where their view's layer is laid out`() {
    final class Ring: CALayer {
      let dot = CALayer()
      override func layoutSublayers() {
        super.layoutSublayers()
        dot.frame = CGRect(x: bounds.midX - 1, y: bounds.midY - 1, width: 2, height: 2)
      }
    }
    final class Ground: UIView {
      let gradient = CAGradientLayer()
      override class var layerClass: AnyClass { Ring.self }
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(gradient)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        gradient.frame = self.layer.bounds
      }
    }
    let ground = Ground(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    window.addSubview(ground)
    window.layoutIfNeeded()
    #expect(ground.gradient.frame == ground.bounds)
    ground.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(ground.gradient.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    #expect((ground.layer as? Ring)?.dot.frame == CGRect(x: 149, y: 29, width: 2, height: 2))
  }

  @Test func `A border along one side`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let border = CALayer()
    border.frame = CGRect(x: 0, y: view.frame.height - 1, width: view.frame.width, height: 1)
    border.backgroundColor = UIColor.gray.cgColor
    border.name = "border"
    view.layer.addSublayer(border)
    #expect(view.layer.sublayers?.filter { $0.name == "border" }.count == 1)
    view.layer.sublayers?.removeAll { $0.name == "border" }
    #expect(view.layer.sublayers?.isEmpty != false && border.superlayer == nil)
  }

  @Test func `Corners are rounded by a mask`() throws {
    final class Card: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
          roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
          cornerRadii: CGSize(width: 12, height: 12))
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        layer.mask = mask
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    window.addSubview(card)
    window.layoutIfNeeded()
    let mask = try #require(card.layer.mask as? CAShapeLayer)
    #expect(mask.path?.boundingBox == card.bounds)
    card.frame.size.width = 160
    window.layoutIfNeeded()
    #expect((card.layer.mask as? CAShapeLayer)?.path?.boundingBox.width == 160)
  }

  @Test func `A view is loaded once, with its constraints by a helper`() {
    final class Card: UIView {
      private(set) lazy var title: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
      }()
      var tasks = 0

      override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
      }
      private func setUp() {
        tasks += 1
        addSubview(title)
        pin(title, insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
      }
      private func pin(_ view: UIView, insets: UIEdgeInsets) {
        view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top).isActive = true
        view.leftAnchor.constraint(equalTo: leftAnchor, constant: insets.left).isActive = true
        bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom).isActive = true
        rightAnchor.constraint(equalTo: view.rightAnchor, constant: insets.right).isActive = true
      }
    }
    let card = Card()
    card.title.text = "Title"
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(card.tasks == 1)
    let title = card.title.intrinsicContentSize
    #expect(
      abs(size.width - title.width - 32) < 1e-9 && abs(size.height - title.height - 16) < 1e-9)
  }

  @Test func `A panel opens by its constraint, and a second one is given up for it`() {
    let (panel, clock) = (UIView(), AnimationClock())
    panel.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(panel)
    let closed = panel.topAnchor.constraint(equalTo: window.bottomAnchor)
    let open = panel.bottomAnchor.constraint(equalTo: window.bottomAnchor)
    open.priority = .defaultLow
    NSLayoutConstraint.activate([
      closed, open, panel.heightAnchor.constraint(equalToConstant: 200),
      panel.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(panel.frame.minY == 844)
    clock.run {
      closed.isActive = false
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [.curveEaseOut, .allowUserInteraction], animations: { window.layoutIfNeeded() })
    }
    #expect(panel.frame.minY == 644 && panel.layer.presentation()?.frame.minY == 844)
    clock.finish()
    #expect(panel.layer.presentation()?.frame.minY == 644)
  }

  @Test func `Rows shake, turn and pulse`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    window.addSubview(view)
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [-20.0, 20.0, -10.0, 10.0, 0.0]
    shake.duration = 0.6
    view.layer.add(shake, forKey: "shake")
    #expect(view.layer.animation(forKey: "shake") != nil)
    view.layer.removeAllAnimations()
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 0.2) {
      view.transform = CGAffineTransform(rotationAngle: .pi)
    }
    #expect(abs(view.transform.a + 1) < 1e-12)
    UIView.animate(withDuration: 0.1) {
      view.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
    } completion: { _ in
      UIView.animate(withDuration: 0.1) { view.transform = .identity }
    }
    #expect(
      view.transform == .identity && view.frame == CGRect(x: 100, y: 100, width: 50, height: 50))
  }

  @Test func `Fields have room at their sides`() {
    final class RoomyField: UITextField {
      let insets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 30)
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    }
    let field = RoomyField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 12, y: 0, width: 158, height: 40))
    let padded = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    padded.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 15, height: 40))
    padded.leftViewMode = .always
    #expect(padded.textRect(forBounds: padded.bounds).minX == 15)
  }

  @Test func `A label says parts of its text in other colours`() {
    let text = NSMutableAttributedString(string: "I accept the terms")
    let range = (text.string as NSString).range(of: "terms")
    text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: range)
    text.addAttributes([.underlineStyle: NSUnderlineStyle.single.rawValue], range: range)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    style.alignment = .center
    text.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    #expect(label.text == "I accept the terms")
    let plain = UILabel()
    plain.numberOfLines = 0
    plain.attributedText = NSAttributedString(string: text.string)
    let width = CGSize(width: 80, height: 1_000)
    let lines = (plain.sizeThatFits(width).height / plain.font.lineHeight).rounded()
    // Between the lines, not below the last.
    #expect(
      label.sizeThatFits(width).height > plain.sizeThatFits(width).height + 6 * (lines - 1) - 1)
  }

  @Test func `The program knows its device and insets`() {
    let screen = UIViewController()
    UIScreen.simulate(.iPhone15) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let key = scenes.flatMap(\.windows).first { $0.isKeyWindow }
      #expect(
        (key?.safeAreaInsets.bottom ?? 0) > 0 && UIDevice.current.userInterfaceIdiom == .phone)
      #expect(key?.windowScene?.statusBarManager?.statusBarFrame.height == 59)
      #expect(UIScreen.main.bounds.width == 393 && UIScreen.main.nativeBounds.width == 1_179)
      #expect(screen.view.safeAreaLayoutGuide.layoutFrame.minY == 59)
    }
  }
}
