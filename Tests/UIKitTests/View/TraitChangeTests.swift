import Foundation
import Testing
import UIKit

/// Traits that views say for themselves, and who hears of them.
@Suite
struct TraitChangeTests {
  private final class Card: UIView {
    var heard: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append("hook")
    }

    func watch() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (card: Self, old: UITraitCollection) in
        card.heard.append("style was \(old.userInterfaceStyle.rawValue)")
      }
    }
  }

  private func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.environment.userInterfaceStyle = .light
    return window
  }

  @Test func `A closure hears of the traits it names, after the hook, with what they were`() {
    let window = window()
    let card = Card()
    window.addSubview(card)
    card.heard = []
    card.watch()
    let sizes = card.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (card: Card, _) in card.heard.append("size")
    }
    window.environment.userInterfaceStyle = .dark
    #expect(card.heard == ["hook", "style was 1"])
    card.heard = []
    card.traitOverrides.horizontalSizeClass = .regular
    #expect(card.heard == ["hook", "size"])
    card.heard = []
    card.unregisterForTraitChanges(sizes)
    card.traitOverrides.horizontalSizeClass = .compact
    #expect(card.heard == ["hook"])
  }

  @Test func `A controller hears for its view, and its children have the traits it is given`() {
    let window = window()
    let parent = UIViewController()
    let child = UIViewController()
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    var heard: [UIUserInterfaceSizeClass] = []
    child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIViewController, _) in
      heard.append(controller.traitCollection.horizontalSizeClass)
    }
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(heard == [.regular])
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(heard == [.regular, .compact])
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func `What a view says goes down to all in it, and the closest counts`() {
    let window = window()
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    outer.traitOverrides.verticalSizeClass = .compact
    inner.traitOverrides.verticalSizeClass = .regular
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.verticalSizeClass == .regular)
    #expect(inner.traitOverrides.contains(UITraitVerticalSizeClass.self))
    #expect(!inner.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    inner.traitOverrides.remove(UITraitVerticalSizeClass.self)
    #expect(inner.traitCollection.verticalSizeClass == .compact)
    outer.removeFromSuperview()
    #expect(inner.traitCollection.verticalSizeClass == .compact)
  }

  @Test func `Traits are changed by closures, and say which are others`() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 0)
    let changed = traits.modifyingTraits { $0.displayScale = 2 }
    let names = changed.changedTraits(from: traits).map { String(describing: $0) }
    #expect(names == ["UITraitDisplayScale"])
    #expect(changed[UITraitDisplayScale.self] == 2)
    #expect(changed[UITraitActiveAppearance.self])
  }

  @Test func `A trait that nobody says is unspecified`() {
    #expect(UITraitUserInterfaceStyle.defaultValue == .unspecified)
    #expect(UITraitHorizontalSizeClass.defaultValue == .unspecified)
    #expect(UITraitVerticalSizeClass.defaultValue == .unspecified)
    #expect(UITraitPreferredContentSizeCategory.defaultValue == .unspecified)
    #expect(UITraitLayoutDirection.defaultValue == .unspecified)
    #expect(UITraitDisplayScale.defaultValue == 0)
    #expect(UITraitUserInterfaceIdiom.defaultValue == .unspecified)
    #expect(UITraitAccessibilityContrast.defaultValue == .unspecified)
    #expect(UITraitUserInterfaceLevel.defaultValue == .unspecified)
    #expect(UITraitLegibilityWeight.defaultValue == .unspecified)
    #expect(UITraitActiveAppearance.defaultValue)
  }

  @Test func `Each trait is found by its name, and told where it alone is another`() {
    let none = UITraitCollection { _ in }
    func names(_ change: (inout any UIMutableTraits) -> Void) -> [String] {
      none.modifyingTraits(change).changedTraits(from: none).map { String(describing: $0) }
    }
    #expect(names { _ in }.isEmpty)
    #expect(names { $0.userInterfaceStyle = .dark } == ["UITraitUserInterfaceStyle"])
    #expect(names { $0.horizontalSizeClass = .compact } == ["UITraitHorizontalSizeClass"])
    #expect(names { $0.verticalSizeClass = .regular } == ["UITraitVerticalSizeClass"])
    #expect(
      names { $0.preferredContentSizeCategory = .large } == ["UITraitPreferredContentSizeCategory"])
    #expect(names { $0.layoutDirection = .rightToLeft } == ["UITraitLayoutDirection"])
    #expect(names { $0.displayScale = 3 } == ["UITraitDisplayScale"])
    #expect(names { $0.userInterfaceIdiom = .pad } == ["UITraitUserInterfaceIdiom"])
    let all = none.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.preferredContentSizeCategory = .large
      $0.layoutDirection = .rightToLeft
      $0.userInterfaceIdiom = .pad
    }
    #expect(all[UITraitUserInterfaceStyle.self] == .dark)
    #expect(all[UITraitHorizontalSizeClass.self] == .compact)
    #expect(all[UITraitVerticalSizeClass.self] == .regular)
    #expect(all[UITraitPreferredContentSizeCategory.self] == .large)
    #expect(all[UITraitLayoutDirection.self] == .rightToLeft)
    #expect(all[UITraitUserInterfaceIdiom.self] == .pad)
    #expect(all.changedTraits(from: nil).isEmpty && all.changedTraits(from: none).count == 6)
  }
}
