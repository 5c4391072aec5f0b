public import Foundation
public import ViewTree

extension ConstraintMaker {
  /// A statement that has been related to something: multipliers, offsets, insets and a priority
  /// may follow, then label and name.
  ///
  /// `Target` is what it has been related to: `any LayoutItem`, or a number, size, point or insets.
  /// Only what is compared with an item has multipliers.
  public struct AmountStep<Kind: AttributeSet.Kind, Target> {
    let draft: Draft
  }

  /// A statement whose amounts and priority are settled, and that may still be labeled, named and
  /// left out of force, in any order.
  public struct NameStep {
    let draft: Draft
  }

  /// A statement that has been related to something, as its later steps see it.
  struct Draft {
    let recorder: Recorder
    let place: Int

    func amend(_ change: (inout Statement) -> Void) {
      recorder.amend(place, change)
    }
  }
}

// Amounts add up, with each other and with the value a chain was related to: `width.equalTo(50).offset(10)`
// is 60.

// MARK: - Offsets, added as written

extension ConstraintMaker.AmountStep {
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

extension ConstraintMaker.AmountStep where Kind: AttributeSet.PointComparable {
  /// Adds `amount.x` points across and `amount.y` points down; dimensions stay as they are.
  @discardableResult
  public func offset(_ amount: CGPoint) -> Self {
    offset(Offset(amount))
  }
}

extension ConstraintMaker.AmountStep where Kind: AttributeSet.SizeComparable {
  /// Adds `amount.width` and `amount.height` points to the dimensions; locations stay as they are.
  @discardableResult
  public func offset(_ amount: CGSize) -> Self {
    offset(Offset(amount))
  }
}

extension ConstraintMaker.AmountStep where Kind: AttributeSet.InsetsComparable {
  /// Moves each edge by its own distance, as written: to the right and down where it is positive.
  ///
  /// To move edges inwards, use `inset`.
  @discardableResult
  public func offset(_ amounts: EdgeInsets) -> Self {
    offset(Inset(amounts))
  }

  /// Moves each edge by its own distance, as written: towards the trailing edge and down where it is
  /// positive.
  ///
  /// To move edges inwards, use `inset`.
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

extension ConstraintMaker.AmountStep {
  /// Shrinks the box that is compared with by `amount` points on every side.
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

  /// Shrinks the box that is compared with by `amount` points on every side.
  @discardableResult
  public func inset(_ amount: Int) -> Self {
    inset(Inset(CGFloat(amount)))
  }

  /// Shrinks the box that is compared with by one inset for each side.
  ///
  /// Leading and trailing take the left or right inset, by the reading direction of the constrained
  /// item.
  @discardableResult
  public func inset(_ insets: EdgeInsets) -> Self {
    inset(Inset(insets))
  }

  /// Shrinks the box that is compared with by one inset for each side.
  ///
  /// Left and right take the leading or trailing inset, by the reading direction of the constrained
  /// item.
  @discardableResult
  public func inset(_ insets: DirectionalEdgeInsets) -> Self {
    inset(Inset(insets))
  }

  private func inset(_ amount: Inset) -> Self {
    draft.amend { $0.inset = ($0.inset ?? Inset()) + amount }
    return self
  }
}

extension ConstraintMaker.AmountStep where Target == any LayoutItem {
  /// Multiplies what each attribute is compared with, before offsets and insets are added.
  ///
  /// Factors multiply each other. A factor that isn't finite, or zero for a location, leaves the
  /// statement out with a diagnostic.
  @discardableResult
  public func multipliedBy(_ factor: CGFloat) -> Self {
    draft.amend { $0.multiplier *= factor }
    return self
  }

  /// Multiplies what each attribute is compared with, before offsets and insets are added.
  @discardableResult
  public func multipliedBy(_ factor: Int) -> Self {
    multipliedBy(CGFloat(factor))
  }

  /// Divides what each attribute is compared with, before offsets and insets are added.
  @discardableResult
  public func dividedBy(_ divisor: CGFloat) -> Self {
    draft.amend { $0.multiplier /= divisor }
    return self
  }

  /// Divides what each attribute is compared with, before offsets and insets are added.
  @discardableResult
  public func dividedBy(_ divisor: Int) -> Self {
    dividedBy(CGFloat(divisor))
  }
}

// Whatever else it is compared with.

extension ConstraintMaker.AmountStep {
  /// Not available: multiply the number yourself.
  @available(*, unavailable, message: "multiply the number itself: equalTo(50 * 2)")
  @discardableResult
  public func multipliedBy(_ factor: CGFloat) -> Self { self }

  /// Not available: divide the number yourself.
  @available(*, unavailable, message: "divide the number itself: equalTo(50 / 2)")
  @discardableResult
  public func dividedBy(_ divisor: CGFloat) -> Self { self }
}

extension ConstraintMaker.AmountStep {
  /// Says how much the statement matters; without this, it is `.required`.
  ///
  /// Priorities run from above 0 to 1000. Any other leaves the statement out, with a diagnostic. A
  /// number can be written directly: `priority(750)`.
  @discardableResult
  public func priority(_ priority: LayoutPriority) -> ConstraintMaker.NameStep {
    draft.amend { $0.priority = priority }
    return ConstraintMaker.NameStep(draft: draft)
  }

  /// Says how much the statement matters, on the scale of ``LayoutPriority``.
  @_disfavoredOverload
  @discardableResult
  public func priority(_ priority: some BinaryFloatingPoint) -> ConstraintMaker.NameStep {
    self.priority(LayoutPriority(Float(priority)))
  }

  /// Says how much the statement matters, on the scale of ``LayoutPriority``.
  @_disfavoredOverload
  @discardableResult
  public func priority(_ priority: some BinaryInteger) -> ConstraintMaker.NameStep {
    self.priority(LayoutPriority(Float(priority)))
  }
}
