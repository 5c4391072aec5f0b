extension ConstraintMaker {
  /// A statement that has been related to something, and may be told how far and how strongly:
  /// multipliers, offsets, insets and a priority may follow, then label and name.
  ///
  /// `Target` is what it has been related to: `any LayoutItem`, or a number, size, point or insets.
  /// Only what is compared with an item has multipliers.
  public struct Editable<Kind: AttributeSet.Kind, Target> {
    let draft: Draft
  }

  /// A statement whose amounts and priority are settled, and that may still be labeled, named and
  /// left out of force, in any order.
  public struct Finalizable {
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
