import Foundation
import LayoutKit

extension LayoutCase {
  static let edges = [
    made("edges fill the superview", a: [0, 0, 300, 200]) { $0.edges.equalToSuperview() },
    made("edges inset alike", a: [16, 16, 268, 168]) { $0.edges.equalToSuperview().inset(16) },
    // 300 - 2 - 4 across, 200 - 1 - 3 down.
    made("edges inset each by its own", a: [2, 1, 294, 196]) {
      $0.edges.equalToSuperview().inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    made("edges offset move, they don't shrink", a: [10, 10, 300, 200]) {
      $0.edges.equalToSuperview().offset(10)
    },
    made("a negative inset grows the box", a: [-10, -10, 320, 220]) {
      $0.edges.equalToSuperview().inset(-10)
    },
    // Drawn in to 20…280 and 20…180, then moved by 5.
    made("an inset and an offset add up", a: [25, 25, 260, 160]) {
      $0.edges.equalToSuperview().inset(20).offset(5)
    },
    made("directional edges with directional insets", a: [2, 1, 294, 196]) {
      $0.directionalEdges.equalToSuperview()
        .inset(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    made("horizontal edges and top, one statement", a: [0, 0, 300, 44]) {
      $0.horizontalEdges.top.equalToSuperview()
      $0.height.equalTo(44)
    },
    made("vertical edges inset", a: [0, 10, 50, 180]) {
      $0.verticalEdges.equalToSuperview().inset(10)
      $0.leading.equalToSuperview()
      $0.width.equalTo(50)
    },
    made("left and right chained", a: [20, 0, 260, 10]) {
      $0.left.right.equalToSuperview().inset(20)
      $0.top.equalTo(0)
      $0.height.equalTo(10)
    },
    LayoutCase("edges of a sibling", a: [50, 40, 100, 80], b: [60, 50, 80, 60]) { s in
      s.place(s.a, 50, 40, 100, 80)
      s.b.layout.make { $0.edges.equalTo(s.a).inset(10) }
    },
    LayoutCase("edges against edges by name", a: [50, 40, 100, 80], b: [50, 40, 100, 80]) { s in
      s.a.layout.make {
        $0.attributes([.left, .top]).equalTo(CGPoint(x: 50, y: 40))
        $0.size.equalTo(CGSize(width: 100, height: 80))
      }
      s.b.layout.make { $0.edges.equalTo(s.a.layout.edges) }
    },
    // Far corner at 290, 180.
    made("right and bottom with a negative offset", a: [260, 140, 30, 40]) {
      $0.right.equalToSuperview().offset(-10)
      $0.bottom.equalToSuperview().offset(-20)
      $0.size.equalTo(CGSize(width: 30, height: 40))
    },
    made("some edges fill, one keeps its distance", a: [0, 50, 300, 150]) {
      $0.left.bottom.right.equalToSuperview()
      $0.top.equalToSuperview().offset(50)
    },
  ]
}
