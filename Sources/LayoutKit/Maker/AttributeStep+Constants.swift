public import Foundation
public import ViewTree

// A number is measured from the same attribute of the superview, so `left.equalTo(10)` says
// `left.equalToSuperview().offset(10)`; dimensions are compared with the number itself.

// MARK: - Numbers

extension ConstraintMaker.AttributeStep {
  /// Equals `number`; for a location, counted from the same attribute of the superview.
  @discardableResult
  public func equalTo(
    _ number: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> {
    let draft = relate(
      .equal, to: .constant(.number), offset: Offset(number), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Is at most `number`; for a location, counted from the same attribute of the superview.
  @discardableResult
  public func lessThanOrEqualTo(
    _ number: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> {
    let draft = relate(
      .lessThanOrEqual, to: .constant(.number), offset: Offset(number), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Is at least `number`; for a location, counted from the same attribute of the superview.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ number: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> {
    let draft = relate(
      .greaterThanOrEqual, to: .constant(.number), offset: Offset(number), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Equals `number`; for a location, counted from the same attribute of the superview.
  @discardableResult
  public func equalTo(
    _ number: Int, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> {
    let draft = relate(
      .equal, to: .constant(.number), offset: Offset(CGFloat(number)), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Is at most `number`; for a location, counted from the same attribute of the superview.
  @discardableResult
  public func lessThanOrEqualTo(
    _ number: Int, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> {
    let draft = relate(
      .lessThanOrEqual, to: .constant(.number), offset: Offset(CGFloat(number)), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Is at least `number`; for a location, counted from the same attribute of the superview.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ number: Int, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> {
    let draft = relate(
      .greaterThanOrEqual, to: .constant(.number), offset: Offset(CGFloat(number)), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }
}

// MARK: - Sizes

extension ConstraintMaker.AttributeStep where Kind: AttributeSet.SizeComparable {
  /// Equals `size`: width to width, height to height.
  @discardableResult
  public func equalTo(
    _ size: CGSize, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGSize> {
    let draft = relate(
      .equal, to: .constant(.size), offset: Offset(size), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Is at most `size`: width to width, height to height.
  @discardableResult
  public func lessThanOrEqualTo(
    _ size: CGSize, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGSize> {
    let draft = relate(
      .lessThanOrEqual, to: .constant(.size), offset: Offset(size), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Is at least `size`: width to width, height to height.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ size: CGSize, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGSize> {
    let draft = relate(
      .greaterThanOrEqual, to: .constant(.size), offset: Offset(size), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }
}

// MARK: - Points

extension ConstraintMaker.AttributeStep where Kind: AttributeSet.PointComparable {
  /// Equals the superview's same attributes moved by `point`.
  @discardableResult
  public func equalTo(
    _ point: CGPoint, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGPoint> {
    let draft = relate(
      .equal, to: .constant(.point), offset: Offset(point), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Is at most the superview's same attributes moved by `point`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ point: CGPoint, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGPoint> {
    let draft = relate(
      .lessThanOrEqual, to: .constant(.point), offset: Offset(point), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Is at least the superview's same attributes moved by `point`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ point: CGPoint, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGPoint> {
    let draft = relate(
      .greaterThanOrEqual, to: .constant(.point), offset: Offset(point), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }
}

// MARK: - Insets

extension ConstraintMaker.AttributeStep where Kind: AttributeSet.InsetsComparable {
  /// Equals the superview's edges drawn in by `insets`.
  @discardableResult
  public func equalTo(
    _ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, EdgeInsets> {
    let draft = relate(
      .equal, to: .constant(.insets), inset: Inset(insets), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Each edge is at most the superview's, drawn in by `insets`.
  ///
  /// The relation is as written on every edge. What stays inside is
  /// `edges.containedInSuperview().inset(_:)`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, EdgeInsets> {
    let draft = relate(
      .lessThanOrEqual, to: .constant(.insets), inset: Inset(insets), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Each edge is at least the superview's, drawn in by `insets`.
  ///
  /// The relation is as written on every edge. What stays inside is
  /// `edges.containedInSuperview().inset(_:)`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, EdgeInsets> {
    let draft = relate(
      .greaterThanOrEqual, to: .constant(.insets), inset: Inset(insets), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Equals the superview's edges drawn in by `insets`.
  @discardableResult
  public func equalTo(
    _ insets: DirectionalEdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, DirectionalEdgeInsets> {
    let draft = relate(
      .equal, to: .constant(.insets), inset: Inset(insets), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Each edge is at most the superview's, drawn in by `insets`.
  ///
  /// The relation is as written on every edge. What stays inside is
  /// `edges.containedInSuperview().inset(_:)`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ insets: DirectionalEdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, DirectionalEdgeInsets> {
    let draft = relate(
      .lessThanOrEqual, to: .constant(.insets), inset: Inset(insets), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }

  /// Each edge is at least the superview's, drawn in by `insets`.
  ///
  /// The relation is as written on every edge. What stays inside is
  /// `edges.containedInSuperview().inset(_:)`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ insets: DirectionalEdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, DirectionalEdgeInsets> {
    let draft = relate(
      .greaterThanOrEqual, to: .constant(.insets), inset: Inset(insets), fileID, line)
    return ConstraintMaker.AmountStep(draft: draft)
  }
}
