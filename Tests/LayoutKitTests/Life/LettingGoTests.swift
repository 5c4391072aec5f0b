import Foundation
import LayoutKit
import Testing

/// Lets go of what something refers to, and uses what is left in every way.
@Suite struct LettingGoTests {
  /// What is done once it is gone.
  enum Next: CaseIterable {
    case layOut, print, activate, change, update, remake, make, relate, move, ask, letGoOfAll
  }

  @Test(arguments: LettingGo.Referent.allCases)
  func `Nothing refers to it any more, and the rest goes on`(referent: LettingGo.Referent) throws {
    for reference in LettingGo.Reference.allCases {
      for next in Next.allCases {
        for isLaidOut in [false, true] {
          let scene = LettingGo(referent, reference)
          if isLaidOut {
            scene.window.layoutIfNeeded()
            scene.label.layoutIfNeeded()
          }
          scene.letGo()
          let name: Comment = "\(reference), \(next), laid out: \(isLaidOut)"
          for constraint in scene.all {
            #expect(!constraint.isActive, name)
            #expect(constraint.firstItem == nil || constraint.secondItem == nil, name)
          }
          #expect(scene.anchor?.item == nil, name)
          go(on: next, with: scene, name)
          try expectSound(scene, name)
        }
      }
    }
  }

