import Foundation
import StandardViews
import Testing
import ViewTree

/// Scales of scroll views, by the pages of `UIScrollView` and its delegate.
@Suite struct ZoomTests {
  private final class Delegate: ScrollViewDelegate {
    var view: View?
    var lines: [String] = []
    func viewForZooming(in scrollView: ScrollView) -> View? { view }
    func scrollViewDidScroll(_ scrollView: ScrollView) { lines.append("scroll") }
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
      lines.append("begin \(scrollView.zoomScale) \(view === self.view)")
    }
    func scrollViewDidZoom(_ scrollView: ScrollView) {
      lines.append("zoom \(scrollView.zoomScale) \(scrollView.contentSize.width)")
    }
    func scrollViewDidEndZooming(
      _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
    ) { lines.append("end \(scale) \(view === self.view)") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { lines.append("moved") }
  }

  private let root = window(300, 300)
  private let scroll = ScrollView(frame: rect(0, 0, 100, 100))
  private let content = View(frame: rect(0, 0, 200, 200))
  private let delegate = Delegate()
  private let reports: Reports

  init() {
    scroll.name = "scroll"
    content.name = "content"
    root.addSubview(scroll)
    scroll.addSubview(content)
    scroll.contentSize = CGSize(width: 200, height: 200)
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 4
    scroll.delegate = delegate
    delegate.view = content
    reports = Reports(of: root)
    root.layoutIfNeeded()
    delegate.lines = []
  }

  @Test func `The view and the content's size are scaled between the limits`() {
    // What was in the middle stays there: 50 · 2 − 50, and so on, as far as the content reaches.
    let cases: [(scale: CGFloat, shown: CGFloat, offset: CGFloat)] = [
      (2, 2, 50), (9, 4, 150), (1, 1, 0), (0.5, 0.5, 0), (0.1, 0.5, 0), (1, 1, 50),
    ]
    for (scale, shown, offset) in cases {
      scroll.zoomScale = scale
      root.layoutIfNeeded()
      let side = 200 * shown
      #expect(scroll.zoomScale == shown && scroll.contentSize == CGSize(width: side, height: side))
      #expect(content.frame == rect(0, 0, side, side), "\(scale)")
      #expect(content.transform == ViewTransform(scaleX: shown, y: shown))
      #expect(content.bounds == rect(0, 0, 200, 200))
      #expect(scroll.contentOffset == CGPoint(x: offset, y: offset), "\(scale)")
    }
    #expect(reports.messages == [])
  }

