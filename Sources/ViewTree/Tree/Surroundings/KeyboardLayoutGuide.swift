public import Foundation

/// The part of a view that the keyboard covers, or would come up from.
///
/// While there is no keyboard the guide lies at the bottom of the view, as high as the safe area
/// there. It is as wide as the view. Where the keyboard is, ``Window/keyboardFrame`` says.
open class KeyboardLayoutGuide: LayoutGuide {
  /// Whether the guide ends at the safe area, and not at the view's edge, while there is no
  /// keyboard; true at first.
  open var usesBottomSafeArea = true {
    didSet { updateConstants() }
  }

  /// Whether the guide follows a keyboard that doesn't stand on the window's lower edge; false at
  /// first, so that such a keyboard counts as none.
  open var followsUndockedKeyboard = false {
    didSet { updateConstants() }
  }

  /// How far above the keyboard a drag begins to dismiss it, in points; without effect on layout.
  open var keyboardDismissPadding: CGFloat = 0

  init(in view: View) {
    super.init()
    identifier = "UIKeyboardLayoutGuide"
    view.adopt(self)
  }

  /// Where the last layout placed the guide, or, while no constraint is about it, where one would;
  /// in points in its owner's coordinates, not rounded.
  open override var layoutFrame: CGRect {
    guard !participation.takesPart, let owner else { return storedFrame }
    let rect = owner.rect(around: self)
    let insets = covered
    let top = rect.maxY - insets.top
    return CGRect(
      x: rect.minX + insets.left, y: top, width: max(rect.width - insets.left - insets.right, 0),
      height: max(rect.maxY - insets.bottom - top, 0))
  }

  override var isSystemGuide: Bool { true }
  override var systemPlace: Int { 5 }

  /// Makes the guide's constraints: of the left, right, top and bottom edge.
  func install() {
    guard let owner else { return }
    let edges: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
      (.left, .left), (.right, .right), (.top, .bottom), (.bottom, .bottom),
    ]
    for (attribute, other) in edges {
      let constraint = LayoutConstraint(
        ofSystemGuide: self, attribute, .equal, owner, other,
        identifier: "UIKeyboardLayoutGuide-\(attribute)")
      ownConstraints.append(constraint)
    }
    updateConstants()
  }

  /// Brings the constants up to date with the keyboard and with where the owner is now.
  func updateConstants() {
    let insets = covered
    let distances = [insets.left, -insets.right, -insets.top, -insets.bottom]
    for (constraint, distance) in zip(ownConstraints, distances) { constraint.constant = distance }
  }

  /// Semantics 5.6: the guide's edges as distances from the owner's, the upper one too from the
  /// lower edge of the owner.
  private var covered: EdgeInsets {
    guard let owner else { return .zero }
    let atRest = usesBottomSafeArea ? owner.knownSafeArea.bottom : 0
    guard let window = owner.hierarchy?.window, let keyboard = window.keyboardFrame else {
      return EdgeInsets(top: atRest)
    }
    let view = owner.rectInRoot
    let isDocked = keyboard.maxY >= window.bounds.height && keyboard.width >= window.bounds.width
    if isDocked { return EdgeInsets(top: max(view.maxY - keyboard.minY, atRest)) }
    guard followsUndockedKeyboard else { return EdgeInsets(top: atRest) }
    return EdgeInsets(
      top: view.maxY - keyboard.minY, left: keyboard.minX - view.minX,
      bottom: view.maxY - keyboard.maxY, right: view.maxX - keyboard.maxX)
  }
}
