import Foundation
import Testing
import UIKit

/// What screens ask of the program around them: the window that is typed into, its scene, and the device.
@Suite
struct KeyWindowTests {
  /// Notes what it is told.
  final class NotedWindow: UIWindow {
    var notes: [String] = []
    var canBe = true
    var onResign: (() -> Void)?

    override var canBecomeKey: Bool { canBe }
    override func becomeKey() {
      super.becomeKey()
      notes.append("key")
    }
    override func resignKey() {
      super.resignKey()
      notes.append("no longer")
      onResign?()
    }
  }

  /// Notes which of the windows is or was the one.
  final class Listener: NSObject {
    let windows: [UIWindow]
    var told: [String] = []

    init(windows: [UIWindow]) { self.windows = windows }

    func hear(_ notification: Notification) {
      guard let number = windows.firstIndex(where: { $0 === notification.object as? UIWindow })
      else { return }
      told.append(
        "\(number) \(notification.name == UIWindow.didBecomeKeyNotification ? "is" : "was")")
    }
  }

  private let first = NotedWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let second = NotedWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `One window is typed into, and each is told`() {
    first.makeKeyAndVisible()
    #expect(first.isKeyWindow && UIApplication.shared.keyWindow === first)
    second.makeKeyAndVisible()
    #expect(!first.isKeyWindow && second.isKeyWindow)
    first.makeKey()
    #expect(first.isKeyWindow && UIApplication.shared.keyWindow === first)
    // Shown once more, it is already.
    first.makeKeyAndVisible()
    #expect(first.notes == ["key", "no longer", "key"] && second.notes == ["key", "no longer"])
    #expect(first.windowScene?.keyWindow === first)
  }

  @Test func `A window that can't be typed into is shown behind the other`() {
    first.makeKeyAndVisible()
    second.canBe = false
    second.makeKeyAndVisible()
    #expect(first.isKeyWindow && !second.isHidden && second.notes.isEmpty)
    #expect(UIApplication.shared.windows.suffix(2) == [first, second])
  }

  @Test func `Where it is hidden another one is typed into`() {
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.isHidden = true
    #expect(UIApplication.shared.keyWindow === first)
    second.isHidden = false
    #expect(UIApplication.shared.keyWindow === second)
  }

  @Test func `Those who listen are told of it`() {
    let listener = Listener(windows: [first, second])
    let center = NotificationCenter.default
    let selector = Selector(Listener.hear(_:), "hear:")
    for window in [first, second] {
      for name in [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification] {
        center.addObserver(listener, selector: selector, name: name, object: window)
      }
    }
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    center.removeObserver(listener)
    #expect(listener.told == ["0 is", "0 was", "1 is"])
  }

  @Test func `Windows that take it from each other without end are stopped`() {
    first.makeKeyAndVisible()
    first.onDiagnostic = { _ in }
    second.onDiagnostic = { _ in }
    first.onResign = { [unowned first] in first.makeKey() }
    second.onResign = { [unowned second] in second.makeKey() }
    second.makeKeyAndVisible()
    #expect(first.isKeyWindow != second.isKeyWindow)
    // Tests of the same thread that come before they have gone have windows of their own.
    first.onResign = nil
    second.onResign = nil
  }

  /// As programs find their window since scenes are there.
  @Test func `A shown window is in a scene of the program`() throws {
    #expect(first.windowScene == nil)
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    let scene = try #require(first.windowScene)
    #expect(second.windowScene === scene && scene.windows.suffix(2) == [first, second])
    #expect(UIApplication.shared.connectedScenes.contains(scene))
    let found = UIApplication.shared.connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first(where: \.isKeyWindow)
    #expect(found === second)
    #expect(scene.statusBarManager != nil && scene.interfaceOrientation == .portrait)
    let own = UIWindowScene()
    let window = UIWindow(windowScene: own)
    window.makeKeyAndVisible()
    #expect(window.windowScene === own && own.keyWindow === window)
    #expect(scene.keyWindow?.windowScene === scene)
  }

  @Test func `A device can be told from others, in every run`() {
    let device = UIDevice.current.identifierForVendor
    #expect(device != nil && device == UIDevice.current.identifierForVendor)
  }
}
