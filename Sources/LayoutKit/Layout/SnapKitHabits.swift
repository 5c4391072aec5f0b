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

extension ConstraintMaker.Extendable {
  /// Compares with the view or guide, not with its layout.
  @available(*, unavailable, message: "leave out .layout: equalTo(other)")
  public func equalTo(_ layout: ItemLayout<View>) -> ConstraintMaker.Editable<Kind, any LayoutItem>
  { equalTo(layout.item) }

  /// Compares with the view or guide, not with its layout.
  @available(*, unavailable, message: "leave out .layout: equalTo(other)")
  public func equalTo(_ layout: ItemLayout<LayoutGuide>)
    -> ConstraintMaker.Editable<Kind, any LayoutItem>
  { equalTo(layout.item) }

  /// Compares with the view or guide, not with its layout.
  @available(*, unavailable, message: "leave out .layout: lessThanOrEqualTo(other)")
  public func lessThanOrEqualTo(_ layout: ItemLayout<View>)
    -> ConstraintMaker.Editable<Kind, any LayoutItem>
  {
    lessThanOrEqualTo(layout.item)
  }

  /// Compares with the view or guide, not with its layout.
  @available(*, unavailable, message: "leave out .layout: lessThanOrEqualTo(other)")
  public func lessThanOrEqualTo(_ layout: ItemLayout<LayoutGuide>)
    -> ConstraintMaker.Editable<Kind, any LayoutItem>
  {
    lessThanOrEqualTo(layout.item)
  }

  /// Compares with the view or guide, not with its layout.
  @available(*, unavailable, message: "leave out .layout: greaterThanOrEqualTo(other)")
  public func greaterThanOrEqualTo(_ layout: ItemLayout<View>)
    -> ConstraintMaker.Editable<Kind, any LayoutItem>
  {
    greaterThanOrEqualTo(layout.item)
  }

  /// Compares with the view or guide, not with its layout.
  @available(*, unavailable, message: "leave out .layout: greaterThanOrEqualTo(other)")
  public func greaterThanOrEqualTo(_ layout: ItemLayout<LayoutGuide>)
    -> ConstraintMaker.Editable<Kind, any LayoutItem>
  {
    greaterThanOrEqualTo(layout.item)
  }
}

extension ConstraintMaker.Extendable where Kind: AttributeSet.SizeComparable {
  /// Compares with a `CGSize`, not with two numbers.
  @available(*, unavailable, message: "write equalTo(CGSize(width: 10, height: 20))")
  public func equalTo(_ width: CGFloat, _ height: CGFloat)
    -> ConstraintMaker.Editable<Kind, CGSize>
  {
    equalTo(CGSize(width: width, height: height))
  }
}

// MARK: - Amounts and priorities

extension ConstraintMaker.Editable {
  /// SnapKit's older word for `inset`.
  @available(*, unavailable, message: "write inset")
  public func insets(_ insets: EdgeInsets) -> Self { self }

  /// SnapKit's older word for `inset`.
  @available(*, unavailable, message: "write inset")
  public func insets(_ amount: CGFloat) -> Self { self }
}

extension ConstraintMaker.Finalizable {
  /// Amounts come before priority, label and name.
  @available(*, unavailable, message: "amounts come first: offset(8).priority(750)")
  public func offset(_ amount: CGFloat) -> ConstraintMaker.Finalizable { self }

  /// Amounts come before priority, label and name.
  @available(*, unavailable, message: "amounts come first: inset(8).priority(750)")
  public func inset(_ amount: CGFloat) -> ConstraintMaker.Finalizable { self }

  /// Amounts come before priority, label and name.
  @available(*, unavailable, message: "amounts come first: inset(8).priority(750)")
  public func inset(_ insets: EdgeInsets) -> ConstraintMaker.Finalizable { self }

  /// Multipliers come before priority, label and name.
  @available(*, unavailable, message: "amounts come first: multipliedBy(2).priority(750)")
  public func multipliedBy(_ factor: CGFloat) -> ConstraintMaker.Finalizable { self }

  /// Multipliers come before priority, label and name.
  @available(*, unavailable, message: "amounts come first: dividedBy(2).priority(750)")
  public func dividedBy(_ divisor: CGFloat) -> ConstraintMaker.Finalizable { self }
}

extension ConstraintMaker.Editable {
  /// SnapKit's older word for `priority(.required)`.
  @available(*, unavailable, message: "write priority(.required)")
  public func priorityRequired() -> ConstraintMaker.Finalizable { priority(.required) }

  /// SnapKit's older word for `priority(.high)`.
  @available(*, unavailable, message: "write priority(.high)")
  public func priorityHigh() -> ConstraintMaker.Finalizable { priority(.high) }

  /// SnapKit's older word for `priority(.medium)`.
  @available(*, unavailable, message: "write priority(.medium)")
  public func priorityMedium() -> ConstraintMaker.Finalizable { priority(.medium) }

  /// SnapKit's older word for `priority(.low)`.
  @available(*, unavailable, message: "write priority(.low)")
  public func priorityLow() -> ConstraintMaker.Finalizable { priority(.low) }
}
