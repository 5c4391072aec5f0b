/// Why two items can't be compared, as no view is above both, and how to mend it.
package struct Separation {
  private let reason: String
  private let hint: String
  /// The item that is in no view, if that is the reason.
  package let stranger: (any LayoutItem)?

  package init(_ first: (any LayoutItem)?, _ second: (any LayoutItem)?) {
    for case let item? in [second, first] {
      switch item.layoutElement {
      case .guide(let guide):
        guard guide.owningView == nil else { continue }
        reason = "no view owns \(item.itemName) yet"
        hint = "Call addLayoutGuide first."
      case .view(let view):
        guard view.ownSuperview == nil, !(view is Window) else { continue }
        reason = "\(item.itemName) isn't in any view yet"
        hint = "Call addSubview first."
      }
      stranger = item
      return
    }
    stranger = nil
    reason = "no view is above both"
    let paths = [first, second].map { $0?.itemView?.pathToRoot ?? "no view" }
    hint = "Add them to one tree first. Now they are at \(paths[0]) and at \(paths[1])."
  }
}

extension Separation {
  /// What is said of a constraint between two sides.
  package func diagnostic(_ first: String, _ second: String) -> LayoutDiagnostic {
    LayoutDiagnostic(
      .noCommonSuperview, "\(first) can't be compared with \(second): \(reason).", hint: hint)
  }
}
