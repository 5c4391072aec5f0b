import LayoutSolver

nonisolated extension Workload {
  /// Views side by side from edge to edge, whose widths compete for one line.
  package static func bar(_ n: Int) -> Workload {
    var work = Workload(sizes: Size(Double(100 * n), 400), Size(Double(250 * n), 400))
    work.pinRoot()
    let root = work.root
    var last: View?
    for item in 0..<n {
      let view = work.view()
      if let last {
        work.pin([(view.left, 1), (last.left, -1), (last.width, -1)], 8)
      } else {
        work.pin([(view.left, 1), (root.left, -1)], 8)
      }
      work.add([(view.top, 1), (root.top, -1)], .equal, 8)
      work.content(
        of: view, contentWidth(item), contentHeight(item), resistance: 750, hugging: 250,
        edited: \.width)
      last = view
    }
    if let last {
      work.add(
        [(root.left, 1), (root.width, 1), (last.left, -1), (last.width, -1)], .equal, 8)
    }
    return work
  }
}
