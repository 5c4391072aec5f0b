package import Foundation
import LayoutSolver

extension LayoutConstraint {
  /// The largest size of a number that a layout can be computed with.
  package static let largestNumber: CGFloat = 1e12
  /// The sizes of multipliers that a layout can be computed with, other than 0.
  package static let multiplierSizes: ClosedRange<CGFloat> = 1e-9...1e9

  func setConstant(_ value: CGFloat) {
    if let mistake = Self.mistake(inConstant: value, of: self) {
      mistake.report(to: firstItem?.itemView)
      return
    }
    rightToLeftConstant = nil
    guard value != storedConstant else { return }
    storedConstant = value
    didChangeConstant()
  }

  func didChangeConstant() {
    holder?.hierarchy?.engine?.constantDidChange(of: self)
  }

  func setPriority(_ value: LayoutPriority) {
    if let mistake = Self.mistake(inPriority: value, of: self) {
      mistake.report(to: firstItem?.itemView)
    } else if value != storedPriority {
      storedPriority = value
      holder?.hierarchy?.engine?.priorityDidChange(of: self)
    }
  }

  /// A relation or a multiplier is part of the row's shape, so the row is made anew.
  func didChangeShape() {
    holder?.hierarchy?.engine?.shapeDidChange(of: self)
  }
}
