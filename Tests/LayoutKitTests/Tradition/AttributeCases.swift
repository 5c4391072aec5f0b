import Foundation
import LayoutKit

extension LayoutCase {
  /// Each attribute by itself, and each set.
  static let traditionalAttributes = [
    one("left", a: [7, 0, 40, 30]) { $0.left.equalTo(7) },
    one("right", a: [253, 0, 40, 30]) { $0.right.equalTo(-7) },
    one("top", a: [0, 7, 40, 30]) { $0.top.equalTo(7) },
    one("bottom", a: [0, 163, 40, 30]) { $0.bottom.equalTo(-7) },
    one("leading", a: [7, 0, 40, 30]) { $0.leading.equalTo(7) },
    one("trailing", a: [253, 0, 40, 30]) { $0.trailing.equalTo(-7) },
    one("leading, right to left", .rightToLeft, a: [253, 0, 40, 30]) { $0.leading.equalTo(7) },
    one("trailing, right to left", .rightToLeft, a: [7, 0, 40, 30]) { $0.trailing.equalTo(-7) },
    one("width", a: [0, 0, 90, 30]) { $0.width.equalTo(90) },
    one("height", a: [0, 0, 40, 90]) { $0.height.equalTo(90) },
    one("centerX", a: [137, 0, 40, 30]) { $0.centerX.equalTo(7) },
    one("centerY", a: [0, 92, 40, 30]) { $0.centerY.equalTo(7) },
    // The text stands 20 below the top, and 10 above the bottom.
    one("firstBaseline", a: [0, 5, 40, 30], text: 20) { $0.firstBaseline.equalTo(25) },
    one("lastBaseline", a: [0, 155, 40, 30], text: 20) { $0.lastBaseline.equalTo(-25) },
    // The window's margins are 8 on all sides unless set: 10 left, 20 right, 30 top, 40 bottom.
    one("leftMargin", a: [7, 0, 40, 30]) { $0.left.equalToSuperview().offset(7) },
    margins("leftMargin as a target", a: [10, 0, 40, 30]) {
      $0.left.equalTo($1.window.layout.leftMargin)
    },
    margins("rightMargin", a: [240, 0, 40, 30]) { $0.right.equalTo($1.window.layout.rightMargin) },
    margins("topMargin", a: [0, 30, 40, 30]) { $0.top.equalTo($1.window.layout.topMargin) },
    margins("bottomMargin", a: [0, 130, 40, 30]) {
      $0.bottom.equalTo($1.window.layout.bottomMargin)
    },
    margins("leadingMargin", a: [10, 0, 40, 30]) {
      $0.leading.equalTo($1.window.layout.leadingMargin)
    },
    margins("trailingMargin", a: [240, 0, 40, 30]) {
      $0.trailing.equalTo($1.window.layout.trailingMargin)
    },
    // Between 10 and 280, 30 and 160.
    margins("centerXWithinMargins", a: [125, 0, 40, 30]) {
      $0.centerX.equalTo($1.window.layout.centerXWithinMargins)
    },
    margins("centerYWithinMargins", a: [0, 80, 40, 30]) {
      $0.centerY.equalTo($1.window.layout.centerYWithinMargins)
    },
    margins("a margin of one's own", a: [2, 0, 40, 30]) { make, _ in
      // The view's left margin of 8 is where the window's of 10 is.
      make.leftMargin.equalToSuperview()
    },

    made("edges", a: [1, 1, 298, 198]) { $0.edges.equalToSuperview().inset(1) },
    made("directionalEdges", a: [1, 1, 298, 198]) {
      $0.directionalEdges.equalToSuperview().inset(1)
    },
    made("horizontalEdges, verticalEdges", a: [2, 3, 296, 194]) {
      $0.horizontalEdges.equalToSuperview().inset(2)
      $0.verticalEdges.equalToSuperview().inset(3)
    },
    made("directionalHorizontalEdges, directionalVerticalEdges", a: [2, 3, 296, 194]) {
      $0.directionalHorizontalEdges.equalToSuperview().inset(2)
      $0.directionalVerticalEdges.equalToSuperview().inset(3)
    },
    made("size and center", a: [125, 80, 50, 40]) {
      $0.size.equalTo(CGSize(width: 50, height: 40))
      $0.center.equalToSuperview()
    },
    made("a set by name", a: [9, 9, 50, 50]) {
      $0.attributes([.left, .top]).equalTo(9)
      $0.attributes([.width, .height]).equalTo(50)
    },
    made("2: duplicates collapse", a: [4, 4, 296, 196]) {
      $0.left.left.top.equalTo(4)
      $0.edges.right.equalToSuperview().priority(.low)
    },
    made("excluding an edge", a: [5, 5, 290, 60]) {
      $0.edges(excluding: .bottom).equalToSuperview().inset(5)
      $0.height.equalTo(60)
    },
    made("excluding directional edges", a: [5, 0, 60, 200]) {
      $0.directionalEdges(excluding: [.trailing, .top, .bottom]).equalToSuperview().inset(5)
      $0.verticalEdges.equalToSuperview()
      $0.width.equalTo(60)
    },
    made("aspect ratio", a: [0, 0, 160, 90]) {
      $0.left.top.equalToSuperview()
      $0.aspectRatio(16, 9)
      $0.height.equalTo(90)
    },
    made("aspect ratio of fractions", a: [0, 0, 50, 20]) {
      $0.left.top.equalToSuperview()
      $0.aspectRatio(2.5, 1)
      $0.width.equalTo(50)
    },
  ]

  /// A view of 40 × 30 in the corner, unless the statements say otherwise.
  private static func one(
    _ name: String, _ direction: UserInterfaceLayoutDirection = .leftToRight, a: Frame,
    text: CGFloat? = nil, _ build: @escaping @Sendable (ConstraintMaker) -> Void
  ) -> LayoutCase {
    LayoutCase(name, direction: direction, a: a) { s in
      if let text { s.a.textLine = BaselinePosition(heightFraction: 0, offset: text) }
      s.a.layout.make {
        $0.left.top.equalTo(0).priority(.low)
        $0.size.equalTo(CGSize(width: 40, height: 30)).priority(.medium)
        build($0)
      }
    }
  }

  private static func margins(
    _ name: String, a: Frame, _ build: @escaping @Sendable (ConstraintMaker, Stage) -> Void
  ) -> LayoutCase {
    LayoutCase(name, a: a) { s in
      s.window.layoutMargins = EdgeInsets(top: 30, left: 10, bottom: 40, right: 20)
      s.a.layout.make {
        $0.left.top.equalTo(0).priority(.low)
        $0.size.equalTo(CGSize(width: 40, height: 30))
        build($0, s)
      }
    }
  }
}
