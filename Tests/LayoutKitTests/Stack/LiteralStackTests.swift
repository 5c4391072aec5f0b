import Foundation
import LayoutKit
import TestSupport
import Testing

/// A stack equals UIKit's own constraints, written by hand: each view related to the first one, a
/// spanner across, priorities that count down with the index.
@Suite struct LiteralStackTests {
  @Test(arguments: StackMatrixTests.Setting.all.filter { $0.mode == .uikit })
  func `Same frames`(_ setting: StackMatrixTests.Setting) {
    let places = [1, 3, 4].flatMap { count in
      StackMatrixTests.hidings(count).filter { $0.count < count }.flatMap { hiding in
        [(false, 0), (false, 7.5), (true, 0), (true, 7.5)].map { (count, hiding, $0, $1) }
      }
    }
    for (count, hiding, isSized, spacing) in Seeds.sample(of: places) {
      compare(setting, count, hiding, isSized, spacing)
    }
  }

  /// What a program says across the axis, where hidden views may be held by next to nothing.
  ///
  /// UIKit ties its spanner to the views by 999.5, which no program's constraint between that and
  /// required can undo: the spanner ends below all views, and the rule that it has no size below 0 does the rest.
  @Test(
    arguments: StackMatrixTests.Setting.all.filter {
      $0.mode == .uikit && $0.distribution == .fill && $0.alignment.rawValue % 3 != 2
    })
  func `A program's own constraints across the axis`(_ setting: StackMatrixTests.Setting) {
    let cross: AttributeSet = setting.axis == .horizontal ? .height : .width
    let priorities: [Float] = [10, 30, 999.4, 999.6, 999.8, 999.9]
    for hidden in [[], [0], [1], [2], [0, 1]] as [[Int]] {
      for held in [nil, 1, 24, 40, 60] as [Float?] {
        for (index, length) in [(-1, 10), (-1, 200), (0, 5), (0, 200), (2, 5), (2, 200)] {
          let priority = priorities[(hidden.count + index + 1 + Int(held ?? 0)) % priorities.count]
          func frames(_ make: ([View]) -> (stage: StackStage, view: View)) -> [[Double]] {
            let boxes = [Box(40, 20), Box(60, 30), Box(10, 50)]
            for place in hidden {
              boxes[place].isHidden = true
              guard let held else { continue }
              for axis in LayoutConstraint.Axis.allCases {
                boxes[place].setContentCompressionResistancePriority(
                  LayoutPriority(held), for: axis)
              }
            }
            let (stage, view) = make(boxes)
            let item = index < 0 ? view : boxes[index]
            item.layout.make {
              $0.attributes(cross).equalTo(length).priority(LayoutPriority(priority))
            }
            return stage.exactFrames(of: [view] + boxes)
          }
          let ours = frames { boxes in
            let stage = StackStage(
              StackView(
                setting.axis, setting.distribution, setting.alignment, spacing: 5, boxes,
                mode: .uikit))
            return (stage, stage.stack)
          }
          let literal = frames { boxes in
            let stage = StackStage()
            let literal = LiteralStack(setting, spacing: 5, boxes)
            stage.window.addSubview(literal.view)
            literal.view.layout.make { $0.left.top.equalTo(0) }
            return (stage, literal.view)
          }
          #expect(
            agree(ours, literal), "\(hidden) \(held ?? 750) \(index) \(length) @\(priority)")
        }
      }
    }
  }

  private func compare(
    _ setting: StackMatrixTests.Setting, _ count: Int, _ hiding: [Int], _ isSized: Bool,
    _ spacing: CGFloat
  ) {
    // UIKit leaves the place across a column open that is aligned by baselines.
    if setting.axis == .vertical && setting.alignment.rawValue % 3 == 2 { return }
    func boxes() -> [View] {
      StackModel.children(5).dropFirst(5 - count).map { child in
        let box = Box(child.width, child.height, ascent: child.ascent.map { CGFloat($0) })
        box.isHidden = hiding.contains { StackModel.children(5)[5 - count + $0].name == child.name }
        return box
      }
    }
    let stage = StackStage(
      StackView(
        setting.axis, setting.distribution, setting.alignment, spacing: spacing, boxes(),
        mode: .uikit))
    let literal = LiteralStack(setting, spacing: spacing, boxes())
    let other = StackStage()
    other.window.addSubview(literal.view)
    literal.view.layout.make { $0.left.top.equalTo(0) }
    if isSized {
      stage.size(400, 300)
      literal.view.layout.make { $0.size.equalTo(CGSize(width: 400, height: 300)) }
    }
    stage.window.layoutIfNeeded()
    let frames = stage.exactFrames(of: [stage.stack] + stage.stack.arrangedSubviews)
    let expected = other.exactFrames(of: [literal.view] + literal.views)
    #expect(agree(frames, expected), "\(count) \(hiding) \(isSized) \(spacing)")
    #expect(stage.takeDiagnostics() + other.takeDiagnostics() == [])
  }
}

