import Foundation
import LayoutKit

extension LayoutCase {
  static let guides = [
    LayoutCase(
      "a guide has a layout of its own", a: [20, 20, 260, 160], guide: [20, 20, 260, 160]
    ) { s in
      s.guide.layout.make { $0.edges.equalToSuperview().inset(20) }
      s.a.layout.make { $0.edges.equalTo(s.guide) }
    },
    LayoutCase("a guide's edge as a target", a: [100, 0, 50, 50], guide: [0, 0, 100, 200]) { s in
      s.guide.layout.make {
        $0.left.verticalEdges.equalToSuperview()
        $0.width.equalTo(100)
      }
      s.a.layout.make {
        $0.left.equalTo(s.guide.layout.right)
        $0.top.equalTo(s.guide.layout.top)
        $0.width.height.equalTo(50)
      }
    },
    // (300 - 60 - 40) / 2 before, between and after would be 3 gaps; here one gap of 200.
    LayoutCase(
      "a guide as the space between", a: [0, 0, 60, 10], b: [260, 0, 40, 10],
      guide: [60, 0, 200, 10]
    ) { s in
      s.place(s.a, 0, 0, 60, 10)
      s.b.layout.make {
        $0.right.top.equalToSuperview()
        $0.size.equalTo(CGSize(width: 40, height: 10))
      }
      s.guide.layout.make {
        $0.verticalEdges.equalTo(s.a)
        $0.left.equalTo(s.a.layout.right)
        $0.right.equalTo(s.b.layout.left)
      }
    },
    // Content 200 wide at most, in the middle: the readable column.
    LayoutCase("a column in the middle", a: [50, 0, 200, 30], guide: [50, 0, 200, 200]) { s in
      s.guide.layout.make {
        $0.centerX.verticalEdges.equalToSuperview()
        $0.width.lessThanOrEqualTo(200)
        $0.width.equalToSuperview().priority(.high)
      }
      s.a.layout.make {
        $0.horizontalEdges.top.equalTo(s.guide)
        $0.height.equalTo(30)
      }
    },
  ]

