import Foundation
import LayoutKit
import TestSupport

/// What a program sets about one view, as values: all but its place in the tree and its frame.
struct TwinSettings {
  var mask = View.AutoresizingMask()
  var isHidden = false
  var direction = SemanticContentAttribute.unspecified
  var hugging = [LayoutConstraint.Axis: Float]()
  var resistance = [LayoutConstraint.Axis: Float]()
  var margins: DirectionalEdgeInsets?
  var preservesMargins = false
  var insetsMarginsFromSafeArea = true

  var content = CGSize(width: 40, height: 20)
  var ascent: CGFloat?
  var shadow: CGFloat = 0
  var text = "some words"
  var lineCount = 1

  var axis = LayoutConstraint.Axis.horizontal
  var distribution = StackView.Distribution.fill
  var alignment = StackView.Alignment.fill
  var spacing: CGFloat = 0
  var mode = StackCompatibility.improved
  var hasMargins = false
  var isBaselineRelative = false
  var insets = DirectionalEdgeInsets.zero
  var maximumSpacing: CGFloat?
  var minimumSpacing: CGFloat?
  var hasSeparators = false
  var flowAlignment = FlowStack.Alignment.leading

  var contentSize = CGSize.zero
  var contentInset = EdgeInsets.zero
  var rows = ["one", "two words"]

  var additionalInsets = EdgeInsets.zero
  var respectsMinimumMargins = true

  static let texts = [
    "", "x", "some words", "a few words more than that", "words that need more than one line here",
  ]

  /// Changes one setting; returns what it is called.
  mutating func change(of kind: TwinView.Kind, using random: inout SplitMix64) -> String {
    if random.chance(35) || kind == .plain { return changeAnything(using: &random) }
    switch kind {
    case .plain: return ""
    case .box:
      if random.chance(20) {
        ascent = random.pick(nil, 5, 12)
        shadow = random.pick(0, 0, 4)
        return "ascent \(ascent ?? -1), shadow \(shadow)"
      }
      content = CGSize(width: random.integer(-1...12) * 9, height: random.integer(-1...8) * 7)
      return "content \(content)"
    case .label:
      if random.chance(40) {
        lineCount = random.integer(0...2)
        return "lines \(lineCount)"
      }
      text = Self.texts[random.integer(0...Self.texts.count - 1)]
      return "text \(text)"
    case .stack, .scrollStack: return changeStack(using: &random)
    case .flow: return changeFlow(using: &random)
    case .scroll:
      if random.chance(40) {
        contentInset = EdgeInsets(top: CGFloat(random.integer(0...9)), left: 3, bottom: 5, right: 0)
        return "content inset \(contentInset)"
      }
      contentSize = CGSize(width: random.integer(0...50) * 10, height: random.integer(0...50) * 10)
      return "content size \(contentSize)"
    case .table:
      let count = random.integer(0...4)
      rows = (0..<count).map { _ in Self.texts[random.integer(0...Self.texts.count - 1)] }
      return "rows \(rows)"
    case .controller:
      if random.chance(30) {
        respectsMinimumMargins.toggle()
        return "respects minimum margins \(respectsMinimumMargins)"
      }
      additionalInsets = EdgeInsets(
        top: CGFloat(random.integer(0...9)), left: 0, bottom: 2,
        right: CGFloat(random.integer(0...5)))
      return "additional safe area \(additionalInsets)"
    }
  }

