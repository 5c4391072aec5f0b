/// Who is inside whom in a tree, as numbers: each view has one, and an array tells its superview's.
///
/// So a way up the tree is walked without touching the views on it.
struct TreeNodes {
  /// The numbers of the superviews; -1 for the root.
  private var parents: [Int32] = []
  /// The views that have had subviews.
  private var holders: [ItemReference?] = []
  private var free: [Int32] = []

  /// A new number for a view inside another one, or at the top.
  mutating func add(under parent: Int32) -> Int32 {
    if let node = free.popLast() {
      parents[Int(node)] = parent
      return node
    }
    parents.append(parent)
    holders.append(nil)
    return Int32(truncatingIfNeeded: parents.count - 1)
  }

  /// Gives back the number of a view that leaves the tree.
  mutating func remove(_ node: Int32) {
    holders[Int(node)] = nil
    parents[Int(node)] = -1
    free.append(node)
  }

  /// Puts what was the top inside another view.
  mutating func move(_ node: Int32, under parent: Int32) { parents[Int(node)] = parent }

  /// Notes whose number it is, so that the view can be found.
  mutating func setHolder(_ view: View, of node: Int32) { holders[Int(node)] = view.reference }

  /// The view of a number, if it has had subviews.
  func holder(of node: Int32) -> View? { holders[Int(node)]?.view }

  func parent(of node: Int32) -> Int32 { parents[Int(node)] }

  /// How many views there are above one.
  func depth(of node: Int32) -> Int {
    var count = 0
    var node = parents[Int(node)]
    while node >= 0 {
      count += 1
      node = parents[Int(node)]
    }
    return count
  }

  /// Whether a view is another one, or inside it.
  func isInside(_ node: Int32, _ other: Int32) -> Bool {
    var node = node
    while node >= 0, node != other { node = parents[Int(node)] }
    return node == other
  }

  /// The innermost view that both are, or are inside of; nil if there is none.
  func closestCommon(_ one: Int32, _ two: Int32) -> Int32? {
    var one = one
    var two = two
    var difference = depth(of: one) - depth(of: two)
    while difference > 0 {
      one = parents[Int(one)]
      difference -= 1
    }
    while difference < 0 {
      two = parents[Int(two)]
      difference += 1
    }
    while one != two {
      one = parents[Int(one)]
      two = parents[Int(two)]
      guard one >= 0, two >= 0 else { return nil }
    }
    return one
  }
}

extension Hierarchy {
  /// Makes a view, whose superview is one of the tree's already, one of its views.
  func enroll(_ view: View, under superview: View?) {
    view.hierarchy = self
    view.flags.remove(.isHolder)
    let parent = superview?.node ?? -1
    view.node = changeNodes { $0.add(under: parent) }
    if let superview { noteHolder(superview) }
  }

  /// Puts what was the top of the tree inside another of its views.
  func move(_ view: View, under superview: View) {
    changeNodes { $0.move(view.node, under: superview.node) }
    noteHolder(superview)
  }

  private func noteHolder(_ view: View) {
    guard !view.flags.contains(.isHolder) else { return }
    view.flags.insert(.isHolder)
    changeNodes { $0.setHolder(view, of: view.node) }
  }

  /// Changes the numbers, which nothing else looks at meanwhile.
  func changeNodes<Result>(_ change: (inout TreeNodes) -> Result) -> Result {
    var list = TreeNodes()
    swap(&list, &nodes)
    defer { swap(&list, &nodes) }
    return change(&list)
  }
}
