import LayoutSolver

extension LayoutEngine {
  /// The constraints behind the rows that an item's place and size on an axis follow from, in the
  /// order of their activation; those of frames and contents after them, in the order of the tree.
  func constraintsAffecting(
    _ element: LayoutElement, along axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    var rows: [Row] = []
    var isKnown = [Bool](repeating: false, count: rowTable.indices.count)
    for (part, slot) in parts(of: element) where part.axis == axis {
      for row in solver.rows(determining: entries[Int(slot)].variables[part])
      where !isKnown[Int(row.index)] {
        isKnown[Int(row.index)] = true
        rows.append(row)
      }
    }
    var stated: [LayoutConstraint] = []
    var shownContents: Set<ContentKey> = []
    var implicit: [(rank: Int32, kind: Int, constraint: LayoutConstraint)] = []
    for row in rows {
      let source = rowTable.source(of: row)
      guard let constraint = shown(source) else { continue }
      guard case .system(let kind, let slot) = source else {
        stated.append(constraint)
        continue
      }
      // One constraint shows both that a view doesn't grow and that it doesn't shrink.
      let key = ContentKey(slot: slot, part: kind.part)
      if kind.isContent, !shownContents.insert(key).inserted { continue }
      implicit.append((rank(at: slot), kind.rawValue, constraint))
    }
    return stated.sorted { $0.serial < $1.serial }
      + implicit.sorted { ($0.rank, $0.kind) < ($1.rank, $1.kind) }.map(\.constraint)
  }

  private struct ContentKey: Hashable {
    var slot: Int32
    var part: Part
  }
}

extension LayoutEngine.Part {
  /// The axis along which the part lies.
  var axis: LayoutConstraint.Axis { self == .x || self == .width ? .horizontal : .vertical }
}
