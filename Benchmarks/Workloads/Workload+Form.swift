import LayoutSolver

nonisolated extension Workload {
  /// A form of three labels, three fields and a control, as the solver benchmark known as "enaml"
  /// describes it: 37 variables and 111 constraints on six levels.
  ///
  /// The window's size is a wish of the second level here, as it is there. Restated from
  /// `benchmarks/enaml_like_benchmark.cpp` of https://github.com/nucleic/kiwi, by structure.
  package static func form() -> Workload {
    let (strong, control, gap, medium, weak) = (900.0, 800.0, 700.0, 600.0, 250.0)
    var work = Workload(sizes: Size(400, 600), Size(600, 400), rootPriority: strong)
    let root = work.root
    let inner = View(
      left: work.variable(), top: work.variable(), width: work.variable(),
      height: work.variable())
    // The contents are held by their edges: what is called width and height is right and bottom.
    let (right, bottom) = (inner.width, inner.height)
    let middle = work.variable()
    work.keepPositive(root)
    work.add([(root.width, 1)], .equal, 0, medium)
    work.add([(root.height, 1)], .equal, 0, medium)
    work.add([(inner.top, 1), (root.top, -1)], .equal, 10)
    work.add([(inner.left, 1), (root.left, -1)], .equal, 10)
    work.add([(root.left, 1), (root.width, 1), (right, -1)], .equal, 10)
    work.add([(root.top, 1), (root.height, 1), (bottom, -1)], .equal, 10)

    let labels = [67.0, 66, 24].map { work.label(width: $0, strong: strong, weak: weak) }
    let fields = (0..<3).map { _ in work.field(strong: strong) }
    let picker = work.bareView()
    work.keepPositive(picker)
    work.add([(picker.height, 1)], .greaterThanOrEqual, 24, control)
    work.add([(picker.height, 1)], .lessThanOrEqual, 24, control)
    work.add([(picker.width, 1)], .greaterThanOrEqual, 119, control)
    work.add([(picker.width, 1)], .lessThanOrEqual, 16_777_200, control)

    // The right-hand column begins at the midline, and each label is level with its neighbor.
    let column = [fields[0], fields[1], picker]
    for (label, view) in zip(labels, column) {
      work.add([(view.left, 1), (middle, -1)], .equal, 0, strong)
      work.add(
        [(view.top, 1), (view.height, 0.5), (label.top, -1), (label.height, -0.5)],
        .equal, 0, strong)
      work.space([(label.left, 1), (inner.left, -1)], 0, gap)
      work.space([(view.left, 1), (label.left, -1), (label.width, -1)], 10, gap)
      work.space([(right, 1), (view.left, -1), (view.width, -1)], 0, gap)
    }
    for views in [labels, column] {
      work.space([(views[0].top, 1), (inner.top, -1)], 0, gap)
      for (view, next) in zip(views, views[1...] + [fields[2]]) {
        work.space([(next.top, 1), (view.top, -1), (view.height, -1)], 10, gap)
      }
      // The last field closes both columns, so that this is said twice.
      work.space([(bottom, 1), (fields[2].top, -1), (fields[2].height, -1)], 0, gap)
    }
    work.space([(fields[2].left, 1), (inner.left, -1)], 0, gap)
    work.space([(right, 1), (fields[2].left, -1), (fields[2].width, -1)], 0, gap)
    return work
  }

  private mutating func bareView() -> View {
    View(left: variable(), top: variable(), width: variable(), height: variable())
  }

  private mutating func keepPositive(_ view: View) {
    for variable in [view.left, view.top, view.width, view.height] {
      add([(variable, 1)], .greaterThanOrEqual, 0)
    }
  }

  /// At least so far apart, and preferably no more.
  private mutating func space(
    _ terms: [(variable: Int, coefficient: Double)], _ distance: Double, _ priority: Double
  ) {
    add(terms, .greaterThanOrEqual, distance)
    add(terms, .equal, distance, priority)
  }

  private mutating func label(width: Double, strong: Double, weak: Double) -> View {
    let view = bareView()
    keepPositive(view)
    add([(view.width, 1)], .equal, width, weak)
    add([(view.width, 1)], .greaterThanOrEqual, width, strong)
    add([(view.height, 1)], .equal, 16, strong)
    add([(view.height, 1)], .greaterThanOrEqual, 16, strong)
    return view
  }

  private mutating func field(strong: Double) -> View {
    let view = bareView()
    keepPositive(view)
    add([(view.width, 1)], .greaterThanOrEqual, 125, strong)
    add([(view.height, 1)], .equal, 21, strong)
    add([(view.height, 1)], .greaterThanOrEqual, 21, strong)
    return view
  }
}
