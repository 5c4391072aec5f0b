import Foundation
import LayoutKit

/// Settings of a stack and of what it arranges, as values: what a stack comes to must follow from
/// them alone, whatever it was before.
struct StackModel: Sendable {
  var axis = LayoutConstraint.Axis.horizontal
  var distribution = StackView.Distribution.fill
  var alignment = StackView.Alignment.fill
  var spacing: CGFloat = 0
  var mode = StackCompatibility.improved
  var hasMargins = false
  var isBaselineRelative = false
  var insets = DirectionalEdgeInsets.zero
  var hasSeparators = false
  var maximumSpacing: CGFloat?
  var isSized = false
  var children: [Child] = []

  struct Child: Sendable {
    var name: String
    var width: Double
    var height: Double
    var ascent: Double?
    var isHidden = false
    var customSpacing: CGFloat?
    var weight: CGFloat?
    var alignment: StackView.Alignment?
    var inset: CGFloat = 0
    var isSpacer = false
  }

  /// Different sizes, some with text, the third without a size of its own.
  static func children(_ count: Int) -> [Child] {
    let all = [
      Child(name: "a", width: 40, height: 20, ascent: 15),
      Child(name: "b", width: 60, height: 30, ascent: 21),
      Child(name: "c", width: 10, height: 50),
      Child(name: "d", width: 25, height: 25, ascent: 20),
      Child(name: "e", width: 33, height: 12, ascent: 9),
    ]
    return Array(all.prefix(count))
  }
}

/// A stack that follows a model step by step, or is built from one in one go.
final class StackTwin {
  let stage: StackStage
  private var boxes: [String: Box] = [:]
  private var spacers: [String: StackSpacer] = [:]
  private let sizing: ConstraintHandle

  var stack: StackView { stage.stack }

  init(_ model: StackModel) {
    stage = StackStage()
    sizing = stage.stack.layout.prepare { $0.size.equalTo(CGSize(width: 400, height: 300)) }
    follow(model)
  }

  /// Makes every setting that of the model.
  func follow(_ model: StackModel) {
    stack.axis = model.axis
    stack.distribution = model.distribution
    stack.alignment = model.alignment
    stack.spacing = model.spacing
    stack.compatibility = model.mode
    stack.isLayoutMarginsRelativeArrangement = model.hasMargins
    stack.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 3, leading: 5, bottom: 7, trailing: 11)
    stack.isBaselineRelativeArrangement = model.isBaselineRelative
    stack.insets = model.insets
    stack.separators = model.hasSeparators ? StackSeparators(color: .black) : nil
    stack.maximumSpacing = model.maximumSpacing
    if sizing.isActive != model.isSized { sizing.isActive = model.isSized }
    stack.setArrangedItems(model.children.map(item))
    for child in model.children {
      guard let box = boxes[child.name], !child.isSpacer else { continue }
      box.ascent = child.ascent.map { CGFloat($0) }
      box.lastAscent = box.ascent
      box.content = CGSize(width: child.width, height: child.height)
      box.isHidden = child.isHidden
      stack.setCustomSpacing(child.customSpacing ?? StackView.spacingUseDefault, after: box)
      stack.setWeight(child.weight, for: box)
      stack.setAlignment(child.alignment, for: box)
      stack.setInsets(
        DirectionalEdgeInsets(
          top: child.inset, leading: child.inset, bottom: 0, trailing: child.inset),
        for: box)
    }
  }

  private func item(_ child: StackModel.Child) -> any LayoutItem {
    if child.isSpacer {
      if let spacer = spacers[child.name] { return spacer }
      let spacer = StackSpacer(.flexible(minimum: 3))
      spacers[child.name] = spacer
      return spacer
    }
    if let box = boxes[child.name] { return box }
    let box = Box(child.width, child.height, ascent: child.ascent.map { CGFloat($0) })
    box.name = child.name
    boxes[child.name] = box
    return box
  }

  /// The frames of the stack and of all that is arranged, in the window, not rounded.
  var frames: [[Double]] { stage.exactFrames(of: [stack] + stack.arrangedSubviews) }
}

/// Whether two twins agree on every frame, to a billionth of a point.
func agree(_ one: [[Double]], _ other: [[Double]]) -> Bool {
  one.count == other.count
    && zip(one, other).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) <= 1e-9 } }
}
