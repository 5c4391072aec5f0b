import Foundation

extension View {
  /// The name that the program gave the view: ``View/name``, else its identifier for accessibility.
  package final var givenName: String? {
    if let name, !name.isEmpty { return name }
    guard let identifier = accessibilityIdentifier, !identifier.isEmpty else { return name }
    return identifier
  }

  /// The view's bounds on the screen, in points.
  final var rectOnScreen: CGRect {
    let rect = convert(bounds, to: nil)
    guard let window else { return rect }
    return rect.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  /// What touches are to a view.
  package enum TouchRole: Hashable, Sendable {
    /// It is there to be looked at.
    case none
    /// It is there to be touched, and its size is the program's.
    case target
    /// It is there to be touched, and its size is the system's.
    case standard
  }

  /// What touches are to the view; of one with a gesture recogniser it is a target.
  package final var touchRole: TouchRole {
    get {
      if flags.contains(.isStandardControl) { return .standard }
      if flags.contains(.isTouchTarget) { return .target }
      return gestureRecognizers?.isEmpty == false ? .target : .none
    }
    set {
      flags.subtract([.isTouchTarget, .isStandardControl])
      if newValue == .target { flags.insert(.isTouchTarget) }
      if newValue == .standard { flags.insert(.isStandardControl) }
    }
  }
}

extension LayoutSubject where Self: View {
  /// The first view, of this one and all inside it, whose ``AccessibleObject/accessibilityIdentifier`` is
  /// the one given; each view comes before its subviews, from back to front.
  ///
  /// - Returns: Nil if there is none.
  /// - Complexity: O(*n*), where *n* is the number of views inside.
  public func firstDescendant(withAccessibilityIdentifier identifier: String) -> View? {
    viewsInside.first { $0.accessibilityIdentifier == identifier }
  }
}
