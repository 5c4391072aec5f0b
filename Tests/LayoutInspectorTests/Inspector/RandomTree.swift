import Foundation
import LayoutKit
import TestSupport

/// A window with views at random.
///
/// They are nested, below each other, with texts, stacks, wishes that give way and constraints that
/// clash. Every constraint that may be changed has a name.
struct RandomTree {
  let window: Window
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var views: [View] = []
  private var random: SplitMix64

  private static let words =
    "layout of a text that wraps where there is room for it and no more than a few words stand in a line"
    .split(separator: " ")

  init(seed: Int) {
    random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) | 1 << 44)
    window = Window(
      size: CGSize(width: random.integer(280...420), height: random.integer(480...900)))
    window.scale = CGFloat(random.pick(1, 2, 3))
    window.onDiagnostic = { _ in }
    fill(window, depth: 0)
    window.layoutIfNeeded()
    views = [window]
    var pending = Array(window.subviews.reversed())
    while let view = pending.popLast() {
      views.append(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
  }

  private mutating func fill(_ parent: View, depth: Int) {
    var previous: View?
    for _ in 0..<random.integer(2...5) {
      let child = makeView()
      parent.addSubview(child)
      place(child, in: parent, after: previous)
      if depth < 3, !(child is Label), !(child is StackView), random.chance(50) {
        fill(child, depth: depth + 1)
      }
      previous = child
    }
    if let previous, random.chance(60) {
      add(
        previous, .bottom, .lessThanOrEqual, parent, .bottom, -8, priority: random.pick(1000, 700))
    }
  }

  private mutating func makeView() -> View {
    if random.chance(40) {
      let label = Label()
      let count = random.integer(1...16)
      label.text = Self.words.prefix(count).joined(separator: " ")
      label.numberOfLines = random.pick(0, 0, 1, 3)
      return label
    }
    if random.chance(15) {
      let stack = StackView()
      stack.spacing = CGFloat(random.integer(0...8))
      stack.axis = random.pick(.horizontal, .vertical)
      for _ in 0..<random.integer(1...3) {
        let label = Label()
        label.text = String(Self.words[random.integer(0...Self.words.count - 1)])
        stack.addArrangedSubview(label)
      }
      return stack
    }
    return View()
  }

  private mutating func place(_ child: View, in parent: View, after previous: View?) {
    let inset = CGFloat(random.integer(0...20))
    let priority = Float(random.pick(1000, 1000, 1000, 900, 750))
    add(child, .leading, .equal, parent, .leading, inset, priority: priority)
    if let previous {
      add(child, .top, .equal, previous, .bottom, CGFloat(random.integer(0...16)))
      if random.chance(20) { add(child, .width, .equal, previous, .width, 0, priority: 800) }
      if previous is Label, child is Label, random.chance(30) {
        add(child, .lastBaseline, .greaterThanOrEqual, previous, .lastBaseline, 12)
      }
    } else {
      add(child, .top, .equal, parent, .top, inset)
    }
    add(
      child, .trailing, random.pick(.lessThanOrEqual, .equal), parent, .trailing, -inset,
      priority: Float(random.pick(1000, 1000, 999)))
    if !(child is Label), !(child is StackView) || random.chance(30) {
      add(
        child, .height, random.pick(.equal, .greaterThanOrEqual), nil, .notAnAttribute,
        CGFloat(random.integer(20...120)), priority: Float(random.pick(1000, 900, 500)))
    }
    if random.chance(25) {
      add(
        child, .width, random.pick(.equal, .lessThanOrEqual), nil, .notAnAttribute,
        CGFloat(random.integer(40...400)), priority: Float(random.pick(1000, 900, 500)))
    }
    if random.chance(10) {
      add(child, .height, .equal, child, .width, 0, multiplier: 0.5, priority: 400)
    }
  }

  private mutating func add(
    _ first: View, _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ second: View?, _ other: LayoutConstraint.Attribute, _ constant: CGFloat,
    multiplier: CGFloat = 1, priority: Float = 1000
  ) {
    first.translatesAutoresizingMaskIntoConstraints = false
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = LayoutPriority(priority)
    constraint.identifier = "c\(constraints.count)"
    constraint.isActive = true
    constraints.append(constraint)
  }

  /// Changes something at random and lays out again.
  ///
  /// - Returns: The edit as JSON.
  mutating func edit() -> String {
    defer { window.layoutIfNeeded() }
    if random.chance(25) {
      let (name, extent) =
        random.chance(70)
        ? ("width", random.integer(120...700)) : ("height", random.integer(200...1200))
      if name == "width" {
        window.frame.size.width = CGFloat(extent)
      } else {
        window.frame.size.height = CGFloat(extent)
      }
      return "{\"root\":\"\(name)\",\"value\":\(extent)}"
    }
    let place = random.integer(0...constraints.count - 1)
    let constraint = constraints[place]
    if random.chance(25) {
      let priority = random.pick(1000, 999, 900, 750, 500, 250)
      constraint.priority = LayoutPriority(Float(priority))
      return "{\"label\":\"c\(place)\",\"priority\":\(priority)}"
    }
    let change = CGFloat(random.integer(-60...60)) / random.pick(1, 1, 2, 3)
    constraint.constant += change
    return "{\"label\":\"c\(place)\",\"constant\":\(Double(constraint.constant))}"
  }

  /// The frames of all views, four numbers each.
  var frames: [Double] {
    views.flatMap { view in
      let frame = view.frame
      return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
  }
}
