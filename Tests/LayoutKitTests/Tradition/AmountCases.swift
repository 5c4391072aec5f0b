import Foundation
import LayoutKit

extension LayoutCase {
  /// Insets, offsets, factors: what the two libraries do differently among them.
  static let traditionalAmounts = [
    made("28: an inset on edges", a: [10, 10, 280, 180]) { $0.edges.equalToSuperview().inset(10) },
    made("28: an inset on the size, the center stays", a: [10, 10, 280, 180]) {
      $0.size.equalToSuperview().inset(10)
      $0.center.equalToSuperview().inset(10)
    },
    // The line is 15 below the top: 10 - 15, and 200 - 10 - 15.
    LayoutCase("28: an inset on baselines", a: [0, -5, 20, 20], b: [0, 175, 20, 20]) { s in
      s.a.textLine = BaselinePosition(heightFraction: 0, offset: 15)
      s.b.textLine = BaselinePosition(heightFraction: 0, offset: 15)
      s.a.layout.make { $0.firstBaseline.equalToSuperview().inset(10) }
      s.b.layout.make { $0.lastBaseline.equalToSuperview().inset(10) }
      [s.a, s.b].layout.make {
        $0.left.equalTo(0)
        $0.size.equalTo(20)
      }
    },
    // 300 - 2 - 4 and 200 - 1 - 3, the middle moved by (2 - 4) / 2 and (1 - 3) / 2.
    LayoutCase("29: insets on the size and the center", a: [2, 1, 294, 196]) { s in
      let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      s.a.layout.make { $0.size.center.equalToSuperview().inset(insets) }
    },
    LayoutCase("30: what is read decides the sign", a: [0, 42, 20, 20], b: [0, 38, 20, 20]) {
      s in
      s.guide.layout.make {
        $0.top.equalTo(50)
        $0.height.equalTo(0)
        $0.horizontalEdges.equalToSuperview()
      }
      s.a.layout.make { $0.top.equalTo(s.guide.layout.bottom).inset(8) }
      s.b.layout.make { $0.bottom.equalTo(s.guide.layout.top).inset(8) }
      [s.a, s.b].layout.make {
        $0.left.equalTo(0)
        $0.size.equalTo(20)
      }
    },
    // The window holds the constraints, and its direction counts, as in UIKit.
    LayoutCase(
      "32: the view's own direction doesn't count", a: [2, 0, 294, 200], b: [2, 0, 294, 200]
    ) {
      s in
      s.a.semanticContentAttribute = .forceRightToLeft
      [s.a, s.b].layout.make {
        $0.edges.equalToSuperview().inset(DirectionalEdgeInsets(leading: 2, trailing: 4))
      }
    },
    // 10 + 3 + 1.
    made("33: amounts add up", a: [14, 0, 20, 20]) {
      $0.left.equalToSuperview().offset(10).inset(3).offset(1)
      $0.top.equalToSuperview()
      $0.size.equalTo(20)
    },
    made("34: a number and an offset", a: [0, 0, 60, 45]) {
      $0.left.top.equalTo(0)
      $0.width.equalTo(50).offset(10)
      $0.height.equalTo(CGFloat(55)).offset(-10)
    },
    made("37: offsets by a point and a size", a: [110, 95, 110, 60]) {
      $0.center.equalToSuperview().offset(CGPoint(x: 15, y: 25))
      $0.size.equalTo(CGSize(width: 100, height: 40)).offset(CGSize(width: 10, height: 20))
    },
    // The far edges are at least at 300 - 10 and 200 - 10, the size is what it wants to be.
    made("38: at least, with an inset", a: [10, 10, 1000, 1000]) {
      $0.edges.greaterThanOrEqualToSuperview().inset(10)
      $0.left.top.lessThanOrEqualToSuperview().inset(10)
      $0.size.equalTo(1000).priority(.low)
    },
    // Every edge at most at 10 inside: the view is as far right and down as that lets it be.
    made("38: at most, with an inset", a: [10, 10, 280, 180]) {
      $0.edges.lessThanOrEqualToSuperview().inset(10)
      $0.left.top.equalTo(50).priority(.high)
      $0.size.equalTo(1000).priority(.low)
    },
    made("38: at most to 16 before the edge", a: [0, 0, 40, 20]) {
      $0.trailing.lessThanOrEqualToSuperview().inset(16)
      $0.left.top.equalTo(0)
      $0.width.equalTo(40).priority(.low)
      $0.height.equalTo(20)
    },
    made("38: an offset compares as written", a: [0, 0, 284, 20]) {
      $0.trailing.lessThanOrEqualToSuperview().offset(-16)
      $0.left.top.equalTo(0)
      $0.width.equalTo(1000).priority(.low)
      $0.height.equalTo(20)
    },
    made("multipliedBy, dividedBy", a: [0, 0, 150, 50]) {
      $0.left.top.equalTo(0)
      $0.width.equalToSuperview().multipliedBy(0.5)
      $0.height.equalToSuperview().dividedBy(4)
    },
    // Two thirds of 300, and a location: 300 / 4 + 5.
    made("a factor and an offset, on locations too", a: [80, 0, 210, 20]) {
      $0.left.equalTo($1.window.layout.right).dividedBy(4).offset(5)
      $0.top.equalTo(0)
      $0.width.equalToSuperview().multipliedBy(2).dividedBy(3).offset(10)
      $0.height.equalTo(20)
    },
    LayoutCase("numbers of every type", a: [3, 4, 60, 70]) { s in
      let (double, float, unsigned, real): (Double, Float, UInt, CGFloat) = (1, 2, 60, 70)
      s.a.layout.make {
        $0.left.equalTo(double).offset(float)
        $0.top.equalToSuperview().inset(float).offset(2)
        $0.width.equalTo(unsigned)
        $0.height.equalTo(real)
        $0.width.lessThanOrEqualTo(unsigned)
        $0.height.greaterThanOrEqualTo(float).priority(float)
      }
    },
  ]

