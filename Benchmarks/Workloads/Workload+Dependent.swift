import LayoutSolver

nonisolated extension Workload {
  /// A column of views, each below the one before, and the height of it all.
  package static func dependent(_ n: Int) -> Workload {
    var work = Workload(sizes: Size(400, 600), Size(600, 400))
    work.pinRoot()
    let root = work.root
    var last: View?
    for item in 0..<n {
      let view = work.view()
      if let last {
        work.add([(view.left, 1), (last.left, -1)], .equal, 0)
        work.pin([(view.top, 1), (last.top, -1), (last.height, -1)], 8)
      } else {
        work.add([(view.left, 1), (root.left, -1)], .equal, 8)
        work.pin([(view.top, 1), (root.top, -1)], 8)
      }
      work.add(
        [(root.left, 1), (root.width, 1), (view.left, -1), (view.width, -1)],
        .greaterThanOrEqual, 8)
      work.content(
        of: view, contentWidth(item), contentHeight(item), resistance: 750, hugging: 250,
        edited: \.height)
      last = view
    }
    let content = work.variable()
    let end = last ?? root
    work.add([(content, 1), (end.top, -1), (end.height, -1)], .equal, 8)
    return work
  }
}
