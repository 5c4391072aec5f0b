import Foundation
import Testing
import UIKit

/// Sheets, forms and popovers, with the measures of iOS 15 to 18, as the controllers' pages state them.
@Suite
struct PresentationTests {
  /// A root in the window of an iPhone 15 (393 × 852, safe area 59 above and 34 below) or an iPad mini.
  private func root(_ device: SimulatedDevice = .iPhone15) -> (UIWindow, UIViewController) {
    UIScreen.simulate(device) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return (window, root)
    }
  }

  @Test func `A controller is a sheet by itself, and fills the window where it says so`() {
    let cases: [(style: UIModalPresentationStyle, y: CGFloat)] = [
      // 59 + 10.
      (.automatic, 69), (.pageSheet, 69), (.formSheet, 69), (.popover, 69), (.fullScreen, 0),
      (.overFullScreen, 0), (.overCurrentContext, 0), (.custom, 0),
    ]
    for (style, y) in cases {
      let (window, root) = root()
      let page = UIViewController()
      page.modalPresentationStyle = style
      root.present(page, animated: false)
      window.layoutIfNeeded()
      #expect(
        page.view.frame == CGRect(x: 0, y: y, width: 393, height: 852 - y), "\(style)")
      #expect(page.view.window === window)
      root.dismiss(animated: false)
      #expect(page.view.window == nil && window.subviews.count == 1, "\(style)")
    }
  }

  @Test
  func `A sheet rests at the detent that is chosen, without the safe area below in its own height`()
  {
    let cases: [(detent: UISheetPresentationController.Detent, height: CGFloat)] = [
      (.large(), 783), (.medium(), 426),
      // 200 + 34; a third of 852 − 69 − 34 = 749, and no more than there is.
      (.custom { _ in 200 }, 234), (.custom { $0.maximumDetentValue / 7 }, 141),
      (.custom { _ in 9_000 }, 783), (.custom { _ in -5 }, 34), (.custom { _ in .nan }, 34),
      (.custom { _ in nil }, 783),
    ]
    for (detent, height) in cases {
      let (window, root) = root()
      let page = UIViewController()
      page.sheetPresentationController?.detents = [detent]
      root.present(page, animated: false)
      window.layoutIfNeeded()
      #expect(page.view.frame.height == height && page.view.frame.maxY == 852)
    }
    let (window, root) = root()
    let page = UIViewController()
    page.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(page, animated: false)
    window.layoutIfNeeded()
    #expect(page.view.frame.height == 426)
    page.sheetPresentationController?.animateChanges {
      page.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    window.layoutIfNeeded()
    #expect(page.view.frame.height == 783)
    // Its own safe area: nothing above, as it begins below that of the window.
    #expect(page.view.safeAreaInsets.top == 0 && page.view.safeAreaInsets.bottom == 34)
  }

  @Test
  func
    `A popover stands beside what it belongs to in a wide window, and is a sheet in a narrow one`()
  {
    // 744 × 1133 with 24 above and 20 below.
    let (window, root) = root(.iPadMini)
    let button = UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 44))
    root.view.addSubview(button)
    let cases: [(sides: UIPopoverArrowDirection, frame: CGRect)] = [
      // Below: 244 + 13; in the middle of 350.
      (.any, CGRect(x: 250, y: 257, width: 200, height: 150)),
      (.down, CGRect(x: 250, y: 200 - 13 - 150, width: 200, height: 150)),
      (.left, CGRect(x: 413, y: 222 - 75, width: 200, height: 150)),
      (.right, CGRect(x: 300 - 13 - 200, y: 222 - 75, width: 200, height: 150)),
    ]
    for (sides, frame) in cases {
      let page = UIViewController()
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 200, height: 150)
      page.popoverPresentationController?.sourceView = button
      page.popoverPresentationController?.permittedArrowDirections = sides
      root.present(page, animated: false)
      window.layoutIfNeeded()
      #expect(page.view.frame == frame, "\(sides)")
      root.dismiss(animated: false)
    }
  }

  /// Radars 19175472 and 28564552: the size of what is shown and the height of the bar; it shrinks, too.
  @Test func `A popover with a navigation controller has room for what is shown and its bars`() {
    let (window, root) = root(.iPadMini)
    let page = UIViewController()
    page.preferredContentSize = CGSize(width: 200, height: 150)
    let stack = UINavigationController(rootViewController: page)
    stack.modalPresentationStyle = .popover
    stack.popoverPresentationController?.sourceView = root.view
    stack.popoverPresentationController?.permittedArrowDirections = []
    root.present(stack, animated: false)
    let search = UISearchController(searchResultsController: nil)
    let larger = UIViewController()
    larger.preferredContentSize = CGSize(width: 300, height: 250)
    let steps: [(width: CGFloat, height: CGFloat, change: () -> Void)] = [
      (200, 150 + 44, {}),
      (300, 250 + 44, { stack.pushViewController(larger, animated: false) }),
      // Nobody sees the one below.
      (300, 250 + 44, { page.preferredContentSize.width = 220 }),
      (240, 100 + 44, { larger.preferredContentSize = CGSize(width: 240, height: 100) }),
      // A prompt's line and a search bar.
      (240, 100 + 74, { larger.navigationItem.prompt = "Choose one" }),
      (240, 100 + 126, { larger.navigationItem.searchController = search }),
      (240, 100 + 74, { larger.navigationItem.searchController = nil }),
      (240, 100 + 44, { larger.navigationItem.prompt = nil }),
      (240, 100 + 44 + 44, { stack.isToolbarHidden = false }),
      (240, 100 + 44, { stack.isNavigationBarHidden = true }),
      (220, 150 + 44, { stack.popViewController(animated: false) }),
      // A size that isn't wished leaves the present one.
      (220, 150 + 44, { stack.pushViewController(UIViewController(), animated: false) }),
    ]
    for (step, (width, height, change)) in steps.enumerated() {
      change()
      window.layoutIfNeeded()
      #expect(stack.view.frame.size == CGSize(width: width, height: height), "step \(step)")
    }
    #expect(stack.preferredContentSize == CGSize(width: 220, height: 194))
  }

  @Test
  func `A controller of the program's own places the view, and again when the window changes`() {
    final class Half: UIPresentationController {
      var calls: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        let room = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: room.height / 2, width: room.width, height: room.height / 2)
      }
      override func presentationTransitionWillBegin() { calls.append("begin") }
      override func presentationTransitionDidEnd(_ completed: Bool) {
        calls.append("shown: \(completed)")
      }
      override func dismissalTransitionWillBegin() { calls.append("leave") }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        calls.append("gone: \(completed)")
      }
    }
    final class Maker: NSObject, UIViewControllerTransitioningDelegate {
      var made: Half?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        made = Half(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let (window, root) = root()
    let (page, maker) = (UIViewController(), Maker())
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = maker
    root.present(page, animated: true)
    window.layoutIfNeeded()
    #expect(page.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    window.frame.size = CGSize(width: 300, height: 400)
    window.layoutIfNeeded()
    #expect(page.view.frame == CGRect(x: 0, y: 200, width: 300, height: 200))
    root.dismiss(animated: true)
    #expect(maker.made?.calls == ["begin", "shown: true", "leave", "gone: true"])
    #expect(page.presentingViewController == nil && window.subviews.count == 1)
  }

  @Test func `An animator of the program's own puts the view in, and takes its time`() {
    final class Mover: NSObject, UIViewControllerTransitioningDelegate,
      UIViewControllerAnimatedTransitioning
    {
      var ended: [Bool] = []
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
      { self }
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to), let page = context.viewController(forKey: .to) {
          view.frame = context.finalFrame(for: page)
          context.containerView.addSubview(view)
        }
        UIView.animate(
          withDuration: 0.3, animations: {}, completion: { _ in context.completeTransition(true) })
      }
      func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }
    let (window, root) = root()
    let (page, mover) = (UIViewController(), Mover())
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = mover
    root.present(page, animated: true)
    window.layoutIfNeeded()
    #expect(page.view.frame == window.bounds && mover.ended == [true])
    root.dismiss(animated: true)
    #expect(page.view.window == nil && mover.ended == [true, true])
  }
}
