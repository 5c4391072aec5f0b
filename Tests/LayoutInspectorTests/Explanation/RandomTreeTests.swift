import Foundation
import LayoutInspector
import LayoutKit
import TestSupport
import Testing

/// The explanations of random trees, held against the trees themselves: constraints are taken out of
/// force, and laid out again.
@Suite struct RandomTreeTests {
  /// A window with a few views and labels, and constraints with labels of their own.
  private struct Tree {
    let window = Window(size: CGSize(width: 400, height: 300), scale: 2)
    var views: [View] = []
    var constraints: [LayoutConstraint] = []

    init(seed: Int) {
      var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) ^ 0x7EEE)
      window.onDiagnostic = { _ in }
      for index in 0..<random.integer(2...6) {
        let view = random.chance(30) ? Label() : View()
        (view as? Label)?.text = String(repeating: "m", count: random.integer(1...12))
        view.name = "v\(index)"
        view.translatesAutoresizingMaskIntoConstraints = false
        let parent = index > 0 && random.chance(40) ? views[random.integer(0...index - 1)] : window
        parent.addSubview(view)
        views.append(view)
      }
      for view in views {
        for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
          for _ in 0..<random.integer(1...3) { add(about: view, along: axis, &random) }
        }
      }
    }

    private mutating func add(
      about view: View, along axis: LayoutConstraint.Axis, _ random: inout SplitMix64
    ) {
      let isHorizontal = axis == .horizontal
      let places: [LayoutConstraint.Attribute] =
        isHorizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
      let size: LayoutConstraint.Attribute = isHorizontal ? .width : .height
      let others = views.filter { $0 !== view } + [window, window]
      let other = others[random.integer(0...others.count - 1)]
      let amount = CGFloat(random.integer(-4...12) * 5)
      let isPlace = random.chance(60)
      let hasOther = isPlace || random.chance(30)
      let constraint = LayoutConstraint(
        item: view,
        attribute: isPlace ? places[random.integer(0...2)] : size,
        relatedBy: random.pick(.equal, .equal, .equal, .greaterThanOrEqual, .lessThanOrEqual),
        toItem: hasOther ? other : nil,
        attribute: !hasOther ? .notAnAttribute : isPlace ? places[random.integer(0...2)] : size,
        multiplier: !isPlace && hasOther ? random.pick(1, 0.5, 2) : 1,
        constant: hasOther ? amount : amount.magnitude + 5)
      constraint.priority = LayoutPriority(random.pick(1000, 1000, 750, 500, 250))
      constraint.identifier = "c\(constraints.count)"
      constraint.isActive = true
      constraints.append(constraint)
    }
  }

  private struct Answer {
    var value: Double
    var isOpen: Bool

    /// Nil for a number that no constraint is about.
    init?(_ snapshot: LayoutSnapshot, _ place: Int, _ part: LayoutSnapshot.Part) {
      guard let finding = snapshot.views[place].findings.first(where: { $0.part == part }) else {
        return nil
      }
      value = finding.value
      isOpen = finding.alternative != nil
    }
  }

  private static let parts: [(LayoutSnapshot.Part, LayoutSnapshot.Attribute)] = [
    (.x, .left), (.y, .top), (.width, .width), (.height, .height),
  ]

  @Test(.timeLimit(.minutes(Seeds.limit))) func `Removing constraints of trees`() throws {
    var questions = 0
    for seed in Seeds(30) {
      let tree = Tree(seed: seed)
      let snapshot = LayoutSnapshot(of: tree.window, detail: .constraints)
      guard snapshot.conflicts.isEmpty else { continue }
      // The same tree each time, as what is activated again would come last in the order.
      let reduced = tree.constraints.indices.map { index -> LayoutSnapshot in
        let other = Tree(seed: seed)
        other.constraints[index].isActive = false
        return LayoutSnapshot(of: other.window)
      }
      for place in snapshot.views.indices.dropFirst() where snapshot.views[place].rank != nil {
        for (part, attribute) in Self.parts {
          let explanation = try #require(snapshot.explain(.init(view: place), attribute))
          questions += 1
          expectFrame(snapshot.views[place].frame, attribute, explanation)
          let named = Set(explanation.causes.compactMap(\.label))
          for (constraint, other) in zip(tree.constraints, reduced) {
            guard let label = constraint.identifier, other.conflicts.isEmpty else { continue }
            let answer = Answer(other, place, part)
            let isSame =
              answer.map {
                $0.isOpen == (explanation.alternative != nil)
                  && ($0.value - explanation.value).magnitude <= 1e-6
              } ?? false
            #expect(
              named.contains(label) == !isSame,
              "seed \(seed): \(explanation.subject), \(constraint)")
          }
        }
      }
    }
    #expect(questions > 0)
  }

  /// The value is that of the frame but for rounding to half points; a size is what is left between
  /// two rounded edges.
  private func expectFrame(
    _ frame: CGRect, _ attribute: LayoutSnapshot.Attribute,
    _ explanation: LayoutSnapshot.Explanation
  ) {
    let value =
      switch attribute {
      case .left: frame.minX
      case .top: frame.minY
      case .width: frame.width
      default: frame.height
      }
    #expect((Double(value) - max(explanation.value, -1e9)).magnitude <= 0.51, "\(explanation)")
  }
}
