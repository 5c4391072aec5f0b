import Foundation
import Testing
import UIKit

/// The looks of bars, as the pages of `UIBarAppearance` and its subclasses describe them.
@Suite struct BarAppearanceTests {
  private let red = UIColor.red
  private let offset = UIOffset(horizontal: 1, vertical: 2)
  private let blur = UIBlurEffect(style: .dark)
  private let picture = UIImage(size: CGSize(width: 3, height: 4))

  private func fill(_ look: UIBarAppearance) {
    look.backgroundColor = red
    look.backgroundEffect = blur
    look.backgroundImage = picture
    look.backgroundImageContentMode = .top
    look.shadowColor = red
    look.shadowImage = picture
  }

  @Test func `Each way to configure the ground replaces all that it is made of`() {
    let cases: [(String, UIColor?, UIColor?, (UIBarAppearance) -> Void)] = [
      ("default", nil, .separator, { $0.configureWithDefaultBackground() }),
      ("opaque", .systemBackground, .separator, { $0.configureWithOpaqueBackground() }),
      ("transparent", nil, nil, { $0.configureWithTransparentBackground() }),
    ]
    for (name, ground, line, configure) in cases {
      for look in [UIBarAppearance(), UINavigationBarAppearance(idiom: .pad)] {
        #expect(look.backgroundColor == nil && look.shadowColor == .separator)
        fill(look)
        configure(look)
        #expect(look.backgroundColor == ground && look.shadowColor == line, "\(name)")
        #expect(look.backgroundEffect == nil && look.backgroundImage == nil, "\(name)")
        #expect(look.shadowImage == nil && look.backgroundImageContentMode == .scaleToFill)
      }
    }
  }

  @Test func `A navigation bar's look has all of another one, and changes by itself`() {
    let look = UINavigationBarAppearance()
    fill(look)
    look.titleTextAttributes = [.kern: 1]
    look.largeTitleTextAttributes = [.kern: 2]
    look.titlePositionAdjustment = offset
    look.setBackIndicatorImage(picture, transitionMaskImage: picture)
    let buttons: [ReferenceWritableKeyPath<UINavigationBarAppearance, UIBarButtonItemAppearance>] =
      [
        \.buttonAppearance, \.doneButtonAppearance, \.prominentButtonAppearance,
        \.backButtonAppearance,
      ]
    for (place, button) in buttons.enumerated() {
      look[keyPath: button].normal.titleTextAttributes = [.kern: 10 + place]
    }
    let bar = UINavigationBar()
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = look
    bar.compactAppearance = look
    bar.compactScrollEdgeAppearance = look
    let item = UINavigationItem(title: "")
    item.standardAppearance = look
    item.scrollEdgeAppearance = look
    item.compactAppearance = look
    item.compactScrollEdgeAppearance = look
    let others = [
      look.copy() as? UINavigationBarAppearance, UINavigationBarAppearance(barAppearance: look),
      bar.standardAppearance, bar.scrollEdgeAppearance, bar.compactAppearance,
      bar.compactScrollEdgeAppearance, item.standardAppearance, item.scrollEdgeAppearance,
      item.compactAppearance, item.compactScrollEdgeAppearance,
    ]
    look.backgroundColor = .blue
    look.titleTextAttributes = [:]
    for button in buttons { look[keyPath: button].normal.titleTextAttributes = [:] }
    for other in others {
      #expect(other?.backgroundColor == red && other?.backgroundEffect === blur)
      #expect(other?.backgroundImage === picture && other?.backgroundImageContentMode == .top)
      #expect(other?.shadowColor == red && other?.shadowImage === picture)
      #expect(other?.titleTextAttributes[.kern] as? Int == 1)
      #expect(other?.largeTitleTextAttributes[.kern] as? Int == 2)
      #expect(other?.titlePositionAdjustment == offset)
      #expect(other?.backIndicatorImage === picture)
      #expect(other?.backIndicatorTransitionMaskImage === picture)
      for (place, button) in buttons.enumerated() {
        #expect(other?[keyPath: button].normal.titleTextAttributes[.kern] as? Int == 10 + place)
      }
    }
  }

  @Test func `A toolbar's look has all of another one`() {
    let look = UIToolbarAppearance()
    fill(look)
    look.buttonAppearance.disabled.titleTextAttributes = [.kern: 1]
    look.doneButtonAppearance.focused.titlePositionAdjustment = offset
    let bar = UIToolbar()
    bar.standardAppearance = look
    bar.compactAppearance = look
    bar.scrollEdgeAppearance = look
    let others = [
      look.copy() as? UIToolbarAppearance, UIToolbarAppearance(barAppearance: look),
      bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance,
    ]
    look.backgroundColor = .blue
    look.buttonAppearance.configureWithDefault(for: .plain)
    for other in others {
      #expect(other?.backgroundColor == red)
      #expect(other?.buttonAppearance.disabled.titleTextAttributes[.kern] as? Int == 1)
      #expect(other?.doneButtonAppearance.focused.titlePositionAdjustment == offset)
    }
    #expect(look.buttonAppearance.disabled.titleTextAttributes.isEmpty)
  }

