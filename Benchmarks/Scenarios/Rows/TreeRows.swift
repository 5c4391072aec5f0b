import Foundation
import LayoutKit

/// A row with its label and its control.
class ContentRow: View {
  final let label: ContentView
  final let control: ContentView

  init(_ content: CGSize) {
    label = ContentView(content)
    control = ContentView(RowSizes.control)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  final func addParts() {
    addSubview(label)
    addSubview(control)
    constrainParts()
  }

  /// States where label and control are in the row, and its least height.
  func constrainParts() {}
  /// States the row's left and right ends; it has a superview.
  func constrainSelf() {}
  /// States where the row begins, in the place of what was said of it before.
  func begin(below above: View?) {}
}

/// A screen of rows that state their constraints themselves.
final class TreeRows: WindowRows, RowScreen {
  /// When a row gets its parts.
  enum Order {
    /// Before it is in the window: views make their subviews as they are made themselves.
    case bottomUp
    /// Once it is in the window.
    case topDown
  }

  private var rows: [ContentRow] = []

  override var end: Double { Double(rows.last?.frame.maxY ?? 0) }

  init(_ count: Int, _ order: Order = .bottomUp, _ make: (CGSize) -> ContentRow) {
    super.init()
    for index in 0..<count {
      let row = make(RowSizes.label(index))
      if order == .bottomUp { row.addParts() }
      window.addSubview(row)
      if order == .topDown { row.addParts() }
      row.constrainSelf()
      row.begin(below: rows.last)
      rows.append(row)
      labels.append(row.label)
    }
  }

  func removeRow(at index: Int) {
    rows[index].removeFromSuperview()
    rows[index + 1].begin(below: rows[index - 1])
  }

  func insertRow(at index: Int) {
    window.insertSubview(rows[index], at: index)
    rows[index].constrainSelf()
    rows[index].begin(below: rows[index - 1])
    rows[index + 1].begin(below: rows[index])
  }

  func setHidden(_ isHidden: Bool, row index: Int) {
    rows[index].isHidden = isHidden
    rows[index + 1].begin(below: rows[isHidden ? index - 1 : index])
  }
}

/// A row by the DSL.
final class DSLRow: ContentRow {
  private var top: ConstraintHandle?

  override func constrainParts() {
    layout.make { $0.height.equalTo(0).priority(50) }
    label.layout.make {
      $0.leading.equalToSuperview().offset(RowSizes.margin)
      $0.centerY.equalToSuperview()
      $0.top.greaterThanOrEqualToSuperview().offset(RowSizes.padding)
      $0.trailing.lessThanOrEqualTo(control.layout.leading).offset(-RowSizes.gap)
    }
    control.layout.make {
      $0.trailing.equalToSuperview().offset(-RowSizes.margin)
      $0.centerY.equalToSuperview()
      $0.top.greaterThanOrEqualToSuperview().offset(RowSizes.padding)
    }
  }

  override func constrainSelf() {
    layout.make { $0.leading.trailing.equalToSuperview() }
  }

  override func begin(below above: View?) {
    top?.remove()
    top = layout.make {
      if let above {
        $0.top.equalTo(above.layout.bottom)
      } else {
        $0.top.equalToSuperview()
      }
    }
  }
}

/// A row by anchors.
final class AnchorRow: ContentRow {
  private var top: LayoutConstraint?

  override func constrainParts() {
    let height = heightAnchor.constraint(equalToConstant: 0)
    height.priority = LayoutPriority(50)
    LayoutConstraint.activate([
      height, label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: RowSizes.margin),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: RowSizes.padding),
      label.trailingAnchor.constraint(
        lessThanOrEqualTo: control.leadingAnchor, constant: -RowSizes.gap),
      control.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -RowSizes.margin),
      control.centerYAnchor.constraint(equalTo: centerYAnchor),
      control.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: RowSizes.padding),
    ])
  }

  override func constrainSelf() {
    guard let superview else { return }
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor),
    ])
  }

  override func begin(below above: View?) {
    guard let edge = above?.bottomAnchor ?? superview?.topAnchor else { return }
    top?.isActive = false
    let new = topAnchor.constraint(equalTo: edge)
    new.isActive = true
    top = new
  }
}
