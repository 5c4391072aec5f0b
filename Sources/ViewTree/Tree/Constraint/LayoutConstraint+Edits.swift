package import Foundation
import LayoutSolver

extension LayoutConstraint {
  func setConstant(_ value: CGFloat) {
    if let mistake = Self.mistake(inConstant: value, of: self) {
      report(mistake)
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
    if let mistake = Self.mistake(inPriority: value, of: self) {
      report(mistake)
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
      report(mistake)
    } else {
      multiplier = value
    }
  }

  private func mistakeInNewMultiplier(_ value: CGFloat) -> LayoutDiagnostic? {
    guard hasSecondItem else {
      return diagnostic(
        .illegalPairing, "\(self) has no second attribute to multiply.",
        hint: "Change its constant.")
    }
    guard value != 0 || !firstAttribute.isLocation else {
      return diagnostic(
        .illegalPairing, "\(self) can't become a location times 0.",
        hint: "Use a multiplier other than 0.")
    }
    return Self.mistake(inMultiplier: value, of: self)
  }

  /// A relation or a multiplier is part of the row's shape, so the row is made anew.
  func didChangeShape() {
    holder?.hierarchy?.engine?.shapeDidChange(of: self)
    fittingSizesMayHaveChanged()
  }
}
