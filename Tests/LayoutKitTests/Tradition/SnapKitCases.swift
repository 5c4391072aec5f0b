import Foundation
import LayoutKit

extension LayoutCase {
  /// Statements as SnapKit has them, and the frames that come of them there.
  ///
  /// The frames are those of SnapKit 5.7.1, run over this view tree: a at 17, 23 and of 61 × 37, as
  /// far as the statement lets it, b at 40, 30 with 90 × 50, the guide at 150, 90 with 60 × 40.
  static let snapKitStatements = [
    snapKit("edges.equalTo(b).inset(5)", [45, 35, 80, 40]) { make, s in
      make.edges.equalTo(s.b).inset(5)
    },
    snapKit("edges.equalToSuperview().inset(insets)", [2, 1, 294, 196]) { make, _ in
      make.edges.equalToSuperview().inset(insets)
    },
    snapKit(
      "edges.equalToSuperview().inset(directionalInsets)", [2, 1, 294, 196],
      rightToLeft: [4, 1, 294, 196]
    ) { make, _ in make.edges.equalToSuperview().inset(directionalInsets) },
    snapKit(
      "directionalEdges.equalToSuperview().inset(directionalInsets)", [2, 1, 294, 196],
      rightToLeft: [4, 1, 294, 196]
    ) { make, _ in make.directionalEdges.equalToSuperview().inset(directionalInsets) },
    snapKit("directionalEdges.equalToSuperview().inset(insets)", [2, 1, 294, 196]) { make, _ in
      make.directionalEdges.equalToSuperview().inset(insets)
    },
    snapKit("leading.trailing.equalToSuperview().inset(insets)", [2, 23, 294, 37]) { make, _ in
      make.leading.trailing.equalToSuperview().inset(insets)
    },
    snapKit("edges.equalTo(5)", [5, 5, 300, 200]) { make, _ in make.edges.equalTo(5) },
    snapKit("edges.equalTo(insets)", [2, 1, 294, 196]) { make, _ in make.edges.equalTo(insets) },
    snapKit(
      "directionalEdges.equalTo(directionalInsets)", [2, 1, 294, 196],
      rightToLeft: [4, 1, 294, 196]
    ) { make, _ in make.directionalEdges.equalTo(directionalInsets) },
    snapKit("left.top.equalTo(20)", [20, 20, 61, 37]) { make, _ in make.left.top.equalTo(20) },
    snapKit("right.equalTo(-20)", [17, 23, 263, 37]) { make, _ in make.right.equalTo(-20) },
    snapKit("trailing.equalTo(-20)", [17, 23, 263, 37], rightToLeft: [20, 23, 61, 37]) { make, _ in
      make.trailing.equalTo(-20)
    },
    snapKit("size.equalTo(44 × 33)", [17, 23, 44, 33]) { make, _ in
      make.size.equalTo(CGSize(width: 44, height: 33))
    },
    snapKit("size.equalTo(b).inset(5)", [17, 23, 80, 40]) { make, s in
      make.size.equalTo(s.b).inset(5)
    },
    snapKit("size.equalTo(b).multipliedBy(0.5)", [17, 23, 45, 25]) { make, s in
      make.size.equalTo(s.b).multipliedBy(0.5)
    },
    snapKit("width.equalTo(b.height).multipliedBy(2).offset(3)", [17, 23, 103, 37]) { make, s in
      make.width.equalTo(s.b.layout.height).multipliedBy(2).offset(3)
    },
    snapKit("height.equalToSuperview().dividedBy(4)", [17, 23, 61, 50]) { make, _ in
      make.height.equalToSuperview().dividedBy(4)
    },
    snapKit("width.equalToSuperview().inset(insets)", [17, 23, 294, 37]) { make, _ in
      make.width.equalToSuperview().inset(insets)
    },
    snapKit("center.equalTo(b).offset(6)", [17, 23, 148, 76]) { make, s in
      make.center.equalTo(s.b).offset(6)
    },
    snapKit("center.equalTo(b).inset(insets)", [17, 23, 134, 62]) { make, s in
      make.center.equalTo(s.b).inset(insets)
    },
    snapKit("center.equalToSuperview().inset(10)", [17, 23, 266, 154]) { make, _ in
      make.center.equalToSuperview().inset(10)
    },
    snapKit("centerX.equalTo(b.right).inset(7)", [17, 23, 212, 37]) { make, s in
      make.centerX.equalTo(s.b.layout.right).inset(7)
    },
    snapKit("left.equalTo(b.right).offset(8)", [138, 23, 61, 37]) { make, s in
      make.left.equalTo(s.b.layout.right).offset(8)
    },
    snapKit("left.equalTo(b.right).inset(-8)", [138, 23, 61, 37]) { make, s in
      make.left.equalTo(s.b.layout.right).inset(-8)
    },
    snapKit(
      "leading.equalTo(b.trailing).inset(-4)", [134, 23, 61, 37], rightToLeft: [17, 23, 19, 37]
    ) { make, s in make.leading.equalTo(s.b.layout.trailing).inset(-4) },
    snapKit(
      "trailing.equalTo(b.leading).offset(-4)", [17, 23, 19, 37], rightToLeft: [134, 23, 61, 37]
    ) { make, s in make.trailing.equalTo(s.b.layout.leading).offset(-4) },
    snapKit("top.equalTo(b.bottom).inset(-8)", [17, 88, 61, 37]) { make, s in
      make.top.equalTo(s.b.layout.bottom).inset(-8)
    },
    snapKit("top.equalTo(b.bottom).inset(8)", [17, 72, 61, 37]) { make, s in
      make.top.equalTo(s.b.layout.bottom).inset(8)
    },
    snapKit("bottom.equalTo(b.top).inset(-8)", [17, 22, 61, 0]) { make, s in
      make.bottom.equalTo(s.b.layout.top).inset(-8)
    },
    snapKit("bottom.equalTo(b.centerY).inset(8)", [17, 23, 61, 32]) { make, s in
      make.bottom.equalTo(s.b.layout.centerY).inset(8)
    },
    snapKit(
      "leading.equalTo(b.centerX).offset(9)", [94, 23, 61, 37], rightToLeft: [17, 23, 59, 37]
    ) { make, s in make.leading.equalTo(s.b.layout.centerX).offset(9) },
    snapKit(
      "trailing.equalToSuperview().inset(16)", [17, 23, 267, 37], rightToLeft: [16, 23, 61, 37]
    ) { make, _ in make.trailing.equalToSuperview().inset(16) },
    snapKit(
      "trailing.lessThanOrEqualToSuperview().inset(240)", [17, 23, 43, 37],
      rightToLeft: [240, 23, 61, 37]
    ) { make, _ in make.trailing.lessThanOrEqualToSuperview().inset(240) },
    snapKit(
      "trailing.lessThanOrEqualTo(b).inset(60)", [17, 23, 53, 37], rightToLeft: [100, 23, 61, 37]
    ) { make, s in make.trailing.lessThanOrEqualTo(s.b).inset(60) },
    snapKit("right.lessThanOrEqualTo(b.left).inset(insets)", [17, 23, 25, 37]) { make, s in
      make.right.lessThanOrEqualTo(s.b.layout.left).inset(insets)
    },
    snapKit("right.greaterThanOrEqualToSuperview().inset(10)", [17, 23, 273, 37]) { make, _ in
      make.right.greaterThanOrEqualToSuperview().inset(10)
    },
    snapKit("bottom.lessThanOrEqualTo(guide.top).inset(-40)", [17, 23, 61, 27]) { make, s in
      make.bottom.lessThanOrEqualTo(s.guide.layout.top).inset(-40)
    },
    snapKit("edges.greaterThanOrEqualToSuperview().inset(10)", [17, 23, 273, 167]) { make, _ in
      make.edges.greaterThanOrEqualToSuperview().inset(10)
    },
    snapKit("edges.lessThanOrEqualTo(b).inset(70)", [17, 10, 43, 0]) { make, s in
      make.edges.lessThanOrEqualTo(s.b).inset(70)
    },
    snapKit("horizontalEdges.greaterThanOrEqualTo(b).inset(insets)", [42, 23, 84, 37]) { make, s in
      make.horizontalEdges.greaterThanOrEqualTo(s.b).inset(insets)
    },
    snapKit("left.greaterThanOrEqualTo(60)", [60, 23, 61, 37]) { make, _ in
      make.left.greaterThanOrEqualTo(60)
    },
    snapKit("width.lessThanOrEqualTo(b).inset(20)", [17, 23, 50, 37]) { make, s in
      make.width.lessThanOrEqualTo(s.b).inset(20)
    },
    snapKit("width.greaterThanOrEqualTo(80)", [17, 23, 80, 37]) { make, _ in
      make.width.greaterThanOrEqualTo(80)
    },
    snapKit("height.lessThanOrEqualTo(b).multipliedBy(0.5)", [17, 23, 61, 25]) { make, s in
      make.height.lessThanOrEqualTo(s.b).multipliedBy(0.5)
    },
    snapKit("edges.equalTo(guide).inset(4)", [154, 94, 52, 32]) { make, s in
      make.edges.equalTo(s.guide).inset(4)
    },
    snapKit("edges.equalTo(b.margins).inset(2)", [50, 40, 70, 30]) { make, s in
      make.edges.equalTo(s.b.layout.margins).inset(2)
    },
    snapKit("margins.equalTo(b.edges).offset(3)", [35, 25, 106, 66]) { make, s in
      make.margins.equalTo(s.b.layout.edges).offset(3)
    },
    snapKit(
      "directionalMargins.equalTo(b.directionalEdges).inset(directionalInsets)", [34, 23, 100, 62],
      rightToLeft: [36, 23, 100, 62]
    ) { make, s in
      make.directionalMargins.equalTo(s.b.layout.directionalEdges).inset(directionalInsets)
    },
    snapKit("leftMargin.equalTo(b.left).offset(3)", [35, 23, 61, 37]) { make, s in
      make.leftMargin.equalTo(s.b.layout.left).offset(3)
    },
    snapKit("centerWithinMargins.equalToSuperview().offset(4)", [17, 23, 274, 162]) { make, _ in
      make.centerWithinMargins.equalToSuperview().offset(4)
    },
    snapKit("left.right.top.bottom.equalTo(b).inset(3)", [43, 33, 84, 44]) { make, s in
      make.left.right.top.bottom.equalTo(s.b).inset(3)
    },
    snapKit("left.right.equalTo(b.centerX).inset(6)", [85, 23, 0, 37]) { make, s in
      make.left.right.equalTo(s.b.layout.centerX).inset(6)
    },
    snapKit("width.height.equalTo(b.height).inset(5)", [17, 23, 40, 40]) { make, s in
      make.width.height.equalTo(s.b.layout.height).inset(5)
    },
    snapKit("top.centerX.equalTo(b).offset(5)", [17, 35, 146, 37]) { make, s in
      make.top.centerX.equalTo(s.b).offset(5)
    },
    snapKit("firstBaseline.equalTo(b).inset(6)", [17, 36, 61, 37]) { make, s in
      make.firstBaseline.equalTo(s.b).inset(6)
    },
    snapKit("lastBaseline.equalToSuperview().inset(6)", [17, 23, 61, 171]) { make, _ in
      make.lastBaseline.equalToSuperview().inset(6)
    },
    snapKit("width.equalTo(40).priority(5)", [17, 23, 61, 37]) { make, _ in
      make.width.equalTo(40).priority(5)
    },
    snapKit("width.equalTo(40).priority(.high)", [17, 23, 40, 37]) { make, _ in
      make.width.equalTo(40).priority(.high)
    },
  ].flatMap { $0 }

  private static let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private static let directionalInsets = DirectionalEdgeInsets(
    top: 1, leading: 2, bottom: 3, trailing: 4)

  /// A statement about a in both directions; the frame is the same in both unless told.
  private static func snapKit(
    _ name: String, _ frame: Frame, rightToLeft: Frame? = nil,
    _ build: @escaping @Sendable (ConstraintMaker, Stage) -> Void
  ) -> [LayoutCase] {
    let directions: [UserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
    return zip(directions, [frame, rightToLeft ?? frame]).map { direction, frame in
      LayoutCase("\(name), \(direction)", direction: direction, a: frame) { s in
        s.place(s.b, 40, 30, 90, 50)
        s.place(s.guide, 150, 90, 60, 40)
        s.a.layout.make {
          $0.left.equalTo(17).priority(10)
          $0.top.equalTo(23).priority(10)
          $0.width.equalTo(61).priority(9)
          $0.height.equalTo(37).priority(9)
        }
        s.a.layout.make { build($0, s) }
      }
    }
  }
}
