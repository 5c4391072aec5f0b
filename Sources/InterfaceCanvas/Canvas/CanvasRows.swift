import Foundation
import InterfaceBuilder
import UIKit
import ViewTree

/// The rows of a table that a document lists one by one, in a picture: where the document has them, with the
/// titles of their sections, whether they are in sight or not.
struct CanvasRows {
  private let sections: [DocumentElement]
  private let values: Values

  /// Describes the sections of a table, whose values are given.
  init(_ sections: [DocumentElement], _ values: Values) {
    self.sections = sections
    self.values = values
  }

  /// Makes the rows and titles, and puts them into the table.
  func show(in table: UITableView, with reader: PartReader) {
    var bottom: CGFloat = 0
    for section in sections {
      var header: UILabel?
      if let text = section["headerTitle"] {
        header = title(text, in: table)
        header?.frame.origin.y = bottom + Self.gap
      }
      for element in section.list("cells") where element.name == "tableViewCell" {
        let cell = reader.readSubview(element, of: table)
        let stored = values.values(of: element).rect("frame")
        if stored == nil {
          // Where nothing is stored, rows follow each other.
          cell.frame = CGRect(
            x: 0, y: header?.frame.maxY ?? bottom, width: table.frame.width,
            height: table.rowHeight > 0 ? table.rowHeight : 44)
        }
        (cell as? CanvasCell)?.storedWidth = stored?.width
        cell.translatesAutoresizingMaskIntoConstraints = true
        cell.autoresizingMask = [.flexibleWidth]
        if let title = header {
          title.frame.origin.y = cell.frame.minY - title.frame.height - Self.gap
          header = nil
        }
        bottom = max(bottom, cell.frame.maxY)
      }
      if let text = section["footerTitle"] {
        let footer = title(text, in: table)
        footer.frame.origin.y = bottom + Self.gap
        bottom = footer.frame.maxY
      }
    }
  }

  /// How far titles are from rows, in points.
  private static var gap: CGFloat { 6 }

  private func title(_ text: String, in table: UITableView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.name = "title"
    label.frame = CGRect(
      x: 16, y: 0, width: max(table.frame.width - 32, 0), height: label.intrinsicContentSize.height)
    label.autoresizingMask = [.flexibleWidth]
    table.addSubview(label)
    return label
  }
}

/// A cell with the content where the document has it, as Interface Builder's tables leave room for
/// what is beside it.
final class CanvasCell: UITableViewCell {
  /// The content's frame in a cell as large as the document has it, in points.
  var contentFrame: CGRect?
  /// How wide the document has the cell, in points.
  var storedWidth: CGFloat?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard var frame = contentFrame else { return }
    if let storedWidth { frame.size.width += bounds.width - storedWidth }
    if contentView.frame != frame { contentView.frame = frame }
  }
}
