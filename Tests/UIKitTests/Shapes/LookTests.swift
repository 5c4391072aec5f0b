import Foundation
import Testing
import UIKit

/// What has no part in the layout is remembered.
@Suite
struct LookTests {
  @Test func `A tint colour comes from the closest view that has one`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .systemPink
    #expect(inner.tintColor == .systemPink)
    inner.tintColor = .brown
    #expect(inner.tintColor == .brown && outer.tintColor == .systemPink)
    inner.tintColor = nil
    #expect(inner.tintColor == .systemPink)
  }

  @Test func `The layer of a view has its bounds, middle and colour`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.layer.position == CGPoint(x: 60, y: 45))
    view.layer.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.layer.position = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.layer.backgroundColor = UIColor.cyan.cgColor
    #expect(view.backgroundColor == .cyan)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  @Test func `A layer of no view has what it is given`() {
    let layer = CALayer()
    #expect(layer.frame == .zero && layer.backgroundColor == nil && layer.cornerRadius == 0)
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.position = CGPoint(x: 50, y: 60)
    layer.backgroundColor = UIColor.magenta.cgColor
    layer.cornerRadius = 4
    #expect(layer.frame == CGRect(x: 45, y: 50, width: 10, height: 20))
    #expect(layer.backgroundColor == UIColor.magenta.cgColor && layer.cornerRadius == 4)
  }

  @Test func `A view that says nothing else fits its own bounds`() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 8) }
    }
    let (plain, fixed) = (UIView(), Fixed())
    plain.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    fixed.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    plain.sizeToFit()
    fixed.sizeToFit()
    #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(fixed.frame == CGRect(x: 1, y: 2, width: 7, height: 8))
    let picture = UIImageView(
      image: UIImage(size: CGSize(width: 5, height: 6)),
      highlightedImage: UIImage(size: CGSize(width: 9, height: 9)))
    #expect(picture.sizeThatFits(.zero) == CGSize(width: 5, height: 6))
    #expect(picture.highlightedImage?.size.width == 9 && !picture.isAnimating)
    let label = UILabel()
    label.text = "Text"
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == label.intrinsicContentSize)
  }

  @Test func `A layer's colour is a type of its own`() throws {
    let black = UIColor.black
    #expect(black.own == "of a view" && black.cgColor.own == "of a layer")
    let faint = try #require(CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).copy(alpha: 0.5))
    #expect(faint.components == [0.25, 0.5, 0.75, 0.5] && faint.numberOfComponents == 4)
    #expect(faint.alpha == 0.5 && UIColor(cgColor: faint).cgColor == faint)
    #expect(
      CGColor(gray: 0, alpha: 1) == .black && Set([black.cgColor, .black, .white]).count == 2)
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(CGColor(colorSpace: space, components: [1, 1, 1, 1]) == .white)
    #expect(CGColor(colorSpace: space, components: [0, 0, 0, 0]) == .clear)
    for shares: [CGFloat] in [[], [1], [1, 1], [1, 1, 1]] {
      #expect(CGColor(colorSpace: space, components: shares) == nil)
    }
    // What a list holds as anything is one or the other.
    let colors: [Any] = [UIColor.red, UIColor.red.cgColor]
    #expect(colors.compactMap { $0 as? CGColor } == [UIColor.red.cgColor])
    // Made of a colour of two it is dark on dark screens.
    let layer = CALayer()
    layer.borderColor = UIColor.label.cgColor
    #expect(layer.borderColor == UIColor.label.cgColor && layer.borderColor != .black)
  }

  @Test func `Colours by their shares`() {
    let color = UIColor(cgColor: UIColor.brown.cgColor)
    #expect([color.red, color.green, color.blue, color.alpha] == [0.6, 0.4, 0.2, 1])
    let faint = color.withAlphaComponent(0.25)
    #expect(faint.red == 0.6 && faint.alpha == 0.25)
    #expect(Set([color, faint, .brown]).count == 2)
    #expect(UIColor(named: "Sky", in: nil, compatibleWith: nil) == UIColor(white: 0.5))
    #expect(UIColor(named: "") == nil)
    // UIKit's light colours: white grounds, black labels, grays that get lighter.
    let light = UITraitCollection(userInterfaceStyle: .light)
    let whites: [UIColor] = [
      .systemBackground, .tertiarySystemBackground, .secondarySystemGroupedBackground,
    ]
    #expect(whites.allSatisfy { $0.resolvedColor(with: light) == .white })
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(
      UIColor.secondarySystemBackground.resolvedColor(with: light)
        == UIColor.systemGroupedBackground.resolvedColor(with: light))
    let grays: [UIColor] = [
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
    ]
    #expect(grays.map(\.red) == grays.map(\.red).sorted())
    let hues: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
      .systemIndigo, .systemPurple, .systemPink,
    ]
    #expect(Set(hues).count == hues.count && UIColor.link == .systemBlue)
  }

  @Test func `Pictures are the same if they are as large`() {
    let size = CGSize(width: 2, height: 3)
    #expect(UIImage(size: size) == UIImage(size: size))
    #expect(Set([UIImage(size: size), UIImage(size: size), UIImage(size: .zero)]).count == 2)
    #expect(UIImage(size: size).scale == 1)
    #expect(UIImage(imageLiteralResourceName: "a").size == .zero)
  }

  @Test func `Transitions take effect at once`() {
    let view = UIView()
    var isDone = false
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
      view.alpha = 0.5
    } completion: {
      isDone = $0
    }
    #expect(isDone && view.alpha == 0.5)
    UIView.performWithoutAnimation { view.alpha = 1 }
    #expect(view.alpha == 1)
    UIView.transition(with: view, duration: 1, animations: nil) { isDone = !$0 }
    #expect(!isDone)
  }

  @Test func `Views may stand in constraints as anything, also as optionals`() {
    let (first, second) = (UIView(), UIView())
    let optional: UIView? = second
    let nothing: UIView? = nil
    func constraint(_ item: Any?, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: first as Any, attribute: .width, relatedBy: .equal, toItem: item,
        attribute: attribute,
        multiplier: 1, constant: 5)
    }
    #expect(constraint(optional as Any, .width).secondItem === second)
    #expect(constraint(second, .width).secondItem === second)
    #expect(constraint(nothing as Any, .notAnAttribute).secondItem == nil)
    #expect(constraint(nil, .notAnAttribute).constant == 5)
  }
}

// As an app does that gives both one function.
nonisolated extension UIColor {
  fileprivate var own: String { "of a view" }
}
nonisolated extension CGColor {
  fileprivate var own: String { "of a layer" }
}
