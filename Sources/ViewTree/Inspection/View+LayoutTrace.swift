extension View {
  final var traceOfTree: String { keepingNames { trace() } }

  private func trace() -> String {
    var found: [(element: LayoutElement, depth: Int)] = []
    // Walked with a stack of its own, so that no depth of the tree is too deep.
    var stack = [(element: LayoutElement.view(self), depth: 0)]
    while let (element, depth) = stack.popLast() {
      found.append((element, depth))
      guard case .view(let view) = element else { continue }
      for subview in view.children.reversed() { stack.append((.view(subview), depth + 1)) }
      for guide in view.ownGuides.reversed() { stack.append((.guide(guide), depth + 1)) }
    }
    let ambiguous = hierarchy?.engine?.ambiguousParts(of: found.map(\.element))
    let lines = found.enumerated().map { place, line in
      Self.traceIndent(line.depth)
        + traceLine(of: line.element, ambiguous: ambiguous?[place] ?? []).printable
    }
    return lines.joined(separator: "\n") + "\n\n" + Self.traceLegend
  }

  private static var deepestTraceIndent: Int { 32 }

  private static func traceIndent(_ depth: Int) -> String {
    let bars = String(repeating: "|   ", count: min(depth, deepestTraceIndent))
    return depth > deepestTraceIndent ? "\(bars)[\(depth)] " : bars
  }

  private static var traceLegend: String {
    """
    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because\
     translatesAutoresizingMaskIntoConstraints = YES
    \t• - layout engine host
    """
  }

  private func traceLine(
    of element: LayoutElement, ambiguous: [(name: String, id: Int)]
  ) -> String {
    let mark: String
    let label: String
    switch element {
    case .view(let view):
      mark = view.ownSuperview == nil ? "•" : view.traceMark
      label = view.traceLabel
    case .guide(let guide):
      mark = guide.participation.takesPart ? "*" : ""
      label = guide.traceLabel
    }
    guard !ambiguous.isEmpty else { return mark + label }
    let list = ambiguous.map { "\(label).\($0.name){id: \($0.id)}" }.joined(separator: ", ")
    return "\(mark)\(label) - AMBIGUOUS LAYOUT for \(list)"
  }

  private var traceLabel: String {
    let label = "\(typeName):\(participation.address)"
    let text = ownText ?? name ?? ""
    return text.isEmpty ? label : "\(label)'\(text)'"
  }

  private var traceMark: String {
    guard participation.takesPart else { return "" }
    return translatesAutoresizingMaskIntoConstraints ? "+" : "*"
  }
}

extension LayoutGuide {
  fileprivate var traceLabel: String {
    let label =
      "\(owner?.typeName(of: self) ?? String(describing: type(of: self))):\(participation.address)"
    return identifier.isEmpty ? label : "\(label)'\(identifier)'"
  }
}

extension Participation {
  /// The rank, written like the addresses that stand in its place elsewhere.
  fileprivate var address: String { "0x\(String(max(rank, 0), radix: 16))" }
}

extension LayoutSubject where Self: View {
  /// The view and all inside it, one a line, with what the layout makes of each.
  ///
  /// It reads like the trace of Apple's frameworks: a dot marks the root, whose size is given; a
  /// star, views that constraints place; a plus, views whose frames stand for constraints.
  /// Ambiguous views are marked so. The numbers after `0x` are ranks, the same in every run. Below
  /// 32 levels the depth is written as a number, so that the text grows with the number of views
  /// alone.
  ///
  /// - Complexity: O(*n*) for *n* views, beside a few edits for each edge and size that constraints
  ///   leave open.
  public var layoutTrace: String { traceOfTree }
}
