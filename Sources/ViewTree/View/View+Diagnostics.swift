import Foundation

extension View {
  /// Hands a diagnostic to the nearest handler on the way to the root, or writes it to standard
  /// error where there is none.
  package final func report(_ diagnostic: LayoutDiagnostic) {
    if hierarchy?.collected != nil {
      hierarchy?.collected?.append(diagnostic)
      return
    }
    var view: View? = self
    while let current = view {
      if let handler = current.onDiagnostic {
        if current.call(.onDiagnostic, { handler(diagnostic) }) { return }
        break
      }
      view = current.superview
    }
    diagnostic.writeToStandardError()
  }

  /// What diagnostics call the view: its name, or its type and place, and the same of its
  /// superview: `Label[2] of card`.
  package final var itemDescription: String {
    if let name, !name.isEmpty { return name }
    guard let superview else { return shortDescription }
    return "\(shortDescription) of \(superview.shortDescription)"
  }

  /// The views from this one to the root, the middle of a long way left out.
  package final var pathToRoot: String {
    var names: [String] = []
    var view: View? = self
    while let current = view, names.count < 6 {
      names.append(current.shortDescription)
      view = current.superview
    }
    if let view {
      if view.superview != nil { names.append("...") }
      names.append(root.shortDescription)
    }
    return names.joined(separator: " < ")
  }

  private var shortDescription: String {
    if let name, !name.isEmpty { return name }
    let type = String(describing: type(of: self))
    guard let index = superview?.index(of: self) else { return type }
    return "\(type)[\(index)]"
  }
}

extension LayoutDiagnostic {
  package func writeToStandardError() {
    FileHandle.standardError.write(Data("\(description)\n".utf8))
  }
}