  /// Insets that follow the reading direction on edges that don't, and the other way round.
  static let traditionalDirections = [
    directional("31: directional insets on left and right", [2, 0, 294, 200], [4, 0, 294, 200]) {
      $0.edges.equalToSuperview().inset(DirectionalEdgeInsets(leading: 2, trailing: 4))
    },
    directional("31: directional insets on directional edges", [2, 0, 294, 200], [4, 0, 294, 200]) {
      $0.directionalEdges.equalToSuperview().inset(DirectionalEdgeInsets(leading: 2, trailing: 4))
    },
    directional("32: plain insets on directional edges", [2, 0, 294, 200], [2, 0, 294, 200]) {
      $0.directionalEdges.equalToSuperview().inset(EdgeInsets(left: 2, right: 4))
    },
    directional("32: plain insets on left and right", [2, 0, 294, 200], [2, 0, 294, 200]) {
      $0.edges.equalToSuperview().inset(EdgeInsets(left: 2, right: 4))
    },
  ].flatMap { $0 }

  /// One layout in both directions.
  private static func directional(
    _ name: String, _ rightwards: Frame, _ leftwards: Frame,
    _ build: @escaping @Sendable (ConstraintMaker) -> Void
  ) -> [LayoutCase] {
    let directions: [UserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
    return zip(directions, [rightwards, leftwards]).map { direction, frame in
      LayoutCase("\(name), \(direction)", direction: direction, a: frame) { s in
        s.a.layout.make(build)
      }
    }
  }

  /// The width of a view that shall be 100 and is asked to be 200 at some priority.
  static let traditionalPriorities: [LayoutCase] = {
    let required = LayoutPriority.required
    let rows: [(String, LayoutPriority, LayoutPriority, Double)] = [
      ("45: required over high", .high, required, 200),
      ("45: high over medium", .medium, .high, 200),
      ("45: medium over low", .low, .medium, 200), ("45: low under medium", .medium, .low, 100),
      ("45: .high + 1", .high, .high + 1, 200), ("45: .high - 1", .high, .high - 1, 100),
      ("46: 1000 is required", LayoutPriority(999.5), LayoutPriority(1000), 200),
      ("46: fractions count", LayoutPriority(500.25), LayoutPriority(500.5), 200),
      ("46: just above 0", LayoutPriority(1), LayoutPriority(0.5), 100),
    ]
    return rows.map { name, first, second, width in
      LayoutCase(name, a: [0, 0, width, 10]) { s in
        s.a.layout.make {
          $0.left.top.equalTo(0)
          $0.height.equalTo(10)
          $0.width.equalTo(100).priority(first)
          $0.width.equalTo(200).priority(second)
        }
      }
    } + [
      LayoutCase("47, 48: required to optional and back, installed", a: [0, 0, 200, 10]) { s in
        let width = s.a.layout.make { $0.width.equalTo(100) }
        s.a.layout.make {
          $0.left.top.equalTo(0)
          $0.height.equalTo(10)
          $0.width.equalTo(200).priority(600)
        }
        for priority in [500, 1000, 999, 500] {
          width.priority = LayoutPriority(Float(priority))
          s.window.layoutIfNeeded()
        }
      },
      made("Masonry's order of steps: priority last", a: [0, 0, 110, 10]) {
        $0.left.top.equalTo(0)
        $0.height.equalTo(10)
        $0.width.equalTo(100).offset(10).priority(.high).labeled("width").id("w")
      },
    ]
  }()
}
