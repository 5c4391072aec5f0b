import Foundation
import LayoutKit

/// A row is a stack with margins, and the rows are in a stack as well.
final class StackRows: WindowRows, RowScreen {
  private let column = StackView()
  private var rows: [StackView] = []

  override var end: Double { Double(column.frame.maxY) }

  init(_ count: Int) {
    super.init()
    column.axis = .vertical
    window.addSubview(column)
    column.layout.make { $0.leading.trailing.top.equalToSuperview() }
    for index in 0..<count {
      let label = ContentView(RowSizes.label(index))
      let control = ContentView(RowSizes.control)
      control.setContentCompressionResistancePriority(.required, for: .horizontal)
      label.setContentHuggingPriority(.defaultLow, for: .horizontal)
      let row = StackView(arrangedSubviews: [label, control])
      row.alignment = .center
      row.spacing = RowSizes.gap
      row.isLayoutMarginsRelativeArrangement = true
      row.layoutMargins = EdgeInsets(
        top: RowSizes.padding, left: RowSizes.margin, bottom: RowSizes.padding,
        right: RowSizes.margin)
      column.addArrangedSubview(row)
      rows.append(row)
      labels.append(label)
    }
  }

  func removeRow(at index: Int) { rows[index].removeFromSuperview() }

  func insertRow(at index: Int) { column.insertArrangedSubview(rows[index], at: index) }

  func setHidden(_ isHidden: Bool, row index: Int) { rows[index].isHidden = isHidden }
}
