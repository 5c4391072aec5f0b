import Foundation
import StandardViews
import Testing
import ViewTree

/// Traits as they follow from environments, and what hears of them.
@Suite struct TraitTests {
  @Test(
    arguments: [
      (375, 667, .compact, .regular), (667, 375, .compact, .compact),
      (414, 736, .compact, .regular), (736, 414, .regular, .compact),
      (390, 844, .compact, .regular), (844, 390, .compact, .compact),
      (393, 852, .compact, .regular), (852, 393, .compact, .compact),
      (430, 932, .compact, .regular), (932, 430, .regular, .compact),
      (744, 1133, .regular, .regular), (1133, 744, .regular, .regular),
      (1024, 1366, .regular, .regular), (1366, 1024, .regular, .regular),
      // Split tablets: a third, a narrow half, a wide half.
      (320, 1024, .compact, .regular), (590, 834, .compact, .regular),
      (678, 1024, .regular, .regular), (0, 0, .compact, .regular),
    ] as [(CGFloat, CGFloat, SizeClass, SizeClass)])
  func `Size classes as the published tables have them`(
    width: CGFloat, height: CGFloat, horizontal: SizeClass, vertical: SizeClass
  ) {
    let traits = window(width, height).traitCollection
    #expect(traits.horizontalSizeClass == horizontal)
    #expect(traits.verticalSizeClass == vertical)
  }

  @Test func `Views and controllers hear of other traits, once each`() {
    final class Listener: View {
      var olds: [TraitCollection?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        olds.append(previousTraitCollection)
      }
    }
    final class Controller: ViewController {
      var olds: [TraitCollection?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        olds.append(previousTraitCollection)
      }
    }
    // A window with the pixels of the screen, whose traits are those from before.
    let root = window(390, 844, scale: LayoutEnvironment.screen.scale)
    let controller = Controller()
    let view = Listener()
    controller.view.addSubview(view)
    root.rootViewController = controller
    root.layoutIfNeeded()
    #expect(view.olds.isEmpty && controller.olds.isEmpty)
    let portrait = root.traitCollection
    root.frame.size = CGSize(width: 844, height: 390)
    #expect(view.olds == [portrait] && controller.olds == [portrait])
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    let landscape = root.traitCollection
    root.environment.contentSizeCategory = .extraLarge
    #expect(view.olds == [portrait, landscape] && controller.olds == [portrait, landscape])
    root.environment.safeAreaInsets = EdgeInsets(top: 1)
    root.frame.size.width = 845
    #expect(view.olds.count == 2)
    root.environment = LayoutEnvironment(device: .iPadPro11)
    #expect(view.olds.count == 3)
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    #expect(view.traitCollection.displayScale == 2)
  }

  @Test func `A view that comes into a window hears of traits other than the standard ones`() {
    let root = Window(
      environment: LayoutEnvironment(
        size: CGSize(width: 390, height: 844), contentSizeCategory: .accessibilityLarge,
        layoutDirection: .rightToLeft))
    let label = Label()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 17)
    root.addSubview(label)
    #expect(label.font.pointSize == 33)
    #expect(label.traitCollection.layoutDirection == .rightToLeft)
    root.environment.contentSizeCategory = .extraSmall
    #expect(label.font.pointSize == 14)
    label.font = .preferredFont(forTextStyle: .largeTitle)
    #expect(label.font.pointSize == 31)
    label.adjustsFontForContentSizeCategory = false
    root.environment.contentSizeCategory = .large
    #expect(label.font.pointSize == 31)
    label.font = .systemFont(ofSize: 20)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 20)
  }

  @Test(
    arguments: [
      (.largeTitle, [31, 34, 40, 60]), (.title1, [25, 28, 34, 58]), (.title2, [19, 22, 28, 56]),
      (.title3, [17, 20, 26, 55]), (.headline, [14, 17, 23, 53]), (.body, [14, 17, 23, 53]),
      (.callout, [13, 16, 22, 51]), (.subheadline, [12, 15, 21, 49]),
      (.footnote, [12, 13, 19, 44]), (.caption1, [11, 12, 18, 43]), (.caption2, [11, 11, 17, 40]),
    ] as [(Font.TextStyle, [CGFloat])])
  func `Text styles at the smallest, default and largest settings`(
    style: Font.TextStyle, sizes: [CGFloat]
  ) {
    let categories: [ContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (category, size) in zip(categories, sizes) {
      let traits = TraitCollection(preferredContentSizeCategory: category)
      let font = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == size && font.textStyle == style)
      #expect(font.weight == (style == .headline ? .semibold : .regular))
    }
    var last: CGFloat = 0
    for category in ContentSizeCategory.allCases {
      let traits = TraitCollection(preferredContentSizeCategory: category)
      let size = Font.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      #expect(size >= last)
      last = size
    }
    #expect(Font.preferredFont(forTextStyle: style).withSize(9).textStyle == nil)
  }

  @Test func `Larger text makes a higher layout`() {
    let root = plainWindow(200, 400)
    let label = Label()
    label.text = "0123456789"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    constrain(label, .leading, .equal, root)
    constrain(label, .top, .equal, root)
    // A line is 1.15 em high: 19.55 and 26.45, rounded up; ten figures of 0.556 em wide.
    #expect(label.laidOut.size == CGSize(width: 95, height: 20))
    root.environment.contentSizeCategory = .extraExtraExtraLarge
    #expect(label.laidOut.size == CGSize(width: 128, height: 27))
  }
}
