import Foundation
import StandardViews

@testable import LayoutKit
@testable import ViewTree

/// The tree of a world built at once, from what holds at last.
final class TwinCopy {
  let window: Window
  /// Whether the layout has given up, as views ask for another one in every layout.
  private(set) var isLooping = false
  private(set) var views: [ObjectIdentifier: TwinView] = [:]
  private var items: [ObjectIdentifier: any LayoutItem] = [:]

  init(of world: TwinWorld) {
    window = Window(environment: world.environment)
    window.name = "window"
    window.onDiagnostic = { [unowned self] in if $0.kind == .layoutLoop { isLooping = true } }
    let models = Dictionary(
      uniqueKeysWithValues: world.views.map { (ObjectIdentifier($0.view), $0) })
    pair(world.window, with: window)
    build(inside: world.window, models)
    // Once all is arranged, as containers end the translation.
    for (model, twin) in world.views.map({ ($0.view, view(for: $0.view)) }) {
      twin?.translatesAutoresizingMaskIntoConstraints =
        model.translatesAutoresizingMaskIntoConstraints
    }
    for constraint in world.constraints { copy(constraint, in: world.window) }
  }

  /// Scrolls as far as the originals are scrolled, which may be beyond the ends; false where this
  /// doesn't last, as sizes change by it.
  func scroll(to offsets: [(view: ScrollView, offset: CGPoint)]) -> Bool {
    let pairs = offsets.compactMap { original, offset in
      (view(for: original) as? ScrollView).map { (copy: $0, offset: offset) }
    }
    for (copy, offset) in pairs { copy.contentOffset = offset }
    window.layoutIfNeeded()
    return pairs.allSatisfy { $0.copy.contentOffset == $0.offset }
  }

  /// The copy of an original's view.
  func view(for original: View) -> View? { model(for: original)?.view }

  /// The copy of an original's model.
  func model(for original: View) -> TwinView? { views[ObjectIdentifier(original)] }

  /// The copy of a guide.
  func guide(for original: LayoutGuide) -> LayoutGuide? {
    items[ObjectIdentifier(original)] as? LayoutGuide
  }

  private func build(inside root: View, _ models: [ObjectIdentifier: TwinView]) {
    var waiting = [root]
    while let parent = waiting.popLast() {
      guard let twinParent = items[ObjectIdentifier(parent)] as? View else { continue }
      for view in parent.subviews {
        if let scroll = parent as? ScrollStack, view === scroll.stack {
          (twinParent as? ScrollStack).map { twinParent.bringSubviewToFront($0.stack) }
          waiting.append(view)
          continue
        }
        guard let model = models[ObjectIdentifier(view)] else { continue }
        twinParent.addSubview(copy(model))
        waiting.append(view)
      }
      arrange(parent, in: twinParent)
    }
  }

  private func copy(_ model: TwinView) -> View {
    let twin = TwinView(model.kind, name: model.view.name ?? "", settings: model.state.settings)
    let view = model.view
    let isOwn = view.participation.takesPart || view.translatesAutoresizingMaskIntoConstraints
    twin.view.frame = isOwn ? view.frame : model.frame
    twin.apply()
    if model.kind == .scroll, let scroll = twin.view as? ScrollView {
      scroll.contentInset = model.state.settings.contentInset
      scroll.contentSize = model.state.settings.contentSize
    }
    views[ObjectIdentifier(view)] = twin
    pair(view, with: twin.view)
    if let scroll = view as? ScrollStack, let copy = twin.view as? ScrollStack {
      copy.stack.frame = scroll.stack.frame
      pair(scroll.stack, with: copy.stack)
    }
    items[ObjectIdentifier(model.guide)] = twin.guide
    return twin.view
  }

  /// Makes views and the guides of the layout's own each other's.
  private func pair(_ view: View, with twin: View) {
    items[ObjectIdentifier(view)] = twin
    for guide in view.layoutGuides where guide.isSystemGuide {
      let copy: LayoutGuide? =
        switch guide.identifier {
        case "UIViewLayoutMarginsGuide": twin.layoutMarginsGuide
        case "UIViewSafeAreaLayoutGuide": twin.safeAreaLayoutGuide
        case "UIViewReadableContentGuide": twin.readableContentGuide
        case "UIKeyboardLayoutGuide": twin.keyboardLayoutGuide
        case "UIScrollView-contentLayoutGuide": (twin as? ScrollView)?.contentLayoutGuide
        case "UIScrollView-frameLayoutGuide": (twin as? ScrollView)?.frameLayoutGuide
        default: nil
        }
      if let copy { items[ObjectIdentifier(guide)] = copy }
    }
  }

  private func arrange(_ original: View, in twin: View) {
    if let original = original as? FlowStack, let twin = twin as? FlowStack {
      for view in original.arrangedSubviews { self.view(for: view).map(twin.addArrangedSubview) }
    }
    guard let original = original as? StackView, let twin = twin as? StackView else { return }
    for item in original.arrangedItems {
      if let spacer = item as? StackSpacer { twin.addSpacer(StackSpacer(spacer.length)) }
      guard let view = item as? View, let copy = self.view(for: view) else { continue }
      twin.addArrangedSubview(copy)
      twin.setCustomSpacing(original.customSpacing(after: view), after: copy)
      twin.setWeight(original.weight(for: view), for: copy)
      twin.setAlignment(original.alignment(for: view), for: copy)
      twin.setInsets(original.insets(for: view), for: copy)
      twin.setOption(\.grow, to: original.option(\.grow, of: view), for: copy, "", #fileID, #line)
      twin.setOption(
        \.shrink, to: original.option(\.shrink, of: view), for: copy, "", #fileID, #line)
    }
  }

  private func copy(_ constraint: LayoutConstraint, in window: Window) {
    guard constraint.isActive, constraint.holder?.isDescendant(of: window) == true,
      let first = constraint.firstItem, let item = items[ObjectIdentifier(first)]
    else { return }
    let second = constraint.secondItem.flatMap { items[ObjectIdentifier($0)] }
    let twin: LayoutConstraint
    if let distance = constraint.distances?.first {
      guard let from = distance.from.flatMap({ items[ObjectIdentifier($0)] }) else { return }
      let copied = AnchorDistance(
        from: from, fromAttribute: distance.fromAttribute, to: item,
        toAttribute: distance.toAttribute)
      twin = LayoutConstraint(
        item: item, attribute: .notAnAttribute,
        distances: AnchorDistances(first: copied, second: nil), constraint.relation,
        toItem: second, attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant, source: CodeLocation(fileID: #fileID, line: #line))
    } else {
      twin = LayoutConstraint(
        item: item, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
        toItem: second, attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant)
    }
    twin.rightToLeftConstant = constraint.rightToLeftConstant
    twin.priority = constraint.priority
    twin.source = constraint.source
    twin.identifier = constraint.identifier
    twin.isActive = true
  }
}
