public import Foundation
public import ViewTree

// SnapKit's words for what `constant` and `priority` do. Each hands the handle on, so that one line
// can change both.

extension ConstraintHandle {
  /// Sets the constant of every constraint to `offset` points, whatever it was before.
  @discardableResult
  public func update(offset: CGFloat) -> ConstraintHandle {
    constant = offset
    return self
  }

  /// Sets the constant of every constraint to what an inset of `inset` points gives its attribute.
  @discardableResult
  public func update(inset: CGFloat) -> ConstraintHandle {
    update(Inset(inset))
  }

  /// Sets the constant of every constraint to what the insets give its attribute.
  @discardableResult
  public func update(inset: EdgeInsets) -> ConstraintHandle {
    update(Inset(inset))
  }

  /// Sets the constant of every constraint to what the insets give its attribute.
  @discardableResult
  public func update(inset: DirectionalEdgeInsets) -> ConstraintHandle {
    update(Inset(inset))
  }

  /// Gives every constraint another priority; one out of range is reported, and the old one stays.
  @discardableResult
  public func update(priority: LayoutPriority) -> ConstraintHandle {
    self.priority = priority
    return self
  }

  /// Gives every constraint another priority, on the scale of ``LayoutPriority``.
  @_disfavoredOverload
  @discardableResult
  public func update(priority: some BinaryFloatingPoint) -> ConstraintHandle {
    update(priority: LayoutPriority(Float(priority)))
  }

  /// Gives every constraint another priority, on the scale of ``LayoutPriority``.
  @_disfavoredOverload
  @discardableResult
  public func update(priority: some BinaryInteger) -> ConstraintHandle {
    update(priority: LayoutPriority(Float(priority)))
  }

  private func update(_ inset: Inset) -> ConstraintHandle {
    reportUnknownName()
    for constraint in self where constraint.isCurrent {
      let attribute = constraint.firstAttribute
      let other = constraint.secondAttribute
      let rightwards = inset.value(for: attribute, readFrom: other, direction: .leftToRight)
      let leftwards = inset.value(for: attribute, readFrom: other, direction: .rightToLeft)
      constraint.constant = rightwards
      if constraint.constant == rightwards {
        constraint.rightToLeftConstant = leftwards == rightwards ? nil : leftwards
      }
    }
    return self
  }
}

// MARK: - Numbers of other types

extension ConstraintHandle {
  /// Sets the constant of every constraint to `offset` points, whatever it was before.
  @discardableResult
  public func update(offset: Int) -> ConstraintHandle { update(offset: CGFloat(offset)) }

  /// Sets the constant of every constraint to `offset` points, whatever it was before.
  @_disfavoredOverload
  @discardableResult
  public func update(offset: UInt) -> ConstraintHandle { update(offset: CGFloat(offset)) }

  /// Sets the constant of every constraint to `offset` points, whatever it was before.
  @_disfavoredOverload
  @discardableResult
  public func update(offset: Float) -> ConstraintHandle { update(offset: CGFloat(offset)) }

  /// Sets the constant of every constraint to what an inset of `inset` points gives its attribute.
  @discardableResult
  public func update(inset: Int) -> ConstraintHandle { update(inset: CGFloat(inset)) }

  /// Sets the constant of every constraint to what an inset of `inset` points gives its attribute.
  @_disfavoredOverload
  @discardableResult
  public func update(inset: UInt) -> ConstraintHandle { update(inset: CGFloat(inset)) }

  /// Sets the constant of every constraint to what an inset of `inset` points gives its attribute.
  @_disfavoredOverload
  @discardableResult
  public func update(inset: Float) -> ConstraintHandle { update(inset: CGFloat(inset)) }
}
