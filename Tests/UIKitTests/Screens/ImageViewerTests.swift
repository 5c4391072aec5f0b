import Foundation
import Testing
import UIKit

/// Screens that show a picture to be scaled, as programs write them.
@Suite struct ImageViewerTests {
  /// A picture of 800 × 400 points.
  private final class Picture: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 800, height: 400) }
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private final class Constrained: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView()
    let picture = Picture(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
    var edges: [NSLayoutConstraint] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.delegate = self
      view.addSubview(scroll)
      scroll.addSubview(picture)
      scroll.translatesAutoresizingMaskIntoConstraints = false
      picture.translatesAutoresizingMaskIntoConstraints = false
      edges = [
        picture.topAnchor.constraint(equalTo: scroll.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
      ]
      NSLayoutConstraint.activate(
        edges + [
          scroll.topAnchor.constraint(equalTo: view.topAnchor),
          scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let (room, size) = (view.bounds.size, picture.bounds.size)
      let scale = min(room.width / size.width, room.height / size.height)
      guard scale != scroll.minimumZoomScale else { return }
      scroll.minimumZoomScale = scale
      scroll.maximumZoomScale = 2
      scroll.zoomScale = scale
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      let y = max(0, (view.bounds.height - picture.frame.height) / 2)
      let x = max(0, (view.bounds.width - picture.frame.width) / 2)
      (edges[0].constant, edges[1].constant) = (y, y)
      (edges[2].constant, edges[3].constant) = (x, x)
      view.layoutIfNeeded()
    }
  }

  @Test func `A picture that constraints hold fits, is in the middle, and can be scaled`() {
    let screen = Constrained()
    let window = window(screen)
    // 800 · 0.5 fits, (600 − 200) / 2 above.
    #expect(screen.scroll.zoomScale == 0.5)
    #expect(screen.picture.frame == CGRect(x: 0, y: 200, width: 400, height: 200))
    #expect(screen.scroll.contentSize == CGSize(width: 400, height: 600))
    screen.scroll.setZoomScale(2, animated: true)
    window.layoutIfNeeded()
    #expect(screen.picture.frame == CGRect(x: 0, y: 0, width: 1600, height: 800))
    #expect(screen.scroll.contentSize == CGSize(width: 1600, height: 800))
    // The middle of the picture stays in the middle, 800 − 200, until the program takes the room above it away:
    // then the end of the content is in sight, 800 − 600.
    #expect(screen.scroll.contentOffset == CGPoint(x: 600, y: 200))
    // A device that is turned: 600 / 800.
    screen.scroll.setZoomScale(0.5, animated: true)
    window.frame = CGRect(x: 0, y: 0, width: 600, height: 400)
    window.layoutIfNeeded()
    #expect(screen.picture.frame == CGRect(x: 0, y: 50, width: 600, height: 300))
  }

  private final class Inset: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView()
    let picture = Picture(frame: CGRect(x: 0, y: 0, width: 800, height: 400))

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.delegate = self
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.addSubview(picture)
      scroll.contentSize = picture.bounds.size
      view.addSubview(scroll)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let scale = min(scroll.bounds.width / 800, scroll.bounds.height / 400)
      scroll.minimumZoomScale = scale
      scroll.maximumZoomScale = 4
      if scroll.zoomScale < scale || scroll.zoomScale == 1 { scroll.zoomScale = scale }
      center()
    }

    func center() {
      let y = max(0, (scroll.bounds.height - scroll.contentSize.height) / 2)
      let x = max(0, (scroll.bounds.width - scroll.contentSize.width) / 2)
      scroll.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }
  }

  @Test func `A picture is in the middle by the insets of the content`() {
    let screen = Inset()
    let window = window(screen)
    #expect(screen.scroll.contentSize == CGSize(width: 400, height: 200))
    #expect(screen.scroll.contentInset.top == 200)
    #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: -200))
    // A double tap at 600, 200 of the picture.
    screen.scroll.zoom(to: CGRect(x: 500, y: 50, width: 200, height: 300), animated: true)
    window.layoutIfNeeded()
    #expect(screen.scroll.zoomScale == 2 && screen.scroll.contentInset == .zero)
    #expect(screen.scroll.contentOffset == CGPoint(x: 1000, y: 100))
    screen.scroll.setZoomScale(0.5, animated: true)
    window.layoutIfNeeded()
    #expect(screen.scroll.contentInset.top == 200)
    #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: -200))
  }

  /// Places the picture itself in each layout.
  private final class Placed: UIScrollView, UIScrollViewDelegate {
    var picture: UIView?

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let picture else { return }
      var frame = picture.frame
      frame.origin.x = frame.width < bounds.width ? (bounds.width - frame.width) / 2 : 0
      frame.origin.y = frame.height < bounds.height ? (bounds.height - frame.height) / 2 : 0
      picture.frame = frame
    }

    func show(_ size: CGSize) {
      picture?.removeFromSuperview()
      picture = nil
      zoomScale = 1
      let new = UIView(frame: CGRect(origin: .zero, size: size))
      picture = new
      addSubview(new)
      contentSize = size
      maximumZoomScale = 1
      minimumZoomScale = min(bounds.width / size.width, bounds.height / size.height)
      zoomScale = minimumZoomScale
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
  }

  @Test func `A picture is in the middle by its frame, and another takes its place`() {
    let scroll = Placed(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = scroll
    let screen = UIViewController()
    let window = window(screen)
    screen.view.addSubview(scroll)
    scroll.show(CGSize(width: 800, height: 400))
    window.layoutIfNeeded()
    #expect(scroll.picture?.frame == CGRect(x: 0, y: 200, width: 400, height: 200))
    scroll.zoomScale = 1
    window.layoutIfNeeded()
    #expect(scroll.picture?.frame == CGRect(x: 0, y: 100, width: 800, height: 400))
    scroll.show(CGSize(width: 800, height: 4800))
    window.layoutIfNeeded()
    #expect(scroll.zoomScale == 0.125)
    #expect(scroll.picture?.frame == CGRect(x: 150, y: 0, width: 100, height: 600))
    #expect(scroll.contentSize == CGSize(width: 100, height: 600))
  }
}
