import Foundation
import InterfaceBuilder
import UIKit

/// Whether it is open who takes the room of a stack.
///
/// That is so where there is more or less than what is arranged asks for, and several views hug and resist
/// alike, and where room is shared in proportion to contents that aren't there.
final class StackTies {
  /// How strongly a view holds to its size along a stack.
  private struct Hold: Hashable {
    var hugging: Float
    var resistance: Float

    init(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
      hugging = view.contentHuggingPriority(for: axis).rawValue
      resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    }
  }

  private enum Ties {
    case none
    case all
    /// Of the views that hold alike to their sizes.
    case alike([Hold: Int])
  }

  /// What was found of each stack that was asked about.
  private var known: [ObjectIdentifier: Ties] = [:]

  init() {}

  deinit {}

  /// Whether a stack around a view leaves open who takes the room.
  func tie(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let present = current {
      if let stack = present.superview as? UIStackView, tie(present, in: stack) { return true }
      current = present.superview
    }
    return false
  }

  private func tie(_ view: UIView, in stack: UIStackView) -> Bool {
    let id = ObjectIdentifier(stack)
    let ties = known[id] ?? Self.ties(in: stack)
    known[id] = ties
    switch ties {
    case .none: return false
    case .all: return true
    case .alike(let counts): return counts[Hold(view, stack.axis), default: 0] > 1
    }
  }

  private static func ties(in stack: UIStackView) -> Ties {
    let axis = stack.axis
    func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    switch stack.distribution {
    case .fillProportionally:
      return shown.contains { length($0.intrinsicContentSize) < 0 } ? .all : .none
    case .fill:
      let wanted = shown.map { max(length($0.intrinsicContentSize), 0) }.reduce(0, +)
      let gaps = stack.spacing * CGFloat(max(shown.count - 1, 0))
      guard abs(wanted + gaps - length(stack.bounds.size)) > 1 else { return .none }
      return .alike(Dictionary(grouping: shown) { Hold($0, axis) }.mapValues(\.count))
    default: return .none
    }
  }
}
