public import Foundation
public import ViewTree

// Several targets at once: one statement, and a constraint for each attribute and each target. Of
// none there come none.

// MARK: - equalTo

extension ConstraintMaker.AttributeStep {
  /// Equals the same attributes of each of the views.
  @discardableResult
  public func equalTo(
    each views: [View], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    relate(.equal, toEach: views.map { .item($0, nil) }, fileID, line)
  }

  /// Equals the same attributes of each of the guides.
  @discardableResult
  public func equalTo(
    each guides: [LayoutGuide], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    relate(.equal, toEach: guides.map { .item($0, nil) }, fileID, line)
  }

  /// Equals what each of the anchors names.
  @discardableResult
  public func equalTo(
    each anchors: [ItemAnchor<Kind>], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    relate(.equal, toEach: anchors.map(\.target), fileID, line)
  }
}

// MARK: - lessThanOrEqualTo

extension ConstraintMaker.AttributeStep {
  /// Is at most the same attributes of each of the views.
  @discardableResult
  public func lessThanOrEqualTo(
    each views: [View], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    relate(.lessThanOrEqual, toEach: views.map { .item($0, nil) }, fileID, line)
  }

  /// Is at most the same attributes of each of the guides.
  @discardableResult
  public func lessThanOrEqualTo(
    each guides: [LayoutGuide], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    relate(.lessThanOrEqual, toEach: guides.map { .item($0, nil) }, fileID, line)
  }

  /// Is at most what each of the anchors names.
  @discardableResult
  public func lessThanOrEqualTo(
    each anchors: [ItemAnchor<Kind>], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    relate(.lessThanOrEqual, toEach: anchors.map(\.target), fileID, line)
  }

  /// Is at most each of the numbers; for locations, counted from the same attribute of the
  /// superview.
  @discardableResult
  public func lessThanOrEqualTo(
    each numbers: [CGFloat], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    relate(.lessThanOrEqual, toEach: numbers.map { .number($0) }, fileID, line)
  }
}

// MARK: - greaterThanOrEqualTo

extension ConstraintMaker.AttributeStep {
  /// Is at least the same attributes of each of the views.
  @discardableResult
  public func greaterThanOrEqualTo(
    each views: [View], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    relate(.greaterThanOrEqual, toEach: views.map { .item($0, nil) }, fileID, line)
  }

  /// Is at least the same attributes of each of the guides.
  @discardableResult
  public func greaterThanOrEqualTo(
    each guides: [LayoutGuide], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    relate(.greaterThanOrEqual, toEach: guides.map { .item($0, nil) }, fileID, line)
  }

  /// Is at least what each of the anchors names.
  @discardableResult
  public func greaterThanOrEqualTo(
    each anchors: [ItemAnchor<Kind>], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    relate(.greaterThanOrEqual, toEach: anchors.map(\.target), fileID, line)
  }

  /// Is at least each of the numbers; for locations, counted from the same attribute of the
  /// superview.
  @discardableResult
  public func greaterThanOrEqualTo(
    each numbers: [CGFloat], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    relate(.greaterThanOrEqual, toEach: numbers.map { .number($0) }, fileID, line)
  }
}

extension ConstraintMaker.AttributeStep {
  private func relate(
    _ relation: LayoutConstraint.Relation, toEach targets: [Statement.Target], _ fileID: String,
    _ line: Int
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(relation, to: .each(targets), fileID, line))
  }
}
