import Foundation
import LayoutKit

/// Something a hook does that it had better not.
struct HostileEdit: Sendable, CustomStringConvertible {
  let description: String
  /// Makes the edit; the view is the one that the hook is about, if there is one.
  let make: @Sendable (HostileScene, View?) -> Void

  init(_ description: String, _ make: @escaping @Sendable (HostileScene, View?) -> Void) {
    self.description = description
    self.make = make
  }

  static let all: [HostileEdit] = trees + constraints + containers + tables + layouts + others

  // MARK: The tree

  private static let trees = [
    HostileEdit("takes the view out") { _, view in view?.removeFromSuperview() },
    HostileEdit("empties the window") { scene, _ in
      for view in scene.window.subviews { view.removeFromSuperview() }
    },
    HostileEdit("empties all views") { scene, _ in
      for view in scene.views { for inner in view.subviews { inner.removeFromSuperview() } }
    },
    HostileEdit("adds views") { scene, view in
      for parent in [view, scene.content, scene.box] {
        guard let parent else { continue }
        let new = View()
        parent.insertSubview(new, at: 0)
        new.layout.make { $0.edges.equalToSuperview().inset(1) }
      }
    },
    HostileEdit("moves the view within the tree") { scene, view in
      if let view { scene.attic.addSubview(view) }
      if let box = scene.box { scene.attic.addSubview(box) }
    },
    HostileEdit("moves the content to another window") { scene, _ in
      scene.other.addSubview(scene.content)
    },
    HostileEdit("puts the tree into a new one") { scene, view in
      let shell = View()
      for _ in 0..<40 { shell.addSubview(View()) }
      if let top = view ?? scene.box { shell.addSubview(top) }
      scene.attic.addSubview(shell)
    },
    HostileEdit("turns the order of subviews round") { scene, _ in
      for view in scene.views { for inner in view.subviews { view.sendSubviewToBack(inner) } }
    },
    HostileEdit("lets go of everything") { scene, view in
      view?.removeFromSuperview()
      scene.content.removeFromSuperview()
      scene.content = HostileView()
      scene.controller.made = nil
      (scene.box, scene.leaf, scene.host, scene.guide) = (nil, nil, nil, nil)
      (scene.label, scene.stack, scene.flow) = (nil, nil, nil)
      (scene.scroll, scene.table) = (nil, nil)
    },
  ]

  // MARK: Constraints

  private static let constraints = [
    HostileEdit("deactivates all constraints") { scene, _ in
      for view in scene.views { view.removeConstraints(view.constraints) }
    },
    HostileEdit("activates constraints, some of which clash") { scene, view in
      for item in [view, scene.leaf, scene.host] {
        guard let item else { continue }
        scene.constrained(item, .width, 33)
        scene.constrained(item, .width, 44)
        scene.leaf?.layout.make { $0.height.equalTo(item).offset(1).priority(990) }
      }
    },
    HostileEdit("changes constants and priorities") { scene, _ in
      for constraint in scene.views.flatMap(\.constraints) {
        constraint.constant += 3
        constraint.priority = LayoutPriority(constraint.priority.rawValue == 1000 ? 600 : 1000)
      }
    },
    HostileEdit("remakes statements") { scene, view in
      for item in [view, scene.leaf, scene.host] {
        item?.layout.remake { $0.size.equalTo(10).priority(400) }
      }
      scene.group.replace { _ in }
      scene.host?.layout.switchState(to: "slim")
      scene.guide?.layout.remove()
      scene.handle?.remove()
    },
    HostileEdit("takes guides away") { scene, _ in
      scene.guide?.owningView = nil
      for view in scene.views {
        for guide in view.layoutGuides { view.removeLayoutGuide(guide) }
      }
    },
    HostileEdit("changes how frames count") { scene, view in
      for item in scene.views.dropFirst(2) + [view].compactMap({ $0 }) {
        item.translatesAutoresizingMaskIntoConstraints.toggle()
        item.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
        item.frame = CGRect(x: 2, y: 3, width: 44, height: 55)
      }
    },
  ]

  // MARK: Containers

  private static let containers = [
    HostileEdit("takes out what is arranged") { scene, _ in
      scene.stack?.removeAllArrangedSubviews()
      for view in scene.flow?.arrangedSubviews ?? [] { scene.flow?.removeArrangedSubview(view) }
    },
    HostileEdit("arranges more, and in another order") { scene, view in
      guard let stack = scene.stack else { return }
      stack.insertArrangedSubview(View(), at: 0)
      if let view { stack.addArrangedSubview(view) }
      stack.setArrangedItems(stack.arrangedItems.reversed())
      scene.flow?.insertArrangedSubview(View(), at: 0)
    },
    HostileEdit("changes settings of containers") { scene, _ in
      guard let stack = scene.stack else { return }
      stack.axis = stack.axis == .vertical ? .horizontal : .vertical
      stack.distribution = .fillEqually
      stack.alignment = .firstBaseline
      stack.separators = stack.separators == nil ? StackSeparators(color: .black) : nil
      for view in stack.arrangedSubviews { view.isHidden.toggle() }
      scene.flow?.spacing += 1
    },
    HostileEdit("moves arranged views to another container") { scene, _ in
      for view in scene.stack?.arrangedSubviews ?? [] where view !== scene.flow {
        scene.flow?.addArrangedSubview(view)
      }
    },
  ]

