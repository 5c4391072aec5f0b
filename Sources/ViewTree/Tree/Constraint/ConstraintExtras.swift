import Foundation

/// What few constraints have beyond the ordinary: one reference in the constraint stands for all of it.
final class ConstraintExtras {
  var note: ConstraintNote?
  var attachments = Attachments()
  /// What the constraint compares in the place of widths and heights, if anything.
  var distances: AnchorDistances?
  var rightToLeftConstant: CGFloat?
  var origin = LayoutConstraint.Origin.program
}

extension LayoutConstraint {
  final var ownExtras: ConstraintExtras {
    if let extras { return extras }
    let new = ConstraintExtras()
    extras = new
    return new
  }

  /// What the constraint compares in the place of widths and heights, if anything.
  final var distances: AnchorDistances? { extras?.distances }

  /// Who made the constraint, and from what.
  final var origin: Origin {
    get { extras?.origin ?? .program }
    set { ownExtras.origin = newValue }
  }
}
