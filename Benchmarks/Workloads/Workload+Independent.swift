import LayoutSolver

nonisolated extension Workload {
  /// Views that each stand at a place of their own in the window.
  package static func independent(_ n: Int) -> Workload {
    var work = Workload(sizes: Size(400, 600), Size(600, 400))
    work.pinRoot()
    let root = work.root
    for item in 0..<n {
      let view = work.view()
      work.pin([(view.left, 1), (root.left, -1)], Double(8 + 4 * (item % 16)))
      work.add([(view.top, 1), (root.top, -1)], .equal, Double(8 + 4 * (item % 64)))
      work.add(
        [(root.left, 1), (root.width, 1), (view.left, -1), (view.width, -1)],
        .greaterThanOrEqual, 8)
      work.content(
        of: view, contentWidth(item), contentHeight(item), resistance: 750, hugging: 250,
        edited: \.width)
    }
    return work
  }
}