  // MARK: Tables and scroll views

  private static let tables = [
    HostileEdit("has no rows any more") { scene, _ in
      scene.counts = []
      scene.table?.reloadData()
      _ = scene.table?.numberOfSections
      scene.table?.layoutIfNeeded()
    },
    HostileEdit("has other rows") { scene, _ in
      scene.counts = [1, 9, 2]
      scene.table?.reloadData()
      _ = scene.table?.rectForRow(at: IndexPath(row: 8, section: 1))
    },
    HostileEdit("changes rows") { scene, _ in
      scene.counts = [2, 2]
      scene.table?.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: 0) })
      scene.table?.insertRows(at: [IndexPath(row: 0, section: 1)])
      scene.table?.rowHeight = 7
    },
    HostileEdit("takes the data source away, and the cells") { scene, _ in
      scene.table?.dataSource = nil
      _ = scene.table?.numberOfSections
      for cell in scene.table?.visibleCells ?? [] { cell.removeFromSuperview() }
      scene.table?.delegate = nil
      scene.scroll?.delegate = nil
      scene.table?.register(forCellReuseIdentifier: "cell") { TableViewCell(reuseIdentifier: nil) }
    },
    HostileEdit("scrolls") { scene, _ in
      scene.table?.contentOffset.y += 17
      scene.scroll?.contentOffset.y += 5
      scene.scroll?.contentInset.left += 1
      scene.table?.scrollToRow(at: IndexPath(row: 4, section: 0), at: .top, animated: false)
    },
  ]

  // MARK: Layouts

  private static let layouts = [
    HostileEdit("lays out") { scene, view in
      view?.setNeedsLayout()
      view?.layoutIfNeeded()
      scene.window.setNeedsUpdateConstraints()
      scene.window.updateConstraintsIfNeeded()
      scene.window.layoutIfNeeded()
    },
    HostileEdit("measures") { scene, view in
      _ = view?.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      for view in scene.views {
        _ = view.systemLayoutSizeFitting(CGSize(width: 50, height: 0))
      }
    },
    HostileEdit("changes content") { scene, view in
      scene.label?.text = (scene.label?.text ?? "") + " more"
      scene.leaf?.size.width += 2
      view?.invalidateIntrinsicContentSize()
      for view in scene.views { view.invalidateIntrinsicContentSize() }
    },
    HostileEdit("hides and shows") { scene, view in
      view?.isHidden.toggle()
      for view in scene.views { view.isHidden.toggle() }
    },
    HostileEdit("inspects") { scene, view in
      _ = scene.window.layoutTrace
      _ = view?.hasAmbiguousLayout
      _ = scene.leaf?.constraintsAffectingLayout(for: .vertical)
      try? scene.window.layoutOrThrow()
      _ = scene.views.map { $0.safeAreaInsets.top + $0.layoutMargins.top }
    },
  ]

  // MARK: Surroundings, controllers and handlers

  private static let others = [
    HostileEdit("changes the surroundings") { scene, view in
      scene.window.environment.scale = scene.window.scale == 3 ? 1 : 3
      scene.window.environment.safeAreaInsets.left += 2
      scene.window.frame.size.width += 10
      scene.window.userInterfaceLayoutDirection = .rightToLeft
      view?.layoutMargins.top += 1
      view?.semanticContentAttribute = .forceLeftToRight
    },
    HostileEdit("changes controllers") { scene, _ in
      scene.controller.addChild(scene.child)
      scene.child.removeFromParent()
      scene.child.addChild(scene.controller)
      scene.controller.removeFromParent()
      scene.window.rootViewController = ViewController()
      scene.controller.view = View()
    },
    HostileEdit("makes mistakes") { scene, view in
      view?.layout.make { $0.width.equalTo(CGFloat.infinity) }
      scene.leaf?.layout.make { $0.left.equalTo(scene.other) }
      scene.leaf.map { leaf in leaf.addSubview(leaf) }
      scene.window.scale = -1
      scene.stack?.spacing = .nan
    },
    HostileEdit("changes handlers") { scene, view in
      let view = view ?? scene.leaf
      scene.window.onDiagnostic = { _ in _ = view }
      scene.content.onDiagnostic = { _ in }
      scene.window.onDiagnostic = nil
    },
  ]
}
