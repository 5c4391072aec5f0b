import Foundation
import LayoutKit

extension LayoutCase {
  /// Each begins with a at 10, 10 and 100 × 50, laid out once before it is changed.
  static let traditionalChanges = [
    change("49, 51: another priority", a: [10, 10, 70, 50]) { s in
      s.a.layout.update { $0.width.equalTo(100).priority(.low) }
      s.a.layout.make { $0.width.equalTo(70).priority(.medium) }
    },
    change("51: another relation", a: [10, 10, 130, 50]) { s in
      s.a.layout.update { $0.width.greaterThanOrEqualTo(100) }
      s.a.layout.make { $0.width.equalTo(130).priority(.low) }
    },
    change("51: another multiplier", a: [10, 10, 75, 50]) { s in
      s.a.layout.remake {
        $0.left.top.equalTo(10)
        $0.height.equalTo(50)
        $0.width.equalToSuperview()
      }
      s.window.layoutIfNeeded()
      s.a.layout.update { $0.width.equalToSuperview().dividedBy(4) }
    },
    change("51: another target, by name", a: [10, 10, 40, 50]) { s in
      s.b.layout.make { $0.width.equalTo(40) }
      s.a.layout.update { $0.width.equalTo(100).id("w") }
      s.window.layoutIfNeeded()
      s.a.layout.update { $0.width.equalTo(s.b).id("w") }
    },
    change("50: an update without a match adds", a: [10, 10, 60, 50]) { s in
      s.a.layout.update { $0.width.equalTo(100).priority(.low) }
      s.a.layout.update { $0.right.equalTo(s.window.layout.left).offset(70) }
    },
    change("52: one edge of four", a: [10, 20, 280, 140]) { s in
      s.a.layout.remake { $0.edges.equalToSuperview().inset(10) }
      s.a.layout.update {
        $0.top.equalToSuperview().offset(20)
        $0.bottom.equalToSuperview().inset(40)
      }
    },
    change("53: in other words", a: [20, 10, 100, 50]) { s in
      s.a.layout.update { $0.left.equalToSuperview().offset(20) }
    },
    change("54: of two alike the newest is updated", a: [10, 10, 100, 50]) { s in
      s.a.layout.make { $0.width.equalTo(100).priority(.low) }
      s.a.layout.update { $0.width.equalTo(300).priority(.low) }
    },
    change("55: what is out of force is not updated", a: [10, 10, 30, 50]) { s in
      let wide = s.a.layout.make { $0.width.equalTo(500) }
      wide.deactivate()
      s.a.layout.update { $0.width.equalTo(30) }
    },
    change("56: a label that isn't stated stays", a: [10, 10, 120, 50]) { s in
      s.a.layout.update { $0.width.equalTo(110).labeled("w") }
      s.a.layout.update { $0.width.equalTo(120) }
      if !s.a.constraints.contains(where: { $0.identifier == "w" }) { s.a.layout.remove() }
    },
    change("57: the handle of an update is the one that exists", a: [10, 10, 130, 50]) { s in
      let width = s.a.layout.update { $0.width.equalTo(120) }
      width.constant? += 10
    },
    change("58: an update, then the old handle's priority", a: [10, 10, 120, 50]) { s in
      let width = s.a.layout.make { $0.width.equalTo(100).id("w") }
      s.a.layout.update {
        $0.width.equalTo(100).priority(.low)
        $0.width.equalTo(120).id("w")
      }
      width.update(priority: .high)
    },
    change("61: activating twice, deactivating twice", a: [10, 10, 140, 50]) { s in
      s.a.layout.update { $0.width.equalTo(100).priority(.low) }
      let width = s.a.layout.prepare { $0.width.equalTo(140) }
      for _ in 1...2 { width.activate() }
      s.window.layoutIfNeeded()
      for _ in 1...2 { width.deactivate() }
      s.window.layoutIfNeeded()
      width.isActive = true
    },
    change("62: all of a handle are active, or it isn't", a: [10, 10, 100, 50]) { s in
      let size = s.a.layout.make { $0.size.equalTo(CGSize(width: 100, height: 50)).labeled("size") }
      size[.width].deactivate()
      if size.isActive { s.a.layout.remove() }
    },
    change("63: prepared constraints survive a remake", a: [0, 0, 200, 30]) { s in
      let prepared = s.a.layout.prepare { $0.width.equalTo(200) }
      s.a.layout.remake {
        $0.left.top.equalTo(0)
        $0.height.equalTo(30)
      }
      prepared.activate()
    },
    change("64: a remake leaves what others said", a: [0, 0, 40, 40], b: [40, 0, 40, 40]) { s in
      s.b.layout.make { $0.left.equalTo(s.a.layout.right) }
      s.b.layout.make {
        $0.top.equalTo(0)
        $0.size.equalTo(40)
      }
      s.a.layout.remake {
        $0.left.top.equalTo(0)
        $0.size.equalTo(40)
      }
    },
    change("65: the closure of a remake still sees what was", a: [10, 10, 200, 50]) { s in
      let width = s.a.layout.update { $0.width.equalTo(100) }
      s.a.layout.remake {
        $0.left.top.equalTo(10)
        $0.height.equalTo(50)
        $0.width.equalTo((width.constant ?? 0) * 2)
      }
    },
    change("66: a make inside a make", a: [10, 10, 100, 50], b: [10, 60, 100, 7]) { s in
      s.a.layout.update {
        $0.width.equalTo(100)
        s.b.layout.make {
          $0.left.right.equalTo(s.a)
          $0.top.equalTo(s.a.layout.bottom)
          $0.height.equalTo(7)
        }
      }
    },
    change("67: stated twice holds twice", a: [10, 10, 100, 50]) { s in
      for label in ["one", "two"] { s.a.layout.make { $0.width.equalTo(100).labeled(label) } }
      s.a.layout.update { $0.width.equalTo(100) }
    },
    change("73: another superview", a: [5, 5, 90, 40], b: [0, 100, 100, 50]) { s in
      s.place(s.b, 0, 100, 100, 50)
      s.b.addSubview(s.a)
      s.a.layout.remake { $0.edges.equalToSuperview().inset(5) }
    },
    change("74, 75: a target that goes", a: [10, 10, 100, 50]) { s in
      s.b.layout.make { $0.left.equalTo(s.a) }
      do {
        let temporary = View()
        s.window.addSubview(temporary)
        s.a.layout.update { $0.right.lessThanOrEqualTo(temporary) }
        temporary.layout.make { $0.right.equalTo(50).priority(.low) }
        s.window.layoutIfNeeded()
        temporary.removeFromSuperview()
      }
      s.a.layout.update { $0.left.equalTo(10) }
    },
  ]

