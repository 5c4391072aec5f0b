import Foundation
import TestSupport
import Testing
import TreeTestSupport
import ViewTree

/// Frames follow from the tree and its constraints, and not from how they came about.
@Suite(.makesMistakes, .timeLimit(.minutes(Seeds.limit))) struct HistoryTests {
  /// A generator of numbers that gives the same ones on every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    // SplitMix64, Steele, Lea and Flood 2014, doi:10.1145/2660193.2660195.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
  }

  /// A tree that is edited at random, and can be built once more from scratch.
  private final class World {
    var dice: Dice
    let root = HistoryTests.root()
    var views: [View]
    /// All constraints that were ever made, in the order of their last activation.
    var constraints: [LayoutConstraint] = []

    init(seed: UInt64, count: Int) {
      dice = Dice(state: seed)
      views = [root]
      for index in 1...count {
        let view =
          index % 3 == 0
          ? Wrapping(line: CGFloat(40 * index), 10) : Content(CGFloat(20 + index), 10)
        view.tag = index
        views.append(view)
        views[dice.below(index)].addSubview(view)
      }
    }

    func edit() {
      let view = views[1 + dice.below(views.count - 1)]
      switch dice.below(16) {
      case 0: views[dice.below(views.count)].addSubview(view)
      case 1: view.superview?.insertSubview(view, at: dice.below(4))
      case 2: view.superview?.sendSubviewToBack(view)
      case 3: view.removeFromSuperview()
      case 4: root.frame.size.width = CGFloat(100 + 10 * dice.below(30))
      case 5: (view as? Content)?.size = CGSize(width: 10 * dice.below(9), height: 12)
      case 6:
        view.setContentHuggingPriority(
          LayoutPriority(Float(240 + dice.below(20))), for: .horizontal)
      case 7:
        guard let constraint = constraints.randomElement(using: &dice) else { return }
        constraint.constant = CGFloat(dice.below(50))
      case 8:
        guard let constraint = constraints.randomElement(using: &dice) else { return }
        constraint.priority = LayoutPriority(Float([1000, 750, 500, 250][dice.below(4)]))
      case 9:
        guard !constraints.isEmpty else { return }
        let constraint = constraints.remove(at: dice.below(constraints.count))
        constraint.isActive.toggle()
        constraints.append(constraint)
      case 10: view.translatesAutoresizingMaskIntoConstraints.toggle()
      default: addConstraint()
      }
    }

    private func addConstraint() {
      let first = views[1 + dice.below(views.count - 1)]
      let second = dice.below(4) == 0 ? nil : views[dice.below(views.count)]
      let groups: [[Attribute]] = [
        [.left, .right, .centerX], [.leading, .trailing], [.top, .bottom, .centerY],
        [.width, .height],
      ]
      let group = second == nil ? groups[3] : groups[dice.below(4)]
      let constraint = LayoutConstraint(
        item: first, attribute: group[dice.below(group.count)],
        relatedBy: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][dice.below(4)],
        toItem: second, attribute: group[dice.below(group.count)],
        multiplier: [1, 1, 1, 0.5, 2][dice.below(5)], constant: CGFloat(dice.below(40)))
      constraint.priority = LayoutPriority(Float([1000, 1000, 750, 500, 250][dice.below(5)]))
      constraint.isActive = true
      constraints.append(constraint)
    }

    /// The same tree, never edited, with the present frames where no constraint gives another.
    func copy() -> (root: Window, views: [Int: View], constraints: [LayoutConstraint]) {
      let copy = HistoryTests.root()
      copy.frame = root.frame
      var copies: [Int: View] = [0: copy]
      var stack: [View] = [root]
      while let view = stack.popLast() {
        for subview in view.subviews {
          let twin: View
          if let content = subview as? Content {
            twin = Content(content.size.width, content.size.height)
          } else if let text = subview as? Wrapping {
            twin = Wrapping(line: text.line.width, text.line.height)
          } else {
            twin = View()
          }
          twin.frame = subview.frame
          twin.tag = subview.tag
          twin.translatesAutoresizingMaskIntoConstraints =
            subview.translatesAutoresizingMaskIntoConstraints
          twin.setContentHuggingPriority(
            subview.contentHuggingPriority(for: .horizontal), for: .horizontal)
          copies[view.tag]?.addSubview(twin)
          copies[subview.tag] = twin
          stack.append(subview)
        }
      }
      var twins: [LayoutConstraint] = []
      for constraint in constraints where constraint.isActive {
        guard let first = constraint.firstItem?.itemView, let item = copies[first.tag] else {
          continue
        }
        let twin = LayoutConstraint(
          item: item, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
          toItem: constraint.secondItem?.itemView.flatMap { copies[$0.tag] },
          attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
          constant: constraint.constant)
        twin.priority = constraint.priority
        twin.isActive = true
        twins.append(twin)
      }
      return (copy, copies, twins)
    }
  }

  private static func root() -> Window {
    let root = window(300, 200, scale: 2)
    root.onDiagnostic = { _ in }
    return root
  }

  @Test func `After any edits a tree looks like one built at once`() {
    for seed in Seeds(100) { randomEdits(seed: seed) }
  }

  private func randomEdits(seed: Int) {
    let world = World(seed: UInt64(seed), count: 3 + seed % 8)
    for step in 0..<60 {
      world.edit()
      for view in world.views {
        #expect(view.brokenInvariants() == [])
      }
      if world.dice.below(3) == 0 { continue }
      world.root.layoutIfNeeded()
      #expect(world.root.brokenInvariants() == [])
      let copy = world.copy()
      copy.root.layoutIfNeeded()
      for view in world.views where view.isDescendant(of: world.root) {
        let twin = copy.views[view.tag]
        if twin?.frame != view.frame {
          Issue.record(
            "seed \(seed) step \(step): \(view.tag) \(view.frame) \(twin?.frame ?? .null)")
          return
        }
      }
    }
  }

  @Test func `Two runs of the same program give the same frames, bit for bit`() {
    func run() -> [CGRect] {
      let world = World(seed: 7, count: 12)
      for _ in 0..<200 {
        world.edit()
        world.root.layoutIfNeeded()
      }
      return world.views.map(\.frame)
    }
    #expect(run() == run())
  }
}
