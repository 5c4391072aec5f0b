import Foundation
import LayoutKit

/// A tree with one of everything that calls the program, each of which may misbehave.
///
/// Whatever the library calls tells the scene, by the name of a row in ``CallOut/all()``. What the row
/// under test calls makes one of the ``HostileEdit``s there and then, a few times at most.
final class HostileScene {
  let window = Window(size: CGSize(width: 200, height: 160))
  let other = Window(size: CGSize(width: 90, height: 90))
  let attic = View()
  let controller = HostileController()
  let child = HostileController()
  var content = HostileView()
  var box: HostileView?
  var leaf: HostileView?
  var host: HostileView?
  var guide: HostileGuide?
  var label: HostileLabel?
  var stack: HostileStack?
  var flow: HostileFlow?
  var scroll: HostileScroll?
  var table: HostileTable?
  let rows = HostileRows()
  let item = HostileItem()
  var group = ConstraintGroup()
  var handle: ConstraintHandle?
  /// The rows of the two sections of the table.
  var counts = [6, 3]
  private(set) var reports: [LayoutDiagnostic] = []

  private let callOut: String
  private var edit: ((HostileScene, View?) -> Void)?
  private var isEditing = false
  /// How often the library has called what is under test.
  private(set) var hits = 0

  init(_ callOut: String, _ edit: ((HostileScene, View?) -> Void)?) {
    self.callOut = callOut
    build()
    self.edit = edit
  }

  /// Hears of a call by the library; `view` is what it is about.
  func hit(_ name: String, _ view: View? = nil) {
    guard name == callOut else { return }
    hits += 1
    guard !isEditing, hits <= 3, let edit else { return }
    isEditing = true
    edit(self, view)
    isEditing = false
  }

  /// From here on everything behaves.
  func disarm() { edit = nil }

  /// All that was put into the scene and has not been dropped.
  var views: [View] {
    let some: [View?] = [
      window, other, attic, content, box, leaf, host, label, stack, flow, scroll, table,
    ]
    return some.compactMap { $0 }
  }

  // MARK: Building

  private func build() {
    window.name = "window"
    window.onDiagnostic = { [unowned self] in
      reports.append($0)
      hit("View.onDiagnostic", window)
    }
    other.onDiagnostic = { _ in }
    for (index, owner) in [controller, child].enumerated() {
      owner.scene = self
      owner.title = "controller \(index)"
    }
    controller.made = content
    window.rootViewController = controller
    window.addSubview(attic)
    content.scene = self
    content.name = "content"
    buildBox()
    buildContainers()
    buildTable()
  }

  func made(_ name: String, in superview: View? = nil) -> HostileView {
    let view = HostileView()
    view.scene = self
    view.name = name
    superview?.addSubview(view)
    return view
  }

  private func buildBox() {
    let box = made("box", in: content)
    let leaf = made("leaf", in: box)
    let host = made("host", in: box)
    let guide = HostileGuide()
    guide.scene = self
    host.addLayoutGuide(guide)
    leaf.size = CGSize(width: 30, height: 10)
    item.view = leaf
    item.scene = self
    box.layout.make { $0.left.top.equalToSuperview(.margins) }
    box.layout.make { $0.width.equalTo(90) }
    leaf.layout.make {
      $0.leading.equalToSuperview().offset(4)
      $0.firstBaseline.equalToSuperview().offset(20).priority(900)
      $0.right.lessThanOrEqualToSuperview()
    }
    host.layout.make {
      $0.left.bottom.equalToSuperview()
      $0.top.equalTo(leaf.layout.bottom).priority(700)
      $0.size.equalTo(CGSize(width: 12, height: 12)).priority(800)
    }
    guide.layout.make { $0.edges.equalTo(host.layoutMarginsGuide) }
    handle = leaf.layout.make { $0.height.equalTo(9).priority(300).id("height") }
    host.layout.state("wide") { $0.width.equalTo(40) }
    host.layout.state("slim") { $0.width.equalTo(4) }
    (self.box, self.leaf, self.host, self.guide) = (box, leaf, host, guide)
  }

  private func buildContainers() {
    let label = HostileLabel()
    label.scene = self
    label.text = "two words"
    label.numberOfLines = 0
    let stack = HostileStack()
    stack.scene = self
    stack.axis = .vertical
    stack.alignment = .leading
    content.addSubview(stack)
    stack.addArrangedSubview(label)
    for index in 0..<2 {
      let view = made("arranged \(index)")
      view.size = CGSize(width: 20, height: 8)
      stack.addArrangedSubview(view)
    }
    stack.addSpacer(StackSpacer(.fixed(3)))
    stack.separators = StackSeparators(color: .black)
    let flow = HostileFlow()
    flow.scene = self
    for index in 0..<3 {
      let view = made("tile \(index)")
      view.size = CGSize(width: 25, height: 7)
      flow.addArrangedSubview(view)
    }
    stack.addArrangedSubview(flow)
    stack.layout.make {
      $0.right.top.equalToSuperview()
      $0.width.equalTo(80)
    }
    let scroll = HostileScroll()
    scroll.scene = self
    scroll.delegate = rows
    let page = made("page", in: scroll)
    content.addSubview(scroll)
    page.layout.make {
      $0.edges.equalTo(scroll.contentLayoutGuide)
      $0.size.equalTo(CGSize(width: 100, height: 120))
    }
    scroll.layout.make {
      $0.left.bottom.equalToSuperview()
      $0.size.equalTo(CGSize(width: 60, height: 40))
    }
    (self.label, self.stack, self.flow, self.scroll) = (label, stack, flow, scroll)
  }

  private func buildTable() {
    let table = HostileTable()
    table.scene = self
    table.name = "table"
    table.frame = CGRect(x: 100, y: 80, width: 80, height: 60)
    rows.scene = self
    table.dataSource = rows
    table.delegate = rows
    table.register(forCellReuseIdentifier: "cell") { [weak self] in
      self?.hit("TableView.register closure", self?.table)
      return HostileCell(scene: self, identifier: "cell")
    }
    content.addSubview(table)
    self.table = table
  }
}
