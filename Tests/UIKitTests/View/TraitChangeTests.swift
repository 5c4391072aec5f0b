import Foundation
import Testing
import UIKit

/// Traits that views say for themselves, and who hears of them.
@Suite("Changes of traits")
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

  @Test("A closure hears of the traits it names, after the hook, with what they were")
  func closures() {
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

  @Test("A controller hears for its view, and its children have the traits it is given")
  func controllers() {
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

  @Test("What a view says goes down to all in it, and the closest counts")
  func overrides() {
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

  @Test("Traits are changed by closures, and say which are others")
  func values() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 0)
    let changed = traits.modifyingTraits { $0.displayScale = 2 }
    let names = changed.changedTraits(from: traits).map { String(describing: $0) }
    #expect(names == ["UITraitDisplayScale"])
    #expect(changed[UITraitDisplayScale.self] == 2)
    #expect(changed[UITraitActiveAppearance.self])
  }
}