  @Test func `Nothing is scaled without a view to scale, or beyond limits of 1`() {
    delegate.view = nil
    scroll.zoomScale = 2
    delegate.view = root
    scroll.zoomScale = 2
    delegate.view = scroll
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1 && scroll.contentSize.width == 200)
    delegate.view = content
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = 1
    scroll.setZoomScale(2, animated: true)
    scroll.delegate = nil
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1 && content.transform == .identity && delegate.lines == [])
    #expect(reports.messages == [])
  }

  @Test func `The delegate is told of a change, and with an animation of its beginning and end`() {
    scroll.zoomScale = 2
    #expect(delegate.lines == ["scroll", "zoom 2.0 400.0"])
    delegate.lines = []
    scroll.zoomScale = 2
    scroll.setZoomScale(2, animated: true)
    #expect(delegate.lines == [])
    scroll.setZoomScale(1, animated: true)
    #expect(
      delegate.lines == ["begin 2.0 true", "scroll", "zoom 1.0 200.0", "end 1.0 true"])
    delegate.lines = []
    scroll.zoom(to: rect(100, 100, 50, 50), animated: true)
    #expect(
      delegate.lines == ["begin 1.0 true", "scroll", "zoom 2.0 400.0", "end 2.0 true"])
    delegate.lines = []
    // The same scale: it only moves.
    scroll.zoom(to: rect(0, 0, 50, 50), animated: false)
    #expect(delegate.lines == ["scroll"] && scroll.contentOffset == .zero)
  }

  @Test(
    arguments: [
      // As large as there is room, in the middle: 125 · 2 − 50.
      (rect(100, 100, 50, 50), 2, 200, 200),
      // As high as there is room: 50 · 1 − 50 and 100 · 1 − 50.
      (rect(25, 50, 50, 100), 1, 0, 50),
      // 5 · 4 − 50 is before the beginning, 195 · 4 − 50 is 730, and the end 800 − 100.
      (rect(0, 190, 10, 10), 4, 0, 700),
      (rect(0, 0, 1000, 1000), 0.5, 0, 0), (rect(100, 100, 0, 0), 4, 350, 350),
    ] as [(CGRect, CGFloat, CGFloat, CGFloat)])
  func `A part is shown as large as it can be, in the middle`(
    part: CGRect, scale: CGFloat, x: CGFloat, y: CGFloat
  ) {
    for before in [1, 3, 0.5] as [CGFloat] {
      scroll.zoomScale = before
      scroll.zoom(to: part, animated: false)
      root.layoutIfNeeded()
      #expect(scroll.zoomScale == scale)
      #expect(scroll.contentOffset == CGPoint(x: x, y: y), "\(before)")
    }
  }

  @Test func `Constraints to the content speak of the scaled view, their constants stay`() {
    let inner = View()
    content.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    Pins.pin(inner, to: content, by: 5)
    Pins.pin(content, to: scroll, by: 10)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 150),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == rect(10, 10, 200, 150))
    for scale in [2, 0.5, 3, 1] as [CGFloat] {
      scroll.zoomScale = scale
      // At once it is as large as it will be.
      #expect(content.frame.size == CGSize(width: 200 * scale, height: 150 * scale))
      root.layoutIfNeeded()
      #expect(content.frame == rect(10, 10, 200 * scale, 150 * scale), "\(scale)")
      #expect(
        scroll.contentSize == CGSize(width: 20 + 200 * scale, height: 20 + 150 * scale))
      #expect(content.bounds == rect(0, 0, 200, 150) && inner.frame == rect(5, 5, 190, 140))
    }
    scroll.zoomScale = 2
    root.layoutIfNeeded()
    // The program takes the scale back itself.
    content.transform = .identity
    root.layoutIfNeeded()
    #expect(scroll.zoomScale == 1 && content.frame == rect(10, 10, 200, 150))
    #expect(scroll.contentSize == CGSize(width: 220, height: 170))
    #expect(reports.messages == [])
  }

  @Test func `A view in the middle by constants comes to the middle at any scale`() {
    content.translatesAutoresizingMaskIntoConstraints = false
    let left = content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor)
    let right = scroll.trailingAnchor.constraint(equalTo: content.trailingAnchor)
    let top = content.topAnchor.constraint(equalTo: scroll.topAnchor)
    let bottom = scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor)
    LayoutConstraint.activate([
      left, right, top, bottom, content.widthAnchor.constraint(equalToConstant: 100),
      content.heightAnchor.constraint(equalToConstant: 60),
    ])
    root.scale = 2
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      root.userInterfaceLayoutDirection = direction
      for scale in [0.5, 1, 0.75] as [CGFloat] {
        scroll.zoomScale = scale
        let room = CGSize(
          width: max(0, 100 - scale * 100) / 2, height: max(0, 100 - scale * 60) / 2)
        (left.constant, right.constant) = (room.width, room.width)
        (top.constant, bottom.constant) = (room.height, room.height)
        root.layoutIfNeeded()
        #expect(content.frame == rect(room.width, room.height, 100 * scale, 60 * scale))
        #expect(scroll.contentSize == CGSize(width: 100, height: 100))
      }
    }
    #expect(reports.messages == [])
  }

  @Test func `A view that is placed by its frame keeps to the corner of the content`() {
    content.frame = rect(20, 10, 100, 100)
    for anchor in [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25)] {
      scroll.zoomScale = 1
      content.layer.anchorPoint = anchor
      content.frame = rect(20, 10, 100, 100)
      scroll.zoomScale = 3
      #expect(content.frame == rect(60, 30, 300, 300))
      // Image viewers place it themselves.
      content.frame.origin = CGPoint(x: 7, y: 0)
      root.layoutIfNeeded()
      #expect(content.frame == rect(7, 0, 300, 300) && content.bounds.width == 100)
    }
  }

  @Test func `Constraints inside a scaled view that is placed by its frame hold`() {
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    let beside = View()
    beside.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(beside)
    Pins.pin(inner, to: content, by: 10)
    LayoutConstraint.activate([
      beside.leadingAnchor.constraint(equalTo: content.trailingAnchor, constant: 4),
      beside.topAnchor.constraint(equalTo: content.topAnchor),
      beside.widthAnchor.constraint(equalToConstant: 30),
      beside.heightAnchor.constraint(equalTo: beside.widthAnchor),
    ])
    scroll.zoomScale = 2
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 400, 400) && inner.frame == rect(10, 10, 180, 180))
    #expect(beside.frame == rect(404, 0, 30, 30))
  }

  @Test func `Another view begins at a scale of 1`() {
    scroll.zoomScale = 2
    content.removeFromSuperview()
    #expect(scroll.zoomScale == 1)
    scroll.zoomScale = 1
    let other = View(frame: rect(0, 0, 50, 50))
    scroll.addSubview(other)
    scroll.contentSize = other.bounds.size
    delegate.view = other
    scroll.zoomScale = 3
    #expect(scroll.contentSize.width == 150 && other.frame == rect(0, 0, 150, 150))
  }

  @Test func `Scales that can't be computed with are reported, and leave the content`() {
    scroll.zoomScale = .nan
    scroll.setZoomScale(.infinity, animated: true)
    scroll.zoom(to: rect(0, 0, .nan, 1), animated: true)
    scroll.minimumZoomScale = 0
    scroll.zoomScale = 0
    scroll.zoomScale = -1
    #expect(scroll.zoomScale == 1 && delegate.lines == [])
    #expect(
      reports.messages == [
        "The zoomScale of scroll can't be (nan, 0.5, 4).",
        "The zoomScale of scroll can't be (inf, 0.5, 4).",
        "The rectangle to zoom to of scroll can't be (0, 0, nan, 1).",
        "The zoomScale of scroll can't be 0.", "The zoomScale of scroll can't be 0.",
      ])
  }

  @Test func `A delegate that scales again in its answer comes to an end`() {
    final class Restless: ScrollViewDelegate {
      var view: View?
      func viewForZooming(in scrollView: ScrollView) -> View? { view }
      func scrollViewDidZoom(_ scrollView: ScrollView) {
        scrollView.zoomScale = scrollView.zoomScale == 2 ? 3 : 2
      }
    }
    let restless = Restless()
    restless.view = content
    scroll.delegate = restless
    scroll.zoomScale = 2
    #expect([2, 3].contains(scroll.zoomScale))
    #expect(reports.messages.count == 1)
  }

  @Test func `The end of a movement with an animation is told, where something has moved`() {
    scroll.setContentOffset(CGPoint(x: 10, y: 0), animated: false)
    #expect(delegate.lines == ["scroll"])
    scroll.setContentOffset(CGPoint(x: 10, y: 0), animated: true)
    #expect(delegate.lines == ["scroll"])
    scroll.setContentOffset(CGPoint(x: 20, y: 0), animated: true)
    scroll.scrollRectToVisible(rect(0, 0, 10, 10), animated: true)
    scroll.scrollRectToVisible(rect(0, 0, 10, 10), animated: true)
    scroll.scrollRectToVisible(rect(190, 0, 10, 10), animated: false)
    #expect(delegate.lines == ["scroll", "scroll", "moved", "scroll", "moved", "scroll"])
  }
}

/// Short for four constraints.
private enum Pins {
  static func pin(_ view: View, to other: View, by inset: CGFloat) {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }
}
