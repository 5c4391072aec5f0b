import Foundation
import Synchronization
import Testing
import UIKit

@Suite("Notifications and timers that call methods")
struct NotificationTests {
  final class Observer: NSObject {
    var heard: [String] = []

    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func tick() { heard.append("tick") }
    func timer(_ timer: Timer) { heard.append("timer \(timer.isValid)") }
  }

  static var hear: Selector { Selector(Observer.hear(_:), "hear:") }

  @Test("An observer hears of what it asked for")
  func observer() {
    let center = NotificationCenter()
    let (observer, sender, other) = (Observer(), NSObject(), NSObject())
    center.addObserver(observer, selector: Self.hear, name: Notification.Name("a"), object: nil)
    center.addObserver(observer, selector: Self.hear, name: Notification.Name("b"), object: sender)
    center.post(name: Notification.Name("a"), object: other)
    center.post(name: Notification.Name("b"), object: other)
    center.post(name: Notification.Name("b"), object: sender)
    center.post(name: Notification.Name("c"), object: sender)
    #expect(observer.heard == ["a", "b"])
    center.removeObserver(observer, name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("b"), object: sender)
    #expect(observer.heard == ["a", "b", "b"])
    center.removeObserver(observer)
    center.post(name: Notification.Name("b"), object: sender)
    #expect(observer.heard.count == 3)
  }

  @Test("An observer isn't kept, and what Foundation has given can be removed as before")
  func life() {
    let center = NotificationCenter()
    var observer: Observer? = Observer()
    weak let seen = observer
    if let observer { center.addObserver(observer, selector: Self.hear, name: nil, object: nil) }
    observer = nil
    #expect(seen == nil)
    center.post(name: Notification.Name("a"), object: nil)
    let count = Counter()
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in count.add() }
    center.post(name: Notification.Name("a"), object: nil)
    center.removeObserver(token)
    center.post(name: Notification.Name("a"), object: nil)
    #expect(count.value == 1)
  }

  @Test("Timers call methods, and what was to be done later can be called off")
  func timers() {
    let observer = Observer()
    let timer = Timer(
      timeInterval: 60, target: observer, selector: Selector(Observer.timer(_:), "timer:"),
      userInfo: nil, repeats: true)
    timer.fire()
    #expect(observer.heard == ["timer true"])
    timer.invalidate()
    observer.perform(Selector(Observer.tick, "tick"), with: nil, afterDelay: 0)
    observer.perform(Selector(Observer.timer(_:), "timer:"), with: nil, afterDelay: 0)
    Observer.cancelPreviousPerformRequests(
      withTarget: observer, selector: Selector(Observer.timer(_:), "timer:"), object: nil)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(observer.heard == ["timer true", "tick"])
  }
}

/// Counts on any thread.
private nonisolated final class Counter: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
}
