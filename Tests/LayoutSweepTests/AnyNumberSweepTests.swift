import Foundation
import LayoutInspector
import LayoutKit
import LayoutSweep
import TestSupport
import Testing

/// Layouts along numbers that code sets: a content's size, or a width and a height at once.
@Suite
struct AnyNumberSweepTests {
  /// A view whose content is as wide as it is told.
  private final class Picture: View {
    var extent: CGFloat = 40 {
      didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: extent, height: extent / 2) }
  }

  @Test func `A content's size: it grows, and then gives way`() throws {
    let window = Window(size: CGSize(width: 320, height: 480))
    let (picture, button) = (Picture(), View())
    picture.name = "picture"
    for view in [picture, button] { window.addSubview(view) }
    picture.layout.make { $0.leading.top.equalToSuperview().inset(10) }
    button.layout.make {
      $0.leading.equalTo(picture.layout.trailing).offset(10)
      $0.trailing.lessThanOrEqualToSuperview().inset(10)
      $0.top.equalToSuperview()
      $0.width.height.equalTo(44)
    }
    let sweep = LayoutSweep(
      of: window, .set({ picture.extent = CGFloat($0) }, now: 40), over: 0...400)
    #expect(sweep.isProved, "\(sweep.regimes) \(sweep.notes)")
    // 320 − 10 − 10 − 44 − 10 points for the picture.
    let width = try #require(sweep.function(of: picture, .width))
    #expect(width.pieces.map(\.range) == [0...246, 246...400])
    #expect(width.pieces.map(\.slope) == [1, 0])
    #expect(sweep.function(of: picture, .height)?.pieces.map(\.slope) == [0.5])
    #expect(picture.extent == 40)
    #expect(picture.frame.width == 40)
  }

  @Test func `A width and a height at once`() throws {
    let window = Window(size: CGSize(width: 320, height: 480))
    let box = View()
    window.addSubview(box)
    box.layout.make {
      $0.center.equalToSuperview()
      $0.width.equalToSuperview().multipliedBy(0.5)
      $0.height.lessThanOrEqualToSuperview().inset(20)
      $0.height.equalTo(box.layout.width).priority(900)
    }
    // From 200 × 600 to 600 × 200.
    let sweep = LayoutSweep(
      of: window,
      .set({ window.frame.size = CGSize(width: $0, height: 800 - $0) }, now: 320), over: 200...600)
    #expect(sweep.isProved, "\(sweep.regimes) \(sweep.notes)")
    // Half as high as the window is wide, as long as that is at most its height less 40: W / 2 ≤ 760 − W.
    let height = try #require(sweep.function(of: box, .height))
    #expect(height.pieces.count == 2)
    #expect((height.pieces[1].range.lowerBound - 760 / 1.5).magnitude < 1e-6)
    #expect(height.pieces.map(\.slope) == [0.5, -1])
    #expect(sweep.frame(of: window, at: 450)?.size == CGSize(width: 450, height: 350))
    for place in stride(from: 200.0, through: 600, by: 33.3) {
      window.frame.size = CGSize(width: place, height: 800 - place)
      window.layoutIfNeeded()
      #expect(sweep.frame(of: box, at: place) == box.frame, "\(place)")
    }
  }
}
