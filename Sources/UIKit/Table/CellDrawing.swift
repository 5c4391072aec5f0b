import Drawing
import Foundation
package import StandardViews
import ViewTree

extension TableViewCell: SelfDrawing {
  /// Draws the ground that the table's style has, the line below the row, and what stands at its end.
  package final func drawContent(_ pen: inout ViewPen) {
    let table = superview as? TableView
    let path = table?.indexPath(for: self)
    let count = path.flatMap { table?.numberOfRows(inSection: $0.section) } ?? 1
    let isLast = path.map { $0.row + 1 >= count } ?? false
    if backgroundColor == nil, let table {
      drawGround(table, isFirst: path?.row == 0, isLast: isLast, &pen)
    }
    if let table, table.separatorStyle == .singleLine, !(isLast && table.style != .plain),
      let color = table.separatorColor
    {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let inset = separatorInset
      let sides = table.contentSides
      // Where rows say nothing themselves, lines begin as the text does.
      let side = isRightToLeft ? sides.right : sides.left
      let start = hasOwnSeparatorInset ? inset.left : max(inset.left + side, startOfText)
      let (before, after) = isRightToLeft ? (inset.right, start) : (start, inset.right)
      pen.fill(
        CGRect(
          x: bounds.minX + before, y: bounds.maxY - 1 / 3,
          width: max(bounds.width - before - after, 0), height: 1 / 3), color)
    }
    drawAccessory(&pen)
  }

  /// How far the text stands from where lines begin, behind a picture; 0 without one.
  private var startOfText: CGFloat {
    for case let picture as CellPicture in contentView.subviews where picture.image != nil {
      guard let text = picture.text else { return 0 }
      let frame = convert(text.bounds, from: text)
      return effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? bounds.maxX - frame.maxX : frame.minX - bounds.minX
    }
    return 0
  }

  private func drawGround(
    _ table: TableView, isFirst: Bool, isLast: Bool, _ pen: inout ViewPen
  ) {
    guard table.style == .insetGrouped else {
      pen.fill(
        bounds,
        table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
      return
    }
    // The outer corners of a section are round.
    var corners: Outline.Corners = []
    if isFirst { corners.formUnion([.topLeft, .topRight]) }
    if isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
    let color = UIColor.secondarySystemGroupedBackground.code(pen.traits)
    pen.add([
      .fill(
        shape: .path(Outline(bounds, radius: 10, corners: corners)), paint: .color(color))
    ])
  }

  private func drawAccessory(_ pen: inout ViewPen) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let turn: CGFloat = isRightToLeft ? -1 : 1
    let sides = (superview as? TableView)?.contentSides ?? .zero
    let edge = isRightToLeft ? bounds.minX + sides.left + 20 : bounds.maxX - sides.right - 20
    let y = bounds.midY
    func chevron() {
      pen.line(
        [
          CGPoint(x: edge - 6 * turn, y: y - 5.5), CGPoint(x: edge, y: y),
          CGPoint(x: edge - 6 * turn, y: y + 5.5),
        ], width: 2, UIColor(light: .systemGray3, dark: UIColor(white: 0.35)))
    }
    func details(_ x: CGFloat) {
      pen.image(
        UIImage(systemName: "info.circle", withConfiguration: .init(pointSize: 19)),
        in: CGRect(x: x - 12, y: y - 12, width: 24, height: 24))
    }
    switch accessoryType {
    case .none: break
    case .disclosureIndicator: chevron()
    case .detailButton: details(edge - 10 * turn)
    case .detailDisclosureButton:
      details(edge - 32 * turn)
      chevron()
    case .checkmark:
      pen.line(
        [
          CGPoint(x: edge - 13, y: y), CGPoint(x: edge - 8, y: y + 5.5),
          CGPoint(x: edge, y: y - 6.5),
        ], width: 2.2, pen.tint)
    }
  }
}

extension TableView: SelfDrawing {
  /// Draws the ground that the table's style has.
  package final func drawContent(_ pen: inout ViewPen) {
    guard backgroundColor == nil else { return }
    pen.fill(bounds, style == .plain ? .systemBackground : .systemGroupedBackground)
  }
}
