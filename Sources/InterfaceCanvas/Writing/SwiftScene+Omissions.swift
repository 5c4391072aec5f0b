import InterfaceBuilder
import UIKit

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
