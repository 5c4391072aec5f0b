import LayoutSolver

nonisolated extension Workload {
  /// Views inside each other, a point smaller on every side each time.
  package static func nested(_ n: Int) -> Workload {
    let (width, height) = (Double(400 + 2 * n), Double(600 + 2 * n))
    var work = Workload(sizes: Size(width, height), Size(height, width))
    work.pinRoot()
    var parent = work.root
    for _ in 0..<n {
      let view = work.view()
      work.pin([(view.left, 1), (parent.left, -1)], 1)
      work.add([(view.top, 1), (parent.top, -1)], .equal, 1)
      work.add(
        [(parent.left, 1), (parent.width, 1), (view.left, -1), (view.width, -1)], .equal, 1)
      work.add(
        [(parent.top, 1), (parent.height, 1), (view.top, -1), (view.height, -1)], .equal, 1)
      parent = view
    }
    work.content(of: parent, 100, 20, resistance: 750, hugging: 250, edited: \.width)
    return work
  }
}
