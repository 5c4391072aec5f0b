public import Foundation
import LayoutKit
import StandardViews
import ViewTree

extension LayoutSnapshot {
  /// What a view is to people who don't see it.
  public struct Accessibility: Hashable, Codable, Sendable {
    /// A name for tests and messages.
    public var identifier: String?
    /// A short name that is read aloud.
    public var label: String?
    /// What it is set to.
    public var value: String?
    /// What comes of using it.
    public var hint: String?
    /// What kind of thing it is, such as `button`.
    public var traits: [String]
    /// Whether it is an element by itself.
    public var isElement: Bool
    /// Whether what is in it is passed over.
    public var hidesElements: Bool
    /// Whether it is there to be touched, and can be.
    public var isControl: Bool
    /// The size of what can be touched, in points, where the program decides it.
    public var touchSize: CGSize?

    /// Describes what a view is to people who don't see it.
    ///
    /// - Parameters:
    ///   - identifier: A name for tests and messages.
    ///   - label: A short name that is read aloud.
    ///   - value: What it is set to.
    ///   - hint: What comes of using it.
    ///   - traits: What kind of thing it is.
    ///   - isElement: Whether it is an element by itself.
    ///   - hidesElements: Whether what is in it is passed over.
    ///   - isControl: Whether it is there to be touched.
    ///   - touchSize: The size of what can be touched, in points.
    public init(
      identifier: String? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
      traits: [String] = [], isElement: Bool = false, hidesElements: Bool = false,
      isControl: Bool = false, touchSize: CGSize? = nil
    ) {
      self.identifier = identifier
      self.label = label
      self.value = value
      self.hint = hint
      self.traits = traits
      self.isElement = isElement
      self.hidesElements = hidesElements
      self.isControl = isControl
      self.touchSize = touchSize
    }
  }
}

#if MainActor
  @MainActor
#endif
extension LayoutSnapshot.Accessibility {
  /// What a view says; nil for one that says nothing, or no more than its text.
  init?(of view: View) {
    let role = view.isUserInteractionEnabled ? view.touchRole : .none
    guard
      view.accessibility != nil || role != .none
        || (view.isAccessibilityElement && !(view is Label))
    else { return nil }
    self.init(
      identifier: view.accessibilityIdentifier, label: view.accessibilityLabel,
      value: view.accessibilityValue, hint: view.accessibilityHint,
      traits: view.accessibilityTraits.names, isElement: view.isAccessibilityElement,
      hidesElements: view.accessibilityElementsHidden, isControl: role != .none,
      touchSize: role == .target ? view.touchSize : nil)
  }
}

extension View {
  /// How wide and high what can be touched is around the middle, up to 44 points.
  fileprivate var touchSize: CGSize {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func reaches(_ x: CGFloat, _ y: CGFloat) -> Bool {
      point(inside: CGPoint(x: middle.x + x, y: middle.y + y), with: nil)
    }
    var size = bounds.size
    // Edges at the right and below don't belong to a rectangle.
    if size.width < 44, reaches(-22, 0), reaches(21.99, 0) { size.width = 44 }
    if size.height < 44, reaches(0, -22), reaches(0, 21.99) { size.height = 44 }
    return size
  }
}