  /// What is left of the table of features where SnapKit or Masonry has a tick.
  static let traditionalFeatures = [
    LayoutCase("the same maker over an array", a: [0, 0, 300, 20], b: [0, 0, 300, 20]) { s in
      [s.a, s.b].layout.make {
        $0.edges(excluding: .bottom).equalToSuperview()
        $0.height.equalTo(20)
      }
    },
    LayoutCase(
      "80: distributing with a fixed spacing", a: [5, 0, 80, 9], b: [95, 0, 80, 9],
      c: [185, 0, 80, 9]
    ) { s in
      // 300 - 5 - 35 - 2 · 10.
      [s.a, s.b, s.c].layout.distribute(
        .horizontal, spacing: 10, insets: DirectionalEdgeInsets(leading: 5, trailing: 35))
      [s.a, s.b, s.c].layout.make {
        $0.top.equalTo(0)
        $0.height.equalTo(9)
      }
    },
    LayoutCase(
      "80: distributing with a fixed length", a: [10, 0, 9, 40], b: [131, 0, 9, 40],
      c: [251, 0, 9, 40]
    ) { s in
      // Near edges from 10 to 300 - 40 - 9, the middle one at 130.5, half a pixel up.
      [s.a, s.b, s.c].layout.distribute(
        .horizontal, size: 9, insets: DirectionalEdgeInsets(leading: 10, trailing: 40))
      [s.a, s.b, s.c].layout.make {
        $0.top.equalTo(0)
        $0.height.equalTo(40)
      }
    },
    LayoutCase("81: a group", a: [0, 0, 300, 20]) { s in
      let group = ConstraintGroup(isActive: false) {
        $0.make(s.a) {
          $0.edges(excluding: .bottom).equalToSuperview()
          $0.height.equalTo(20)
        }
      }
      group.activate()
    },
    LayoutCase("prepared inactive, activated later", a: [0, 0, 300, 200]) { s in
      let prepared = s.a.layout.prepare { $0.edges.equalToSuperview() }
      prepared.activate()
    },
    made("inactive inside make", a: [0, 0, 40, 40]) {
      $0.left.top.equalToSuperview()
      $0.size.equalTo(40)
      $0.right.equalToSuperview().id("right").inactive()
    },
    LayoutCase("conditionals", a: [0, 0, 40, 20]) { s in
      let isWide = false
      s.a.layout.make {
        $0.left.top.equalToSuperview()
        if isWide { $0.width.equalTo(80) } else { $0.width.equalTo(40) }
        for height in [20] { $0.height.equalTo(height) }
      }
    },
    // The label would be 120 wide, the field as wide as its content: hugging and resistance decide.
    LayoutCase("hugging", a: [0, 0, 120, 20], b: [120, 0, 180, 20]) { s in
      s.contents(120, 60)
      s.a.layout.contentHuggingHorizontalPriority = .low + 1
    },
    LayoutCase("compression resistance", a: [0, 0, 200, 20], b: [200, 0, 100, 20]) { s in
      s.contents(200, 250)
      s.a.layout.contentCompressionResistanceHorizontalPriority = .high + 1
    },
    LayoutCase("vertical hugging and resistance", a: [0, 0, 50, 30], b: [0, 30, 50, 170]) { s in
      s.a.content = CGSize(width: 50, height: 30)
      s.b.content = CGSize(width: 50, height: 30)
      [s.a, s.b].layout.make { $0.left.equalTo(0) }
      [s.a, s.b].layout.distribute(.vertical, spacing: 0, sizes: .natural)
      s.a.layout.contentHuggingVerticalPriority = .low + 1
      s.a.layout.contentCompressionResistanceVerticalPriority = .high + 1
    },
    LayoutCase("an animation ends where the layout is", a: [100, 0, 20, 20]) { s in
      s.place(s.a, 0, 0, 20, 20)
      s.window.layoutIfNeeded()
      s.window.animate(duration: 1) {
        s.a.layout.update { $0.left.equalTo(100) }
        s.window.layoutIfNeeded()
      }
    },
  ]
}

extension Stage {
  /// Puts a and b side by side from edge to edge, with contents of two widths.
  fileprivate func contents(_ first: CGFloat, _ second: CGFloat) {
    a.content = CGSize(width: first, height: 20)
    b.content = CGSize(width: second, height: 20)
    [a, b].layout.distribute(.horizontal, spacing: 0, sizes: .natural, alignment: .near)
  }
}
