import Foundation
import Testing
import UIKit

/// Each trait that a view or a controller says for what is in it.
@Suite struct TraitOverrideTests {
  /// Sets a trait, and says whether traits have what was set.
  struct Case {
    let name: String
    let trait: UITrait
    let set: (inout UITraitOverrides) -> Void
    let isSet: (any UIMutableTraits) -> Bool
  }

  static var cases: [Case] {
    [
      Case(
        name: "style", trait: UITraitUserInterfaceStyle.self,
        set: { $0.userInterfaceStyle = .dark }, isSet: { $0.userInterfaceStyle == .dark }),
      Case(
        name: "width", trait: UITraitHorizontalSizeClass.self,
        set: { $0.horizontalSizeClass = .regular }, isSet: { $0.horizontalSizeClass == .regular }),
      Case(
        name: "height", trait: UITraitVerticalSizeClass.self,
        set: { $0.verticalSizeClass = .compact }, isSet: { $0.verticalSizeClass == .compact }),
      Case(
        name: "text", trait: UITraitPreferredContentSizeCategory.self,
        set: { $0.preferredContentSizeCategory = .extraLarge },
        isSet: { $0.preferredContentSizeCategory == .extraLarge }),
      Case(
        name: "direction", trait: UITraitLayoutDirection.self,
        set: { $0.layoutDirection = .rightToLeft }, isSet: { $0.layoutDirection == .rightToLeft }),
      Case(
        name: "scale", trait: UITraitDisplayScale.self, set: { $0.displayScale = 1 },
        isSet: { $0.displayScale == 1 }),
      Case(
        name: "device", trait: UITraitUserInterfaceIdiom.self,
        set: { $0.userInterfaceIdiom = .pad },
        isSet: { $0.userInterfaceIdiom == .pad }),
    ]
  }

  @Test(arguments: 0..<7)
  func `What is said counts below, and is left to what is around when it is removed`(_ number: Int)
  {
    let one = Self.cases[number]
    let controller = UIViewController()
    let window = show(controller)
    let view = UIView()
    controller.view.addSubview(view)
    #expect(!one.isSet(view.traitCollection) && !view.traitOverrides.contains(one.trait))
    one.set(&view.traitOverrides)
    #expect(one.isSet(view.traitCollection) && one.isSet(view.traitOverrides))
    #expect(!one.isSet(controller.view.traitCollection))
    #expect(Self.cases.filter { view.traitOverrides.contains($0.trait) }.map(\.name) == [one.name])
    view.traitOverrides.remove(one.trait)
    #expect(!one.isSet(view.traitCollection) && !view.traitOverrides.contains(one.trait))
    one.set(&controller.traitOverrides)
    #expect(one.isSet(controller.traitCollection) && one.isSet(view.traitCollection))
    controller.traitOverrides.remove(one.trait)
    #expect(!one.isSet(controller.traitCollection) && !one.isSet(view.traitCollection))
    #expect(!one.isSet(window.traitCollection))
  }

  private final class Watcher: UIView {
    var heard: [String] = []

    func restyled() { heard.append("changed") }
    func changed(_ view: UIView, from old: UITraitCollection) {
      heard.append("\(view === self ? "itself" : "another") \(old.userInterfaceStyle == .dark)")
    }
  }

  @Test func `A method is called when a trait has changed, with the object and the traits before`()
  {
    let watcher = Watcher()
    let view = UIView()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(watcher)
    window.addSubview(view)
    let style = [UITraitUserInterfaceStyle.self] as [UITrait]
    let plain = Selector(Watcher.restyled, "restyled")
    let both = Selector(Watcher.changed(_:from:), "changed:from:")
    watcher.registerForTraitChanges(style, action: plain)
    view.registerForTraitChanges(style, target: watcher, action: both)
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(watcher.heard == ["another false"])
    view.traitOverrides.userInterfaceStyle = .light
    #expect(watcher.heard == ["another false", "another true"])
    watcher.traitOverrides.displayScale = 1
    watcher.traitOverrides.userInterfaceStyle = .dark
    #expect(watcher.heard == ["another false", "another true", "changed"])
  }
}
