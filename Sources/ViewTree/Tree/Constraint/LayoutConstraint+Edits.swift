package import Foundation
import LayoutSolver

extension LayoutConstraint {
  func setConstant(_ value: CGFloat) {
    if let mistake = ConstraintMistake.inConstant(value) {
      report(diagnostic(mistake))
      return
    }
    rightToLeftConstant = nil
    guard value != storedConstant else { return }
    storedConstant = value
    didChangeConstant()
  }

  func didChangeConstant() {
    holder?.hierarchy?.engine?.constantDidChange(of: self)
    fittingSizesMayHaveChanged()
  }

  func setPriority(_ value: LayoutPriority) {
    if let mistake = ConstraintMistake.inPriority(value) {
      report(diagnostic(mistake))
    } else if value != storedPriority {
      storedPriority = value
      holder?.hierarchy?.engine?.priorityDidChange(of: self)
      fittingSizesMayHaveChanged()
    }
  }

  /// Changes the multiplier; a value that can't be computed with is reported, and the old one
  /// stays.
  package func setMultiplier(_ value: CGFloat) {
    if let mistake = mistakeInNewMultiplier(value) {
      report(diagnostic(mistake))
    } else {
      multiplier = value
    }
  }

  private func mistakeInNewMultiplier(_ value: CGFloat) -> ConstraintMistake? {
    guard hasSecondItem else { return .nothingToMultiply }
    guard value != 0 || !firstAttribute.isLocation else { return .zeroMultiplier }
    return .inMultiplier(value)
  }

  /// A relation or a multiplier is part of the row's shape, so the row is made again.
  func didChangeShape() {
    holder?.hierarchy?.engine?.shapeDidChange(of: self)
    fittingSizesMayHaveChanged()
  }
}
