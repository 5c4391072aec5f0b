import Foundation
import StandardViews
import Testing
import ViewTree

/// Points and rectangles of one view in another's coordinates.
///
/// Between trees the frames of the topmost views count, as layers have it: `CALayer.convert(_:to:)` with
/// nil is documented to add the origin of the layer's frame. A point at 10, 10 of a view that
/// is topmost and at 10, 10 itself is at 20, 20 of one at 0, 0.
@Suite struct ConversionTests {
  private static let point = CGPoint(x: 1, y: 2)

  private let window = Window(size: CGSize(width: 300, height: 200))
  private let near = View(frame: rect(10, 20, 100, 100))
  private let far = View(frame: rect(3, 4, 50, 50))
  private let alone = View(frame: rect(100, 50, 80, 80))
  private let inside = View(frame: rect(5, 6, 10, 10))
  private let scroll = ScrollView(frame: rect(7, 8, 40, 40))
  private let row = View(frame: rect(1, 1, 5, 5))

  init() {
    window.frame.origin = CGPoint(x: 1000, y: 2000)
    window.addSubview(near)
    near.addSubview(far)
    alone.addSubview(inside)
    scroll.addSubview(row)
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.contentOffset = CGPoint(x: 30, y: 40)
  }

  enum Which: String, CaseIterable {
    case window, near, far, alone, inside, scroll, row
  }

  private func view(_ which: Which) -> View {
    switch which {
    case .window: window
    case .near: near
    case .far: far
    case .alone: alone
    case .inside: inside
    case .scroll: scroll
    case .row: row
    }
  }

  /// Where a view's 0, 0 is on the screen: frames added up, scrolled content subtracted.
  private func origin(of which: Which) -> CGPoint {
    switch which {
    case .window: CGPoint(x: 1000, y: 2000)
    case .near: CGPoint(x: 1010, y: 2020)
    case .far: CGPoint(x: 1013, y: 2024)
    case .alone: CGPoint(x: 100, y: 50)
    case .inside: CGPoint(x: 105, y: 56)
    case .scroll: CGPoint(x: 7 - 30, y: 8 - 40)
    case .row: CGPoint(x: 7 - 30 + 1, y: 8 - 40 + 1)
    }
  }

  @Test(arguments: Which.allCases, Which.allCases)
  func `From each view to each other`(from first: Which, to second: Which) {
    let (start, end) = (origin(of: first), origin(of: second))
    let expected = CGPoint(x: 1 + start.x - end.x, y: 2 + start.y - end.y)
    let (one, other) = (view(first), view(second))
    #expect(one.convert(Self.point, to: other) == expected)
    #expect(other.convert(Self.point, from: one) == expected)
    let bounds = CGRect(origin: Self.point, size: CGSize(width: 3, height: 4))
    let moved = CGRect(origin: expected, size: bounds.size)
    #expect(one.convert(bounds, to: other) == moved)
    #expect(other.convert(bounds, from: one) == moved)
  }

  @Test(arguments: Which.allCases)
  func `Nil is the window, or what the topmost view's frame is in`(which: Which) {
    let view = view(which)
    let start = origin(of: which)
    let window = view.window?.frame.origin ?? .zero
    let expected = CGPoint(x: 1 + start.x - window.x, y: 2 + start.y - window.y)
    #expect(view.convert(Self.point, to: nil) == expected)
    #expect(view.convert(expected, from: nil) == Self.point)
    let bounds = CGRect(origin: Self.point, size: CGSize(width: 3, height: 4))
    #expect(view.convert(bounds, to: nil) == CGRect(origin: expected, size: bounds.size))
    #expect(
      view.convert(CGRect(origin: expected, size: bounds.size), from: nil) == bounds)
  }

  // 80 × 80 about 140, 90, twice as large: 1, 2 inside is 6, 8, which is 34, 32 before the middle.
  @Test func `A topmost view that is stretched counts with its transform`() {
    alone.transform = ViewTransform(scaleX: 2, y: 2)
    let place = CGPoint(x: 140 - 68, y: 90 - 64)
    #expect(inside.convert(Self.point, to: nil) == place)
    #expect(inside.convert(place, from: nil) == Self.point)
  }
}
