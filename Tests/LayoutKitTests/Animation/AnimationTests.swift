import Foundation
import LayoutKit
import Testing

@Suite struct AnimationCurveTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let curve: LayoutAnimation.Curve
    let time: CGFloat
    let progress: CGFloat
    var testDescription: String { "\(curve) at \(time)" }

    init(_ curve: LayoutAnimation.Curve, _ time: CGFloat, _ progress: CGFloat) {
      (self.curve, self.time, self.progress) = (curve, time, progress)
    }
  }

  // The Bézier values are roots of the cubics, computed to 50 digits; those of the spring follow
  // from its formula.
  static let rows = [
    Row(.linear, 0.3, 0.3), Row(.linear, -1, 0), Row(.linear, 2, 1), Row(.linear, .nan, 0),
    Row(.easeIn, 0, 0), Row(.easeIn, 1, 1), Row(.easeIn, .infinity, 1),
    Row(.easeIn, 0.25, 0.09346465071882486),
    Row(.easeIn, 0.5, 0.3153568125725393),
    Row(.easeIn, 0.75, 0.6218618691748902),
    Row(.easeOut, 0.25, 0.3781381308251098),
    Row(.easeOut, 0.5, 0.6846431874274607),
    Row(.easeOut, 0.75, 0.9065353492811752),
    Row(.easeInOut, 0.25, 0.12916193104731982),
    Row(.easeInOut, 0.5, 0.5),
    Row(.easeInOut, 0.75, 0.8708380689526802),
    Row(.cubicBezier(0.25, 0.1, 0.25, 1), 0.25, 0.40851059135539586),
    Row(.cubicBezier(0.25, 0.1, 0.25, 1), 0.5, 0.802403387584857),
    Row(.cubicBezier(0.25, 0.1, 0.25, 1), 0.75, 0.9604589783489741),
    Row(.spring(dampingRatio: 0.5), 0.1, 0.5474153161529849),
    Row(.spring(dampingRatio: 0.5), 0.5, 0.9752089947246398),
    Row(.spring(dampingRatio: 1), 0.1, 0.23606867982504376),
    Row(.spring(dampingRatio: 1), 0.5, 0.9444771835619268),
  ]

  @Test(arguments: rows)
  func `A curve is where its numbers say, at each time`(_ row: Row) {
    #expect(abs(row.curve.progress(at: row.time) - row.progress) <= 1e-9)
  }

  @Test func `A curve mirrors its opposite, and never goes back`() {
    for step in 0...100 {
      let time = CGFloat(step) / 100
      let there = LayoutAnimation.Curve.easeIn.progress(at: time)
      let back = LayoutAnimation.Curve.easeOut.progress(at: 1 - time)
      #expect(abs(there + back - 1) <= 1e-9)
      #expect(there <= LayoutAnimation.Curve.easeIn.progress(at: time + 0.01))
    }
  }

  @Test(
    arguments: [
      LayoutAnimation.Curve.cubicBezier(.nan, .nan, .infinity, -.infinity),
      .cubicBezier(-5, 9, 7, -3),
      .spring(dampingRatio: .nan), .spring(dampingRatio: -1), .spring(dampingRatio: 0),
      .spring(dampingRatio: 5), .spring(dampingRatio: .infinity),
    ])
  func `Whatever the numbers, a curve ends where it should`(_ curve: LayoutAnimation.Curve) {
    #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    for step in 1..<50 {
      let progress = curve.progress(at: CGFloat(step) / 50)
      #expect(progress.isFinite && progress.magnitude < 10)
    }
    #expect(LayoutAnimation.Curve.spring(dampingRatio: 0.3).progress(at: 0.2) > 1)
  }
}

@Suite struct AnimationTests {
  let stage = Stage()

  init() {
    stage.a.layout.make {
      $0.left.top.equalToSuperview()
      $0.size.equalTo(CGSize(width: 100, height: 50))
    }
    stage.b.layout.make { $0.edges.equalTo(stage.a).inset(10) }
    stage.window.layoutIfNeeded()
  }

