public import Foundation

/// The width or the height of a view or guide, or the distance between two anchors.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  private let measured: AnchorDistance?

  override init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    measured = nil
    super.init(item, attribute)
  }

  /// Makes the distance from one anchor to another, negative where the other comes first.
  init<Kind>(from anchor: LayoutAnchor<Kind>, to other: LayoutAnchor<Kind>) {
    measured = AnchorDistance(
      from: anchor.item, fromAttribute: anchor.attribute, to: other.item,
      toAttribute: other.attribute)
    super.init(other.item ?? LayoutGuide(), .notAnAttribute)
  }

  override var distance: AnchorDistance? { measured }

  /// Makes an inactive, required constraint: this size is a multiple of the other plus a constant.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .equal, anchor, times: multiplier, plus: constant,
      CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive, required constraint: this size is at least a multiple of the other plus a
  /// constant.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor, times: multiplier, plus: constant,
      CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive, required constraint: this size is at most a multiple of the other plus a
  /// constant.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .lessThanOrEqual, anchor, times: multiplier, plus: constant,
      CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive, required constraint: this size is so many points.
  public func constraint(
    equalToConstant constant: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, nil, plus: constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive, required constraint: this size is at least so many points.
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      .greaterThanOrEqual, nil, plus: constant, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive, required constraint: this size is at most so many points.
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, plus: constant, CodeLocation(fileID: fileID, line: line))
  }
}
