import Foundation
import LayoutKit

extension LayoutCase {
  /// Each begins with a at 10, 10 and 100 × 50, laid out once before it is changed.
  static let changes = [
    change("update a constant", a: [10, 10, 120, 50]) { s in
      s.a.layout.update { $0.width.equalTo(120) }
    },
    change("update one edge of a pair", a: [30, 10, 100, 50]) { s in
      s.a.layout.update { $0.left.equalToSuperview().offset(30) }
    },
    // The same constraint in another wording: left against a number is left against the superview.
    change("update in other words", a: [30, 10, 100, 50]) { s in
      s.a.layout.update { $0.left.equalTo(30) }
    },
    change("update a relation", a: [10, 10, 100, 80]) { s in
      s.a.layout.update { $0.height.greaterThanOrEqualTo(40) }
      s.a.layout.make { $0.height.greaterThanOrEqualTo(80) }
      s.a.layout.make { $0.height.equalTo(0).priority(.low) }
    },
    change("update a priority", a: [10, 10, 100, 70]) { s in
      s.a.layout.update { $0.height.equalTo(50).priority(.low) }
      s.b.layout.make { $0.height.equalTo(70) }
      s.a.layout.make { $0.height.equalTo(s.b).priority(.high) }
    },
    change("update adds what isn't there", a: [10, 10, 100, 50], b: [10, 60, 0, 0]) { s in
      s.b.layout.update {
        $0.left.equalTo(s.a)
        $0.top.equalTo(s.a.layout.bottom)
        $0.width.height.equalTo(0)
      }
    },
    change("remake", a: [0, 150, 300, 50]) { s in
      s.a.layout.remake {
        $0.horizontalEdges.bottom.equalToSuperview()
        $0.height.equalTo(50)
      }
    },
    change("remake, and back", a: [10, 10, 100, 50]) { s in
      s.a.layout.remake { $0.edges.equalToSuperview() }
      s.window.layoutIfNeeded()
      s.a.layout.remake(s.start)
    },
    change("remove, then make", a: [0, 0, 300, 200]) { s in
      s.a.layout.remove()
      s.a.layout.make { $0.edges.equalToSuperview() }
    },
    change("switch between two prepared states", a: [10, 10, 60, 60]) { s in
      s.a.layout.remake { $0.left.top.equalTo(10) }
      let wide = s.a.layout.prepare { $0.size.equalTo(CGSize(width: 200, height: 20)) }
      let tall = s.a.layout.prepare { $0.size.equalTo(CGSize(width: 60, height: 60)) }
      wide.activate()
      s.window.layoutIfNeeded()
      wide.deactivate()
      tall.activate()
    },
    change("content that changes", a: [10, 10, 140, 30]) { s in
      s.a.layout.remake { $0.left.top.equalTo(10) }
      s.a.content = CGSize(width: 40, height: 30)
      s.window.layoutIfNeeded()
      s.a.content = CGSize(width: 140, height: 30)
    },
    // A bar's share of its track, 0.25 of 300 and then 0.75.
    LayoutCase("a progress bar: update a multiplier", a: [0, 0, 225, 4]) { s in
      s.a.layout.make {
        $0.left.top.equalToSuperview()
        $0.height.equalTo(4)
        $0.width.equalToSuperview().multipliedBy(0.25)
      }
      s.window.layoutIfNeeded()
      s.a.layout.update { $0.width.equalToSuperview().multipliedBy(0.75) }
    },
  ]

  static func change(
    _ name: String, a: Frame, b: Frame? = nil, layout: @escaping @Sendable (Stage) -> Void
  ) -> LayoutCase {
    LayoutCase(name, a: a, b: b) { s in
      s.a.layout.make(s.start)
      s.window.layoutIfNeeded()
      layout(s)
    }
  }
}

extension Stage {
  fileprivate func start(_ make: ConstraintMaker) {
    make.left.top.equalToSuperview().offset(10)
    make.width.equalTo(100)
    make.height.equalTo(50)
  }
}
