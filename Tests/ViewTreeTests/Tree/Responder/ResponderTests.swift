import Foundation
import TestSupport
import Testing
import TreeTestSupport
import ViewTree

/// Touches, presses and shakes go from a view to its superview, and on to a controller.
@Suite struct ResponderTests {
  /// A view that hears, and hands nothing on.
  private final class Hearing: View {
    var heard: [String] = []

    override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
      heard.append("touches began")
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
      heard.append("touches moved")
    }
    override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
      heard.append("touches ended")
    }
    override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
      heard.append("touches cancelled")
    }
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      heard.append("presses began")
    }
    override func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
      heard.append("presses changed")
    }
    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
      heard.append("presses ended")
    }
    override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
      heard.append("presses cancelled")
    }
    override func motionBegan(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
      heard.append("motion began")
    }
    override func motionEnded(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
      heard.append("motion ended")
    }
    override func motionCancelled(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
      heard.append("motion cancelled")
    }
  }

  struct Event: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tell: @Sendable (View) -> Void
  }

  // UIKit hands all of them on.
  static let events = [
    Event(testDescription: "touches began") { $0.touchesBegan([], with: nil) },
    Event(testDescription: "touches moved") { $0.touchesMoved([], with: nil) },
    Event(testDescription: "touches ended") { $0.touchesEnded([], with: nil) },
    Event(testDescription: "touches cancelled") { $0.touchesCancelled([], with: nil) },
    Event(testDescription: "presses began") { $0.pressesBegan([], with: nil) },
    Event(testDescription: "presses changed") { $0.pressesChanged([], with: nil) },
    Event(testDescription: "presses ended") { $0.pressesEnded([], with: nil) },
    Event(testDescription: "presses cancelled") { $0.pressesCancelled([], with: nil) },
    Event(testDescription: "motion began") { $0.motionBegan(.motionShake, with: nil) },
    Event(testDescription: "motion ended") { $0.motionEnded(.motionShake, with: nil) },
    Event(testDescription: "motion cancelled") { $0.motionCancelled(.motionShake, with: nil) },
  ]

  @Test(arguments: events) func `What a view doesn't handle is handed on`(_ event: Event) {
    let outer = Hearing()
    let (middle, inner) = (View(), View())
    outer.addSubview(middle)
    middle.addSubview(inner)
    event.tell(inner)
    #expect(outer.heard == [event.testDescription])
    // A deep nest is no circle.
    var deepest: View = inner
    for _ in 1...300 {
      let view = View()
      deepest.addSubview(view)
      deepest = view
    }
    event.tell(deepest)
    #expect(outer.heard == [event.testDescription, event.testDescription])
  }

  // MARK: Circles

  private final class Turning: View {
    var turn: Responder?
    override var next: Responder? { turn ?? super.next }
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test(.makesMistakes, arguments: events)
  func `A way that leads in a circle ends, and is reported`(_ event: Event) {
    let (outer, inner) = (Turning(), View())
    outer.name = "outer"
    outer.addSubview(inner)
    outer.turn = inner
    var messages: [String] = []
    outer.onDiagnostic = { messages.append($0.message) }
    inner.onDiagnostic = outer.onDiagnostic
    event.tell(inner)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("leads to itself again and again") == true, "\(messages)")
    outer.turn = nil
  }

  @Test func `A colour is looked for in a circle once, and the keyboard is given up`() {
    let window = Window(size: CGSize(width: 10, height: 10))
    let (outer, inner) = (View(), Turning())
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.turn = inner
    #expect(inner.tintColor == View().tintColor)
    #expect(inner.becomeFirstResponder() && inner.isFirstResponder)
    // Where it is counts, and not what its `next` says.
    #expect(outer.endEditing(false) && !inner.isFirstResponder)
    inner.turn = nil
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
  }

  // MARK: Events

  @Test func `An event tells the touches of each view and the last of their times`() {
    let (one, other) = (View(), View())
    let touches = [Touch(), Touch(), Touch()]
    for (touch, time) in zip(touches, [2.0, 7, 5]) { touch.timestamp = time }
    (touches[0].view, touches[1].view) = (one, other)
    let event = TouchEvent()
    #expect(event.timestamp == 0 && event.touches(for: one) == nil)
    event.allTouches = Set(touches)
    #expect(event.timestamp == 7)
    #expect(event.touches(for: one) == [touches[0]])
    #expect(event.touches(for: other) == [touches[1]])
    #expect(event.touches(for: View())?.isEmpty == true)
    #expect(event.type == .touches && event.subtype == .none)
  }

  // The window's 50, 30 are 40, 10 in a view at 10, 20.
  @Test func `A touch is where it is in each view`() {
    let window = Window(size: CGSize(width: 100, height: 100))
    let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    window.addSubview(view)
    let touch = Touch()
    touch.position = CGPoint(x: 50, y: 30)
    for place in [touch.location(in: view), touch.preciseLocation(in: view)] {
      #expect(place == CGPoint(x: 40, y: 10))
    }
    #expect(touch.previousLocation(in: view) == CGPoint(x: 40, y: 10))
    #expect(touch.location(in: nil) == CGPoint(x: 50, y: 30))
    #expect(touch.type == .direct && touch.phase == .began && touch.tapCount == 1)
  }

  @Test func `The focus goes from view to view as a test says`() {
    let (one, other) = (View(), View())
    let context = FocusUpdateContext()
    (context.previouslyFocusedItem, context.nextFocusedItem) = (one, other)
    #expect(context.previouslyFocusedView === one && context.nextFocusedView === other)
    #expect(context.focusHeading == [] && one.shouldUpdateFocus(in: context))
    #expect(!one.canBecomeFocused && one.preferredFocusEnvironments.isEmpty)
    var order: [String] = []
    FocusAnimationCoordinator().addCoordinatedAnimations(
      { order.append("animations") }, completion: { order.append("completion") })
    FocusAnimationCoordinator().addCoordinatedAnimations(nil)
    #expect(order == ["animations", "completion"])
  }
}
