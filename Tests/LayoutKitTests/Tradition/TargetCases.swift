import Foundation
import LayoutKit

extension LayoutCase {
  /// Each has b at 50, 40 with 100 × 80, and the guide at 200, 20 with 60 × 100.
  static let traditionalTargets = [
    target("3: a view stands for its same attribute", a: [50, 40, 20, 20]) {
      $0.left.top.equalTo($1.b)
      $0.size.equalTo(20)
    },
    target("4: a number counts from the superview", a: [10, 20, 20, 20]) { make, _ in
      make.left.equalTo(10)
      make.top.equalTo(20)
      make.size.equalTo(20)
    },
    target("5: a dimension is a number", a: [0, 0, 50, 60]) { make, _ in
      make.left.top.equalToSuperview()
      make.width.equalTo(50)
      make.height.equalTo(60)
    },
    target("6: a center counts from the middle", a: [140, 90, 20, 20]) { make, _ in
      make.center.equalTo(0)
      make.size.equalTo(20)
    },
    // The margins leave 8 to 292 and 8 to 192 unless one is set: 28 to 292.
    target("7: the middle of the margins", a: [153, 93, 20, 20]) { make, s in
      s.window.layoutMargins.left = 28
      make.centerX.equalTo(s.window.layout.centerXWithinMargins).offset(3)
      make.centerY.equalTo(s.window.layout.centerYWithinMargins).offset(3)
      make.size.equalTo(20)
    },
    target("8: edges and a number: a shift", a: [5, 5, 300, 200]) { make, _ in
      make.edges.equalTo(5)
    },
    target("9: edges and insets", a: [2, 1, 294, 196]) { make, _ in
      make.edges.equalTo(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    target("9: directional edges and directional insets", a: [2, 1, 294, 196]) { make, _ in
      make.directionalEdges.equalTo(
        DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    target("13: a size and a view", a: [0, 0, 100, 80]) {
      $0.left.top.equalTo(0)
      $0.size.equalTo($1.b)
    },
    target("13: both dimensions and one", a: [0, 0, 80, 80]) {
      $0.left.top.equalTo(0)
      $0.width.height.equalTo($1.b.layout.height)
    },
    target("17: margins of a guide are its edges", a: [200, 20, 60, 100]) {
      $0.left.top.equalTo($1.guide.layout.attributes([.leftMargin, .topMargin]))
      $0.right.equalTo($1.guide.layout.rightMargin)
      $0.bottom.equalTo($1.guide.layout.bottomMargin)
    },
    target("17: edges and margins", a: [58, 48, 84, 64]) { $0.edges.equalTo($1.b.layout.margins) },
    target("17: margins and edges", a: [42, 32, 116, 96]) { $0.margins.equalTo($1.b.layout.edges) },
    target("17: directional edges and margins", a: [58, 48, 84, 64]) {
      $0.directionalEdges.equalTo($1.b.layout.directionalMargins)
    },
    target("17: directional margins and edges", a: [42, 32, 116, 96]) {
      $0.directionalMargins.equalTo($1.b.layout.directionalEdges)
    },
    target("18: four edges in a chain and edges", a: [50, 40, 100, 80]) {
      $0.left.top.right.bottom.equalTo($1.b.layout.attributes(.edges))
    },
    target("19: center and center within margins", a: [100, 70, 20, 20]) {
      $1.b.layoutMargins = EdgeInsets(top: 10, left: 30, bottom: 10, right: 10)
      $0.center.equalTo($1.b.layout.centerWithinMargins)
      $0.size.equalTo(20)
    },
    target("19: horizontal edges and edges", a: [50, 0, 100, 20]) {
      $0.horizontalEdges.equalTo($1.b.layout.edges)
      $0.top.equalTo(0)
      $0.height.equalTo(20)
    },
    target("19: edges and directional edges", a: [50, 40, 100, 80]) {
      $0.edges.equalTo($1.b.layout.directionalEdges)
    },
    target("19: edges and directional edges, right to left", .rightToLeft, a: [50, 40, 100, 80]) {
      $0.edges.equalTo($1.b.layout.directionalEdges)
    },
    target("19: directional margins and margins", a: [50, 40, 100, 80]) {
      $0.directionalMargins.equalTo($1.b.layout.margins)
    },
    target("19: edges and directional margins", a: [58, 48, 84, 64]) {
      $0.edges.equalTo($1.b.layout.directionalMargins)
    },
    target("20: a view and its own attribute", a: [0, 0, 60, 30]) {
      $0.left.top.equalTo(0)
      $0.height.equalTo(30)
      $0.width.equalTo($1.a.layout.height).multipliedBy(2)
    },
    target("22: a superview and its child", a: [0, 0, 100, 80], c: [10, 10, 80, 60]) {
      $1.a.addSubview($1.c)
      $0.left.top.equalTo(0)
      $0.right.bottom.equalTo($1.c).offset(10)
      $1.c.layout.make {
        $0.left.top.equalTo(10)
        $0.size.equalTo(CGSize(width: 80, height: 60))
      }
    },
    target("23: a guide as a target", a: [205, 25, 50, 90]) { $0.edges.equalTo($1.guide).inset(5) },
    target("23: a guide's anchors as targets", a: [180, 120, 20, 20]) {
      $0.right.equalTo($1.guide.layout.left)
      $0.top.equalTo($1.guide.layout.bottom)
      $0.size.equalTo(20)
    },
    target("24: the safe area of the superview", a: [0, 44, 300, 122]) { make, s in
      s.window.environment.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
      make.edges.equalToSuperview(.safeArea)
    },
    target("24: the safe area through its guide", a: [0, 44, 300, 30]) { make, s in
      s.window.environment.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
      make.top.equalTo(s.window.safeAreaLayoutGuide.layout.top)
      make.horizontalEdges.equalTo(s.window.safeAreaLayoutGuide)
      make.height.equalTo(30)
    },
    target("24: the margins of the superview", a: [13, 13, 274, 174]) { make, _ in
      make.edges.equalToSuperview(.margins).inset(5)
    },
    target("24: margins against an area meet its edges", a: [0, 0, 300, 200]) { make, _ in
      make.margins.equalToSuperview(.margins)
    },
    // Narrow as it is, all of the space inside the margins is readable.
    target("24: the readable width", a: [8, 8, 284, 40]) { make, _ in
      make.edges(excluding: .bottom).equalToSuperview(.readableContent)
      make.height.equalTo(40)
    },
    target("24: at least inside the safe area", a: [140, 44, 20, 20]) { make, s in
      s.window.environment.safeAreaInsets = EdgeInsets(top: 44)
      make.top.greaterThanOrEqualToSuperview(.safeArea)
      make.bottom.lessThanOrEqualToSuperview(.safeArea)
      make.centerX.equalToSuperview()
      make.top.equalTo(-100).priority(.low)
      make.size.equalTo(20)
    },
    target("25: what may not be there", a: [0, 120, 20, 20]) { make, s in
      let (there, gone): (View?, View?) = (s.b, nil)
      make.when(there) { $0.top.equalTo($1.layout.bottom) }
      make.when(gone) {
        $0.left.equalTo($1.layout.right)
      } otherwise: {
        $0.left.equalTo(0)
      }
      make.size.equalTo(20)
    },
    // b ends at 150 and 120, the guide at 260 and 120.
    target("27: several views", a: [260, 120, 20, 20]) {
      $0.left.greaterThanOrEqualTo(each: [$1.b.layout.right, $1.guide.layout.right])
      $0.top.greaterThanOrEqualTo(each: [$1.b.layout.bottom, $1.guide.layout.bottom])
      $0.left.top.equalTo(0).priority(.low)
      $0.size.equalTo(20)
    },
    target("27: several views and numbers", a: [55, 45, 20, 20]) {
      $0.left.top.greaterThanOrEqualTo(each: [$1.b, $1.window]).offset(5)
      $0.left.top.greaterThanOrEqualTo(each: [10, 20, 15])
      $0.left.top.equalTo(0).priority(.low)
      $0.size.lessThanOrEqualTo(each: [20, 30])
      $0.size.equalTo(100).priority(.low)
    },
    target("27: several guides, and none", a: [200, 20, 60, 100]) {
      $0.edges.equalTo(each: [$1.guide])
      $0.edges.equalTo(each: [View]())
    },
    target("topLayoutGuide and its kind: the keyboard's guide", a: [0, 100, 300, 50]) { make, s in
      s.window.keyboardFrame = CGRect(x: 0, y: 150, width: 300, height: 50)
      make.horizontalEdges.equalToSuperview()
      make.bottom.equalTo(s.window.keyboardLayoutGuide.layout.top)
      make.height.equalTo(50)
    },
  ]

  private static func target(
    _ name: String, _ direction: UserInterfaceLayoutDirection = .leftToRight, a: Frame,
    c: Frame? = nil, _ build: @escaping @Sendable (ConstraintMaker, Stage) -> Void
  ) -> LayoutCase {
    LayoutCase(name, direction: direction, a: a, c: c) { s in
      s.place(s.b, 50, 40, 100, 80)
      s.place(s.guide, 200, 20, 60, 100)
      s.a.layout.make { build($0, s) }
    }
  }
}
