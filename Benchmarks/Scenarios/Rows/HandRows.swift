import Foundation
import LayoutKit

/// The same arithmetic on views, in the hook that programs use for it.
final class HandRows: RowScreen {
  private final class Column: View {
    override func layoutSubviews() {
      let width = Double(bounds.width)
      var y = 0.0
      for row in subviews {
        guard let row = row as? Row, !row.isHidden else { continue }
        let height = RowArithmetic.rowHeight(row.content)
        row.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
      }
    }
  }

  private final class Row: View {
    var content: CGSize { didSet { setNeedsLayout() } }
    let label = View()
    let control = View()

    init(_ content: CGSize) {
      self.content = content
      super.init(frame: .zero)
      addSubview(label)
      addSubview(control)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      let size = bounds.size
      label.frame = RowArithmetic.label(content, Double(size.height), Double(size.width))
      control.frame = RowArithmetic.control(Double(size.height), Double(size.width))
    }
  }

  private let window = Window(size: RowSizes.window)
  private let column = Column()
  private var rows: [Row] = []

  init(_ count: Int) {
    window.addSubview(column)
    for index in 0..<count {
      let row = Row(RowSizes.label(index))
      column.addSubview(row)
      rows.append(row)
    }
  }

  func layOut(width: Double) -> Double {
    window.frame = CGRect(x: 0, y: 0, width: width, height: Double(RowSizes.window.height))
    return layOutColumn()
  }

  func turn(_ orientation: LayoutEnvironment.Orientation) -> Double {
    window.environment = LayoutEnvironment(device: .iPhone15, orientation: orientation)
    return layOutColumn()
  }

  private func layOutColumn() -> Double {
    column.frame = window.bounds
    window.layoutIfNeeded()
    return Double(rows.last?.frame.maxY ?? 0)
  }

  func setContent(ofRow index: Int, width: Double, height: Double) {
    rows[index].content = CGSize(width: width, height: height)
    column.setNeedsLayout()
  }

  func setFrame(ofRow index: Int, y: Double) -> Double {
    rows[index].frame = CGRect(x: 0, y: y, width: 400, height: 39)
    return y
  }

  func removeRow(at index: Int) {
    rows[index].removeFromSuperview()
    column.setNeedsLayout()
  }

  func insertRow(at index: Int) {
    column.insertSubview(rows[index], at: index)
    column.setNeedsLayout()
  }

  func setHidden(_ isHidden: Bool, row index: Int) {
    rows[index].isHidden = isHidden
    column.setNeedsLayout()
  }
}
