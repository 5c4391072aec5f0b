import Testing
import UIKit

/// Controllers of pages.
@Suite
struct PageTests {
  private func book(
    _ orientation: UIPageViewController.NavigationOrientation, _ count: Int
  ) -> UIPageViewController {
    let book = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation, options: nil)
    book.setViewControllers(
      (0..<count).map { _ in UIViewController() }, direction: .forward, animated: false)
    return book
  }

  private func frames(_ book: UIPageViewController) -> [CGRect] {
    (book.viewControllers ?? []).map { $0.view.frame }
  }

  @Test(arguments: [1, 2, 3])
  func `Pages share the view along the axis`(_ count: Int) {
    let room = CGRect(x: 0, y: 0, width: 300, height: 600)
    let across = book(.horizontal, count)
    let down = book(.vertical, count)
    for book in [across, down] {
      book.view.frame = room
      book.view.layoutIfNeeded()
    }
    let (width, height) = (300 / CGFloat(count), 600 / CGFloat(count))
    #expect(
      frames(across)
        == (0..<count).map {
          CGRect(x: width * CGFloat($0), y: 0, width: width, height: 600)
        })
    #expect(
      frames(down)
        == (0..<count).map {
          CGRect(x: 0, y: height * CGFloat($0), width: 300, height: height)
        })
  }

  @Test
  func `Pages are shown at once, follow the view, and go with their places among the children`() {
    let book = book(.horizontal, 2)
    book.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    book.view.layoutIfNeeded()
    let first = book.viewControllers?.first
    let added = UIViewController()
    var isTurned = false
    book.setViewControllers([added], direction: .reverse, animated: true) { isTurned = $0 }
    // Without another layout.
    #expect(added.view.superview === book.view)
    #expect(added.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(isTurned && added.parent === book && book.children == [added])
    #expect(first?.parent == nil && first?.view.superview == nil)
    book.view.frame.size.width = 500
    book.view.layoutIfNeeded()
    #expect(added.view.frame.width == 500)
    book.setViewControllers(nil, direction: .forward, animated: false)
    #expect(book.viewControllers == [] && book.children.isEmpty && book.view.subviews.isEmpty)
  }

  @Test func `What a book is made with`() {
    let made = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    #expect(made.transitionStyle == .scroll && made.navigationOrientation == .vertical)
    let plain = UIPageViewController(nibName: nil, bundle: nil)
    #expect(plain.transitionStyle == .pageCurl && plain.navigationOrientation == .horizontal)
    #expect(!plain.isDoubleSided && plain.gestureRecognizers.isEmpty && plain.viewControllers == [])
  }

  private final class Source: NSObject, UIPageViewControllerDataSource {
    var count = 3
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  @Test func `Pages from side to side end above the dots that the data source wants`() {
    for (orientation, height) in [
      (UIPageViewController.NavigationOrientation.horizontal, CGFloat(663)), (.vertical, 734),
    ] {
      let (book, source) = (book(orientation, 1), Source())
      book.additionalSafeAreaInsets.bottom = 34
      book.dataSource = source
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 734))
      window.rootViewController = book
      window.makeKeyAndVisible()
      let isAcross = orientation == .horizontal
      // 734 − 34 − 37 for a strip of dots.
      #expect(frames(book) == [CGRect(x: 0, y: 0, width: 300, height: height)])
      let dots = book.view.subviews.compactMap { $0 as? UIPageControl }
      #expect(dots.map(\.numberOfPages) == (isAcross ? [3] : []))
      #expect(dots.map(\.currentPage) == (isAcross ? [1] : []))
      source.count = 0
      book.setViewControllers([UIViewController()], direction: .forward, animated: false)
      window.layoutIfNeeded()
      #expect(frames(book) == [CGRect(x: 0, y: 0, width: 300, height: 734)])
    }
  }
}
