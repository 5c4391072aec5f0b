import Foundation
import LayoutKit
import TestSupport
import Testing

/// Whatever is done in whatever order: what is kept about constraints is right, and none comes back.
@Suite struct RandomUseTests {
  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Random use of all there is`() {
    for seed in Seeds(500) { anything(seed: seed) }
  }

  private func anything(seed: Int) {
    var user = RandomUser(seed: UInt64(seed))
    for step in 1...60 {
      user.act()
      if step.isMultiple(of: 5) { user.stage.window.layoutIfNeeded() }
    }
    user.stage.window.layoutIfNeeded()
    #expect(user.stage.window.brokenInvariants() == [], "seed \(seed)")
    for view in user.views {
      #expect(view.statedConstraints.allSatisfy { !$0.isRetired })
      let known = view.statedConstraints.filter(\.isActive).count
      #expect(known <= view.statedConstraints.count)
    }
    for handle in user.handles {
      for constraint in handle where constraint.isRetired { #expect(!constraint.isActive) }
    }
    // All that the DSL made goes when it is told to.
    user.end()
    #expect(user.stage.window.constraints.isEmpty)
    #expect(user.views.allSatisfy { $0.constraints.isEmpty })
    #expect(user.stage.window.brokenInvariants() == [], "seed \(seed)")
  }
}

/// Does one thing after the other with four views and a guide.
private struct RandomUser {
  let stage = Stage()
  var handles: [ConstraintHandle] = []
  private let groups = [ConstraintGroup(), ConstraintGroup(isActive: false)]
  private var random: SplitMix64

  var views: [View] { [stage.a, stage.b, stage.c, stage.d] }

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func act() {
    let view = random.pick(stage.a, stage.b, stage.c, stage.d)
    let statements = statements()
    switch random.integer(0...17) {
    case 0, 1: handles.append(view.layout.make(statements))
    case 2, 3: handles.append(view.layout.update(statements))
    case 4, 5: handles.append(view.layout.remake(statements))
    case 6: handles.append(view.layout.prepare(statements))
    case 7: view.layout.remove()
    case 8: handles.append(stage.guide.layout.remake(statements))
    case 9: handles.append(view.layout.state(random.pick("one", "two"), statements))
    case 10: stage.window.layout.switchState(to: random.pick("one", "two"))
    case 11:
      let other = random.pick(stage.a, stage.b, stage.c, stage.d)
      random.pick(groups[0], groups[1]).replace {
        $0.make(view, statements)
        $0.make(other, statements)
      }
    case 12: random.chance(50) ? groups[0].yield(to: groups[1]) : groups[1].yield(to: groups[0])
    case 13:
      let other = random.pick(stage.a, stage.b, stage.c, stage.d)
      LayoutTransaction.perform {
        handles.append($0.remake(view, statements))
        $0.remove(other)
        handles.append($0.update(other, statements))
      }
    case 14: move(view)
    case 15: changeHandle()
    case 16:
      [view, stage.d].layout.distribute(
        random.pick(.horizontal, .vertical), spacing: CGFloat(random.integer(-5...20)))
    default: view.layout[random.pick("x", "y")].isActive = random.chance(50)
    }
  }

  private mutating func changeHandle() {
    guard !handles.isEmpty else { return }
    let handle = handles[random.integer(0...handles.count - 1)]
    switch random.integer(0...4) {
    case 0: handle.isActive.toggle()
    case 1: handle.constant = CGFloat(random.integer(-20...20))
    case 2: handle.multiplier = CGFloat(random.integer(0...3))
    case 3: handle.priority = LayoutPriority(Float(random.integer(-10...1000)))
    default: handle.remove()
    }
  }

  /// Takes a view elsewhere; what would make a circle is refused by the tree.
  private mutating func move(_ view: View) {
    let target: View = random.pick(stage.window, stage.a, stage.b, stage.window)
    view.removeFromSuperview()
    if random.chance(80) { target.addSubview(view) }
    if view.superview == nil { stage.window.addSubview(view) }
  }

  /// Some statements, sensible or not.
  private mutating func statements() -> (ConstraintMaker) -> Void {
    let sentences = (0...random.integer(0...4)).map { _ in
      (
        attributes: random.pick(
          AttributeSet.left, .right, .top, .width, .height, .centerX, .edges, .size, .leadingMargin),
        target: random.integer(0...5), relation: random.integer(-1...1),
        amount: random.integer(-30...30), priority: random.pick(1000, 750, 250, 0),
        name: random.pick("", "", "", "x", "y"), isInactive: random.chance(10)
      )
    }
    let stage = stage
    return { make in
      for sentence in sentences {
        let chain = make.attributes(sentence.attributes)
        let step: ConstraintMaker.AmountStep<AttributeSet.Mixed, any LayoutItem>
        switch (sentence.target, sentence.relation) {
        case (0, ..<0): step = chain.lessThanOrEqualToSuperview()
        case (0, _): step = chain.equalToSuperview(.safeArea)
        case (1, ..<0): step = chain.lessThanOrEqualTo(stage.a)
        case (1, _): step = chain.equalTo(stage.b)
        case (2, ..<0): step = chain.greaterThanOrEqualTo(stage.c)
        case (2, _): step = chain.equalTo(each: [stage.a, stage.d])
        case (3, _): step = chain.equalTo(stage.guide)
        case (4, _): step = chain.equalTo(stage.b.layout.width)
        default: step = chain.lessThanOrEqualTo(each: [40, 90])
        }
        let ranked = step.inset(sentence.amount).priority(sentence.priority)
        if !sentence.name.isEmpty {
          let named = ranked.id(sentence.name)
          if sentence.isInactive { named.inactive() }
        } else if sentence.isInactive {
          ranked.inactive()
        }
      }
    }
  }

  func end() {
    for group in groups { group.replace { _ in } }
    views.layout.remove()
    stage.guide.layout.remove()
  }
}
