import Foundation
import Testing
import UIKit

/// Touches that a program sends to a window, by the pages of `UIWindow.sendEvent(_:)`, `UIGestureRecognizer` and
/// `UIControl`.
@Suite struct EventTests {
  private final class Log { var lines: [String] = [] }

  private class Card: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ frame: CGRect, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String, _ touches: Set<UITouch>) {
      let place = touches.first?.location(in: self) ?? .zero
      log.lines.append("\(name) \(event) \(Int(place.x)) \(Int(place.y))")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
  }

  /// A gesture of a finger that moves by ten points.
  private final class Drag: UIGestureRecognizer {
    private var start: CGPoint?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      start = touches.first?.location(in: view)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let start, let now = touches.first?.location(in: view) else { return }
      if state == .possible, now.x - start.x >= 10 {
        state = .began
      } else if state != .possible {
        state = .changed
      }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      state = state == .possible ? .failed : .ended
    }
    override func reset() { start = nil }
  }

  private final class Listener: NSObject, UIGestureRecognizerDelegate {
    var states: [UIGestureRecognizer.State] = []
    var receives = true
    func hear(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let log = Log()

  /// Moves a finger along points.
  private func swipe(_ points: [CGPoint], end: UITouch.Phase = .ended) {
    let (touch, event) = (UITouch(), UIEvent())
    event.allTouches = [touch]
    for (place, point) in points.enumerated() {
      touch.position = point
      touch.phase = place == 0 ? .began : place == points.count - 1 ? end : .moved
      window.sendEvent(event)
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func `A touch is for the view that was hit at its beginning, wherever it goes`() {
    let outer = Card("outer", CGRect(x: 20, y: 20, width: 100, height: 100), log)
    let inner = Card("inner", CGRect(x: 10, y: 10, width: 20, height: 20), log)
    window.addSubview(outer)
    outer.addSubview(inner)
    swipe([point(35, 35), point(150, 35), point(50, 40)])
    #expect(log.lines == ["inner began 5 5", "inner moved 120 5", "inner ended 20 10"])
    log.lines = []
    inner.isUserInteractionEnabled = false
    swipe([point(35, 35), point(36, 36)], end: .cancelled)
    #expect(log.lines == ["outer began 15 15", "outer cancelled 16 16"])
    log.lines = []
    swipe([point(195, 195), point(190, 190)])
    #expect(log.lines == [])
  }

  @Test func `A gesture that is recognised takes the touch from its view`() {
    let card = Card("card", CGRect(x: 0, y: 0, width: 100, height: 100), log)
    window.addSubview(card)
    let listener = Listener()
    let drag = Drag(target: listener, action: Selector(Listener.hear(_:), "hear:"))
    drag.delegate = listener
    window.addGestureRecognizer(drag)
    // Too short.
    swipe([point(5, 5), point(8, 5), point(8, 5)])
    #expect(log.lines == ["card began 5 5", "card moved 8 5", "card ended 8 5"])
    #expect(drag.state == .failed && listener.states == [])
    let long = [point(5, 5), point(20, 5), point(30, 5), point(30, 5)]
    log.lines = []
    swipe(long)
    #expect(log.lines == ["card began 5 5", "card cancelled 20 5"])
    #expect(listener.states == [.began, .changed, .ended])
    // The view keeps it where the gesture doesn't cancel it, isn't enabled, or isn't to see it.
    let changes: [(expected: [UIGestureRecognizer.State], change: () -> Void)] = [
      ([.began, .changed, .ended], { drag.cancelsTouchesInView = false }),
      ([], { drag.isEnabled = false }),
      (
        [],
        {
          drag.isEnabled = true
          drag.cancelsTouchesInView = true
          listener.receives = false
        }
      ),
    ]
    for (expected, change) in changes {
      change()
      listener.states = []
      log.lines = []
      swipe(long)
      #expect(
        log.lines == ["card began 5 5", "card moved 20 5", "card moved 30 5", "card ended 30 5"])
      #expect(listener.states == expected)
    }
  }

  @Test func `A control follows a touch, and tells where it ends`() {
    final class Dial: UIControl {
      var lines: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        lines.append("begin \(isTracking)")
        return touch.location(in: self).x < 45
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        lines.append("go on \(isTracking)")
        return true
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { lines.append("end") }
      override func cancelTracking(with event: UIEvent?) { lines.append("cancel") }
    }
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(dial)
    let names: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("in", .touchUpInside), ("out", .touchUpOutside),
      ("exit", .touchDragExit), ("enter", .touchDragEnter), ("cancelled", .touchCancel),
    ]
    for (name, event) in names {
      dial.addAction(
        UIAction { [unowned dial] _ in dial.lines.append("\(name) \(dial.isHighlighted)") },
        for: event)
    }
    let cases: [(points: [CGPoint], end: UITouch.Phase, lines: [String])] = [
      ([point(5, 5), point(6, 6)], .ended, ["begin false", "down true", "end", "in false"]),
      (
        [point(5, 5), point(100, 5), point(10, 5), point(100, 5)], .ended,
        [
          "begin false", "down true", "go on true", "exit false", "go on true", "enter true",
          "end", "out false",
        ]
      ),
      (
        [point(5, 5), point(6, 6)], .cancelled,
        ["begin false", "down true", "cancel", "cancelled false"]
      ),
      ([point(47, 5), point(6, 6)], .ended, ["begin false"]),
    ]
    for (points, end, lines) in cases {
      dial.lines = []
      swipe(points, end: end)
      #expect(dial.lines == lines)
      #expect(!dial.isTracking && !dial.isHighlighted)
    }
    dial.lines = []
    dial.isEnabled = false
    swipe([point(5, 5), point(6, 6)])
    #expect(dial.lines == [])
  }

  @Test func `A window's own sendEvent sees all events`() {
    final class Seeing: UIWindow {
      var count = 0
      override func sendEvent(_ event: UIEvent) {
        count += 1
        super.sendEvent(event)
      }
    }
    let window = Seeing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = Card("card", window.bounds, log)
    window.addSubview(card)
    window.makeKeyAndVisible()
    let (touch, event) = (UITouch(), UIEvent())
    event.allTouches = [touch]
    UIApplication.shared.sendEvent(event)
    #expect(window.count == 1 && touch.view === card && touch.window === window)
    #expect(log.lines == ["card began 0 0"] && touch.gestureRecognizers == [])
  }
}
