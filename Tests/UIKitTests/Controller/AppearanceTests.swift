import Foundation
import Testing
import UIKit

/// Children whose parents tell them that their views come and go, by the pages of
/// `beginAppearanceTransition(_:animated:)` and `shouldAutomaticallyForwardAppearanceMethods`.
@Suite struct AppearanceTests {
  private final class Manual: NotingPage {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test func `A program's own calls take the place of those by themselves`() {
    let log = PassageLog()
    let (root, child) = (NotingPage("A", log), NotingPage("B", log))
    let window = show(root)
    root.addChild(child)
    log.lines = []
    child.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(child.view)
    window.layoutIfNeeded()
    #expect(log.lines == ["B will come true"])
    child.endAppearanceTransition()
    #expect(log.lines == ["B will come true", "B comes true", "B came true"])
    // Once more changes nothing.
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    window.layoutIfNeeded()
    #expect(log.lines.count == 3)
    log.lines = []
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    #expect(log.lines == ["B will go false"])
    child.endAppearanceTransition()
    #expect(log.lines == ["B will go false", "B went false"])
    // By itself again.
    log.lines = []
    root.view.addSubview(child.view)
    window.layoutIfNeeded()
    #expect(log.lines == ["B will come false", "B comes false", "B came false"])
  }

  @Test func `A parent that forwards nothing tells its children, and they tell theirs`() {
    let log = PassageLog()
    let (root, child, inner) = (Manual("A", log), NotingPage("B", log), NotingPage("C", log))
    root.addChild(child)
    child.addChild(inner)
    child.view.addSubview(inner.view)
    root.view.addSubview(child.view)
    let window = show(root)
    #expect(log.lines == ["A will come false", "A comes false", "A came false"])
    log.lines = []
    child.beginAppearanceTransition(true, animated: false)
    #expect(log.lines == ["B will come false", "C will come false"])
    child.endAppearanceTransition()
    #expect(
      log.lines.suffix(4) == ["B comes false", "B came false", "C comes false", "C came false"])
    // A change of direction on the way.
    log.lines = []
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      log.lines.filter { $0.hasPrefix("B") } == [
        "B will go true", "B will come true", "B comes true", "B came true",
      ])
    log.lines = []
    child.view.removeFromSuperview()
    window.rootViewController = nil
    #expect(log.lines == ["A will go false", "A went false"])
  }

  @Test func `A navigation controller says whether a change is animated`() {
    let log = PassageLog()
    let stack = UINavigationController(rootViewController: NotingPage("A", log))
    let window = show(stack)
    log.lines = []
    stack.pushViewController(NotingPage("B", log), animated: true)
    window.layoutIfNeeded()
    #expect(
      log.lines == [
        "A will go true", "B will come true", "A went true", "B comes true", "B came true",
      ])
    log.lines = []
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(
      log.lines == [
        "B will go false", "A will come false", "B went false", "A comes false", "A came false",
      ])
    // What is pushed before it is shown comes with the rest.
    let other = UINavigationController(rootViewController: NotingPage("C", log))
    other.pushViewController(NotingPage("D", log), animated: true)
    log.lines = []
    window.rootViewController = other
    window.layoutIfNeeded()
    #expect(
      log.lines.filter { $0.hasPrefix("D") } == [
        "D will come false", "D comes false", "D came false",
      ])
  }

  @Test func `The traits to come are told before the size, to children and to what is shown above`()
  {
    final class Screen: UIViewController {
      var lines: [String] = []
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        lines.append(
          "\(newCollection.verticalSizeClass == .compact) \(traitCollection.verticalSizeClass == .compact)"
        )
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        lines.append("\(size.width)")
        coordinator.animate(alongsideTransition: nil) { _ in
          self.lines.append("at \(self.view.bounds.width)")
        }
      }
    }
    let (root, child, above) = (Screen(), Screen(), Screen())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    above.modalPresentationStyle = .overFullScreen
    root.present(above, animated: false)
    window.layoutIfNeeded()
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    for screen in [root, above] {
      #expect(screen.lines == ["true false", "844.0", "at 844.0"])
    }
    #expect(child.lines.prefix(2) == ["true false", "844.0"])
    root.lines = []
    // The same traits.
    window.frame.size.width = 800
    #expect(root.lines == ["800.0", "at 800.0"])
    root.lines = []
    window.environment.userInterfaceStyle = .dark
    #expect(root.lines == ["true true"])
  }
}