  private func go(on next: Next, with scene: LettingGo, _ name: Comment) {
    switch next {
    case .layOut:
      scene.window.layoutIfNeeded()
      scene.label.layoutIfNeeded()
    case .print:
      for constraint in scene.all {
        #expect(constraint.description.contains("(gone)"), name)
        #expect(constraint.debugDescription.contains("(gone)"), name)
      }
      if let anchor = scene.anchor { #expect(anchor.description == "(gone).leading", name) }
      _ = scene.handle?.description
    case .activate:
      for constraint in scene.all { constraint.isActive = true }
      scene.handle?.activate()
      scene.group?.activate()
      #expect(scene.all.allSatisfy { !$0.isActive }, name)
      #expect(scene.group?.isActive ?? true, name)
      // Each constraint says so once, and the handle's once more; a group drops what has no item.
      let kinds = Set(scene.diagnostics.map(\.kind))
      #expect(scene.all.isEmpty || kinds == [.itemGone], name)
    case .change:
      for constraint in scene.all {
        constraint.constant = 4
        constraint.priority = .defaultLow
        constraint.isActive = false
      }
      scene.handle?.update(offset: 3).update(priority: .required)
      scene.handle?.multiplier = 2
      scene.group?.deactivate()
      scene.label.layout["edge"].update(inset: 2).remove()
    case .update:
      scene.label.layout.update { $0.leading.equalTo(scene.window).offset(1) }
      scene.handle?.remove()
    case .remake:
      scene.label.layout.remake { $0.size.equalTo(3) }
      scene.group?.replace { [label = scene.label] in $0.make(label) { $0.top.equalToSuperview() } }
    case .make:
      scene.label.layout.make { $0.leading.top.equalToSuperview() }
      scene.label.layout.make { $0.width.equalTo(scene.label.layout.height) }
    case .relate:
      guard let anchor = scene.anchor else { break }
      let there = scene.label.leadingAnchor.constraint(equalTo: anchor)
      let back = anchor.constraint(equalTo: scene.label.leadingAnchor, constant: 3)
      LayoutConstraint.activate([there, back])
      #expect(!there.isActive && !back.isActive, name)
      #expect(scene.diagnostics.map(\.kind) == [.itemGone, .itemGone], name)
      #expect(anchor != scene.label.leadingAnchor, name)
    case .move:
      let other = Window(size: CGSize(width: 50, height: 50))
      other.addSubview(scene.label)
      other.layoutIfNeeded()
      scene.label.removeFromSuperview()
    case .ask:
      _ = scene.label.hasAmbiguousLayout
      _ = scene.window.layoutTrace
      _ = scene.label.constraintsAffectingLayout(for: .horizontal)
      _ = scene.label.systemLayoutSizeFitting(.zero)
      _ = scene.label.layoutMargins
      _ = scene.label.next
    case .letGoOfAll: break
    }
  }

  /// The label can be laid out as ever.
  private func expectSound(_ scene: LettingGo, _ name: Comment) throws {
    let label = scene.label
    scene.group?.deactivate()
    label.removeFromSuperview()
    scene.window.addSubview(label)
    label.layout.remake {
      $0.left.equalToSuperview().offset(7)
      $0.top.equalToSuperview().offset(11)
      $0.size.equalTo(CGSize(width: 30, height: 40))
    }
    try scene.window.layoutOrThrow()
    #expect(label.frame == CGRect(x: 7, y: 11, width: 30, height: 40), name)
    #expect(scene.window.brokenInvariants().isEmpty, name)
  }

  /// Places in the course of an edit or a layout at which the program is called.
  enum Hook: CaseIterable {
    case layoutSubviews, updateConstraints, intrinsicContentSize, didMoveToSuperview, didAddSubview
    case willRemoveSubview, onDiagnostic, building, end
  }

  private final class Hooked: View {
    var hooks: [Hook: () -> Void] = [:]
    private func run(_ hook: Hook) {
      let action = hooks.removeValue(forKey: hook)
      action?()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      run(.layoutSubviews)
    }
    override func updateConstraints() {
      run(.updateConstraints)
      super.updateConstraints()
    }
    override var intrinsicContentSize: CGSize {
      run(.intrinsicContentSize)
      return CGSize(width: 9, height: 9)
    }
    override func didMoveToSuperview() { run(.didMoveToSuperview) }
    override func didAddSubview(_ subview: View) { run(.didAddSubview) }
    override func willRemoveSubview(_ subview: View) { run(.willRemoveSubview) }
    deinit { run(.end) }
  }

  @Test(arguments: LettingGo.Referent.allCases)
  func `It may go in the middle of whatever is done`(referent: LettingGo.Referent) throws {
    for reference in LettingGo.Reference.allCases {
      for hook in Hook.allCases {
        let scene = LettingGo(referent, reference)
        let name: Comment = "\(reference), \(hook)"
        var calls = 0
        let letGo = {
          calls += 1
          scene.letGo()
        }
        run(hook, of: scene, letGo)
        #expect(calls == 1, name)
        scene.window.layoutIfNeeded()
        #expect(scene.all.allSatisfy { !$0.isActive }, name)
        #expect(scene.anchor?.item == nil, name)
        try expectSound(scene, name)
      }
    }
  }

  private func run(_ hook: Hook, of scene: LettingGo, _ letGo: @escaping () -> Void) {
    var hooked: Hooked? = Hooked()
    guard let around = scene.label.superview else { return letGo() }
    hooked?.hooks[hook] = letGo
    switch hook {
    case .layoutSubviews, .updateConstraints, .intrinsicContentSize:
      hooked.map(around.addSubview)
      hooked?.layout.make { $0.left.top.equalToSuperview() }
      around.root.layoutIfNeeded()
    case .didMoveToSuperview: hooked.map(around.addSubview)
    case .didAddSubview: hooked?.addSubview(View())
    case .willRemoveSubview:
      let inner = View()
      hooked?.addSubview(inner)
      inner.removeFromSuperview()
    case .onDiagnostic:
      hooked.map(around.addSubview)
      hooked?.onDiagnostic = { _ in letGo() }
      hooked?.layout.make { $0.left.equalTo(View()) }
    case .building:
      hooked.map(around.addSubview)
      hooked?.layout.make {
        letGo()
        $0.left.equalToSuperview()
      }
    case .end: hooked = nil
    }
    // It may still be in the window of the scene, which these keep.
    hooked?.hooks = [:]
    hooked?.onDiagnostic = nil
  }
}
