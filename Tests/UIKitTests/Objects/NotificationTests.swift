import Foundation
import Synchronization
import Testing
import UIKit
import ViewTree

/// Notifications and timers that call methods; one after the other, as they read what is written.
@Suite(.serialized)
struct NotificationTests {
  final class Observer: NSObject {
    var heard: [String] = []

    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func tick() { heard.append("tick") }
    func timer(_ timer: Timer) { heard.append("timer \(timer.isValid)") }
  }

  static var hear: Selector { Selector(Observer.hear(_:), "hear:") }

  @Test func `An observer hears of what it asked for`() {
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

  @Test func `An observer isn't kept, and what Foundation has given can be removed as before`() {
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

  final class Card: UIView {
    func hear(_ notification: Notification) {}
    func count(_ count: Int) {}
  }

  @Test func `What has no such method is reported with the line that names it`() {
    let (center, card) = (NotificationCenter(), Card())
    var reports: [LayoutDiagnostic] = []
    card.onDiagnostic = { reports.append($0) }
    let name = Notification.Name("a")
    center.addObserver(card, selector: Selector("hear:"), name: name, object: nil)
    #expect(reports.map(\.source?.line) == [#line - 1])
    center.post(name: name, object: nil)
    #expect(reports.count == 1)
    let count = Selector(Card.count(_:), "count:")
    center.addObserver(card, selector: count, name: name, object: nil)
    #expect(reports.count == 1)
    center.post(name: name, object: nil)
    #expect(reports.count == 2)
    let timer = Timer(
      timeInterval: 60, target: card, selector: count, userInfo: nil, repeats: false)
    timer.fire()
    #expect(reports.count == 3)
    card.perform(count, with: "one", afterDelay: 0)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(reports.count == 4)
    #expect(reports.allSatisfy { $0.kind == .unknownAction && $0.source != nil })
    center.removeObserver(card)
  }

  #if !MainActor
    @Test
    func
      `Another thread than the one that the selector was given on is told nothing, and that is said`()
      throws
    {
      let observer = Observer()
      let (center, name) = (NotificationCenter(), Notification.Name("thread \(UUID())"))
      center.addObserver(observer, selector: Self.hear, name: name, object: nil)
      let written = try StandardError.written {
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          // This thread's own observer isn't taken for the other one.
          let own = Observer()
          center.addObserver(own, selector: Self.hear, name: name, object: nil)
          center.post(name: name, object: nil)
          if own.heard.count == 1 { isDone.signal() }
          center.removeObserver(own)
        }
        #expect(isDone.wait(timeout: .now() + 10) == .success)
      }
      #expect(observer.heard == [])
      #expect(written.contains("isn't told of a notification, as that happens on another thread"))
      center.removeObserver(observer)
    }

    /// What views post: threads that lay out side by side share one center.
    nonisolated static let posts: [(name: Notification.Name, post: @Sendable () -> Void)] = [
      (UIWindow.didBecomeKeyNotification, { UIWindow().makeKeyAndVisible() }),
      (
        UIWindow.didResignKeyNotification,
        {
          let windows = [UIWindow(), UIWindow()]
          for window in windows { window.makeKeyAndVisible() }
        }
      ),
      (
        UIContentSizeCategory.didChangeNotification,
        { UIWindow().environment.contentSizeCategory = .extraLarge }
      ),
      (UIResponder.keyboardWillShowNotification, { UIWindow().showKeyboard(height: 200) }),
      (UITextField.textDidChangeNotification, { UITextField().insertText("a") }),
      (UITextView.textDidChangeNotification, { UITextView().insertText("a") }),
      (UITextField.textDidBeginEditingNotification, { edit(UITextField()) }),
      (UITextView.textDidEndEditingNotification, { edit(UITextView()) }),
      (UIPasteboard.changedNotification, { UIPasteboard.general.string = "a" }),
    ]

    nonisolated private static func edit(_ field: UIView) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.addSubview(field)
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }

    @Test(arguments: posts.indices)
    func `What another thread's views post is for that thread`(number: Int) throws {
      final class Bystander: NSObject {
        func hear(_ notification: Notification) {}
      }
      final class Neighbour: NSObject {
        var heard = 0
        func hear(_ notification: Notification) { heard += 1 }
      }
      let (center, here) = (NotificationCenter.default, Bystander())
      let name = Self.posts[number].name
      center.addObserver(
        here, selector: Selector(Bystander.hear(_:), "hear:"), name: name, object: nil)
      let count = Counter()
      let written = try StandardError.written {
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          let there = Neighbour()
          center.addObserver(
            there, selector: Selector(Neighbour.hear(_:), "hear:"), name: name, object: nil)
          Self.posts[number].post()
          for _ in 0..<there.heard { count.add() }
          center.removeObserver(there)
          isDone.signal()
        }
        #expect(isDone.wait(timeout: .now() + 10) == .success)
      }
      center.removeObserver(here)
      #expect(count.value > 0)
      #expect(!written.contains("Bystander"))
    }

    @Test func `What other senders post on another thread is no mistake`() throws {
      let (observer, sender) = (Observer(), NSObject())
      let (center, name) = (NotificationCenter(), Notification.Name("sender \(UUID())"))
      center.addObserver(observer, selector: Self.hear, name: name, object: sender)
      let written = try StandardError.written {
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          center.post(name: name, object: NSObject())
          center.post(name: name, object: nil)
          isDone.signal()
        }
        #expect(isDone.wait(timeout: .now() + 10) == .success)
      }
      center.removeObserver(observer)
      #expect(observer.heard == [] && !written.contains("NotificationTests.swift"))
    }
  #endif

  @Test func `Timers call methods, and what was to be done later can be called off`() {
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

/// What a closure writes to standard error.
private enum StandardError {
  static func written(_ body: () throws -> Void) throws -> String {
    let pipe = Pipe()
    let former = dup(STDERR_FILENO)
    dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
    defer { close(former) }
    do {
      defer { dup2(former, STDERR_FILENO) }
      try body()
    }
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}

/// Counts on any thread.
private nonisolated final class Counter: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
}
