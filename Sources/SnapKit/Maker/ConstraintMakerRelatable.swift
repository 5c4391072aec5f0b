public import ViewTree

/// Attributes that wait for what they are related to.
#if MainActor
  @preconcurrency @MainActor
#endif
public class ConstraintMakerRelatable {
  let draft: ConstraintDraft

  init(_ draft: ConstraintDraft) { self.draft = draft }

  /// The attributes are the same as the other's.
  ///
  /// - Parameters:
  ///   - other: A view or guide, whose attributes of the same names are meant; attributes of one
  ///     (`other.snp.bottom`); or a constant, which counts from the superview for places.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: The relation, to give it a multiplier, a constant, a priority and a name.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.equal, to: other, file, line) }

  /// The attributes are no greater than the other's; parameters as for `equalTo`.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, to: other, file, line) }

  /// The attributes are no less than the other's; parameters as for `equalTo`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, to: other, file, line) }

  /// The attributes are the same as the superview's.
  @discardableResult
  public func equalToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relateToSuperview(.equal, file, line) }

  /// The attributes are no greater than the superview's.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relateToSuperview(.lessThanOrEqual, file, line) }

  /// The attributes are no less than the superview's.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable { relateToSuperview(.greaterThanOrEqual, file, line) }

  /// The attributes are the same as what the closure picks of the superview.
  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable { relateToSuperview(.equal, file, line, closure) }

  /// The attributes are no greater than what the closure picks of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable { relateToSuperview(.lessThanOrEqual, file, line, closure) }

  /// The attributes are no less than what the closure picks of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable { relateToSuperview(.greaterThanOrEqual, file, line, closure) }

  private func relate(
    _ relation: LayoutConstraint.Relation, to other: any ConstraintRelatableTarget,
    _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    guard begin(relation, file, line) else { return ConstraintMakerEditable(draft) }
    if let view = other as? View {
      draft.target = .item(view, [])
    } else if let item = other as? ConstraintItem {
      relate(to: item)
    } else if let guide = other as? LayoutGuide {
      draft.target = .item(guide, [])
    } else if let amount = ConstraintAmount(other) {
      draft.amount = amount
    } else {
      draft.target = .missing
      draft.report(
        .illegalPairing, "\(draft.item.itemName) can't be related to \(type(of: other)).",
        hint: "Relate it to a view, a layout guide, attributes of one, or a number.")
    }
    return ConstraintMakerEditable(draft)
  }

  private func relate(to other: ConstraintItem) {
    if let item = other.target {
      draft.target = .item(item, other.attributes)
    } else {
      draft.target = .missing
      draft.report(
        .itemGone, "What \(draft.item.itemName) is related to is gone.",
        hint: "Keep the view or guide for as long as others are related to it.")
    }
  }

  private func relateToSuperview(
    _ relation: LayoutConstraint.Relation, _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    if begin(relation, file, line) {
      if let superview = draft.item.layoutElement.container {
        draft.target = .item(superview, [])
      } else {
        reportMissingSuperview()
      }
    }
    return ConstraintMakerEditable(draft)
  }

  private func relateToSuperview(
    _ relation: LayoutConstraint.Relation, _ file: String, _ line: UInt,
    _ choice: (ConstraintView) -> any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    // The program gets to see it.
    if let superview = draft.item.containingView {
      return relate(relation, to: choice(superview), file, line)
    }
    if begin(relation, file, line) { reportMissingSuperview() }
    return ConstraintMakerEditable(draft)
  }

  private func reportMissingSuperview() {
    draft.target = .missing
    draft.reportMissingSuperview()
  }

  /// Notes the relation and its line; after the closure it is too late, which is reported.
  private func begin(
    _ relation: LayoutConstraint.Relation, _ file: String, _ line: UInt
  ) -> Bool {
    draft.source = CodeLocation(fileID: file, line: Int(clamping: line))
    guard !draft.isClosed else {
      draft.reportLateRelation()
      return false
    }
    draft.relation = relation
    return true
  }
}
