import InterfaceBuilder
import UIKit

/// Cells in one of the system's styles.
extension SwiftScene {
  /// The style of a cell, which the document knows.
  var cellStyle: String {
    [
      "IBUITableViewCellStyleSubtitle": ".subtitle", "IBUITableViewCellStyleValue1": ".value1",
      "IBUITableViewCellStyleValue2": ".value2", "IBUITableViewCellStyleDefault": ".default",
    ][scene.element(of: scene.view)?["style"] ?? ""] ?? "style"
  }

  /// What the texts and the picture of a cell in one of the system's styles show.
  var cellContents: [String] {
    guard let cell = scene.view as? UITableViewCell, let element = scene.element(of: cell),
      let content = element.child(key: "contentView")
    else { return [] }
    var lines: [String] = []
    if let kind = element["accessoryType"], kind != "none", kind.allSatisfy(\.isLetter) {
      lines.append("accessoryType = .\(kind)")
    }
    for (attribute, view) in [
      ("textLabel", cell.textLabel as UIView?), ("detailTextLabel", cell.detailTextLabel),
      ("imageView", cell.imageView),
    ] {
      guard let view, let id = element[attribute],
        let written = content.list("subviews").first(where: { $0.id == id })
      else { continue }
      let settings = SwiftSettings(view, written, symbols, isPlaced: false, isPlain: false)
      // These are as the cell has made them.
      let own = settings.lines.filter { !$0.hasPrefix("set") && !$0.hasPrefix("tag") }
      lines += own.map { "\(attribute)?.\($0)" }
    }
    return lines
  }
}

extension SwiftScene {
  /// What nothing is written for, with the lines of the document.
  var omissions: [SwiftFile.Omission] {
    var omissions: [SwiftFile.Omission] = []
    for (view, element) in scene.views {
      let name = names[view].map { $0 == "self" ? className : $0 } ?? element.name
      let missing =
        view is SystemView
        ? ["a view of its size stands for it"] : SwiftLooks(element, symbols).omissions
      guard !missing.isEmpty else { continue }
      omissions.append(
        SwiftFile.Omission(
          line: element.line,
          text: "\(element.name) \(name): \(missing.joined(separator: ", "))"))
    }
    for (constraint, element) in scene.constraints {
      if element["placeholder"] == "YES" {
        omissions.append(
          SwiftFile.Omission(
            line: element.line, text: "a constraint that is removed at build time"))
      } else if SwiftConstraint(constraint, in: form, outlet: nil, term: term) == nil {
        omissions.append(
          SwiftFile.Omission(
            line: element.line, text: "a constraint on something that isn't written"))
      }
    }
    return omissions
  }
}
