import Foundation
import ViewTree

/// Where each item stands across the axis.
///
/// | alignment | begins | middle | ends |
/// |---|---|---|---|
/// | fill | with the canvas | | with the canvas |
/// | leading, top | with the canvas | | inside |
/// | center | inside | with the canvas | inside |
/// | trailing, bottom | inside | | with the canvas |
/// | baselines | inside the row's box | | inside the row's box |
///
/// What doesn't fill the canvas has an extent of 0 if nothing else says how large it is.
extension StackStatements {
  func stateAlignment(_ place: Place, _ make: ConstraintMaker) {
    let insets = place.insets
    switch place.alignment {
    case .fill:
      make[cross.near].equalTo(canvas.at(cross.near)).offset(insets.crossMin).labeled(
        "UISV-alignment")
      make[cross.far].equalTo(canvas.at(cross.far)).offset(-insets.crossMax).labeled(
        "UISV-alignment")
      return
    case .leading:
      make[cross.near].equalTo(canvas.at(cross.near)).offset(insets.crossMin).labeled(
        "UISV-alignment")
      make[cross.far].lessThanOrEqualTo(canvas.at(cross.far)).offset(-insets.crossMax)
        .labeled("UISV-spanning-boundary")
    case .center:
      make[cross.near].greaterThanOrEqualTo(canvas.at(cross.near)).offset(insets.crossMin)
        .labeled("UISV-spanning-boundary")
      make[cross.center].equalTo(canvas.at(cross.center))
        .offset((insets.crossMin - insets.crossMax) / 2).labeled("UISV-alignment")
      make[cross.far].lessThanOrEqualTo(canvas.at(cross.far)).offset(-insets.crossMax)
        .labeled("UISV-spanning-boundary")
    case .trailing:
      make[cross.near].greaterThanOrEqualTo(canvas.at(cross.near)).offset(insets.crossMin)
        .labeled("UISV-spanning-boundary")
      make[cross.far].equalTo(canvas.at(cross.far)).offset(-insets.crossMax).labeled(
        "UISV-alignment")
    case .firstBaseline, .lastBaseline:
      guard let box = sharedGuides.box?.guide else { return }
      make[cross.near].greaterThanOrEqualTo(box.at(cross.near)).offset(insets.crossMin)
        .labeled("UISV-spanning-boundary")
      make[cross.far].lessThanOrEqualTo(box.at(cross.far)).offset(-insets.crossMax)
        .labeled("UISV-spanning-boundary")
      stateEdgeLine(place, make)
    }
    stateSuppression(make)
  }

  /// The same of a hidden item where hidden ones keep their place across the axis: all but the
  /// boundaries, which would make room for it.
  func stateHiddenAlignment(_ place: Place, _ make: ConstraintMaker) {
    switch place.alignment {
    case .fill:
      make[cross.near].equalTo(canvas.at(cross.near)).labeled("UISV-alignment")
      make[cross.far].equalTo(canvas.at(cross.far)).labeled("UISV-alignment")
      return
    case .leading: make[cross.near].equalTo(canvas.at(cross.near)).labeled("UISV-alignment")
    case .center:
      make[cross.center].equalTo(canvas.at(cross.center)).labeled("UISV-alignment")
    case .trailing: make[cross.far].equalTo(canvas.at(cross.far)).labeled("UISV-alignment")
    case .firstBaseline, .lastBaseline: stateEdgeLine(place, make)
    }
    stateSuppression(make)
  }

  private func stateSuppression(_ make: ConstraintMaker) {
    make[cross.size].equalTo(0).priority(Priority.ambiguitySuppression)
      .labeled("UISV-ambiguity-suppression")
  }
}

/// Rows of baselines. Views with text share a line; those without share another, with an edge of
/// the view that leads the row.
extension StackStatements {
  func stateBaseline(_ place: Place, _ make: ConstraintMaker) {
    guard place.hasBaseline, let line = sharedGuides.baselineLine?.guide else { return }
    if place.alignment == .firstBaseline {
      make[.firstBaseline].equalTo(line.at(.top)).labeled("UISV-alignment")
    } else {
      make[.lastBaseline].equalTo(line.at(.top)).labeled("UISV-alignment")
    }
  }

  private func stateEdgeLine(_ place: Place, _ make: ConstraintMaker) {
    let isFirst = place.alignment == .firstBaseline
    if !place.hasBaseline || place.leadsEdges, let line = sharedGuides.edgeLine?.guide {
      make[isFirst ? .top : .bottom].equalTo(line.at(.top)).labeled("UISV-alignment")
    }
    // UIKit holds the row by its first view only.
    guard rules.isUIKit, place.isFirst else { return }
    if isFirst {
      make[.top].greaterThanOrEqualTo(canvas.at(.top)).labeled("UISV-canvas-connection")
    } else {
      make[.bottom].lessThanOrEqualTo(canvas.at(.bottom)).labeled("UISV-canvas-connection")
    }
  }
}
