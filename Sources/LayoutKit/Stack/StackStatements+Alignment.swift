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
  func stateAlignment(_ place: Place, _ writer: inout StackWriter) {
    let insets = place.insets
    let (near, far) = (canvas.at(cross.near), canvas.at(cross.far))
    switch place.alignment {
    case .fill:
      writer.state(cross.near, .equal, near, plus: insets.crossMin, "UISV-alignment")
      writer.state(cross.far, .equal, far, plus: -insets.crossMax, "UISV-alignment")
      return
    case .leading:
      writer.state(cross.near, .equal, near, plus: insets.crossMin, "UISV-alignment")
      writer.state(
        cross.far, .lessThanOrEqual, far, plus: -insets.crossMax, "UISV-spanning-boundary")
    case .center:
      writer.state(
        cross.near, .greaterThanOrEqual, near, plus: insets.crossMin, "UISV-spanning-boundary")
      writer.state(
        cross.center, .equal, canvas.at(cross.center),
        plus: (insets.crossMin - insets.crossMax) / 2, "UISV-alignment")
      writer.state(
        cross.far, .lessThanOrEqual, far, plus: -insets.crossMax, "UISV-spanning-boundary")
    case .trailing:
      writer.state(
        cross.near, .greaterThanOrEqual, near, plus: insets.crossMin, "UISV-spanning-boundary")
      writer.state(cross.far, .equal, far, plus: -insets.crossMax, "UISV-alignment")
    case .firstBaseline, .lastBaseline:
      guard let box = sharedGuides.box?.guide else { return }
      writer.state(
        cross.near, .greaterThanOrEqual, box.at(cross.near), plus: insets.crossMin,
        "UISV-spanning-boundary")
      writer.state(
        cross.far, .lessThanOrEqual, box.at(cross.far), plus: -insets.crossMax,
        "UISV-spanning-boundary")
      stateEdgeLine(place, &writer)
    }
    stateSuppression(&writer)
  }

  /// The same of a hidden item where hidden ones keep their place across the axis: all but the
  /// boundaries, which would make room for it.
  func stateHiddenAlignment(_ place: Place, _ writer: inout StackWriter) {
    func state(_ attribute: LayoutConstraint.Attribute) {
      writer.state(attribute, .equal, canvas.at(attribute), "UISV-alignment")
    }
    switch place.alignment {
    case .fill:
      state(cross.near)
      state(cross.far)
      return
    case .leading: state(cross.near)
    case .center: state(cross.center)
    case .trailing: state(cross.far)
    case .firstBaseline, .lastBaseline: stateEdgeLine(place, &writer)
    }
    stateSuppression(&writer)
  }

  private func stateSuppression(_ writer: inout StackWriter) {
    writer.state(
      cross.size, .equal, 0, at: Priority.ambiguitySuppression, "UISV-ambiguity-suppression")
  }
}

/// Rows of baselines. Views with text share a line; those without share another, with an edge of
/// the view that leads the row.
extension StackStatements {
  func stateBaseline(_ place: Place, _ writer: inout StackWriter) {
    guard place.hasBaseline, let line = sharedGuides.baselineLine?.guide else { return }
    let isFirst = place.alignment == .firstBaseline
    writer.state(
      isFirst ? .firstBaseline : .lastBaseline, .equal, line.at(.top), "UISV-alignment")
  }

  private func stateEdgeLine(_ place: Place, _ writer: inout StackWriter) {
    let isFirst = place.alignment == .firstBaseline
    let edge = isFirst ? LayoutConstraint.Attribute.top : .bottom
    if !place.hasBaseline || place.leadsEdges, let line = sharedGuides.edgeLine?.guide {
      writer.state(edge, .equal, line.at(.top), "UISV-alignment")
    }
    // UIKit holds the row by its first view only.
    guard rules.isUIKit, place.isFirst else { return }
    writer.state(
      edge, isFirst ? .greaterThanOrEqual : .lessThanOrEqual, canvas.at(edge),
      "UISV-canvas-connection")
  }
}
