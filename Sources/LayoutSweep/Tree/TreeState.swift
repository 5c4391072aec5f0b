import Foundation
import LayoutKit
import ViewTree

/// What a sweep changes of a tree.
struct TreeState {
  private let root: View
  private let number: LayoutSweep.Number
  private let frame: CGRect
  private var constant: CGFloat?
  private var textLength: CGFloat?
  private var value: Double?

  init(_ root: View, _ number: LayoutSweep.Number) {
    self.root = root
    self.number = number
    frame = root.frame
    switch number {
    case .width, .height: break
    case .constant(let constraint): constant = constraint.constant
    case .textLength: textLength = (root as? Window)?.environment.textLength
    case .set(_, let now): value = now
    }
  }

  /// Sets the number that moves.
  static func set(_ number: LayoutSweep.Number, of root: View, to value: Double) {
    switch number {
    case .width: root.frame.size.width = CGFloat(value)
    case .height: root.frame.size.height = CGFloat(value)
    case .constant(let constraint): constraint.constant = CGFloat(value)
    case .textLength: (root as? Window)?.environment.textLength = CGFloat(value)
    case .set(let set, _): set(value)
    }
  }

  /// Puts all back and lays the tree out.
  func restore() {
    if let constant {
      Self.set(number, of: root, to: Double(constant))
    } else if let textLength {
      Self.set(number, of: root, to: Double(textLength))
    } else {
      if let value { Self.set(number, of: root, to: value) }
      root.frame = frame
    }
    root.layoutIfNeeded()
  }
}