  private mutating func changeAnything(using random: inout SplitMix64) -> String {
    let axis = random.pick(LayoutConstraint.Axis.horizontal, .vertical)
    switch random.integer(0...8) {
    case 0:
      mask = View.AutoresizingMask(rawValue: UInt(random.integer(0...63)))
      return "mask \(mask.rawValue)"
    case 1, 2:
      isHidden.toggle()
      return "hidden \(isHidden)"
    case 3:
      direction = random.pick(.unspecified, .forceRightToLeft, .forceLeftToRight)
      return "direction \(direction)"
    case 4:
      hugging[axis] = random.pick(0, 50, 249, 250, 251, 750, 1000)
      return "hugging \(axis) \(hugging[axis] ?? -1)"
    case 5:
      resistance[axis] = random.pick(0, 50, 250, 749, 750, 751, 1000)
      return "resistance \(axis) \(resistance[axis] ?? -1)"
    case 6:
      margins = DirectionalEdgeInsets(
        top: CGFloat(random.integer(0...9)), leading: CGFloat(random.integer(0...20)), bottom: 4,
        trailing: CGFloat(random.integer(0...5)))
      return "margins \(margins ?? .zero)"
    case 7:
      preservesMargins.toggle()
      return "preserves margins \(preservesMargins)"
    default:
      insetsMarginsFromSafeArea.toggle()
      return "margins from safe area \(insetsMarginsFromSafeArea)"
    }
  }

  private mutating func changeStack(using random: inout SplitMix64) -> String {
    switch random.integer(0...9) {
    case 0: axis = axis == .horizontal ? .vertical : .horizontal
    case 1, 2:
      distribution = random.pick(
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering)
    case 3:
      alignment = random.pick(
        .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline)
    case 4: spacing = CGFloat(random.integer(-2...12))
    case 5: mode = mode == .uikit ? .improved : .uikit
    case 6: hasMargins.toggle()
    case 7: isBaselineRelative.toggle()
    case 8:
      hasSeparators.toggle()
      minimumSpacing = random.pick(nil, 1)
    default:
      insets = DirectionalEdgeInsets(
        top: 0, leading: CGFloat(random.integer(0...9)), bottom: 2, trailing: 1)
      maximumSpacing = random.pick(nil, 20)
    }
    return "stack \(axis) \(distribution) \(alignment) \(spacing) \(mode) margins \(hasMargins)"
      + " baselines \(isBaselineRelative) insets \(insets) at most \(maximumSpacing ?? -1)"
      + " at least \(minimumSpacing ?? -1) separators \(hasSeparators)"
  }

  private mutating func changeFlow(using random: inout SplitMix64) -> String {
    switch random.integer(0...2) {
    case 0: axis = axis == .horizontal ? .vertical : .horizontal
    case 1: spacing = CGFloat(random.integer(0...12))
    default: flowAlignment = random.pick(.fill, .leading, .center, .trailing)
    }
    return "flow \(axis) \(spacing) \(flowAlignment)"
  }
}

extension TwinSettings {
  /// Makes every setting of a view that of the model.
  func apply(to view: View) {
    view.autoresizingMask = mask
    view.isHidden = isHidden
    view.semanticContentAttribute = direction
    for (axis, priority) in hugging.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      view.setContentHuggingPriority(LayoutPriority(priority), for: axis)
    }
    for (axis, priority) in resistance.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      view.setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
    }
    if let margins { view.directionalLayoutMargins = margins }
    view.preservesSuperviewLayoutMargins = preservesMargins
    view.insetsLayoutMarginsFromSafeArea = insetsMarginsFromSafeArea
    switch view {
    case let box as TwinBox:
      box.ascent = ascent
      box.shadow = shadow
      box.content = content
      box.invalidateIntrinsicContentSize()
    case let label as Label:
      label.text = text
      label.numberOfLines = lineCount
    case let stack as StackView: apply(toStack: stack)
    case let scroll as ScrollStack:
      scroll.axis = axis
      apply(toStack: scroll.stack)
    case let flow as FlowStack:
      flow.axis = axis
      flow.spacing = max(spacing, 0)
      flow.alignment = flowAlignment
    default: break
    }
  }

  private func apply(toStack stack: StackView) {
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    stack.compatibility = mode
    stack.isLayoutMarginsRelativeArrangement = hasMargins
    stack.isBaselineRelativeArrangement = isBaselineRelative
    stack.insets = insets
    stack.maximumSpacing = maximumSpacing
    stack.minimumSpacing = minimumSpacing
    stack.separators = hasSeparators ? StackSeparators(color: .black) : nil
  }
}
