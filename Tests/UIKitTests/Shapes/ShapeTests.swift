import CoreGraphics
import Testing
import UIKit

/// What compiles here is what a program for iOS may do with UIKit's classes.
@Suite
struct ShapeTests {
  /// Overrides what is open there, apart from hooks.
  final class Overriding: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var layoutMargins: UIEdgeInsets { didSet { noted.append("layoutMargins") } }
    override var tag: Int { didSet { noted.append("tag") } }
    override var alpha: CGFloat { didSet { noted.append("alpha") } }
    override var isHidden: Bool { didSet { noted.append("isHidden") } }
    override var frame: CGRect { didSet { noted.append("frame") } }
    override var bounds: CGRect { didSet { noted.append("bounds") } }
    override var backgroundColor: UIColor? { didSet { noted.append("backgroundColor") } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var tintColor: UIColor! { didSet { noted.append("tintColor") } }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var topAnchor: NSLayoutYAxisAnchor { inner.topAnchor }
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 20) }
    override var canBecomeFirstResponder: Bool { true }
    nonisolated override var description: String { "overriding" }
    override class var layerClass: AnyClass { CALayer.self }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      noted.append("touchesBegan")
    }
    let inner = UIView()
    var noted: [String] = []
  }

  final class Rule: NSLayoutConstraint {
    var label: String?
    override var constant: CGFloat { didSet { label = "\(constant)" } }
    override var priority: UILayoutPriority { didSet { label = "p" } }
    override var isActive: Bool { didSet { label = "a" } }
  }

  final class Guide: UILayoutGuide {
    let name = "guide"
    override init() { super.init() }
    override var owningView: UIView? { didSet {} }
  }

  @Test func `Properties of a view can be overridden, observers included`() {
    let view = Overriding(frame: .zero)
    view.tag = 1
    view.alpha = 0.5
    view.isHidden = true
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.backgroundColor = .red
    view.tintColor = .green
    view.layoutMargins = .zero
    view.touchesBegan([], with: nil)
    #expect(
      view.noted == [
        "tag", "alpha", "isHidden", "frame", "backgroundColor", "tintColor", "layoutMargins",
        "touchesBegan",
      ])
    #expect(view.topAnchor == view.inner.topAnchor)
    #expect(view.safeAreaInsets.right == 4 && "\(view)" == "overriding")
  }

  @Test func `Constraints can be subclassed, and are made by the inherited initialiser`() {
    let view = UIView()
    let rule = Rule(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
    rule.constant = 6
    #expect(rule.label == "6.0" && rule.firstItem === view && rule.secondItem == nil)
    let item: Any = view
    let none: Any? = nil
    let untyped = Rule(
      item: item, attribute: .height, relatedBy: .equal, toItem: none, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
    #expect(untyped.firstItem as? UIView === view)
    #expect(Guide().name == "guide")
  }

  @Test func `Views, guides, constraints and controllers are equal if they are the same`() {
    let (a, b) = (UIView(), UIView())
    #expect(a == a && a != b && Set([a, b, a]).count == 2 && [a, b].firstIndex(of: b) == 1)
    let guide = UILayoutGuide()
    #expect(guide != UILayoutGuide() && [guide: 1][guide] == 1)
    let controller = UIViewController()
    #expect(controller == controller && [controller].contains(controller))
    let (wide, other) = (
      a.widthAnchor.constraint(equalToConstant: 1), a.widthAnchor.constraint(equalToConstant: 1)
    )
    #expect(wide != other && Set([wide, other]).count == 2)
    let object: NSObject = a
    #expect(object.isEqual(a) && !object.isEqual(b))
  }

  @Test func `A controller's view is never nil and may be set to nil`() {
    let controller = UIViewController()
    let view: UIView = controller.view
    #expect(controller.isViewLoaded && controller.viewIfLoaded === view)
    controller.view = nil
    #expect(!controller.isViewLoaded && controller.view !== view)
  }

  /// Properties by names that only this library could have on its classes.
  final class Named: UIButton {
    lazy var label = UILabel()
    let picture = UIImageView()
    var subtitleView = UIView()
    var name = "named"
  }

  @Test func `A button's subclass may have properties by any name that UIKit's has not`() {
    let named = Named()
    named.setTitle("Title", for: .normal)
    #expect(named.label.text == nil && named.titleLabel?.text == "Title")
    #expect(named.picture !== named.imageView && named.name == "named")
  }

  @Test func `Literals of colours and pictures, and catalogues without any`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 1)
    #expect(color == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
    #expect(UIColor(named: "accent") != nil && UIImage(named: "logo") != nil)
  }

  @Test func `A placeholder with attributes is a placeholder`() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red, .kern: 2])
    #expect(field.placeholder == "Name")
    field.placeholder = "Other"
    #expect(field.attributedPlaceholder?.string == "Other")
  }

  @Test func `Colours are made of numbers of either kind, and of what is worked out of literals`() {
    let share: CGFloat = 0.25
    let worked = UIColor(red: 51 / 255, green: 102 / 255, blue: 255 / 255, alpha: 1)
    #expect(worked == UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1))
    #expect(UIColor(white: share, alpha: share) == UIColor(white: 0.25, alpha: 0.25))
    #expect(UIColor(red: share, green: 0.5, blue: share / 1, alpha: 1).red == 0.25)
  }

  @Test func `Optional colours and fonts of a label take nil`() {
    let label = UILabel()
    label.font = UIFont(name: "", size: 12)
    label.textColor = nil
    #expect(label.font.pointSize == 17 && label.textColor == .label)
  }
}
