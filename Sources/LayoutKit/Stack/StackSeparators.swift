public import Foundation
public import ViewTree

/// How the lines between the views of a stack look.
///
/// A line stands in the middle of the room between two neighbours that are shown, and takes no
/// room itself. It is a subview of the stack, but not an arranged one.
public nonisolated struct StackSeparators: Hashable, Sendable {
  /// The colour that pictures fill the lines with.
  public var color: Color
  /// How thick a line is, in points along the stack's axis; a thickness above 0 is at least one
  /// pixel.
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

/// A line between two views of a stack.
///
/// Its thickness is the size of its content, which is measured again when the pixels change.
final class SeparatorLine: View {
  private var axis = LayoutConstraint.Axis.vertical
  private var thickness: CGFloat = 0

  /// Takes over how thick the line is along the axis of its stack.
  func setThickness(_ new: CGFloat, along newAxis: LayoutConstraint.Axis) {
    setContentHuggingPriority(.required, for: newAxis)
    setContentCompressionResistancePriority(.required, for: newAxis)
    guard new != thickness || newAxis != axis else { return }
    (thickness, axis) = (new, newAxis)
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize {
    let length = thickness > 0 ? max(thickness, 1 / pixelsPerPoint) : thickness
    return axis == .vertical
      ? CGSize(width: View.noIntrinsicMetric, height: length)
      : CGSize(width: length, height: View.noIntrinsicMetric)
  }
}
