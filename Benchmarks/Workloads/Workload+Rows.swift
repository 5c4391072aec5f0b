import LayoutSolver

nonisolated extension Workload {
  /// A settings screen: rows of a label and a switch, as high as the higher of the two.
  package static func rows(_ n: Int) -> Workload {
    var work = Workload(sizes: Size(400, 600), Size(600, 400))
    work.pinRoot()
    let root = work.root
    var last: View?
    for item in 0..<n {
      let (row, label, toggle) = (work.view(), work.view(), work.view())
      work.add([(row.left, 1), (root.left, -1)], .equal, 16)
      work.add(
        [(root.left, 1), (root.width, 1), (row.left, -1), (row.width, -1)], .equal, 16)
      if let last {
        work.pin([(row.top, 1), (last.top, -1), (last.height, -1)], 8)
      } else {
        work.pin([(row.top, 1), (root.top, -1)], 8)
      }
      work.add([(label.left, 1), (row.left, -1)], .equal, 0)
      work.add(
        [(row.left, 1), (row.width, 1), (toggle.left, -1), (toggle.width, -1)], .equal, 0)
      work.add(
        [(toggle.left, 1), (label.left, -1), (label.width, -1)], .greaterThanOrEqual, 8)
      for view in [label, toggle] {
        work.add(
          [(view.top, 1), (view.height, 0.5), (row.top, -1), (row.height, -0.5)], .equal, 0)
      }
      for view in [label, toggle] {
        work.add([(view.top, 1), (row.top, -1)], .greaterThanOrEqual, 4)
      }
      work.add([(row.height, 1)], .equal, 0, 50)
      work.content(
        of: label, contentWidth(item), contentHeight(item) + Double(4 * (item % 4)),
        resistance: 750, hugging: 251, edited: \.height)
      work.content(of: toggle, 51, 31, resistance: 750, hugging: 750)
      last = row
    }
    let content = work.variable()
    let end = last ?? root
    work.add([(content, 1), (end.top, -1), (end.height, -1)], .equal, 8)
    return work
  }
}
