import Foundation
import UIKit

/// The rows of a table that a document lists one by one.
final class StaticRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Section {
    var header: String?
    var footer: String?
    /// The cells with their heights; nil for those of the table's height.
    var cells: [(cell: UITableViewCell, height: CGFloat?)]
  }

  private let sections: [Section]

  init(_ sections: [Section]) {
    self.sections = sections
    super.init()
  }

  /// Lets a table show the rows, and lives as long as it.
  func show(in table: UITableView) {
    table.setAttachment(self, forKey: ObjectIdentifier(StaticRows.self))
    table.dataSource = self
    table.delegate = self
  }

  private func row(_ indexPath: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].cells[indexPath.row]
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].cells.count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    row(indexPath)?.cell ?? UITableViewCell(reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    row(indexPath)?.height ?? tableView.rowHeight
  }
}
