import Foundation
import Testing
import UIKit

/// Changes of the controllers that containers hold.
@Suite
struct ContainerChangeTests {
  final class Page: UIViewController {
    var events: [String] = []

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      events.append(parent == nil ? "leaves" : "comes")
    }
  }

  private func pages(_ count: Int) -> [Page] {
    (0..<count).map { number in
      let page = Page()
      page.title = "\(number)"
      return page
    }
  }

  @Test func `A navigation controller has its controllers in the order they are given`() {
    let pages = pages(3)
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    #expect(navigation.viewControllers.isEmpty && navigation.topViewController == nil)
    let window = show(navigation)
    navigation.viewControllers = [pages[0], pages[1]]
    #expect(navigation.navigationBar.items?.map(\.title) == ["0", "1"])
    #expect(navigation.navigationBar.topItem === pages[1].navigationItem)
    // The new one comes before the one that stays.
    navigation.viewControllers = [pages[2], pages[0]]
    #expect(navigation.viewControllers == [pages[2], pages[0]])
    #expect(navigation.topViewController === pages[0])
    #expect(pages[0].view.window === window && pages[2].viewIfLoaded?.window == nil)
    #expect(pages.map(\.events) == [["comes"], ["comes", "leaves"], ["comes"]])
    #expect(pages[1].parent == nil)
  }

  @Test func `A navigation controller leads back to the first controller`() {
    let pages = pages(4)
    let navigation = UINavigationController(rootViewController: pages[0])
    let window = show(navigation)
    for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
    // One that is there already isn't pushed again, which is reported.
    window.onDiagnostic = { _ in }
    navigation.pushViewController(pages[1], animated: false)
    #expect(navigation.viewControllers == pages)
    #expect(navigation.popToRootViewController(animated: true) == Array(pages.dropFirst()))
    #expect(navigation.viewControllers == [pages[0]])
    #expect(pages[0].view.window === window)
    #expect(navigation.popToRootViewController(animated: true) == [])
  }

  @Test func `What a controller presents is in sight`() {
    let pages = pages(2)
    let navigation = UINavigationController(rootViewController: pages[0])
    let window = show(navigation)
    #expect(navigation.visibleViewController === pages[0])
    pages[0].present(pages[1], animated: false)
    #expect(navigation.visibleViewController === pages[1])
    #expect(window.rootViewController === navigation)
  }

  @Test
  func `A controller inside a page shows others in the navigation around it, else above itself`() {
    let pages = pages(4)
    let navigation = UINavigationController(rootViewController: pages[0])
    let window = show(navigation)
    pages[0].addChild(pages[1])
    #expect(pages[1].navigationController === navigation)
    #expect(pages[1].tabBarController == nil)
    pages[1].show(pages[2], sender: nil)
    #expect(navigation.topViewController === pages[2])
    window.rootViewController = pages[3]
    window.layoutIfNeeded()
    let other = UIViewController()
    pages[3].show(other, sender: nil)
    #expect(pages[3].presentedViewController === other)
  }

  @Test func `Bars tell how high they are, and whether they are hidden`() {
    #expect(UINavigationBar().intrinsicContentSize == CGSize(width: -1, height: 44))
    #expect(UITabBar().intrinsicContentSize == CGSize(width: -1, height: 49))
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(!navigation.isNavigationBarHidden)
    navigation.isNavigationBarHidden = true
    #expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden)
    let window = show(navigation)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isNavigationBarHidden = false
    window.layoutIfNeeded()
    // Large titles take 96 points, as in frames that Interface Builder has stored.
    #expect(navigation.topViewController?.view.safeAreaInsets.top == CGFloat(59 + 96))
  }

  @Test func `A tab bar controller goes on to show the controller that it shows`() {
    let pages = pages(4)
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
    let window = show(tabs)
    tabs.viewControllers = [pages[0], pages[1], pages[2]]
    tabs.selectedViewController = pages[1]
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === pages[1].tabBarItem)
    // It has another place now.
    tabs.viewControllers = [pages[1], pages[3]]
    #expect(tabs.selectedIndex == 0 && tabs.viewControllers == [pages[1], pages[3]])
    #expect(tabs.tabBar.items?.map(\.title) == ["1", "3"])
    #expect(pages[1].view.window === window && pages[0].parent == nil)
    // One that goes gives way to the one in its place.
    tabs.viewControllers = [pages[2], pages[3]]
    #expect(tabs.selectedViewController === pages[2] && pages[2].view.window === window)
    tabs.selectedIndex = 1
    // Where no other has its place, the first is shown.
    tabs.viewControllers = [pages[0]]
    #expect(tabs.selectedViewController === pages[0] && tabs.selectedIndex == 0)
  }

  @Test func `A place or a controller that a tab bar controller doesn't have is left alone`() {
    let pages = pages(3)
    let tabs = UITabBarController()
    tabs.viewControllers = [pages[0], pages[1]]
    tabs.selectedIndex = 7
    tabs.selectedViewController = pages[2]
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = 1
    tabs.viewControllers = nil
    #expect(tabs.viewControllers == nil && tabs.selectedIndex == 0)
    #expect(tabs.tabBar.items == [] && pages[0].parent == nil)
  }

  @Test func `What bars show for a controller`() {
    let page = pages(1)[0]
    #expect(page.navigationItem.title == "0" && page.tabBarItem.title == "0")
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem(customView: UIView()))
    #expect(first.isEnabled && first.tag == 0 && first.width == 0 && second.customView != nil)
    #expect(!page.navigationItem.hidesBackButton && page.navigationItem.prompt == nil)
    page.navigationItem.leftBarButtonItem = first
    page.navigationItem.rightBarButtonItems = [second, first]
    #expect(page.navigationItem.leftBarButtonItems == [first])
    #expect(page.navigationItem.rightBarButtonItem === second)
    page.navigationItem.rightBarButtonItem = nil
    #expect(page.navigationItem.rightBarButtonItems == nil)
    #expect(page.navigationItem.leftBarButtonItem === first)
    let (day, night) = (
      UIImage(size: CGSize(width: 1, height: 1)), UIImage(size: CGSize(width: 2, height: 2))
    )
    page.tabBarItem = UITabBarItem(title: "Sky", image: day, selectedImage: night)
    #expect(page.tabBarItem.title == "Sky" && page.tabBarItem.tag == 0)
    #expect(page.tabBarItem.image == day && page.tabBarItem.selectedImage == night)
  }

  @Test func `A controller presents one other, once, and from a window`() {
    let pages = pages(4)
    var messages: [String] = []
    pages[1].view.onDiagnostic = { messages.append($0.message) }
    pages[1].present(pages[2], animated: false)
    #expect(pages[1].presentedViewController == nil)
    let window = show(pages[0])
    window.onDiagnostic = { messages.append($0.message) }
    pages[0].present(pages[0], animated: false)
    #expect(pages[0].presentedViewController == nil)
    pages[0].present(pages[2], animated: false)
    pages[0].present(pages[3], animated: false)
    #expect(pages[0].presentedViewController === pages[2])
    pages[2].present(pages[2], animated: false)
    #expect(pages[2].presentedViewController == nil)
    #expect(messages.count == 4)
    #expect(messages.filter { $0.contains("while it presents another") }.count == 1)
    #expect(messages.filter { $0.contains("is presented already") }.count == 2)
  }
}
