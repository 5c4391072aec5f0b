import Foundation
import Testing
import UIKit

/// Delegates, targets and those who listen that do again what they were told of: it ends, and is reported with the hook.
@Suite
struct EndlessHookTests {
  /// Does what a test says whenever it is told of something.
  private final class Ear: NSObject, UITextFieldDelegate, UITextViewDelegate,
    UIGestureRecognizerDelegate
  {
    var body: () -> Void = {}
    var zoomed: UIView?
    func hear(_ sender: Any?) { body() }
    func textFieldDidChangeSelection(_ textField: UITextField) { body() }
    func textViewDidChange(_ textView: UITextView) { body() }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      body()
      return true
    }
  }

  private final class Zooming: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var onName: () -> Void = {}
    var onBegin: () -> Void = {}
    var onEnd: () -> Void = {}
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      onName()
      return view
    }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { onBegin() }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { onEnd() }
  }

  private final class Touchy: UIView {
    var onTouch: () -> Void = {}
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let ear = Ear()
  private static var hear: Selector { Selector(Ear.hear(_:), "hear:") }

  /// What is reported while something is done.
  private func reports(_ act: () -> Void) -> [LayoutDiagnostic.Kind] {
    var kinds: [LayoutDiagnostic.Kind] = []
    window.onDiagnostic = { kinds.append($0.kind) }
    act()
    window.onDiagnostic = { _ in }
    return kinds
  }

  /// Does something while the ear hears of windows; other tests have windows of their own.
  private func listening(
    _ name: Notification.Name, to windows: [UIWindow], _ act: () -> Void
  ) {
    let center = NotificationCenter.default
    for window in windows {
      center.addObserver(ear, selector: Self.hear, name: name, object: window)
    }
    act()
    center.removeObserver(ear)
  }

  @Test func `Windows that those who listen make key in turn`() {
    let other = UIWindow(frame: window.frame)
    other.onDiagnostic = { _ in }
    let kinds = reports {
      ear.body = { [window] in (window.isKeyWindow ? other : window).makeKey() }
      listening(UIWindow.didBecomeKeyNotification, to: [window, other]) {
        window.makeKeyAndVisible()
      }
    }
    #expect(kinds.allSatisfy { $0 == .recursion })
    #expect(window.isKeyWindow != other.isKeyWindow)
  }

  @Test func `Text sizes that those who listen change in turn`() {
    ear.body = { [window] in
      let isLarge = window.environment.contentSizeCategory == .large
      window.environment.contentSizeCategory = isLarge ? .small : .large
    }
    let kinds = reports {
      listening(UIContentSizeCategory.didChangeNotification, to: [window]) {
        window.environment.contentSizeCategory = .extraLarge
      }
    }
    #expect(kinds == [.recursion])
  }

  @Test func `Typing in answer to typing`() {
    let (field, text) = (UITextField(), UITextView())
    for view in [field, text] as [UIView] { window.addSubview(view) }
    field.delegate = ear
    ear.body = { field.insertText("a") }
    #expect(reports { field.insertText("a") } == [.recursion])
    #expect((field.text ?? "").count > 1)
    ear.body = { field.deleteBackward() }
    field.text = String(repeating: "b", count: 200)
    #expect(reports { field.deleteBackward() } == [.recursion])
    text.delegate = ear
    ear.body = { text.insertText("a") }
    #expect(reports { text.insertText("a") } == [.recursion])
  }

  @Test func `Zooming in answer to zooming, and to the question what is zoomed`() {
    let (scroll, zooming) = (UIScrollView(frame: window.frame), Zooming())
    scroll.maximumZoomScale = 4
    scroll.delegate = zooming
    scroll.addSubview(zooming.view)
    window.addSubview(scroll)
    let zoom = { scroll.setZoomScale(scroll.zoomScale == 2 ? 3 : 2, animated: true) }
    zooming.onEnd = zoom
    #expect(reports(zoom) == [.recursion])
    zooming.onEnd = {}
    zooming.onBegin = zoom
    #expect(reports(zoom) == [.recursion])
    zooming.onBegin = {}
    zooming.onName = zoom
    #expect(reports(zoom) == [.recursion])
    zooming.onName = {}
    scroll.zoomScale = 1.5
    #expect(scroll.zoomScale == 1.5 && zooming.view.transform.a == 1.5)
    // Nothing of it is left by which it could be scaled.
    zooming.view.transform = CGAffineTransform(scaleX: 0, y: 0)
    scroll.zoomScale = 2
    #expect(scroll.contentSize.width.isFinite && scroll.contentOffset.x.isFinite)
  }

  @Test func `Touches sent in answer to a touch`() {
    let view = Touchy(frame: window.bounds)
    window.addSubview(view)
    let (touch, event) = (UITouch(), UIEvent())
    event.allTouches = [touch]
    touch.position = CGPoint(x: 5, y: 5)
    view.onTouch = { [window] in window.sendEvent(event) }
    #expect(reports { window.sendEvent(event) } == [.recursion])
    view.onTouch = {}
  }

  @Test func `A gesture whose target or delegate sets its state`() {
    let pan = UIPanGestureRecognizer(target: ear, action: Self.hear)
    window.addGestureRecognizer(pan)
    var count = 0
    ear.body = {
      count += 1
      pan.state = .cancelled
    }
    #expect(reports { pan.state = .began } == [.recursion])
    #expect(count > 1 && pan.state == .cancelled)
    // As an app cancels a movement that goes too far: told once of it.
    count = 0
    ear.body = {
      count += 1
      if pan.state == .changed { pan.state = .cancelled }
    }
    #expect(
      reports { for state in [UIGestureRecognizer.State.began, .changed] { pan.state = state } }
        == [])
    #expect(count == 3 && pan.state == .cancelled)
    let asked = UIPanGestureRecognizer()
    window.addGestureRecognizer(asked)
    asked.delegate = ear
    ear.body = { asked.state = .ended }
    #expect(reports { asked.state = .began } == [])
  }

  @Test func `A display link that lets time pass`() {
    let clock = AnimationClock()
    let link = CADisplayLink(target: ear, selector: Self.hear)
    var count = 0
    ear.body = {
      count += 1
      clock.advance(by: 1)
    }
    clock.run { link.add(to: .main, forMode: .common) }
    clock.advance(by: 0.5)
    #expect(count >= 1 && clock.time >= 1)
    link.invalidate()
  }
}
