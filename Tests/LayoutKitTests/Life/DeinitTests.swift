import Foundation
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport

/// Deinitialisers of views.
///
/// Deinitialisers of views that do what a program may do in any other place.
///
/// Swift ends the process when a reference to an object outlives its deinitialiser. So nobody is
/// handed a view that is in its own, whatever way up to it is asked, and whatever hook it is asked in.
@Suite(.makesMistakes) struct DeinitTests {
  /// A view that runs something when it goes.
  private protocol Ending: View {
    var onEnd: ((View) -> Void)? { get set }
  }

  private final class EndingView: View, Ending {
    var onEnd: ((View) -> Void)?
    deinit { onEnd?(self) }
  }
  private final class EndingWindow: Window, Ending {
    var onEnd: ((View) -> Void)?
    deinit { onEnd?(self) }
  }
  private final class EndingStack: StackView, Ending {
    var onEnd: ((View) -> Void)?
    deinit { onEnd?(self) }
  }
  private final class EndingFlow: FlowStack, Ending {
    var onEnd: ((View) -> Void)?
    deinit { onEnd?(self) }
  }
  private final class EndingScroll: ScrollView, Ending {
    var onEnd: ((View) -> Void)?
    deinit { onEnd?(self) }
  }
  private final class EndingCell: TableViewCell, Ending {
    var onEnd: ((View) -> Void)?
    deinit { onEnd?(self) }
  }

  /// A view that keeps whatever it finds above it, in each of its hooks.
  private final class Keeping: View {
    var seen: [AnyObject?] = []
    func look() { seen += [superview, window, next, containingView, superview?.superview] }
    override func willMove(toSuperview newSuperview: View?) { look() }
    override func didMoveToSuperview() { look() }
    override func willMove(toWindow newWindow: Window?) { look() }
    override func didMoveToWindow() { look() }
    override func layoutSubviews() {
      super.layoutSubviews()
      look()
    }
    override func updateConstraints() {
      look()
      super.updateConstraints()
    }
    override var intrinsicContentSize: CGSize {
      look()
      return CGSize(width: 30, height: 40)
    }
    override func layoutMarginsDidChange() { look() }
  }

  enum Kind: CaseIterable { case view, window, stack, flow, scroll, cell }

  /// By which way the view goes.
  enum Way: CaseIterable { case alone, removed, withTheTree, inTheTree }

  /// What its deinitialiser does.
  enum Deed: CaseIterable {
    case ask, removeSubview, giveSubviewAway, giveGuideAway, layOutSubview, layOut, deactivate
    case activate, make, remake, print, hide, add, leave, resize, mistake, inspect, margins, arrange
  }

  private final class Scene {
    let other = Window(size: CGSize(width: 100, height: 100))
    let child = Keeping()
    let inner = Keeping()
    let guide = LayoutGuide()
    var constraints: [LayoutConstraint] = []
    var anchor: LayoutXAxisAnchor?
    var handle: ConstraintHandle?
    var calls = 0
  }

  @Test(arguments: Kind.allCases)
  func `hand out nothing that is going, and leave the rest sound`(kind: Kind) throws {
    for way in Way.allCases where kind != .window || way == .alone {
      for deed in Deed.allCases {
        for isLaidOut in [false, true] {
          let scene = Scene()
          letGo(kind, way, isLaidOut: isLaidOut, scene) { ending in
            scene.calls += 1
            perform(deed, in: ending, scene)
          }
          let name: Comment = "\(kind), \(way), \(deed), laid out: \(isLaidOut)"
          #expect(scene.calls == 1, name)
          #expect(scene.constraints.allSatisfy { !$0.isActive }, name)
          #expect(scene.anchor?.item == nil, name)
          #expect(scene.guide.owningView === (deed == .giveGuideAway ? scene.other : nil), name)
          #expect(scene.child.superview === (deed == .giveSubviewAway ? scene.other : nil), name)
          #expect(scene.inner.superview === scene.child, name)
          try expectSound(scene, name)
        }
      }
    }
  }

  /// Makes a view with a subview, a view in that, a guide, and constraints between them, and lets go.
  private func letGo(
    _ kind: Kind, _ way: Way, isLaidOut: Bool, _ scene: Scene, _ onEnd: @escaping (View) -> Void
  ) {
    var window: Window? = Window(size: CGSize(width: 200, height: 200))
    let view: any Ending =
      switch kind {
      case .view: EndingView()
      case .window: EndingWindow(size: CGSize(width: 200, height: 200))
      case .stack: EndingStack()
      case .flow: EndingFlow()
      case .scroll: EndingScroll()
      case .cell: EndingCell(style: .default, reuseIdentifier: nil)
      }
    switch view {
    case let stack as StackView: stack.addArrangedSubview(scene.child)
    case let flow as FlowStack: flow.addArrangedSubview(scene.child)
    default: view.addSubview(scene.child)
    }
    scene.child.addSubview(scene.inner)
    view.addLayoutGuide(scene.guide)
    scene.handle = scene.inner.layout.make {
      $0.left.top.equalTo(view)
      $0.right.lessThanOrEqualTo(scene.guide)
    }
    let leading = scene.child.leadingAnchor.constraint(
      greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor)
    leading.isActive = true
    scene.constraints = [leading] + (scene.handle?.constraints ?? [])
    scene.anchor = view.trailingAnchor
    let outer = View()
    if way != .alone {
      outer.addSubview(view)
      window?.addSubview(outer)
    }
    if isLaidOut { view.root.layoutIfNeeded() }
    view.onEnd = onEnd
    switch way {
    case .alone, .withTheTree: break
    case .removed: view.removeFromSuperview()
    case .inTheTree: outer.removeFromSuperview()
    }
    // What has been seen while it was alive would keep it so.
    scene.child.seen = []
    scene.inner.seen = []
    window = nil
  }

