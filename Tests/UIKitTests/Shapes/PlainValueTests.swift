import Foundation
import Testing
import UIKit

/// Values and functions of few lines, each of which says what it was made of.
@Suite
struct PlainValueTests {
  @Test func `Older names of transforms and comparisons`() {
    #expect(CGAffineTransformMakeTranslation(3, 4) == CGAffineTransform(translationX: 3, y: 4))
    #expect(CGAffineTransformMakeScale(3, 4) == CGAffineTransform(scaleX: 3, y: 4))
    #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
    #expect(
      CGAffineTransformMake(1, 2, 3, 4, 5, 6)
        == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    #expect(point.equalTo(CGPoint(x: 1, y: 2)) && !point.equalTo(.zero))
    #expect(size.equalTo(CGSize(width: 3, height: 4)) && !size.equalTo(.zero))
    let rect = CGRect(origin: point, size: size)
    #expect(rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)) && !rect.equalTo(.zero))
    let range = UIFloatRange(minimum: -3, maximum: 4)
    #expect(range.minimum == -3 && range.maximum == 4)
    #expect(autoreleasepool { 3 } == 3)
  }

  @Test func `Traits that don't change`() {
    let traits = UITraitCollection()
    #expect(traits.accessibilityContrast == .normal && traits.userInterfaceLevel == .base)
    #expect(traits.legibilityWeight == .regular && traits.displayGamut == .P3)
    #expect(traits.forceTouchCapability == .unavailable)
    let made = [
      UITraitCollection(userInterfaceLevel: .elevated),
      UITraitCollection(accessibilityContrast: .high), UITraitCollection(legibilityWeight: .bold),
    ]
    for own in made { #expect(own == traits) }
    let colours = UITraitCollection.systemTraitsAffectingColorAppearance
    let pictures = UITraitCollection.systemTraitsAffectingImageLookup
    #expect(colours.contains { $0 == UITraitUserInterfaceStyle.self })
    #expect(!colours.contains { $0 == UITraitDisplayScale.self })
    #expect(pictures.contains { $0 == UITraitDisplayScale.self } && pictures.count == 8)
  }

  @Test func `Fonts by their names`() {
    let plain = UIFontDescriptor(fontAttributes: [:])
    #expect(plain.pointSize == 12)
    let known = UIFontDescriptor(name: "Helvetica", size: 20)
    #expect(known.pointSize == 20 && UIFont(descriptor: known, size: 0).pointSize == 20)
    let named = UIFontDescriptor(fontAttributes: [.name: "Helvetica"])
    #expect(named == UIFontDescriptor(name: "Helvetica", size: 12))
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(style.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
  }

  @Test func `Proxies of looks are objects of their own`() {
    let labels = [
      UILabel.appearance(), UILabel.appearance(for: UITraitCollection()),
      UILabel.appearance(whenContainedInInstancesOf: [UIView.self]),
    ]
    for label in labels { #expect(type(of: label) == UILabel.self && label.superview == nil) }
    let buttons = [
      UIBarButtonItem.appearance(),
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]),
    ]
    for button in buttons { #expect(button.title == nil && button.isEnabled) }
    let tabs = [
      UITabBarItem.appearance(),
      UITabBarItem.appearance(whenContainedInInstancesOf: [UITabBar.self]),
    ]
    for tab in tabs { #expect(tab.badgeValue == nil && tab.title == nil) }
  }

  @Test func `Effects, alerts and tokens`() {
    let blur = UIBlurEffect(style: .light)
    let effect = UIVibrancyEffect(blurEffect: blur, style: .label)
    #expect(UIVisualEffectView(effect: effect).effect === effect)
    let alert = UIAlertController(title: "a", message: "b", preferredStyle: .actionSheet)
    #expect(alert.preferredStyle == .actionSheet && alert.message == "b")
    alert.message = "c"
    #expect(alert.message == "c")
    let anchor = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0.5, y: 0))
    #expect(anchor.isFractionalOffset && !anchor.isAbsoluteOffset)
    #expect(!NSCollectionLayoutAnchor(edges: .top, absoluteOffset: .zero).isFractionalOffset)
  }

  @Test func `Attributes of UIKit's scope go from one kind of text to the other`() throws {
    var text = AttributedString("Words")
    text.uiKit.foregroundColor = .red
    let styled = try NSAttributedString(text, including: \.uiKit)
    #expect(styled.string == "Words")
    let back = try AttributedString(styled, including: \.uiKit)
    #expect(back.uiKit.foregroundColor == .red && String(back.characters) == "Words")
    let spaced = AttributeContainer([.kern: 2.5])
    #expect(spaced.uiKit.kern == 2.5)
  }

  @Test func `Dates are as large as their style`() {
    let sizes: [(UIDatePicker.Style, UIDatePicker.Mode, CGSize)] = [
      (.wheels, .date, CGSize(width: 320, height: 216)),
      (.inline, .time, CGSize(width: 320, height: 50)),
      (.inline, .dateAndTime, CGSize(width: 320, height: 375)),
      (.inline, .date, CGSize(width: 320, height: 330)),
      (.compact, .dateAndTime, CGSize(width: 200, height: 34 + 1.0 / 3)),
      (.compact, .time, CGSize(width: 80, height: 34 + 1.0 / 3)),
      (.compact, .date, CGSize(width: 120, height: 34 + 1.0 / 3)),
    ]
    for (style, mode, size) in sizes {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = style
      picker.datePickerMode = mode
      #expect(picker.intrinsicContentSize == size && picker.sizeThatFits(.zero) == size)
    }
  }
}
