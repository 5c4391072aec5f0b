import Foundation
import ViewTree

/// Along the axis: the first item shown begins where the canvas does, each other one after the one
/// before, the last ends where the canvas does.
extension StackStatements {
  func stateChain(_ change: StackSurvey.Change, _ writer: inout StackWriter) {
    let place = change.place
    if case .edge = place.start {
      writer.state(
        main.near, .equal, canvas.at(main.near), plus: place.insets.min, "UISV-canvas-connection")
    }
    if !runsAlongBaselines(place), let before = change.before {
      stateDistance(main.near, from: before.at(main.far), place, &writer)
    }
    if place.isLast {
      writer.state(
        main.far, .equal, canvas.at(main.far), plus: -place.insets.max, "UISV-canvas-connection")
    }
  }

  /// The same where spacing runs from baseline to baseline.
  func stateBaselineChain(_ change: StackSurvey.Change, _ writer: inout StackWriter) {
    guard runsAlongBaselines(change.place), let before = change.textBefore else { return }
    stateDistance(.firstBaseline, from: before.at(.lastBaseline), change.place, &writer)
  }

  private func stateDistance(
    _ start: LayoutConstraint.Attribute, from end: StackWriter.Side, _ place: Place,
    _ writer: inout StackWriter
  ) {
    guard case .after(_, let distance) = place.start else { return }
    switch place.gaps {
    case .fixed: writer.state(start, .equal, end, plus: distance, "UISV-spacing")
    case .centered: writer.state(start, .greaterThanOrEqual, end, plus: distance, "UISV-spacing")
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
    gap.statements.restate(gap.guide, in: stack) { writer in
      writer.state(
        main.near, .equal, start, plus: insetBefore + rules.overlap, "UISV-distributing-edge")
      writer.state(main.far, .equal, end, plus: -insetAfter, "UISV-distributing-edge")
      if !isFree, let pitch = sharedGuides.pitch {
        writer.state(main.size, .equal, pitch.guide.at(main.size), "UISV-fill-equally")
      }
    }
  }

  /// A pitch reaches from the middle of one item to that of the next; all are of a size if the
  /// spacing allows.
  private func statePitch(_ change: StackSurvey.Change) {
    guard let before = change.before else { return }
    let pitch = change.item.demandPitch(in: stack)
    pitch.statements.restate(pitch.guide, in: stack) { writer in
      writer.state(main.near, .equal, before.at(main.center), "UISV-distributing-edge")
      writer.state(
        main.far, .equal, change.item.item.at(main.center), "UISV-distributing-edge")
      if let common = sharedGuides.pitch {
        writer.state(
          main.size, .equal, common.guide.at(main.size), at: Priority.centering,
          "UISV-fill-equally")
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
    item.separator?.statements.restate(line, in: stack) { writer in
      writer.state(main.center, .equal, gap.guide.at(main.center), "separator")
      writer.state(
        cross.near, .equal, canvas.at(cross.near), plus: insets.crossMin, "separator")
      writer.state(cross.far, .equal, canvas.at(cross.far), plus: -insets.crossMax, "separator")
    }
  }
}
