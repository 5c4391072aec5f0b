import Foundation
import Testing
import UIKit

/// Views that come into a place whose traits somebody says, and leave it.
@Suite struct OverriddenPlaceTests {
  /// Puts a label into a view that says another size of text, in various ways.
  enum Way: CaseIterable {
    case alone, inWindow, inside, saidLater, fromPlainView, afterLeaving, withController

    /// The place, the label in it, and what holds them both.
    func make() -> (place: UIView, label: UILabel, keep: UIView) {
      let (window, place, label) = (UIWindow(frame: .zero), UIView(), UILabel())
      window.frame.size = CGSize(width: 400, height: 400)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      func say() { place.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
      switch self {
      case .alone:
        say()
        place.addSubview(label)
        return (place, label, place)
      case .inWindow:
        window.addSubview(place)
        say()
        place.addSubview(label)
      case .inside:
        window.addSubview(place)
        say()
        let inner = UIView()
        inner.addSubview(label)
        place.addSubview(inner)
      case .saidLater:
        window.addSubview(place)
        place.addSubview(label)
        say()
      case .fromPlainView:
        window.addSubview(place)
        say()
        let plain = UIView()
        window.addSubview(plain)
        plain.addSubview(label)
        place.addSubview(label)
      case .afterLeaving:
        window.addSubview(place)
        say()
        place.addSubview(label)
        label.removeFromSuperview()
        window.addSubview(label)
        place.addSubview(label)
      case .withController:
        let controller = UIViewController()
        controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        controller.view.addSubview(label)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (controller.view, label, window)
      }
      return (place, label, window)
    }
  }

  /// A body of accessibility's large text has 33 points, as Apple's Human Interface Guidelines list them.
  @Test(arguments: Way.allCases)
  func `A label takes the size that its place says, and gives it up when it is elsewhere`(way: Way)
  {
    let (place, label, keep) = way.make()
    #expect(label.font.pointSize == 33)
    if place !== keep {
      keep.addSubview(label)
      #expect(label.font.pointSize == 17)
      label.removeFromSuperview()
      place.addSubview(label)
      #expect(label.font.pointSize == 33)
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      other.addSubview(label)
      #expect(label.font.pointSize == 17)
    }
  }

  private final class Listener: UIView {
    var heard: [String] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      let old = previous?.preferredContentSizeCategory == .large ? "large" : "other"
      heard.append(
        "\(old) \(traitCollection.preferredContentSizeCategory == .large ? "large" : "other")")
    }
  }

  @Test func `Views hear of it once, and of nothing where nothing is said`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (plain, place, listener) = (UIView(), UIView(), Listener())
    window.addSubview(plain)
    window.addSubview(place)
    plain.addSubview(listener)
    listener.heard = []
    place.addSubview(listener)
    plain.addSubview(listener)
    #expect(listener.heard == [])
    place.traitOverrides.preferredContentSizeCategory = .small
    place.addSubview(listener)
    #expect(listener.heard == ["large other"])
    place.addSubview(listener)
    #expect(listener.heard == ["large other"])
    plain.addSubview(listener)
    #expect(listener.heard == ["large other", "other large"])
  }

  /// Where a view is that stands 20 behind the leading edge of a place of 300, 50 wide: at 20, or at 230.
  @Test func `Leading and trailing follow the direction that a place says`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let place = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (row, inner) = (UIView(frame: place.bounds), UIView())
    window.addSubview(place)
    place.addSubview(row)
    row.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
      inner.topAnchor.constraint(equalTo: row.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 50),
      inner.heightAnchor.constraint(equalToConstant: 50),
    ])
    func x() -> CGFloat {
      window.layoutIfNeeded()
      return inner.frame.minX
    }
    #expect(x() == 20)
    place.traitOverrides.layoutDirection = .rightToLeft
    #expect(x() == 230 && row.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(window.effectiveUserInterfaceLayoutDirection == .leftToRight)
    row.semanticContentAttribute = .forceLeftToRight
    #expect(x() == 20)
    row.semanticContentAttribute = .unspecified
    row.traitOverrides.layoutDirection = .leftToRight
    #expect(x() == 20)
    row.traitOverrides.remove(UITraitLayoutDirection.self)
    #expect(x() == 230)
    window.addSubview(row)
    #expect(x() == 20)
    place.addSubview(row)
    #expect(x() == 230)
    place.traitOverrides.remove(UITraitLayoutDirection.self)
    #expect(x() == 20)
    window.traitOverrides.layoutDirection = .rightToLeft
    #expect(x() == 230)
  }

  @Test func `A stack and margins turn round with the place that they come into`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let place = UIView(frame: window.bounds)
    place.traitOverrides.layoutDirection = .rightToLeft
    window.addSubview(place)
    let parts = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: parts)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 10)
    stack.isLayoutMarginsRelativeArrangement = true
    parts[0].widthAnchor.constraint(equalToConstant: 40).isActive = true
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(parts.map(\.frame.minX) == [30, 70])
    #expect(stack.layoutMargins.left == 30)
    place.addSubview(stack)
    window.layoutIfNeeded()
    #expect(parts.map(\.frame.minX) == [130, 10])
    #expect(stack.layoutMargins.left == 10)
  }
}