  static let rightToLeft = [
    // 300 - 10 - 50.
    made("leading is at the right", .rightToLeft, a: [240, 0, 50, 20]) {
      $0.leading.equalToSuperview().offset(10)
      $0.top.equalToSuperview()
      $0.size.equalTo(CGSize(width: 50, height: 20))
    },
    made("trailing is at the left", .rightToLeft, a: [10, 0, 50, 20]) {
      $0.trailing.equalToSuperview().inset(10)
      $0.top.equalToSuperview()
      $0.size.equalTo(CGSize(width: 50, height: 20))
    },
    made("left stays left", .rightToLeft, a: [10, 0, 50, 20]) {
      $0.left.equalToSuperview().offset(10)
      $0.top.equalToSuperview()
      $0.size.equalTo(CGSize(width: 50, height: 20))
    },
    LayoutCase(
      "a row runs from the right", direction: .rightToLeft, a: [260, 0, 40, 20],
      b: [222, 0, 30, 20]
    ) { s in
      s.a.layout.make {
        $0.leading.top.equalToSuperview()
        $0.size.equalTo(CGSize(width: 40, height: 20))
      }
      s.b.layout.make {
        $0.leading.equalTo(s.a.layout.trailing).offset(8)
        $0.top.equalToSuperview()
        $0.size.equalTo(CGSize(width: 30, height: 20))
      }
    },
    // Leading 2 is at the right, trailing 4 at the left.
    made("directional insets mirror", .rightToLeft, a: [4, 1, 294, 196]) {
      $0.directionalEdges.equalToSuperview()
        .inset(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    made("directional insets on left and right", .rightToLeft, a: [4, 1, 294, 196]) {
      $0.edges.equalTo(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    made("plain insets stay where they are", .rightToLeft, a: [2, 1, 294, 196]) {
      $0.directionalEdges.equalToSuperview()
        .inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    // Stated while the window still reads rightwards.
    LayoutCase("a direction that changes later", a: [4, 1, 294, 196], b: [2, 1, 294, 196]) { s in
      s.a.layout.make {
        $0.edges.equalTo(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
      s.b.layout.make {
        $0.directionalEdges.equalTo(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      }
      s.window.layoutIfNeeded()
      s.window.userInterfaceLayoutDirection = .rightToLeft
    },
    // Insets of 30 and 10 move the middle by (30 - 10) / 2, to the left where leading is right.
    made("a center in directional insets", .rightToLeft, a: [90, 75, 100, 50]) {
      $0.center.equalToSuperview().inset(DirectionalEdgeInsets(leading: 30, trailing: 10))
      $0.size.equalTo(CGSize(width: 100, height: 50))
    },
    // The view reads leftwards in a window that doesn't and holds the constraints, as in UIKit.
    LayoutCase("a view with a direction of its own", a: [10, 0, 50, 20]) { s in
      s.a.semanticContentAttribute = .forceRightToLeft
      s.a.layout.make {
        $0.leading.equalToSuperview().offset(10)
        $0.top.equalToSuperview()
        $0.size.equalTo(CGSize(width: 50, height: 20))
      }
    },
  ]

  static let nested = [
    LayoutCase("a grandchild against the window", a: [50, 40, 100, 80], b: [10, 20, 90, 60]) { s in
      s.nest(s.b, in: s.a)
      s.b.layout.make {
        $0.left.top.equalTo(s.window).offset(60)
        $0.right.bottom.equalToSuperview()
      }
    },
    LayoutCase("a child fills its superview", a: [50, 40, 100, 80], b: [0, 0, 100, 80]) { s in
      s.nest(s.b, in: s.a)
      s.b.layout.make { $0.edges.equalToSuperview() }
    },
    LayoutCase("a superview around its child", a: [0, 0, 60, 50], b: [10, 10, 40, 30]) { s in
      s.a.addSubview(s.b)
      s.a.layout.make { $0.left.top.equalToSuperview() }
      s.b.layout.make {
        $0.edges.equalToSuperview().inset(10)
        $0.size.equalTo(CGSize(width: 40, height: 30))
      }
    },
    LayoutCase("a superview constrained to its child", a: [0, 0, 45, 30], b: [5, 0, 40, 30]) { s in
      s.a.addSubview(s.b)
      s.place(s.b, 5, 0, 40, 30)
      s.a.layout.make {
        $0.left.top.equalToSuperview()
        $0.right.bottom.equalTo(s.b)
      }
    },
    // b's left is at 50 + 10 in the window; d is in c, which is at 20.
    LayoutCase(
      "cousins align", a: [50, 40, 100, 80], b: [10, 0, 20, 20], c: [20, 0, 200, 20],
      d: [40, 0, 20, 20]
    ) { s in
      s.nest(s.b, in: s.a)
      s.c.addSubview(s.d)
      s.place(s.b, 10, 0, 20, 20)
      s.place(s.c, 20, 0, 200, 20)
      s.d.layout.make {
        $0.left.equalTo(s.b)
        $0.top.equalToSuperview()
        $0.size.equalTo(s.b)
      }
    },
    // A quarter of the window's width, from inside of a.
    LayoutCase("a fraction of an ancestor", a: [50, 40, 100, 80], b: [0, 0, 75, 10]) { s in
      s.nest(s.b, in: s.a)
      s.b.layout.make {
        $0.left.top.equalToSuperview()
        $0.width.equalTo(s.window).dividedBy(4)
        $0.height.equalTo(10)
      }
    },
  ]

  static let baselines = [
    // a's line is at 10 + 30, b's 15 below its top.
    LayoutCase("first baselines align", a: [0, 10, 50, 40], b: [50, 25, 50, 20]) { s in
      s.a.textLine = BaselinePosition(heightFraction: 0, offset: 30)
      s.b.textLine = BaselinePosition(heightFraction: 0, offset: 15)
      s.place(s.a, 0, 10, 50, 40)
      s.b.layout.make {
        $0.left.equalTo(s.a.layout.right)
        $0.firstBaseline.equalTo(s.a)
        $0.size.equalTo(CGSize(width: 50, height: 20))
      }
    },
    // The line lies half of 40 and 5 below the top: 60 - 25.
    LayoutCase("a baseline below the top", a: [0, 35, 50, 40]) { s in
      s.a.textLine = BaselinePosition(heightFraction: 0.5, offset: 5)
      s.a.layout.make {
        $0.left.equalTo(0)
        $0.firstBaseline.equalTo(s.window.layout.top).offset(60)
        $0.size.equalTo(CGSize(width: 50, height: 40))
      }
    },
    // Without text the last baseline is the bottom: 200 - 20 - 40.
    made("a last baseline without text", a: [0, 140, 50, 40]) {
      $0.left.equalTo(0)
      $0.lastBaseline.equalToSuperview().inset(20)
      $0.size.equalTo(CGSize(width: 50, height: 40))
    },
    // b's first line 24 below a's last: 30 + 24 - 15.
    LayoutCase("lines at a distance", a: [0, 0, 50, 40], b: [0, 39, 50, 20]) { s in
      s.a.textLine = BaselinePosition(heightFraction: 0, offset: 30)
      s.b.textLine = BaselinePosition(heightFraction: 0, offset: 15)
      s.place(s.a, 0, 0, 50, 40)
      s.b.layout.make {
        $0.left.equalTo(0)
        $0.firstBaseline.equalTo(s.a.layout.lastBaseline).offset(24)
        $0.size.equalTo(CGSize(width: 50, height: 20))
      }
    },
  ]
}

extension Stage {
  /// Puts a view into another, which is placed at 50, 40 with 100 × 80.
  fileprivate func nest(_ inner: View, in outer: View) {
    outer.addSubview(inner)
    outer.layout.make {
      $0.attributes([.left, .top]).equalTo(CGPoint(x: 50, y: 40))
      $0.size.equalTo(CGSize(width: 100, height: 80))
    }
  }
}
