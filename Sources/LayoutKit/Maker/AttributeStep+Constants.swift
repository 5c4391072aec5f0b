public import Foundation
public import ViewTree

// A number is measured from the same attribute of the superview, so `left.equalTo(10)` says
// `left.equalToSuperview().offset(10)`; extents are compared with the number itself.

// MARK: - Numbers

extension AttributeStep {
  /// Equals `number` points, for a place those from the superview's same attribute.
  @discardableResult
  public func equalTo(
    _ number: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.equal, to: .constant(.number), offset: Offset(number), fileID, line))
  }

  /// Is at most `number` points, for a place those from the superview's same attribute.
  @discardableResult
  public func lessThanOrEqualTo(
    _ number: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.lessThanOrEqual, to: .constant(.number), offset: Offset(number), fileID, line))
  }

  /// Is at least `number` points, for a place those from the superview's same attribute.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ number: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.greaterThanOrEqual, to: .constant(.number), offset: Offset(number), fileID, line))
  }

  /// Equals `number` points, for a place those from the superview's same attribute.
  @discardableResult
  public func equalTo(
    _ number: Int, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.equal, to: .constant(.number), offset: Offset(CGFloat(number)), fileID, line))
  }

  /// Is at most `number` points, for a place those from the superview's same attribute.
  @discardableResult
  public func lessThanOrEqualTo(
    _ number: Int, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.lessThanOrEqual, to: .constant(.number), offset: Offset(CGFloat(number)), fileID, line))
  }

  /// Is at least `number` points, for a place those from the superview's same attribute.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ number: Int, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.greaterThanOrEqual, to: .constant(.number), offset: Offset(CGFloat(number)), fileID, line))
  }
}

// MARK: - Sizes

extension AttributeStep where K: AcceptsSize {
  /// Equals `size`: width to width, height to height.
  @discardableResult
  public func equalTo(
    _ size: CGSize, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.equal, to: .constant(.size), offset: Offset(size), fileID, line))
  }

  /// Is at most `size`: width to width, height to height.
  @discardableResult
  public func lessThanOrEqualTo(
    _ size: CGSize, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.lessThanOrEqual, to: .constant(.size), offset: Offset(size), fileID, line))
  }

  /// Is at least `size`: width to width, height to height.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ size: CGSize, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.greaterThanOrEqual, to: .constant(.size), offset: Offset(size), fileID, line))
  }
}

// MARK: - Points

extension AttributeStep where K: AcceptsPoint {
  /// Equals the superview's same attributes moved by `point`.
  @discardableResult
  public func equalTo(
    _ point: CGPoint, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.equal, to: .constant(.point), offset: Offset(point), fileID, line))
  }

  /// Is at most the superview's same attributes moved by `point`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ point: CGPoint, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.lessThanOrEqual, to: .constant(.point), offset: Offset(point), fileID, line))
  }

  /// Is at least the superview's same attributes moved by `point`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ point: CGPoint, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.greaterThanOrEqual, to: .constant(.point), offset: Offset(point), fileID, line))
  }
}

// MARK: - Insets

extension AttributeStep where K: AcceptsInsets {
  /// Equals the superview's edges drawn in by `insets`.
  @discardableResult
  public func equalTo(
    _ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.equal, to: .constant(.insets), inset: Inset(insets), fileID, line))
  }

  /// Has every edge drawn in from the superview's by at most `insets`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.lessThanOrEqual, to: .constant(.insets), inset: Inset(insets), fileID, line))
  }

  /// Has every edge drawn in from the superview's by at least `insets`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.greaterThanOrEqual, to: .constant(.insets), inset: Inset(insets), fileID, line))
  }

  /// Equals the superview's edges drawn in by `insets`.
  @discardableResult
  public func equalTo(
    _ insets: DirectionalEdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.equal, to: .constant(.insets), inset: Inset(insets), fileID, line))
  }

  /// Has every edge drawn in from the superview's by at most `insets`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ insets: DirectionalEdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.lessThanOrEqual, to: .constant(.insets), inset: Inset(insets), fileID, line))
  }

  /// Has every edge drawn in from the superview's by at least `insets`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ insets: DirectionalEdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstantStep<K> {
    ConstantStep(
      _draft: relate(.greaterThanOrEqual, to: .constant(.insets), inset: Inset(insets), fileID, line))
  }
}
