import Foundation
import LayoutKit
import TestSupport

extension TwinWorld {
  /// One edit of any kind; returns what was done.
  func edit(using random: inout SplitMix64) -> String {
    if views.count < 3 { return addView(using: &random) }
    switch random.integer(0...43) {
    case 0...3: return views.count < 10 ? addView(using: &random) : setting(using: &random)
    case 4...6: return move(using: &random)
    case 7...8: return changeEnvironment(using: &random)
    case 9...15: return setting(using: &random)
    case 16: return setFrame(using: &random)
    case 17: return toggleTranslation(using: &random)
    case 18...22: return constrain(using: &random)
    case 23...27: return place(using: &random)
    case 28...30: return toggle(using: &random)
    case 31...33: return changeConstraint(using: &random)
    case 34...35: return arrange(using: &random)
    case 36: return random.chance(50) ? arrange(using: &random) : changeSpacers(using: &random)
    case 37: return setOption(using: &random)
    case 38: return changeScrolling(using: &random)
    default: return layOut(using: &random)
    }
  }

  private func layOut(using random: inout SplitMix64) -> String {
    guard let view = anyView(using: &random), random.chance(40) else {
      window.layoutIfNeeded()
      return "lay out"
    }
    if random.chance(50) {
      view.view.layoutIfNeeded()
      return "lay out \(view.view.itemName)"
    }
    _ = view.view.systemLayoutSizeFitting(CGSize(width: random.integer(0...1) * 100, height: 0))
    return "measure \(view.view.itemName)"
  }

  // MARK: Tree

  private func addView(using random: inout SplitMix64) -> String {
    let kind = random.pick(
      TwinView.Kind.plain, .plain, .box, .box, .label, .label, .stack, .stack, .stack, .flow,
      .scroll, .scrollStack, .table, .controller)
    let view = TwinView(kind, name: "v\(views.count)")
    view.apply()
    view.view.translatesAutoresizingMaskIntoConstraints = random.chance(15)
    let parent = anyParent(using: &random)
    views.append(view)
    return "add \(kind) " + put(view.view, into: parent, using: &random)
  }

  private func put(_ view: View, into parent: View, using random: inout SplitMix64) -> String {
    let isArranged = random.chance(80)
    switch parent {
    case let stack as StackView where isArranged: stack.addArrangedSubview(view)
    case let scroll as ScrollStack where isArranged: scroll.stack.addArrangedSubview(view)
    case let flow as FlowStack where isArranged: flow.addArrangedSubview(view)
    default: parent.addSubview(view)
    }
    return "\(view.itemName) to \(parent.itemName)\(isArranged ? ", arranged" : "")"
  }

  private func move(using random: inout SplitMix64) -> String {
    guard let view = anyView(using: &random)?.view else { return "" }
    switch random.integer(0...4) {
    case 0:
      view.removeFromSuperview()
      return "remove \(view.itemName)"
    case 1:
      view.superview?.sendSubviewToBack(view)
      return "send to back \(view.itemName)"
    case 2:
      view.superview?.insertSubview(view, at: random.integer(0...3))
      return "reorder \(view.itemName)"
    default:
      let parent = anyParent(using: &random)
      guard !parent.isDescendant(of: view) else { return "stay" }
      return "move " + put(view, into: parent, using: &random)
    }
  }

  private func arrange(using random: inout SplitMix64) -> String {
    let containers = views.filter { $0.kind == .stack || $0.kind == .flow }
    guard !containers.isEmpty, let view = anyView(using: &random)?.view else { return "" }
    let container = containers[random.integer(0...containers.count - 1)].view
    guard !container.isDescendant(of: view) else { return "stay" }
    let index = random.integer(0...2)
    let isOut = random.chance(25)
    switch container {
    case let stack as StackView:
      if isOut {
        stack.removeArrangedSubview(view)
      } else {
        stack.insertArrangedSubview(view, at: min(index, stack.arrangedSubviews.count))
      }
    case let flow as FlowStack:
      if isOut {
        flow.removeArrangedSubview(view)
      } else {
        flow.insertArrangedSubview(view, at: min(index, flow.arrangedSubviews.count))
      }
    default: break
    }
    return "\(isOut ? "stop arranging" : "arrange") \(view.itemName) in \(container.itemName)"
  }

