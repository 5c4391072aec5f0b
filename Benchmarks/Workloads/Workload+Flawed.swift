import LayoutSolver

nonisolated extension Workload {
  /// Independent views, and beside them one of which required rows clash and one that nothing places
  /// horizontally: what is wrong in a corner of a screen costs nothing elsewhere.
  package static func flawed(_ n: Int) -> Workload {
    var work = independent(n)
    let root = work.root
    let clashing = work.view()
    work.add([(clashing.left, 1), (root.left, -1)], .equal, 8)
    work.add([(clashing.top, 1), (root.top, -1)], .equal, 8)
    work.add([(clashing.width, 1)], .equal, 100)
    work.add([(clashing.width, 1)], .equal, 120)
    work.content(of: clashing, 80, 20, resistance: 750, hugging: 250)
    let loose = work.view()
    let right = work.variable()
    work.add([(right, 1), (loose.left, -1), (loose.width, -1)], .equal, 0)
    work.add([(loose.top, 1), (root.top, -1)], .equal, 8)
    work.content(of: loose, 80, 20, resistance: 750, hugging: 250)
    return work
  }
}
