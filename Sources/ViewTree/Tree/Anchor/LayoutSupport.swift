public import Foundation

/// The part of a controller's view that bars cover at its upper or lower edge.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol LayoutSupport: NSObjectProtocol {
  /// How far it reaches into the view, in points.
  var length: CGFloat { get }
  /// Its upper edge.
  var topAnchor: LayoutYAxisAnchor { get }
  /// Its lower edge.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// Its height.
  var heightAnchor: LayoutDimension { get }
}
