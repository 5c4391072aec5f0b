import Foundation
import LayoutKit

extension LayoutCase {
  static let chains = [
    LayoutCase("one below the other", a: [0, 0, 300, 40], b: [0, 48, 300, 40]) { s in
      s.a.layout.make {
        $0.top.horizontalEdges.equalToSuperview()
        $0.height.equalTo(40)
      }
      s.b.layout.make {
        $0.top.equalTo(s.a.layout.bottom).offset(8)
        $0.horizontalEdges.height.equalTo(s.a)
      }
    },
    LayoutCase("one beside the other", a: [10, 0, 40, 200], b: [60, 0, 230, 200]) { s in
      s.a.layout.make {
        $0.verticalEdges.equalToSuperview()
        $0.leading.equalToSuperview().inset(10)
        $0.width.equalTo(40)
      }
      s.b.layout.make {
        $0.verticalEdges.equalToSuperview()
        $0.leading.equalTo(s.a.layout.trailing).offset(10)
        $0.trailing.equalToSuperview().inset(10)
      }
    },
    // inset draws in the box that is read: 50 - 8, and 50 + 8 - 20.
    LayoutCase("inset against the opposite edge", a: [0, 50, 30, 0], b: [0, 42, 30, 20]) { s in
      s.place(s.a, 0, 50, 30, 0)
      s.b.layout.make {
        $0.left.equalTo(0)
        $0.top.equalTo(s.a.layout.bottom).inset(8)
        $0.size.equalTo(CGSize(width: 30, height: 20))
      }
    },
    LayoutCase("inset of a bottom below a top", a: [0, 50, 30, 10], b: [0, 38, 30, 20]) { s in
      s.place(s.a, 0, 50, 30, 10)
      s.b.layout.make {
        $0.left.equalTo(0)
        $0.bottom.equalTo(s.a.layout.top).inset(8)
        $0.size.equalTo(CGSize(width: 30, height: 20))
      }
    },
    // (300 - 2 · 20 - 2 · 10) / 3 = 80.
    LayoutCase(
      "three equal columns", a: [20, 0, 80, 200], b: [110, 0, 80, 200], c: [200, 0, 80, 200]
    ) { s in
      let columns = [s.a, s.b, s.c]
      for column in columns { column.layout.make { $0.verticalEdges.equalToSuperview() } }
      s.a.layout.make { $0.leading.equalToSuperview().inset(20) }
      s.c.layout.make { $0.trailing.equalToSuperview().inset(20) }
      for (before, after) in zip(columns, columns.dropFirst()) {
        after.layout.make {
          $0.leading.equalTo(before.layout.trailing).offset(10)
          $0.width.equalTo(before)
        }
      }
    },
    // 60 + 120 = 180 of 200; each row twice the one above: 200 / 7 · (1, 2, 4).
    LayoutCase(
      "rows that double", scale: 7, a: [0, 0, 300, 200.0 / 7],
      b: [0, 200.0 / 7, 300, 400.0 / 7], c: [0, 600.0 / 7, 300, 800.0 / 7]
    ) { s in
      s.a.layout.make { $0.top.horizontalEdges.equalToSuperview() }
      s.b.layout.make {
        $0.horizontalEdges.equalToSuperview()
        $0.top.equalTo(s.a.layout.bottom)
        $0.height.equalTo(s.a).multipliedBy(2)
      }
      s.c.layout.make {
        $0.horizontalEdges.bottom.equalToSuperview()
        $0.top.equalTo(s.b.layout.bottom)
        $0.height.equalTo(s.b).multipliedBy(2)
      }
    },
    LayoutCase(
      "four corners", a: [0, 0, 20, 20], b: [280, 0, 20, 20], c: [0, 180, 20, 20],
      d: [280, 180, 20, 20]
    ) { s in
      for view in [s.a, s.b, s.c, s.d] {
        view.layout.make { $0.size.equalTo(CGSize(width: 20, height: 20)) }
      }
      s.a.layout.make { $0.left.top.equalToSuperview() }
      s.b.layout.make { $0.right.top.equalToSuperview() }
      s.c.layout.make { $0.left.bottom.equalToSuperview() }
      s.d.layout.make { $0.right.bottom.equalToSuperview() }
    },
    LayoutCase("equal sizes", a: [0, 0, 150, 200], b: [150, 0, 150, 200]) { s in
      s.a.layout.make { $0.left.verticalEdges.equalToSuperview() }
      s.b.layout.make {
        $0.right.top.equalToSuperview()
        $0.left.equalTo(s.a.layout.right)
        $0.size.equalTo(s.a)
      }
    },
  ]

  // 33 1/3 and 66 2/3, to the nearest pixel.
  static let thirds = [
    LayoutCase(
      "thirds of 100 at 1x", a: [0, 0, 33, 10], b: [33, 0, 34, 10], c: [67, 0, 33, 10],
      layout: thirdsOfAHundred),
    LayoutCase(
      "thirds of 100 at 2x", scale: 2, a: [0, 0, 33.5, 10], b: [33.5, 0, 33, 10],
      c: [66.5, 0, 33.5, 10], layout: thirdsOfAHundred),
    LayoutCase(
      "thirds of 100 at 3x", scale: 3, a: [0, 0, 100.0 / 3, 10], b: [100.0 / 3, 0, 100.0 / 3, 10],
      c: [200.0 / 3, 0, 100.0 / 3, 10], layout: thirdsOfAHundred),
  ]

  private static let thirdsOfAHundred: @Sendable (Stage) -> Void = { s in
    s.place(s.d, 0, 0, 100, 10)
    for view in [s.a, s.b, s.c] {
      view.layout.make {
        $0.verticalEdges.equalTo(s.d)
        $0.width.equalTo(s.d).dividedBy(3)
      }
    }
    s.a.layout.make { $0.left.equalTo(s.d) }
    s.b.layout.make { $0.left.equalTo(s.a.layout.right) }
    s.c.layout.make { $0.left.equalTo(s.b.layout.right) }
  }
}
