extension LayoutConstraint {
  /// What a constraint comes from.
  enum Origin: Equatable {
    /// The program made it.
    case program
    /// It holds a guide of the layout's own in place.
    case guide
    /// It shows what a frame stands for, by the view's mask.
    case frame(View.AutoresizingMask)
    /// It shows the size of a root.
    case window
    /// It shows the size that a view's content would like.
    case content(hugging: LayoutPriority, resistance: LayoutPriority)

    var mask: View.AutoresizingMask? {
      if case .frame(let mask) = self { mask } else { nil }
    }
  }

  /// Whether the layout itself made the constraint, to hold a guide of its own.
  final var isSystem: Bool { origin == .guide }

  /// Whether the constraint only shows what the layout takes from a view's frame or content, so
  /// that changing it has no effect.
  public final var isImplicit: Bool {
    switch origin {
    case .program, .guide: false
    case .frame, .window, .content: true
    }
  }
}
