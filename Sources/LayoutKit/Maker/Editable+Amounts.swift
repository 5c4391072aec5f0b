public import Foundation
public import ViewTree

// Amounts add up, with each other and with the value a chain was related to: `width.equalTo(50).offset(10)`
// is 60.

// MARK: - Offsets, added as written

extension ConstraintMaker.Editable {
  /// Adds `amount` points to what each attribute is compared with.
  @discardableResult
  public func offset(_ amount: CGFloat) -> Self {
    offset(Offset(amount))
  }

  /// Adds `amount` points to what each attribute is compared with.
  @discardableResult
  public func offset(_ amount: Int) -> Self {
    offset(Offset(CGFloat(amount)))
  }

  private func offset(_ amount: Offset) -> Self {
    draft.amend { $0.offset += amount }
    return self
  }
}

extension ConstraintMaker.Editable where Kind: AttributeSet.PointComparable {
  /// Adds `amount.x` points across and `amount.y` points down; dimensions stay as they are.
  @discardableResult
  public func offset(_ amount: CGPoint) -> Self {
    offset(Offset(amount))
  }
}

extension ConstraintMaker.Editable where Kind: AttributeSet.SizeComparable {
  /// Adds `amount.width` and `amount.height` points to the dimensions; locations stay as they are.
  @discardableResult
  public func offset(_ amount: CGSize) -> Self {
    offset(Offset(amount))
  }
}

extension ConstraintMaker.Editable where Kind: AttributeSet.InsetsComparable {
  /// Moves each edge by its own distance, as written: to the right and down where it is positive.
  ///
  /// To draw edges in, use `inset`.
  @discardableResult
  public func offset(_ amounts: EdgeInsets) -> Self {
    offset(Inset(amounts))
  }

  /// Moves each edge by its own distance, as written: towards the trailing edge and down where it is
  /// positive.
  ///
  /// To draw edges in, use `inset`.
  @discardableResult
  public func offset(_ amounts: DirectionalEdgeInsets) -> Self {
    offset(Inset(amounts))
  }

  private func offset(_ amounts: Inset) -> Self {
    draft.amend { $0.edgeOffset = ($0.edgeOffset ?? Inset()) + amounts.withFarEdgesOutwards }
    return self
  }
}

// MARK: - Insets, signed by the attribute that is read

extension ConstraintMaker.Editable {
  /// Draws the box that is compared with in by `amount` points on every side.
  ///
  /// What counts is the attribute that is read from that box: left, top and leading grow by
  /// `amount`, right, bottom and trailing shrink by it, width and height shrink by twice as much,
  /// centers stay. So `top.equalTo(header.layout.bottom).inset(8)` is 8 above the header's bottom;
  /// for 8 below it, say `offset(8)`. The relation stays what it is: `trailing.lessThanOrEqualToSuperview().inset(16)` reaches
  /// at most to 16 points before the edge. All edges at least so far inside are
  /// `edges.containedInSuperview().inset(16)`.
  @discardableResult
  public func inset(_ amount: CGFloat) -> Self {
    inset(Inset(amount))
  }

  /// Draws the box that is compared with in by `amount` points on every side.
  @discardableResult
  public func inset(_ amount: Int) -> Self {
    inset(Inset(CGFloat(amount)))
  }

  /// Draws the box that is compared with in, side by side.
  ///
  /// Leading and trailing take the left or right inset, as the constrained item reads.
  @discardableResult
  public func inset(_ insets: EdgeInsets) -> Self {
    inset(Inset(insets))
  }

  /// Draws the box that is compared with in, side by side.
  ///
  /// Left and right take the leading or trailing inset, as the constrained item reads.
  @discardableResult
  public func inset(_ insets: DirectionalEdgeInsets) -> Self {
    inset(Inset(insets))
  }

  private func inset(_ amount: Inset) -> Self {
    draft.amend { $0.inset = ($0.inset ?? Inset()) + amount }
    return self
  }
}
