public import Foundation

/// A rectangle that constraints can be about, like a view, but without the cost of one; it isn't
/// drawn.
///
/// A guide takes part in the layout once a view owns it and a constraint is about it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class LayoutGuide: NSObject, LayoutItem {
  /// A name for the guide, shown in diagnostics.
  open var identifier = ""

  /// The view that owns the guide, if any; setting it moves the guide there.
  open var owningView: View? {
    get { ownerReference?.viewToKeep }
    set {
      guard newValue !== owningView else { return }
      if let newValue {
        newValue.call(.addLayoutGuide) { newValue.addLayoutGuide(self) }
      } else if let owner = owningView {
        owner.call(.removeLayoutGuide) { owner.removeLayoutGuide(self) }
      }
    }
  }

  /// Where the last layout placed the guide, in points in its owner's coordinates, not rounded.
  open var layoutFrame: CGRect { storedFrame }

  // MARK: Anchors

  /// The edge where lines of text begin.
  open var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The edge where lines of text end.
  open var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The middle between left and right.
  open var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  open var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  open var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  open var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The horizontal extent.
  open var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The vertical extent.
  open var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }

  // MARK: Ambiguity

  /// Whether the constraints leave the guide's place or size open.
  ///
  /// False outside of a window, and while its constraints are not up to date.
  ///
  /// - Complexity: a solution for each edge and size.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  /// The active constraints that affect the guide's place and size on an axis: its own, and those
  /// that reach it through other items.
  ///
  /// Frames and contents that affect it are shown as constraints that are
  /// ``LayoutConstraint/isImplicit``. Empty if the constraints are not up to date.
  open func constraintsAffectingLayout(
    for axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] { layoutElement.affecting(along: axis) }

  // MARK: State

  /// Whether the layout itself made the guide and keeps it with its owner.
  var isSystemGuide: Bool { false }
  /// The place among the guides of the layout's own, which come before all others.
  var systemPlace: Int { .max }
  /// The constraints by which the layout itself keeps the guide in place.
  final var ownConstraints: [LayoutConstraint] = []

  /// Whether the guide may be smaller than 0, as no view may.
  ///
  /// It is for a guide that measures the way between two things, and counts from the first
  /// constraint that is about the guide.
  package final var allowsNegativeSize = false

  final var attachments = Attachments()
  final var madeConstraints: (any MadeConstraintList)?
  final var ownerReference: ItemReference?
  final var ownReference: ItemReference?
  var storedFrame = CGRect.zero
  var mentions = Mentions()
  var participation = Participation()
  final var storedStatedConstraints: [LayoutConstraint] = []
  /// The states that the DSL knows, nil if there are none.
  package final var states: ItemStates?

  /// Makes a guide that no view owns.
  public override init() { super.init() }

  // Said so that subclasses on the main actor may have deinitialisers of their own.
  deinit {}

  /// This guide as an item of constraints.
  public final var layoutElement: LayoutElement { .guide(self) }
}

extension LayoutGuide {
  /// Brings the guide's own constraints into force when others begin to speak of it, and out of
  /// force when none does any more, so that it leaves no trace on its owner.
  final func usesDidChange() {
    guard !ownConstraints.isEmpty, let owner else { return }
    let inForce = ownConstraints.count { $0.isActive }
    let isUsed = mentions.entries.count > inForce
    guard isUsed != (inForce > 0) else { return }
    for constraint in ownConstraints {
      if isUsed { constraint.hold(by: owner) } else { constraint.release() }
    }
  }
}
