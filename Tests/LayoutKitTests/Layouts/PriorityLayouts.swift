import Foundation
import LayoutKit

extension LayoutCase {
  static let inequalitiesAndPriorities = [
    made("at least beats a weaker wish", a: [0, 0, 100, 10]) {
      $0.left.top.equalTo(0)
      $0.height.equalTo(10)
      $0.width.greaterThanOrEqualTo(100)
      $0.width.equalTo(50).priority(.high)
    },
    made("at most beats a weaker wish", a: [0, 0, 100, 10]) {
      $0.left.top.equalTo(0)
      $0.height.equalTo(10)
      $0.width.lessThanOrEqualTo(100)
      $0.width.equalTo(500).priority(.low)
    },
    made("the stronger of two wishes", a: [0, 0, 80, 40]) {
      $0.left.top.equalTo(0)
      $0.width.equalTo(50).priority(750)
      $0.width.equalTo(80).priority(751)
      $0.height.equalTo(40).priority(.high)
      $0.height.equalTo(60).priority(.high - 1)
    },
    made("fractions are priorities too", a: [0, 0, 80, 60]) {
      $0.left.top.equalTo(0)
      $0.width.equalTo(50).priority(999.25)
      $0.width.equalTo(80).priority(999.5)
      $0.height.equalTo(60).priority(.medium + 0.5)
      $0.height.equalTo(40).priority(.medium)
    },
    // Wants 1000 × 1000, may have what is left inside of 10 points all round.
    made("contained by an inset on every edge", a: [10, 10, 280, 180]) {
      $0.center.equalToSuperview()
      $0.edges.containedInSuperview().inset(10)
      $0.width.height.equalTo(1000).priority(.low)
    },
    made("contained by insets of its own on each edge", a: [4, 3, 290, 190]) {
      $0.edges.containedInSuperview().inset(EdgeInsets(top: 3, left: 4, bottom: 7, right: 6))
      $0.width.height.equalTo(1000).priority(.high)
      $0.left.top.equalToSuperview().priority(.low)
    },
    // Right is at most at 290, and the label at most 40 wide: it keeps its width and stays left.
    LayoutCase("trailing stays clear by an inset", a: [10, 0, 40, 10], b: [10, 20, 280, 10]) { s in
      s.a.layout.make {
        $0.leading.top.equalToSuperview().inset(EdgeInsets(left: 10))
        $0.trailing.lessThanOrEqualToSuperview().inset(10)
        $0.width.equalTo(40).priority(.low)
      }
      s.b.layout.make {
        $0.leading.top.equalToSuperview().inset(EdgeInsets(top: 20, left: 10))
        $0.trailing.lessThanOrEqualToSuperview().inset(10)
        $0.width.equalTo(400).priority(.low)
      }
      [s.a, s.b].layout.make { $0.height.equalTo(10) }
    },
    // An offset with an inequality is as written: right of a at most at 290.
    made("trailing stays clear by an offset", a: [10, 0, 280, 10]) {
      $0.top.equalTo(0)
      $0.height.equalTo(10)
      $0.leading.equalTo(10)
      $0.trailing.lessThanOrEqualToSuperview().offset(-10)
      $0.width.equalTo(400).priority(.low)
    },
    LayoutCase(
      "the size of the larger of two", a: [0, 0, 40, 70], b: [0, 0, 90, 20], c: [0, 0, 90, 70]
    ) {
      s in
      s.place(s.a, 0, 0, 40, 70)
      s.place(s.b, 0, 0, 90, 20)
      s.c.layout.make {
        $0.left.top.equalTo(0)
        $0.size.greaterThanOrEqualTo(s.a)
        $0.size.greaterThanOrEqualTo(s.b)
        $0.size.equalTo(CGSize.zero).priority(.low)
      }
    },
    made("optional edges give way to a required width", a: [0, 0, 120, 10]) {
      $0.left.top.equalTo(0)
      $0.height.equalTo(10)
      $0.right.equalToSuperview().priority(.high)
      $0.width.lessThanOrEqualTo(120)
    },
  ]

  static let contents = [
    LayoutCase("content has its size", a: [10, 20, 80, 20]) { s in
      s.a.content = CGSize(width: 80, height: 20)
      s.a.layout.make { $0.attributes([.left, .top]).equalTo(CGPoint(x: 10, y: 20)) }
    },
    LayoutCase("content in the middle", a: [110, 90, 80, 20]) { s in
      s.a.content = CGSize(width: 80, height: 20)
      s.a.layout.make { $0.center.equalToSuperview() }
    },
    LayoutCase("content at least so wide", a: [0, 0, 100, 20]) { s in
      s.a.content = CGSize(width: 80, height: 20)
      s.a.layout.make {
        $0.left.top.equalTo(0)
        $0.width.greaterThanOrEqualTo(100)
      }
    },
    // 200 + 200 in 300: the one that resists more keeps its width.
    LayoutCase("compression takes the weaker content", a: [0, 0, 200, 20], b: [200, 0, 100, 20]) {
      s in
      s.fillRow(with: 200)
      s.a.layout.contentCompressionResistanceHorizontalPriority = .high + 1
    },
    // 50 + 50 in 300: the one that hugs less is stretched.
    LayoutCase("stretching takes the looser content", a: [0, 0, 50, 20], b: [50, 0, 250, 20]) { s in
      s.fillRow(with: 50)
      s.a.layout.contentHuggingHorizontalPriority = .low + 1
    },
    // Hugging has 250: a wish below loses to it, one above wins.
    LayoutCase("a wish weaker than hugging", a: [0, 0, 80, 30]) { s in
      s.a.content = CGSize(width: 80, height: 20)
      s.a.layout.make {
        $0.left.top.equalTo(0)
        $0.width.equalTo(120).priority(249)
        $0.height.equalTo(30).priority(251)
      }
    },
    // Compression resistance has 750.
    LayoutCase("wishes about compression resistance", a: [0, 0, 80, 10]) { s in
      s.a.content = CGSize(width: 80, height: 20)
      s.a.layout.make {
        $0.left.top.equalTo(0)
        $0.width.equalTo(40).priority(749)
        $0.height.equalTo(10).priority(751)
      }
    },
    LayoutCase("a superview as large as its content", a: [0, 0, 100, 40], b: [10, 10, 80, 20]) {
      s in
      s.a.addSubview(s.b)
      s.b.content = CGSize(width: 80, height: 20)
      s.a.layout.make { $0.left.top.equalToSuperview() }
      s.b.layout.make { $0.edges.equalToSuperview().inset(10) }
    },
    // The icon keeps 24 × 24, the text takes what is left up to the margin.
    LayoutCase("icon and text", a: [16, 88, 24, 24], b: [48, 90, 160, 20]) { s in
      s.a.content = CGSize(width: 24, height: 24)
      s.b.content = CGSize(width: 160, height: 20)
      s.a.layout.make {
        $0.leading.equalToSuperview().inset(16)
        $0.centerY.equalToSuperview()
      }
      s.b.layout.make {
        $0.leading.equalTo(s.a.layout.trailing).offset(8)
        $0.trailing.lessThanOrEqualToSuperview().offset(-16)
        $0.centerY.equalTo(s.a)
      }
    },
  ]
}

extension Stage {
  /// a and b side by side from edge to edge, each with content so wide and 20 high.
  fileprivate func fillRow(with width: CGFloat) {
    for view in [a, b] { view.content = CGSize(width: width, height: 20) }
    a.layout.make { $0.left.top.equalToSuperview() }
    b.layout.make {
      $0.right.top.equalToSuperview()
      $0.left.equalTo(a.layout.right)
    }
  }
}