  /// Adds, moves or takes away room between views.
  private func changeSpacers(using random: inout SplitMix64) -> String {
    let stacks = views.compactMap { ($0.view as? ScrollStack)?.stack ?? $0.view as? StackView }
    guard !stacks.isEmpty else { return "" }
    let stack = stacks[random.integer(0...stacks.count - 1)]
    let known = stack.arrangedItems.compactMap { $0 as? StackSpacer }
    let length: StackSpacer.Length =
      random.chance(50)
      ? .fixed(CGFloat(random.integer(0...20)))
      : .flexible(minimum: CGFloat(random.integer(0...9)), weight: random.pick(1, 2))
    let place = random.integer(0...2)
    guard let spacer = known.first, random.chance(60) else {
      let place = min(place, stack.arrangedItems.count)
      stack.insertArrangedItem(StackSpacer(length), at: place)
      return "spacer \(length) at \(place) of \(stack.itemName)"
    }
    if random.chance(30) {
      stack.setArrangedItems(stack.arrangedItems.filter { $0 !== spacer })
      return "no first spacer in \(stack.itemName)"
    }
    if random.chance(30) {
      stack.insertArrangedItem(spacer, at: min(place, stack.arrangedItems.count - 1))
      return "first spacer of \(stack.itemName) to \(place)"
    }
    spacer.length = length
    return "first spacer of \(stack.itemName) \(length)"
  }

  // MARK: Settings

  private func setting(using random: inout SplitMix64) -> String {
    guard let view = anyView(using: &random) else { return "" }
    let line = view.state.settings.change(of: view.kind, using: &random)
    view.apply()
    if let scroll = view.view as? ScrollView, line.hasPrefix("content size") {
      scroll.contentSize = view.state.settings.contentSize
    }
    if let scroll = view.view as? ScrollView, line.hasPrefix("content inset") {
      scroll.contentInset = view.state.settings.contentInset
    }
    if let table = view.view as? TableView, line.hasPrefix("rows") { table.reloadData() }
    return "\(view.view.itemName): \(line)"
  }

  private func setOption(using random: inout SplitMix64) -> String {
    let arranged = views.filter { $0.view.superview is StackView }
    guard !arranged.isEmpty else { return "" }
    let view = arranged[random.integer(0...arranged.count - 1)].view
    guard let stack = view.superview as? StackView else { return "" }
    switch random.integer(0...4) {
    case 4:
      stack.setFlex(grow: random.pick(nil, 0, 1, 2), shrink: random.pick(nil, 0, 1), for: view)
    case 0: stack.setCustomSpacing(CGFloat(random.integer(0...9)), after: view)
    case 1: stack.setWeight(random.pick(nil, 1, 2), for: view)
    case 2: stack.setAlignment(random.pick(nil, .leading, .center, .fill), for: view)
    default:
      let inset = CGFloat(random.integer(0...5))
      stack.setInsets(
        DirectionalEdgeInsets(top: inset, leading: inset, bottom: 0, trailing: 1), for: view)
    }
    return "option of \(view.itemName) in \(stack.itemName)"
  }

  private func setFrame(using random: inout SplitMix64) -> String {
    guard let view = anyView(using: &random) else { return "" }
    view.frame = CGRect(
      x: random.integer(0...20) * 5, y: random.integer(0...20) * 5,
      width: random.integer(0...30) * 5, height: random.integer(0...30) * 5)
    view.view.frame = view.frame
    return "frame of \(view.view.itemName) \(view.frame)"
  }

  private func toggleTranslation(using random: inout SplitMix64) -> String {
    guard let view = anyView(using: &random)?.view else { return "" }
    view.translatesAutoresizingMaskIntoConstraints.toggle()
    return "translates of \(view.itemName) \(view.translatesAutoresizingMaskIntoConstraints)"
  }

  private func changeScrolling(using random: inout SplitMix64) -> String {
    let scrolling = views.filter { $0.kind == .scroll || $0.kind == .scrollStack }
    guard !scrolling.isEmpty else { return "" }
    let view = scrolling[random.integer(0...scrolling.count - 1)].view
    (view as? ScrollView)?.contentOffset = CGPoint(
      x: random.integer(0...9), y: random.integer(0...9))
    return "scroll \(view.itemName)"
  }

  private func changeEnvironment(using random: inout SplitMix64) -> String {
    switch random.integer(0...7) {
    case 0: environment.scale = random.pick(1, 2, 3)
    case 1: environment.layoutDirection = random.pick(.leftToRight, .rightToLeft)
    case 2: environment.contentSizeCategory = random.pick(.small, .large, .extraExtraLarge)
    case 3:
      let inset = CGFloat(random.integer(0...3) * 10)
      environment.safeAreaInsets = EdgeInsets(top: inset, left: inset / 2, bottom: 20, right: 0)
    case 4:
      let y = random.integer(20...40) * 10
      environment.keyboardFrame = random.pick(
        nil, CGRect(x: 0, y: CGFloat(y), width: environment.size.width, height: 300))
    case 5:
      let margin = CGFloat(random.integer(0...9))
      environment.defaultLayoutMargins = EdgeInsets(
        top: margin, left: margin, bottom: margin, right: margin)
    default:
      environment.size = CGSize(
        width: random.integer(20...60) * 10, height: random.integer(20...60) * 10)
    }
    window.environment = environment
    return "environment \(environment)"
  }
}
