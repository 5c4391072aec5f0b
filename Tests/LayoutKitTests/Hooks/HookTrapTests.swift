import Foundation
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport

/// Programs that ended the process: code of theirs ran while something was being changed, or
/// answered with what no list has.
@Suite(.makesMistakes, .timeLimit(.minutes(Seeds.limit))) struct HookTrapTests {
  private let window = Window(size: CGSize(width: 100, height: 100))

  // MARK: Tables

  /// A table that looks at its cells whenever one leaves.
  private final class Looking: TableView {
    var seen: [Int] = []
    override func willRemoveSubview(_ subview: View) { seen.append(visibleCells.count) }
  }

  private final class Cell: TableViewCell {
    var onHide: (Cell) -> Void = { _ in }
    var onEnd: () -> Void = {}
    override var isHidden: Bool { didSet { onHide(self) } }
    deinit { onEnd() }
  }

  private func show(
    _ table: TableView, _ count: @autoclosure @escaping () -> Int, identifier: String? = nil,
    _ setUp: @escaping (Cell) -> Void = { _ in }
  ) {
    table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    table.rowHeight = 20
    window.addSubview(table)
    table.showRows(count: count) { _, _ in
      let cell = Cell(reuseIdentifier: identifier)
      setUp(cell)
      return cell
    }
    window.layoutIfNeeded()
  }

  @Test func `A table that looks at its cells while they leave it`() {
    let table = Looking()
    show(table, 20)
    table.contentOffset.y = 60
    window.layoutIfNeeded()
    // Rows 0 to 2 leave, and rows 3 and 4 stay.
    #expect(table.seen == [2, 2, 2])
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [3, 4, 5, 6, 7])
  }

  @Test func `Cells that look at their table while they are hidden, or end`() {
    let table = TableView()
    var hidden = 0
    show(table, 20, identifier: "cell") { [weak table] cell in
      cell.onHide = { [weak table] _ in hidden += table?.visibleCells.count ?? 0 }
    }
    table.contentOffset.y = 60
    window.layoutIfNeeded()
    #expect(hidden > 0)
    let other = TableView()
    var ended = 0
    show(other, 20) { [weak other] cell in
      cell.onEnd = { [weak other] in
        ended += 1
        guard let other else { return }
        _ = other.visibleCells.count + other.numberOfSections
      }
    }
    other.contentOffset.y = 60
    window.layoutIfNeeded()
    #expect(ended == 3)
  }

  @Test func `A data source that shrinks and reloads while rows are deleted`() {
    final class Shrinking: TableViewDataSource {
      var counts = [4, 4]
      var isShrinking = false

      func numberOfSections(in tableView: TableView) -> Int {
        if isShrinking {
          counts = [1]
          tableView.reloadData()
          _ = tableView.numberOfSections
        }
        return counts.count
      }

      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
      }

      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(reuseIdentifier: nil)
      }
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let source = Shrinking()
    window.addSubview(table)
    window.onDiagnostic = { _ in }
    table.dataSource = source
    window.layoutIfNeeded()
    source.isShrinking = true
    table.deleteRows(at: [IndexPath(row: 3, section: 1)])
    source.isShrinking = false
    window.layoutIfNeeded()
    #expect(table.numberOfSections == 1 && table.visibleCells.count == 1)
  }

  @Test func `Rows that change while they are counted, placed or reported`() {
    final class Moving: TableView {
      var onBounds: (Moving) -> Void = { _ in }
      override var bounds: CGRect {
        get {
          onBounds(self)
          return super.bounds
        }
        set { super.bounds = newValue }
      }
    }
    let table = Moving()
    var count = 30
    show(table, count)
    count = 2
    table.onBounds = { table in
      table.onBounds = { _ in }
      table.reloadData()
      _ = table.numberOfSections
    }
    #expect(table.rectForRow(at: IndexPath(row: 29, section: 0)) == .zero)
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
  }

  @Test func `A table whose offset, bounds or row height is no number`() {
    final class Odd: TableView {
      var offset: CGFloat?
      var height: CGFloat?
      var row: CGFloat?
      override var contentOffset: CGPoint {
        get { CGPoint(x: 0, y: offset ?? super.contentOffset.y) }
        set { super.contentOffset = newValue }
      }
      override var bounds: CGRect {
        get {
          var bounds = super.bounds
          if let height { bounds.size.height = height }
          return bounds
        }
        set { super.bounds = newValue }
      }
      override var rowHeight: CGFloat {
        get { row ?? super.rowHeight }
        set { super.rowHeight = newValue }
      }
    }
    window.onDiagnostic = { _ in }
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
      for property in 0..<3 {
        let table = Odd()
        show(table, 3)
        if property == 0 { table.offset = number }
        if property == 1, number < .infinity || number.isNaN { table.height = number }
        if property == 2 { table.row = number }
        table.reloadData()
        table.setNeedsLayout()
        window.layoutIfNeeded()
        _ = table.indexPathForRow(at: CGPoint(x: number, y: number))
        #expect(table.numberOfRows(inSection: 0) == 3)
        table.removeFromSuperview()
      }
    }
  }

  // MARK: Stacks

  @Test func `A handler that takes out the view that a stack reports about`() {
    let stack = StackView()
    let (a, b) = (View(), View())
    window.addSubview(stack)
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    stack.layout.make { $0.edges.equalToSuperview() }
    var count = 0
    window.onDiagnostic = { _ in
      count += 1
      stack.removeArrangedSubview(a)
    }
    stack.setFlex(grow: 1e-12, shrink: 1e-12, for: a)
    window.layoutIfNeeded()
    #expect(count > 0)
    #expect(stack.arrangedSubviews.count == 1 && stack.arrangedSubviews.first === b)
    #expect(a.constraints.isEmpty && !a.translatesAutoresizingMaskIntoConstraints)
    #expect(b.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(window.brokenInvariants() == [])
  }

  @Test func `An arranged view that leaves when its frame is no longer to place it`() {
    final class Leaving: View {
      override var translatesAutoresizingMaskIntoConstraints: Bool {
        didSet { removeFromSuperview() }
      }
    }
    let (stack, flow) = (StackView(), FlowStack())
    window.addSubview(stack)
    window.addSubview(flow)
    stack.addArrangedSubview(Leaving())
    flow.addArrangedSubview(Leaving())
    stack.addArrangedSubview(View())
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 1 && flow.arrangedSubviews.isEmpty)
    #expect(window.brokenInvariants() == [])
  }

  @Test func `A stack that takes out others while it gives up a guide, or is to update`() {
    final class Emptying: StackView {
      var isEmptying = false
      private func empty() {
        guard isEmptying else { return }
        isEmptying = false
        for view in arrangedSubviews { removeArrangedSubview(view) }
      }
      override func removeLayoutGuide(_ guide: LayoutGuide) {
        super.removeLayoutGuide(guide)
        empty()
      }
      override func setNeedsUpdateConstraints() {
        super.setNeedsUpdateConstraints()
        empty()
      }
    }
    let stack = Emptying()
    window.addSubview(stack)
    let views = (0..<6).map { _ in View() }
    stack.distribution = .equalSpacing
    stack.setArrangedSubviews(views)
    window.layoutIfNeeded()
    stack.isEmptying = true
    stack.setArrangedSubviews([views[5], View()])
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 2)
    stack.isEmptying = true
    stack.removeAllArrangedSubviews()
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(window.brokenInvariants() == [])
  }

  @Test func `Views leave a container whose own hook says nothing of it`() {
    final class Silent: StackView {
      override func willRemoveSubview(_ subview: View) {}
    }
    final class SilentFlow: FlowStack {
      override func willRemoveSubview(_ subview: View) {}
    }
    let (stack, flow, a, b) = (Silent(), SilentFlow(), View(), View())
    window.addSubview(stack)
    window.addSubview(flow)
    stack.addArrangedSubview(a)
    flow.addArrangedSubview(b)
    a.removeFromSuperview()
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty && flow.arrangedSubviews.isEmpty)
    window.layoutIfNeeded()
    #expect(window.brokenInvariants() == [])
  }

  // MARK: Statements

  @Test func `Statements call no override, but the container that measures them is arranged again`()
  {
    final class Stack: StackView {
      var calls = 0
      override func setNeedsUpdateConstraints() {
        calls += 1
        super.setNeedsUpdateConstraints()
      }
    }
    final class Flow: FlowStack {
      var calls = 0
      override func invalidateIntrinsicContentSize() {
        calls += 1
        super.invalidateIntrinsicContentSize()
      }
      override func setNeedsLayout() {
        calls += 1
        super.setNeedsLayout()
      }
    }
    let edits: [(name: String, edit: (View) -> Void, width: CGFloat)] = [
      ("named again", { $0.layout.make { $0.width.equalTo(20).id("width") } }, 20),
      ("updated", { $0.layout.update { $0.width.equalTo(30).id("width") } }, 30),
      ("remade", { $0.layout.remake { $0.edges.equalToSuperview().inset(4) } }, 18),
      ("another state", { $0.layout.switchState(to: "wide") }, 50),
      ("removed", { $0.layout.remove() }, 0),
    ]
    for (name, edit, width) in edits {
      let (stack, flow) = (Stack(), Flow())
      stack.distribution = .fillProportionally
      let boxes = [View(), View(), View()]
      let inners = boxes.map { box in
        let inner = View()
        box.addSubview(inner)
        inner.layout.make {
          $0.edges.equalToSuperview().priority(.high)
          $0.width.equalTo(10).priority(900).id("width")
        }
        inner.layout.state("narrow") { $0.width.greaterThanOrEqualTo(10) }
        inner.layout.state("wide") { $0.width.equalTo(50) }
        inner.layout.switchState(to: "narrow")
        return inner
      }
      window.addSubview(stack)
      window.addSubview(flow)
      stack.layout.make {
        $0.top.leading.equalToSuperview()
        $0.size.equalTo(CGSize(width: 90, height: 10))
      }
      flow.layout.make {
        $0.top.equalTo(stack.layout.bottom)
        $0.leading.equalToSuperview()
        $0.size.equalTo(CGSize(width: 200, height: 10))
      }
      stack.addArrangedSubview(boxes[0])
      stack.addArrangedSubview(boxes[1])
      flow.addArrangedSubview(boxes[2])
      window.layoutIfNeeded()
      #expect(boxes.map(\.frame.width) == [45, 45, 10], "\(name)")
      (stack.calls, flow.calls) = (0, 0)
      for inner in [inners[0], inners[2]] { edit(inner) }
      #expect(stack.calls == 0 && flow.calls == 0, "\(name)")
      window.layoutIfNeeded()
      #expect(boxes[2].frame.width == width, "\(name)")
      stack.removeFromSuperview()
      flow.removeFromSuperview()
    }
    #expect(window.brokenInvariants() == [])
  }

  private final class Ending {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    deinit { body() }
  }

  @Test func `What a handler holds looks at the handler when it ends`() {
    let (window, table) = (window, TableView())
    var ended = 0
    func ending() -> Ending {
      Ending {
        ended += 1
        _ = window.onDiagnostic
        window.onDiagnostic = { _ in }
        table.register(forCellReuseIdentifier: "a") { TableViewCell(reuseIdentifier: "a") }
        table.showRows {
          1
        } cell: { _, _ in
          TableViewCell(reuseIdentifier: nil)
        }
      }
    }
    var object: Ending? = ending()
    window.onDiagnostic = { [object] _ in _ = object }
    object = nil
    window.onDiagnostic = nil
    object = ending()
    table.register(forCellReuseIdentifier: "a") { [object] in
      _ = object
      return TableViewCell(reuseIdentifier: "a")
    }
    object = nil
    table.register(forCellReuseIdentifier: "a") { TableViewCell(reuseIdentifier: "a") }
    object = ending()
    table.showRows {
      1
    } cell: { [object] _, _ in
      _ = object
      return TableViewCell(reuseIdentifier: nil)
    }
    object = nil
    table.showRows {
      2
    } cell: { _, _ in
      TableViewCell(reuseIdentifier: nil)
    }
    #expect(ended == 3)
  }

  @Test func `A view that ends while those that have been resized are forgotten`() {
    final class Last: View {
      weak var box: View?
      deinit { box?.frame.size.width += 1 }
    }
    final class Dropping: View {
      override var frame: CGRect { didSet { superview?.removeFromSuperview() } }
    }
    let box = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(box)
    box.addSubview(View())
    do {
      let last = Last(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      last.box = box
      last.autoresizingMask = .flexibleWidth
      let inner = Dropping(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      inner.autoresizingMask = .flexibleWidth
      last.addSubview(inner)
      box.addSubview(last)
    }
    box.frame.size.width = 80
    #expect(box.subviews.count == 1)
    #expect(box.frame.width == 81)
  }

  @Test func `A group that replaces its statements while it replaces them keeps the last`() {
    let view = View()
    window.addSubview(view)
    let group = ConstraintGroup()
    group.replace { make in
      make.make(view) { maker in
        group.replace { $0.make(view) { $0.width.equalTo(10) } }
        maker.height.equalTo(20)
      }
    }
    #expect(group.constraints.map(\.firstAttribute) == [.height])
    #expect(view.constraints.map(\.firstAttribute) == [.height])
  }
}
