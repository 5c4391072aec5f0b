import Foundation
import LayoutKit
import TestSupport

/// Settings of a stack and of what it arranges, which may be stacks again, drawn at random.
struct LargeStack: Sendable {
  /// What is arranged.
  struct Item: Sendable {
    var content: Content
    var isHidden = false
    var spacingAfter: Double?
    var limits: [Limit] = []
  }

  indirect enum Content: Sendable {
    case leaf(Leaf)
    case stack(LargeStack)
  }

  /// A view with a size of its own; one below 0 is none.
  struct Leaf: Sendable {
    var width: Double
    var height: Double
    var ascent: Double?
    var hugging: Float = 250
    var resistance: Float = 750
  }

  /// What the program states about the size of an arranged view.
  struct Limit: Sendable {
    enum Kind: Sendable {
      case minimum, maximum
      /// So many times as wide as high.
      case ratio
    }

    var kind: Kind
    var axis = LayoutConstraint.Axis.horizontal
    var value: Double
    var priority: Float
  }

  var axis = LayoutConstraint.Axis.horizontal
  var distribution = StackView.Distribution.fill
  var alignment = StackView.Alignment.fill
  var mode = StackCompatibility.improved
  var spacing = 0.0
  /// The margins on all sides, nil if they don't count.
  var margin: Double?
  var isBaselineRelative = false
  var items: [Item] = []
  /// The size of the outermost stack, nil where it follows from what it arranges.
  var width: Double?
  var height: Double?

  /// How many views there are, with the stacks inside.
  var viewCount: Int {
    items.reduce(0) { count, item in
      switch item.content {
      case .leaf: count + 1
      case .stack(let inner): count + 1 + inner.viewCount
      }
    }
  }
}

// MARK: - Drawing

/// What the stacks of a tree have in common.
private struct Habits {
  var mode: StackCompatibility
  /// How many of a hundred views are stacks.
  var nesting: Int
  var hidden: Int
  var limited: Int
  var priorities: [Float]

  init(using random: inout SplitMix64) {
    mode = random.pick(.improved, .uikit)
    nesting = random.pick(0, 0, 5, 15, 40)
    hidden = random.pick(0, 0, 5, 30)
    limited = random.pick(0, 0, 5, 30)
    // In most trees nothing that is stated of a view has to be met.
    priorities = random.pick([999, 750, 500], [999, 750, 500], [1000, 999, 750])
  }
}

extension LargeStack {
  /// The stack of a seed, with at most so many views: half of all stacks have fewer than the square root of that.
  init(seed: Int, most: Int) {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) | 1 << 55)
    let size = Double(random.integer(0...9999)) / 10_000
    let habits = Habits(using: &random)
    self.init(views: Int(pow(Double(most + 1), size)), depth: 0, habits, using: &random)
    let factor = Double(random.pick(0, 6, 9, 10, 10, 13, 30)) / 10
    if random.chance(60) { width = room(along: .horizontal, factor) }
    if random.chance(30) { height = room(along: .vertical, factor) }
  }

  /// So many times as long as the contents add up to, rounded to a tenth.
  private func room(along axis: LayoutConstraint.Axis, _ factor: Double) -> Double {
    let asked = self.axis == axis ? Double(viewCount) * (40 + max(spacing, 0)) : 100
    return (asked * factor * 10).rounded() / 10
  }

  private init(views: Int, depth: Int, _ habits: Habits, using random: inout SplitMix64) {
    axis = random.pick(.horizontal, .vertical)
    distribution = random.pick(
      .fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering)
    alignment = random.pick(
      .fill, .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline)
    mode = habits.mode
    spacing = Double(random.pick(0, 80, random.integer(-40...240))) / 10
    if random.chance(20) { margin = Double(random.integer(0...200)) / 10 }
    isBaselineRelative = random.chance(5)
    var left = views
    while left > 0 {
      var item: Item
      if left > 1, depth < 6, random.chance(habits.nesting) {
        let share = random.integer(1...left - 1)
        item = Item(
          content: .stack(LargeStack(views: share, depth: depth + 1, habits, using: &random)))
        left -= share + 1
      } else {
        item = Item(content: .leaf(Leaf(using: &random)))
        left -= 1
      }
      item.isHidden = random.chance(habits.hidden)
      if random.chance(10) { item.spacingAfter = Double(random.integer(-20...300)) / 10 }
      while random.chance(habits.limited) {
        let limit = Limit(habits.priorities, using: &random)
        if !item.limits.contains(where: limit.isLike) { item.limits.append(limit) }
      }
      items.append(item)
    }
  }
}

extension LargeStack.Leaf {
  fileprivate init(using random: inout SplitMix64) {
    width = Self.extent(using: &random)
    height = Self.extent(using: &random)
    if random.chance(40) { ascent = max(height, 0) * 0.75 }
    if random.chance(30) { hugging = random.pick(251, 252, 750, 1000) }
    if random.chance(30) { resistance = random.pick(749, 751, 250, 1000) }
  }

  private static func extent(using random: inout SplitMix64) -> Double {
    let whole = Double(random.integer(0...80))
    return random.pick(whole, whole, whole, whole / 2, whole / 10, whole / 3, 0, -1)
  }
}

extension LargeStack.Limit {
  /// Whether another says something else of the same: to state that twice may be a mistake.
  fileprivate func isLike(_ other: Self) -> Bool {
    kind == other.kind && (kind == .ratio || axis == other.axis)
  }

  fileprivate init(_ priorities: [Float], using random: inout SplitMix64) {
    kind = random.pick(.minimum, .maximum, .ratio)
    axis = random.pick(.horizontal, .vertical)
    value = Double(random.integer(0...800)) / 10
    if kind == .ratio { value = random.pick(0.5, 1, 1, 1.5, 2, 16.0 / 9) }
    priority = priorities[random.integer(0...priorities.count - 1)]
  }
}

// MARK: - What has to be met

extension LargeStack {
  /// Whether all that has to be met surely can be.
  var canSurelyBeMet: Bool {
    isFreeOfDemands && (width ?? .infinity) >= room(along: .horizontal)
      && (height ?? .infinity) >= room(along: .vertical)
  }

  /// Whether no view has a size that has to be met, and no spacing runs from baseline to baseline.
  private var isFreeOfDemands: Bool {
    !isBaselineRelative
      && items.allSatisfy { item in
        guard item.limits.allSatisfy({ $0.priority < 1000 }) else { return false }
        if case .stack(let inner) = item.content { return inner.isFreeOfDemands }
        return true
      }
  }

  /// How much room is surely enough for margins, spacing and baselines, with all views as small as can be.
  private func room(along axis: LayoutConstraint.Axis) -> Double {
    let parts = items.map { item in
      switch item.content {
      case .leaf(let leaf): axis == .vertical ? leaf.ascent ?? 0 : 0
      case .stack(let inner): inner.room(along: axis)
      }
    }
    let most = parts.max() ?? 0
    let sides = 2 * (margin ?? 0)
    if axis != self.axis { return sides + 2 * most }
    let gap = items.reduce(max(spacing, 0)) { max($0, $1.spacingAfter ?? 0) }
    return sides + Double(items.count) * (most + gap)
  }
}
