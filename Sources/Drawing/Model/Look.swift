package import Foundation

/// How something is drawn beyond its colour and the radius of its corners; numbers are in points.
package struct Look: Hashable, Codable, Sendable {
  /// How much it and all in it covers, from 0 to 1.
  package var alpha: CGFloat = 1
  /// How it and all in it is moved, turned and stretched, in the root's coordinates.
  package var transform: AffineTransform?
  /// The line along the inside of the edge, if there is one.
  package var border: Border?
  /// Which corners are round.
  package var corners = Outline.Corners.all
  /// Whether what it draws itself is cut off like what is in it.
  package var clipsContent = false
  /// The shadow.
  package var shadow: Mark.Shadow?
  /// What casts the shadow in its place.
  package var shadowPath: Outline?
  /// What of it shows.
  package var mask: [Mark]?
  /// Where it is without the transforms around it, where that is another place than its frame says.
  package var frame: CGRect?

  /// A line along an edge.
  package struct Border: Hashable, Codable, Sendable {
    /// The width.
    package var width: CGFloat
    /// The colour.
    package var color: String

    /// Describes a line.
    package init(width: CGFloat, color: String) {
      self.width = width
      self.color = color
    }
  }

  /// The usual look.
  package init() {}
}
