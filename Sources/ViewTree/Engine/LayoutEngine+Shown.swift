import Foundation
import LayoutSolver

/// Rows as constraints to look at.
extension LayoutEngine {
  /// The constraint that a row comes from, or one that shows what a frame or a content stands for;
  /// nil for the limits of sizes.
  func shown(_ source: RowSource) -> LayoutConstraint? {
    switch source {
    case .constraint(let constraint):
      return constraint
    case .system(let kind, let slot):
      guard let view = view(at: slot) else { return nil }
      if kind.isContent { return shownContent(of: view, kind.part, at: slot) }
      return kind.isFrame ? shownFrame(of: view, kind, at: slot) : nil
    case .none:
      return nil
    }
  }

  private func shownContent(of view: View, _ part: Part, at slot: Int32) -> LayoutConstraint {
    let isWidth = part == .width
    let axis: LayoutConstraint.Axis = isWidth ? .horizontal : .vertical
    let content = entries[Int(slot)].content
    let origin = LayoutConstraint.Origin.content(
      hugging: view.contentPriorities.hugging(axis),
      resistance: view.contentPriorities.resistance(axis))
    return LayoutConstraint(
      showing: origin, of: view, isWidth ? .width : .height,
      constant: isWidth ? content.width : content.currentHeight)
  }

  private func shownFrame(
    of view: View, _ kind: SystemRow, at slot: Int32
  ) -> LayoutConstraint {
    let frame = view.storedFrame
    guard view !== root else {
      let isWidth = kind.part == .width
      let shown = LayoutConstraint(
        showing: .window, of: view, isWidth ? .width : .height,
        constant: Double(isWidth ? frame.width : frame.height))
      shown.identifier = "UIView-Encapsulated-Layout-\(isWidth ? "Width" : "Height")"
      return shown
    }
    let origin = LayoutConstraint.Origin.frame(view.autoresizingMask)
    if let row = flexibleRows[FrameRowKey(slot: slot, kind: kind)],
      let superview = view.ownSuperview
    {
      return shown(row, of: view, in: superview, isHorizontal: kind.isHorizontal, origin)
    }
    switch kind.part {
    case .x:
      return LayoutConstraint(
        showing: origin, of: view, .left, view.ownSuperview, .left, constant: Double(frame.minX))
    case .y:
      return LayoutConstraint(
        showing: origin, of: view, .top, view.ownSuperview, .top, constant: Double(frame.minY))
    case .width:
      return LayoutConstraint(
        showing: origin, of: view, .width, constant: Double(frame.width))
    case .height:
      return LayoutConstraint(
        showing: origin, of: view, .height, constant: Double(frame.height))
    }
  }

  /// A row that follows the superview: a margin that is held, or a share of its size.
  private func shown(
    _ row: AxisFlexibility.FrameRow, of view: View, in superview: View, isHorizontal: Bool,
    _ origin: LayoutConstraint.Origin
  ) -> LayoutConstraint {
    if row.origin == 1, row.extent == 1 {
      let edge: LayoutConstraint.Attribute = isHorizontal ? .right : .bottom
      return LayoutConstraint(
        showing: origin, of: superview, edge, view, edge, constant: -row.constant)
    }
    let extent: LayoutConstraint.Attribute = isHorizontal ? .width : .height
    let start: LayoutConstraint.Attribute = isHorizontal ? .left : .top
    return LayoutConstraint(
      showing: origin, of: view, row.origin == 1 ? start : extent, superview, extent,
      multiplier: -row.outer, constant: row.constant)
  }
}

extension LayoutEngine.SystemRow {
  fileprivate var isHorizontal: Bool { part == .x || part == .width }
}

extension LayoutConstraint {
  /// Makes a constraint to look at, which no engine knows of.
  fileprivate convenience init(
    showing origin: Origin, of item: any LayoutItem, _ attribute: Attribute,
    _ other: (any LayoutItem)? = nil, _ second: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double
  ) {
    self.init(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: second,
      multiplier: CGFloat(multiplier), constant: CGFloat(constant))
    self.origin = origin
    source = nil
  }
}
