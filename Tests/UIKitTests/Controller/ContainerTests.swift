import Testing
import UIKit

/// Controllers that contain others.
@Suite
struct ContainerTests {
  final class Page: UIViewController {
    let content = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  @Test
  func `A navigation bar is 44 points high below the status bar, and part of the safe area inside`()
  {
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    let window = show(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(page.view.frame == window.bounds)
    #expect(page.content.frame == CGRect(x: 0, y: 103, width: 393, height: 715))
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(page.content.frame.minY == 59)
  }

  @Test func `Controllers are pushed and popped`() {
    let (first, second) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    let window = show(navigation)
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(navigation.topViewController === second && second.navigationController === navigation)
    #expect(second.view.window === window && first.viewIfLoaded?.window == nil)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(first.view.window === window && second.parent == nil)
  }

  @Test func `A tab bar is 49 points high above the safe area`() {
    let pages = [Page(), Page()]
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    let window = show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    #expect(pages[0].content.frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 83))
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(pages[1].view.window === window && pages[0].viewIfLoaded?.window == nil)
    #expect(tabs.selectedViewController === pages[1] && pages[1].tabBarController === tabs)
  }

  @Test func `A presented controller stands before all else until it is dismissed`() {
    let (page, sheet) = (Page(), Page())
    sheet.modalPresentationStyle = .fullScreen
    let window = show(page)
    var isDone = false
    page.present(sheet, animated: true) { isDone = true }
    window.layoutIfNeeded()
    #expect(isDone && sheet.view.frame == window.bounds && page.presentedViewController === sheet)
    sheet.dismiss(animated: true)
    #expect(sheet.view.window == nil && page.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test func `The layout guides of older code end at the safe area`() {
    let page = Page()
    let label = UILabel()
    let window = show(page)
    label.text = "x"
    label.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor, constant: 8),
      NSLayoutConstraint(
        item: label, attribute: .left, relatedBy: .equal, toItem: page.view, attribute: .left,
        multiplier: 1, constant: 0),
    ])
    let footer = UIView()
    footer.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(footer)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[footer(10)][bottom]", options: [], metrics: nil,
        views: ["footer": footer, "bottom": page.bottomLayoutGuide] as [String: Any]))
    window.layoutIfNeeded()
    #expect(label.frame.minY == 67 && page.topLayoutGuide.length == 59)
    #expect(footer.frame.maxY == 818 && page.bottomLayoutGuide.length == 34)
  }

  @Test func `Another device's screen`() {
    let frames = UIScreen.simulate(.iPhoneSE) {
      let page = Page()
      let window = show(page)
      return (window.bounds, page.content.frame, window.screen.scale)
    }
    #expect(frames.0.size == CGSize(width: 375, height: 667) && frames.2 == 2)
    #expect(frames.1 == CGRect(x: 0, y: 20, width: 375, height: 647))
  }
}
