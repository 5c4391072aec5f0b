public import Foundation
public import ViewTree

// What SnapKit calls otherwise. It doesn't compile, and the compiler says what to write.

extension LayoutSubject where Self: View {
  /// SnapKit's word for ``layout``.
  @available(*, unavailable, message: "write layout")
  public var snp: ItemLayout<View> { layout }
}

extension LayoutSubject where Self: LayoutGuide {
  /// SnapKit's word for ``layout``.
  @available(*, unavailable, message: "write layout")
  public var snp: ItemLayout<LayoutGuide> { layout }
}

extension ItemLayout {
  /// SnapKit's word for `make`.
  @available(*, unavailable, message: "write make")
  public func makeConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// SnapKit's word for `prepare`.
  @available(*, unavailable, message: "write prepare")
  public func prepareConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// SnapKit's word for `update`.
  @available(*, unavailable, message: "write update")
  public func updateConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// SnapKit's word for `remake`.
  @available(*, unavailable, message: "write remake")
  public func remakeConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// SnapKit's word for ``remove()``.
  @available(*, unavailable, message: "write remove")
  public func removeConstraints() {}
}

// MARK: - Targets

extension ConstraintMaker.AttributeStep {
  /// Compares with the view or guide, not with its layout.
  @available(*, unavailable, message: "leave out .layout: equalTo(other)")
  public func equalTo(_ layout: ItemLayout<View>)
    -> ConstraintMaker.AmountStep<Kind, any LayoutItem>
  { equalTo(layout.item) }

  /// Compares with the view or guide, not with its layout.
  @available(*, unavailable, message: "leave out .layout: equalTo(other)")
  public func equalTo(_ layout: ItemLayout<LayoutGuide>)
    -> ConstraintMaker.AmountStep<Kind, any LayoutItem>
  { equalTo(layout.item) }

  /// Compares with the view or guide, not with its layout.
  @available(*, unavailable, message: "leave out .layout: lessThanOrEqualTo(other)")
  public func lessThanOrEqualTo(_ layout: ItemLayout<View>)
    -> ConstraintMaker.AmountStep<Kind, any LayoutItem>
  {
    lessThanOrEqualTo(layout.item)
  }

  /// Compares with the view or guide, not with its layout.
  @available(*, unavailable, message: "leave out .layout: lessThanOrEqualTo(other)")
  public func lessThanOrEqualTo(_ layout: ItemLayout<LayoutGuide>)
    -> ConstraintMaker.AmountStep<Kind, any LayoutItem>
  {
    lessThanOrEqualTo(layout.item)
  }

  /// Compares with the view or guide, not with its layout.
  @available(*, unavailable, message: "leave out .layout: greaterThanOrEqualTo(other)")
  public func greaterThanOrEqualTo(_ layout: ItemLayout<View>)
    -> ConstraintMaker.AmountStep<Kind, any LayoutItem>
  {
    greaterThanOrEqualTo(layout.item)
  }

  /// Compares with the view or guide, not with its layout.
  @available(*, unavailable, message: "leave out .layout: greaterThanOrEqualTo(other)")
  public func greaterThanOrEqualTo(_ layout: ItemLayout<LayoutGuide>)
    -> ConstraintMaker.AmountStep<Kind, any LayoutItem>
  {
    greaterThanOrEqualTo(layout.item)
  }
}

extension ConstraintMaker.AttributeStep where Kind: AttributeSet.SizeComparable {
  /// Compares with a `CGSize`, not with two numbers.
  @available(*, unavailable, message: "write equalTo(CGSize(width: 10, height: 20))")
  public func equalTo(_ width: CGFloat, _ height: CGFloat)
    -> ConstraintMaker.AmountStep<Kind, CGSize>
  {
    equalTo(CGSize(width: width, height: height))
  }
}

// MARK: - Amounts and priorities

extension ConstraintMaker.AmountStep {
  /// SnapKit's older word for `inset`.
  @available(*, unavailable, message: "write inset")
  public func insets(_ insets: EdgeInsets) -> Self { self }

  /// SnapKit's older word for `inset`.
  @available(*, unavailable, message: "write inset")
  public func insets(_ amount: CGFloat) -> Self { self }
}

extension ConstraintMaker.NameStep {
  /// Amounts come before priority, label and name.
  @available(*, unavailable, message: "amounts come first: offset(8).priority(750)")
  public func offset(_ amount: CGFloat) -> ConstraintMaker.NameStep { self }

  /// Amounts come before priority, label and name.
  @available(*, unavailable, message: "amounts come first: inset(8).priority(750)")
  public func inset(_ amount: CGFloat) -> ConstraintMaker.NameStep { self }

  /// Amounts come before priority, label and name.
  @available(*, unavailable, message: "amounts come first: inset(8).priority(750)")
  public func inset(_ insets: EdgeInsets) -> ConstraintMaker.NameStep { self }

  /// Multipliers come before priority, label and name.
  @available(*, unavailable, message: "amounts come first: multipliedBy(2).priority(750)")
  public func multipliedBy(_ factor: CGFloat) -> ConstraintMaker.NameStep { self }

  /// Multipliers come before priority, label and name.
  @available(*, unavailable, message: "amounts come first: dividedBy(2).priority(750)")
  public func dividedBy(_ divisor: CGFloat) -> ConstraintMaker.NameStep { self }
}

extension ConstraintMaker.AmountStep {
  /// SnapKit's older word for `priority(.required)`.
  @available(*, unavailable, message: "write priority(.required)")
  public func priorityRequired() -> ConstraintMaker.NameStep { priority(.required) }

  /// SnapKit's older word for `priority(.high)`.
  @available(*, unavailable, message: "write priority(.high)")
  public func priorityHigh() -> ConstraintMaker.NameStep { priority(.high) }

  /// SnapKit's older word for `priority(.medium)`.
  @available(*, unavailable, message: "write priority(.medium)")
  public func priorityMedium() -> ConstraintMaker.NameStep { priority(.medium) }

  /// SnapKit's older word for `priority(.low)`.
  @available(*, unavailable, message: "write priority(.low)")
  public func priorityLow() -> ConstraintMaker.NameStep { priority(.low) }
}
