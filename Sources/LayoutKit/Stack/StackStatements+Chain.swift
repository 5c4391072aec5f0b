import Foundation
import ViewTree

/// Along the axis: the first item shown begins where the canvas does, each other one after the one
/// before, the last ends where the canvas does.
extension StackStatements {
  func stateChain(_ change: StackSurvey.Change, _ make: ConstraintMaker) {
    let place = change.place
    if case .edge = place.start {
      make[main.near].equalTo(canvas.at(main.near)).offset(place.insets.min)
        .labeled("UISV-canvas-connection")
    }
    if !runsAlongBaselines(place), let before = change.before {
      stateDistance(main.near, from: before.at(main.far), place, make)
    }
    if place.isLast {
      make[main.far].equalTo(canvas.at(main.far)).offset(-place.insets.max)
        .labeled("UISV-canvas-connection")
    }
  }

  /// The same where spacing runs from baseline to baseline.
  func stateBaselineChain(_ change: StackSurvey.Change, _ make: ConstraintMaker) {
    guard runsAlongBaselines(change.place), let before = change.textBefore else { return }
    stateDistance(.firstBaseline, from: before.at(.lastBaseline), change.place, make)
  }

  private func stateDistance(
    _ start: AttributeSet, from end: ItemAnchor<AttributeSet.Mixed>, _ place: Place,
    _ make: ConstraintMaker
  ) {
    guard case .after(_, let distance) = place.start else { return }
    switch place.gaps {
    case .fixed: make[start].equalTo(end).offset(distance).labeled("UISV-spacing")
    case .centered:
      make[start].greaterThanOrEqualTo(end).offset(distance).labeled("UISV-spacing")
    case .equal, .elastic: break
    }
  }

  /// Between baselines only views count.
  func runsAlongBaselines(_ place: Place) -> Bool {
    rules.isBaselineRelative && place.hasGap
  }

  /// The guides of the gap before an item, where there is need of them, and the separator.
  func restateGap(_ change: StackSurvey.Change) {
    let (item, place) = (change.item, change.place)
    guard place.start.isShown, place.hasGap, change.before != nil else {
      item.withdrawGap(from: stack)
      item.withdrawPitch(from: stack)
      item.withdrawSeparator()
      return
    }
    if place.gaps == .equal || place.gaps == .elastic || rules.separators != nil {
      stateGap(change)
    } else {
      item.withdrawGap(from: stack)
    }
    if place.gaps == .centered {
      statePitch(change)
    } else {
      item.withdrawPitch(from: stack)
    }
    restateSeparator(of: item)
  }

  /// A gap reaches from one item to the next; all gaps are of a size.
  private func stateGap(_ change: StackSurvey.Change) {
    let (item, place) = (change.item, change.place)
    guard let before = change.before, let textBefore = change.textBefore else { return }
    let byBaselines = runsAlongBaselines(place)
    let start = byBaselines ? textBefore.at(.lastBaseline) : before.at(main.far)
    let end =
      byBaselines
      ? (change.texts?.own.view ?? item.item).at(.firstBaseline) : item.item.at(main.near)
    let isFree = place.gaps == .fixed || place.gaps == .centered
    let insetAfter = byBaselines ? 0 : place.insets.min
    let insetBefore = byBaselines ? 0 : place.insetBefore
    let gap = item.demandGap(in: stack)
    gap.statements.restate(gap.guide, in: stack) { make in
      make[main.near].equalTo(start).offset(insetBefore + rules.overlap)
        .labeled("UISV-distributing-edge")
      make[main.far].equalTo(end).offset(-insetAfter).labeled("UISV-distributing-edge")
      if !isFree, let pitch = sharedGuides.pitch {
        make[main.size].equalTo(pitch.guide).labeled("UISV-fill-equally")
      }
    }
  }

  /// A pitch reaches from the middle of one item to that of the next; all are of a size if the
  /// spacing allows.
  private func statePitch(_ change: StackSurvey.Change) {
    guard let before = change.before else { return }
    let pitch = change.item.demandPitch(in: stack)
    pitch.statements.restate(pitch.guide, in: stack) { make in
      make[main.near].equalTo(before.at(main.center)).labeled("UISV-distributing-edge")
      make[main.far].equalTo(change.item.item.at(main.center)).labeled("UISV-distributing-edge")
      if let common = sharedGuides.pitch {
        make[main.size].equalTo(common.guide).priority(Priority.centering)
          .labeled("UISV-fill-equally")
      }
    }
  }

  /// A separator stands in the middle of its gap.
  private func restateSeparator(of item: ArrangedItem) {
    guard let style = rules.separators, let gap = item.gap else {
      item.withdrawSeparator()
      return
    }
    if item.separator == nil {
      let line = SeparatorLine()
      line.name = "separator"
      item.separator = (line, StackLedger(.container))
      stack.addSubview(line)
      guard item.separator?.view === line else {
        line.removeFromSuperview()
        return
      }
    }
    let insets = AxisInsets(style.insets, along: rules.axis)
    item.separator?.view.backgroundColor = style.color
    guard let line = item.separator?.view else { return }
    line.setThickness(style.thickness, along: rules.axis)
    line.translatesAutoresizingMaskIntoConstraints = false
    item.separator?.statements.restate(line, in: stack) { make in
      make[main.center].equalTo(gap.guide).labeled("separator")
      make[cross.near].equalTo(canvas.at(cross.near)).offset(insets.crossMin).labeled("separator")
      make[cross.far].equalTo(canvas.at(cross.far)).offset(-insets.crossMax).labeled("separator")
    }
  }
}
