import Foundation
import ViewTree

/// Where hidden items are: without extent along the axis, in the middle of the gap that closes
/// over them. Ours are without extent across the axis too; UIKit's keep their place there.
extension StackStatements {
  func stateHiding(_ place: Place, after previous: (any LayoutItem)?, _ make: ConstraintMaker) {
    make[main.size].equalTo(0).priority(Priority.hiding).labeled("UISV-hiding")
    stateRefuge(place, after: previous, make)
    if rules.isUIKit && rules.hasShown {
      stateHiddenAlignment(place, make)
      return
    }
    make[cross.size].equalTo(0).priority(Priority.hiding).labeled("UISV-hiding")
    make[cross.near].equalTo(canvas.at(cross.near)).priority(Priority.hiddenPosition)
      .labeled("UISV-hiding")
  }

  private func stateRefuge(
    _ place: Place, after previous: (any LayoutItem)?, _ make: ConstraintMaker
  ) {
    let statement: ConstraintMaker.Editable<AttributeSet.Mixed, any LayoutItem>
    switch place.start {
    case .edge, .after: return
    case .atNearEdge: statement = make[main.near].equalTo(canvas.at(main.near))
    case .atFarEdge: statement = make[main.near].equalTo(canvas.at(main.far))
    case .behind(_, let distance):
      guard let previous else { return }
      let byBaselines = rules.isBaselineRelative && place.hasGap
      let before = byBaselines ? place.standBefore.view ?? previous : previous
      statement = make[main.near].equalTo(before.at(byBaselines ? .lastBaseline : main.far))
        .offset(distance)
    case .with:
      guard let previous else { return }
      statement = make[main.near].equalTo(previous.at(main.near))
    }
    statement.priority(Priority.hiddenPosition).labeled("UISV-spacing-hidden")
  }
}