/// UIKit's recipe, as it is written down there.
private struct LiteralStack {
  let view = View()
  let views: [View]
  private let shown: [View]
  private let setting: StackMatrixTests.Setting
  private let spacing: CGFloat

  init(_ setting: StackMatrixTests.Setting, spacing: CGFloat, _ views: [View]) {
    self.views = views
    self.setting = setting
    self.spacing = spacing
    shown = views.filter { !$0.isHidden }
    for child in views { view.addSubview(child) }
    stateChain()
    stateHidden()
    stateDistribution()
    stateAlignment()
  }

  private var isRow: Bool { setting.axis == .horizontal }
  private var near: AttributeSet { isRow ? .leading : .top }
  private var far: AttributeSet { isRow ? .trailing : .bottom }
  private var size: AttributeSet { isRow ? .width : .height }
  private var crossNear: AttributeSet { isRow ? .top : .leading }
  private var crossFar: AttributeSet { isRow ? .bottom : .trailing }
  private var crossCenter: AttributeSet { isRow ? .centerY : .centerX }
  private var crossSize: AttributeSet { isRow ? .height : .width }

  private func state(
    _ item: any LayoutItem, _ attribute: AttributeSet, _ relation: LayoutConstraint.Relation,
    _ other: any LayoutItem, _ otherAttribute: AttributeSet, times factor: CGFloat = 1,
    plus constant: CGFloat = 0, _ priority: Float = 1000
  ) {
    guard let first = attribute.expansion.first(where: { _ in true }),
      let second = otherAttribute.expansion.first(where: { _ in true })
    else { return }
    for case let child as View in [item, other] where child !== view {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    let constraint = LayoutConstraint(
      item: item, attribute: first, relatedBy: relation, toItem: other, attribute: second,
      multiplier: factor, constant: constant)
    constraint.priority = LayoutPriority(priority)
    constraint.isActive = true
  }

  private func state(_ item: any LayoutItem, _ size: AttributeSet, _ priority: Float) {
    switch item.layoutElement {
    case .view(let view):
      view.layout.make { $0.attributes(size).equalTo(0).priority(LayoutPriority(priority)) }
    case .guide(let guide):
      guide.layout.make { $0.attributes(size).equalTo(0).priority(LayoutPriority(priority)) }
    }
  }

  private func guide() -> LayoutGuide {
    let guide = LayoutGuide()
    view.addLayoutGuide(guide)
    return guide
  }

  private var keepsDistance: LayoutConstraint.Relation {
    setting.distribution.rawValue >= 3 ? .greaterThanOrEqual : .equal
  }

  private func stateChain() {
    state(view, near, .equal, shown[0], near)
    state(view, far, .equal, shown[shown.count - 1], far)
    for (one, next) in zip(shown, shown.dropFirst()) {
      state(next, near, keepsDistance, one, far, plus: spacing)
    }
  }

  private func stateHidden() {
    for (index, hidden) in views.enumerated() where hidden.isHidden {
      state(hidden, size, 999.999)
      let before = views[..<index].last { !$0.isHidden }
      let after = views[index...].first { !$0.isHidden }
      if let before {
        let half = after == nil ? 0 : spacing / 2
        state(hidden, near, .equal, before, far, plus: half, 50)
      } else if let after {
        state(after, near, .equal, hidden, far, 50)
      }
    }
  }

  private func stateDistribution() {
    switch setting.distribution {
    case .fill: break
    case .fillEqually: stateEqual()
    case .fillProportionally: stateShares()
    case .equalSpacing, .equalCentering: stateGaps()
    }
  }

  private func stateEqual() {
    for child in shown.dropFirst() { state(child, size, .equal, shown[0], size) }
  }

  private func stateShares() {
    let weights = shown.map {
      isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
    }
    let spacings = spacing * CGFloat(shown.count - 1)
    let total = weights.reduce(spacings, +)
    let isOnly = weights.count == 1 || (spacings == 0 && weights.count { $0 > 0 } == 1)
    for (child, weight) in zip(shown, weights) {
      let index = views.firstIndex { $0 === child } ?? 0
      state(
        child, size, .equal, view, size, times: weight / total,
        isOnly ? 1000 : 999 - Float(index))
    }
  }

  private func stateGaps() {
    let isCentered = setting.distribution == .equalCentering
    var gaps: [LayoutGuide] = []
    for (index, (one, next)) in zip(shown, shown.dropFirst()).enumerated() {
      let gap = guide()
      let center: AttributeSet = isRow ? .centerX : .centerY
      state(gap, near, .equal, one, isCentered ? center : far)
      state(gap, far, .equal, next, isCentered ? center : near)
      if let first = gaps.first {
        state(gap, size, .equal, first, size, isCentered ? 150 - Float(index) : 1000)
      }
      gaps.append(gap)
    }
    state(view, size, 49)
  }

  private func stateAlignment() {
    let first = views[0]
    if setting.alignment == .fill {
      for other in views.dropFirst() {
        state(first, crossNear, .equal, other, crossNear)
        state(first, crossFar, .equal, other, crossFar)
      }
      state(view, crossNear, .equal, first, crossNear)
      state(view, crossFar, .equal, first, crossFar)
      return
    }
    let spanner = guide()
    state(spanner, crossSize, 51)
    for child in views { state(child, crossSize, 25) }
    switch setting.alignment {
    case .fill: break
    case .leading: stateEdge(first, spanner, crossNear, crossFar, .greaterThanOrEqual)
    case .trailing: stateEdge(first, spanner, crossFar, crossNear, .lessThanOrEqual)
    case .center:
      for other in views.dropFirst() { state(first, crossCenter, .equal, other, crossCenter) }
      state(view, crossNear, .equal, spanner, crossNear)
      state(view, crossFar, .equal, spanner, crossFar)
      state(view, crossCenter, .equal, first, crossCenter)
      stateBoundaries(spanner)
    case .firstBaseline, .lastBaseline:
      stateBaselines(first, spanner)
      stateBoundaries(spanner)
    }
  }

  private func stateEdge(
    _ first: View, _ spanner: LayoutGuide, _ edge: AttributeSet, _ opposite: AttributeSet,
    _ relation: LayoutConstraint.Relation
  ) {
    for other in views.dropFirst() { state(first, edge, .equal, other, edge) }
    state(view, edge, .equal, first, edge)
    state(view, opposite, .equal, spanner, opposite)
    for child in shown {
      state(spanner, edge, .equal, child, edge, 999.5)
      state(spanner, opposite, relation, child, opposite)
    }
  }

  private func stateBoundaries(_ spanner: LayoutGuide) {
    for child in shown {
      state(spanner, crossNear, .lessThanOrEqual, child, crossNear)
      state(spanner, crossFar, .greaterThanOrEqual, child, crossFar)
    }
  }

  private func stateBaselines(_ first: View, _ spanner: LayoutGuide) {
    let isFirst = setting.alignment == .firstBaseline
    let line: AttributeSet = isFirst ? .firstBaseline : .lastBaseline
    let edge: AttributeSet = isFirst ? .top : .bottom
    for other in views.dropFirst() {
      let haveText = first.firstBaselinePosition != nil && other.firstBaselinePosition != nil
      state(first, haveText ? line : edge, .equal, other, haveText ? line : edge)
    }
    state(view, .top, isFirst ? .lessThanOrEqual : .equal, isFirst ? first : spanner, .top)
    state(view, .bottom, isFirst ? .equal : .greaterThanOrEqual, isFirst ? spanner : first, .bottom)
    state(view, .height, 49)
  }
}
