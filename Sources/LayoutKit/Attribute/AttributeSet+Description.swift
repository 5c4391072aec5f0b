nonisolated extension AttributeSet: CustomStringConvertible {
  /// The set as one would chain it: `edges`, `left.top`, and `none` if it is empty.
  public var description: String {
    if let composite = Self.composites.first(where: { $0.set == self }) { return composite.name }
    let names = expansion.map { "\($0)" }
    return names.isEmpty ? "none" : names.joined(separator: ".")
  }

  private static let composites: [(set: AttributeSet, name: String)] = [
    (.edges, "edges"), (.directionalEdges, "directionalEdges"),
    (.horizontalEdges, "horizontalEdges"), (.verticalEdges, "verticalEdges"),
    (.directionalHorizontalEdges, "directionalHorizontalEdges"),
    (.size, "size"), (.center, "center"),
    (.margins, "margins"), (.directionalMargins, "directionalMargins"),
    (.centerWithinMargins, "centerWithinMargins"),
  ]
}