  @Test func `Before, in between, after`() {
    let animation = stage.window.animate(duration: 2, delay: 1, curve: .linear) {
      stage.a.layout.update {
        $0.left.equalTo(40)
        $0.size.equalTo(CGSize(width: 200, height: 150))
      }
      stage.window.layoutIfNeeded()
    }
    let expected: [(TimeInterval, [Double], [Double])] = [
      (-1, [0, 0, 100, 50], [10, 10, 80, 30]), (0, [0, 0, 100, 50], [10, 10, 80, 30]),
      (1, [0, 0, 100, 50], [10, 10, 80, 30]), (2, [20, 0, 150, 100], [30, 10, 130, 80]),
      (2.5, [30, 0, 175, 125], [40, 10, 155, 105]), (3, [40, 0, 200, 150], [50, 10, 180, 130]),
      (.infinity, [40, 0, 200, 150], [50, 10, 180, 130]),
      (.nan, [0, 0, 100, 50], [10, 10, 80, 30]),
    ]
    for (time, a, b) in expected {
      #expect(animation.frame(of: stage.a, at: time)?.numbers == a)
      #expect(animation.frame(of: stage.b, at: time)?.numbers == b)
    }
    #expect(animation.movements.filter(\.isMoving).map(\.view.name) == ["a", "b"])
    #expect(animation.movements.count == 5 && animation.frames(at: 0).count == 5)
    #expect(stage.frame(of: stage.a) == [40, 0, 200, 150])
    #expect(animation.frame(of: View(), at: 0) == nil)
  }

  @Test func `The curve bends the way between: half way in time is half way for ease in out`() {
    let animation = stage.window.animate(duration: 1) {
      stage.a.layout.update { $0.left.equalTo(100) }
      stage.window.layoutIfNeeded()
    }
    #expect(animation.curve == .easeInOut)
    #expect(abs((animation.frame(of: stage.a, at: 0.5)?.minX ?? 0) - 50) <= 1e-9)
    #expect((animation.frame(of: stage.a, at: 0.25)?.minX ?? 100) < 20)
  }

  @Test func `What isn't laid out in the closure doesn't move`() {
    let animation = stage.window.animate(duration: 1) {
      stage.a.layout.update { $0.left.equalTo(100) }
    }
    #expect(animation.movements.allSatisfy { !$0.isMoving })
  }

  @Test func `Views that come have their place at once, views that go keep theirs`() {
    let new = View()
    let animation = stage.window.animate(duration: 1) {
      stage.a.removeFromSuperview()
      stage.window.addSubview(new)
      new.layout.make { $0.edges.equalToSuperview() }
      stage.window.layoutIfNeeded()
    }
    #expect(animation.frame(of: new, at: 0)?.numbers == [0, 0, 300, 200])
    #expect(animation.frame(of: stage.a, at: 1)?.numbers == [0, 0, 100, 50])
    #expect(animation.movements.last?.view === stage.a && animation.movements.last?.end == nil)
  }

  @Test func `No time at all: the end is there at once`() {
    let animation = stage.window.animate(duration: 0) {
      stage.a.layout.update { $0.left.equalTo(100) }
      stage.window.layoutIfNeeded()
    }
    #expect(animation.frame(of: stage.a, at: 0)?.minX == 100)
    #expect(animation.frame(of: stage.a, at: -1)?.minX == 0)
  }

  @Test func `Times that make no sense count as 0`() {
    let line = #line + 1
    let animation = stage.window.animate(duration: .nan, delay: -2) {}
    #expect(animation.duration == 0 && animation.delay == 0)
    #expect(
      stage.takeDiagnostics() == [
        "AnimationTests.swift:\(line): The duration of an animation of window can't be nan seconds."
          + " Use a finite number, 0 or more.",
        "AnimationTests.swift:\(line): The delay of an animation of window can't be -2 seconds."
          + " Use a finite number, 0 or more.",
      ])
  }
}
