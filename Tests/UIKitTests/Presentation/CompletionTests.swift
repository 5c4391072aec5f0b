import Foundation
import Testing
import UIKit

/// When completions of presentations are called, by the pages of `present(_:animated:completion:)` and
/// `dismiss(animated:completion:)`.
@Suite struct CompletionTests {
  @Test(arguments: [true, false])
  func `A completion comes after viewDidAppear, and after viewDidDisappear`(isAnimated: Bool) {
    let log = PassageLog()
    let (root, page) = (NotingPage("A", log), NotingPage("B", log))
    let window = show(root)
    log.lines = []
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: isAnimated) { log.lines.append("shown") }
    #expect(
      log.lines == [
        "A will go \(isAnimated)", "B will come \(isAnimated)", "A went \(isAnimated)",
        "B comes \(isAnimated)", "B came \(isAnimated)", "shown",
      ])
    log.lines = []
    root.dismiss(animated: isAnimated) { log.lines.append("away") }
    #expect(
      log.lines == [
        "B will go \(isAnimated)", "A will come \(isAnimated)", "B went \(isAnimated)",
        "A comes \(isAnimated)", "A came \(isAnimated)", "away",
      ])
    log.lines = []
    page.modalPresentationStyle = .pageSheet
    root.present(page, animated: isAnimated)
    #expect(log.lines == ["B will come \(isAnimated)"])
    window.layoutIfNeeded()
    // It isn't animated any more.
    page.view.removeFromSuperview()
    #expect(log.lines.suffix(2) == ["B will go false", "B went false"])
  }

  @Test func `What isn't shown has no completion, and nothing to dismiss has one`() {
    let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
    let window = show(root)
    window.onDiagnostic = { _ in }
    var count = 0
    root.present(first, animated: false) { count += 1 }
    root.present(second, animated: false) { count += 10 }
    #expect(count == 1)
    root.dismiss(animated: false) { count += 100 }
    root.dismiss(animated: false) { count += 1000 }
    #expect(count == 1101 && window.subviews.count == 1)
  }

  private final class Mover: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let coming = transitionContext.view(forKey: .to)
      if let coming { transitionContext.containerView.addSubview(coming) }
      let view = coming ?? transitionContext.view(forKey: .from)
      UIView.animate(
        withDuration: transitionDuration(using: transitionContext),
        animations: { view?.alpha = coming == nil ? 0 : 1 },
        completion: { _ in transitionContext.completeTransition(true) })
    }
  }

  @Test func `With a program's own animation they wait for its end`() {
    let log = PassageLog()
    let (root, page) = (NotingPage("A", log), NotingPage("B", log))
    let window = show(root)
    let mover = Mover()
    page.transitioningDelegate = mover
    page.modalPresentationStyle = .custom
    let clock = AnimationClock()
    log.lines = []
    clock.run { root.present(page, animated: true) { log.lines.append("shown") } }
    clock.advance(by: 0.4)
    window.layoutIfNeeded()
    #expect(log.lines == ["B will come true", "B comes true", "B came true"])
    clock.advance(by: 0.2)
    #expect(log.lines.last == "shown")
    log.lines = []
    clock.run { root.dismiss(animated: true) { log.lines.append("away") } }
    clock.advance(by: 0.4)
    #expect(log.lines == [])
    clock.advance(by: 0.2)
    #expect(log.lines == ["B will go true", "B went true", "away"])
  }

  @Test func `An alert gives the keyboard to its first field, and takes it away when it goes`() {
    let root = UIViewController()
    let window = show(root)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    var ended = 0
    alert.addTextField {
      $0.addAction(UIAction { _ in ended += 1 }, for: .editingDidEnd)
    }
    alert.addTextField()
    root.present(alert, animated: true)
    window.layoutIfNeeded()
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
    root.dismiss(animated: true)
    #expect(alert.textFields?.map(\.isFirstResponder) == [false, false] && ended == 1)
  }

  @Test func `A popover's delegate prepares it, but not where it is a sheet`() {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      var count = 0
      let source: UIView
      init(_ source: UIView) { self.source = source }
      func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
        count += 1
        popover.sourceView = source
      }
    }
    for (device, count) in [(SimulatedDevice.iPadMini, 1), (.iPhone15, 0)] {
      UIScreen.simulate(device) {
        let root = UIViewController()
        let window = show(root)
        let button = UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 44))
        root.view.addSubview(button)
        let page = UIViewController()
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 100)
        let delegate = Delegate(button)
        page.popoverPresentationController?.delegate = delegate
        root.present(page, animated: false)
        window.layoutIfNeeded()
        #expect(delegate.count == count)
        if count == 1 {
          // 13 below the button for the arrow.
          #expect(page.view.frame == CGRect(x: 250, y: 257, width: 200, height: 100))
        }
      }
    }
  }
}
