import Foundation
import LayoutKit

extension LayoutCase {
  static let centersAndSizes = [
    made("centered with a size", a: [100, 75, 100, 50]) {
      $0.center.equalToSuperview()
      $0.size.equalTo(CGSize(width: 100, height: 50))
    },
    // The superview's center is 150, 100.
    made("center against a point counts from the middle", a: [110, 70, 100, 50]) {
      $0.center.equalTo(CGPoint(x: 10, y: -5))
      $0.size.equalTo(CGSize(width: 100, height: 50))
    },
    made("centerX against a number counts from the middle", a: [125, 0, 50, 50]) {
      $0.centerX.equalTo(0)
      $0.top.equalTo(0)
      $0.width.height.equalTo(50)
    },
    made("center offset by a point", a: [107, 79, 100, 50]) {
      $0.center.equalToSuperview().offset(CGPoint(x: 7, y: 4))
      $0.size.equalTo(CGSize(width: 100, height: 50))
    },
    // Insets of 30 and 10 move the middle by (30 - 10) / 2.
    made("center of the inset box", a: [110, 75, 100, 50]) {
      $0.center.equalToSuperview().inset(EdgeInsets(left: 30, right: 10))
      $0.size.equalTo(CGSize(width: 100, height: 50))
    },
    LayoutCase("center of a sibling", a: [20, 20, 100, 60], b: [60, 40, 20, 20]) { s in
      s.place(s.a, 20, 20, 100, 60)
      s.b.layout.make {
        $0.center.equalTo(s.a.layout.center)
        $0.size.equalTo(CGSize(width: 20, height: 20))
      }
    },
    // 300 - 2 · 10, 200 - 2 · 10.
    made("size of the inset box", a: [0, 0, 280, 180]) {
      $0.left.top.equalToSuperview()
      $0.size.equalToSuperview().inset(10)
    },
    LayoutCase("size of a sibling and more", a: [0, 0, 40, 30], b: [0, 0, 50, 50]) { s in
      s.place(s.a, 0, 0, 40, 30)
      s.b.layout.make {
        $0.left.top.equalToSuperview()
        $0.size.equalTo(s.a).offset(CGSize(width: 10, height: 20))
      }
    },
    made("half the superview", a: [0, 0, 150, 100]) {
      $0.left.top.equalToSuperview()
      $0.size.equalToSuperview().multipliedBy(0.5)
    },
    // 300 / 3 + 8, 200 · 3 / 4.
    made("a third and eight, three quarters", a: [0, 0, 108, 150]) {
      $0.left.top.equalToSuperview()
      $0.width.equalToSuperview().dividedBy(3).offset(8)
      $0.height.equalToSuperview().multipliedBy(3).dividedBy(4)
    },
    LayoutCase("twice as wide as high", a: [0, 0, 120, 60]) { s in
      s.a.layout.make {
        $0.left.top.equalToSuperview()
        $0.width.equalTo(s.a.layout.height).multipliedBy(2)
        $0.height.equalTo(60)
      }
    },
    // The largest 16 : 9 box within 300 × 200, in the middle: 300 × 168.75 → rows at 15.625 and
    // 184.375, rounded to 16 and 184.
    LayoutCase("aspect fit", a: [0, 16, 300, 168]) { s in
      s.a.layout.make {
        $0.center.equalToSuperview()
        $0.width.equalTo(s.a.layout.height).multipliedBy(16).dividedBy(9)
        $0.size.lessThanOrEqualToSuperview()
        $0.size.equalToSuperview().priority(.high)
      }
    },
    // centerX at 150 / 2.
    made("center at a quarter", a: [50, 0, 50, 50]) {
      $0.centerX.equalToSuperview().multipliedBy(0.5)
      $0.top.equalToSuperview()
      $0.width.height.equalTo(50)
    },
    // right at 300 / 2 - 10.
    made("right at the middle less ten", a: [100, 0, 40, 50]) {
      $0.right.equalToSuperview().multipliedBy(0.5).offset(-10)
      $0.top.equalToSuperview()
      $0.size.equalTo(CGSize(width: 40, height: 50))
    },
    LayoutCase("left of one at the middle of another", a: [0, 0, 100, 20], b: [50, 20, 30, 20]) {
      s in
      s.place(s.a, 0, 0, 100, 20)
      s.b.layout.make {
        $0.left.equalTo(s.a.layout.centerX)
        $0.top.equalTo(s.a.layout.bottom)
        $0.size.equalTo(CGSize(width: 30, height: 20))
      }
    },
  ]
}
