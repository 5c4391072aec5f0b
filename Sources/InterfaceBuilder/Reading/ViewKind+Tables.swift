import Foundation
import UIKit
import ViewTree

extension ViewKind {
  static var tables: [ViewKind] {
    [
      ViewKind("tableView", UITableView.self) { table, values, reader in
        setUpScrolling(table, values, reader)
        setUpTable(table, values, reader)
      },
      ViewKind("tableViewCell", UITableViewCell.self) { cell, values, reader in
        setUpCell(cell, values, reader)
      },
      ViewKind("tableViewHeaderFooterView", UITableViewHeaderFooterView.self) {
        view, values, reader in
        guard let content = values.element.child(key: "contentView") else { return }
        reader.read(content, into: view.contentView)
      },
    ]
  }

  private static func setUpTable(_ table: UITableView, _ values: Values, _ reader: PartReader) {
    // -1 stands for what the content asks for.
    func length(_ attribute: String) -> CGFloat? {
      values.number(attribute).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    if let height = length("rowHeight") { table.rowHeight = height }
    if let height = length("estimatedRowHeight") { table.estimatedRowHeight = height }
    if let height = length("sectionHeaderHeight") { table.sectionHeaderHeight = height }
    if let height = length("sectionFooterHeight") { table.sectionFooterHeight = height }
    if let height = length("estimatedSectionHeaderHeight") {
      table.estimatedSectionHeaderHeight = height
    }
    if let height = length("estimatedSectionFooterHeight") {
      table.estimatedSectionFooterHeight = height
    }
    if values["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = values.color("separatorColor") { table.separatorColor = color }
    table.allowsSelectionDuringEditing = values.flag("allowsSelectionDuringEditing") ?? false
    table.allowsMultipleSelectionDuringEditing =
      values.flag("allowsMultipleSelectionDuringEditing") ?? false
    if let view = values.element.child(key: "backgroundView"), reader.isView(view) {
      reader.readPart(view) { table.backgroundView = $0 }
    }
    table.allowsSelection = values.flag("allowsSelection") ?? true
    table.allowsMultipleSelection = values.flag("allowsMultipleSelection") ?? false
    if let inset = values.insets("separatorInset") { table.separatorInset = inset }
    if let header = values.element.child(key: "tableHeaderView") {
      reader.readPart(header) { table.tableHeaderView = $0 }
    }
    if let footer = values.element.child(key: "tableFooterView") {
      reader.readPart(footer) { table.tableFooterView = $0 }
    }
    for cell in values.element.list("prototypes") where cell.name == "tableViewCell" {
      reader.readPrototype(cell) { identifier, make in
        table.register(forCellReuseIdentifier: identifier) {
          make() as? UITableViewCell ?? UITableViewCell(reuseIdentifier: identifier)
        }
      }
    }
    let sections = values.element.list("sections").filter { $0.name == "tableViewSection" }
    guard !sections.isEmpty else { return }
    if reader.showRows(sections, in: table, values) { return }
    let rows = StaticRows(
      sections.map { section in
        StaticRows.Section(
          header: section["headerTitle"], footer: section["footerTitle"],
          cells: section.list("cells").filter { $0.name == "tableViewCell" }.compactMap { element in
            var cell: UITableViewCell?
            reader.readPart(element) { cell = $0 as? UITableViewCell }
            return cell.map {
              ($0, values.values(of: element).number("rowHeight"))
            }
          })
      })
    reader.atEnd { rows.show(in: table) }
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]

  private static func setUpCell(_ cell: UITableViewCell, _ values: Values, _ reader: PartReader) {
    cell.accessoryType =
      values.choice("accessoryType", accessories) ?? .none
    cell.editingAccessoryType =
      values.choice("editingAccessoryType", accessories) ?? .none
    cell.selectionStyle =
      values.choice(
        "selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
      ?? .default
    cell.indentationLevel = values.integer("indentationLevel") ?? 0
    if let width = values.number("indentationWidth") { cell.indentationWidth = width }
    cell.shouldIndentWhileEditing = values.flag("shouldIndentWhileEditing") ?? true
    cell.showsReorderControl = values.flag("showsReorderControl") ?? false
    if let inset = values.insets("separatorInset") { cell.separatorInset = inset }
    guard let content = values.element.child(key: "contentView") else { return }
    let titles = [values["textLabel"], values["detailTextLabel"], values["imageView"]]
    reader.read(content, into: cell.contentView) { element in
      // The texts of the cell's style are there already.
      guard titles.contains(element.id) else { return nil }
      if element.id == titles[0] { return cell.textLabel }
      return element.id == titles[1] ? cell.detailTextLabel : cell.imageView
    }
    if content.child(key: "layoutMargins") == nil,
      content.child(key: "directionalLayoutMargins") == nil
    {
      cell.contentView.layoutMargins = contentMargins(reader)
    }
  }

  /// The margins of a cell's content, unless the document sets others: 11 above and below and those of the
  /// screen at the sides, going by stored frames.
  private static func contentMargins(_ reader: PartReader) -> UIEdgeInsets {
    let screen =
      reader.isPicture ? reader.source.document.device.environment : LayoutEnvironment.screen
    let side = screen.systemMinimumLayoutMargins.leading
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }
}
