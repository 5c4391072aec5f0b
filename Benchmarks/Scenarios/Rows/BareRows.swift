import Foundation

/// The least there can be: objects placed by arithmetic.
final class BareRows: RowScreen {
  private final class Box {
    unowned let parent: Box?
    var children: [Box] = []
    var frame = CGRect.zero
    /// What the box would show.
    var content: CGSize

    init(in parent: Box?, _ content: CGSize) {
      self.parent = parent
      self.content = content
      parent?.children.append(self)
    }
  }

  private let window = Box(in: nil, .zero)
  private var removed: Box?

  init(_ count: Int) {
    window.children.reserveCapacity(count)
    for index in 0..<count {
      let row = Box(in: window, .zero)
      _ = Box(in: row, RowSizes.label(index))
      _ = Box(in: row, RowSizes.control)
    }
  }

  func layOut(width: Double) -> Double {
    window.frame = CGRect(origin: .zero, size: RowSizes.window)
    window.frame.size.width = width
    var y = 0.0
    for row in window.children {
      let label = row.children[0]
      let height = RowArithmetic.rowHeight(label.content)
      row.frame = CGRect(x: 0, y: y, width: width, height: height)
      label.frame = RowArithmetic.label(label.content, height, width)
      row.children[1].frame = RowArithmetic.control(height, width)
      y += height
    }
    return y
  }

  func setContent(ofRow index: Int, width: Double, height: Double) {
    window.children[index].children[0].content = CGSize(width: width, height: height)
  }

  func setFrame(ofRow index: Int, y: Double) -> Double {
    window.children[index].frame.origin.y = y
    return y
  }

  func removeRow(at index: Int) { removed = window.children.remove(at: index) }

  func insertRow(at index: Int) {
    if let removed { window.children.insert(removed, at: index) }
  }
}
