import Foundation
import LayoutKit
import TestSupport
import Testing

/// Two ways to say the same layout give the same layout, whatever was there before.
@Suite struct EquivalenceTests {
  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `A remake leaves what a fresh make would leave`() {
    for seed in Seeds(400) { remake(seed: seed) }
  }

  private func remake(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let changed = Stage()
    var latest: [Sentence] = []
    for _ in 1...4 {
      latest = Sentence.some(keeping: latest, using: &random)
      changed.prepareTargets()
      changed.a.layout.remake { for sentence in latest { sentence.state($0, on: changed) } }
      changed.window.layoutIfNeeded()
    }
    let fresh = Stage()
    fresh.prepareTargets()
    fresh.a.layout.make { for sentence in latest { sentence.state($0, on: fresh) } }
    expectSameLayout(changed, fresh, "seed \(seed)")
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Updates one by one leave what one make would leave`() {
    for seed in Seeds(400) { update(seed: seed) }
  }

  private func update(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let changed = Stage()
    changed.prepareTargets()
    var latest: [Sentence.Key: Sentence] = [:]
    for sentence in Sentence.some(keeping: [], using: &random)
      + Sentence.some(
        keeping: [], using: &random)
    {
      latest[sentence.key] = sentence
      changed.a.layout.update { sentence.state($0, on: changed) }
      if random.chance(30) { changed.window.layoutIfNeeded() }
    }
    let fresh = Stage()
    fresh.prepareTargets()
    let sentences = latest.values.sorted { $0.priority < $1.priority }
    fresh.a.layout.make { for sentence in sentences { sentence.state($0, on: fresh) } }
    expectSameLayout(changed, fresh, "seed \(seed)")
  }

  private func expectSameLayout(_ one: Stage, _ other: Stage, _ comment: Comment) {
    #expect(one.allLines == other.allLines, comment)
    for (view, twin) in [(one.a, other.a), (one.b, other.b), (one.c, other.c)] {
      #expect(one.frame(of: view) == other.frame(of: twin), comment)
    }
    #expect(one.takeDiagnostics() == other.takeDiagnostics(), comment)
  }
}

/// A random statement about a view, with a priority that no other has.
private struct Sentence {
  struct Key: Hashable {
    let attribute: AttributeSet
    let target: Int
  }

  let key: Key
  let relation: Int
  let constant: Int
  let priority: Double

  /// Up to eight statements, some of them from before, each about something else.
  static func some(keeping former: [Sentence], using random: inout SplitMix64) -> [Sentence] {
    var kept = former.filter { _ in random.chance(50) }
    for _ in 1...random.integer(1...4) {
      let attribute: AttributeSet = random.pick(
        .left, .right, .top, .bottom, .width, .height, .centerX, .centerY)
      let key = Key(attribute: attribute, target: random.integer(0...2))
      guard !kept.contains(where: { $0.key == key }) else { continue }
      kept.append(
        Sentence(
          key: key, relation: random.integer(-1...1), constant: random.integer(-40...40),
          priority: Double(random.integer(100...99_900)) / 100))
    }
    return kept
  }

  func state(_ make: ConstraintMaker, on stage: Stage) {
    let target = [stage.window, stage.b, stage.c][key.target]
    let chain = make.attributes(key.attribute)
    let step =
      switch relation {
      case -1: chain.lessThanOrEqualTo(target)
      case 0: chain.equalTo(target)
      default: chain.greaterThanOrEqualTo(target)
      }
    step.offset(constant).priority(priority)
  }
}

extension Stage {
  /// The constraints of a, as formulas in the order of the alphabet.
  fileprivate var allLines: [String] { (window.constraints + a.constraints).lines.sorted() }

  fileprivate func prepareTargets() {
    b.layout.remake {
      $0.left.top.equalTo(10)
      $0.width.height.equalTo(50)
    }
    c.layout.remake {
      $0.right.bottom.equalToSuperview().inset(20)
      $0.width.height.equalTo(30)
    }
  }
}
