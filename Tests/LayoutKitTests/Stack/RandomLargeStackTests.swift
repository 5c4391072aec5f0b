import Foundation
import LayoutKit
import TestSupport
import Testing
import ViewTree

/// Stacks of up to 500 views in all ways they can be set are never refused, and what they state holds.
@Suite struct RandomLargeStackTests {
  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `No stack is refused`() {
    for seed in Seeds(20) {
      let stack = LargeStack(seed: seed, most: Seeds.share(of: 500))
      guard let flaw = stack.flaw() else { continue }
      let smallest = stack.shrunk { $0.flaw() != nil }
      Issue.record("seed \(seed): \(flaw)\n\(smallest)\n\(smallest.flaw() ?? "")")
    }
  }
}

extension LargeStack {
  /// What is wrong with the layout of this stack; nil if nothing is.
  fileprivate func flaw() -> String? {
    let stage = stage()
    stage.window.layoutIfNeeded()
    if let report = stage.diagnostics.first(where: { !$0.isConflict || canSurelyBeMet }) {
      return "\(report)"
    }
    return stage.diagnostics.isEmpty ? flaw(of: stage.stack, on: stage) : nil
  }
}

extension LargeStack: Shrinkable {
  /// The stacks with fewer views, and those with a simpler setting.
  var smaller: [LargeStack] {
    var result: [LargeStack] = []
    func add(_ change: (inout LargeStack) -> Void) {
      var copy = self
      change(&copy)
      result.append(copy)
    }
    var part = items.count / 2
    while part > 0 {
      for start in stride(from: 0, to: items.count, by: part) {
        add { $0.items.removeSubrange(start..<min(start + part, items.count)) }
      }
      part /= 2
    }
    if width != nil { add { $0.width = nil } }
    if height != nil { add { $0.height = nil } }
    if margin != nil { add { $0.margin = nil } }
    if spacing != 0 { add { $0.spacing = 0 } }
    if alignment != .fill { add { $0.alignment = .fill } }
    if distribution != .fill { add { $0.distribution = .fill } }
    if isBaselineRelative { add { $0.isBaselineRelative = false } }
    for index in items.indices {
      let item = items[index]
      if item.isHidden { add { $0.items[index].isHidden = false } }
      if item.spacingAfter != nil { add { $0.items[index].spacingAfter = nil } }
      for limit in item.limits.indices { add { $0.items[index].limits.remove(at: limit) } }
      switch item.content {
      case .leaf(let leaf):
        for simpler in leaf.smaller { add { $0.items[index].content = .leaf(simpler) } }
      case .stack(let inner):
        add { $0.items[index].content = .leaf(Leaf(width: 20, height: 20)) }
        for simpler in inner.smaller { add { $0.items[index].content = .stack(simpler) } }
      }
    }
    return result
  }
}

extension LargeStack.Leaf {
  fileprivate var smaller: [Self] {
    var result: [Self] = []
    if ascent != nil { result.append(Self(width: width, height: height)) }
    if hugging != 250 || resistance != 750 {
      result.append(Self(width: width, height: height, ascent: ascent))
    }
    if width != 20 { result.append(Self(width: 20, height: height, ascent: ascent)) }
    if height != 20 { result.append(Self(width: width, height: 20, ascent: ascent)) }
    return result
  }
}

extension LayoutDiagnostic {
  /// Whether it says that not all that has to be met can be.
  var isConflict: Bool {
    if case .unsatisfiable = kind { true } else { false }
  }
}
