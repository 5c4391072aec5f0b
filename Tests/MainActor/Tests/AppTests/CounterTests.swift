import Testing
import UIKit

@testable import App

/// Targets, gestures and notifications call methods of unchanged sources.
@Suite
struct CounterTests {
  static func controller() -> CounterController {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = CounterController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller
  }

  @Test func `Targets are called, with what they take`() {
    let controller = Self.controller()
    let counter = controller.counter
    counter.button.sendActions(for: .touchUpInside)
    counter.step = 4
    counter.button.sendActions(for: .touchUpInside)
    #expect(counter.value == 5)
    #expect(controller.reached == [1, 5])
    counter.button.sendActions(for: .touchDown)
    // The file and the line where the source says `#line`.
    #expect(counter.notes == [String](repeating: "UIButton App/CounterView.swift:48", count: 3))
    #expect(controller.heard == 1)
  }

  @Test func `Gestures and notifications, too`() throws {
    let counter = Self.controller().counter
    counter.gestureRecognizers?.first?.state = .ended
    #expect(counter.value == -1)
    NotificationCenter.default.post(name: .counterReset, object: nil)
    #expect(counter.value == 0)
    counter.button.sendActions(for: .touchUpInside)
    NotificationCenter.default.removeObserver(counter)
    NotificationCenter.default.post(name: .counterReset, object: nil)
    #expect(counter.value == 1)
  }

  @Test func `Buttons of bars, timers and what is to be done later`() throws {
    let controller = Self.controller()
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    let action = try #require(item.action)
    #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
    controller.perform(action)
    #expect(controller.closed == 2)
    #expect(controller.responds(to: action))
    #expect(!UIView().responds(to: action))
    let timer = Timer(
      timeInterval: 60, target: controller, selector: action, userInfo: nil, repeats: true)
    timer.fire()
    timer.fire()
    timer.invalidate()
    #expect(controller.closed == 4)
  }

  @Test func `Overrides in extensions are part of the layout`() {
    let counter = Self.controller().counter
    // 120 × 60 in the middle of 320 × 480.
    #expect(counter.frame == CGRect(x: 100, y: 210, width: 120, height: 60))
    #expect(counter.layer.name == "laid out")
    #expect(CounterController.path == "counter")
  }
}