  private func perform(_ deed: Deed, in ending: View, _ scene: Scene) {
    let (child, inner, guide, other) = (scene.child, scene.inner, scene.guide, scene.other)
    switch deed {
    case .ask:
      child.look()
      inner.look()
      #expect(child.superview == nil && child.window == nil && child.next == nil)
      #expect(inner.superview === child && inner.window == nil)
      #expect(guide.owningView == nil && guide.itemView == nil)
      #expect(scene.anchor?.item == nil)
      for constraint in scene.constraints {
        #expect(constraint.firstItem !== ending && constraint.secondItem !== ending)
      }
    case .removeSubview:
      child.removeFromSuperview()
      for view in ending.subviews { view.removeFromSuperview() }
    case .giveSubviewAway: other.addSubview(child)
    case .giveGuideAway: other.addLayoutGuide(guide)
    case .layOutSubview:
      inner.setNeedsUpdateConstraints()
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
      child.updateConstraintsIfNeeded()
      child.layoutIfNeeded()
    case .layOut:
      ending.setNeedsLayout()
      ending.layoutIfNeeded()
    case .deactivate:
      for constraint in scene.constraints { constraint.isActive = false }
      ending.removeConstraints(ending.constraints)
    case .activate:
      for constraint in scene.constraints {
        constraint.isActive = false
        constraint.isActive = true
      }
      child.widthAnchor.constraint(equalTo: ending.widthAnchor).isActive = true
      inner.widthAnchor.constraint(equalTo: guide.widthAnchor).isActive = true
    case .make:
      child.layout.make { $0.edges.equalToSuperview() }
      inner.layout.make { $0.edges.equalTo(ending) }
      guide.layout.make { $0.edges.equalToSuperview() }
      ending.layout.make { $0.width.equalTo(4) }
      LayoutTransaction.perform { $0.make(child) { $0.size.equalToSuperview() } }
    case .remake:
      inner.layout.remake { $0.left.equalTo(ending).offset(3) }
      scene.handle?.update(offset: 4)
      scene.handle?.remove()
    case .print:
      for constraint in scene.constraints { #expect(!constraint.debugDescription.isEmpty) }
      #expect(!"\(ending) \(child) \(inner) \(guide) \(String(describing: scene.anchor))".isEmpty)
      #expect(!child.itemName.isEmpty && !ending.itemName.isEmpty)
    case .hide:
      child.isHidden.toggle()
      child.invalidateIntrinsicContentSize()
      inner.setContentHuggingPriority(.required, for: .horizontal)
    case .add:
      ending.addSubview(View())
      ending.addLayoutGuide(LayoutGuide())
      child.addSubview(View())
    case .leave: ending.removeFromSuperview()
    case .resize:
      ending.frame.size = CGSize(width: 17, height: 23)
      child.autoresizingMask = [.flexibleWidth]
      child.frame.size.width += 3
    case .mistake:
      ending.onDiagnostic = { _ in child.look() }
      child.layout.make { $0.left.equalTo(View()) }
      child.frame.size.width = .nan
    case .inspect:
      _ = child.hasAmbiguousLayout
      _ = inner.constraintsAffectingLayout(for: .vertical)
      _ = child.systemLayoutSizeFitting(.zero)
      _ = ending.systemLayoutSizeFitting(.zero)
      _ = child.layoutTrace + ending.layoutTrace
      _ = inner.convert(CGPoint.zero, to: nil)
      _ = child.isDescendant(of: ending)
    case .margins:
      ending.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      child.preservesSuperviewLayoutMargins = true
      _ = (child.layoutMargins, inner.safeAreaInsets, child.readableContentGuide.layoutFrame)
      _ = (child.effectiveUserInterfaceLayoutDirection, child.traitCollection, child.tintColor)
    case .arrange:
      (ending as? StackView)?.addArrangedSubview(inner)
      (ending as? StackView)?.removeArrangedSubview(child)
      (ending as? FlowStack)?.removeArrangedSubview(child)
      child.addSubview(inner)
    }
  }

  /// The subview can be laid out in another tree.
  private func expectSound(_ scene: Scene, _ name: Comment) throws {
    if scene.child.superview == nil { scene.other.addSubview(scene.child) }
    // What the deinitialiser was wrong in has been reported, and isn't in question.
    scene.child.onDiagnostic = { _ in }
    scene.child.onDiagnostic = nil
    scene.child.isHidden = false
    scene.child.layout.remake {
      $0.left.equalToSuperview().offset(7)
      $0.top.equalToSuperview().offset(11)
      $0.size.equalTo(CGSize(width: 50, height: 60))
    }
    scene.inner.layout.remake { $0.edges.equalToSuperview().inset(1) }
    try scene.other.layoutOrThrow()
    #expect(scene.child.frame == CGRect(x: 7, y: 11, width: 50, height: 60), name)
    #expect(scene.inner.frame == CGRect(x: 1, y: 1, width: 48, height: 58), name)
    #expect(scene.other.brokenInvariants().isEmpty, name)
    // They have seen the window that holds them.
    scene.child.seen = []
    scene.inner.seen = []
  }
}
