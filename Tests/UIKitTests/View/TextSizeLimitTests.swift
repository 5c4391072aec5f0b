import Foundation
import Testing
import UIKit

/// Settings of the size of text that views are held to, by UIKit's documentation; sizes of the body style at each
/// setting are those of Apple's table: 17 points at the usual one, 53 at the largest.
@Suite
struct TextSizeLimitTests {
  private func makeTree(_ category: UIContentSizeCategory) -> (UIWindow, UIView, UILabel) {
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.environment.contentSizeCategory = category
    let outer = UIView()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "A"
    window.addSubview(outer)
    outer.addSubview(label)
    return (window, outer, label)
  }

  @Test func `Views inside keep to the limits, and others don't`() {
    let (window, outer, label) = makeTree(.accessibilityExtraExtraExtraLarge)
    let large = label.intrinsicContentSize.height
    outer.maximumContentSizeCategory = .large
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
    #expect(outer.traitCollection.preferredContentSizeCategory == .large)
    #expect(
      window.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    #expect(label.font.pointSize == 17 && label.intrinsicContentSize.height < large / 2)
    outer.maximumContentSizeCategory = nil
    #expect(label.font.pointSize == 53 && label.intrinsicContentSize.height == large)
    label.maximumContentSizeCategory = .accessibilityMedium
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    #expect(
      outer.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
  }

  @Test func `A smallest setting holds when people choose others`() {
    let (window, outer, label) = makeTree(.large)
    outer.minimumContentSizeCategory = .extraLarge
    // 19 points at the setting after the usual one, 14 at the smallest, 23 at the third after it.
    #expect(label.font.pointSize == 19)
    window.environment.contentSizeCategory = .extraSmall
    #expect(label.font.pointSize == 19)
    window.environment.contentSizeCategory = .extraExtraExtraLarge
    #expect(label.font.pointSize == 23)
    // What is said of the view itself is held, too; what a view inside says of itself isn't.
    outer.traitOverrides.preferredContentSizeCategory = .small
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    label.traitOverrides.preferredContentSizeCategory = .small
    #expect(label.traitCollection.preferredContentSizeCategory == .small)
    outer.minimumContentSizeCategory = .unspecified
    #expect(outer.minimumContentSizeCategory == nil)
    #expect(outer.traitCollection.preferredContentSizeCategory == .small)
  }

  /// Fetches fonts again, as screens do that don't adjust them.
  private final class Listener: NSObject {
    var seen: [String] = []
    let view: UIView

    init(view: UIView) { self.view = view }

    func hear(_ notification: Notification) {
      let new = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      let known = view.traitCollection.preferredContentSizeCategory
      seen.append("\(new as? UIContentSizeCategory == known) \(known)")
    }
  }

  @Test func `Those who listen are told of another size, once their views know`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    window.addSubview(view)
    let listener = Listener(view: view)
    NotificationCenter.default.addObserver(
      listener, selector: Selector(Listener.hear(_:), "hear:"),
      name: UIContentSizeCategory.didChangeNotification, object: window)
    window.environment.contentSizeCategory = .extraLarge
    window.environment.contentSizeCategory = .extraLarge
    window.environment.userInterfaceStyle = .dark
    window.environment.contentSizeCategory = .accessibilityLarge
    NotificationCenter.default.removeObserver(listener)
    #expect(listener.seen == ["true extraLarge", "true accessibilityLarge"])
  }
}
