import LayoutSolver

nonisolated extension Workload {
  /// Equal cells that fill the window, `side` of them in each direction.
  package static func grid(side: Int) -> Workload {
    let (width, height) = (Double(400 + 40 * side), Double(600 + 40 * side))
    var work = Workload(sizes: Size(width, height), Size(height, width))
    work.pinRoot()
    let root = work.root
    var cells: [View] = []
    for item in 0..<side * side {
      let (x, y) = (item % side, item / side)
      let view = work.view()
      if x == 0 {
        work.pin([(view.left, 1), (root.left, -1)], 8)
      } else {
        let before = cells[item - 1]
        work.pin([(view.left, 1), (before.left, -1), (before.width, -1)], 8)
      }
      if y == 0 {
        work.add([(view.top, 1), (root.top, -1)], .equal, 8)
      } else {
        let above = cells[item - side]
        work.add([(view.top, 1), (above.top, -1), (above.height, -1)], .equal, 8)
      }
      if let first = cells.first {
        work.add([(view.width, 1), (first.width, -1)], .equal, 0)
        work.add([(view.height, 1), (first.height, -1)], .equal, 0)
      }
      if y == 0, x == side - 1 {
        work.add(
          [(root.left, 1), (root.width, 1), (view.left, -1), (view.width, -1)], .equal, 8)
      }
      if x == 0, y == side - 1 {
        work.add(
          [(root.top, 1), (root.height, 1), (view.top, -1), (view.height, -1)], .equal, 8)
      }
      work.content(of: view, 10, 10, resistance: 750, hugging: 250, edited: \.width)
      cells.append(view)
    }
    return work
  }
}
