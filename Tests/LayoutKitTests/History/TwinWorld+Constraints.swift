import Foundation
import LayoutKit
import TestSupport

@testable import ViewTree

extension TwinWorld {
  private static let groups: [[LayoutConstraint.Attribute]] = [
    [.left, .right, .centerX], [.leading, .trailing, .centerX],
    [.top, .bottom, .centerY, .firstBaseline, .lastBaseline], [.width, .height],
    [.leftMargin, .rightMargin, .centerXWithinMargins], [.leadingMargin, .trailingMargin],
    [.topMargin, .bottomMargin, .centerYWithinMargins],
  ]

  private static let edges: [LayoutConstraint.Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing,
  ]

  /// A distance between two edges that is compared to a number or a size.
  private func constrainDistance(using random: inout SplitMix64) -> String {
    let from = anyItem(using: &random)
    let to = anyItem(using: &random)
    let edge = random.integer(0...2) * 2
    let distance = AnchorDistance(
      from: from, fromAttribute: Self.edges[edge + random.integer(0...1)], to: to,
      toAttribute: Self.edges[edge + random.integer(0...1)])
    let second: (any LayoutItem)? = random.chance(50) ? nil : anyItem(using: &random)
    let constraint = LayoutConstraint(
      item: to, attribute: .notAnAttribute,
      distances: AnchorDistances(first: distance, second: nil),
      random.pick(.equal, .lessThanOrEqual, .greaterThanOrEqual), toItem: second,
      attribute: second == nil ? .notAnAttribute : random.pick(.width, .height),
      multiplier: random.pick(1, 0.5), constant: CGFloat(random.integer(0...60)),
      source: CodeLocation(fileID: #fileID, line: #line))
    constraint.priority = LayoutPriority(random.pick(1000, 1000, 750, 250))
    constraint.isActive = true
    guard constraint.isActive else { return "nothing" }
    noteActivation(of: [constraint])
    return "constrain \(constraint)"
  }

  /// A constraint of any kind between any two items.
  func constrain(using random: inout SplitMix64) -> String {
    if random.chance(10) { return constrainDistance(using: &random) }
    let first = anyItem(using: &random)
    let second: (any LayoutItem)? = random.chance(30) ? nil : anyItem(using: &random)
    let isMargin = random.chance(15) && [first, second].allSatisfy { $0 is View }
    let group = Self.groups[
      second == nil ? 3 : isMargin ? random.integer(4...6) : random.integer(0...3)]
    let constraint = LayoutConstraint(
      item: first, attribute: group[random.integer(0...group.count - 1)],
      relatedBy: random.pick(.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual),
      toItem: second, attribute: group[random.integer(0...group.count - 1)],
      multiplier: random.pick(1, 1, 1, 0.5, 2),
      constant: CGFloat(random.integer((second == nil ? 0 : -20)...60)))
    constraint.priority = LayoutPriority(random.pick(1000, 1000, 1000, 750, 500, 250, 50))
    constraint.isActive = true
    guard constraint.isActive else { return "nothing" }
    noteActivation(of: [constraint])
    return "constrain \(constraint)"
  }

  /// A view in its superview, as programs mostly place them.
  func place(using random: inout SplitMix64) -> String {
    guard let view = anyView(using: &random)?.view, view.superview != nil else { return "" }
    let inset = CGFloat(random.integer(0...12))
    let kind = random.integer(0...7)
    let build: (ConstraintMaker) -> Void = { make in
      switch kind {
      case 0: make.directionalEdges.equalToSuperview().inset(inset)
      case 1: make.edges.equalToSuperview(.safeArea).inset(inset)
      case 2: make.edges.equalToSuperview(.margins)
      case 3:
        make.leading.top.equalToSuperview().offset(inset)
        make.width.equalTo(100 + inset)
      case 4: make.center.equalToSuperview()
      case 5: make.size.equalTo(CGSize(width: 10 * inset, height: 50))
      case 6:
        make.leading.trailing.equalToSuperview(.readableContent)
        make.top.equalToSuperview().offset(inset)
      default: make.width.equalTo(20 * inset).priority(700)
      }
    }
    let handle: ConstraintHandle
    switch random.integer(0...3) {
    case 0: handle = view.layout.remake(build)
    case 1: handle = view.layout.update(build)
    default: handle = view.layout.make(build)
    }
    noteActivation(of: handle.filter(\.isActive))
    return "place \(view.itemName) \(handle.map(\.description))"
  }

  /// Activates a constraint that isn't, or the other way round, or takes back what was stated.
  func toggle(using random: inout SplitMix64) -> String {
    if random.chance(25), let view = anyView(using: &random)?.view {
      view.layout.remove()
      return "take back what is stated of \(view.itemName)"
    }
    guard !constraints.isEmpty else { return "" }
    let constraint = constraints[random.integer(0...constraints.count - 1)]
    guard !constraint.isRetired else { return "" }
    constraint.isActive.toggle()
    if constraint.isActive { noteReactivation(of: constraint) }
    return "\(constraint.isActive ? "activate" : "deactivate") \(constraint)"
  }

  /// Another number for a constraint.
  func changeConstraint(using random: inout SplitMix64) -> String {
    guard !constraints.isEmpty else { return "" }
    let constraint = constraints[random.integer(0...constraints.count - 1)]
    if random.chance(60) {
      constraint.constant = CGFloat(random.integer(0...60))
    } else {
      constraint.priority = LayoutPriority(random.pick(1000, 1000, 750, 500, 250))
    }
    return "change to \(constraint) \(constraint.priority)"
  }
}
