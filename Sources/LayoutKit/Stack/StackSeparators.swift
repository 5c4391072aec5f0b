public import Foundation
public import ViewTree

/// How the lines between the views of a stack look.
///
/// A line stands in the middle of the room between two neighbours that are shown, and takes no
/// room itself. It is a subview of the stack, but not an arranged one.
public struct StackSeparators: Hashable, Sendable {
  /// The colour that pictures fill the lines with.
  public var color: Color
  /// How thick a line is, in points along the stack's axis.
  public var thickness: CGFloat
  /// How far a line keeps from the edges across the axis, in points: leading and trailing in a
  /// column, top and bottom in a row.
  public var insets: DirectionalEdgeInsets

  /// Describes lines: 1 point thick and from edge to edge unless told otherwise.
  public init(color: Color, thickness: CGFloat = 1, insets: DirectionalEdgeInsets = .zero) {
    self.color = color
    self.thickness = thickness
    self.insets = insets
  }
}
