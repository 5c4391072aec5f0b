public import ViewTree

extension LayoutGuide {
  /// Makes, changes and removes constraints of the guide, and names its attributes for others.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

/// What `snp` of a layout guide offers.
///
/// What can't be done is reported to the window of the guide's owner, and left out.
#if MainActor
  @preconcurrency @MainActor
#endif
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  let guide: LayoutGuide

  /// The guide.
  public var target: (any LayoutItem)? { guide }

  /// Makes constraints without activating them.
  @discardableResult
  public func prepareConstraints(
    fileID: String = #fileID, line: Int = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    ConstraintMaker.prepare(guide, CodeLocation(fileID: fileID, line: line), closure)
  }

  /// Makes constraints and activates them.
  public func makeConstraints(
    fileID: String = #fileID, line: Int = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    ConstraintMaker.make(guide, CodeLocation(fileID: fileID, line: line), closure)
  }

  /// Removes the constraints made for the guide before, then makes others.
  public func remakeConstraints(
    fileID: String = #fileID, line: Int = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    ConstraintMaker.remake(guide, CodeLocation(fileID: fileID, line: line), closure)
  }

  /// Changes the constants of constraints made before; one that isn't found is reported and made.
  public func updateConstraints(
    fileID: String = #fileID, line: Int = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    ConstraintMaker.update(guide, CodeLocation(fileID: fileID, line: line), closure)
  }

  /// Removes the constraints that were made for the guide.
  public func removeConstraints() { ConstraintMaker.remove(guide) }

  /// Gives the guide a name for diagnostics.
  public func setLabel(_ value: String?) { guide.identifier = value ?? "" }

  /// The guide's name in diagnostics.
  public func label() -> String? { guide.identifier.isEmpty ? nil : guide.identifier }
}

/// What bars cover of a controller's view, as constraints know it.
public typealias ConstraintLayoutSupport = LayoutSupport

extension LayoutSupport {
  /// Names the attributes of what bars cover, for others to be related to.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}

/// What `snp` of `topLayoutGuide` and `bottomLayoutGuide` offers: `topLayoutGuide.snp.bottom`.
#if MainActor
  @preconcurrency @MainActor
#endif
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  let support: any ConstraintLayoutSupport

  /// The guide.
  public var target: (any LayoutItem)? { support as? any LayoutItem }
  /// The upper edge.
  public var top: ConstraintItem { ConstraintItem(target, .top) }
  /// The lower edge.
  public var bottom: ConstraintItem { ConstraintItem(target, .bottom) }
  /// The height.
  public var height: ConstraintItem { ConstraintItem(target, .height) }
}
