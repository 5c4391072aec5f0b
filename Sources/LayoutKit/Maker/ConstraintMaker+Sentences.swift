public import Foundation
import ViewTree

extension ConstraintMaker {
  /// Keeps the width in proportion to the height: `aspectRatio(16, 9)` is 16 wide for each 9 high.
  ///
  /// Two numbers that are not both finite and above 0 leave the statement out, with a diagnostic.
  @discardableResult
  public func aspectRatio(
    _ width: CGFloat, _ height: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.Editable<AttributeSet.Dimension, any LayoutItem> {
    let isUsable = width.isFinite && height.isFinite && width > 0 && height > 0
    let step: ConstraintMaker.Extendable<AttributeSet.Dimension> = self.width
    return ConstraintMaker.Editable(
      draft: step.relate(
        .equal, to: .itself(.height), times: isUsable ? width / height : 1,
        mistake: isUsable ? nil : .unusableRatio(width, height), fileID, line))
  }

  /// Keeps the width in proportion to the height: `aspectRatio(16, 9)` is 16 wide for each 9 high.
  @discardableResult
  public func aspectRatio(
    _ width: Int, _ height: Int, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.Editable<AttributeSet.Dimension, any LayoutItem> {
    aspectRatio(CGFloat(width), CGFloat(height), fileID: fileID, line: line)
  }

  /// Keeps the width in proportion to the height: `aspectRatio(1.5)` is one and a half times as wide as
  /// high.
  ///
  /// A number that is not finite and above 0 leaves the statement out, with a diagnostic.
  @discardableResult
  public func aspectRatio(
    _ widthToHeight: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.Editable<AttributeSet.Dimension, any LayoutItem> {
    aspectRatio(widthToHeight, 1, fileID: fileID, line: line)
  }

  /// Makes statements about something that may not be there, and none if it isn't.
  ///
  ///     $0.when(banner) { $0.top.equalTo($1.layout.bottom).offset(8) }
  ///
  /// - Parameters:
  ///   - value: A view, guide, number or anything else that the statements need.
  ///   - build: Makes the statements if it is there.
  ///   - otherwise: Makes other statements if it isn't.
  public func when<Value>(
    _ value: Value?, _ build: (ConstraintMaker, Value) -> Void,
    otherwise: (ConstraintMaker) -> Void = { _ in }
  ) {
    if let value { build(self, value) } else { otherwise(self) }
  }
}
