import Foundation
import Testing
import UIKit

/// Alerts.
@Suite
struct AlertTests {
  private func shown(_ alert: UIAlertController, _ size: CGSize = CGSize(width: 390, height: 844))
    -> (window: UIWindow, view: UIView?)
  {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(alert, animated: true)
    window.layoutIfNeeded()
    return (window, alert.viewIfLoaded)
  }

  @Test func `An alert is 270 wide and in the middle, two short choices stand beside each other`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let (window, view) = shown(alert)
    let title = view?.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Delete?" }
    let line = title?.sizeThatFits(CGSize(width: 238, height: 1000)).height ?? 0
    // 20 above and below the title, then a row of 44.
    #expect(view?.bounds.size == CGSize(width: 270, height: 20 + line + 20 + 44))
    #expect(view?.frame.minX == 60 && abs((view?.frame.midY ?? 0) - 422) <= 0.5)
    let buttons = view?.subviews.compactMap { $0 as? UIButton } ?? []
    // The one that leaves all as it was comes first.
    #expect(buttons.map(\.frame.minX) == [135, 0] && buttons.allSatisfy { $0.frame.width == 135 })
    #expect(window.rootViewController?.presentedViewController === alert)
  }

  @Test func `A choice that is touched takes the alert away, and does what it says`() {
    var chosen: [String] = []
    let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
    alert.addTextField { $0.text = "Name" }
    for name in ["One", "Two", "Three"] {
      alert.addAction(
        UIAlertAction(title: name, style: .default) { chosen.append($0.title ?? "") })
    }
    alert.actions[2].isEnabled = false
    let (window, view) = shown(alert)
    let buttons = view?.subviews.compactMap { $0 as? UIButton } ?? []
    #expect(alert.textFields?.first?.text == "Name" && buttons.count == 3)
    // One below the other.
    #expect(Set(buttons.map(\.frame.minX)) == [0] && buttons.allSatisfy { $0.frame.height == 44 })
    buttons.last?.sendActions(for: .touchUpInside)
    #expect(chosen.isEmpty && window.rootViewController?.presentedViewController === alert)
    buttons.first?.sendActions(for: .touchUpInside)
    #expect(chosen == ["One"] && window.rootViewController?.presentedViewController == nil)
  }

  // As apps do that wait for a name: the choice follows what is typed.
  @Test func `A choice can be chosen or not while the alert is shown`() {
    var count = 0
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { _ in count += 1 }
    save.isEnabled = false
    alert.addAction(save)
    alert.addTextField { field in
      field.addAction(
        UIAction { [weak field] _ in save.isEnabled = field?.hasText == true },
        for: .editingChanged)
    }
    let (window, view) = shown(alert)
    let button = view?.subviews.compactMap { $0 as? UIButton }.first
    #expect(button?.isEnabled == false)
    alert.textFields?.first?.text = "Ada"
    alert.textFields?.first?.sendActions(for: .editingChanged)
    #expect(button?.isEnabled == true)
    save.isEnabled = false
    #expect(button?.isEnabled == false)
    save.isEnabled = true
    button?.sendActions(for: .touchUpInside)
    #expect(count == 1 && window.rootViewController?.presentedViewController == nil)
  }

  @Test func `A sheet stands along the lower edge, with the choice to cancel apart`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Share", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let (window, view) = shown(alert)
    let safe = max(window.safeAreaInsets.bottom, 8)
    // 57 + 8 + 57.
    #expect(view?.bounds.size == CGSize(width: 374, height: 122))
    #expect(view?.frame.maxY == 844 - safe && view?.frame.minX == 8)
  }

  @Test func `What UIKit doesn't allow is reported`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    sheet.addTextField()
    #expect(alert.actions.count == 2 && sheet.textFields == nil)
    for (controller, message) in [
      (alert, "The alert Delete? has a second action of the style cancel."),
      (sheet, "The action sheet Share can't have text fields."),
    ] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      var messages: [String] = []
      window.onDiagnostic = { messages.append($0.message) }
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.present(controller, animated: false)
      window.layoutIfNeeded()
      #expect(messages == [message])
    }
  }
}
