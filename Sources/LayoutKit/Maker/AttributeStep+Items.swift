public import ViewTree

// Concrete overloads throughout: a generic target would turn the compiler's short complaint about
// two kinds of anchor into a list of candidates.

// MARK: - equalTo

extension ConstraintMaker.AttributeStep {
  /// Equals the same attributes of `view`.
  @discardableResult
  public func equalTo(
    _ view: View, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.equal, to: .item(view, nil), fileID, line))
  }

  /// Equals the same attributes of `guide`.
  @discardableResult
  public func equalTo(
    _ guide: LayoutGuide, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.equal, to: .item(guide, nil), fileID, line))
  }

  /// Equals what `anchor` names; of several attributes, each is compared with its counterpart.
  @discardableResult
  public func equalTo(
    _ anchor: ItemAnchor<Kind>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.equal, to: anchor.target, fileID, line))
  }

  /// Equals the same attributes of the superview, or of a guide's owner, or of an area in it:
  /// `edges.equalToSuperview(.safeArea)`.
  @discardableResult
  public func equalToSuperview(
    _ area: SuperviewArea = .bounds, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.equal, to: area.target, fileID, line))
  }
}

extension ConstraintMaker.AttributeStep where Kind == AttributeSet.Mixed {
  /// Equals what `anchor` names, checked when the statement is resolved.
  @discardableResult
  public func equalTo<L>(
    _ anchor: ItemAnchor<L>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.equal, to: anchor.target, fileID, line))
  }
}

// MARK: - lessThanOrEqualTo

extension ConstraintMaker.AttributeStep {
  /// Is at most the same attributes of `view`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ view: View, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.lessThanOrEqual, to: .item(view, nil), fileID, line))
  }

  /// Is at most the same attributes of `guide`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ guide: LayoutGuide, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.lessThanOrEqual, to: .item(guide, nil), fileID, line))
  }

  /// Is at most what `anchor` names; of several attributes, each is compared with its counterpart.
  @discardableResult
  public func lessThanOrEqualTo(
    _ anchor: ItemAnchor<Kind>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.lessThanOrEqual, to: anchor.target, fileID, line))
  }

  /// Is at most the same attributes of the superview, or of a guide's owner, or of an area in it:
  /// `edges.lessThanOrEqualToSuperview(.safeArea)`.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ area: SuperviewArea = .bounds, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.lessThanOrEqual, to: area.target, fileID, line))
  }
}

extension ConstraintMaker.AttributeStep where Kind == AttributeSet.Mixed {
  /// Is at most what `anchor` names, checked when the statement is resolved.
  @discardableResult
  public func lessThanOrEqualTo<L>(
    _ anchor: ItemAnchor<L>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.lessThanOrEqual, to: anchor.target, fileID, line))
  }
}

// MARK: - greaterThanOrEqualTo

extension ConstraintMaker.AttributeStep {
  /// Is at least the same attributes of `view`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ view: View, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(
      draft: relate(.greaterThanOrEqual, to: .item(view, nil), fileID, line))
  }

  /// Is at least the same attributes of `guide`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ guide: LayoutGuide, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(
      draft: relate(.greaterThanOrEqual, to: .item(guide, nil), fileID, line))
  }

  /// Is at least what `anchor` names; of several attributes, each is compared with its counterpart.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ anchor: ItemAnchor<Kind>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.greaterThanOrEqual, to: anchor.target, fileID, line))
  }

  /// Is at least the same attributes of the superview, or of a guide's owner, or of an area in it:
  /// `edges.greaterThanOrEqualToSuperview(.safeArea)`.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ area: SuperviewArea = .bounds, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.greaterThanOrEqual, to: area.target, fileID, line))
  }
}

extension ConstraintMaker.AttributeStep where Kind == AttributeSet.Mixed {
  /// Is at least what `anchor` names, checked when the statement is resolved.
  @discardableResult
  public func greaterThanOrEqualTo<L>(
    _ anchor: ItemAnchor<L>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.greaterThanOrEqual, to: anchor.target, fileID, line))
  }
}