  @Test func `A tab bar's look has all of another one`() {
    let look = UITabBarAppearance()
    fill(look)
    let items: [ReferenceWritableKeyPath<UITabBarAppearance, UITabBarItemAppearance>] =
      [\.stackedLayoutAppearance, \.inlineLayoutAppearance, \.compactInlineLayoutAppearance]
    for (place, item) in items.enumerated() {
      look[keyPath: item].selected.titleTextAttributes = [.kern: 10 + place]
    }
    look.stackedItemPositioning = .centered
    look.stackedItemWidth = 5
    look.stackedItemSpacing = 6
    look.selectionIndicatorTintColor = red
    look.selectionIndicatorImage = picture
    let bar = UITabBar()
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = look
    let item = UITabBarItem()
    item.standardAppearance = look
    item.scrollEdgeAppearance = look
    let others = [
      look.copy() as? UITabBarAppearance, UITabBarAppearance(barAppearance: look),
      bar.standardAppearance, bar.scrollEdgeAppearance, item.standardAppearance,
      item.scrollEdgeAppearance,
    ]
    look.stackedItemWidth = 0
    for item in items { look[keyPath: item].configureWithDefault(for: .inline) }
    for other in others {
      #expect(other?.backgroundColor == red && other?.stackedItemPositioning == .centered)
      #expect(other?.stackedItemWidth == 5 && other?.stackedItemSpacing == 6)
      #expect(other?.selectionIndicatorTintColor == red)
      #expect(other?.selectionIndicatorImage === picture)
      for (place, item) in items.enumerated() {
        #expect(other?[keyPath: item].selected.titleTextAttributes[.kern] as? Int == 10 + place)
      }
    }
    #expect(look.inlineLayoutAppearance.selected.titleTextAttributes.isEmpty)
  }

  @Test func `A look of another kind has what both kinds have`() {
    let look = UITabBarAppearance()
    fill(look)
    let others = [
      UINavigationBarAppearance(barAppearance: look), UIToolbarAppearance(barAppearance: look),
      UITabBarAppearance(barAppearance: UIBarAppearance(barAppearance: look)),
    ]
    for other in others { #expect(other.backgroundColor == red && other.shadowImage === picture) }
  }

  @Test func `The looks of buttons and items in each state are copied apart`() throws {
    let button = UIBarButtonItemAppearance(style: .done)
    let states = [button.normal, button.highlighted, button.disabled, button.focused]
    for (place, state) in states.enumerated() {
      state.titleTextAttributes = [.kern: place]
      state.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: CGFloat(place))
      state.backgroundImage = picture
      state.backgroundImagePositionAdjustment = UIOffset(horizontal: CGFloat(place), vertical: 0)
    }
    let copy = try #require(button.copy() as? UIBarButtonItemAppearance)
    button.configureWithDefault(for: .plain)
    #expect(button.disabled.backgroundImage == nil && button.focused.titleTextAttributes.isEmpty)
    for (place, state) in [copy.normal, copy.highlighted, copy.disabled, copy.focused].enumerated()
    {
      #expect(state.titleTextAttributes[.kern] as? Int == place)
      #expect(state.titlePositionAdjustment.vertical == CGFloat(place))
      #expect(state.backgroundImage === picture)
      #expect(state.backgroundImagePositionAdjustment.horizontal == CGFloat(place))
    }
    let item = UITabBarItemAppearance(style: .inline)
    for state in [item.normal, item.selected, item.disabled, item.focused] {
      state.titleTextAttributes = [.kern: 1]
      state.titlePositionAdjustment = offset
      state.iconColor = red
      state.badgeBackgroundColor = red
      state.badgeTextAttributes = [.kern: 2]
      state.badgePositionAdjustment = offset
      state.badgeTitlePositionAdjustment = offset
    }
    let second = try #require(item.copy() as? UITabBarItemAppearance)
    item.configureWithDefault(for: .stacked)
    #expect(item.focused.iconColor == nil && item.normal.badgeTextAttributes.isEmpty)
    for state in [second.normal, second.selected, second.disabled, second.focused] {
      #expect(state.titleTextAttributes[.kern] as? Int == 1 && state.iconColor == red)
      #expect(state.titlePositionAdjustment == offset && state.badgeBackgroundColor == red)
      #expect(state.badgeTextAttributes[.kern] as? Int == 2)
      #expect(state.badgePositionAdjustment == offset)
      #expect(state.badgeTitlePositionAdjustment == offset)
    }
  }
}
